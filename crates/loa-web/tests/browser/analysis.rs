//! What the engine says while it thinks.

use crate::board::GAME;
use crate::visit::visit;

const LINES: &str = "document.querySelectorAll('.lines li').length";
const DONE: &str = "document.querySelector('.stats').textContent.startsWith('done')";

#[test]
fn analysis_appears_and_stops() {
    visit(async |visit| {
        let page = &visit.page;
        page.press("Analyse").await;
        page.until("three lines", &format!("{LINES} === 3")).await;
        let depth = "/depth \\d+ .* positions/.test(document.querySelector('.stats').textContent)";
        page.until("depth and positions", depth).await;
        assert_eq!(page.count("#board .arrows .arrow").await, 3);
        assert_eq!(page.count(".bar:not([hidden])").await, 1);
        page.press("Stop").await;
        page.until("the lines go", &format!("{LINES} === 0")).await;
        assert_eq!(page.text(".stats").await, "");
        assert_eq!(page.count("#board .arrows .best").await, 0);
    });
}

#[test]
fn a_line_of_the_analysis_is_walked() {
    visit(async |visit| {
        let page = &visit.page;
        // Findings that come while a button is pressed would replace it: let it come to its end.
        page.go_with_settings("{ analysisSeconds: 1 }").await;
        page.keys(['a']).await;
        page.until("the analysis ends", DONE).await;
        let first = page.text(".lines li .move").await;
        page.click(".lines li .move").await;
        let to = first.split_once('-').unwrap().1;
        page.until_named(GAME, to, "black").await;
        assert!(page.moves().await.is_empty(), "to look is not to move");
        page.press("Back to the game").await;
        page.until_named(GAME, to, "empty").await;
    });
}

#[test]
fn the_button_says_what_it_does() {
    visit(async |visit| {
        let page = &visit.page;
        page.go_with_settings("{ analysisSeconds: 1 }").await;
        page.press("Analyse").await;
        page.until("the analysis ends", DONE).await;
        assert_eq!(page.count(".lines li").await, 3);
        assert_eq!(page.text(".analysis .card-head button").await, "Close");
        page.press("Close").await;
        page.until("the lines go", &format!("{LINES} === 0")).await;
        page.press("Analyse").await;
        page.press("Stop").await;
        assert_eq!(page.text(".analysis .card-head button").await, "Analyse");
    });
}
