//! Hints, a little more each time.

use crate::board::{BLACK_WINS, GAME};
use crate::visit::visit;

#[test]
fn hints_say_more_each_time() {
    let page = &visit();
    page.go(BLACK_WINS);
    page.until_named(GAME, "d3", "can move to");
    // Those that are requested at once come in order.
    page.keys(['h', 'h', 'h']);
    page.until_status("is a good move");

    page.go(BLACK_WINS);
    page.until_named(GAME, "d3", "can move to");
    page.press("Hint");
    page.until_status("this part of the board. It wins at once");
    assert_eq!(page.count("#board .tint.glow"), 16);
    page.keys(['h']);
    page.until_status("The piece on d3 moves");
    assert_eq!(page.count("#board .tint.glow"), 1);
    page.keys(['h']);
    page.until_status("is a good move");
    assert_eq!(page.count("#board .arrow.best"), 1);
    page.until_status("It connects with d5");

    let words = page.text("#view-play .status");
    let (from, to) = words
        .split_whitespace()
        .next()
        .unwrap()
        .split_once('-')
        .unwrap();
    page.click_move(GAME, from, to);
    page.until_over();
    assert_eq!(page.count("#board .arrow.best"), 0);
}

#[test]
fn a_serious_game_has_no_help_before_its_end() {
    let page = &visit();
    page.begin_game("{ white: '0', serious: true }");
    page.press("Hint");
    page.until_status("Rated-style games have no hints");
    page.until_text(".panel", "no analysis or review before");
    assert_eq!(page.count(".bar.known, .stats"), 0);
    page.play_until("b1", "b3", "White", 1);
    page.resign();
    page.press("Analyse");
    page.element(".stats");
}
