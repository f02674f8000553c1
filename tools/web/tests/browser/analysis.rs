//! What the engine says while it thinks.

use crate::board::GAME;
use crate::visit::visit;

const LINES: &str = "document.querySelectorAll('.lines li').length";
const DONE: &str = "document.querySelector('.stats').textContent.startsWith('done')";

#[test]
fn analysis_appears_and_stops() {
    visit(|visit| {
        let page = &visit.page;
        page.press("Analyse");
        page.until("three lines", &format!("{LINES} === 3"));
        let depth = "/depth \\d+ .* positions/.test(document.querySelector('.stats').textContent)";
        page.until("depth and positions", depth);
        assert_eq!(page.count("#board .arrows .arrow"), 3);
        assert_eq!(page.count(".bar.known"), 1);
        page.press("Stop");
        page.until("the lines go", &format!("{LINES} === 0"));
        assert_eq!(page.count(".stats"), 0);
        assert_eq!(page.count("#board .arrows .best"), 0);
    });
}

#[test]
fn a_click_plays_a_line_of_the_analysis() {
    visit(|visit| {
        let page = &visit.page;
        // Findings that come while a button is pressed would replace it: let it come to its end.
        page.go_with_settings("{ analysisSeconds: 1 }");
        page.keys(['a']);
        page.until("the analysis ends", DONE);
        let first = page.text(".lines li .move");
        page.click(".lines li .move");
        let to = first.split_once('-').unwrap().1;
        page.until_named(GAME, to, "black");
        assert!(page.moves().is_empty(), "to look is not to move");
        page.press("Back to the game");
        page.until_named(GAME, to, "empty");
    });
}

#[test]
fn the_analysis_button_names_its_action() {
    visit(|visit| {
        let page = &visit.page;
        page.go_with_settings("{ analysisSeconds: 1 }");
        page.press("Analyse");
        page.until("the analysis ends", DONE);
        assert_eq!(page.count(".lines li"), 3);
        assert_eq!(page.text(".panel .card-head button").trim(), "Close");
        page.press("Close");
        page.until("the lines go", &format!("{LINES} === 0"));
        page.press("Analyse");
        page.press("Stop");
        assert_eq!(page.text(".panel .card-head button").trim(), "Analyse");
    });
}
