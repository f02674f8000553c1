//! The machine against itself.

use crate::page::{Page, key};
use crate::visit::visit;

#[test]
fn two_machines_play_until_they_are_stopped() {
    visit(async |visit| {
        let page = &visit.page;
        page.begin_game("{ black: '1', white: '1' }").await;
        // From the usual speed to the highest.
        page.click("[aria-label='Speed of the show']").await;
        page.keys([key::END]).await;
        let fastest = "JSON.parse(localStorage['loa.settings']).speed === 0";
        page.until("the highest speed", fastest).await;
        until_plies(page, 6).await;
        page.press("Pause").await;
        page.until("the show is paused", &says("paused")).await;
        let plies = page.moves().await.len();
        page.press("Go on").await;
        until_plies(page, plies + 2).await;
        page.click("[aria-label=Undo]").await;
        page.until("the show is paused", &says("paused")).await;
    });
}

async fn until_plies(page: &Page, plies: usize) {
    let condition = format!("document.querySelectorAll('.moves .move').length >= {plies}");
    page.until("more moves", &condition).await;
}

fn says(words: &str) -> String {
    format!("document.querySelector('#view-play .status').textContent.includes('{words}')")
}
