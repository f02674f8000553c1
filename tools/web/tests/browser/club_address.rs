//! A game of a club has an address: it survives a reload, leads others there, and waits for those
//! who have to sign in first.

use crate::board::GAME;
use crate::club::{ann_and_ben, invite, join, open, send_form, wish};
use crate::club_boards::post;
use crate::club_pages::set_up;
use crate::page::Page;
use crate::program::Program;

/// What stands where the browser has notifications.
const NOTIFICATIONS: &str = "
    window.told = [];
    window.Notification = class extends EventTarget {
        static permission = 'default';
        static requestPermission = async () => (Notification.permission = 'granted');
        constructor(title, { body, tag }) {
            super();
            told.push([title, body, tag].join('|'));
        }
        close() {}
    };
    Object.defineProperty(document, 'hidden', { value: true });";

fn hash(page: &Page) -> String {
    page.read("return location.hash;")
}

fn until_at(page: &Page, address: &str) {
    page.until(
        address,
        &format!("location.hash === '{address}' && !document.querySelector('#view-play').inert"),
    );
}

/// Waits until the board has the game of a player, after a number of moves.
fn until_there(page: &Page, name: &str, plies: usize) {
    page.until_text("#view-play.club-game .strip[data-side=black]", name);
    page.until_moves(plies);
}

/// Begins a game of two members; returns its address.
pub(crate) fn begin(black: &Page, white: &Page) -> String {
    let link = invite(black, false);
    white.go(&link);
    white.press("Accept");
    for page in [black, white] {
        page.element("#view-play.club-game:not([hidden])");
        page.until("its address", "/^#game.[0-9]+$/.test(location.hash)");
    }
    hash(black)
}

#[test]
fn a_game_is_found_again_at_its_address() {
    let (_club, [ann, ben]) = ann_and_ben();
    let address = begin(&ann, &ben);
    assert_eq!(hash(&ben), address);
    assert_eq!(
        ann.text("#view-play .game-setup"),
        "Olympiad · 5x5 · 10 min + 5 s a move · Casual"
    );
    ann.click_move(GAME, "b1", "b3");
    until_there(&ben, "Ann", 1);

    // Both reload, and go on.
    for page in [&ann, &ben] {
        page.reload();
        until_at(page, &address);
        until_there(page, "Ann", 1);
    }
    ben.until_turn_shown("White");
    ben.click_move(GAME, "a2", "c2");
    until_there(&ann, "Ann", 2);

    // Lists link to it, and one comes back with the browser's button.
    ann.js("location.hash = '#club';");
    let row = "section[aria-label='Your games'] a.club-game-row";
    ann.element(row);
    let link = ann.js(&format!(
        "return document.querySelector(\"{row}\").getAttribute('href');"
    ));
    assert_eq!(link, address.as_str());
    ann.js("history.back();");
    until_at(&ann, &address);
    ann.js("location.hash = '#play';");
    until_at(&ann, &address);

    // It is what one shares.
    ann.press("Share");
    let shared = ann.field("dialog textarea");
    assert_eq!(shared, format!("{}{address}", ann.address()).as_str());
    ann.press("Close");
    // The way back is one through the history, which would undo the next step.
    ann.until("no trace", "!history.state?.dialog");

    // Another game is at another address, and there is none without a game.
    ann.js("location.hash = '#club';");
    wish(&ann, "Whom", "challenge");
    ann.press("Challenge");
    ann.until(
        "the other game",
        &format!("location.hash.startsWith('#game/') && location.hash !== '{address}'"),
    );
    ann.js("history.back(); history.back();");
    until_at(&ann, &address);
    until_there(&ann, "Ann", 2);
    ann.js("location.hash = '#game/99999';");
    ann.until_text("#view-play .notes", "no such game");
    until_at(&ann, "#play");
}

#[test]
fn who_signs_in_comes_to_the_game_whose_address_was_opened() {
    let club = Program::start_club();
    let [olga, ben, cid] = [(); 3].map(|()| open(&club));
    set_up(&club, &olga);
    join(&ben, "Ben");
    olga.press("Play");
    let address = begin(&olga, &ben);

    // A stranger watches it without an account, and then becomes a member.
    cid.go(&address);
    until_there(&cid, "Olga", 0);
    cid.js("location.hash = '#club';");
    cid.press("Account");
    send_form(&cid, "Become a member", "Cid");
    until_at(&cid, &address);
    until_there(&cid, "Olga", 0);

    // In a closed club, strangers sign in first.
    post(&olga, "settings", "{ closed: true }", 1);
    post(&ben, "logout", "{}", 1);
    ben.go(&address);
    send_form(&ben, "Sign in", "Ben");
    until_at(&ben, &address);
    until_there(&ben, "Olga", 0);
    ben.until_text("#view-play", "Adjourn");
}

#[test]
fn the_editor_begins_an_own_game_beside_that_of_the_club() {
    let (_club, [ann, ben]) = ann_and_ben();
    begin(&ann, &ben);
    ann.view("editor");
    ann.until_text(".verdict", "A game can start here");
    // A note lies over it.
    ann.js("document.querySelectorAll('.toast').forEach((toast) => toast.remove());");
    ann.press("Play from here");
    ann.element("#view-play:not([hidden], .club-game)");
    assert_eq!(ann.count(".toast.error"), 0);
}

#[test]
fn who_is_away_hears_of_the_own_turn_only_if_that_is_wanted() {
    let (_club, [ann, ben]) = ann_and_ben();
    let address = begin(&ann, &ben);
    ben.js(NOTIFICATIONS);
    ann.click_move(GAME, "b1", "b3");
    until_there(&ben, "Ann", 1);
    assert_eq!(ben.value("told.length"), 0);

    ben.js("location.hash = '#club';");
    let wish = "section[aria-label='Your games'] input";
    ben.click(wish);
    ben.until(
        "the permission",
        &format!("document.querySelector(\"{wish}\").checked"),
    );
    ben.js(&format!("location.hash = '{address}';"));
    ben.until_turn_shown("White");
    ben.click_move(GAME, "a2", "c2");
    until_there(&ann, "Ann", 2);
    ann.until_turn_shown("Black");
    ann.click_move(GAME, "d1", "d3");
    ben.until("the notification", "told.length > 0");
    assert_eq!(
        ben.value("told"),
        serde_json::json!([format!("Your turn|Ann (1500?)|{address}")])
    );
}
