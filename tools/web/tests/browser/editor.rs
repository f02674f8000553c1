//! The position editor.

use crate::board::GAME;
use crate::visit::visit;

const BOARD: &str = "#view-editor";

#[test]
fn the_editor_rejects_finished_positions() {
    let page = &visit();
    page.view("editor");
    page.until_text(".verdict", "A game can start here");
    page.press("Empty board");
    page.until_text(".verdict", "No game can start here");
    page.assert_says(".verdict", "no pieces");
    let can_begin = "return ![...document.querySelectorAll('#view-editor button')]
        .find((button) => button.getAttribute('aria-label') === 'Play from here').disabled;";
    assert_eq!(page.js(can_begin), false);

    for square in ["a1", "c3", "h8"] {
        page.click_square(BOARD, square);
        page.until_named(BOARD, square, "black");
    }
    page.click(".brush[data-side=white]");
    for square in ["a8", "h1"] {
        page.click_square(BOARD, square);
        page.until_named(BOARD, square, "white");
    }
    page.until_text(".verdict", "A game can start here");
    assert_eq!(page.js(can_begin), true);
    page.press("Play from here");
    page.until_count("#board .piece", 5);
    page.until_named(GAME, "c3", "black, can move to");
}
