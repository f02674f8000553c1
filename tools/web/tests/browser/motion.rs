//! Motion, and none of it for those who want none.

use crate::board::GAME;
use crate::driver::Look;
use crate::visit::visit_with;

#[test]
fn pieces_glide_on_the_board() {
    assert_ne!(motions_of_a_move(Look::Desktop), Some(0));
}

#[test]
fn nothing_moves_with_reduced_motion() {
    assert!(matches!(
        motions_of_a_move(Look::ReducedMotion),
        None | Some(0)
    ));
}

/// What shows the result of a move must not tell it before the piece is there.
#[test]
fn the_result_of_a_move_waits_for_the_piece() {
    visit_with(Look::Desktop, |visit| {
        let page = &visit.page;
        page.go("#game?rules=soucie&fen=5ll1/8/2LL2l1/3L4/8/3L4/8/8+w+-+-+0+1");
        page.until_named(GAME, "d3", "can move to");
        page.js("window.seen = [];
            new MutationObserver(() => {
                const isGliding = Boolean(document.querySelector('#board .piece.moved'));
                for (const kind of ['last', 'winning'])
                    if (document.querySelector(`#board .tint.${kind}`))
                        window.seen.push(`${kind} ${isGliding}`);
                if (isGliding) window.seen.push('gliding');
            }).observe(document.querySelector('#board'), { subtree: true, childList: true });");
        page.click_move(GAME, "d3", "c4");
        page.until(
            "the group",
            "document.querySelector('#board .tint.winning')",
        );
        let mut seen: Vec<String> = serde_json::from_value(page.js("return window.seen;")).unwrap();
        seen.sort();
        seen.dedup();
        assert_eq!(seen, ["gliding", "last false", "winning false"]);
    });
}

/// Makes a move and counts the transitions and animations; `None` without a browser.
fn motions_of_a_move(look: Look) -> Option<u64> {
    let mut motions = None;
    visit_with(look, |visit| {
        let page = &visit.page;
        page.js("window.motions = 0;
            for (const kind of ['transitionrun', 'animationstart']) {
                document.querySelector('#board')
                    .addEventListener(kind, () => { window.motions++; });
            }");
        page.click_move(GAME, "b1", "b3");
        page.until_turn("Black", 2);
        motions = page.js("return window.motions;").as_u64();
    });
    motions
}
