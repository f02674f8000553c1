//! Two tabs of one browser.

use crate::board::GAME;
use crate::page::Page;
use crate::visit::visit;
use serde_json::json;

#[test]
fn two_tabs_have_two_games() {
    visit(|visit| {
        let page = &visit.page;
        let first = page.browser.get("window");
        page.click_move(GAME, "b1", "b3");
        page.until_turn("Black", 2);
        let played = page.moves();

        let tab = page.command("window/new", &json!({ "type": "tab" }));
        let second = &tab["handle"];
        page.command("window", &json!({ "handle": second }));
        page.go("");
        new_game(page);
        page.click_move(GAME, "g1", "g3");
        page.until_turn("Black", 2);
        assert_eq!(page.moves()[0], "g1-g3");

        page.command("window", &json!({ "handle": first }));
        assert_eq!(page.moves(), played);
        page.reload();
        page.until_named(GAME, "b3", "black");
        assert_eq!(page.moves(), played);
        let (from, to) = page.some_move(GAME);
        page.click_move(GAME, &from, &to);
        page.until_turn("Black", 4);

        page.command("window", &json!({ "handle": second }));
        page.reload();
        page.until_named(GAME, "g3", "black");
        assert_eq!(page.moves()[0], "g1-g3");
        assert_eq!(page.moves().len(), 2);
    });
}

fn new_game(page: &Page) {
    page.press_new_game();
    page.press("Start game");
    page.until("the window closes", "!document.querySelector('dialog')");
    page.until_named(GAME, "b1", "black, can move to");
}
