//! Whole games, with the mouse alone and with the keyboard alone.

use crate::board::GAME;
use crate::page::{Page, key};
use crate::visit::visit;

/// More plies than any game has under the rules that are played here.
const MOST: usize = 200;

#[test]
fn a_game_with_the_mouse() {
    let page = &visit();
    page.press_new_game();
    page.click("dialog input[value=custom]");
    page.choose_field("White’s player", "1");
    page.fill("Files", "5");
    page.fill("Ranks", "5");
    page.fill("Pieces White gives up", "1");
    page.press("Start game");
    page.until_count("#board .cell", 25);
    page.until_count("#board .piece.white", 5);
    assert_eq!(page.count("#board .piece.black"), 6);
    assert_eq!(page.count(".strip[data-side=white] .race i"), 5);
    play_to_the_end(page, |from, to| {
        if page.moves().is_empty() {
            page.drag_move(GAME, from, to);
        } else {
            page.click_move(GAME, from, to);
        }
    });
    assert_announced_end(page);
}

#[test]
fn a_game_with_the_keyboard() {
    let page = &visit();
    begin_with_keys(page);
    play_to_the_end(page, |from, to| {
        tab_to(page, ".cell", Way::Back);
        page.walk_to(from);
        page.keys([key::ENTER]);
        page.until_chosen(GAME, from);
        page.walk_to(to);
        page.keys([key::ENTER]);
    });
    assert_announced_end(page);
}

/// Plays Black with good moves until the game is over.
fn play_to_the_end(page: &Page, make: impl Fn(&str, &str)) {
    page.until_turn("Black", 0);
    while !page.is_over() {
        let before = page.moves().len();
        assert!(before < MOST, "the game has no end");
        let (from, to) = page.good_move();
        make(&from, &to);
        page.until_turn("Black", before + 2);
        assert_eq!(page.moves()[before], format!("{from}-{to}"));
    }
}

/// Sets up a game on a small board against the weakest computer without touching the mouse.
fn begin_with_keys(page: &Page) {
    tab_to(page, ".commands .of-new-game", Way::On);
    page.keys([key::ENTER]);
    page.element("dialog[open]");
    tab_to(page, "dialog input[name=opponent]", Way::On);
    page.keys([key::LEFT]);
    tab_to(page, "dialog .pair label + label select", Way::On);
    for _ in 0..10 {
        if page.value("document.activeElement.value") == "1" {
            break;
        }
        page.keys([key::UP]);
    }
    tab_to(page, "dialog input[type=number]", Way::On);
    // Tab chooses what is in a field, so that typing replaces it.
    page.keys(['5', key::TAB, '5', key::TAB]);
    tab_to(page, "dialog .actions .primary", Way::On);
    page.keys([key::ENTER]);
    page.until_count("#board .cell", 25);
}

#[derive(Clone, Copy)]
enum Way {
    On,
    Back,
}

/// Presses Tab until the focus is on what a selector finds; not at all if it is there.
fn tab_to(page: &Page, selector: &str, way: Way) {
    let there = format!("return document.activeElement.matches({selector:?});");
    for _ in 0..120 {
        if page.js(&there) == true {
            return;
        }
        match way {
            Way::On => page.keys([key::TAB]),
            Way::Back => page.keys_with_shift(key::TAB),
        }
    }
    panic!("Tab does not lead to {selector}");
}

/// The end is said in words: beside the board and to screen readers.
fn assert_announced_end(page: &Page) {
    assert!(page.is_over(), "the game has an end");
    let words = page.text("#view-play .status > span");
    let said = ["wins", "draw", "tie", "tied"];
    assert!(said.iter().any(|word| words.contains(word)), "{words}");
    assert!(page.text("#live").contains(&words), "{words}");
}
