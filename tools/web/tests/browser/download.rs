//! Games and pictures as files.

use crate::page::Page;
use crate::visit::visit;
use std::path::Path;

#[test]
fn the_board_is_saved_as_a_picture() {
    visit(|visit| {
        let page = &visit.page;
        let folder = tempfile::tempdir().unwrap();
        page.download_to(folder.path());
        page.press("Share");
        page.element("dialog[open]");
        page.press("SVG");
        let svg = String::from_utf8(saved(page, &folder.path().join("loa.svg"))).unwrap();
        // White pieces have a ring.
        assert_eq!(svg.matches("<circle").count(), 36);
        assert_eq!(svg.matches("<rect").count(), 65);
        assert!(!svg.contains("class="), "it needs no style sheet");
        let dark = "return getComputedStyle(document.querySelector('#board .dark')).fill;";
        assert!(
            svg.contains(page.js(dark).as_str().unwrap()),
            "it looks like the board"
        );

        page.press("PNG");
        let png = saved(page, &folder.path().join("loa.png"));
        assert_eq!(size_of_png(&png), (812, 812));
        if let Some(folder) = crate::pictures::folder() {
            std::fs::write(folder.join("board.png"), png).unwrap();
        }
    });
}

#[test]
fn the_game_is_saved_as_sgf() {
    visit(|visit| {
        let page = &visit.page;
        let folder = tempfile::tempdir().unwrap();
        page.download_to(folder.path());
        page.begin_game("{ white: '0' }");
        page.click_move(crate::board::GAME, "b1", "b3");
        page.until_turn("White", 1);
        page.press("Share");
        page.element("dialog[open]");
        page.element("dialog .export button:enabled");
        page.press("Save");
        let sgf = String::from_utf8(saved(page, &folder.path().join("game.sgf"))).unwrap();
        assert!(sgf.starts_with("(;") && sgf.contains("B[b1-b3]"), "{sgf}");
    });
}

/// Waits for a file and reads it.
fn saved(page: &Page, path: &Path) -> Vec<u8> {
    page.until_true("a file", || path.is_file());
    std::fs::read(path).unwrap()
}

/// Reads width and height of a picture from its first chunk.
fn size_of_png(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}
