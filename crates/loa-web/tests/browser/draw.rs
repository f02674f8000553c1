//! Draws that are offered to the computer.

use crate::board::GAME;
use crate::visit::visit;

/// Black, to move, wins at once.
const LINK: &str = "#game?rules=soucie&fen=8/8/2LL4/3L4/8/l2L4/5l2/l6l+w+-+-+0+1";

#[test]
fn a_losing_computer_accepts_a_draw() {
    visit(|visit| {
        let page = &visit.page;
        page.go(LINK);
        page.choose("[aria-label='White’s player']", "1");
        page.until_named(GAME, "d3", "can move to");
        page.press("Offer draw");
        page.until(
            "the end",
            "document.querySelector('#view-play .status.over')",
        );
        assert_eq!(page.text("#view-play .status > span"), "Draw by agreement.");
    });
}

#[test]
fn the_computer_declines_a_draw_at_the_start() {
    visit(|visit| {
        let page = &visit.page;
        page.press("Offer draw");
        let declined = "document.querySelector('.toast')?.textContent.includes('White declines')";
        page.until("an answer", declined);
        assert!(!page.is_over());
    });
}
