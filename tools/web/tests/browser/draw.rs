//! Draws that are offered to the computer.

use crate::board::{BLACK_WINS, GAME};
use crate::page::Page;
use crate::visit::visit;

#[test]
fn the_computer_declines_a_draw_at_the_start_and_accepts_it_when_it_is_losing() {
    let page = &visit();
    page.press("Offer draw");
    page.until_text(".toast", "White declines");
    assert!(!page.is_over());

    page.go(BLACK_WINS);
    page.choose("[aria-label='White’s player']", "1");
    page.until_named(GAME, "d3", "can move to");
    page.press("Offer draw");
    page.until_over();
    assert_eq!(page.text("#view-play .status > span"), "Draw by agreement.");
}

/// Has the computer repeat a position until it offers a draw.
fn offered(page: &Page) {
    let moves = "b1-b3+a2-c2+b3-b1+c2-a2+b1-b3+a2-c2+b3-b1";
    let start = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1+w+-+-+0+1";
    page.go(&format!("#game?rules=soucie&fen={start}&moves={moves}"));
    page.until_turn("White", 7);
    // The computer goes on repeating itself.
    page.js("const parse = JSON.parse;
        JSON.parse = (text) => {
            const message = parse(text);
            if (message?.type === 'done') message.findings.lines[0].move = 'c2-a2';
            return message;
        };");
    page.choose("[aria-label='White’s player']", "1");
    page.until_text(".toast", "offers a draw");
}

/// These rules don't mind repetitions, so people are asked.
#[test]
fn the_computer_offers_a_draw_when_a_position_repeats_itself() {
    let page = &visit();
    offered(page);
    assert!(!page.is_over());
    page.click(".toast button");
    page.until_over();
    assert_eq!(page.text("#view-play .status > span"), "Draw by agreement.");
    assert_eq!(page.count(".toast"), 0);
    // Another game ends the offer.
    offered(page);
    page.begin_game("{ white: '0' }");
    assert_eq!(page.count(".toast"), 0);
}
