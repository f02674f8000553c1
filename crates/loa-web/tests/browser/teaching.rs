//! Bad moves that can be taken back.

use crate::board::GAME;
use crate::page::Page;
use crate::visit::visit;

/// Either side wins if it is to move, Black by d3-c4 alone.
const LINK: &str = "#game?rules=soucie&fen=5ll1/8/2LL2l1/3L4/8/3L4/8/8+w+-+-+0+1";
const OFFER: &str =
    "document.querySelector('.toast')?.textContent.includes('There was a win here')";

#[test]
fn a_bad_move_is_offered_to_be_taken_back() {
    visit(async |visit| {
        let page = &visit.page;
        miss_the_win(page).await;
        page.click(".toast button").await;
        page.until_named(GAME, "d3", "can move to").await;
        assert!(page.moves().await.is_empty());
        page.click_move(GAME, "d3", "c4").await;
        page.until(
            "Black has won",
            "document.querySelector('#view-play .status.over')",
        )
        .await;
        assert!(page.text("#view-play .status").await.contains("Black wins"));
    });
}

#[test]
fn a_bad_move_can_be_kept() {
    visit(async |visit| {
        let page = &visit.page;
        miss_the_win(page).await;
        page.click(".toast button:nth-of-type(2)").await;
        page.until("the offer goes", "!document.querySelector('.toast')")
            .await;
        assert_eq!(page.moves().await[0], "d3-c3");
    });
}

/// Plays another move than the one that wins, with White played by the machine.
async fn miss_the_win(page: &Page) {
    page.go_with_settings("{ teaching: true }").await;
    page.go(LINK).await;
    page.choose("[aria-label='Who plays White']", "1").await;
    page.click_move(GAME, "d3", "c3").await;
    page.until("an offer", OFFER).await;
}
