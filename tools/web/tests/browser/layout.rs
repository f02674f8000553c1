//! Where the parts of the main view are: the board first, and nothing that moves it.

use crate::board::{GAME, VIEWS};
use crate::driver::Look;
use crate::page::Page;
use crate::pictures::snapshot;
use crate::visit::{visit, visit_with};
use serde_json::{Value, json};

const PLACE: &str = "(() => {
    const { x, y, width, height } = document.querySelector('#board').getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
})()";

/// Does something in a window of another size. Chrome changes the size after its answer.
pub(crate) fn sized(page: &Page, (width, height): (u32, u32), test: impl FnOnce()) {
    let before = page.value("[innerWidth, innerHeight]");
    let until = |size: Value| {
        let condition = format!("'' + [innerWidth, innerHeight] === '' + {size}");
        page.until(&format!("the window's size is {size}"), &condition);
    };
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    page.devtools("Emulation.setDeviceMetricsOverride", &size);
    until(json!([width, height]));
    test();
    page.devtools("Emulation.clearDeviceMetricsOverride", &json!({}));
    until(before);
}

/// Does something at each of several sizes.
pub(crate) fn at_sizes(page: &Page, sizes: &[(u32, u32)], mut test: impl FnMut((u32, u32))) {
    for &size in sizes {
        sized(page, size, || test(size));
    }
}

fn number(page: &Page, expression: &str) -> f64 {
    page.value(expression).as_f64().unwrap()
}

#[test]
fn the_board_fills_the_window_and_stays_where_it_is() {
    let page = &visit();
    let share = "document.querySelector('#board svg').getBoundingClientRect().height
        / innerHeight";
    for (size, least) in [
        ((1440, 900), 0.8),
        ((1280, 720), 0.8),
        ((1920, 1080), 0.8),
        ((3840, 2160), 0.6),
    ] {
        sized(page, size, || {
            let share = number(page, share);
            assert!(share >= least, "{share} of the height at {size:?}");
            snapshot(page, &format!("board-{}", size.0));
        });
    }
    sized(page, (3840, 2160), || {
        let over = "const { scrollWidth, scrollHeight } = document.documentElement;
            return [scrollWidth - innerWidth, scrollHeight - innerHeight];";
        assert_eq!(page.js(over), json!([0, 0]), "nothing is to be scrolled");
    });
    let before = page.value(PLACE);
    page.click_square(GAME, "b1");
    page.until_chosen(GAME, "b1");
    assert_eq!(
        page.value(PLACE),
        before,
        "the lines of a piece are in words"
    );
    // Only the four lines of the piece are counted on the board.
    assert_eq!(page.count("#board .count-text"), 4);
    assert_eq!(page.count("#board .count"), 0);
    page.click_square(GAME, "b3");
    page.until_turn("Black", 2);
    page.press("Analyse");
    page.element(".lines li");
    assert_eq!(page.value(PLACE), before, "the analysis is shown");
    let bar = "Math.abs(document.querySelector('.bar').getBoundingClientRect().right
        - document.querySelector('#board').getBoundingClientRect().left)";
    assert!(number(page, bar) < 1.0, "the bar touches the board");
    assert!(page.text(".bar-text").ends_with('%'));
    page.press("Review the game");
    page.element(".panel .graph");
    assert_eq!(page.value(PLACE), before, "the review is shown");
    let graph = "document.querySelector('.panel .graph').clientHeight";
    assert!(number(page, graph) >= 60.0, "the graph is large enough");
    assert!(page.count(".lines li") > 0, "with the lines of the engine");
    page.resign();
    page.until_over();
    assert_eq!(page.value(PLACE), before, "the result is shown");
}

/// Sizes of windows: phones, a tablet either way, and a desktop.
const SIZES: [(u32, u32); 5] = [
    (1440, 900),
    (1024, 768),
    (768, 1024),
    (844, 390),
    (360, 640),
];

/// The parts of the view that are cut off or wrongly placed.
const MISPLACED: &str = "
    const view = document.querySelector('.view:not([hidden])');
    const place = (selector) => view.querySelector(selector).getBoundingClientRect();
    const [board, bar, said] = ['.board', '.commands', '.said-box'].map(place);
    const isBarBelow = bar.top > board.bottom - 1 && bar.bottom > innerHeight - 2;
    const end = isBarBelow ? bar.top : innerHeight;
    const isOut = ({ top, bottom, left, right }) =>
        top < 0 || bottom > innerHeight + 1 || left < 0 || right > innerWidth + 1;
    const status = place('.status, .verdict');
    const found = [...view.querySelectorAll('.commands button')]
        .filter((button) => button.offsetParent && isOut(button.getBoundingClientRect()))
        .map((button) => button.textContent);
    if (status.bottom > end || status.bottom > said.bottom + 1) found.push('the status');
    if (innerHeight > 544) for (const strip of ['.top-row', '.bottom-row']) {
        const { left, right } = place(`${strip} .strip:first-child`);
        const last = place(`${strip} .strip:last-child`);
        if (Math.abs(left - board.left) > 1 || Math.abs(last.right - board.right) > 1)
            found.push(strip, left, last.right, board.left, board.right);
    }
    return found;";

