//! Games in and out, with variations.

use crate::board::GAME;
use crate::page::key;
use crate::pictures::snapshot;
use crate::visit::visit;

const SGF: &str = "(;GM[9]FF[4]SZ[8](;B[b1-b3];W[a2-c2];B[g1-g3])(;B[c1-c3]C[a thought];W[a4-c4]))";

#[test]
fn an_imported_game_with_a_variation() {
    let page = &visit();
    page.press("Import");
    page.type_into("dialog textarea", "nonsense");
    page.press("Open");
    page.until(
        "a reason why not",
        "document.querySelector('dialog .fault')?.textContent",
    );
    let complaints = page.complaints();
    assert!(
        complaints
            .iter()
            .all(|words| words.contains("status of 422")),
        "{complaints:?}"
    );
    page.js("document.querySelector('dialog textarea').value = '';");
    page.type_into("dialog textarea", SGF);
    page.press("Open");
    page.element(".variation .move");
    assert_eq!(page.moves(), ["b1-b3", "a2-c2", "g1-g3"]);
    page.until_named(GAME, "g3", "black");

    page.click(".variation .move");
    page.until_named(GAME, "c3", "black");
    page.until_named(GAME, "b1", "black");
    page.press("Comment");
    let comment = "document.querySelector('textarea.comment')?.value === 'a thought'";
    page.until("the comment", comment);
    page.click("[aria-label='Next move']");
    page.until_named(GAME, "c4", "white");
    page.keys(['[', '[']);
    page.until_named(GAME, "c1", "black");
    page.press("Back to the game");
    page.until_named(GAME, "g3", "black");
    page.until_named(GAME, "c1", "black");
}

#[test]
fn a_shared_link_and_a_reload_keep_the_game() {
    let page = &visit();
    page.play_until("b1", "b3", "Black", 2);
    let played = page.moves();
    page.reload();
    page.until_named(GAME, "b3", "black");
    assert_eq!(page.moves(), played);

    page.press("Share");
    page.element("dialog textarea[aria-label^=Link]");
    let link = page.field("textarea[aria-label^=Link]");
    page.keys([key::ESCAPE]);
    let (_, hash) = link.split_once('#').unwrap();
    page.js("localStorage.clear(); sessionStorage.clear();");
    page.go(&format!("#{hash}"));
    page.until_named(GAME, "b3", "black");
    assert_eq!(page.moves(), played);
    // The way back does not lead to the link.
    let links = "navigation.entries().filter(({ url }) => url?.includes('#game')).length";
    assert_eq!(page.value(links), 0);
}

/// The arrows and circles on the board.
const DRAWN: &str = "#board .drawn > *";

#[test]
fn arrows_and_circles_stay_with_their_move() {
    let page = &visit();
    page.begin_with_a_move();
    page.right_drag(GAME, "c1", "c4");
    page.keys(['d']);
    page.element("[aria-label=Blue]");
    page.click("[aria-label=Blue]");
    page.drag_move(GAME, "a2", "c2");
    page.until_count(DRAWN, 2);
    // A circle with keys.
    page.js("document.querySelector('#board .cell[data-square=d4]').focus();");
    page.keys([key::ENTER, key::ENTER]);
    page.element("#board .drawn .ring.blue");
    page.keys(['d']);
    page.play_until("a2", "c2", "Black", 2);
    page.until_count(DRAWN, 0);
    page.reload();
    page.keys(['[']);
    page.until_count(DRAWN, 3);
    snapshot(page, "drawn");

    page.press("Share");
    let sgf = page.shared_sgf();
    assert!(sgf.contains("B[b1-b3]AR[c1:c4][a2:c2]CR[d4]"), "{sgf}");
    page.press("Close");
    page.import(&sgf);
    page.until_closed();
    page.until_count(DRAWN, 0);
    page.keys(['[']);
    page.until_count(DRAWN, 3);
    page.press("Clear the drawings");
    page.until_count(DRAWN, 0);
}
