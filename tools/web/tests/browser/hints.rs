//! Hints, a little more each time.

use crate::board::GAME;
use crate::visit::visit;

/// Black wins with the piece on d3 alone, by going to c4 or e4.
const LINK: &str = "#game?rules=soucie&fen=8/8/2LL4/3L4/8/l2L4/5l2/l6l+w+-+-+0+1";

#[test]
fn hints_say_more_each_time() {
    visit(|visit| {
        let page = &visit.page;
        page.go(LINK);
        page.until_named(GAME, "d3", "can move to");
        page.press("Hint");
        page.until(
            "a part of the board",
            &says("this part of the board. It wins at once"),
        );
        assert_eq!(page.count("#board .tint.glow"), 16);
        page.keys(['h']);
        page.until("a piece", &says("D3 is the piece to move"));
        assert_eq!(page.count("#board .tint.glow"), 1);
        page.keys(['h']);
        page.until("a move", &says("is a good move"));
        assert_eq!(page.count("#board .arrow.best"), 1);
        page.until("what it connects", &says("It connects with d5"));

        let words = page.text("#view-play .status");
        let (from, to) = words
            .split_whitespace()
            .next()
            .unwrap()
            .split_once('-')
            .unwrap();
        page.click_move(GAME, from, to);
        page.until(
            "Black has won",
            "document.querySelector('#view-play .status.over')",
        );
        assert_eq!(page.count("#board .arrow.best"), 0);
    });
}

#[test]
fn hints_requested_at_once_come_in_order() {
    visit(|visit| {
        let page = &visit.page;
        page.go(LINK);
        page.until_named(GAME, "d3", "can move to");
        page.keys(['h', 'h', 'h']);
        page.until("a move", &says("is a good move"));
    });
}

#[test]
fn a_serious_game_has_no_help_before_its_end() {
    visit(|visit| {
        let page = &visit.page;
        page.begin_game("{ white: '0', serious: true }");
        page.press("Hint");
        page.until(
            "that there is none",
            &says("Rated-style games have no hints"),
        );
        page.until(
            "the analysis is not there",
            "document.querySelector('.panel').textContent.includes('no analysis or review before')",
        );
        assert_eq!(page.count(".bar.known, .stats"), 0);
        page.click_move(GAME, "b1", "b3");
        page.until_turn("White", 1);
        page.press("Resign");
        page.press("Resign");
        page.press("Analyse");
        page.until("the analysis is there", "document.querySelector('.stats')");
    });
}

fn says(words: &str) -> String {
    format!("document.querySelector('#view-play .status').textContent.includes('{words}')")
}