#[test]
fn every_view_has_its_board_at_the_same_place_and_shows_its_status_and_its_buttons() {
    let page = &visit();
    page.play_until("b1", "b3", "Black", 2);
    at_sizes(page, &SIZES, |size| {
        let mut places = VIEWS.map(|(view, board)| {
            page.view(view);
            page.element(&format!("{board} .piece"));
            snapshot(page, &format!("{view}-{}", size.0));
            assert_eq!(page.js(MISPLACED), json!([]), "{view} at {size:?}");
            let body = format!(
                "const {{ x, y, width, height }} =
                    document.querySelector('{board} svg').getBoundingClientRect();
                return [x, y, width, height];"
            );
            page.js(&body)
        });
        page.view("play");
        assert!(places[0][2].as_f64() > Some(300.0), "{places:?}");
        places.rotate_left(1);
        assert!(
            places.windows(2).all(|two| two[0] == two[1]),
            "{size:?}: {places:?}"
        );
    });
}

#[test]
fn a_low_window_has_two_columns() {
    let page = &visit();
    // Phones on their sides, and a desktop at 200 %.
    at_sizes(page, &[(844, 390), (568, 320), (720, 450)], |size| {
        let columns = "document.querySelector('.side').getBoundingClientRect().left
            >= document.querySelector('#board').getBoundingClientRect().right";
        assert_eq!(page.value(columns), true, "{size:?}");
        let fits = "document.documentElement.scrollWidth <= innerWidth
            && document.documentElement.scrollHeight <= innerHeight + 1";
        assert_eq!(page.value(fits), true, "{size:?}");
        let share = number(
            page,
            "document.querySelector('#board').clientHeight / innerHeight",
        );
        assert!(share >= 0.8, "{share} of the height at {size:?}");
        snapshot(page, &format!("low-{}", size.0));
    });
}

#[test]
fn names_leave_room_for_clocks() {
    let page = &visit();
    let fits = "return [...document.querySelectorAll('#view-play .clock')].every((clock) =>
        clock.getBoundingClientRect().right < clock.parentNode.getBoundingClientRect().right);";
    let none_overflows = "return document.documentElement.scrollWidth <= innerWidth
        && [...document.querySelectorAll('#view-play .strip')]
            .every((strip) => strip.scrollWidth <= strip.clientWidth);";
    at_sizes(
        page,
        &[(646, 460), (660, 440), (674, 480), (697, 500), (738, 520)],
        |size| {
            assert_eq!(page.js(none_overflows), true, "no clock, {size:?}");
        },
    );
    for name in ["", "Alexandra Meier"] {
        page.begin_game(&format!(
            "{{ white: '3', clock: '90+0', names: {{ black: '{name}', white: '{name}' }} }}"
        ));
        at_sizes(page, &[(360, 640), (640, 400), (568, 320)], |size| {
            assert_eq!(page.js(fits), true, "{name} {size:?}");
        });
    }
}

#[test]
fn a_narrow_window_scrolls() {
    let page = &visit();
    // Desktops at 400, 300 and 200 %.
    at_sizes(page, &[(320, 256), (512, 384), (640, 512)], |size| {
        let fits = "const [board, side, commands] =
                ['#board', '#view-play .side', '#view-play .commands']
                .map((one) => document.querySelector(one).getBoundingClientRect());
            return board.width >= 180 && side.top >= board.bottom && side.width >= 300
                && board.height <= innerHeight - commands.height
                && document.documentElement.scrollWidth <= innerWidth;";
        assert_eq!(page.js(fits), true, "{size:?}");
        snapshot(page, &format!("narrow-{}", size.0));
    });
}

#[test]
fn a_phone_has_the_board_and_what_is_new_in_view() {
    let page = &visit_with(Look::Phone);
    assert_eq!(
        number(page, "document.querySelector('#board').clientWidth"),
        360.0
    );
    let status = "document.querySelector('.status').getBoundingClientRect().bottom";
    assert!(number(page, status) < 680.0, "it is above the commands");
    // A new game begins at the top, and a review is where it can be seen.
    page.js("scrollTo(0, 400);");
    page.begin_game("{ white: '0' }");
    page.until("the board is in view", "scrollY < 50");
    page.play_until("b1", "b3", "White", 1);
    page.press("Review the game");
    let review = "(() => {
        const graph = document.querySelector('.panel .graph')?.getBoundingClientRect();
        const bar = document.querySelector('.commands').getBoundingClientRect();
        return graph && graph.top > 0 && graph.bottom < bar.top;
    })()";
    page.until("the review is in view", review);
}

