//! What all views have in common: the same order, nothing cut off, no holes, large targets.

use crate::board::{GAME, VIEWS};
use crate::driver::Look;
use crate::layout::at_sizes;
use crate::page::key;
use crate::pictures::snapshot;
use crate::visit::{visit, visit_with};
use serde_json::{Value, json};

/// Small and usual phones, a tablet either way, and a desktop.
const SIZES: [(u32, u32); 5] = [
    (360, 640),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1440, 900),
];

#[test]
fn a_new_game_is_three_choices_and_one_button() {
    let page = &visit();
    at_sizes(page, &SIZES, |size| {
        page.press_new_game();
        snapshot(page, &format!("new-{}", size.0));
        assert_eq!(page.count("dialog [name=opponent]"), 3);
        let hidden = "const end = document.querySelector('dialog .actions .primary')
                .getBoundingClientRect();
            if (end.top < 0 || end.bottom > innerHeight) return ['Start game'];
            return [...document.querySelectorAll('dialog :is(input, select)')]
                .filter((one) => one.getBoundingClientRect().bottom > end.top)
                .map((one) => one.outerHTML);";
        assert_eq!(page.js(hidden), json!([]), "{size:?}");
        page.click("dialog input[value=custom]");
        let start = "document.querySelector('dialog .actions .primary')
            .getBoundingClientRect().bottom <= innerHeight";
        assert_eq!(page.value(start), true, "{size:?}");
        page.escape();
    });
    page.press_new_game();
    page.js("document.querySelector('dialog [type=range]').focus();");
    let chosen = || page.text("dialog .option:has(:checked)");
    let before = chosen();
    page.keys([key::RIGHT]);
    assert_ne!(chosen(), before, "the strength is in words");
    assert!(chosen().contains("Elo"), "{}", chosen());
    let level = page.field("dialog [type=range]");
    page.press("Start game");
    page.until_player("White", level.parse().unwrap());
}

/// The tools that are to be seen.
const TOOLS: &str = "[...document.querySelectorAll('#view-play .tool')]
    .filter((tool) => tool.offsetParent).map((tool) => tool.querySelector('.word').textContent)";

#[test]
fn the_tools_have_one_order() {
    let page = &visit();
    let all = [
        "Back", "Next", "Flip", "Hint", "Undo", "Redo", "Draw", "Resign", "New game", "My games",
        "Import", "Share", "More",
    ];
    at_sizes(page, &SIZES, |size| {
        page.element(".commands .of-new-game");
        let tools: Vec<String> = page.read(&format!("return {TOOLS};"));
        let is_narrow = size.0 < 640;
        let left_out = match is_narrow {
            true => ["Redo", "Draw", "Resign", "My games", "Import", "Share"].as_slice(),
            false => &["More"],
        };
        let expected = all.into_iter().filter(|tool| !left_out.contains(tool));
        assert!(expected.eq(&tools), "{size:?}: {tools:?}");
        // They are in rows of the same columns.
        let rows = page.js(
            "return new Set([...document.querySelectorAll('#view-play .tool')]
            .filter((tool) => tool.offsetParent).map((tool) => tool.offsetTop)).size;",
        );
        let is_wide = size.0 > size.1;
        assert_eq!(rows, if is_wide { 3 } else { 1 }, "{size:?}");
    });
    let resign = "document.querySelector('.tool.of-resign').disabled";
    assert_eq!(page.value(resign), true, "before any move");
    page.click_move(GAME, "b1", "b3");
    page.until("it can be resigned", &format!("!{resign}"));
}

/// The greatest distance of what is said from the content below.
const HOLE: &str = "const box = document.querySelector('.view:not([hidden]) .said-box');
    const said = [...box.children].filter((one) => one.offsetHeight)
        .map((one) => one.getBoundingClientRect().bottom);
    return box.nextElementSibling.getBoundingClientRect().top - Math.max(...said);";

#[test]
fn content_follows_the_status() {
    let page = &visit();
    page.press("No, thanks");
    at_sizes(page, &SIZES, |size| {
        for (view, board) in VIEWS {
            page.view(view);
            page.element(&format!("{board} .piece"));
            let hole = page.js(HOLE).as_f64().unwrap();
            assert!(hole <= 24.0, "{hole} pixels in {view} at {size:?}");
        }
        page.view("play");
    });
}

#[test]
fn the_card_of_the_first_visit_covers_no_status() {
    let page = &visit_with(Look::Phone);
    page.element(".first-visit");
    for (width, height) in [(360, 640), (390, 844)] {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true,
        });
        page.devtools("Emulation.setDeviceMetricsOverride", &size);
        page.until("the height", &format!("innerHeight === {height}"));
        let status = "const status = document.querySelector('#view-play .status');
            const card = document.querySelector('.first-visit').getBoundingClientRect();
            return [status.getBoundingClientRect().bottom - card.top, card.bottom];";
        let (over, end): (f64, f64) = page.read(status);
        assert!(over <= 1.0 && end <= f64::from(height), "{over} {end}");
        snapshot(page, &format!("first-visit-{width}"));
    }
    page.devtools("Emulation.clearDeviceMetricsOverride", &json!({}));
}

