//! The club's view besides games: phrases, the arbiter, keys, languages, and a lost connection.

use crate::accessible::{AXE, audit};
use crate::board::GAME;
use crate::club::{ann_and_ben, check_consoles, join, open, send_form, wish};
use crate::club_address::begin;
use crate::languages::{CUT_OFF, others};
use crate::layout::at_sizes;
use crate::page::{Page, key};
use crate::pictures::snapshot;
use crate::program::Program;
use serde_json::json;

pub(crate) const VIEW: &str = "#view-club";
/// An invitation that is accepted or gone.
pub(crate) const CARD: &str = "section[aria-label=Invitation]";

/// More presses of Tab than there are between two parts.
const MOST_TABS: u32 = 8;

/// Makes the visitor the owner.
pub(crate) fn set_up(club: &Program, page: &Page) {
    let line = club.until_said("The code for the owner's first visit is ");
    let form = "section[aria-label='Set up the club'] ";
    page.type_into(
        &format!("{form}input[name=setup]"),
        line.rsplit(' ').next().unwrap(),
    );
    page.click(&format!("{form}input[name=phrases]"));
    send_form(page, "Set up the club", "Olga");
    page.until_text(VIEW, "You are Olga.");
}

/// Lets what is done be answered after the messages about it, and after what they make it ask.
pub(crate) fn answer_late(page: &Page) {
    page.js(
        "const send = window.fetch; window.fetch = async (path, asked) => { \
         const answer = await send(path, asked); \
         if (asked.method === 'GET') return answer; \
         await new Promise((go) => setTimeout(go, 600)); \
         window.isAnswered = true; return answer; };",
    );
}

#[test]
fn phrases_a_corrected_result_and_the_audit_log() {
    let club = Program::start_club();
    let [olga, ben, cid] = [(); 3].map(|()| open(&club));
    set_up(&club, &olga);
    join(&ben, "Ben");
    begin(&olga, &ben);
    olga.until_text("#view-play .notes", "or the game is aborted");
    olga.press("Say something");
    olga.press("Have fun!");
    ben.until_text("#view-play", "Olga: Have fun!");
    olga.click_move(GAME, "b1", "b3");
    ben.until_turn_shown("White");
    ben.click_move(GAME, "a2", "c2");
    ben.until_moves(2);
    // What is said while another view is open is said in the main view, too.
    olga.js("location.hash = '#club';");
    ben.press("Offer draw");
    olga.until_text(VIEW, "Ben offers a draw.");
    olga.js("location.hash = '#play';");
    olga.until_text("#view-play .notes", "Ben offers a draw.");
    ben.resign();
    for page in [&olga, &ben] {
        page.until_text("#view-play", "White resigned");
    }
    ben.press("Share");
    let sgf = "document.querySelector('dialog textarea[aria-label^=SGF]').value";
    ben.until("names alone", &format!("{sgf}.includes('PB[Olga]')"));
    ben.escape();

    // Who only watches can't ask for another game.
    cid.js("location.hash = '#club';");
    cid.press("Archive");
    cid.click("section[aria-label=Archive] .club-game-row");
    cid.until_text("#view-play", "White resigned");
    let buttons = "[...document.querySelectorAll('#view-play .actions-row button')]";
    let is_there =
        |label: &str| format!("{buttons}.some((one) => one.textContent.trim() === '{label}')");
    cid.until("the review", &is_there("Review the game"));
    assert_eq!(cid.js(&format!("return {};", is_there("Rematch"))), false);
    ben.until("a rematch", &is_there("Rematch"));

    answer_late(&olga);
    olga.press("Correct the result");
    olga.press("Draw");
    for page in [&olga, &ben] {
        page.until_text("#view-play", "The arbiter decided: draw.");
    }
    olga.until("the answer", "window.isAnswered");
    olga.js("location.hash = '#club';");
    olga.press("Account");
    olga.click("section[aria-label='Audit log'] button");
    let log = "section[aria-label='Audit log']";
    olga.until_text(log, "Olga corrected a result");
    assert!(
        olga.text(log).contains("Black wins → Draw"),
        "{}",
        olga.text(log)
    );
    // A change of the settings keeps the others.
    let settings = "section[aria-label='Settings of the club'] ";
    olga.type_into(&format!("{settings}input[name=club]"), " of Olga");
    olga.click(&format!("{settings}button"));
    olga.until_text("#view-club h1", "of Olga");
    let phrases = format!("return document.querySelector(\"{settings}[name=phrases]\").checked;");
    assert_eq!(olga.js(&phrases), true);
    let codes = "section[aria-label='Codes to come in'] ";
    olga.click(&format!("{codes}form button"));
    olga.until(
        "the code",
        &format!("document.querySelector(\"{codes}.club-code\")?.textContent.length > 5"),
    );
    olga.click(&format!("{codes}li button:last-of-type"));
    olga.until(
        "it is withdrawn",
        &format!("!document.querySelector(\"{codes}li\")"),
    );
    // Where guests don't play, strangers are asked who they are.
    olga.click(&format!("{settings}input[name=guests]"));
    olga.click(&format!("{settings}button"));
    olga.until_text("#view-club .notes", "It is changed.");
    let dan = open(&club);
    dan.element("section[aria-label='Sign in'] form");
    assert_eq!(dan.count("section[aria-label=Invite]"), 0);
    let shown = olga.value("document.querySelector('#view-play').textContent");
    let shown = shown.as_str().unwrap();
    assert!(shown.contains("The arbiter decided: draw."), "{shown}");
    check_consoles([&olga, &ben, &cid]);
}

