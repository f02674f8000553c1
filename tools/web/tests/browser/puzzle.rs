//! Puzzles.

use crate::board::GAME as GAME_BOARD;
use crate::club::open;
use crate::page::{Page, key};
use crate::program::Program;
use crate::visit::{visit, visit_server};
use serde_json::Value;

const BOARD: &str = "#puzzle-board";
pub(crate) const STATUS: &str = "#view-puzzles .status";
/// What the card beside the board says.
const CARD: &str = "document.querySelector('#view-puzzles .card').innerText";

/// The button to go on.
const NEXT: &str = "document.querySelector('#view-puzzles [aria-label=\"Next puzzle\"]')";

#[test]
fn a_wrong_move_is_refuted_and_taken_back() {
    let page = &visit();
    let solution = open_puzzle(page, "h");
    let title = page.text("#view-puzzles h2");
    play_wrong(page, solution[0]);
    page.until_text(STATUS, "still wins");
    page.until_text(STATUS, "answers");
    assert_eq!(page.value(&format!("{NEXT}.disabled")), true);
    let rating = "Your rating: ";
    // A provisional rating does not fall further for one puzzle.
    page.until(
        "a lower rating",
        &format!("/{rating}7[0-9]+ .−[0-9]+0?[)]/.test({CARD})"),
    );
    // The button to go on has the keyboard.
    page.until("it", "document.activeElement.ariaLabel === 'Retry'");
    page.keys([key::ENTER]);
    play(page, solution[0]);
    page.until_text(STATUS, "Solved!");
    page.assert_says("#view-puzzles", "Solved 1 of");
    page.assert_says("#view-puzzles", "streak 0");
    page.press("History");
    let item = page.text("dialog li");
    assert!(
        item.starts_with(&format!("{title} · Hold against")),
        "{item}"
    );
    assert!(item.ends_with("· solved later"), "{item}");
    page.press("Close");
    page.press("Next puzzle");
    page.until("another puzzle", &format!("!({})", is_titled(&title)));
}

/// A club without a module.
#[test]
fn a_search_that_is_refused_leaves_the_puzzle_and_the_game_usable() {
    let club = Program::start_club();
    let page = &open(&club);
    let solution = open_puzzle(page, "h");
    play_wrong(page, solution[0]);
    page.until_text(STATUS, "still wins");
    page.press("Retry");
    play(page, solution[0]);
    page.until_text(STATUS, "Solved!");
    page.view("play");
    page.press("Offer draw");
    page.until_text(".toast", "no engine");
    page.check_console();
}