#[test]
fn the_card_of_the_first_visit_fits() {
    let page = &visit();
    at_sizes(
        page,
        &[
            (844, 390),
            (720, 450),
            (1280, 720),
            (768, 1024),
            (390, 844),
            (360, 640),
        ],
        |size| {
            page.element(".first-visit");
            // Nothing covers a button or the picture of connecting.
            let fits = "(() => {
            const parts = [...document.querySelectorAll('.first-visit :is(a, button, svg)')];
            return parts.every((one) => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return [y + 2, y + height - 2].every((end) =>
                    one.contains(document.elementFromPoint(x + width / 2, end)));
            });
        })()";
            snapshot(page, &format!("card-{}", size.0));
            assert_eq!(page.value(fits), true, "{size:?}");
        },
    );
    // All actions and the field for moves are to be seen, too.
    at_sizes(page, &[(1024, 768), (1440, 900)], |size| {
        let hidden = "const { bottom } =
                document.querySelector('.panel').getBoundingClientRect();
            const field = document.querySelector('.typed').getBoundingClientRect();
            return [...document.querySelectorAll('#view-play .tool')]
                .filter((tool) => tool.getBoundingClientRect().bottom > innerHeight)
                .map((tool) => tool.textContent)
                .concat(field.bottom > bottom ? ['the field'] : []);";
        assert_eq!(page.js(hidden), json!([]), "{size:?}");
    });
}

#[test]
fn a_small_window_shows_the_lines_of_the_engine() {
    let page = &visit();
    sized(page, (1024, 768), || {
        page.go_with_settings("{ analysisSeconds: 1 }");
        page.press("No, thanks");
        page.keys(['a']);
        let lines = "[...document.querySelectorAll('.lines li')]";
        page.until("three lines", &format!("{lines}.length === 3"));
        snapshot(page, "analysis-1024");
        let hidden = format!(
            "const {{ bottom }} = document.querySelector('.panel').getBoundingClientRect();
            return {lines}.filter((li) => li.getBoundingClientRect().bottom > bottom).length;"
        );
        assert_eq!(page.js(&hidden), 0);
    });
}

/// The first button that something else covers, if there is one.
const COVERED: &str = "return [...document.querySelectorAll('.view:not([hidden]) button')]
    .filter((button) => button.offsetParent && !button.closest('.toast'))
    .find((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        if (y < 0 || y + height > innerHeight) return false;
        const [right, down] = [x + width / 2, y + height / 2];
        return document.elementFromPoint(right, down)?.closest('.toast');
    })?.outerHTML ?? null;";

#[test]
fn notes_cover_no_button() {
    let page = &visit();
    at_sizes(
        page,
        &[
            (1440, 900),
            (1024, 768),
            (1280, 720),
            (360, 640),
            (320, 640),
        ],
        |size| {
            page.go("#game?rules=berkeley&fen=zzz");
            page.element(".toast");
            page.until_named(GAME, "b1", "can move to");
            assert_eq!(page.js(COVERED), Value::Null, "{size:?}");
            let shows = "const { left, right, bottom } =
            document.querySelector('.toast').getBoundingClientRect();
            return left >= 0 && right <= innerWidth && bottom <= innerHeight;";
            assert_eq!(page.js(shows), true, "{size:?}");
            snapshot(page, &format!("note-{}", size.0));
        },
    );
    page.complaints();
}

/// Phones of 320 pixels; `languages.rs` has those of 360.
#[test]
fn nothing_is_wider_than_a_phone() {
    let page = &visit_with(Look::Phone);
    let size = json!({ "width": 320, "height": 740, "deviceScaleFactor": 1, "mobile": true });
    page.devtools("Emulation.setDeviceMetricsOverride", &size);
    page.until("the width", "innerWidth === 320");
    assert_fits(page, "play");
    page.play_until("b1", "b3", "Black", 2);
    page.keys(['a']);
    page.element(".lines li");
    assert_fits(page, "analysis");
    page.keys(['a']);
    for window in ["New game", "Import", "Share"] {
        match window {
            "New game" => page.press_new_game(),
            _ => {
                page.press("More");
                page.press(window);
            }
        }
        page.element("dialog[open]");
        assert_fits(page, window);
        page.escape();
    }
    page.each_other_view(|view| assert_fits(page, view));
    page.devtools("Emulation.clearDeviceMetricsOverride", &json!({}));
}

fn assert_fits(page: &Page, what: &str) {
    let widest = "return Math.max(document.documentElement.scrollWidth, document.body.scrollWidth,
        ...[...document.querySelectorAll('dialog')]
            .map((dialog) => dialog.getBoundingClientRect().right)) - screen.width;";
    let over = page.js(widest).as_f64().unwrap();
    assert!(over <= 0.0, "{what} is {over} pixels too wide");
}
