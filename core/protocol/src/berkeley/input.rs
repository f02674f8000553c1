use super::request::{Change, Request, Show};
use loa::Move;

/// A line that has been sent to some program of the course, as far as its effect is known: the
/// program may lack our extensions, and may have others.
#[derive(Clone, Debug, PartialEq)]
pub enum InputLine {
    /// Blank, a comment, or a command that changes nothing in the game; or a move to or from a
    /// square that no board has, which every program refuses.
    Idle,
    /// A change of the game or of its players.
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

impl InputLine {
    /// Reads a line, with or without its newline.
    pub fn read(text: &[u8]) -> InputLine {
        let Ok(text) = std::str::from_utf8(text) else {
            return match text.trim_ascii_start().first() {
                Some(b'#') => InputLine::Idle,
                _ => InputLine::Unknown,
            };
        };
        let word = text.split_whitespace().next().unwrap_or("");
        match Request::read(text) {
            Ok(None) => InputLine::Idle,
            Ok(Some(Request::Change(Change::Play(mv)))) if !has_form_of_move(word) => {
                InputLine::UnusualMove(mv)
            }
            Ok(Some(Request::Change(change))) => InputLine::Change(change),
            Ok(Some(Request::Show(Show::Dump))) => InputLine::Dump,
            Ok(Some(Request::Quit)) => InputLine::Quit,
            // The game in the file is unknown.
            Ok(Some(Request::Load(_))) => InputLine::Unknown,
            Ok(Some(_)) => InputLine::Idle,
            Err(_) => refused(text),
        }
    }
}

/// Returns what a line that we refuse may mean to other programs. Every program refuses commands of
/// the course with wrong operands.
fn refused(text: &str) -> InputLine {
    let mut words = text.split_whitespace();
    let word = words.next().unwrap_or("");
    match word.to_ascii_lowercase().as_str() {
        // Some programs take a letter for a color.
        "auto" | "manual" | "set" if words.any(is_letter_of_color) => InputLine::Doubtful,
        "auto" | "manual" | "set" | "limit" | "seed" | "moves" | "level" | "time" | "save" => {
            InputLine::Idle
        }
        _ if has_form_of_move(word) => InputLine::Idle,
        _ => InputLine::Unknown,
    }
}

fn is_letter_of_color(word: &str) -> bool {
    matches!(word, "b" | "B" | "w" | "W")
}

/// Tells moves in the form of the course's language from other forms.
fn has_form_of_move(word: &str) -> bool {
    matches!(word.as_bytes(), [_, _, b'-', _, _])
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Color, Preset, Size, Square};

    fn read(text: &str) -> InputLine {
        InputLine::read(text.as_bytes())
    }

    #[test]
    fn commands_are_read_in_any_case_with_extra_operands() {
        let set = Change::Set {
            square: Square::C3,
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
            assert_eq!(read(line), InputLine::Change(change), "{line}");
        }
        assert_eq!(read("DUMP it"), InputLine::Dump);
        assert_eq!(read("Quit"), InputLine::Quit);
    }

    #[test]
    fn moves_in_other_forms_are_unusual() {
        let mv = Move::Jump(Square::B1, Square::B3);
        assert_eq!(read(" b1-b3 \n"), InputLine::Change(Change::Play(mv)));
        assert_eq!(read("B1-B3"), InputLine::Change(Change::Play(mv)));
        assert_eq!(read("b1b3"), InputLine::UnusualMove(mv));
        assert_eq!(read("pass"), InputLine::UnusualMove(Move::Pass));
        assert_eq!(read("b1-b9"), InputLine::Idle);
        assert_eq!(read("b1-b3-b5"), InputLine::Unknown);
    }

    #[test]
    fn other_lines_are_idle_doubtful_or_unknown() {
        for idle in [
            "", " \n", "# new", "#*", "seed x", "help me", "rules", "fen", "moves b1",
        ] {
            assert_eq!(read(idle), InputLine::Idle, "{idle}");
        }
        for doubtful in ["auto b", "set a1 W white"] {
            assert_eq!(read(doubtful), InputLine::Doubtful, "{doubtful}");
        }
        for refused in [
            "auto",
            "manual red",
            "set a1 black",
            "set z9 black white",
            "limit",
            "limit -1",
        ] {
            assert_eq!(read(refused), InputLine::Idle, "{refused}");
        }
        for unknown in [
            "load x",
            "undo x",
            "rules chess",
            "size 9x9",
            "fen x",
            "\u{e9}",
        ] {
            assert_eq!(read(unknown), InputLine::Unknown, "{unknown}");
        }
        assert_eq!(InputLine::read(b"# \xff"), InputLine::Idle);
        assert_eq!(InputLine::read(b"\xff"), InputLine::Unknown);
    }
}
