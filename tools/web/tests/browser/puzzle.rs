//! Puzzles.

use crate::board::GAME as GAME_BOARD;
use crate::page::Page;
use crate::visit::{visit, visit_server};
use loa_page_api::{Handler, Host};
use serde_json::Value;

const BOARD: &str = "#puzzle-board";

#[test]
fn a_puzzle_is_solved() {
    visit(|visit| {
        let page = &visit.page;
        let solution = open_puzzle(page, "hold");
        let (from, to) = solution[0].split_once('-').unwrap();
        let (wrong_from, wrong_to) = page.some_move(BOARD);
        if (from, to) != (&*wrong_from, &*wrong_to) {
            page.click_move(BOARD, &wrong_from, &wrong_to);
            page.until("that it was wrong", &says("still wins"));
        }
        page.click_move(BOARD, from, to);
        page.until("that it is solved", &says("Solved!"));
        assert_score(page, "Solved 1 of");
        let title = page.text("#view-puzzles h2");
        page.press("Next puzzle");
        page.until("another puzzle", &format!("!({})", is_titled(&title)));
    });
}

#[test]
fn a_puzzle_of_several_moves_is_solved() {
    visit(|visit| {
        let page = &visit.page;
        let solution = open_puzzle(page, "win");
        assert_eq!(solution.len(), 3);
        play(page, &solution[0]);
        // The defender answers as the solution says.
        let (_, to) = solution[1].split_once('-').unwrap();
        page.until("that it goes on", &says("to move: win in 1"));
        let side = page.text("#view-puzzles .task");
        let defender = if side.starts_with("Black") {
            "white"
        } else {
            "black"
        };
        page.until_named(BOARD, to, defender);

        page.press("Hint");
        page.until("a piece", &says("The piece on"));
        page.press("Hint");
        page.until("a move", &says("The move is"));
        assert_eq!(page.count("#puzzle-board .arrow.best"), 1);
        play(page, &solution[2]);
        page.until("that it is solved", &says("Solved!"));
        assert_eq!(page.count("#puzzle-board .arrow.best"), 0);
        assert_score(page, "Solved 1 of");
        assert_score(page, "streak 0");
    });
}

#[test]
fn a_puzzle_can_be_left_in_the_middle() {
    visit(|visit| {
        let page = &visit.page;
        let solution = open_puzzle(page, "win");
        play(page, &solution[0]);
        page.until("that it was right", &says("Right"));
        let solution = open_puzzle(page, "hold");
        play(page, &solution[0]);
        page.until("that it is solved", &says("Solved!"));
    });
}

#[test]
fn a_late_answer_about_the_puzzle_before_is_ignored() {
    visit_server(|visit| {
        let page = &visit.page;
        // The first answer about a puzzle waits until the test lets it come.
        page.js("const send = window.fetch;
            let isFirst = true;
            window.fetch = async (path, init) => {
                const answer = await send(path, init);
                if (isFirst && init?.body?.includes('\"limit\":0')) {
                    isFirst = false;
                    await new Promise((come) => { window.letCome = come; });
                }
                return answer;
            };");
        page.view("puzzles");
        page.until("a late answer", "window.letCome");
        let solution = open_puzzle(page, "win");
        page.js_async(
            "window.letCome(); await new Promise((over) => setTimeout(over, 100)); return 1;",
        );
        play(page, &solution[0]);
        page.until("that it was right", &says("Right"));
    });
}

#[test]
fn a_shown_solution_does_not_count() {
    visit(|visit| {
        let page = &visit.page;
        open_puzzle(page, "win");
        page.press("Show the solution");
        page.until("its end", &says("That was the solution."));
        assert_score(page, "Solved 0 of");
        page.press("Play from here");
        page.until(
            "the game view",
            "!document.getElementById('view-play').hidden",
        );
        page.element(&format!("{GAME_BOARD} .cell[aria-label*='can move to']"));
    });
}

/// Returns the puzzles as the page gets them.
pub(crate) fn puzzles() -> Vec<Value> {
    let Some(Handler::Get(get)) = loa_page_api::handler("puzzles") else {
        unreachable!("there are puzzles");
    };
    let mut all: Value = serde_json::from_str(&get(&Host::ALONE)).unwrap();
    serde_json::from_value(all["puzzles"].take()).unwrap()
}

/// Opens the first puzzle with a task; returns its solution.
pub(crate) fn open_puzzle(page: &Page, task: &str) -> Vec<String> {
    page.view("puzzles");
    page.until(
        "a list",
        "document.querySelector('[aria-label=Puzzle] option')",
    );
    let all = puzzles();
    let has_task = |puzzle: &Value| puzzle["task"] == task;
    let at = all.iter().position(has_task).unwrap();
    page.choose("select[aria-label=Puzzle]", &at.to_string());
    let title = is_titled(&format!("Puzzle {}", at + 1));
    page.until("the puzzle", &title);
    let solution: Vec<String> = serde_json::from_value(all[at]["solution"].clone()).unwrap();
    let (from, _) = solution[0].split_once('-').unwrap();
    page.until_named(BOARD, from, "can move to");
    solution
}

pub(crate) fn play(page: &Page, text: &str) {
    let (from, to) = text.split_once('-').unwrap();
    page.click_move(BOARD, from, to);
}

fn assert_score(page: &Page, words: &str) {
    let score = page.text("#view-puzzles");
    assert!(score.contains(words), "{score}");
}

fn is_titled(title: &str) -> String {
    format!("document.querySelector('#view-puzzles h2').textContent === '{title}'")
}

pub(crate) fn says(words: &str) -> String {
    format!("document.querySelector('#view-puzzles .status').textContent.includes('{words}')")
}
