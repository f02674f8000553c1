//! Games that are kept, and games that go another way.

use crate::board::{BLACK_WINS, GAME};
use crate::page::Page;
use crate::visit::visit;
use serde_json::json;

#[test]
fn the_game_goes_on_from_an_earlier_position() {
    let page = &visit();
    page.begin_with_a_move();
    page.play_until("a2", "c2", "Black", 2);
    page.keys(['[']);
    page.until_named(GAME, "a2", "can move to");
    page.press("Play from here");
    page.until_turn("White", 1);
    page.play_until("h2", "f2", "Black", 2);
    assert_eq!(page.moves(), ["b1-b3", "h2-f2"]);
    page.until_text_is(".variation .move", "a2-c2");
}

#[test]
fn a_commented_variation_is_promoted_and_removed() {
    let page = &visit();
    page.begin_with_a_move();
    page.keys(['[']);
    page.until_named(GAME, "g1", "can move to");
    page.click_move(GAME, "g1", "g3");
    page.until_named(GAME, "g3", "black");
    page.press("Comment");
    page.type_into("textarea.comment", "another way");
    page.click("[aria-label='Make this the main line']");
    page.until_text_is(".moves .move", "g1-g3");
    page.until_text_is(".moves .said", "another way");
    page.click("[aria-label='Remove this move and its continuation']");
    page.until_moves(1);
    assert_eq!(page.moves(), ["b1-b3"]);
    // What was taken back and then removed does not come back.
    page.click("[aria-label=Undo]");
    page.until_named(GAME, "b1", "black");
    page.keys([']']);
    page.until_named(GAME, "b3", "black");
    page.click("[aria-label='Remove this move and its continuation']");
    let redo = "document.querySelector('[aria-label=Redo]')";
    page.until("nothing to redo", &format!("{redo}.disabled"));
    assert!(page.moves().is_empty());
}

/// A game with its review, as pages saved it before reviews came from the server.
const SAVED_GAME: &str = r#"{"id":"old1","rules":"soucie","limit":null,
    "fen":"5ll1/8/2LL2l1/3L4/8/3L4/8/8 w - - 0 1","nodes":[
    {"id":0,"parent":null,"move":null,"comment":"","children":[1],"clock":null},
    {"id":1,"parent":0,"move":"d3-c3","comment":"hm","children":[2],"clock":null},
    {"id":2,"parent":1,"move":"g6-h7","comment":"","children":[],"clock":null}],
    "live":2,"shown":1,"players":{"black":{"machine":false,"level":3},
    "white":{"machine":true,"level":3}},"clock":null,"left":{"black":0,"white":0},
    "outcome":null,"seed":7,"flipped":false,"paused":false,"serious":false,
    "updated":1700000000000,"review":{
    "0":{"chance":1,"winIn":1,"lossIn":null,"best":"d3-c4","mark":null},
    "1":{"chance":0,"winIn":1,"lossIn":null,"best":"g6-h7","mark":"missed"},
    "2":{"chance":0,"winIn":null,"lossIn":0,"best":null,"mark":null}}}"#;

#[test]
fn old_saved_games_and_puzzle_scores_are_read() {
    let page = &visit();
    page.js(&format!(
        "localStorage['loa.game.old1'] = `{SAVED_GAME}`;
        localStorage['loa.puzzles'] = '{{\"at\":1,\"streak\":2,\"best\":5,\"solved\":[]}}';"
    ));
    page.press("My games");
    page.press("You – Computer 6 · club · Soucie · 2 moves");
    page.until_named(GAME, "c3", "black");
    assert_eq!(page.moves(), ["d3-c3", "g6-h7"]);
    assert_eq!(page.count(".moves abbr.missed"), 1);
    page.element(".advice");
    assert_eq!(page.count(".panel .graph"), 1);
    assert!(page.text(".advice").trim().starts_with("Missed win."));
    page.view("puzzles");
    page.until_text("#view-puzzles", "best 5");
}

#[test]
fn a_link_without_a_valid_game_leaves_the_page_usable() {
    let page = &visit();
    for link in [
        "#game?rules=berkeley&fen=zzz",
        "#game?rules=chess&fen=8/8/8/LL6/8/8/8/l6l%20w",
        "#game?rules=soucie&fen=8/8/8/8/8/8/8/8%20w",
        "#game?rules=soucie&fen=1LL/l2/2l%20b&moves=a1-a9&limit=x",
    ] {
        page.go(link);
        page.element(".toast.error");
        page.until_named(GAME, "b1", "can move to");
    }
    page.play_until("b1", "b3", "Black", 2);
    // The server's refusals.
    page.complaints();
}

