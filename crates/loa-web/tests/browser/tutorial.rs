//! The five steps for beginners.

use crate::page::Page;
use crate::visit::visit;

const BOARD: &str = ".tutorial";

#[test]
fn the_tutorial_leads_to_a_game() {
    visit(async |visit| {
        let page = &visit.page;
        page.view("learn").await;
        do_step(page, 1, "b1", "b3").await;
        page.press("Next step").await;
        do_step(page, 2, "b1", "h1").await;
        page.press("Next step").await;
        do_step(page, 3, "c1", "a3").await;
        page.press("Next step").await;
        do_step(page, 4, "d3", "c4").await;
        page.press("Next step").await;
        do_step(page, 5, "b4", "d4").await;
        page.press("Play a game").await;
        page.until("a window", "document.querySelector('dialog[open]')")
            .await;
        assert_eq!(page.count("#view-play:not([hidden])").await, 1);
    });
}

#[test]
fn another_move_than_asked_for_can_be_tried_again() {
    visit(async |visit| {
        let page = &visit.page;
        page.view("learn").await;
        page.until_named(BOARD, "g1", "can move to").await;
        page.click_move(BOARD, "g1", "g3").await;
        page.until("what was asked for", &says("take the piece from b1 to b3"))
            .await;
        page.until_named(BOARD, "g1", "can move to").await;
        assert!(page.text(".tutorial .status").await.contains("b1 to b3"));
        page.click_move(BOARD, "b1", "b4").await;
        page.until("a reason", &says("needs exactly 2 squares"))
            .await;
        do_step(page, 1, "b1", "b3").await;
    });
}

async fn do_step(page: &Page, number: usize, from: &str, to: &str) {
    let title = format!(
        "document.querySelector('.tutorial h2').textContent.startsWith('Step {number} of 5')"
    );
    page.until("the step", &title).await;
    page.until_named(BOARD, from, "can move to").await;
    assert_eq!(page.count(".tutorial > .row .primary:disabled").await, 1);
    page.click_move(BOARD, from, to).await;
    let done = "document.querySelector('.tutorial .status.over')";
    page.until("that it is done", done).await;
}

fn says(words: &str) -> String {
    format!("document.querySelector('.tutorial .status').textContent.includes('{words}')")
}
