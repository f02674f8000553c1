//! Ends of games and of dialogs: what stays, what goes, and what is asked first.

use crate::board::{GAME, VIEWS};
use crate::page::Page;
use crate::visit::{visit, visit_server};
use serde_json::json;

#[test]
fn a_new_game_in_the_middle_of_one_is_asked_about() {
    let page = &visit();
    page.keys(['n']);
    page.element("dialog .new-game");
    let levels = page.text("dialog .option:has(:checked)");
    assert!(
        levels.contains("Elo") && levels.contains("start here"),
        "{levels}"
    );
    page.press("Close");
    page.until_closed();
    page.play_until("b1", "b3", "Black", 2);
    page.keys(['n']);
    page.element("dialog[open]");
    assert_eq!(page.count("dialog .new-game"), 0);
    page.press("Keep playing");
    page.until_closed();
    assert_eq!(page.moves().len(), 2);
}

#[test]
fn messages_end_with_their_game() {
    let page = &visit();
    page.press("Hint");
    page.until_status("part of the board");
    page.begin_game("{ white: '0' }");
    page.until_status("to move");
    assert_eq!(page.count("#board .tint.glow"), 0);
    page.play_until("b1", "b3", "White", 1);
    page.press("Hint");
    page.until_status("part of the board");
    page.resign();
    page.until_status("Black wins");
    assert_eq!(page.count("#board .tint.glow"), 0);
    assert!(!page.text(".said-box").contains("part of the board"));
    let is_off = "document.querySelector('#view-play .tool.of-hint').disabled";
    page.until("there are no hints any more", is_off);
    page.click_move(GAME, "a2", "b2");
    page.until_text(".said-box", "needs");
    page.assert_says("#view-play .status", "Black wins");
}

#[test]
fn the_way_back_closes_a_dialog_alone() {
    let page = &visit();
    page.view("learn");
    page.click("#settings-button");
    page.element("dialog[open]");
    page.command("back", &json!({}));
    page.until_closed();
    assert_eq!(page.count("#view-learn:not([hidden])"), 1);
    page.click("#settings-button");
    page.element("dialog[open]");
    page.press("Close");
    page.until_closed();
    page.until("no trace", "!history.state?.dialog");
    page.command("back", &json!({}));
    page.element("#view-play:not([hidden])");
    // One that opens from another leaves no trace either.
    page.play_until("b1", "b3", "Black", 2);
    page.press_new_game();
    page.escape();
    page.until("no trace of both", "!history.state?.dialog");
}

#[test]
fn a_double_click_starts_one_game() {
    let page = &visit();
    page.press_new_game();
    let before = page.js(GAMES);
    page.js(
        "const start = document.querySelector('dialog .actions .primary');
        start.click();
        start.click();",
    );
    page.until_closed();
    page.until_named(GAME, "b1", "can move to");
    page.play_until("b1", "b3", "Black", 2);
    assert_eq!(
        page.js(GAMES).as_u64(),
        before.as_u64().map(|games| games + 1)
    );
}

/// Counts the saved games.
const GAMES: &str =
    "return Object.keys(localStorage).filter((key) => key.startsWith('loa.game.')).length;";

const IS_DOWN: &str =
    "document.getElementById('link-state').textContent.includes('Cannot reach the server')";

/// The page may have tried by itself meanwhile.
const TRY_AGAIN: &str = "document.querySelector('#link-state button')?.click();";

#[test]
fn what_was_cancelled_does_not_happen_later() {
    let page = &visit_server();
    page.begin_with_a_move();
    // What these views show is there before the server goes.
    page.view("puzzles");
    page.element("#puzzle-board .piece");
    page.view("play");
    page.stop_server();
    page.until("no server", IS_DOWN);

    page.press_new_game();
    page.click("dialog input[value=custom]");
    page.fill("Files", "5");
    page.press("Start game");
    close_unanswered(page);
    page.press("Import");
    page.type_into("dialog textarea", "c1-c3");
    page.press("Open");
    close_unanswered(page);
    page.press("Share");
    close_unanswered(page);
    page.view("puzzles");
    page.press("Play from here");
    page.view("learn");

    page.start_server();
    page.js(TRY_AGAIN);
    page.until("the server", &format!("!({IS_DOWN})"));
    page.element("#learn-board .piece");
    assert_eq!(page.count("#view-learn:not([hidden])"), 1);
    page.view("play");
    page.play_until("a2", "c2", "Black", 2);
    assert_eq!(page.moves(), ["b1-b3", "a2-c2"]);
    assert_eq!(page.count("dialog"), 0);
    page.complaints();
}

/// Leaves a dialog that says that it cannot reach the server.
fn close_unanswered(page: &Page) {
    let says = "document.querySelector('dialog').textContent.includes('Cannot reach the server')";
    page.until("that there is no answer", says);
    page.escape();
}

#[test]
fn every_view_says_that_the_server_cannot_be_reached() {
    let page = &visit_server();
    for (view, _) in VIEWS {
        page.stop_server();
        page.until("no server", IS_DOWN);
        page.view(view);
        let is_visible = "(() => {
            const button = document.querySelector('#link-state button');
            const { x, y, width, height } = button.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === button;
        })()";
        page.until("Retry is in view", is_visible);
        assert_eq!(page.text("#link-state button"), "Retry");
        page.start_server();
        page.js(TRY_AGAIN);
        page.element(&format!("#view-{view} .board .piece"));
        page.until("the server", &format!("!({IS_DOWN})"));
    }
    page.complaints();
}

#[test]
fn a_dialog_tries_again() {
    let page = &visit_server();
    page.press_new_game();
    page.click("dialog input[value=custom]");
    page.fill("Files", "5");
    page.stop_server();
    page.press("Start game");
    page.until_text("dialog", "Cannot reach the server");
    page.start_server();
    page.js("document.querySelector('dialog .offline button')?.click();");
    page.until_count("#board .cell", 40);
    page.until_closed();
    page.complaints();
}
