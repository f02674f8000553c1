//! The computer against itself.

use crate::page::{Page, key};
use crate::visit::visit;

#[test]
fn two_computers_play_until_stopped() {
    visit(|visit| {
        let page = &visit.page;
        page.begin_game("{ black: '1', white: '1' }");
        // From the usual speed to the highest.
        page.click("[aria-label='Speed of play']");
        page.keys([key::END]);
        let fastest = "JSON.parse(localStorage['loa.settings']).speed === 0";
        page.until("the highest speed", fastest);
        // Slower again, so that the game lasts until the end of the test.
        page.keys([key::LEFT; 4]);
        until_plies(page, 6);
        page.press("Pause");
        page.until("the show is paused", &says("paused"));
        let plies = page.moves().len();
        page.press("Resume");
        until_plies(page, plies + 2);
        page.click("[aria-label=Undo]");
        page.until("the show is paused", &says("paused"));
    });
}

fn until_plies(page: &Page, plies: usize) {
    let condition = format!("document.querySelectorAll('.moves .move').length >= {plies}");
    page.until("more moves", &condition);
}

fn says(words: &str) -> String {
    format!("document.querySelector('#view-play .status').textContent.includes('{words}')")
}
