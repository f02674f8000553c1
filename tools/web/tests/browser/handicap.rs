//! Games with fewer pieces of one side.

use crate::board::GAME;
use crate::visit::visit;

#[test]
fn a_handicap_removes_pieces() {
    visit(|visit| {
        let page = &visit.page;
        page.press_new_game();
        page.click("dialog input[value=custom]");
        page.fill("Pieces White gives up", "3");
        page.press("Start game");
        let nine = "document.querySelectorAll('#board .piece.white').length === 9";
        page.until("nine white pieces", nine);
        assert_eq!(page.count("#board .piece.black"), 12);
        assert_eq!(page.count(".strip[data-side=white] .race i"), 9);
        page.click_move(GAME, "b1", "b3");
        page.until_turn("Black", 2);
    });
}
