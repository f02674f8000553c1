//! The position editor.

use crate::board::GAME;
use crate::visit::visit;

const BOARD: &str = "#view-editor";

#[test]
fn the_editor_says_what_is_wrong() {
    visit(async |visit| {
        let page = &visit.page;
        page.view("editor").await;
        page.until("a verdict", &says("A game can begin here"))
            .await;
        page.press("Empty board").await;
        page.until("that it can't begin", &says("No game can begin here"))
            .await;
        let words = page.text(".verdict").await;
        assert!(words.contains("no pieces"), "{words}");
        let can_begin = "return ![...document.querySelectorAll('#view-editor button')]
            .find((button) => button.textContent === 'Play from here').disabled;";
        assert_eq!(page.js(can_begin).await, false);

        for square in ["a1", "c3", "h8"] {
            page.click_square(BOARD, square).await;
            page.until_named(BOARD, square, "black").await;
        }
        page.press("White piece").await;
        for square in ["a8", "h1"] {
            page.click_square(BOARD, square).await;
            page.until_named(BOARD, square, "white").await;
        }
        page.until("that it can begin", &says("A game can begin here"))
            .await;
        assert_eq!(page.js(can_begin).await, true);
        page.press("Play from here").await;
        let pieces = "document.querySelectorAll('#board .piece').length === 5";
        page.until("five pieces to play with", pieces).await;
        page.until_named(GAME, "c3", "black, can move to").await;
    });
}

fn says(words: &str) -> String {
    format!("document.querySelector('.verdict').textContent.includes('{words}')")
}
