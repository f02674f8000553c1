//! A finger on the board of a phone.

use crate::board::GAME;
use crate::driver::Look;
use crate::visit::visit_with;

#[test]
fn moves_are_made_with_a_finger() {
    let page = &visit_with(Look::Phone);
    // To touch a piece shows its lines.
    page.tap(GAME, "a4");
    page.element("#board .overlay *");
    page.assert_says(".detail", "a4, white");
    page.tap(GAME, "d4");
    page.until_gone("#board .overlay *");

    page.tap(GAME, "b1");
    page.until_chosen(GAME, "b1");
    assert!(page.count("#board .dots .dot") > 0);
    page.tap(GAME, "b3");
    page.until_turn("Black", 2);
    assert_eq!(page.moves()[0], "b1-b3");
    let (from, to) = page.some_move(GAME);
    page.drag_with_finger(GAME, &from, &to);
    page.until_turn("Black", 4);
    assert_eq!(page.moves()[2], format!("{from}-{to}"));
}
