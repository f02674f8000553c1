//! The race to connect, beside each side's name.

use crate::board::{GAME, MOVER_WINS};
use crate::page::Page;
use crate::visit::visit;

#[test]
fn the_pieces_outside_the_largest_group_can_be_watched() {
    let page = &visit();
    page.go(MOVER_WINS);
    page.until_named(GAME, "d3", "can move to");
    assert_race(page, "black", 1, 4);
    assert_race(page, "white", 1, 3);
    page.click_move(GAME, "d3", "c4");
    page.until_over();
    assert_race(page, "black", 0, 4);
}

/// A side has a dot for each piece, full in its largest group, and says the same.
fn assert_race(page: &Page, side: &str, outside: u64, all: u64) {
    let race = format!("#view-play .strip[data-side={side}] .race");
    let label = format!("return document.querySelector('{race}').ariaLabel;");
    let words = format!("{outside} of {all} pieces outside the largest group");
    assert_eq!(page.js(&label), words);
    assert_eq!(page.count(&format!("{race} i")), all);
    assert_eq!(page.count(&format!("{race} .joined")), all - outside);
    assert_eq!(page.text(&format!("{race} b")), outside.to_string());
}
