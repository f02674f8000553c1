use loa::{Color, Position, Square};
use std::fmt;

/// A position as one line: ranks from the top, `L` for Black's pieces and `l` for White's, numbers
/// for empty squares, then `w` if Black is to move and `b` if White is. The first two fields of
/// what other programs call its FEN.
pub(crate) struct ShortFen<'a>(pub(crate) &'a Position);

impl fmt::Display for ShortFen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.0.size().height()).rev() {
            self.rank(rank, f)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        f.write_str(match self.0.turn() {
            Color::Black => "w",
            Color::White => "b",
        })
    }
}

impl ShortFen<'_> {
    fn rank(&self, rank: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut empty = 0;
        for file in 0..self.0.size().width() {
            let piece = Square::new(file, rank).and_then(|square| self.0.at(square));
            let Some(color) = piece else {
                empty += 1;
                continue;
            };
            write_empty(empty, f)?;
            empty = 0;
            f.write_str(match color {
                Color::Black => "L",
                Color::White => "l",
            })?;
        }
        write_empty(empty, f)
    }
}

fn write_empty(count: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if count == 0 {
        return Ok(());
    }
    write!(f, "{count}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Size, Start};

    #[test]
    fn positions_are_written_on_one_line() {
        let mut position = Position::start(Size::new(5, 4).unwrap(), Start::Standard);
        assert_eq!(ShortFen(&position).to_string(), "1LLL1/l3l/l3l/1LLL1 w");
        position.set_turn(Color::White);
        assert_eq!(ShortFen(&position).to_string(), "1LLL1/l3l/l3l/1LLL1 b");
    }
}
