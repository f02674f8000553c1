//! Mistakes that are found afterwards, and threats that are told of beforehand.

use crate::board::GAME;
use crate::visit::visit;

/// Either side wins if it is to move, Black by d3-c4 alone.
const FEN: &str = "5ll1/8/2LL2l1/3L4/8/3L4/8/8+w+-+-+0+1";

#[test]
fn a_review_shows_the_better_move() {
    visit(|visit| {
        let page = &visit.page;
        page.go(&format!("#game?rules=soucie&fen={FEN}&moves=d3-c3+g6-h7"));
        page.until(
            "the end",
            "document.querySelector('#view-play .status.over')",
        );
        page.until(
            "the group",
            "document.querySelectorAll('#board .tint.winning').length === 3",
        );
        page.press("Review the game");
        let mark = "document.querySelector('.moves abbr.missed')";
        page.until("the missed win", mark);
        page.click(".moves .move.missed");
        let advice = "document.querySelector('.advice').textContent
            .includes('Better was d3-c4 (win in 1).')";
        page.until("what was wrong", advice);
        page.press("Retry Black’s mistakes");
        let says = |words: &str| {
            format!("document.querySelector('.advice').textContent.includes('{words}')")
        };
        page.until("the mistake", &says("You played d3-c3. Find a better move"));
        page.until_named(GAME, "d3", "can move to");
        page.click_move(GAME, "d3", "c4");
        page.until("praise", &says("d3-c4 is the best move"));
        page.press("End");
        page.until_named(GAME, "h7", "white");
        page.click(".moves .move.missed");
        page.press("Better move");
        page.until("the move", "document.querySelector('#board .arrow.best')");
        page.until_named(GAME, "d3", "black");
        page.click_move(GAME, "d3", "c4");
        page.until("a variation", "document.querySelector('.variation .move')");
    });
}

#[test]
fn threats_are_shown() {
    visit(|visit| {
        let page = &visit.page;
        page.go(&format!("#game?rules=soucie&fen={FEN}"));
        let threats =
            "[...document.querySelectorAll('.threat')].map((threat) => threat.textContent).join()";
        let both = format!("{threats} === 'Black can win now!,White connects next move.'");
        page.until("both threats", &both);
        page.go_with_settings("{ threats: false }");
        page.until_named(GAME, "d3", "can move to");
        assert_eq!(page.count(".threat"), 0);
    });
}
