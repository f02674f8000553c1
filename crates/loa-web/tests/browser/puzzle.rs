//! Puzzles.

use crate::board::GAME as GAME_BOARD;
use crate::page::Page;
use crate::visit::visit;
use serde_json::Value;

const BOARD: &str = "#puzzle-board";

#[test]
fn a_puzzle_is_solved() {
    visit(async |visit| {
        let page = &visit.page;
        let solution = open_puzzle(page, "hold").await;
        let (from, to) = solution[0].split_once('-').unwrap();
        let (wrong_from, wrong_to) = page.some_move(BOARD).await;
        if (from, to) != (&*wrong_from, &*wrong_to) {
            page.click_move(BOARD, &wrong_from, &wrong_to).await;
            page.until("that it was wrong", &says("still wins")).await;
        }
        page.click_move(BOARD, from, to).await;
        page.until("that it is solved", &says("Solved!")).await;
        assert_score(page, "Solved 1 of").await;
        let title = page.text("#view-puzzles h2").await;
        page.press("Next puzzle").await;
        page.until("another puzzle", &format!("!({})", is_titled(&title)))
            .await;
    });
}

#[test]
fn a_puzzle_of_several_moves_is_solved() {
    visit(async |visit| {
        let page = &visit.page;
        let solution = open_puzzle(page, "win").await;
        assert_eq!(solution.len(), 3);
        play(page, &solution[0]).await;
        // The defender answers as the solution says.
        let (_, to) = solution[1].split_once('-').unwrap();
        page.until("that it goes on", &says("to move: win in 1"))
            .await;
        let side = page.text("#view-puzzles .task").await;
        let defender = if side.starts_with("Black") {
            "white"
        } else {
            "black"
        };
        page.until_named(BOARD, to, defender).await;

        page.press("Hint").await;
        page.until("a piece", &says("The piece on")).await;
        page.press("Hint").await;
        page.until("a move", &says("is the move")).await;
        assert_eq!(page.count("#puzzle-board .arrow.best").await, 1);
        play(page, &solution[2]).await;
        page.until("that it is solved", &says("Solved!")).await;
        assert_eq!(page.count("#puzzle-board .arrow.best").await, 0);
        assert_score(page, "Solved 1 of").await;
        assert_score(page, "streak 0").await;
    });
}

#[test]
fn a_puzzle_can_be_left_in_the_middle() {
    visit(async |visit| {
        let page = &visit.page;
        let solution = open_puzzle(page, "win").await;
        play(page, &solution[0]).await;
        page.until("that it was right", &says("Right")).await;
        let solution = open_puzzle(page, "hold").await;
        play(page, &solution[0]).await;
        page.until("that it is solved", &says("Solved!")).await;
    });
}

#[test]
fn a_solution_that_was_shown_does_not_count() {
    visit(async |visit| {
        let page = &visit.page;
        open_puzzle(page, "win").await;
        page.press("Show the solution").await;
        page.until("its end", &says("That was the solution.")).await;
        assert_score(page, "Solved 0 of").await;
        page.press("To the game view").await;
        page.until(
            "the game view",
            "!document.getElementById('view-play').hidden",
        )
        .await;
        page.element(&format!("{GAME_BOARD} .cell[aria-label*='can move to']"))
            .await;
    });
}

/// Opens the first puzzle with a task; returns its solution.
async fn open_puzzle(page: &Page, task: &str) -> Vec<String> {
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
    let has_task = |puzzle: &Value| puzzle["task"] == task;
    let at = all.iter().position(has_task).unwrap();
    page.choose("select[aria-label=Puzzle]", &at.to_string())
        .await;
    let title = is_titled(&format!("Puzzle {}", at + 1));
    page.until("the puzzle", &title).await;
    let solution: Vec<String> = serde_json::from_value(all[at]["solution"].clone()).unwrap();
    let (from, _) = solution[0].split_once('-').unwrap();
    page.until_named(BOARD, from, "can move to").await;
    solution
}

async fn play(page: &Page, text: &str) {
    let (from, to) = text.split_once('-').unwrap();
    page.click_move(BOARD, from, to).await;
}

async fn assert_score(page: &Page, words: &str) {
    let score = page.text("#view-puzzles").await;
    assert!(score.contains(words), "{score}");
}

fn is_titled(title: &str) -> String {
    format!("document.querySelector('#view-puzzles h2').textContent === '{title}'")
}

fn says(words: &str) -> String {
    format!("document.querySelector('#view-puzzles .status').textContent.includes('{words}')")
}
