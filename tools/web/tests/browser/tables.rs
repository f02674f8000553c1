//! What tables of a solved board know, shown on the page.

use crate::board::GAME;
use crate::driver::scratch;
use crate::page::Page;
use crate::pictures::snapshot;
use crate::program::{Program, loa};
use crate::visit::visit_program;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

const VALUES: &str = "document.querySelector('.values:not([hidden])')?.innerText";

/// The coloured squares.
const VALUED: &str = "#board .tint:is(.win, .loss, .tie, .draw)";

#[test]
fn values_and_remoteness_of_every_move_are_shown() {
    with_tables(|page, _| {
        page.begin_game("{ white: '0', rules: 'gamesman', width: 4, height: 4 }");
        page.until("the value", &says("Solved by GAMESMAN rules: win in 3"));
        let moves = page.count(".value-list li");
        let legal = "return (await (await fetch('api/position', { method: 'POST',
            body: JSON.stringify({ board: '4x4', rules: 'gamesman' }) })).json()).moves.length;";
        assert_eq!(page.js_async(legal), moves);
        assert!(page.count(".value-list .value.win") > 0);
        assert!(page.count(".value-list .value.loss") > 0);

        // A move that the tables call a win leaves the other side with a loss one ply nearer.
        let best = "return [...document.querySelectorAll('.value-list li')]
            .find((item) => item.textContent.includes('win in 3'))
            .querySelector('.move').textContent;";
        let best = page.js(best);
        let (from, to) = best.as_str().unwrap().split_once('-').unwrap();
        page.click_square(GAME, from);
        page.until_chosen(GAME, from);
        assert!(page.count("#board .tint.win") > 0);
        let labels = "return [...document.querySelectorAll('#board .label')]
            .map((text) => text.textContent).sort().join();";
        assert_eq!(page.js(labels), "L2,L4,W3");
        snapshot(page, "tables");
        page.click_square(GAME, to);
        page.until("the value", &says("loss in 2"));
        assert_eq!(page.count(VALUED), 0);
    });
}

#[test]
fn colours_and_values_vanish_with_their_position() {
    with_tables(|page, _| {
        page.begin_game("{ white: '0', rules: 'gamesman', width: 4, height: 4 }");
        page.until("the value", &says("win in 3"));
        page.click_move(GAME, "b1", "b3");
        page.until("another value", &format!("!({})", says("win in 3")));
        let (from, _) = page.some_move(GAME);
        page.click_square(GAME, &from);
        page.element(VALUED);
        page.click("[aria-label='One move back']");
        page.until_named(GAME, "b3", "empty");
        page.until_gone(VALUED);
        // The tables have no other board.
        page.begin_game("{ white: '0', rules: 'gamesman', width: 5, height: 4 }");
        page.until("no value", "document.querySelector('.values').hidden");
    });
}

fn with_tables(test: impl FnOnce(&Page, &mut Program)) {
    static TABLES: OnceLock<PathBuf> = OnceLock::new();
    let tables = TABLES.get_or_init(|| {
        let folder = scratch().join("4x4");
        let solved = Command::new(loa())
            .args(["solve", "--board=4x4", "--out"])
            .arg(&folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        assert!(solved.unwrap().success());
        folder
    });
    let tables = tables.to_str().unwrap();
    visit_program(&["serve", "--listen=127.0.0.1:0", "--tables", tables], test);
}

fn says(words: &str) -> String {
    format!("{VALUES}?.includes('{words}')")
}
