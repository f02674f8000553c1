//! A phone of 360 pixels' width.

use crate::board::GAME;
use crate::driver::Look;
use crate::page::{Page, key};
use crate::visit::visit_with;

#[test]
fn nothing_is_wider_than_a_phone() {
    visit_with(Look::Phone, async |visit| {
        let page = &visit.page;
        assert_eq!(page.js("return innerWidth;").await, 360);
        assert_fits(page, "play").await;
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("Black", 2).await;
        page.press("Analyse").await;
        page.element(".lines li").await;
        assert_fits(page, "analysis").await;
        page.press("Stop").await;
        for window in ["New game", "Import", "Share"] {
            page.press(window).await;
            page.element("dialog[open]").await;
            assert_fits(page, window).await;
            page.keys([key::ESCAPE]).await;
            page.until("the window closes", "!document.querySelector('dialog')")
                .await;
        }
        let boards = [
            ("puzzles", "#puzzle-board"),
            ("learn", ".tutorial"),
            ("editor", "#view-editor"),
        ];
        for (view, board) in boards {
            page.view(view).await;
            page.element(&format!("{board} .piece")).await;
            assert_fits(page, view).await;
        }
    });
}

async fn assert_fits(page: &Page, what: &str) {
    let widest = "return Math.max(document.documentElement.scrollWidth, document.body.scrollWidth,
        ...[...document.querySelectorAll('dialog')].map((dialog) => dialog.getBoundingClientRect().right));";
    let width = page.js(widest).await.as_f64().unwrap();
    assert!(width <= 360.0, "{what} is {width} pixels wide");
}
