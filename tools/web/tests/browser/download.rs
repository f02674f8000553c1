//! Games and pictures as files.

use crate::board::GAME;
use crate::page::Page;
use crate::visit::visit;
use serde_json::json;
use std::path::Path;

#[test]
fn the_board_is_saved_as_a_picture() {
    let page = &visit();
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
}

#[test]
fn the_game_is_saved_as_sgf_and_as_a_gif() {
    let page = &visit();
    let folder = tempfile::tempdir().unwrap();
    page.download_to(folder.path());
    page.begin_game("{ white: '0' }");
    for (plies, side, from, to) in [(1, "White", "b1", "b3"), (2, "Black", "a2", "c2")] {
        page.click_move(GAME, from, to);
        page.until_turn(side, plies);
    }
    page.press("Share");
    page.element("dialog[open]");
    page.press("Save");
    let sgf = String::from_utf8(saved(page, &folder.path().join("game.sgf"))).unwrap();
    assert!(sgf.starts_with("(;") && sgf.contains("B[b1-b3]"), "{sgf}");
    page.fill("Seconds a move", "0.5");
    page.press("GIF of the game");
    let gif = saved(page, &folder.path().join("loa.gif"));
    if let Some(folder) = crate::pictures::folder() {
        std::fs::write(folder.join("game.gif"), &gif).unwrap();
    }
    // The browser's decoder finds three positions; the corners of the squares b1 and c2, and the
    // pieces on b3 and a2, have the colours that they should have.
    let frames = page.js_async(&format!(
        "const data = Uint8Array.from({gif:?});
        const decoder = new ImageDecoder({{ data, type: 'image/gif' }});
        await decoder.completed;
        const canvas = new OffscreenCanvas(420, 420);
        const context = canvas.getContext('2d');
        const frames = [];
        for (let frameIndex = 0; frameIndex < 3; frameIndex++) {{
            const {{ image }} = await decoder.decode({{ frameIndex }});
            context.drawImage(image, 0, 0);
            const brightness = (x, y) => context.getImageData(
                (6 + x) * 420 / 812, (6 + y) * 420 / 812, 1, 1).data[0];
            frames.push([image.duration / 1000, brightness(150, 550) < 80,
                brightness(50, 650) > 245, brightness(250, 650) > 245]);
        }}
        return [decoder.tracks.selectedTrack.frameCount, frames];"
    ));
    let expected = json!([
        3,
        [
            [500, false, true, false],
            [500, true, true, false],
            [2000, true, false, true],
        ]
    ]);
    assert_eq!(frames, expected);
}

/// Waits for a file and reads it. The browser makes it empty and replaces it by the whole one.
fn saved(page: &Page, path: &Path) -> Vec<u8> {
    page.until_true("a file", || path.metadata().is_ok_and(|it| it.len() > 0));
    std::fs::read(path).unwrap()
}

/// Reads width and height of a picture from its first chunk.
fn size_of_png(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}
