//! Mistakes that are found afterwards, and threats that are told of beforehand.

use crate::board::GAME;
use crate::visit::visit;

/// Either side wins if it is to move, Black by d3-c4 alone.
const FEN: &str = "5ll1/8/2LL2l1/3L4/8/3L4/8/8+w+-+-+0+1";

#[test]
fn a_review_shows_the_better_move() {
    visit(async |visit| {
        let page = &visit.page;
        page.go(&format!("#game?rules=soucie&fen={FEN}&moves=d3-c3+g6-h7"))
            .await;
        page.until(
            "the end",
            "document.querySelector('#view-play .status.over')",
        )
        .await;
        assert!(page.count("#board .tint.winning").await == 3);
        page.press("Review the game").await;
        let mark = "document.querySelector('.moves abbr.missed')";
        page.until("the missed win", mark).await;
        page.click(".moves .move.missed").await;
        let advice =
            "document.querySelector('.advice').textContent.includes('there was a win in 1 move')";
        page.until("what was wrong", advice).await;
        page.press("Show me the better move").await;
        page.until("the move", "document.querySelector('#board .arrow.best')")
            .await;
        page.until_named(GAME, "d3", "black").await;
        page.click_move(GAME, "d3", "c4").await;
        page.until("a variation", "document.querySelector('.variation .move')")
            .await;
    });
}

#[test]
fn who_could_win_at_once_is_told() {
    visit(async |visit| {
        let page = &visit.page;
        page.go(&format!("#game?rules=soucie&fen={FEN}")).await;
        let threats =
            "[...document.querySelectorAll('.threat')].map((threat) => threat.textContent).join()";
        let both = format!("{threats} === 'Black can win now!,White connects next move.'");
        page.until("both threats", &both).await;
        page.go_with_settings("{ threats: false }").await;
        page.until_named(GAME, "d3", "can move to").await;
        assert_eq!(page.count(".threat").await, 0);
    });
}