#[test]
fn the_club_is_for_keys_and_everyone() {
    let club = Program::start_club();
    let page = open(&club);
    set_up(&club, &page);
    wish(&page, "Whom", "challenge");
    wish(&page, "You play", "black");
    page.press("Challenge");
    page.element("#view-play.club-game");
    page.resign();
    page.js("location.hash = '#club';");
    page.js(AXE);
    at_sizes(&page, &[(1440, 900), (360, 740)], |size| {
        for part in ["Play", "Tournaments", "Archive", "Players", "Account"] {
            // Tab reaches each part, and Enter opens it.
            page.js("document.querySelector('.club-head button').focus();");
            let is_focused =
                format!("return document.activeElement.textContent.trim() === '{part}';");
            for _ in 0..MOST_TABS {
                if page.js(&is_focused) == true {
                    break;
                }
                page.keys([key::TAB]);
            }
            page.keys(['\u{e007}']);
            page.until_text(".club-head [aria-pressed=true]", part);
            snapshot(&page, &format!("club-{}-{part}", size.0));
            audit(&page, part, "{}");
        }
    });
    page.check_console();
}

#[test]
fn the_club_fits_in_every_language() {
    let club = Program::start_club();
    let page = open(&club);
    set_up(&club, &page);
    for name in others(&page) {
        page.go_with_settings(&format!("{{ language: '{name}' }}"));
        page.element(".club-head");
        let untranslated = page.js_async(
            "const address = new URL(`club-${document.documentElement.lang}.mjs`,
                document.querySelector('script[type=module]').src);
            const words = (await import(address)).default;
            return document.querySelector('.club-head button').textContent.trim() !==
                words['club-part'].match(/meet \\{([^}]+)/)[1];",
        );
        assert_eq!(untranslated, json!(false), "{name}");
        at_sizes(&page, &[(1024, 768), (360, 640)], |size| {
            let nav = "const nav = document.querySelector('nav.views');
                return nav.scrollWidth - nav.clientWidth;";
            assert_eq!(page.js(nav), 0, "the navigation in {name} at {size:?}");
            for part in 1..=4 {
                page.click(&format!(".club-head button:nth-of-type({part})"));
                page.element(&format!(
                    ".club-head button:nth-of-type({part})[aria-pressed=true]"
                ));
                snapshot(&page, &format!("club-{name}-{}-{part}", size.0));
                assert_eq!(page.js(CUT_OFF), json!([]), "{name}: {part} at {size:?}");
            }
        });
    }
    page.check_console();
}

#[test]
fn a_killed_club_is_missed_and_caught_up_with() {
    let (mut club, [ann, ben]) = ann_and_ben();
    begin(&ann, &ben);
    ann.click_move(GAME, "b1", "b3");
    ben.until_turn_shown("White");
    club.kill();
    let state = "#link-state";
    for page in [&ann, &ben] {
        page.until_text(state, "Cannot reach the server");
    }
    club.start_club_again();
    // Both play on.
    ben.until_text_is("#link-state", "");
    ben.click_move(GAME, "a2", "c2");
    ann.until_turn_shown("Black");
    ann.until_named(GAME, "c2", "white");
    ann.complaints();
}
