//! Hints, a little more each time.

use crate::board::GAME;
use crate::visit::visit;

/// Black wins with the piece on d3 alone, by going to c4 or e4.
const LINK: &str = "#game?rules=soucie&fen=8/8/2LL4/3L4/8/l2L4/5l2/l6l+w+-+-+0+1";

#[test]
fn hints_say_more_each_time() {
    visit(async |visit| {
        let page = &visit.page;
        page.go(LINK).await;
        page.until_named(GAME, "d3", "can move to").await;
        page.press("Hint").await;
        page.until(
            "a part of the board",
            &says("this part of the board. It wins at once"),
        )
        .await;
        assert_eq!(page.count("#board .tint.glow").await, 16);
        page.keys(['h']).await;
        page.until("a piece", &says("D3 is the piece to move"))
            .await;
        assert_eq!(page.count("#board .tint.glow").await, 1);
        page.keys(['h']).await;
        page.until("a move", &says("is a good move")).await;
        assert_eq!(page.count("#board .arrow.best").await, 1);

        let words = page.text("#view-play .status").await;
        let (from, to) = words
            .split_whitespace()
            .next()
            .unwrap()
            .split_once('-')
            .unwrap();
        page.click_move(GAME, from, to).await;
        page.until(
            "Black has won",
            "document.querySelector('#view-play .status.over')",
        )
        .await;
        assert_eq!(page.count("#board .arrow.best").await, 0);
    });
}

#[test]
fn hints_that_are_asked_for_at_once_are_given_one_after_the_other() {
    visit(async |visit| {
        let page = &visit.page;
        page.go(LINK).await;
        page.until_named(GAME, "d3", "can move to").await;
        page.keys(['h', 'h', 'h']).await;
        page.until("a move", &says("is a good move")).await;
    });
}

#[test]
fn a_serious_game_has_no_help_before_its_end() {
    visit(async |visit| {
        let page = &visit.page;
        page.begin_game("{ white: '0', serious: true }").await;
        page.press("Hint").await;
        page.until("that there is none", &says("no hints in a serious game"))
            .await;
        page.keys(['a']).await;
        page.until(
            "the analysis is not there",
            "document.querySelector('.analysis').hidden",
        )
        .await;
        assert_eq!(page.count(".bar:not([hidden])").await, 0);
        assert_eq!(page.text(".stats").await, "");
        page.press("Resign").await;
        page.press("Resign").await;
        page.until(
            "the analysis is there",
            "!document.querySelector('.analysis').hidden",
        )
        .await;
    });
}

fn says(words: &str) -> String {
    format!("document.querySelector('#view-play .status').textContent.includes('{words}')")
}
