//! Clocks.

use crate::board::GAME;
use crate::visit::visit;

#[test]
fn a_clock_runs_and_grows_with_each_move() {
    let page = &visit();
    page.press_new_game();
    page.click_field("Two people");
    page.choose_field("Clock", "30+10");
    page.press("Start game");
    page.until("Black's time", &shows("black", "=== '30:00'"));
    page.click_move(GAME, "b1", "b3");
    page.until("White's time runs", &shows("white", "< '30:00'"));
    assert_eq!(page.text(".strip[data-side=black] .clock"), "30:00");
    page.click_move(GAME, "a2", "c2");
    page.until("White's time has grown", &shows("white", "> '30:00'"));
    page.press("Pause");
    page.until_status("paused");
    page.press("Resume");
    page.until_turn("Black", 2);
}

#[test]
fn a_player_without_time_loses() {
    let page = &visit();
    page.begin_game("{ white: '0', clock: '0.03+0' }");
    page.click_move(GAME, "b1", "b3");
    page.until_over();
    let words = page.text("#view-play .status > span");
    assert_eq!(words, "Black wins: White ran out of time.");
    // With the move its time comes back.
    page.click("[aria-label=Undo]");
    page.until_gone("#view-play .status.over");
    page.until("White's time", &shows("white", "=== '0:01.8'"));
}

#[test]
fn the_computer_moves_before_its_time_is_over() {
    let page = &visit();
    page.begin_game("{ white: '10', clock: '0.5+0' }");
    page.play_until("b1", "b3", "Black", 2);
    assert_eq!(page.moves().len(), 2);
    assert!(!page.is_over());
}

fn clock(side: &str) -> String {
    format!("document.querySelector('.strip[data-side={side}] .clock').textContent")
}

fn shows(side: &str, comparison: &str) -> String {
    format!("{} {comparison}", clock(side))
}
