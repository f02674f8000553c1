//! Puzzles.

use crate::visit::visit;
use serde_json::Value;

const BOARD: &str = "#puzzle-board";

#[test]
fn a_puzzle_is_solved() {
    visit(async |visit| {
        let page = &visit.page;
        page.view("puzzles").await;
        page.until(
            "a list",
            "document.querySelector('[aria-label=Puzzle] option')",
        )
        .await;
        let all = page
            .js_async("return (await fetch('api/puzzles')).json();")
            .await;
        let all = all["puzzles"].as_array().unwrap();
        // One move solves it, so nobody has to wait for the machine's answers.
        let is_short = |puzzle: &Value| puzzle["task"] == "hold";
        let at = all.iter().position(is_short).unwrap();
        let solution = all[at]["solution"][0].as_str().unwrap();
        page.choose("select[aria-label=Puzzle]", &at.to_string())
            .await;
        let title = format!(
            "document.querySelector('#view-puzzles h2').textContent === 'Puzzle {}'",
            at + 1
        );
        page.until("the puzzle", &title).await;

        let (from, to) = solution.split_once('-').unwrap();
        page.until_named(BOARD, from, "can move to").await;
        let (wrong_from, wrong_to) = page.some_move(BOARD).await;
        if format!("{wrong_from}-{wrong_to}") != solution {
            page.click_move(BOARD, &wrong_from, &wrong_to).await;
            page.until("that it was wrong", &says("still wins")).await;
        }
        page.click_move(BOARD, from, to).await;
        page.until("that it is solved", &says("Solved!")).await;
        let score = page.text("#view-puzzles").await;
        assert!(score.contains("Solved 1 of"), "{score}");
        page.press("Next puzzle").await;
        page.until("another puzzle", &format!("!({title})")).await;
    });
}

fn says(words: &str) -> String {
    format!("document.querySelector('#view-puzzles .status').textContent.includes('{words}')")
}
