use loa::{Color, Position, Size, Square};

/// Draws a position with its coordinates and the side to move.
pub fn picture(position: &Position) -> String {
    let size = position.size();
    let mut drawn = String::new();
    for rank in (0..size.height()).rev() {
        drawn.push_str(&format!("  {}", rank + 1));
        for file in 0..size.width() {
            drawn.push(' ');
            drawn.push(letter(position, file, rank));
        }
        drawn.push('\n');
    }
    drawn.push_str("   ");
    for file in 0..size.width() {
        drawn.push(' ');
        drawn.push(char::from(b'a' + file));
    }
    drawn.push_str(&format!("\n  {} to move", position.to_move()));
    drawn
}

fn letter(position: &Position, file: u8, rank: u8) -> char {
    match Square::new(file, rank).and_then(|square| position.at(square)) {
        Some(Color::Black) => 'b',
        Some(Color::White) => 'w',
        None => '-',
    }
}

/// Reads a dump: ranks of `-`, `b` and `w` from the top, then `Next move:` and a colour, with or
/// without the `===` around. `None` if it is no such thing.
pub fn parse_dump(lines: &[Vec<u8>]) -> Option<Position> {
    let lines = lines.iter().map(|line| std::str::from_utf8(line).ok());
    let lines: Vec<&str> = lines.collect::<Option<_>>()?;
    let mut ranks: Vec<&str> = lines
        .into_iter()
        .map(str::trim)
        .filter(|line| !line.is_empty() && *line != "===")
        .collect();
    let to_move: Color = ranks
        .pop()?
        .strip_prefix("Next move:")?
        .trim()
        .parse()
        .ok()?;
    let width = u8::try_from(ranks.first()?.split_whitespace().count()).ok()?;
    let size = Size::new(width, u8::try_from(ranks.len()).ok()?)?;
    let mut position = Position::empty(size);
    for (rank, row) in (0..size.height()).rev().zip(ranks) {
        let cells: Vec<&str> = row.split_whitespace().collect();
        if cells.len() != usize::from(width) {
            return None;
        }
        for (file, cell) in (0..width).zip(cells) {
            let piece = match cell {
                "b" => Some(Color::Black),
                "w" => Some(Color::White),
                "-" => None,
                _ => return None,
            };
            position
                .set(Square::new(file, rank)?, piece, to_move)
                .ok()?;
        }
    }
    Some(position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Start;

    fn lines(text: &str) -> Vec<Vec<u8>> {
        text.lines().map(|line| line.as_bytes().to_vec()).collect()
    }

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
===";

    #[test]
    fn the_start_position_is_read() {
        let start = Position::start(Size::STANDARD, Start::Standard);
        assert_eq!(parse_dump(&lines(START)), Some(start));
        let white = START.replace("move: black", "move: white");
        assert_eq!(parse_dump(&lines(&white)).unwrap().to_move(), Color::White);
    }

    #[test]
    fn other_things_are_not_read() {
        for (found, wrong) in [
            ("b -\nN", "b x\nN"),
            ("b -\nN", "b\nN"),
            ("black", "red"),
            ("Next", ""),
        ] {
            assert_eq!(
                parse_dump(&lines(&START.replace(found, wrong))),
                None,
                "{wrong}"
            );
        }
        assert_eq!(parse_dump(&[]), None);
    }

    #[test]
    fn pictures_have_coordinates() {
        let position = Position::start(Size::new(4, 3).unwrap(), Start::Standard);
        let expected = "  3 - b b -\n  2 w - - w\n  1 - b b -\n    a b c d\n  Black to move";
        assert_eq!(picture(&position), expected);
    }
}
