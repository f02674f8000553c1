//! Phones of 320 pixels' width; `languages.rs` has those of 360.

use crate::driver::Look;
use crate::page::Page;
use crate::visit::visit_with;
use serde_json::json;

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
