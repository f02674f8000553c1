//! The audit of axe-core: nothing that hinders people seriously.

use crate::page::{Page, key};
use crate::visit::{Visit, visit};

const AXE: &str = include_str!("../vendor/axe.min.js");

#[test]
fn the_screens_are_accessible() {
    visit(async |visit| audit_screens(visit, "light").await);
}

#[test]
fn the_dark_screens_are_accessible() {
    visit(async |visit| audit_screens(visit, "dark").await);
}

async fn audit_screens(visit: &Visit, scheme: &str) {
    let page = &visit.page;
    page.go_with_settings(&format!("{{ scheme: '{scheme}', analysisSeconds: 1 }}"))
        .await;
    page.js(AXE).await;
    page.press("Analyse").await;
    let done = "document.querySelector('.stats').textContent.startsWith('done')";
    page.until("the analysis ends", done).await;
    audit(page, "play").await;
    page.press("New game").await;
    page.element("dialog[open]").await;
    audit(page, "new game").await;
    page.keys([key::ESCAPE]).await;
    page.until("the window closes", "!document.querySelector('dialog')")
        .await;
    page.click("#settings-button").await;
    page.element("dialog[open]").await;
    audit(page, "settings").await;
    page.keys([key::ESCAPE]).await;
    page.until("the window closes", "!document.querySelector('dialog')")
        .await;
    let boards = [
        ("puzzles", "#puzzle-board"),
        ("learn", ".tutorial"),
        ("editor", "#view-editor"),
    ];
    for (view, board) in boards {
        page.view(view).await;
        page.element(&format!("{board} .piece")).await;
        audit(page, view).await;
    }
}

/// Findings of the upper two of axe's four grades fail.
async fn audit(page: &Page, what: &str) {
    let found = page
        .js_async(
            "const { passes, violations } = await axe.run();
            const serious = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
            return { passed: passes.length, serious: serious.map(({ id, nodes }) =>
                [id, ...nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)}: ${node.failureSummary}`)]) };",
        )
        .await;
    assert!(found["passed"].as_u64() > Some(10), "{what}: {found}");
    assert_eq!(found["serious"], serde_json::json!([]), "{what}");
}
