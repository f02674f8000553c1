//! What words between moves tell.

use super::builder::Builder;
use super::word::plain_words;
use crate::sgf::{Ending, GameResult, score};
use loa::Color;

/// The words that stand between two moves, or before the first of a line.
#[derive(Clone, Copy, Default)]
pub(super) struct Prose {
    pub(super) words: usize,
    /// Whether they tell of a move.
    pub(super) tells: bool,
    /// Where in the line the words after the last move begin, numbers and signs among them.
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

/// The most bytes of a statement before its verb, and after it.
const LONGEST: usize = 120;

/// Returns what a word tells of the end of the game. Only a short statement is a result: the side,
/// the verb, and how.
pub(super) fn told_by(
    word: &str,
    (before, after): (&str, &str),
    builder: &Builder,
) -> Option<GameResult> {
    let subject = plain(before)?;
    let side = || side_named(&subject, builder);
    let result = match plain(word)?.as_str() {
        word @ ("resign" | "resigns" | "resigned" | "timeout") => {
            // "No timeout" is none.
            let is_name = word != "timeout"
                && !subject.contains(' ')
                && before.trim().starts_with(char::is_uppercase);
            let turn = builder.game().position().turn();
            let loser = side().or((subject.is_empty() || is_name).then_some(turn))?;
            let how = match word {
                "timeout" => Ending::Time,
                _ => Ending::Resignation,
            };
            GameResult::Win(!loser, how)
        }
        "wins" | "won" => GameResult::Win(side()?, Ending::Unstated),
        "draw" | "drawn" if matches!(&*subject, "" | "game" | "agreed") => {
            GameResult::Draw(Ending::Unstated)
        }
        _ => return None,
    };
    (!word.ends_with('?') && is_end(after)).then_some(result)
}

/// Tells whether a statement ends after its verb: "White wins a piece" goes on.
fn is_end(after: &str) -> bool {
    let after = after.trim_start_matches(|c: char| c.is_whitespace() || ".,!*_".contains(c));
    if score(after).is_some() {
        return true;
    }
    let start = after.char_indices().nth(LONGEST);
    let start = &after[..start.map_or(after.len(), |(end, _)| end)];
    let how = start
        .find(['(', '[', '{', '#', ';'])
        .map_or(after, |end| &after[..end]);
    let goes_on = |c: char| c == '?' || c.is_ascii_digit();
    plain(how)
        .filter(|_| !how.contains(goes_on))
        .is_some_and(|how| {
            let how = how.strip_prefix("the game").unwrap_or(&how).trim_start();
            matches!(how, "" | "agreed" | "on time") || how.starts_with("by ")
        })
}

/// Returns the side of which this is the colour, its first letter or the player's name.
fn side_named(subject: &str, builder: &Builder) -> Option<Color> {
    let is_named = |color: &Color| {
        let player = builder.record.players[*color].as_deref().and_then(plain);
        let name = color.name();
        player.as_deref() == Some(subject) || [name, &name[..1]].contains(&subject)
    };
    let mut named = Color::ALL.into_iter().filter(is_named);
    named
        .next()
        .filter(|_| !subject.is_empty() && named.next().is_none())
}

/// Returns a few words in small letters, without tags of HTML, and the numbers and signs around
/// them.
fn plain(words: &str) -> Option<String> {
    let plain = (words.len() <= LONGEST).then(|| plain_words(words).to_lowercase())?;
    let plain = plain.trim_start_matches(|c: char| !c.is_alphabetic());
    let plain = plain.trim_end_matches(|c: char| !c.is_alphanumeric());
    Some(plain.to_owned())
}
