use loa::{Color, Position};
use std::fmt::Write;

/// What stands before and after a dump.
const FENCE: &str = "===";

/// What the last line of a dump begins with.
const NEXT: &str = "Next move:";

/// Writes a position in the course project's form for programs, the lines before and after
/// included.
///
/// ```text
/// ===
///     - b b -
///     w - - w
///     - b b -
/// Next move: black
/// ===
/// ```
pub fn write_dump(position: &Position) -> String {
    let mut text = format!("{FENCE}\n");
    for rank in position.ranks() {
        text.push_str("   ");
        for piece in rank {
            let _ = write!(text, " {}", piece.map_or('-', Color::letter));
        }
        text.push('\n');
    }
    let _ = writeln!(text, "{NEXT} {:#}\n{FENCE}", position.turn());
    text
}

/// Reads a dump, with or without the lines before and after, of any size and with any white space.
/// `None` if it is not one.
pub fn read_dump(text: &str) -> Option<Position> {
    let lines = text.lines().map(str::trim);
    let mut ranks: Vec<&str> = lines
        .filter(|line| !line.is_empty() && *line != FENCE)
        .collect();
    let to_move: Color = ranks.pop()?.strip_prefix(NEXT)?.trim().parse().ok()?;
    let piece = |cell| match cell {
        "b" => Some(Some(Color::Black)),
        "w" => Some(Some(Color::White)),
        "-" => Some(None),
        _ => None,
    };
    let ranks = ranks
        .iter()
        .map(|row| row.split_whitespace().map(piece).collect());
    Position::from_ranks(ranks.collect::<Option<Vec<Vec<_>>>>()?, to_move)
}

/// Tells whether a dump shows a position. Whose turn it is says nothing before a forced pass.
pub fn is_same_dump(dump: &Position, expected: &Position) -> bool {
    let turn_is_open = expected.is_blocked() || dump.is_blocked();
    let mut expected = *expected;
    if turn_is_open {
        expected.set_turn(dump.turn());
    }
    *dump == expected
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Size, Start};

    const START: &str = "===
    - b b b b b b -
    w - - - - - - w
    w - - - - - - w
    w - - - - - - w
    w - - - - - - w
    w - - - - - - w
    w - - - - - - w
    - b b b b b b -
Next move: black
===
";

    #[test]
    fn the_start_position_is_written_to_the_letter_and_read() {
        let start = Position::start(Size::STANDARD, Start::Standard);
        assert_eq!(write_dump(&start), START);
        assert_eq!(read_dump(START), Some(start));
        let white = START.replace("move: black", "move: white");
        assert_eq!(read_dump(&white).unwrap().turn(), Color::White);
    }

    #[test]
    fn every_size_is_read_as_it_was_written() {
        for size in Size::all() {
            let position = Position::start(size, Start::Scrambled);
            assert_eq!(read_dump(&write_dump(&position)), Some(position));
        }
    }

    #[test]
    fn malformed_dumps_are_refused() {
        for (found, wrong) in [
            ("b -\nN", "b x\nN"),
            ("b -\nN", "b\nN"),
            ("black", "red"),
            ("Next", ""),
        ] {
            assert_eq!(read_dump(&START.replace(found, wrong)), None, "{wrong}");
        }
        assert_eq!(read_dump(""), None);
    }
}
