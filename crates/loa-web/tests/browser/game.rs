//! Whole games, with the mouse alone and with the keyboard alone.

use crate::board::GAME;
use crate::page::{Page, key};
use crate::visit::visit;

/// More plies than any game has under the rules that are played here.
const MOST: usize = 200;

#[test]
fn a_game_with_the_mouse() {
    visit(async |visit| {
        let page = &visit.page;
        page.press("New game").await;
        page.choose("dialog label:nth-of-type(2) select", "1").await;
        page.click("dialog summary").await;
        page.fill("Files", "5").await;
        page.fill("Ranks", "5").await;
        page.press("Begin").await;
        page.until("a board of 25 squares", &small_board()).await;
        play_to_the_end(page, async |from, to| {
            if page.moves().await.is_empty() {
                page.drag_move(GAME, from, to).await;
            } else {
                page.click_move(GAME, from, to).await;
            }
        })
        .await;
        assert_announced_end(page).await;
    });
}

#[test]
fn a_game_with_the_keyboard() {
    visit(async |visit| {
        let page = &visit.page;
        begin_with_keys(page).await;
        play_to_the_end(page, async |from, to| {
            tab_to(page, ".cell", Way::Back).await;
            page.walk_to(from).await;
            page.keys([key::ENTER]).await;
            page.until_chosen(GAME, from).await;
            page.walk_to(to).await;
            page.keys([key::ENTER]).await;
        })
        .await;
        assert_announced_end(page).await;
    });
}

/// Plays Black with good moves until the game is over.
async fn play_to_the_end(page: &Page, make: impl AsyncFn(&str, &str)) {
    page.until_turn("Black", 0).await;
    while !page.is_over().await {
        let before = page.moves().await.len();
        assert!(before < MOST, "the game has no end");
        let (from, to) = page.good_move().await;
        make(&from, &to).await;
        page.until_turn("Black", before + 2).await;
        assert_eq!(page.moves().await[before], format!("{from}-{to}"));
    }
}

/// Sets up a game on a small board against the weakest machine without touching the mouse.
async fn begin_with_keys(page: &Page) {
    tab_to(page, "section[aria-label=Game] > .row > .primary", Way::On).await;
    page.keys([key::ENTER]).await;
    page.element("dialog[open]").await;
    tab_to(page, "dialog label:nth-of-type(2) select", Way::On).await;
    for _ in 0..10 {
        if page.js("return document.activeElement.value;").await == "1" {
            break;
        }
        page.keys([key::UP]).await;
    }
    tab_to(page, "dialog summary", Way::On).await;
    page.keys([key::ENTER]).await;
    tab_to(page, "dialog input[type=number]", Way::On).await;
    // Tab chooses what is in a field, so that typing replaces it.
    page.keys(['5', key::TAB, '5', key::TAB]).await;
    tab_to(page, "dialog .actions .primary", Way::On).await;
    page.keys([key::ENTER]).await;
    page.until("a board of 25 squares", &small_board()).await;
}

fn small_board() -> String {
    "document.querySelectorAll('#board .cell').length === 25".to_owned()
}

#[derive(Clone, Copy)]
enum Way {
    On,
    Back,
}

/// Presses Tab until the focus is on what a selector finds; not at all if it is there.
async fn tab_to(page: &Page, selector: &str, way: Way) {
    let there = format!("return document.activeElement.matches({selector:?});");
    for _ in 0..120 {
        if page.js(&there).await == true {
            return;
        }
        match way {
            Way::On => page.keys([key::TAB]).await,
            Way::Back => page.keys_with_shift(key::TAB).await,
        }
    }
    panic!("Tab does not lead to {selector}");
}

/// The end is said in words: under the board, beside it, and to screen readers.
async fn assert_announced_end(page: &Page) {
    assert!(page.is_over().await, "the game has an end");
    let words = page.text("#view-play .status > span").await;
    let said = ["wins", "draw", "tie", "tied"];
    assert!(said.iter().any(|word| words.contains(word)), "{words}");
    assert_eq!(page.text(".result p").await, words);
    assert!(page.text("#live").await.contains(&words), "{words}");
}
