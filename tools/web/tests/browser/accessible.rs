//! The audit of axe-core: nothing that hinders people seriously.

use crate::board::GAME;
use crate::layout::at_sizes;
use crate::page::Page;
use crate::visit::visit;
use serde_json::json;

pub(crate) const AXE: &str = include_str!("../vendor/axe.min.js");

/// With a rule that axe has as an experiment: names contain what is to be seen.
pub(crate) const ALL: &str = "{ rules: { 'label-content-name-mismatch': { enabled: true } } }";

/// What differs in the dark.
const COLOURS: &str = "{ runOnly: { type: 'rule', values: ['color-contrast'] } }";

#[test]
fn the_screens_are_accessible_light_and_dark() {
    let page = &visit();
    each_screen(page, |what| {
        audit(page, what, ALL);
        page.js("document.documentElement.dataset.scheme = 'dark';");
        audit(page, &format!("{what} in the dark"), COLOURS);
        page.js("document.documentElement.dataset.scheme = 'light';");
    });
}

#[test]
fn the_screens_of_a_phone_are_accessible() {
    audit_at(&visit(), &[(360, 740)]);
}

#[test]
#[ignore = "takes long"]
fn the_screens_of_other_sizes_are_accessible() {
    let sizes = [
        (1440, 900),
        (1024, 768),
        (844, 390),
        (512, 384),
        (320, 740),
        (320, 256),
    ];
    audit_at(&visit(), &sizes);
}

fn audit_at(page: &Page, sizes: &[(u32, u32)]) {
    at_sizes(page, sizes, |_| {
        each_screen(page, |what| audit(page, what, ALL));
    });
}

/// Where the button that was pressed is gone, or can't be pressed any more.
#[test]
fn the_focus_goes_on_at_the_board() {
    let page = &visit();
    let is_on_board = "document.activeElement.closest('#board')";
    page.begin_with_a_move();
    page.press_new_game();
    page.press("Start game");
    page.until("the focus after another game", is_on_board);
    page.play_until("b1", "b3", "White", 1);
    page.resign();
    page.until("the focus after the end", is_on_board);
    page.press("Rematch");
    page.until("the focus in the next game", is_on_board);
}

/// Goes through the screens, and does something with each.
fn each_screen(page: &Page, mut test: impl FnMut(&str)) {
    page.go_with_settings("{ scheme: 'light', analysisSeconds: 1 }");
    page.begin_game("{ white: '0' }");
    page.js(AXE);
    page.click_square(GAME, "b1");
    page.until_chosen(GAME, "b1");
    page.click_square(GAME, "b3");
    page.until_turn("White", 1);
    page.click_square(GAME, "a2");
    page.until_chosen(GAME, "a2");
    test("the lines of a piece");
    page.keys(['?']);
    page.element("dialog .keys");
    test("keys");
    page.escape();
    page.press("Analyse");
    page.until_analysed();
    test("play");
    page.press_new_game();
    page.element("dialog[open]");
    test("new game");
    page.escape();
    page.click("#settings-button");
    page.element("dialog[open]");
    test("settings");
    page.escape();
    page.each_other_view(test);
}

/// Any finding fails.
pub(crate) fn audit(page: &Page, what: &str, options: &str) {
    let found = page.js_async(&format!(
        "const {{ passes, violations }} = await axe.run({options});
            const words = (node) => `${{node.html.slice(0, 160)}}: ${{node.failureSummary}}`;
            return {{ passed: passes.flatMap((pass) => pass.nodes).length,
                violations: violations.map(({{ id, nodes }}) =>
                    [id, ...nodes.slice(0, 3).map(words)]) }};",
    ));
    assert!(found["passed"].as_u64() > Some(10), "{what}: {found}");
    assert_eq!(found["violations"], json!([]), "{what}");
}
