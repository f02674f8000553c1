//! A club: people at several browsers, and the engine among them.

use crate::board::GAME;
use crate::driver::{Browser, Look};
use crate::page::{Page, gathering_move};
use crate::program::Program;
use loa::{Color, Position};
use loa_notation::Fen;

const PASSPHRASE: &str = "correct horse";

/// Opens the club's page in a browser of its own.
pub(crate) fn open(club: &Program) -> Page {
    let page = Page::open(Browser::take(Look::Desktop), club.address());
    page.element("#view-club .club-cards");
    page
}

/// Sends a form with a name and the passphrase.
pub(crate) fn send_form(page: &Page, form: &str, name: &str) {
    let form = format!("section[aria-label='{form}'] ");
    page.type_into(&format!("{form}input[name=name]"), name);
    page.type_into(&format!("{form}input[name=passphrase]"), PASSPHRASE);
    page.click(&format!("{form}button"));
}

/// Makes the visitor a member.
pub(crate) fn join(page: &Page, name: &str) {
    page.press("Account");
    send_form(page, "Become a member", name);
    page.until_text("#view-club", &format!("You are {name}."));
    page.press("Play");
}

/// A club with two members.
pub(crate) fn ann_and_ben() -> (Program, [Page; 2]) {
    let club = Program::start_club();
    let both = [(); 2].map(|()| open(&club));
    for (page, name) in both.iter().zip(["Ann", "Ben"]) {
        join(page, name);
    }
    (club, both)
}

/// Fails if there are errors in a console.
pub(crate) fn check_consoles<const COUNT: usize>(pages: [&Page; COUNT]) {
    pages.into_iter().for_each(Page::check_console);
}

/// Presses the button, or follows the link, of a list that has a name in it.
pub(crate) fn press_named(page: &Page, list: &str, name: &str) {
    page.js(&format!(
        "[...document.querySelectorAll(`section[aria-label=\"{list}\"] :is(button, a)`)]
            .find((it) => it.textContent.includes({name:?})).click();"
    ));
}

/// Chooses in the form of invitations.
pub(crate) fn wish(page: &Page, label: &str, value: &str) {
    let path = format!(
        "[...document.querySelectorAll('section[aria-label=Invite] label')]
            .find((it) => it.querySelector('span').textContent.trim() === {label:?}).querySelector('select')"
    );
    page.js(&format!(
        "const list = {path}; list.value = {value:?}; list.dispatchEvent(new Event('change'));"
    ));
}

/// Makes an invitation by link; returns what follows the address of the page.
pub(crate) fn invite(page: &Page, rated: bool) -> String {
    wish(page, "Board", "5x5");
    wish(page, "You play", "black");
    if rated {
        page.click("section[aria-label=Invite] .toggle");
    }
    page.press("Make a link");
    page.element(".club-link");
    let link = page.value("document.querySelector('.club-link').value.split('#')[1]");
    format!("#{}", link.as_str().unwrap())
}

#[test]
fn two_people_play_a_rated_game_while_a_third_watches_and_the_engine_plays_another() {
    let (club, [ann, ben]) = ann_and_ben();
    let cid = open(&club);
    // The game against the computer waits in another view.
    ann.until("the plain title", "!document.title.includes('Your turn')");
    let link = invite(&ann, true);
    ben.go(&link);
    ben.until_text("#view-club", "Ann (1500?) invites you");
    ben.press("Accept");
    for page in [&ann, &ben] {
        page.until_text("#view-play .strip[data-side=black]", "Ann");
    }

    // The third has another game, with the engine, and then watches.
    wish(&cid, "Whom", "challenge");
    wish(&cid, "You play", "black");
    cid.press("Challenge");
    cid.until_text("#view-play", "Level");
    cid.click_move(GAME, "b1", "b3");
    cid.until_moves(2);
    cid.until_turn_shown("Black");
    cid.js("location.hash = '#club';");
    cid.until_text("section[aria-label='Games now']", "Ann");
    press_named(&cid, "Games now", "Ann");
    cid.until_text("#view-play", "Ann");
    play_to_the_end(&ann, &ben, &cid);

    // The game has changed the ratings, and is in the archive.
    cid.js("location.hash = '#club';");
    cid.press("Archive");
    let archive = "section[aria-label=Archive]";
    cid.until_text(archive, "Rated");
    cid.press("Players");
    press_named(&cid, "Players", "Ann");
    let ratings = "section[aria-label=Ann]";
    cid.until_text(ratings, "Rapid 5x5");
    assert!(!cid.text(ratings).contains("1500?"));
    check_consoles([&ann, &ben, &cid]);
}

/// Plays a game: Black gathers the pieces, White makes any move.
fn play_to_the_end(ann: &Page, ben: &Page, cid: &Page) {
    let start = "1LLL1/l3l/l3l/l3l/1LLL1 w - - 0 1";
    let mut position: Position = start.parse::<Fen>().unwrap().position;
    for ply in 1.. {
        let (mover, mv) = match position.turn() {
            Color::Black => (ann, gathering_move(&position)),
            Color::White => (ben, position.legal_moves().into_iter().last().unwrap()),
        };
        let text = mv.to_string();
        let (from, to) = text.split_once('-').unwrap();
        let side = position.turn();
        mover.until_turn_shown(&format!("{side:?}"));
        mover.click_move(GAME, from, to);
        position = position.after(mv);
        for page in [ann, ben, cid] {
            page.until_named(GAME, from, "empty");
        }
        if position.pieces(side).is_connected() || position.pieces(!side).is_connected() {
            break;
        }
        assert!(ply < 200, "the game ends");
    }
    for page in [ann, ben, cid] {
        page.until_over();
    }
}
