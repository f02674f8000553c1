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
