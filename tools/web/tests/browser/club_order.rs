//! A club's page where visitors are quick, answers slow and lines cut.

use crate::club::{PASSPHRASE, join, open, press_named, says, wish};
use crate::club_pages::VIEW;
use crate::driver::{Look, is_installed};
use crate::page::Page;
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
        constructor(address) { super(window.isCut ? `${address}/none` : address); }
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
    page.until(
        "the button",
        &says("section[aria-label=Invite]", "Challenge"),
    );
    page.js(
        "const button = document.querySelector('section[aria-label=Invite] button.primary');
         button.click(); button.click();",
    );
    page.element("#view-play.club-game:not([hidden]) .status:not(.over)");
}

#[test]
fn visitors_stay_where_they_went() {
    if !is_installed() {
        return;
    }
    let club = Program::start_club();
    let [ann, ben] = [(); 2].map(|()| open(&club, Look::Desktop));
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
    let next = || {
        go(&ann, "play");
        ann.press("Resign");
        ann.press("Resign");
        ann.element("#view-play .status.over");
        challenge(&ann);
    };
    next();
    let games =
        "sent.map((it) => JSON.parse(it)).filter((it) => 'since' in it).map((it) => it.game)";
    ben.until("the next game", &format!("new Set({games}).size > 1"));
    go(&ben, "learn");
    next();
    let is_off = "sent.some((it) => it.includes('unwatch') && it.includes('tv'))";
    ben.until("TV is off", is_off);
    assert_eq!(ben.js("return location.hash;"), "#learn");

    // A game that comes late does not pull him back.
    go(&ben, "club");
    ben.until(
        "Ann's game",
        &says("section[aria-label='Games now']", "Ann"),
    );
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
    let form = "section[aria-label='Sign in'] ";
    ben.type_into(&format!("{form}input[name=name]"), "Ann");
    ben.type_into(&format!("{form}input[name=passphrase]"), PASSPHRASE);
    ben.click(&format!("{form}button"));
    ben.until("Ann", &says(VIEW, "You are Ann."));
    ben.press("Play");
    ben.element(own);
    ben.click(own);
    ben.press("Resign");
    for page in [&ann, &ben] {
        page.check_console();
    }
}