/// Loads the page again with a `game` as the tab's saved one.
fn reload_with(page: &Page, game: &str) {
    page.js(&format!(
        "{game}
        // The page keeps its own game when it goes.
        addEventListener('pagehide', () => {{
            localStorage['loa.game.old1'] = JSON.stringify(game);
            sessionStorage['loa.game'] = 'old1';
        }});"
    ));
    page.reload();
}

/// Opens the page with a saved game; returns what it says.
fn open_with_saved(page: &Page, change: &str) -> String {
    reload_with(page, &format!("const game = {SAVED_GAME}; {change}"));
    page.element(".toast.error");
    page.until_named(GAME, "b1", "can move to");
    page.text(".toast.error")
}

#[test]
fn a_saved_game_that_cannot_be_opened_has_a_way_out() {
    let page = &visit();
    for (change, reason) in [
        ("game.fen = 'zzz';", "Not a position"),
        ("game.rules = 'chess';", "Unknown rules"),
        ("game.nodes[1].parent = 2;", "damaged"),
        ("delete game.players;", "damaged"),
        ("game.live = 9;", "damaged"),
        ("game.version = 99;", "newer version"),
    ] {
        let said = open_with_saved(page, change);
        assert!(said.contains(reason), "{change} {said}");
    }
    // The note goes with the next move; the game stays in the list, with the same ways out.
    page.play_until("b1", "b3", "Black", 2);
    assert_eq!(page.count(".toast"), 0);
    page.press("My games");
    page.element("dialog .game-list li");
    page.assert_says("dialog .game-list", "newer version");
    page.press("Close");
    page.until_closed();
    page.press("Undo");
    page.until_turn("Black", 0);
    page.press("My games");
    page.click(".game-list li:last-child [aria-label='Delete this game']");
    let gone = "localStorage['loa.game.old1'] === undefined";
    page.until("the game is deleted", gone);
    page.press("Close");
    page.until_closed();
    page.play_until("b1", "b3", "Black", 2);
    page.reload();
    page.until_named(GAME, "b3", "black");
    assert_eq!(page.count(".toast.error"), 0);
    page.complaints();
}

#[test]
fn imports_keep_the_names_and_follow_the_rules_of_the_page() {
    let page = &visit();
    page.begin_game("{ white: '0', rules: 'berkeley' }");
    for (text, parts) in [
        (
            "(;GM[9]RU[soucie]PB[Ann]PW[Ben]RE[W+Resign];B[b1-b3])",
            &["PB[Ann]", "PW[Ben]", "RU[soucie]", "RE[W+Resign]"][..],
        ),
        ("(;GM[9]RU[soucie]RE[Void];B[b1-b3])", &["RE[Void]"][..]),
        (
            "(;GM[9]RU[soucie]RE[Draw+Repetition];B[b1-b3])",
            &["RE[Draw+Repetition]"][..],
        ),
        ("c1-c3", &["PB[human]", "PW[human]", "RU[soucie]"][..]),
    ] {
        page.import(text);
        page.until_closed();
        page.press("Share");
        let sgf = page.shared_sgf();
        for part in parts {
            assert!(sgf.contains(part), "{part}: {sgf}");
        }
        let link = page.field("dialog textarea");
        let has_result = link.contains("&result=");
        assert_eq!(has_result, sgf.contains("RE["), "{link}: {sgf}");
        page.escape();
    }
}

#[test]
fn my_games_have_moves_and_results() {
    let page = &visit();
    page.begin_with_a_move();
    page.resign();
    page.until_over();
    page.go(BLACK_WINS);
    page.until_named(GAME, "d3", "can move to");
    page.click_move(GAME, "d3", "c4");
    page.until_over();
    page.begin_game("{ white: '0', rules: 'cuhk' }");
    page.press("My games");
    page.element("dialog .game-list li");
    let games = page.text("dialog .game-list");
    for game in [
        "Olympiad · 1 move · Black wins",
        "Soucie · 1 move · Black wins",
    ] {
        assert!(games.contains(game), "{game}: {games}");
    }
    assert!(!games.contains("0 moves"), "{games}");
    let boards = "return [...document.querySelectorAll('dialog .small-board')]
        .map((board) => board.querySelectorAll('.piece').length).sort().join();";
    assert_eq!(page.js(boards), "24,8");
}

