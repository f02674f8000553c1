//! The computer against itself.

use crate::page::Page;
use crate::visit::visit;

#[test]
fn two_computers_play_until_stopped() {
    let page = &visit();
    page.begin_game("{ black: '1', white: '1' }");
    // Fast, but so that the game lasts until the end of the test.
    page.element(".speed input");
    page.js("const speed = document.querySelector('.speed input');
         speed.value = 2600;
         speed.dispatchEvent(new Event('input'));");
    let fast = "JSON.parse(localStorage['loa.settings']).speed === 400";
    page.until("a high speed", fast);
    until_plies(page, 6);
    page.press("Pause");
    page.until_status("paused");
    let plies = page.moves().len();
    page.press("Resume");
    until_plies(page, plies + 2);
    page.click("[aria-label=Undo]");
    page.until_status("paused");
}

fn until_plies(page: &Page, plies: usize) {
    let condition = format!("document.querySelectorAll('.moves .move').length >= {plies}");
    page.until("more moves", &condition);
}
