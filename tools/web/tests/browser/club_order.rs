//! A club's page where visitors are quick, answers slow and lines cut.

use crate::club::{check_consoles, invite, join, open, press_named, send_form, wish};
use crate::club_pages::{CARD, VIEW, answer_late};
use crate::page::{Page, says};
use crate::program::Program;

/// Keeps what the page sends over its WebSocket, and lets tests cut that.
const LINE: &str = "
    const Line = WebSocket;
    const { send } = Line.prototype;
    window.sent = [];
    Line.prototype.send = function (text) {
        window.line = this;
        window.sent.push(text);
        return send.call(this, text);
    };
    window.WebSocket = class extends Line {
        constructor(address) {
            super(window.isCut ? `${address}/none` : address);
            window.line = this;
        }
    };";

/// Holds the answers to requests for games until `release` is called.
const HOLD: &str = "
    const send = window.fetch;
    const gate = new Promise((go) => { window.release = go; });
    window.fetch = async (path, asked) => {
        const answer = await send(path, asked);
        if (path.startsWith('club/games/')) await gate;
        return answer;
    };";

fn go(page: &Page, view: &str) {
    page.js(&format!("location.hash = '#{view}';"));
    page.until(
        view,
        &format!("!document.querySelector('#view-{view}').hidden"),
    );
}

/// Challenges the engine, with a double click.
fn challenge(page: &Page) {
    go(page, "club");
    wish(page, "Whom", "challenge");
    page.until_text("section[aria-label=Invite]", "Challenge");
    page.js(
        "const button = document.querySelector('section[aria-label=Invite] button.primary');
         button.click(); button.click();",
    );
    page.element("#view-play.club-game:not([hidden]) .status:not(.over)");
}

#[test]
fn visitors_stay_where_they_went() {
    let club = Program::start_club();
    let [ann, ben] = [(); 2].map(|()| open(&club));
    join(&ann, "Ann");
    challenge(&ann);
    go(&ann, "club");
    let own = "section[aria-label='Your games'] .club-game-row";
    ann.element(own);
    assert_eq!(ann.count(own), 1, "a double click makes one game");

    // TV goes on while Ben watches, and no longer.
    ben.js(LINE);
    ben.press("Watch the best game");
    ben.element("#view-play.club-game:not([hidden])");
    let games =
        "sent.map((it) => JSON.parse(it)).filter((it) => 'since' in it).map((it) => it.game)";
    ben.until("the first game", &format!("new Set({games}).size === 1"));
    let next = || {
        go(&ann, "play");
        ann.resign();
        ann.until_over();
        challenge(&ann);
    };
    next();
    ben.until("the next game", &format!("new Set({games}).size > 1"));
    go(&ben, "learn");
    next();
    let is_off = "sent.some((it) => it.includes('unwatch') && it.includes('tv'))";
    ben.until("TV is off", is_off);
    assert_eq!(ben.value("location.hash"), "#learn");

    // A game that comes late does not pull him back.
    go(&ben, "club");
    ben.until_text("section[aria-label='Games now']", "Ann");
    ben.js(HOLD);
    press_named(&ben, "Games now", "Ann");
    go(&ben, "learn");
    let hash = ben.js_async(
        "release(); await new Promise((go) => setTimeout(go, 300)); return location.hash;",
    );
    assert_eq!(hash, "#learn");

    // Whoever signs in as a player can play.
    go(&ben, "club");
    press_named(&ben, "Games now", "Ann");
    ben.element("#view-play.club-game:not([hidden])");
    go(&ben, "club");
    ben.press("Account");
    send_form(&ben, "Sign in", "Ann");
    ben.until_text(VIEW, "You are Ann.");
    ben.press("Play");
    ben.element(own);
    ben.click(own);
    ben.press("Resign");
    check_consoles([&ann, &ben]);
}

#[test]
fn an_invitation_may_be_accepted_or_withdrawn_unheard() {
    let club = Program::start_club();
    let [ann, ben] = [(); 2].map(|()| open(&club));
    ann.js(LINE);
    join(&ann, "Ann");
    let link = invite(&ann, false);
    ann.until("the line", "window.line");
    ann.js("window.isCut = true; line.close();");
    ben.go(&link);
    ben.press("Accept");
    ben.element("#view-play.club-game");
    ann.js("window.isCut = false;");
    ann.until_text(CARD, "Open");
    ann.press("Open");
    ann.element("#view-play.club-game");

    go(&ann, "club");
    let link = invite(&ann, false);
    ben.go(&link);
    ben.until_text(VIEW, "invites you");
    answer_late(&ann);
    ann.press("Withdraw");
    ann.until("it is gone", "location.hash === '#club'");
    ann.until("no card", &format!("!document.querySelector({CARD:?})"));
    ben.press("Accept");
    ben.until_text(CARD, "There is no such invitation any more.");

    // A note about a challenge lasts as long as that.
    wish(&ann, "Whom", "challenge");
    ann.until_text("section[aria-label=Invite]", "Guest");
    ann.js(
        "const guest = [...document.querySelectorAll('section[aria-label=Invite] option')]
             .find((it) => it.textContent.startsWith('Guest'));
         guest.parentElement.value = guest.value;
         guest.parentElement.dispatchEvent(new Event('change'));",
    );
    ann.press("Challenge");
    let note = says("#view-club .notes", "Ann challenges you.");
    ben.until("the challenge", &note);
    ann.press("Withdraw");
    ben.until("no note", &format!("!{note}"));
}
