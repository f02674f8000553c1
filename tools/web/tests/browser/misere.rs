//! Games in which connecting loses.

use crate::board::GAME;
use crate::visit::visit;

/// Black can connect, which it had better not.
const BLACK_CONNECTS: &str =
    "#game?rules=gamesman-misere&fen=8/8/2LL4/3L4/8/l2L4/5l2/l6l+w+-+-+0+1";
/// White can connect Black's pieces by taking the one on h8.
const WHITE_TAKES: &str = "#game?rules=gamesman-misere&fen=5l1L/8/8/8/l7/8/2L5/2L4l+w+-+-+0+1";

#[test]
fn connecting_loses() {
    visit(|visit| {
        let page = &visit.page;
        page.go(BLACK_CONNECTS);
        page.until_named(GAME, "d3", "can move to");
        assert_eq!(page.count(".threat"), 0);
        page.click_move(GAME, "d3", "e4");
        page.until(
            "the end",
            "document.querySelector('#view-play .status.over')",
        );
        let words = page.text("#view-play .status");
        assert!(words.starts_with("White wins"), "{words}");
    });
}

#[test]
fn a_threat_is_described_correctly() {
    visit(|visit| {
        let page = &visit.page;
        page.go(WHITE_TAKES);
        page.until_named(GAME, "c1", "can move to");
        assert_eq!(page.text(".threat"), "White wins next move.");
    });
}

#[test]
fn the_computer_connects_the_opponent() {
    visit(|visit| {
        let page = &visit.page;
        page.go(WHITE_TAKES);
        page.choose("[aria-label='White’s player']", "5");
        page.click_move(GAME, "c1", "b2");
        page.until(
            "the end",
            "document.querySelector('#view-play .status.over')",
        );
        assert_eq!(page.moves()[1], "f8-h8");
    });
}
