//! Two tabs of one browser.

use crate::board::GAME;
use crate::page::Page;
use crate::visit::visit;

#[test]
fn two_tabs_have_two_games() {
    visit(async |visit| {
        let page = &visit.page;
        let first = page.client.window().await.unwrap();
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("Black", 2).await;
        let played = page.moves().await;

        let second = page.client.new_window(true).await.unwrap().handle;
        page.client.switch_to_window(second.clone()).await.unwrap();
        page.go("").await;
        new_game(page).await;
        page.click_move(GAME, "g1", "g3").await;
        page.until_turn("Black", 2).await;
        assert_eq!(page.moves().await[0], "g1-g3");

        page.client.switch_to_window(first).await.unwrap();
        assert_eq!(page.moves().await, played);
        page.reload().await;
        page.until_named(GAME, "b3", "black").await;
        assert_eq!(page.moves().await, played);
        let (from, to) = page.some_move(GAME).await;
        page.click_move(GAME, &from, &to).await;
        page.until_turn("Black", 4).await;

        page.client.switch_to_window(second).await.unwrap();
        page.reload().await;
        page.until_named(GAME, "g3", "black").await;
        assert_eq!(page.moves().await[0], "g1-g3");
        assert_eq!(page.moves().await.len(), 2);
    });
}

async fn new_game(page: &Page) {
    page.press("New game").await;
    page.press("Begin").await;
    page.until("the window closes", "!document.querySelector('dialog')")
        .await;
    page.until_named(GAME, "b1", "black, can move to").await;
}
