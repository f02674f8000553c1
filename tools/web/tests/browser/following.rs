//! A long game: its table of moves, and steps through it.

use crate::board::GAME;
use crate::page::{Page, key};
use crate::visit::visit;
use serde_json::json;

const PLIES: usize = 400;
const STEPS: usize = 60;

#[test]
fn the_table_follows_a_long_game() {
    let page = &visit();
    open_long_game(page);
    let in_view = "(() => {
        const list = document.querySelector('.moves[role=group]').getBoundingClientRect();
        const now = document.querySelector('.moves [aria-current]')?.getBoundingClientRect();
        // Lists scroll by whole pixels.
        return now && now.top > list.top - 1 && now.bottom < list.bottom + 1;
    })()";
    page.until("the last move is in view", in_view);
    assert_eq!(page.count(".moves .turn"), PLIES as u64 / 2);

    page.js("document.activeElement.blur();");
    let shown = |ply: usize| {
        format!(
            "document.querySelectorAll('.moves .move')[{}].matches('[aria-current]')",
            ply - 1
        )
    };
    let (changes, layouts) = cost_of_steps(page);
    println!("a step: {changes:.1} changes, {layouts:.1} layouts");
    assert!(
        changes < 25.0 && layouts < 3.0,
        "{changes} changes, {layouts} layouts"
    );
    page.until("sixty steps back", &shown(PLIES - STEPS));
    page.until("the move is in view", in_view);
    page.until_named(GAME, "b3", "empty");
    page.keys([key::HOME]);
    page.until_gone(".moves [aria-current]");
    page.keys([key::END]);
    page.until("the end", in_view);
}

/// Opens a game of 400 plies at its end.
fn open_long_game(page: &Page) {
    let moves = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"].repeat(PLIES / 4);
    let start = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1+w+-+-+0+1";
    let moves = moves.join("+");
    page.go(&format!("#game?rules=soucie&fen={start}&moves={moves}"));
}

/// Prints the figures of docs/performance.md: `make bench`.
#[test]
#[ignore = "measures times"]
fn time_of_a_step() {
    let page = &visit();
    open_long_game(page);
    page.element(".moves [aria-current]");
    let times = page.js_async(
        "document.activeElement.blur();
        const times = [];
        for (let ply = 0; ply < 400; ply++) {
            await new Promise(requestAnimationFrame);
            const begun = performance.now();
            const step = { key: 'ArrowLeft', bubbles: true, cancelable: true };
            document.body.dispatchEvent(new KeyboardEvent('keydown', step));
            await new Promise((resolve) => queueMicrotask(resolve));
            await new Promise((resolve) => queueMicrotask(resolve));
            document.body.getBoundingClientRect();
            times.push(performance.now() - begun);
        }
        return times.sort((a, b) => a - b);",
    );
    let times: Vec<f64> = serde_json::from_value(times).unwrap();
    let [middle, most] = [times[PLIES / 2], times[PLIES * 95 / 100]];
    println!("a step through {PLIES} plies: median {middle:.1} ms, 95 % within {most:.1} ms");
}

/// Steps back, and returns how many parts of the page a step changes, the pieces included, and how
/// often the browser computes places for it.
fn cost_of_steps(page: &Page) -> (f64, f64) {
    page.devtools("Performance.enable", &json!({}));
    page.js("window.touched = 0;
        new MutationObserver((records) => { window.touched += records.length; })
            .observe(document.body, { subtree: true, childList: true, attributes: true });");
    let before = layouts(page);
    page.keys([key::LEFT; STEPS]);
    let layouts = layouts(page) - before;
    let touched = page.value("window.touched").as_f64().unwrap();
    page.devtools("Performance.disable", &json!({}));
    let steps = STEPS as f64;
    (touched / steps, layouts / steps)
}

fn layouts(page: &Page) -> f64 {
    let metrics = page.devtools("Performance.getMetrics", &json!({}));
    let mut metrics = metrics["metrics"].as_array().unwrap().iter();
    let count = metrics.find(|metric| metric["name"] == "LayoutCount");
    count.unwrap()["value"].as_f64().unwrap()
}
