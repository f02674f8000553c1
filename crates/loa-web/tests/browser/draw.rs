//! Draws that are offered to the machine.

use crate::board::GAME;
use crate::visit::visit;

/// Black, to move, wins at once.
const LINK: &str = "#game?rules=soucie&fen=8/8/2LL4/3L4/8/l2L4/5l2/l6l+w+-+-+0+1";

#[test]
fn a_machine_that_is_losing_takes_a_draw() {
    visit(async |visit| {
        let page = &visit.page;
        page.go(LINK).await;
        page.choose("[aria-label='Who plays White']", "1").await;
        page.until_named(GAME, "d3", "can move to").await;
        page.press("Offer draw").await;
        page.until(
            "the end",
            "document.querySelector('#view-play .status.over')",
        )
        .await;
        assert_eq!(page.text(".result p").await, "A draw: agreed.");
        assert_eq!(
            page.text("#view-play .status > span").await,
            "A draw: agreed."
        );
    });
}

#[test]
fn a_machine_plays_on_at_the_start() {
    visit(async |visit| {
        let page = &visit.page;
        page.press("Offer draw").await;
        let declined = "document.querySelector('.toast')?.textContent.includes('White declines')";
        page.until("an answer", declined).await;
        assert!(!page.is_over().await);
    });
}
