//! Two tabs of one browser.

use crate::board::GAME;
use crate::page::{Page, key};
use crate::visit::visit;
use serde_json::{Value, json};

#[test]
fn two_tabs_have_two_games() {
    let page = &visit();
    page.play_until("b1", "b3", "Black", 2);
    let played = page.moves();

    let [first, second] = page.open_another("tab");
    page.go("");
    page.begin_game("{}");
    page.until_named(GAME, "b1", "black, can move to");
    page.play_until("g1", "g3", "Black", 2);
    assert_eq!(page.moves()[0], "g1-g3");

    page.switch_to(&first);
    assert_eq!(page.moves(), played);
    page.reload();
    page.until_named(GAME, "b3", "black");
    assert_eq!(page.moves(), played);
    let (from, to) = page.some_move(GAME);
    page.play_until(&from, &to, "Black", 4);

    page.switch_to(&second);
    page.reload();
    page.until_named(GAME, "g3", "black");
    assert_eq!(page.moves()[0], "g1-g3");
    assert_eq!(page.moves().len(), 2);
}

/// Lets a tab hear nothing of the others while it sleeps.
const MAY_SLEEP: &str = "for (const name of ['storage', 'visibilitychange', 'pageshow'])
    addEventListener(name, (event) => {
        if (window.sleeps) event.stopImmediatePropagation();
    }, true);";
const SLEEP: &str = "window.sleeps = true;";

/// Opens the page in another tab; returns the handles of both.
fn open_second(page: &Page) -> [Value; 2] {
    let both = page.open_another("tab");
    page.devtools(
        "Page.addScriptToEvaluateOnNewDocument",
        &json!({ "source": MAY_SLEEP }),
    );
    page.go("");
    both
}

fn leave(page: &Page) {
    page.command("url", &json!({ "url": "about:blank" }));
}

/// The kept moves, variations included.
const KEPT: &str = "JSON.parse(localStorage['loa.game.' + sessionStorage['loa.game']])
    .nodes.slice(1).map(({ move }) => move)";

#[test]
fn an_idle_tab_does_not_undo_what_another_has_played() {
    let page = &visit();
    page.begin_with_a_move();
    let [first, second] = open_second(page);
    page.until_named(GAME, "b3", "black");
    page.js(SLEEP);
    // It looks at another position, which it would keep.
    page.keys([key::HOME]);

    page.switch_to(&first);
    page.play_until("a2", "c2", "Black", 2);
    page.play_until("g1", "g3", "White", 3);
    leave(page);
    page.switch_to(&second);
    leave(page);
    page.go("");
    assert_eq!(page.moves(), ["b1-b3", "a2-c2", "g1-g3"]);
}

#[test]
fn tabs_with_the_same_game_follow_each_other() {
    let page = &visit();
    page.play_until("b1", "b3", "Black", 2);
    let [first, second] = open_second(page);
    page.until_turn("Black", 2);
    page.switch_to(&first);
    let (from, to) = page.some_move(GAME);
    page.play_until(&from, &to, "Black", 4);
    page.switch_to(&second);
    page.until_moves(4);
    page.until_turn("Black", 4);
    let (from, to) = page.some_move(GAME);
    page.play_until(&from, &to, "Black", 6);
    page.switch_to(&first);
    page.until_moves(6);
    // The computer has answered in one tab alone.
    assert_eq!(page.value(KEPT), json!(page.moves()));
}

#[test]
fn what_two_tabs_play_at_once_is_kept() {
    let page = &visit();
    page.begin_with_a_move();
    let [first, second] = open_second(page);
    page.until_named(GAME, "b3", "black");
    page.js(SLEEP);
    page.switch_to(&first);
    page.play_until("a2", "c2", "Black", 2);
    page.switch_to(&second);
    page.click_move(GAME, "h2", "f2");
    let both = format!("{KEPT}.join() === 'b1-b3,a2-c2,h2-f2'");
    page.until("both moves", &both);
    // The note goes by itself, so its words are read at once.
    let says = |words| format!("document.querySelector('.toast')?.textContent.includes('{words}')");
    let note = format!("{} && {}", says("another tab"), says("variation"));
    page.until("that the game went on", &note);
    assert_eq!(page.moves(), ["b1-b3", "a2-c2"]);
    page.until_named(GAME, "c2", "white");
    page.switch_to(&first);
    leave(page);
}

#[test]
fn settings_and_solved_puzzles_of_two_tabs_add_up() {
    let page = &visit();
    let [first, second] = open_second(page);
    for (tab, setting) in [(&first, "Coordinates"), (&second, "Sounds")] {
        page.switch_to(tab);
        page.click("#settings-button");
        page.element("dialog[open]");
        page.click_field(setting);
        page.press("Close");
        page.until_closed();
    }
    let kept = page.value("JSON.parse(localStorage['loa.settings'])");
    assert_eq!([&kept["coordinates"], &kept["sounds"]], [false, true]);

    page.view("puzzles");
    page.element("#puzzle-board .piece");
    page.js("localStorage['loa.puzzles'] =
        JSON.stringify({ at: 0, streak: 0, best: 7, history: ['9+'] });");
    page.choose("select[aria-label=Theme]", "w2");
    page.until("the next", "JSON.parse(localStorage['loa.puzzles']).at > 0");
    let kept = page.value("JSON.parse(localStorage['loa.puzzles'])");
    assert_eq!(kept["history"], json!(["9+"]));
    assert_eq!(kept["best"], 7);
}