#[test]
fn a_run_ends_with_the_third_mistake_and_each_day_has_a_puzzle() {
    let page = &visit();
    open_puzzle(page, "w1");
    page.press("3-minute run");
    let clock = "document.querySelector('#view-puzzles [role=timer]').innerText";
    page.until(
        "a clock",
        &format!("/[23]:[0-9]{{2}} [0-9] solved/.test({clock})"),
    );
    let mut before = String::new();
    for mistakes in 0..3 {
        page.until(
            "a puzzle",
            &format!("{clock}.includes('mistakes: {mistakes} of 3')"),
        );
        let solution = opened(page, &before);
        before = page.text("#view-puzzles h2");
        play_wrong(page, solution[0]);
    }
    page.until_text(STATUS, "No puzzle solved in this run.");

    page.press("Puzzle of the day");
    opened(page, &before);
    let today = page.text("#view-puzzles h2");
    page.press("3-minute run");
    page.until("a run", &format!("{clock}.includes('mistakes: 0')"));
    page.press("Puzzle of the day");
    page.until("the same", &is_titled(&today));
    page.js("const day = Date.prototype.getDate;
        Date.prototype.getDate = function () { return day.call(this) + 1; };");
    page.press("Puzzle of the day");
    opened(page, &today);
    // Not rated.
    page.assert_says("#view-puzzles", "Your rating: 800");
}

#[test]
fn a_puzzle_of_several_moves_is_solved() {
    let page = &visit();
    let solution = open_puzzle(page, "w2");
    assert_eq!(solution.len(), 3);
    play(page, solution[0]);
    // The defender answers as the solution says.
    let (_, to) = solution[1].split_once('-').unwrap();
    page.until_text(STATUS, "to move: win in 1");
    let side = page.text("#view-puzzles .task");
    let defender = if side.starts_with("Black") {
        "white"
    } else {
        "black"
    };
    page.until_named(BOARD, to, defender);

    page.press("Hint");
    page.until_text(STATUS, "The piece on");
    page.press("Hint");
    page.until_text(STATUS, "The move is");
    assert_eq!(page.count("#puzzle-board .arrow.best"), 1);
    play(page, solution[2]);
    page.until_text(STATUS, "Solved!");
    assert_eq!(page.count("#puzzle-board .arrow.best"), 0);
    page.assert_says("#view-puzzles", "Solved 1 of");
    page.assert_says("#view-puzzles", "streak 0");
    page.press("Next puzzle");
    let focused = "document.activeElement.closest('#puzzle-board')";
    page.until("the focus on the board", focused);
}

#[test]
fn a_puzzle_can_be_left_in_the_middle() {
    let page = &visit();
    let solution = open_puzzle(page, "w2");
    play(page, solution[0]);
    page.until_text(STATUS, "Right");
    let solution = open_puzzle(page, "h");
    play(page, solution[0]);
    page.until_text(STATUS, "Solved!");
}

#[test]
fn a_late_answer_about_the_puzzle_before_is_ignored() {
    let page = &visit_server();
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
    let solution = open_puzzle(page, "w2");
    page.js_async(
        "window.letCome(); await new Promise((over) => setTimeout(over, 100)); return 1;",
    );
    play(page, solution[0]);
    page.until_text(STATUS, "Right");
}

#[test]
fn a_shown_solution_does_not_count() {
    let page = &visit();
    open_puzzle(page, "w2");
    page.press("Show the solution");
    page.until_text(STATUS, "That was the solution.");
    page.assert_says("#view-puzzles", "Solved 0 of");
    assert_eq!(page.value(&format!("{NEXT}.disabled")), false);
    page.press("Play from here");
    page.until(
        "the game view",
        "!document.getElementById('view-play').hidden",
    );
    page.element(&format!("{GAME_BOARD} .cell[aria-label*='can move to']"));
}

#[test]
fn the_first_puzzle_is_easy_and_says_which_side_is_the_solvers() {
    let page = &visit();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..3 {
        page.view("puzzles");
        opened(page, "");
        let rating = page.value(&format!("Number(/Rating ([0-9]+)/.exec({CARD})[1])"));
        assert!(rating.as_f64().unwrap() < 600.0, "{rating}");
        seen.insert(page.text("#view-puzzles h2"));
        let mover = page.text("#view-puzzles .status");
        let below = page.text("#view-puzzles .bottom-row .strip-name");
        assert_eq!(mover, format!("You play {below}, at the bottom."));
        page.assert_says("#view-puzzles .bottom-row", "You");
        page.forget();
        page.go("");
    }
    assert!(seen.len() > 1, "{seen:?}");
}

/// Returns the solutions of all puzzles.
fn solutions() -> Vec<Vec<&'static str>> {
    let lines = include_str!("../../puzzles.txt").lines();
    let moves = lines.map(|line| line.split("; ").nth(2).unwrap().split(' ').collect());
    moves.collect()
}

/// Opens a puzzle of a theme, as the choice names it; returns its solution.
pub(crate) fn open_puzzle(page: &Page, theme: &str) -> Vec<&'static str> {
    page.view("puzzles");
    page.until("a list", &format!("/of [1-9]/.test({CARD})"));
    let before = page.text("#view-puzzles h2");
    page.choose("select[aria-label=Theme]", theme);
    opened(page, &before)
}

/// Waits until another puzzle is there; returns its solution.
fn opened(page: &Page, before: &str) -> Vec<&'static str> {
    page.until(
        "a puzzle",
        &format!("!({}) && !({})", is_titled(""), is_titled(before)),
    );
    let title = page.text("#view-puzzles h2");
    let number: usize = title.strip_prefix("Puzzle ").unwrap().parse().unwrap();
    let solution = solutions().swap_remove(number - 1);
    let (from, _) = solution[0].split_once('-').unwrap();
    page.until_named(BOARD, from, "can move to");
    solution
}

/// Moves another piece than the solution does.
fn play_wrong(page: &Page, solution: &str) {
    let labels = page.js(
        "const cells = [...document.querySelectorAll('#puzzle-board .cell')];
        return cells.map((cell) => cell.ariaLabel);",
    );
    let labels = labels.as_array().unwrap().iter().filter_map(Value::as_str);
    let mut moves = labels.filter_map(|label| {
        let goals = label.split_once("can move to ")?.1;
        Some((label.get(..2)?, goals.get(..2)?))
    });
    let other = moves.find(|(from, _)| !solution.starts_with(from));
    let (from, to) = other.expect("another piece can move");
    page.click_move(BOARD, from, to);
}

pub(crate) fn play(page: &Page, text: &str) {
    let (from, to) = text.split_once('-').unwrap();
    page.click_move(BOARD, from, to);
}

fn is_titled(title: &str) -> String {
    format!("document.querySelector('#view-puzzles h2').textContent === '{title}'")
}
