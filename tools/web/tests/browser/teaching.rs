//! Bad moves that can be taken back.

use crate::board::{GAME, MOVER_WINS};
use crate::visit::visit;

#[test]
fn a_bad_move_can_be_taken_back_or_kept() {
    let page = &visit();
    page.go_with_settings("{ teaching: true }");
    page.go(MOVER_WINS);
    page.choose("[aria-label='White’s player']", "1");
    page.click_move(GAME, "d3", "c3");
    page.until_text(".toast", "You missed a win");
    page.click(".toast button");
    page.until_named(GAME, "d3", "can move to");
    assert!(page.moves().is_empty());
    page.until_gone(".toast");
    page.click_move(GAME, "d3", "c3");
    page.until_text(".toast", "You missed a win");
    page.click(".toast button:nth-of-type(2)");
    page.until_gone(".toast");
    assert_eq!(page.moves()[0], "d3-c3");
    // The end of the game ends the offer.
    page.go(MOVER_WINS);
    page.click_move(GAME, "d3", "c3");
    page.until_text(".toast", "You missed a win");
    page.resign();
    page.until_over();
    assert_eq!(page.count(".toast"), 0);
}
