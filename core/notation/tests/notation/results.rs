//! How a game is said to have ended, in words and numbers.

use loa_notation::{GameResult, read_games};

/// Returns the result of the first game, or nothing.
fn result(text: &str) -> String {
    let read = read_games(text.as_bytes()).unwrap_or_else(|error| panic!("{error} in {text}"));
    let result = read.games[0].record.result.as_ref();
    result.map(GameResult::to_string).unwrap_or_default()
}

/// The side that is named gives up, else the side to move; nothing ends a game that goes on, and
/// where a winner is stated, it is the winner.
#[test]
fn a_resignation_is_the_named_sides() {
    const FOUR: &str = "1. g1-g3 a3-d3 2. c8-c6 a2-c2";
    const SEVEN: &str = "1. g1-g3 a3-d3 2. c8-c6 a2-c2 3. g8-g6 a5-c7 4. e8-b5";
    const NAMES: &str = "[Black \"Ann B. Cook\"]\n[White \"Bob\"]\n\n";
    for (text, expected) in [
        (format!("{FOUR}\nWhite resigns. 1-0"), "B+Resign"),
        (format!("{FOUR}\nWhite resigns"), "B+Resign"),
        (format!("{FOUR} Black resigned."), "W+Resign"),
        (format!("{FOUR} {{Black attacks}} resigns"), "W+Resign"),
        (format!("{FOUR} resigns 1-0"), "B+Resign"),
        (format!("{FOUR} 1-0 resigns"), "B+Resign"),
        (format!("{SEVEN}\nBlack resigns."), "W+Resign"),
        (format!("{SEVEN}\nresigns"), "B+Resign"),
        (format!("{NAMES}{FOUR} Bob resigns"), "B+Resign"),
        (format!("{NAMES}{FOUR} Ann B. Cook resigns"), "W+Resign"),
        (format!("{NAMES}{FOUR} Bobby resigns"), "W+Resign"),
        (
            format!("{FOUR}\nhere White almost resigns but\n3. g8-g6 a5-c7"),
            "",
        ),
        (format!("{FOUR} (2... a4-c4 White resigns)"), ""),
    ] {
        assert_eq!(result(&text), expected, "{text}");
    }
}