#[test]
fn a_full_storage_says_so_at_once() {
    let page = &visit();
    page.begin_game("{ white: '0' }");
    page.js(
        "for (let size = 2 ** 20, n = 0; size >= 1; size = Math.floor(size / 2)) {
        try {
            for (;;) {
                localStorage[`fill.${n}`] = 'x'.repeat(size);
                n++;
            }
        } catch {}
    }",
    );
    page.click_move(GAME, "b1", "b3");
    page.until_turn_shown("White");
    page.element(".toast.error");
    let words = page.text(".toast.error");
    assert!(
        words.contains("storage is full") && words.contains("Save a copy"),
        "{words}"
    );
    // The copy is there as long as the page is.
    page.js("for (const key of Object.keys(localStorage))
        if (key.startsWith('fill.')) localStorage.removeItem(key);");
    page.play_until("a2", "c2", "Black", 2);
    assert_eq!(page.moves(), ["b1-b3", "a2-c2"]);
    page.until_gone(".toast.error");
}

/// Values that no entry of the storage has.
const DAMAGED: [&str; 10] = [
    "null",
    "7",
    "'x'",
    "[]",
    "{}",
    "[null]",
    "{ names: null, clock: 5, width: 99, rules: 'chess', black: '77', fewerBlack: -1 }",
    "{ at: 1.5, solved: null, streak: 'x' }",
    "{ width: 99, height: null, black: ['z9', 7], white: null, toMove: 'x', rules: 'chess' }",
    "{ scheme: 7, pieces: null, speed: 'x' }",
];

/// Parts that no saved game has.
const DAMAGED_PARTS: [&str; 10] = [
    "review: null",
    "summary: 5",
    "names: 'x'",
    "clock: 'x'",
    "outcome: 7",
    "left: null",
    "updated: null",
    "shown: 77",
    "limit: 'x'",
    "seed: null",
];

#[test]
fn damaged_entries_stop_nothing() {
    let all_at_once = format!("Object.assign({})", DAMAGED[6..].join(", "));
    let page = &visit();
    open_damaged(page, &["[null]", &all_at_once]);
    open_damaged_games(page, &[&DAMAGED_PARTS.join(", ")]);
}

#[test]
#[ignore = "takes long"]
fn no_damaged_entry_stops_anything() {
    let page = &visit();
    open_damaged(page, &DAMAGED);
    open_damaged_games(page, &DAMAGED_PARTS);
}

/// Opens all views with each value in all entries.
fn open_damaged(page: &Page, values: &[&str]) {
    for value in values {
        page.js(&format!(
            "for (const name of ['wish', 'puzzles', 'editor', 'settings', 'tutorial', 'latest'])
                localStorage[`loa.${{name}}`] = JSON.stringify({value});"
        ));
        page.go("");
        page.until_named(GAME, "b1", "can move to");
        page.press_new_game();
        page.press("Start game");
        page.until(value, "!document.querySelector('dialog')");
        page.each_other_view(|_| {});
    }
    page.check_console();
}

/// Opens a saved game with each change.
fn open_damaged_games(page: &Page, parts: &[&str]) {
    page.js("localStorage.clear();");
    page.go("");
    for part in parts {
        reload_with(
            page,
            &format!("const game = {{ ...{SAVED_GAME}, {part} }};"),
        );
        page.until(
            part,
            "document.querySelectorAll('.moves .move').length === 2",
        );
        page.press("My games");
        page.element("dialog .game-list li");
        page.press("Close");
        page.until_closed();
    }
}

#[test]
fn share_begins_with_a_link_and_says_who_can_open_it() {
    let page = &visit();
    page.press("Share");
    page.element("dialog textarea[aria-label^=SGF]");
    let order = "return [...document.querySelectorAll('dialog :is(h3, summary)')]
        .filter((one) => one.checkVisibility()).map((one) => one.textContent);";
    let expected = json!(["Link to this position", "Picture", "File", "Source text"]);
    assert_eq!(page.js(order), expected);
    assert_eq!(page.text("dialog .primary"), "Copy");
    let words = page.text("dialog .link-warning");
    for part in ["this computer", "secret"] {
        assert!(words.contains(part), "{words}");
    }
    page.escape();
    page.view("editor");
    page.press("Copy link");
    page.until_text(".verdict", "this computer");
}
