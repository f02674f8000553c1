//! Clocks.

use crate::board::GAME;
use crate::page::Page;
use crate::visit::visit;

#[test]
fn a_clock_runs_and_grows_with_each_move() {
    visit(async |visit| {
        let page = &visit.page;
        page.press("New game").await;
        page.choose_field("White", "0").await;
        page.click("dialog summary").await;
        page.choose_field("Clock", "30+10").await;
        page.press("Begin").await;
        page.until("Black's time", &shows("black", "=== '30:00'"))
            .await;
        page.click_move(GAME, "b1", "b3").await;
        page.until("White's time runs", &shows("white", "< '30:00'"))
            .await;
        assert_eq!(time(page, "black").await, "30:00");
        page.click_move(GAME, "a2", "c2").await;
        page.until("White's time has grown", &shows("white", "> '30:00'"))
            .await;
        page.press("Pause").await;
        let paused = "document.querySelector('#view-play .status').textContent.includes('paused')";
        page.until("the game is paused", paused).await;
        page.press("Go on").await;
        page.until_turn("Black", 2).await;
    });
}

#[test]
fn who_has_no_time_left_loses() {
    visit(async |visit| {
        let page = &visit.page;
        page.begin_game("{ white: '0', clock: '0.03+0' }").await;
        page.click_move(GAME, "b1", "b3").await;
        let over = "document.querySelector('#view-play .status.over')";
        page.until("the end of White's time", over).await;
        let words = page.text("#view-play .status > span").await;
        assert_eq!(words, "Black wins: white has run out of time.");
        // With the move its time comes back.
        page.click("[aria-label=Undo]").await;
        page.until("the game goes on", &format!("!{over}")).await;
        page.until("White's time", &shows("white", "=== '0:01.8'"))
            .await;
    });
}

#[test]
fn the_machine_moves_before_its_time_is_over() {
    visit(async |visit| {
        let page = &visit.page;
        page.begin_game("{ white: '10', clock: '0.05+0' }").await;
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("Black", 2).await;
        assert_eq!(page.moves().await.len(), 2);
        assert!(!page.is_over().await);
    });
}

fn clock(side: &str) -> String {
    format!("document.querySelector('.strip[data-side={side}] .clock').textContent")
}

fn shows(side: &str, comparison: &str) -> String {
    format!("{} {comparison}", clock(side))
}

async fn time(page: &Page, side: &str) -> String {
    page.text(&format!(".strip[data-side={side}] .clock")).await
}
