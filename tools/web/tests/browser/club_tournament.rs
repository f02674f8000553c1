//! A tournament of a class, from making it to its standings.

use crate::accessible::{AXE, audit};
use crate::club::{check_consoles, join, open};
use crate::club_pages::{VIEW, set_up};
use crate::page::says;
use crate::pictures::snapshot;
use crate::program::Program;

#[test]
fn a_class_plays_a_tournament() {
    let club = Program::start_club();
    let [olga, ann, ben] = [(); 3].map(|()| open(&club));
    set_up(&club, &olga);
    join(&ann, "Ann");
    join(&ben, "Ben");
    olga.press("Account");
    let roster = "section[aria-label='Accounts for a class'] ";
    olga.type_into(&format!("{roster}textarea"), "Cid,7b\n\"Dora\";7b\n");
    olga.click(&format!("{roster}button"));
    olga.until_count(".club-slip", 2);
    olga.assert_says(".club-slip:last-of-type", "Dora");
    snapshot(&olga, "slips");
    olga.press("Close");
    olga.press("Tournaments");
    let form = "section[aria-label='New tournament'] ";
    olga.element(form);
    olga.choose(&format!("{form}select"), "round-robin");
    olga.type_into(&format!("{form}input[name=name]"), "Class 7b");
    olga.click(&format!("{form}button[type=submit]"));
    olga.until("its address", "location.hash === '#club?tournament=1'");
    let card = "section[aria-label='Class 7b']";
    let table = "section[aria-label='Class 7b'] tbody";

    // A link leads everyone there; the owner enters a level of the engine, too.
    for page in [&ann, &ben] {
        page.js("location.hash = '#club?tournament=1';");
        page.until_text(card, "Players enter");
        page.press("Enter");
        page.until_text(card, "Withdraw");
    }
    olga.until_text(table, "Ben");
    ann.press("Withdraw");
    olga.until("only Ben", &format!("!({})", says(table, "Ann")));
    ann.press("Enter");
    olga.until_text(table, "Ann");
    olga.press("Begin");
    for page in [&ann, &ben] {
        page.until("the game", "/^#game.1$/.test(location.hash)");
    }
    ben.element("#view-play.club-game:not([hidden])");
    olga.until_text(card, "Round 1 of 1");
    ben.resign();
    olga.until_text(card, "Over");
    olga.until_text(VIEW, "forfeit");
    let rows = format!("{card} tbody tr");
    assert_eq!(olga.count(&rows), 2);
    assert!(olga.text(&format!("{rows}:first-child")).contains("Ann"));
    assert!(
        ann.text("#view-play").contains("White did not play")
            || ann.text("#view-play").contains("Black did not play")
    );
    ann.click("#view-play .game-setup a");
    ann.until_text(card, "Over");
    snapshot(&olga, "tournament");
    olga.js(AXE);
    audit(&olga, "a tournament", "{}");
    olga.click(&format!("{card} a[href='#club']"));
    olga.until_text(VIEW, "2 players");
    check_consoles([&olga, &ann, &ben]);
}
