//! The tutorial.

use crate::layout::sized;
use crate::page::Page;
use crate::pictures::snapshot;
use crate::visit::visit;

const BOARD: &str = "#learn-board";
const STATUS: &str = "#view-learn .status";

/// Takes all steps, each after a check, and the last one after two wrong moves.
pub(crate) fn lead_through(page: &Page, check: impl Fn(usize)) {
    for (index, (from, to)) in STEPS.into_iter().enumerate() {
        page.until_named(BOARD, from, "can move to");
        check(index);
        if index + 1 == STEPS.len() {
            page.click_move(BOARD, from, "b6");
            page.until_text(STATUS, "needs exactly");
            // The capture connects White.
            page.click_move(BOARD, from, "d2");
            page.until_text(STATUS, "White wins");
        }
        do_step(page, index + 1, from, to);
        if index + 1 < STEPS.len() {
            page.press("Next step");
            let focused = "document.activeElement.closest('#learn-board')";
            page.until("the focus on the board", focused);
        }
    }
}

#[test]
fn a_wrong_tutorial_move_can_be_repeated() {
    let page = &visit();
    page.view("learn");
    page.until_named(BOARD, "g1", "can move to");
    page.click_move(BOARD, "g1", "g3");
    page.until_text(STATUS, "not the move we are looking for");
    page.until_named(BOARD, "g1", "can move to");
    page.element("#learn-board .arrow.best");
    page.click_move(BOARD, "b1", "b4");
    page.until_text(STATUS, "needs exactly 2 squares");
    do_step(page, 1, "b1", "b3");
}

/// The answers to the steps.
const STEPS: [(&str, &str); 5] = [
    ("b1", "b3"),
    ("b1", "h1"),
    ("c1", "a3"),
    ("d3", "c4"),
    ("b4", "d4"),
];

#[test]
fn short_steps_above_the_fold_of_a_small_phone_lead_to_a_game() {
    let page = &visit();
    sized(page, (360, 640), || {
        page.view("learn");
        lead_through(page, |index| {
            let words = "[...document.querySelector('#view-learn .status').childNodes]
                .filter((node) => node.nodeType === 3)
                .map((node) => node.nodeValue).join('')";
            page.until("the words", words);
            let words: String = page.read(&format!("return {words};"));
            let words: Vec<&str> = words.split_whitespace().collect();
            assert!(words.len() <= 25, "{words:?}");
            let names_a_square = |word: &&str| word.len() < 4 && word.contains(char::is_numeric);
            assert!(!words.iter().any(names_a_square), "{words:?}");
            snapshot(page, &format!("step-{index}"));
            assert_eq!(page.count("#learn-board .tint.glow"), 1);
            let over = "return document.documentElement.scrollHeight - innerHeight;";
            assert_eq!(page.js(over), 0, "step {index} is below the fold");
            let above = "return document.querySelector('#view-learn .status')
                .getBoundingClientRect().bottom
                <= document.querySelector('#view-learn .commands').getBoundingClientRect().top;";
            assert_eq!(page.js(above), true, "step {index} is covered");
        });
    });
    page.press("Play an easy game");
    page.element("#view-play:not([hidden])");
    assert_eq!(page.count("dialog"), 0, "nothing to ask");
    page.until_player("White", 2);
}

fn do_step(page: &Page, number: usize, from: &str, to: &str) {
    let title = format!(
        "document.querySelector('#view-learn h2').textContent.startsWith('Step {number} of 5')"
    );
    page.until("the step", &title);
    page.until_named(BOARD, from, "can move to");
    assert_eq!(page.count("#view-learn .commands .primary:disabled"), 1);
    page.click_move(BOARD, from, to);
    page.element("#view-learn .status.over");
}
