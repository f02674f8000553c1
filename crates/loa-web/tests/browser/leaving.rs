//! Ends of games and of dialogs: what stays, what goes, and what is asked first.

use crate::board::GAME;
use crate::visit::visit;
use serde_json::json;

const STATUS: &str = "document.querySelector('#view-play .status').textContent";

#[test]
fn a_new_game_in_the_middle_of_one_is_asked_about() {
    visit(|visit| {
        let page = &visit.page;
        page.keys(['n']);
        page.element("dialog .pair");
        let levels = page.text("dialog select");
        assert!(
            levels.contains("Elo") && levels.contains("start here"),
            "{levels}"
        );
        page.press("Close");
        page.until("the window closes", "!document.querySelector('dialog')");
        page.click_move(GAME, "b1", "b3");
        page.until_turn("Black", 2);
        page.keys(['n']);
        page.element("dialog[open]");
        assert_eq!(page.count("dialog .pair"), 0);
        page.press("Keep playing");
        page.until("the window closes", "!document.querySelector('dialog')");
        assert_eq!(page.moves().len(), 2);
    });
}

#[test]
fn messages_end_with_their_game() {
    visit(|visit| {
        let page = &visit.page;
        page.press("Hint");
        page.until("a hint", &format!("{STATUS}.includes('part of the board')"));
        page.begin_game("{ white: '0' }");
        page.until("another message", &format!("{STATUS}.includes('to move')"));
        assert_eq!(page.count("#board .tint.glow"), 0);
        page.press("Resign");
        page.press("Resign");
        page.until("the result", &format!("{STATUS}.includes('White wins')"));
        page.click_move(GAME, "b1", "b4");
        page.until(
            "a reason",
            "document.querySelector('.said-box').textContent.includes('needs')",
        );
        assert!(page.text("#view-play .status").contains("White wins"));
    });
}

#[test]
fn the_way_back_closes_a_dialog_alone() {
    visit(|visit| {
        let page = &visit.page;
        page.view("learn");
        page.click("#settings-button");
        page.element("dialog[open]");
        page.command("back", &json!({}));
        page.until("the window closes", "!document.querySelector('dialog')");
        assert_eq!(page.count("#view-learn:not([hidden])"), 1);
        page.click("#settings-button");
        page.element("dialog[open]");
        page.press("Close");
        page.until("the window closes", "!document.querySelector('dialog')");
        page.until("no trace", "!history.state?.dialog");
        page.command("back", &json!({}));
        page.until(
            "the view before",
            "!document.querySelector('#view-play').hidden",
        );
    });
}
