use loa::{Color, Outcome, Reason, Verdict};
use std::fmt;

/// How a game is said to have ended: the value of `RE`.
///
/// [`Display`](fmt::Display) writes it, [`from_text`](GameResult::from_text) reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// A side has won: `B+Resign`, `W+`.
    Win(Color, Ending),
    /// Neither has: `Draw`, `Draw+Repetition`.
    Draw(Ending),
    /// The game does not count: `Void`.
    Void,
    /// Unknown: `?`.
    Unknown,
    /// Text that is none of the above, kept as it was read.
    Other(String),
}

/// What decided a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It is not said.
    Unstated,
    /// The rules did.
    Rule(Reason),
    /// A player gave up.
    Resignation,
    /// A player's time was over.
    Time,
    /// A player did not come, left or broke the rules.
    Forfeit,
    /// Text that is none of the above, kept as it was read.
    Other(String),
}

impl GameResult {
    /// Makes the result of a game that counts.
    pub fn new(outcome: Outcome, ending: Ending) -> GameResult {
        match outcome {
            Outcome::Win(winner) => GameResult::Win(winner, ending),
            Outcome::Draw => GameResult::Draw(ending),
        }
    }

    /// Reads the value of `RE`, in any case: `B+…` or `W+…` (also `Black+…`, `White+…`), `0`,
    /// `Draw`, `Tie`, `Draw+…`, `Void`, `?` or nothing, and a score such as `1-0`. After the `+`
    /// may stand nothing, `R` or `Resign`, `T` or `Time`, `F` or `Forfeit`, or a reason of the
    /// rules: `Connection`, `Simultaneous`, `Blocked`, `Repetition`, `MoveLimit`.
    pub fn from_text(text: &str) -> GameResult {
        let trimmed = text.trim();
        if let Some((result, "")) = score(trimmed) {
            return result;
        }
        let (head, ending) = match trimmed.split_once('+') {
            Some((head, tail)) => (head, Ending::from_text(tail)),
            None => (trimmed, Ending::Unstated),
        };
        let plus = trimmed.len() > head.len();
        match head.to_ascii_lowercase().as_str() {
            "b" | "black" if plus => GameResult::Win(Color::Black, ending),
            "w" | "white" if plus => GameResult::Win(Color::White, ending),
            "draw" | "tie" => GameResult::Draw(ending),
            "0" if !plus => GameResult::Draw(ending),
            "void" if !plus => GameResult::Void,
            "" | "?" if !plus => GameResult::Unknown,
            _ => GameResult::Other(text.to_owned()),
        }
    }

    /// Reads a result as [`from_text`](GameResult::from_text) does; `None` if it tells nothing.
    pub(crate) fn known(text: &str) -> Option<GameResult> {
        let tells = |it: &GameResult| *it == GameResult::Void || it.outcome().is_some();
        Some(GameResult::from_text(text)).filter(tells)
    }

    /// Adds what is told in other words to what is stated: a winner who is stated has won, perhaps
    /// because the other gave up.
    pub(crate) fn or_told(
        stated: Option<GameResult>,
        told: Option<GameResult>,
    ) -> Option<GameResult> {
        use GameResult::{Other, Unknown, Win};
        match (stated, told) {
            (Some(Win(winner, Ending::Unstated)), Some(Win(_, ending))) => {
                Some(Win(winner, ending))
            }
            (None | Some(Unknown | Other(_)), Some(told)) => Some(told),
            (stated, _) => stated,
        }
    }

    /// Returns the outcome; `None` if the game is void or its result is unknown.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self {
            GameResult::Win(winner, _) => Some(Outcome::Win(*winner)),
            GameResult::Draw(_) => Some(Outcome::Draw),
            GameResult::Void | GameResult::Unknown | GameResult::Other(_) => None,
        }
    }
}

impl From<Verdict> for GameResult {
    fn from(verdict: Verdict) -> GameResult {
        GameResult::new(verdict.outcome, Ending::Rule(verdict.reason))
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameResult::Win(Color::Black, ending) => write!(f, "B+{ending}"),
            GameResult::Win(Color::White, ending) => write!(f, "W+{ending}"),
            GameResult::Draw(Ending::Unstated) => f.write_str("Draw"),
            GameResult::Draw(ending) => write!(f, "Draw+{ending}"),
            GameResult::Void => f.write_str("Void"),
            GameResult::Unknown => f.write_str("?"),
            GameResult::Other(text) => f.write_str(text),
        }
    }
}

