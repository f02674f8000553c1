//! Lines of input as the referee understands them.

use loa::Move;
use loa_protocol::{Berkeley, Change, Dialect, Request, Show};

/// A line that has been sent to a program: a command of the course's language, or one of ours.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Line {
    /// Blank, a comment, or a command that changes nothing in the game; or a move to or from a
    /// square that no board has, which every program refuses.
    Idle,
    /// A change of the game or of who plays it. Some are extensions of ours.
    Change(Change),
    /// A move in a form that not every program takes.
    UnusualMove(Move),
    /// `dump`.
    Dump,
    /// `quit`.
    Quit,
    /// A command of the language with operands that programs may or may not understand.
    Doubtful,
    /// Anything else: an error, or a command that only the program knows.
    Unknown,
}

impl Line {
    /// Reads a line, with or without its newline.
    pub(crate) fn parse(text: &[u8]) -> Line {
        let Ok(text) = std::str::from_utf8(text) else {
            return match text.trim_ascii_start().first() {
                Some(b'#') => Line::Idle,
                _ => Line::Unknown,
            };
        };
        let word = text.split_whitespace().next().unwrap_or("");
        match Berkeley.request(text) {
            Ok(None) => Line::Idle,
            Ok(Some(Request::Change(Change::Play(mv)))) => played(mv, word),
            Ok(Some(Request::Change(change))) => Line::Change(change),
            Ok(Some(Request::Show(Show::Dump))) => Line::Dump,
            Ok(Some(Request::Quit)) => Line::Quit,
            // Where the game goes on in the file is not known.
            Ok(Some(Request::Load(_))) => Line::Unknown,
            Ok(Some(_)) => Line::Idle,
            Err(_) => refused(text),
        }
    }
}

/// Tells the form of a move that the course's language has, in any case, from others.
fn played(mv: Move, word: &str) -> Line {
    if has_form_of_move(word) {
        Line::Change(Change::Play(mv))
    } else {
        Line::UnusualMove(mv)
    }
}

/// What a line may mean to other programs that our dialect does not know. What the course's
/// language has no meaning for is refused by every program and changes nothing.
fn refused(text: &str) -> Line {
    let mut words = text.split_whitespace();
    let word = words.next().unwrap_or("");
    match word.to_ascii_lowercase().as_str() {
        // Some programs take a letter for a colour.
        "auto" | "manual" | "set" if words.any(is_letter_of_color) => Line::Doubtful,
        "auto" | "manual" | "set" | "limit" => Line::Idle,
        "seed" | "moves" | "level" | "time" | "save" => Line::Idle,
        _ if has_form_of_move(word) => Line::Idle,
        _ => Line::Unknown,
    }
}

fn is_letter_of_color(word: &str) -> bool {
    ["b", "w"]
        .iter()
        .any(|letter| word.eq_ignore_ascii_case(letter))
}

fn has_form_of_move(word: &str) -> bool {
    matches!(word.as_bytes(), [_, _, b'-', _, _])
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Color, Preset, Size, Square};

    fn parse(text: &str) -> Line {
        Line::parse(text.as_bytes())
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn commands_are_read_in_any_case_with_extra_operands() {
        let set = Change::Set {
            square: square("c3"),
            piece: None,
            to_move: Color::Black,
        };
        for (line, change) in [
            ("  AUTO White now\n", Change::Auto(Color::White)),
            ("manual white", Change::Manual(Color::White)),
            ("New\r\n", Change::New),
            ("limit 12 moves", Change::Limit(12)),
            ("set C3 - BLACK", set),
            ("rules cuhk", Change::Rules(Preset::CUHK)),
            ("size 5x4", Change::Size(Size::new(5, 4).unwrap())),
            ("undo", Change::Undo(None)),
            ("UNDO 3", Change::Undo(Some(3))),
        ] {
            assert_eq!(parse(line), Line::Change(change), "{line}");
        }
        assert_eq!(parse("DUMP it"), Line::Dump);
        assert_eq!(parse("Quit"), Line::Quit);
    }

    #[test]
    fn moves_are_told_from_what_looks_like_one() {
        let mv = Move::Jump(square("b1"), square("b3"));
        assert_eq!(parse(" b1-b3 \n"), Line::Change(Change::Play(mv)));
        assert_eq!(parse("B1-B3"), Line::Change(Change::Play(mv)));
        assert_eq!(parse("b1b3"), Line::UnusualMove(mv));
        assert_eq!(parse("pass"), Line::UnusualMove(Move::Pass));
        assert_eq!(parse("b1-b9"), Line::Idle);
        assert_eq!(parse("b1-b3-b5"), Line::Unknown);
    }

    #[test]
    fn the_rest_is_idle_doubtful_or_unknown() {
        for idle in [
            "", " \n", "# new", "#*", "seed x", "help me", "rules", "fen", "moves b1",
        ] {
            assert_eq!(parse(idle), Line::Idle, "{idle}");
        }
        for doubtful in ["auto b", "set a1 W white"] {
            assert_eq!(parse(doubtful), Line::Doubtful, "{doubtful}");
        }
        for refused in [
            "auto",
            "manual red",
            "set a1 black",
            "set z9 black white",
            "limit",
            "limit -1",
        ] {
            assert_eq!(parse(refused), Line::Idle, "{refused}");
        }
        for unknown in [
            "load x",
            "undo x",
            "rules chess",
            "size 9x9",
            "fen x",
            "\u{e9}",
        ] {
            assert_eq!(parse(unknown), Line::Unknown, "{unknown}");
        }
        assert_eq!(Line::parse(b"# \xff"), Line::Idle);
        assert_eq!(Line::parse(b"\xff"), Line::Unknown);
    }
}
