//! Bad moves that can be taken back.

use crate::board::GAME;
use crate::page::Page;
use crate::visit::visit;

/// Either side wins if it is to move, Black by d3-c4 alone.
const LINK: &str = "#game?rules=soucie&fen=5ll1/8/2LL2l1/3L4/8/3L4/8/8+w+-+-+0+1";
const OFFER: &str = "document.querySelector('.toast')?.textContent.includes('You missed a win')";

#[test]
fn a_bad_move_can_be_taken_back() {
    visit(|visit| {
        let page = &visit.page;
        miss_the_win(page);
        page.click(".toast button");
        page.until_named(GAME, "d3", "can move to");
        assert!(page.moves().is_empty());
        page.click_move(GAME, "d3", "c4");
        page.until(
            "Black has won",
            "document.querySelector('#view-play .status.over')",
        );
        assert!(page.text("#view-play .status").contains("Black wins"));
    });
}

#[test]
fn a_bad_move_can_be_kept() {
    visit(|visit| {
        let page = &visit.page;
        miss_the_win(page);
        page.click(".toast button:nth-of-type(2)");
        page.until("the offer goes", "!document.querySelector('.toast')");
        assert_eq!(page.moves()[0], "d3-c3");
    });
}

/// Plays another move than the one that wins, with White played by the computer.
fn miss_the_win(page: &Page) {
    page.go_with_settings("{ teaching: true }");
    page.go(LINK);
    page.choose("[aria-label='White’s player']", "1");
    page.click_move(GAME, "d3", "c3");
    page.until("an offer", OFFER);
}
