//! Taking back, playing again, changing who plays, and a server that goes and comes.

use crate::board::GAME;
use crate::page::key;
use crate::pictures::snapshot;
use crate::visit::{visit, visit_server};

#[test]
fn undo_and_redo() {
    let page = &visit();
    page.play_until("b1", "b3", "Black", 2);
    let played = page.moves();
    page.click("[aria-label=Undo]");
    page.until_named(GAME, "b1", "black");
    assert!(page.moves().is_empty());
    page.click("[aria-label=Redo]");
    page.until_turn("Black", 2);
    assert_eq!(page.moves(), played);
    page.keys(['u']);
    page.until_named(GAME, "b3", "empty");
    page.keys(['r']);
    page.until_named(GAME, "b3", "black");
    assert_eq!(page.moves(), played);
}

#[test]
fn sides_change_in_the_middle_of_a_game() {
    let page = &visit();
    page.play_until("b1", "b3", "Black", 2);
    page.choose("[aria-label='White’s player']", "0");
    page.choose("[aria-label='Black’s player']", "1");
    page.until_turn("White", 3);
    let (from, to) = page.some_move(GAME);
    page.play_until(&from, &to, "White", 5);
    assert_eq!(page.moves()[3], format!("{from}-{to}"));
}

#[test]
fn an_illegal_move_is_explained_and_teaches_its_line() {
    let page = &visit();
    // A square on no line of the piece has none to show.
    page.click_move(GAME, "c1", "d5");
    page.element("#view-play .status.fault");
    page.until_chosen(GAME, "c1");
    assert_eq!(page.count("#board .tried"), 0);
    page.keys([key::ESCAPE]);
    page.until_gone("#board .cell[aria-selected=true]");
    assert_eq!(page.count("#view-play .status.fault"), 0);
    page.click_move(GAME, "b1", "b4");
    page.until_count("#board .tried", 8);
    page.assert_says("#view-play .status", "needs exactly 2 squares");
    assert!(page.moves().is_empty());
    page.until_chosen(GAME, "b1");
    let numbers = "return [...document.querySelectorAll('#board .count-text')]
        .map((text) => text.textContent).join();";
    assert_eq!(page.js(numbers), "1,2");
    assert_eq!(page.count("#board .tried-goal"), 1);
    snapshot(page, "illegal");
    // The reason goes with the choice of another piece; the first is still there to be moved.
    page.click_square(GAME, "g1");
    page.until_gone("#view-play .status.fault");
    page.click_square(GAME, "b1");
    page.until_chosen(GAME, "b1");
    page.click_square(GAME, "b3");
    page.until_turn("Black", 2);
    assert_eq!(page.count("#board .tried"), 0);
}

#[test]
fn a_piece_dragged_to_a_wrong_square_returns() {
    let page = &visit();
    let place = "document.querySelector('#board .piece[data-square=b1]').style.transform";
    let before = page.value(place);
    page.drag_move(GAME, "b1", "b4");
    page.element("#view-play .status.fault");
    page.until("the piece is back", &format!("{place} === {before}"));
}

#[test]
fn the_server_is_restarted_under_the_page() {
    let page = &visit_server();
    page.play_until("b1", "b3", "Black", 2);
    page.stop_server();
    page.until_text("#link-state", "Cannot reach the server");
    let (from, to) = page.some_move(GAME);
    page.click_move(GAME, &from, &to);
    page.start_server();
    page.until_turn("Black", 4);
    assert_eq!(page.moves()[2], format!("{from}-{to}"));
    page.until_text_is("#link-state", "");
    // What could not be reached in between is in the console.
    for complaint in page.complaints() {
        assert!(is_about_the_connection(&complaint), "{complaint}");
    }
}

fn is_about_the_connection(complaint: &str) -> bool {
    ["net::ERR_", "WebSocket connection"]
        .iter()
        .any(|words| complaint.contains(words))
}