impl Ending {
    const NAMES: [(&str, Ending); 8] = [
        ("Connection", Ending::Rule(Reason::Connection)),
        ("Simultaneous", Ending::Rule(Reason::Simultaneous)),
        ("Blocked", Ending::Rule(Reason::Blocked)),
        ("Repetition", Ending::Rule(Reason::Repetition)),
        ("MoveLimit", Ending::Rule(Reason::MoveLimit)),
        ("Resign", Ending::Resignation),
        ("Time", Ending::Time),
        ("Forfeit", Ending::Forfeit),
    ];

    fn from_text(text: &str) -> Ending {
        if text.is_empty() {
            return Ending::Unstated;
        }
        // Of the words that SGF itself defines, the first letter is enough.
        let long = match text {
            "R" | "r" => "Resign",
            "T" | "t" => "Time",
            "F" | "f" => "Forfeit",
            _ => text,
        };
        Ending::NAMES
            .into_iter()
            .find(|(name, _)| long.eq_ignore_ascii_case(name))
            .map_or_else(|| Ending::Other(text.to_owned()), |(_, ending)| ending)
    }
}

/// Writes the word that stands after the `+`; nothing if there is nothing to say.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Ending::Other(text) = self {
            return f.write_str(text);
        }
        let named = Ending::NAMES.iter().find(|(_, ending)| ending == self);
        f.write_str(named.map_or("", |(name, _)| name))
    }
}

/// Reads the score that a text begins with, `1-0` or `½ : ½`, and returns what follows it; the
/// first player is Black.
pub(crate) fn score(text: &str) -> Option<(GameResult, &str)> {
    const POINTS: [(&str, u8); 5] = [("1/2", 1), ("½", 1), ("0.5", 1), ("1", 2), ("0", 0)];
    let points = |text| {
        let mut all = POINTS.iter();
        all.find_map(|(name, halves)| Some((*halves, str::strip_prefix(text, name)?)))
    };
    let (black, rest) = points(text)?;
    let rest = rest.trim_start().strip_prefix(['-', ':', '–', '—'])?;
    let (white, rest) = points(rest.trim_start())?;
    let goes_on = rest.starts_with(|c: char| c.is_alphanumeric() || "-:/–".contains(c));
    let result = match black {
        2 => GameResult::Win(Color::Black, Ending::Unstated),
        1 => GameResult::Draw(Ending::Unstated),
        _ => GameResult::Win(Color::White, Ending::Unstated),
    };
    (black + white == 2 && !goes_on).then_some((result, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings() {
        use GameResult::{Draw, Unknown, Void, Win};
        for (text, result, canonical) in [
            ("B+", Win(Color::Black, Ending::Unstated), "B+"),
            ("W+R", Win(Color::White, Ending::Resignation), "W+Resign"),
            (
                "White+resign",
                Win(Color::White, Ending::Resignation),
                "W+Resign",
            ),
            ("b+t", Win(Color::Black, Ending::Time), "B+Time"),
            ("B+F", Win(Color::Black, Ending::Forfeit), "B+Forfeit"),
            (
                "B+3.5",
                Win(Color::Black, Ending::Other("3.5".into())),
                "B+3.5",
            ),
            (
                "W+Connection",
                Win(Color::White, Ending::Rule(Reason::Connection)),
                "W+Connection",
            ),
            ("0", Draw(Ending::Unstated), "Draw"),
            (" tie ", Draw(Ending::Unstated), "Draw"),
            ("1/2-1/2", Draw(Ending::Unstated), "Draw"),
            ("1-0", Win(Color::Black, Ending::Unstated), "B+"),
            (
                "Draw+movelimit",
                Draw(Ending::Rule(Reason::MoveLimit)),
                "Draw+MoveLimit",
            ),
            ("void", Void, "Void"),
            ("?", Unknown, "?"),
            ("", Unknown, "?"),
        ] {
            assert_eq!(GameResult::from_text(text), result, "{text}");
            assert_eq!(result.to_string(), canonical);
            assert_eq!(GameResult::from_text(canonical), result);
        }
        for text in ["B", "Black wins", "0+1", "?+", "void+", "+"] {
            assert_eq!(GameResult::from_text(text), GameResult::Other(text.into()));
        }
    }
}
