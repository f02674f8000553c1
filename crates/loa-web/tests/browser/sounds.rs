//! Sounds, which are on until switched off.

use crate::board::GAME;
use crate::page::{Page, key};
use crate::visit::visit;

#[test]
fn sounds_are_on_by_default() {
    visit(|visit| {
        let page = &visit.page;
        count_tones(page);
        page.click_move(GAME, "b1", "b3");
        page.until_turn("Black", 2);
        page.until("a tone for each move", "window.tones >= 2");

        page.click("#settings-button");
        page.click_field("Sounds");
        page.keys([key::ESCAPE]);
        page.until("the window closes", "!document.querySelector('dialog')");
        let before = page.js("return window.tones;");
        let (from, to) = page.some_move(GAME);
        page.click_move(GAME, &from, &to);
        page.until_turn("Black", 4);
        assert_eq!(page.js("return window.tones;"), before);
    });
}

fn count_tones(page: &Page) {
    page.js("window.tones = 0;
        window.OscillatorNode = class extends OscillatorNode {
            start(...when) { window.tones++; super.start(...when); }
        };");
}
