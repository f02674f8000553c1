//! A screen of 3840 by 2160 pixels.

use crate::board::GAME;
use crate::driver::Look;
use crate::pictures::snapshot;
use crate::visit::visit_with;

#[test]
fn the_page_fills_a_large_screen() {
    visit_with(Look::Large, |visit| {
        let page = &visit.page;
        assert_eq!(page.js("return innerWidth;"), 3840);
        page.click_square(GAME, "b1");
        page.until_chosen(GAME, "b1");
        let width = "return document.documentElement.scrollWidth;";
        assert_eq!(page.js(width), 3840);
        let part = "const { height } =
            document.querySelector('#board .board').getBoundingClientRect();
            return height / innerHeight;";
        let part = page.js(part).as_f64().unwrap();
        assert!(part > 0.6, "the board is {part} of the window's height");
        let below = "return document.documentElement.scrollHeight - innerHeight;";
        assert_eq!(page.js(below), 0);
        snapshot(page, "large");
    });
}
