//! What the engine says while it thinks.

use crate::board::GAME;
use crate::pictures::snapshot;
use crate::visit::visit;

/// The button that begins and ends it.
const BUTTON: &str = ".panel .card-head button";
const LINES: &str = ".lines li";

#[test]
fn analysis_appears_and_stops() {
    let page = &visit();
    // Lines are whole, whatever was kept or is typed.
    page.go_with_settings("{ analysisLines: 3.5 }");
    page.press("Analyse");
    page.until_count(LINES, 3);
    page.js("const field = document.querySelector('.options input');
        field.value = 2.6;
        field.dispatchEvent(new Event('change'));");
    page.until_count(LINES, 3);
    assert_eq!(page.field(".options input"), "3");
    let depth = "/depth \\d+ .* positions/.test(document.querySelector('.stats').textContent)";
    page.until("depth and positions", depth);
    assert_eq!(page.count("#board .arrows .arrow"), 3);
    assert_eq!(page.count(".bar.known"), 1);
    page.press("Stop");
    page.until_count(LINES, 0);
    assert_eq!(page.count(".stats"), 0);
    assert_eq!(page.count("#board .arrows .best"), 0);
    assert_eq!(page.text(BUTTON).trim(), "Analyse");
}

#[test]
fn a_click_plays_a_line_of_the_analysis() {
    let page = &visit();
    // Findings that come while a button is pressed would replace it: let it come to its end.
    page.go_with_settings("{ analysisSeconds: 1 }");
    page.keys(['a']);
    page.until_analysed();
    assert_eq!(page.text(BUTTON).trim(), "Close");
    let first = page.text(".lines li .move");
    page.click(".lines li .move");
    let to = first.split_once('-').unwrap().1;
    page.until_named(GAME, to, "black");
    assert!(page.moves().is_empty(), "to look is not to move");
    page.press("Back to the game");
    page.until_named(GAME, to, "empty");
    page.until_analysed();
    page.press("Close");
    page.until_count(LINES, 0);
}

#[test]
fn openings_have_games_with_results() {
    let page = &visit();
    let button = "return [...document.querySelectorAll('.panel button')]
        .some((one) => one.textContent.trim() === 'Openings');";
    assert_eq!(page.js(button), false, "no help against the computer");
    page.begin_game("{ white: '0' }");
    assert_eq!(
        page.js("return performance.getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('openings.txt')).length;"),
        0
    );
    page.press("Openings");
    page.element(".explorer li");
    assert!(page.text(".explorer p").starts_with("4,000 of 4,000 games"));
    let rows = || {
        page.read::<Vec<(String, String, u32)>>(
            "return [...document.querySelectorAll('.explorer li')].map((row) =>
            [row.querySelector('.games').textContent, row.querySelector('title').textContent,
            row.querySelectorAll('abbr').length]);",
        )
    };
    let first = rows();
    assert_eq!(
        first.iter().filter(|row| row.2 == 1).count(),
        3,
        "moves of the book"
    );
    assert!(first[0].1.starts_with("Black wins "), "{first:?}");
    for (games, shares, _) in first.iter().filter(|row| row.0 != "0") {
        let numbers = shares.split(|it: char| !it.is_ascii_digit());
        let sum: u32 = numbers.filter_map(|it| it.parse::<u32>().ok()).sum();
        assert_eq!(sum, 100, "{games} games: {shares}");
    }
    let games: u32 = first.iter().map(|row| row.0.parse::<u32>().unwrap()).sum();
    assert_eq!(games, 4000);
    snapshot(page, "openings");

    // The image of a move in a mirror has the same games.
    page.click(".explorer .move");
    page.until_turn("White", 1);
    page.until(
        "the next moves",
        "!document.querySelector('.explorer p').textContent.startsWith('4,000 of')",
    );
    let (played, next) = (page.moves(), rows());
    page.keys(['[']);
    page.until_named(GAME, "b1", "can move");
    let mirrored = |square: &str| {
        let file = char::from(b'a' + b'h' - square.as_bytes()[0]);
        format!("{file}{}", &square[1..])
    };
    let (from, to) = played[0].split_once('-').unwrap();
    page.click_move(GAME, &mirrored(from), &mirrored(to));
    page.until_named(GAME, &mirrored(to), "black");
    page.until_count(".explorer li", next.len());
    assert_eq!(rows(), next);
    // Elsewhere there are no games.
    page.go("#game?rules=soucie&fen=1LL/l2/2l+b");
    page.press("Openings");
    page.until(
        "words",
        "document.querySelector('.explorer p').textContent.startsWith('None')",
    );
}
