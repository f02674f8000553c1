//! The static site's first program, which has the rules and the first levels, and the whole one
//! behind it.

use crate::board::GAME;
use crate::page::Page;
use crate::site_faults::{until_says, version, visit_copy, visit_without_worker};
use crate::tutorial::lead_through;
use loa_engine::Level;
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// Lets half of a program come.
fn hold(folder: &Path, program: &str) -> PathBuf {
    let held = version(folder).join(program).with_added_extension("held");
    fs::write(&held, "").unwrap();
    held
}

#[test]
fn a_reply_does_not_wait_for_the_whole_program() {
    visit_without_worker(|page, folder| {
        let held = hold(folder, "loa.wasm");
        page.forget();
        page.go("");
        page.play_until("b1", "b3", "Black", 2);
        page.press("Analyse");
        let says = "document.querySelector('#link-state').textContent";
        page.until("how far it is", &says_part());
        assert_eq!(page.count(".lines li"), 0);
        fs::remove_file(held).unwrap();
        page.element(".lines li");
        page.until("nothing more", &format!("{says} === ''"));
        page.begin_game("{ white: '8' }");
        page.play_until("b1", "b3", "Black", 2);
    });
}

#[test]
fn the_tutorial_needs_no_program() {
    visit_without_worker(|page, folder| {
        let held = ["first.wasm", "loa.wasm"].map(|program| hold(folder, program));
        page.forget();
        open(page, "#learn");
        lead_through(page, |_| ());
        for held in held {
            fs::remove_file(held).unwrap();
        }
    });
}

/// Opens the page, and does not wait until all of it is there.
fn open(page: &Page, hash: &str) {
    let address = format!("{}{hash}", page.address());
    page.command("url", &json!({ "url": address }));
}

#[test]
fn the_second_script_says_how_much_of_it_has_come() {
    visit_without_worker(|page, folder| {
        let held = hold(folder, "rest.mjs");
        page.forget();
        open(page, "#puzzles");
        page.until("how far it is", &says_part());
        fs::remove_file(held).unwrap();
        page.element("#puzzle-board .piece");
    });
}

/// Whether the page says how far it is.
fn says_part() -> String {
    "/program: [1-9]\\d? ?%/.test(document.querySelector('#link-state').textContent)".to_owned()
}

/// What a browser without 128-bit vectors makes of the whole program.
const WITHOUT_VECTORS: &str = "const { compile } = WebAssembly;
    WebAssembly.compile = (bytes) => bytes.byteLength > 1e6
        ? Promise.reject(new WebAssembly.CompileError('invalid opcode')) : compile(bytes);";

#[test]
fn a_browser_without_vectors_plays_the_first_levels() {
    visit_copy(|page, _| {
        page.with_script(WITHOUT_VECTORS, || {
            page.forget();
            page.go("");
            for level in Level::all().take_while(|level| *level <= Level::FIRST) {
                play_against(page, &format!("'{level}'"), 2);
            }
            play_against(page, "'0'", 1);
            page.begin_game("{ white: '3' }");
            page.click_move(GAME, "b1", "b3");
            until_says(page, "This browser is too old for this.");
            play_against(page, "'1'", 2);
        });
    });
}

/// Makes a move in a new game, and waits for the number of moves.
fn play_against(page: &Page, white: &str, moves: usize) {
    page.begin_game(&format!("{{ white: {white} }}"));
    page.click_move(GAME, "b1", "b3");
    page.until_turn(if moves == 2 { "Black" } else { "White" }, moves);
}
