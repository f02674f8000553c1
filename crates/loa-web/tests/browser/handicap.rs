//! Games with fewer pieces of one side.

use crate::board::GAME;
use crate::visit::visit;

#[test]
fn a_side_goes_without_some_pieces() {
    visit(async |visit| {
        let page = &visit.page;
        page.press("New game").await;
        page.click("dialog summary").await;
        page.fill("White goes without", "3").await;
        page.press("Begin").await;
        let nine = "document.querySelectorAll('#board .piece.white').length === 9";
        page.until("nine white pieces", nine).await;
        assert_eq!(page.count("#board .piece.black").await, 12);
        assert!(
            page.text(".strip[data-side=white]")
                .await
                .contains("9 pieces")
        );
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("Black", 2).await;
    });
}
