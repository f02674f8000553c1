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
    visit(async |visit| {
        let page = &visit.page;
        open_link(page, LINK).await;
        page.click_square(GAME, "f6").await;
        page.until_chosen(GAME, "f6").await;
        assert!(page.count("#board .dots .dot").await > 0);
        picture(page, "web-play").await;

        page.press("Review the game").await;
        page.until(
            "the review ends",
            "document.querySelector('.review progress').hidden",
        )
        .await;
        let judged = "document.querySelectorAll('.review-summary p').length === 2";
        page.until("what each side did", judged).await;
        assert_eq!(page.count(".graph").await, 1);
        page.js("document.querySelector('.review').scrollIntoView({ block: 'nearest' });")
            .await;
        picture(page, "web-review").await;

        page.view("puzzles").await;
        page.element("#puzzle-board .piece").await;
        picture(page, "web-puzzle").await;
        page.view("learn").await;
        page.element(".tutorial .piece").await;
        picture(page, "web-learn").await;
    });
}

#[test]
fn the_dark_board_with_its_analysis() {
    visit(async |visit| {
        let page = &visit.page;
        page.go_with_settings("{ scheme: 'dark', analysisSeconds: 3 }")
            .await;
        open_link(page, LINK).await;
        page.keys(['a']).await;
        let done = "document.querySelector('.stats').textContent.startsWith('done')";
        page.until("the analysis ends", done).await;
        assert_eq!(page.count(".lines li").await, 3);
        picture(page, "web-analysis").await;
    });
}

#[test]
fn the_board_on_a_phone() {
    visit_with(Look::Phone, async |visit| {
        let page = &visit.page;
        open_link(page, LINK).await;
        page.click_square(GAME, "f6").await;
        page.until_chosen(GAME, "f6").await;
        picture(page, "web-phone").await;
    });
}

async fn open_link(page: &Page, link: &str) {
    page.go(link).await;
    page.until_turn("Black", PLIES).await;
    page.until_named(GAME, "f6", "black").await;
    page.js("document.getElementById('toasts').replaceChildren();")
        .await;
}

/// Takes a picture for the documentation, if pictures are wanted.
async fn picture(page: &Page, name: &str) {
    if std::env::var_os(WANTED).is_some_and(|wanted| wanted == "1") {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
        save(page, &folder, name).await;
    } else {
        glance(page, name).await;
    }
}

/// Takes a picture to be looked at, if a folder is named for them.
pub(crate) async fn glance(page: &Page, name: &str) {
    if let Some(folder) = folder() {
        save(page, &folder, name).await;
    }
}

/// Returns the folder for pictures that are looked at and thrown away.
pub(crate) fn folder() -> Option<PathBuf> {
    let wanted = std::env::var_os(WANTED).filter(|wanted| wanted != "1");
    wanted.map(PathBuf::from)
}

async fn save(page: &Page, folder: &Path, name: &str) {
    let png = page.client.screenshot().await.unwrap();
    std::fs::write(folder.join(format!("{name}.png")), png).unwrap();
}
