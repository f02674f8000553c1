//! How the board looks, from where, and what moves on it.

use crate::board::{GAME, MOVER_WINS};
use crate::page::{Page, key};
use crate::pictures::snapshot;
use crate::visit::visit;
use std::collections::BTreeSet;

#[test]
fn the_board_has_other_looks() {
    let page = &visit();
    assert_eq!(page.count("#board .piece.black rect"), 0);
    page.click("#settings-button");
    // A board comes with its pieces; others can be chosen then.
    page.click("dialog input[value=clear]");
    page.choose_field("Light or dark", "dark");
    page.click_field("Coordinates");
    snapshot(page, "themes");
    page.keys([key::ESCAPE]);
    page.until_count("#board .piece.black rect", 12);
    assert_eq!(page.count("#board .coordinate, #board .count"), 0);
    let kept = "return Object.values(document.documentElement.dataset).join();";
    let looks = page.js(kept);
    page.reload();
    assert_eq!(page.js(kept), looks);
    assert_eq!(page.count("#board .piece.black rect"), 12);
    snapshot(page, "looks");
}

#[test]
fn text_is_large_for_projectors() {
    let page = &visit();
    let size = "return parseFloat(getComputedStyle(document.documentElement).fontSize);";
    let before = page.js(size).as_f64().unwrap();
    page.click("#settings-button");
    page.click_field("Large text");
    page.keys([key::ESCAPE]);
    page.reload();
    assert!(page.js(size).as_f64().unwrap() >= 1.3 * before);
    let fits = "return document.documentElement.scrollHeight <= innerHeight + 1;";
    assert_eq!(page.js(fits), true);
}

#[test]
fn the_board_is_turned_around() {
    let page = &visit();
    page.until_named(GAME, "a1", "empty");
    assert!(left_edge(page, "a1") < left_edge(page, "h1"));
    page.keys(['f']);
    page.until(
        "the other strip below",
        "document.querySelector('.bottom-row .strip').dataset.side === 'white'",
    );
    assert!(left_edge(page, "a1") > left_edge(page, "h1"));
    // Arrow keys go where they point, whatever is there.
    page.js("document.querySelector('#board .cell[data-square=g1]').focus();");
    page.keys([key::RIGHT, key::RIGHT]);
    assert_eq!(page.value("document.activeElement.dataset.square"), "e1");
    page.play_until("b1", "b3", "Black", 2);
}

#[test]
fn pieces_differ_in_forced_colors() {
    let page = &visit();
    page.set_media("forced-colors", "active");
    page.click_square(GAME, "b1");
    page.until_chosen(GAME, "b1");
    let fills = "return ['.squares .dark', '.squares .light', '.piece.black .body',
        '.piece.white .body', '.count-badge.open']
        .map((shape) => getComputedStyle(document.querySelector(`#board ${shape}`)).fill);";
    let fills: BTreeSet<String> = page.read(fills);
    assert_eq!(fills.len(), 5, "{fills:?}");
    snapshot(page, "forced");
    page.press_new_game();
    let differ = "const [chosen, other] = [':has(:checked)', ':not(:has(:checked))']
        .map((kind) => getComputedStyle(document.querySelector(`dialog .option${kind}`)));
        return chosen.borderTopColor !== other.borderTopColor;";
    assert_eq!(page.js(differ), true);
    page.escape();
    page.set_media("forced-colors", "none");
}

fn left_edge(page: &Page, square: &str) -> f64 {
    let edge = format!(
        "const cell = document.querySelector('#board .cell[data-square={square}]');
        return cell.getBoundingClientRect().left;"
    );
    page.js(&edge).as_f64().unwrap()
}

#[test]
fn pieces_glide_on_the_board_unless_motion_is_to_be_reduced() {
    assert_ne!(motions_of_a_move("no-preference"), 0);
    assert_eq!(motions_of_a_move("reduce"), 0);
}

/// What shows the result of a move must not tell it before the piece is there.
#[test]
fn the_result_of_a_move_waits_for_the_piece() {
    let page = &visit();
    page.go(MOVER_WINS);
    page.until_named(GAME, "d3", "can move to");
    page.js("window.seen = [];
        new MutationObserver(() => {
            const isGliding = Boolean(document.querySelector('#board .piece.moved'));
            for (const kind of ['last', 'winning'])
                if (document.querySelector(`#board .tint.${kind}`))
                    window.seen.push(`${kind} ${isGliding}`);
            if (isGliding) window.seen.push('gliding');
        }).observe(document.querySelector('#board'), { subtree: true, childList: true });");
    page.click_move(GAME, "d3", "c4");
    page.element("#board .tint.winning");
    let mut seen: Vec<String> = page.read("return window.seen;");
    seen.sort();
    seen.dedup();
    assert_eq!(seen, ["gliding", "last false", "winning false"]);
}

/// Makes a move with a value of `prefers-reduced-motion`; returns how many transitions and
/// animations begin.
fn motions_of_a_move(preference: &str) -> u64 {
    let page = &visit();
    page.set_media("prefers-reduced-motion", preference);
    page.go("");
    page.js("window.motions = 0;
        for (const kind of ['transitionrun', 'animationstart']) {
            document.querySelector('#board')
                .addEventListener(kind, () => { window.motions++; });
        }");
    page.play_until("b1", "b3", "Black", 2);
    let motions = page.value("window.motions").as_u64().unwrap();
    page.set_media("prefers-reduced-motion", "");
    motions
}