#[test]
fn the_words_about_a_piece_move_nothing() {
    let page = &visit();
    page.press("No, thanks");
    let places = "return ['.card-head', '.nav-row', '.commands'].map((one) =>
        document.querySelector(`#view-play ${one}`).getBoundingClientRect().top);";
    at_sizes(page, &[(1024, 768), (1440, 900)], |size| {
        let before = page.js(places);
        page.click_square(GAME, "b1");
        page.element(".detail");
        assert_eq!(page.js(places), before, "{size:?}");
        page.keys([key::ESCAPE]);
    });
}

#[test]
fn the_openings_begin_with_their_moves() {
    let page = &visit();
    page.begin_game("{ white: '0' }");
    at_sizes(page, &SIZES, |size| {
        page.js("document.querySelector('.panel .card-head').scrollIntoView();");
        page.press("Openings");
        page.element(".explorer li");
        let end = "Math.min(...['.commands', '.panel'].map((one) => {
            const { top, bottom } = document.querySelector(`#view-play ${one}`)
                .getBoundingClientRect();
            return one === '.panel' ? Math.min(bottom, innerHeight) : top;
        }))";
        let third = "document.querySelectorAll('.explorer li')[2].getBoundingClientRect()";
        page.until(
            &format!("moves at {size:?}"),
            &format!("{third}.bottom <= {end}"),
        );
        snapshot(page, &format!("openings-{}", size.0));
        page.press("Openings");
    });
}

#[test]
fn the_rules_explain_themselves() {
    let page = &visit();
    page.press("Olympiad rules");
    page.element("dialog[open]");
    page.assert_says("dialog", "a draw if a move connects both sides");
}

#[test]
fn boards_are_dark_in_the_dark() {
    let page = &visit();
    for board in ["wood", "slate", "green", "paper", "clear"] {
        page.go_with_settings(&format!("{{ scheme: 'dark', board: '{board}' }}"));
        page.until_named(GAME, "b1", "can move to");
        snapshot(page, &format!("dark-{board}"));
        let light = "const part = (value) =>
                value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
            const light = (shape, name = 'fill') => {
                const style = getComputedStyle(document.querySelector(`#board ${shape}`))[name];
                const [red, green, blue] = style.match(/[\\d.]+/g).map((one) => part(one / 255));
                return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            };
            return ['.squares .light', '.squares .dark', '.piece.black .body',
                '.piece.white .body', '.coordinate'].map((shape) => light(shape));";
        let light: Vec<f64> = page.read(light);
        let [pale, dark, black, white, name] = light[..] else {
            panic!("{light:?}");
        };
        assert!(pale < 0.3, "{board}: {pale}");
        for (above, below, least) in [(white, pale, 3.0), (dark, black, 3.0), (dark, name, 4.5)] {
            let contrast = (above + 0.05) / (below + 0.05);
            assert!(contrast >= least, "{board}: {contrast}");
        }
    }
}

/// What is too small for a finger.
const SMALL: &str = "return [...document.querySelectorAll(
        '.view:not([hidden]) :is(select, button, summary, .typed), .top :is(a, button)')]
    .filter((one) => one.checkVisibility())
    .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44)
    .map((one) => [one.outerHTML, one.offsetWidth, one.offsetHeight]);";

/// The fields whose text is so small that phones enlarge the page.
const SMALL_TEXT: &str = "
    return [...document.querySelectorAll('.view:not([hidden]) :is(select, input, textarea)')]
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML);";

#[test]
fn fingers_meet_what_they_aim_at() {
    let page = &visit_with(Look::Phone);
    page.begin_with_a_move();
    let check = |view: &str| {
        assert_eq!(page.js(SMALL), json!([]), "{view}");
        assert_eq!(page.js(SMALL_TEXT), json!([]), "{view}");
    };
    check("play");
    page.each_other_view(check);
}

#[test]
fn the_name_of_an_opponent_is_not_cut() {
    for look in [Look::Phone, Look::Desktop] {
        let page = &visit_with(look);
        for level in 1..=10 {
            page.choose("[aria-label='White’s player']", &level.to_string());
            let cut = "const list = document.querySelector('[aria-label=\"White’s player\"]');
                const copy = list.cloneNode();
                copy.append(list.selectedOptions[0].cloneNode(true));
                copy.style = 'position: absolute; width: max-content';
                list.after(copy);
                const width = copy.offsetWidth;
                copy.remove();
                return width > list.offsetWidth + 1 ? [width, list.offsetWidth] : null;";
            assert_eq!(page.js(cut), Value::Null, "level {level}");
        }
    }
}
