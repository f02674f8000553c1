//! The properties `P0` and `P1` of the server BoardSpace: what its players are and do. The grammar
//! is in the documentation of [`sgf`](super).

use super::text::is_number;
use super::{Action, Property, RecordFault, Tree, Value};
use loa::{Color, Move, split_word};

/// What a value says.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// The player's name.
    Name(String),
    /// A turn.
    Turn(Action),
    /// Something of the server's own.
    Ignored,
    /// Something else, to be kept.
    Unknown,
}

/// Tells whether a property is about one of the two players.
pub(super) fn is_player(property: &Property) -> bool {
    matches!(property.name.as_str(), "P0" | "P1")
}

/// Finds out which side `P0` has in a game that begins with a side's move: that of the colour map,
/// or else that of the first move.
pub(super) fn color_of_p0(game: &Tree<Vec<Property>>, to_move: Color) -> Color {
    let root = &game[game.root()];
    let map = root.iter().find(|property| property.name == "CM");
    let first = map.and_then(|map| map.values.first()?.text.split(',').next());
    match first.map(str::trim) {
        Some("0") => return Color::Black,
        Some("1") => return Color::White,
        _ => {}
    }
    let properties = game.main_line().flat_map(|node| &game[node]);
    let is_turn = |value: &Value| matches!(read_entry(&value.text), Ok(Entry::Turn(_)));
    let first = properties
        .filter(|property| is_player(property))
        .find(|property| property.values.iter().any(is_turn));
    match first {
        Some(property) if property.name == "P1" => to_move.opponent(),
        _ => to_move,
    }
}

/// Reads a value of `P0` or `P1`.
pub(super) fn read_entry(text: &str) -> Result<Entry, RecordFault> {
    let text = text.trim();
    let (first, rest) = split_word(text);
    if first.eq_ignore_ascii_case("id") {
        return Ok(Entry::Name(rest.trim_matches('"').to_owned()));
    }
    let number = first.strip_suffix('.').unwrap_or(first);
    let numbered = is_number(number);
    let body = if numbered { rest } else { text };
    let (word, after) = split_word(body);
    let is = |words: &[&str]| words.iter().any(|name| word.eq_ignore_ascii_case(name));
    // `b 1 - b 3` begins with a square, not with a colour.
    let decorated = is(&["move", "b", "w", "black", "white"]) && read_action(body).is_err();
    match read_action(if decorated { after } else { body }) {
        Ok(action) => Ok(Entry::Turn(action)),
        Err(_) if is(&["start", "done", "edit"]) => Ok(Entry::Ignored),
        Err(fault) if is(&["move"]) => Err(fault),
        Err(_) if !numbered => Ok(Entry::Unknown),
        Err(_) if !decorated && word.len() > 2 && word.chars().all(char::is_alphabetic) => {
            Ok(Entry::Ignored)
        }
        Err(fault) => Err(fault),
    }
}

/// Reads what a player did, blanks anywhere in it: a move, `resign` or `resigns`, or nothing, which
/// is a pass.
/// Also returns what stands after a move.
pub(super) fn read_turn(text: &str) -> Result<(Action, &str), RecordFault> {
    if text.trim().is_empty() {
        return Ok((Action::Move(Move::Pass), ""));
    }
    let read = read_action(text);
    if text.contains('[') {
        return read.map(|action| (action, "")); // A value without its end.
    }
    let mut ends = text.char_indices().filter(|(_, c)| !c.is_whitespace());
    let fifth_or_sixth = [ends.nth(4), ends.next()].into_iter().flatten();
    let mut shorter = fifth_or_sixth.filter_map(|(at, next)| {
        let is_apart = !next.is_alphanumeric() || text[..at].ends_with(char::is_whitespace);
        let action = is_apart.then(|| read_action(&text[..at]))?;
        Some((action.ok()?, &text[at..]))
    });
    match read {
        Ok(action) => Ok((action, "")),
        Err(fault) => shorter.next_back().ok_or(fault),
    }
}

fn read_action(text: &str) -> Result<Action, RecordFault> {
    // A move is five characters; what is far longer is quoted, not copied.
    let letters: String = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .take(8)
        .collect();
    if ["resign", "resigns"].contains(&&*letters.to_ascii_lowercase()) {
        return Ok(Action::Resign);
    }
    letters
        .parse()
        // The message quotes the text as it was written.
        .or_else(|error| match error == Move::unknown(&letters) {
            true => text.trim().parse(),
            false => Err(error),
        })
        .map(Action::Move)
        .map_err(RecordFault::Word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jump(from: &str, to: &str) -> Entry {
        let squares = (from.parse().unwrap(), to.parse().unwrap());
        Entry::Turn(Action::Move(Move::Jump(squares.0, squares.1)))
    }

    #[test]
    fn turns() {
        for text in [
            "e1-e3",
            "E1-E3",
            "e1 e3",
            "e1xe3",
            "3 e1-e3",
            "3. e1:e3",
            "12 Move e1 e3",
            "12 MOVE E 1 E 3",
            "move e1e3",
            "1 B e1-e3",
            "1 E1-E3  ",
            "2 w e1 e3",
            "4 white e1-e3",
        ] {
            assert_eq!(read_entry(text), Ok(jump("e1", "e3")), "{text}");
        }
        assert_eq!(read_entry("7 b 1 - b 3"), Ok(jump("b1", "b3")));
        assert_eq!(read_entry("7 B b 1 - b 3"), Ok(jump("b1", "b3")));
        for text in ["resign", "41 Resign", "9 move resign", "4 Resigns"] {
            assert_eq!(read_entry(text), Ok(Entry::Turn(Action::Resign)), "{text}");
        }
        for text in ["pass", "12 Pass"] {
            assert_eq!(read_entry(text), Ok(Entry::Turn(Action::Move(Move::Pass))));
        }
    }

    #[test]
    fn names_and_the_rest() {
        assert_eq!(
            read_entry("id \"Dumb Bot\""),
            Ok(Entry::Name("Dumb Bot".into()))
        );
        assert_eq!(read_entry("id guest"), Ok(Entry::Name("guest".into())));
        for text in [
            "0 Start P0",
            "start p0",
            "done",
            "5 Done",
            "edit",
            "7 offerdraw",
        ] {
            assert_eq!(read_entry(text), Ok(Entry::Ignored), "{text}");
        }
        for text in ["time \"0:01:33\"", "TM 19230", "ranking 1500", ""] {
            assert_eq!(read_entry(text), Ok(Entry::Unknown), "{text}");
        }
    }

    #[test]
    fn damaged_turns() {
        for text in [
            "3 Move e1 z9",
            "move e1",
            "move",
            "3",
            "3 e1",
            "3 e1-e3 e5",
            "3 B",
        ] {
            assert!(
                matches!(read_entry(text), Err(RecordFault::Word(_))),
                "{text}"
            );
        }
    }
}
