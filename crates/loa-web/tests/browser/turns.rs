//! Taking back, playing again, changing who plays, and a server that goes and comes.

use crate::board::GAME;
use crate::visit::visit;

#[test]
fn undo_and_redo() {
    visit(async |visit| {
        let page = &visit.page;
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("Black", 2).await;
        let played = page.moves().await;
        page.click("[aria-label=Undo]").await;
        page.until_named(GAME, "b1", "black").await;
        assert!(page.moves().await.is_empty());
        page.click("[aria-label=Redo]").await;
        page.until_turn("Black", 2).await;
        assert_eq!(page.moves().await, played);
        page.keys(['u']).await;
        page.until_named(GAME, "b3", "empty").await;
        page.keys(['r']).await;
        page.until_named(GAME, "b3", "black").await;
        assert_eq!(page.moves().await, played);
    });
}

#[test]
fn sides_change_in_the_middle_of_a_game() {
    visit(async |visit| {
        let page = &visit.page;
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("Black", 2).await;
        page.choose("[aria-label='Who plays White']", "0").await;
        page.choose("[aria-label='Who plays Black']", "1").await;
        page.until_turn("White", 3).await;
        let (from, to) = page.some_move(GAME).await;
        page.click_move(GAME, &from, &to).await;
        page.until_turn("White", 5).await;
        assert_eq!(page.moves().await[3], format!("{from}-{to}"));
    });
}

#[test]
fn an_illegal_move_is_explained() {
    visit(async |visit| {
        let page = &visit.page;
        page.click_move(GAME, "b1", "b4").await;
        let fault = "document.querySelector('#view-play .status.fault')";
        page.until("a reason", fault).await;
        let words = page.text("#view-play .status").await;
        assert!(words.contains("needs exactly 2 squares"), "{words}");
        assert!(page.moves().await.is_empty());
    });
}

#[test]
fn a_piece_that_is_dragged_to_a_wrong_square_goes_back() {
    visit(async |visit| {
        let page = &visit.page;
        let place = "document.querySelector('#board .piece[data-square=b1]').style.transform";
        let before = page.js(&format!("return {place};")).await;
        page.drag_move(GAME, "b1", "b4").await;
        let fault = "document.querySelector('#view-play .status.fault')";
        page.until("a reason", fault).await;
        page.until("the piece is back", &format!("{place} === {before}"))
            .await;
    });
}

#[test]
fn the_server_is_restarted_under_the_page() {
    visit(async |visit| {
        let page = &visit.page;
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("Black", 2).await;
        visit.stop_server();
        let lost = "document.getElementById('link-state').textContent.includes('Reconnecting')";
        page.until("the page says that it is alone", lost).await;
        let (from, to) = page.some_move(GAME).await;
        page.click_move(GAME, &from, &to).await;
        visit.start_server();
        page.until_turn("Black", 4).await;
        assert_eq!(page.moves().await[2], format!("{from}-{to}"));
        let back = "document.getElementById('link-state').textContent === ''";
        page.until("the page has its server again", back).await;
        // What could not be reached in between is in the console.
        for complaint in page.complaints().await {
            assert!(is_about_the_connection(&complaint), "{complaint}");
        }
    });
}

fn is_about_the_connection(complaint: &str) -> bool {
    ["net::ERR_", "WebSocket connection"]
        .iter()
        .any(|words| complaint.contains(words))
}
