//! Games that are kept, and games that go another way.

use crate::board::GAME;
use crate::visit::visit;

#[test]
fn an_earlier_game_is_opened_again_and_forgotten() {
    visit(async |visit| {
        let page = &visit.page;
        page.begin_game("{ white: '0' }").await;
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("White", 1).await;
        page.begin_game("{ white: '0', rules: 'soucie' }").await;
        page.until_named(GAME, "b1", "can move to").await;
        page.press("Games").await;
        page.press("person – person · berkeley · 1 move").await;
        page.until_named(GAME, "b3", "black").await;
        assert_eq!(page.moves().await, ["b1-b3"]);

        page.press("Games").await;
        page.element("dialog .game-list li").await;
        let games = page.count(".game-list li").await;
        page.click(".game-list li:last-child [aria-label='Forget this game']")
            .await;
        let fewer = format!(
            "document.querySelectorAll('.game-list li').length === {}",
            games - 1
        );
        page.until("one game less", &fewer).await;
    });
}

#[test]
fn the_game_goes_on_from_an_earlier_position() {
    visit(async |visit| {
        let page = &visit.page;
        page.begin_game("{ white: '0' }").await;
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("White", 1).await;
        page.click_move(GAME, "a2", "c2").await;
        page.until_turn("Black", 2).await;
        page.keys(['[']).await;
        page.until_named(GAME, "a2", "can move to").await;
        page.press("Play on from here").await;
        page.until_turn("White", 1).await;
        page.click_move(GAME, "h2", "f2").await;
        page.until_turn("Black", 2).await;
        assert_eq!(page.moves().await, ["b1-b3", "h2-f2"]);
        let variation = "document.querySelector('.variation .move')?.textContent === 'a2-c2'";
        page.until("the move that was taken back", variation).await;
    });
}

#[test]
fn a_variation_with_a_comment_becomes_the_main_line_and_goes() {
    visit(async |visit| {
        let page = &visit.page;
        page.begin_game("{ white: '0' }").await;
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("White", 1).await;
        page.keys(['[']).await;
        page.until_named(GAME, "g1", "can move to").await;
        page.click_move(GAME, "g1", "g3").await;
        page.until_named(GAME, "g3", "black").await;
        let comment = page.element("textarea.comment").await;
        comment.send_keys("another way").await.unwrap();
        page.click("[aria-label='Make this the main line']").await;
        let first = "document.querySelector('.moves .move').textContent === 'g1-g3'";
        page.until("the main line", first).await;
        let said = "document.querySelector('.moves .said')?.textContent === 'another way'";
        page.until("the comment", said).await;
        page.click("[aria-label='Remove this move and what follows']")
            .await;
        page.until(
            "the game's move alone",
            "document.querySelectorAll('.moves .move').length === 1",
        )
        .await;
        assert_eq!(page.moves().await, ["b1-b3"]);
    });
}
