//! Lines of input as the referee understands them.

use loa::{Color, Move, Position, Preset, Size, Square, Start};
use loa_notation::Fen;

/// A line that has been sent to a program: a command of the course's language, or one of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Blank, a comment, or a command that changes nothing in the game; or a move to or from a
    /// square that no board has, which every program refuses.
    Idle,
    /// `new`.
    New,
    /// A move, in the language's own form.
    Move(Move),
    /// A move in a form that not every program takes.
    UnusualMove(Move),
    /// `auto` or `manual`.
    Control {
        /// Who is controlled.
        side: Color,
        /// Whether the machine plays.
        machine: bool,
    },
    /// `set`.
    Set {
        /// The square.
        square: Square,
        /// What is put there.
        piece: Option<Color>,
        /// Who moves next.
        next: Color,
    },
    /// `dump`.
    Dump,
    /// `limit`: moves of each side.
    Limit(u32),
    /// `quit`.
    Quit,
    /// `rules`, an extension: begins a new game.
    Rules(Preset),
    /// `start`, an extension: begins a new game.
    Start(Start),
    /// `size`, an extension: begins a new game.
    Size(Size),
    /// `fen`, an extension: begins a new game at a position.
    Position(Box<Position>),
    /// `undo`, an extension: takes so many plies back, or as many as lead to a manual move.
    Undo(Option<usize>),
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
        let text = text.trim();
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let mut words = rest.split_whitespace();
        let mut operand = || words.next().unwrap_or("");
        match first.to_ascii_lowercase().as_str() {
            "" | "help" | "seed" => Line::Idle,
            "?" | "board" | "moves" | "eval" | "hint" | "level" | "time" | "save" => Line::Idle,
            "new" => Line::New,
            "dump" => Line::Dump,
            "quit" => Line::Quit,
            "auto" => control(operand(), true),
            "manual" => control(operand(), false),
            "set" => set(operand(), operand(), operand()).unwrap_or(Line::Doubtful),
            "limit" => operand().parse().map_or(Line::Doubtful, Line::Limit),
            "rules" | "fen" | "undo" if operand().is_empty() => no_operand(first),
            "rules" => rest_as(rest, Line::Rules),
            "start" => rest_as(rest, Line::Start),
            "size" => rest_as(rest, Line::Size),
            "undo" => rest_as(rest, |plies| Line::Undo(Some(plies))),
            "fen" => rest.parse().map_or(Line::Unknown, |fen: Fen| {
                Line::Position(Box::new(fen.position))
            }),
            _ if first.starts_with('#') => Line::Idle,
            _ => maybe_move(first),
        }
    }
}

fn no_operand(word: &str) -> Line {
    match word.eq_ignore_ascii_case("undo") {
        true => Line::Undo(None),
        false => Line::Idle,
    }
}

/// Reads the first operand of an extension.
fn rest_as<T: std::str::FromStr>(operands: &str, line: impl Fn(T) -> Line) -> Line {
    let operand = operands.split_whitespace().next().unwrap_or("");
    operand.parse().map_or(Line::Unknown, line)
}

fn control(side: &str, machine: bool) -> Line {
    side.parse()
        .map_or(Line::Doubtful, |side| Line::Control { side, machine })
}

fn set(square: &str, piece: &str, next: &str) -> Option<Line> {
    Some(Line::Set {
        square: square.parse().ok()?,
        piece: match piece {
            "-" => None,
            color => Some(color.parse().ok()?),
        },
        next: next.parse().ok()?,
    })
}

fn maybe_move(word: &str) -> Line {
    let is_usual = matches!(word.as_bytes(), [_, _, b'-', _, _]);
    match loa_notation::parse_move(word) {
        Ok(mv) if is_usual && word == word.to_ascii_lowercase() => Line::Move(mv),
        Ok(mv) => Line::UnusualMove(mv),
        Err(_) if is_usual => Line::Idle,
        Err(_) => Line::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Line {
        Line::parse(text.as_bytes())
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn commands_are_read_in_any_case_with_extra_operands() {
        let side = Color::White;
        assert_eq!(
            parse("  AUTO White now\n"),
            Line::Control {
                side,
                machine: true
            }
        );
        assert_eq!(
            parse("manual white"),
            Line::Control {
                side,
                machine: false
            }
        );
        assert_eq!(parse("New\r\n"), Line::New);
        assert_eq!(parse("limit 12 moves"), Line::Limit(12));
        let set = Line::Set {
            square: square("c3"),
            piece: None,
            next: Color::Black,
        };
        assert_eq!(parse("set C3 - BLACK"), set);
        assert_eq!(parse("rules cuhk"), Line::Rules(Preset::CUHK));
        assert_eq!(parse("size 5x4"), Line::Size(Size::new(5, 4).unwrap()));
        assert_eq!(parse("undo"), Line::Undo(None));
        assert_eq!(parse("UNDO 3"), Line::Undo(Some(3)));
        let start = Position::start(Size::new(4, 3).unwrap(), Start::Standard);
        assert_eq!(
            parse("fen 1LL1/l2l/1LL1 w - - 0 1"),
            Line::Position(Box::new(start))
        );
    }

    #[test]
    fn moves_are_told_from_what_looks_like_one() {
        let mv = Move::Jump(square("b1"), square("b3"));
        assert_eq!(parse(" b1-b3 \n"), Line::Move(mv));
        assert_eq!(parse("B1-B3"), Line::UnusualMove(mv));
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
        for doubtful in [
            "auto",
            "auto b",
            "set a1 b white",
            "set a1 black",
            "limit",
            "limit -1",
        ] {
            assert_eq!(parse(doubtful), Line::Doubtful, "{doubtful}");
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
