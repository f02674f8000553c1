//! The tutorial.

use crate::page::Page;
use crate::visit::visit;

const BOARD: &str = "#learn-board";

#[test]
fn the_tutorial_leads_to_a_game() {
    visit(|visit| {
        let page = &visit.page;
        page.view("learn");
        do_step(page, 1, "b1", "b3");
        page.press("Next step");
        do_step(page, 2, "b1", "h1");
        page.press("Next step");
        do_step(page, 3, "c1", "a3");
        page.press("Next step");
        do_step(page, 4, "d3", "c4");
        page.press("Next step");
        // The capture connects White.
        page.until_named(BOARD, "b4", "can move to");
        page.click_move(BOARD, "b4", "d2");
        page.until("what was wrong", &says("White wins"));
        do_step(page, 5, "b4", "d4");
        page.press("Play an easy game");
        page.until("the game", "!document.querySelector('#view-play').hidden");
        assert_eq!(page.count("dialog"), 0, "nothing to ask");
        let level = "document.querySelector('[aria-label=\"White’s player\"]').value === '2'";
        page.until("the first opponent", level);
    });
}

#[test]
fn a_wrong_tutorial_move_can_be_repeated() {
    visit(|visit| {
        let page = &visit.page;
        page.view("learn");
        page.until_named(BOARD, "g1", "can move to");
        page.click_move(BOARD, "g1", "g3");
        page.until("what was asked for", &says("move the piece from b1 to b3"));
        page.until_named(BOARD, "g1", "can move to");
        assert!(page.text("#view-learn .status").contains("b1 to b3"));
        page.click_move(BOARD, "b1", "b4");
        page.until("a reason", &says("needs exactly 2 squares"));
        do_step(page, 1, "b1", "b3");
    });
}

fn do_step(page: &Page, number: usize, from: &str, to: &str) {
    let title = format!(
        "document.querySelector('#view-learn h2').textContent.startsWith('Step {number} of 5')"
    );
    page.until("the step", &title);
    page.until_named(BOARD, from, "can move to");
    assert_eq!(page.count("#view-learn .commands .primary:disabled"), 1);
    page.click_move(BOARD, from, to);
    let done = "document.querySelector('#view-learn .status.over')";
    page.until("that it is done", done);
}

fn says(words: &str) -> String {
    format!("document.querySelector('#view-learn .status').textContent.includes('{words}')")
}
