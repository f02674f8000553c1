//! Mistakes that are found afterwards, and threats that are told of beforehand.

use crate::board::{GAME, MOVER_WINS};
use crate::visit::visit;

/// White can connect Black's pieces by taking the one on h8.
const MISERE: &str = "#game?rules=gamesman-misere&fen=5l1L/8/8/8/l7/8/2L5/2L4l+w+-+-+0+1";

#[test]
fn a_review_shows_the_better_move() {
    let page = &visit();
    page.go(&format!("{MOVER_WINS}&moves=d3-c3+g6-h7"));
    page.until_over();
    page.until_count("#board .tint.winning", 3);
    page.press("Review the game");
    page.element(".moves abbr.missed");
    page.click(".moves .move.missed");
    page.until_text(".advice", "Better was d3-c4 (win in 1).");
    page.press("Retry Black’s mistakes");
    page.until_text(".advice", "You played d3-c3. Find a better move");
    page.until_named(GAME, "d3", "can move to");
    page.click_move(GAME, "d3", "c4");
    page.until_text(".advice", "d3-c4 is the best move");
    page.press("Back to the game");
    page.until_named(GAME, "h7", "white");
    page.click(".moves .move.missed");
    page.press("Better move");
    page.element("#board .arrow.best");
    page.until_named(GAME, "d3", "black");
    page.click_move(GAME, "d3", "c4");
    page.element(".variation .move");
}

#[test]
fn threats_are_shown() {
    let page = &visit();
    page.go(MOVER_WINS);
    let threats =
        "[...document.querySelectorAll('.threat')].map((threat) => threat.textContent).join()";
    let both = format!("{threats} === 'Black can win now!,White connects next move.'");
    page.until("both threats", &both);
    // Where connecting loses, White wins by taking the piece that keeps Black apart.
    page.go(MISERE);
    let win = format!("{threats} === 'White wins next move.'");
    page.until("White's threat", &win);
    page.go(MOVER_WINS);
    page.until("both threats", &both);
    page.go_with_settings("{ threats: false }");
    page.until_named(GAME, "d3", "can move to");
    assert_eq!(page.count(".threat"), 0);
}
