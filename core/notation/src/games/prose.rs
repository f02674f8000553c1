//! What words between moves tell.

use super::builder::Builder;
use crate::sgf::{Ending, GameResult};
use loa::Color;

/// The words that stand between two moves, or before the first of a line.
#[derive(Clone, Copy)]
pub(super) struct Prose {
    pub(super) words: usize,
    /// Whether they tell of a move.
    pub(super) tells: bool,
    /// Where in the line they begin.
    pub(super) from: usize,
}

impl Prose {
    pub(super) const fn from(from: usize) -> Prose {
        Prose {
            words: 0,
            tells: true,
            from,
        }
    }
}

/// Tells whether a word comes before the squares of a move in a sentence.
pub(super) fn tells_of_move(word: &str) -> bool {
    const WORDS: [&str; 14] = [
        "from", "move", "moves", "moved", "plays", "played", "von", "zieht", "spielt", "de",
        "joue", "mueve", "juega", "van",
    ];
    WORDS.contains(&&*word.to_ascii_lowercase())
}

/// Returns what a word tells of the end of the game, with the words before and after it.
pub(super) fn told_by(
    word: &str,
    (before, after): (&str, &str),
    builder: &Builder,
) -> Option<GameResult> {
    let plain = word.trim_matches(|c: char| !c.is_alphanumeric());
    // "White wins a piece" is not the end.
    let next = after
        .trim_start()
        .split(|c: char| !c.is_alphabetic())
        .next();
    let goes_on = next != Some("") && !word.ends_with(['.', '!']);
    let goes_on = goes_on && !["by", "on", "in", "agreed"].map(Some).contains(&next);
    let ends = !goes_on && !word.ends_with('?');
    match plain.to_ascii_lowercase().as_str() {
        "resign" | "resigns" | "resigned" => {
            let turn = builder.game().position().turn();
            let loser = side_named(before, builder).unwrap_or(turn);
            Some(GameResult::Win(!loser, Ending::Resignation))
        }
        "wins" | "won" if ends => {
            let winner = side_named(before, builder)?;
            Some(GameResult::Win(winner, Ending::Unstated))
        }
        "draw" | "drawn" if ends && matches!(before.trim(), "" | "Game" | "game" | "agreed") => {
            Some(GameResult::Draw(Ending::Unstated))
        }
        _ => None,
    }
}

/// Returns the side that words name last, by its colour or its player's name.
fn side_named(words: &str, builder: &Builder) -> Option<Color> {
    const LONGEST: usize = 120;
    let start = words.char_indices().rev().nth(LONGEST);
    let words = words[start.map_or(0, |(at, _)| at)..].to_lowercase();
    let last = |name: &str| {
        let is_apart = |at: &usize| {
            let (before, after) = (&words[..*at], &words[at + name.len()..]);
            !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric)
        };
        let found = words.rmatch_indices(name).map(|(at, _)| at);
        found.filter(|_| !name.is_empty()).find(is_apart)
    };
    let named = |color: &Color| {
        let player = builder.record.players[*color].as_ref();
        let player = player.filter(|name| name.len() <= words.len());
        let player = player.and_then(|name| last(&name.to_lowercase()));
        player.max(last(&color.to_string().to_lowercase()))
    };
    let sides = Color::ALL.into_iter();
    sides
        .filter(|color| named(color).is_some())
        .max_by_key(named)
}
