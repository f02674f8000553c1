//! The audit of axe-core: nothing that hinders people seriously.

use crate::board::GAME;
use crate::layout::sized;
use crate::page::{Page, key};
use crate::visit::{Visit, visit};
use serde_json::json;

pub(crate) const AXE: &str = include_str!("../vendor/axe.min.js");

/// With a rule that axe has as an experiment: names contain what is to be seen.
const ALL: &str = "{ rules: { 'label-content-name-mismatch': { enabled: true } } }";

#[test]
fn the_light_screens_are_accessible() {
    visit(|visit| audit_screens(visit, "light", ALL));
}

#[test]
fn the_screens_of_other_sizes_are_accessible() {
    visit(|visit| {
        for size in [(1440, 900), (1024, 768), (844, 390), (360, 740), (320, 740)] {
            sized(&visit.page, size, || audit_screens(visit, "light", ALL));
        }
    });
}

#[test]
fn the_dark_screens_are_accessible() {
    // Only the colours differ from the light screens.
    let contrast = "{ runOnly: { type: 'rule', values: ['color-contrast'] } }";
    visit(|visit| audit_screens(visit, "dark", contrast));
}

fn audit_screens(visit: &Visit, scheme: &str, options: &str) {
    let page = &visit.page;
    page.go_with_settings(&format!("{{ scheme: '{scheme}', analysisSeconds: 1 }}"));
    page.begin_game("{ white: '0' }");
    page.js(AXE);
    page.click_square(GAME, "b1");
    page.until_chosen(GAME, "b1");
    page.click_square(GAME, "b3");
    page.until_turn("White", 1);
    page.click_square(GAME, "a2");
    page.until_chosen(GAME, "a2");
    audit(page, "the lines of a piece", options);
    page.keys(['?']);
    page.element("dialog .keys");
    audit(page, "keys", options);
    page.keys([key::ESCAPE]);
    page.until_closed();
    page.press("Analyse");
    let done = "document.querySelector('.stats').textContent.startsWith('done')";
    page.until("the analysis ends", done);
    audit(page, "play", options);
    page.press_new_game();
    page.element("dialog[open]");
    audit(page, "new game", options);
    page.keys([key::ESCAPE]);
    page.until_closed();
    page.click("#settings-button");
    page.element("dialog[open]");
    audit(page, "settings", options);
    page.keys([key::ESCAPE]);
    page.until_closed();
    page.each_other_view(|view| audit(page, view, options));
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
