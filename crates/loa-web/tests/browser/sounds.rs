//! Sounds, which nobody hears who has not asked for them.

use crate::board::GAME;
use crate::page::{Page, key};
use crate::visit::visit;

#[test]
fn sounds_are_off_until_they_are_wanted() {
    visit(async |visit| {
        let page = &visit.page;
        count_tones(page).await;
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("Black", 2).await;
        assert_eq!(page.js("return window.tones;").await, 0);

        page.click("#settings-button").await;
        page.click_field("Sounds").await;
        page.keys([key::ESCAPE]).await;
        page.until("the window closes", "!document.querySelector('dialog')")
            .await;
        let (from, to) = page.some_move(GAME).await;
        page.click_move(GAME, &from, &to).await;
        page.until("a tone for each move", "window.tones >= 2")
            .await;
    });
}

async fn count_tones(page: &Page) {
    page.js("window.tones = 0;
        window.OscillatorNode = class extends OscillatorNode {
            start(...when) { window.tones++; super.start(...when); }
        };")
        .await;
}
