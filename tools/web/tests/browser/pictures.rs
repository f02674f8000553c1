//! The main screens, as pictures for the documentation if `LOA_SCREENSHOTS=1` is set.

use crate::board::GAME;
use crate::driver::Look;
use crate::page::Page;
use crate::visit::{visit, visit_with};
use std::path::{Path, PathBuf};

/// The variable that says which pictures are wanted.
const WANTED: &str = "LOA_SCREENSHOTS";

/// A game in its middle, as a link holds it.
const LINK: &str = "#game?rules=soucie&fen=1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1+w+-+-+0+1\
    &moves=b8-b6+h4-f6+d8-f6+a2-c4+c8-e6+h2-g2+f8-f5+h5-f7+b1-e4+h6-g7";
const PLIES: usize = 10;

#[test]
fn a_game_from_a_link_and_its_review() {
    let page = &visit();
    open_link(page, LINK);
    page.click_square(GAME, "f6");
    page.until_chosen(GAME, "f6");
    assert!(page.count("#board .dots .dot") > 0);
    picture(page, "web-play");

    page.press("Review the game");
    page.until_reviewed();
    page.until_count(".review-summary p", 2);
    assert_eq!(page.count(".panel .graph"), 1);
    picture(page, "web-review");

    page.view("puzzles");
    page.element("#puzzle-board .piece");
    picture(page, "web-puzzle");
    page.view("learn");
    page.element("#learn-board .piece");
    picture(page, "web-learn");
}

#[test]
fn the_dark_board_with_its_analysis() {
    let page = &visit();
    page.go_with_settings("{ scheme: 'dark', analysisSeconds: 3 }");
    open_link(page, LINK);
    page.keys(['a']);
    page.until_analysed();
    assert_eq!(page.count(".lines li"), 3);
    picture(page, "web-analysis");
}

#[test]
fn the_board_on_a_phone() {
    let page = &visit_with(Look::Phone);
    open_link(page, LINK);
    page.click_square(GAME, "f6");
    page.until_chosen(GAME, "f6");
    picture(page, "web-phone");
}

fn open_link(page: &Page, link: &str) {
    page.go(link);
    page.until_turn("Black", PLIES);
    page.until_named(GAME, "f6", "black");
    page.js("document.getElementById('toasts').replaceChildren();");
}

/// Takes a picture for the documentation, if pictures are wanted.
fn picture(page: &Page, name: &str) {
    if std::env::var_os(WANTED).is_some_and(|wanted| wanted == "1") {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
        save(page, &folder, name);
    } else {
        snapshot(page, name);
    }
}

/// Takes a picture to be looked at, if a folder is named for them.
pub(crate) fn snapshot(page: &Page, name: &str) {
    if let Some(folder) = folder() {
        save(page, &folder, name);
    }
}

/// Returns the folder for pictures that are looked at and thrown away.
pub(crate) fn folder() -> Option<PathBuf> {
    let wanted = std::env::var_os(WANTED).filter(|wanted| wanted != "1");
    wanted.map(PathBuf::from)
}

fn save(page: &Page, folder: &Path, name: &str) {
    let png = page.browser.screenshot();
    std::fs::write(folder.join(format!("{name}.png")), png).unwrap();
}
