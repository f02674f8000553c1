//! Motion, and none of it for those who want none.

use crate::board::{GAME, MOVER_WINS};
use crate::visit::visit;

#[test]
fn pieces_glide_on_the_board_unless_motion_is_to_be_reduced() {
    assert_ne!(motions_of_a_move("no-preference"), 0);
    assert_eq!(motions_of_a_move("reduce"), 0);
}

/// What shows the result of a move must not tell it before the piece is there.
#[test]
fn the_result_of_a_move_waits_for_the_piece() {
    let page = &visit();
    page.go(MOVER_WINS);
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
    page.element("#board .tint.winning");
    let mut seen: Vec<String> = page.read("return window.seen;");
    seen.sort();
    seen.dedup();
    assert_eq!(seen, ["gliding", "last false", "winning false"]);
}

/// Makes a move with a value of `prefers-reduced-motion`; returns how many transitions and
/// animations begin.
fn motions_of_a_move(preference: &str) -> u64 {
    let page = &visit();
    page.set_media("prefers-reduced-motion", preference);
    page.go("");
    page.js("window.motions = 0;
        for (const kind of ['transitionrun', 'animationstart']) {
            document.querySelector('#board')
                .addEventListener(kind, () => { window.motions++; });
        }");
    page.play_until("b1", "b3", "Black", 2);
    let motions = page.value("window.motions").as_u64().unwrap();
    page.set_media("prefers-reduced-motion", "");
    motions
}
