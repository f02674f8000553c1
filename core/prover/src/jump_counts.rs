use loa::{ByColor, Color, LineIndex, LineObserver, Position, Size, SquareSet};
use std::sync::LazyLock;

/// What is known of both sides' jumps from the contents of the lines, kept up to date move by move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct JumpCounts {
    table: &'static [ByColor<u32>; ENTRIES],
    /// The lines at the edge of the board, a bit each.
    edges: u64,
    /// The sums of all lines' entries, without [`INNER`] for those at the edge.
    sums: ByColor<u32>,
    /// The lines along which a side can capture, a bit each.
    capturing: ByColor<u64>,
}

/// The entries of the table: with a power of two, a mask replaces the bounds check.
const ENTRIES: usize = LineIndex::COUNT.next_power_of_two();

/// What the numbers of an entry are: eight bits each, so that one addition adds them all. The
/// most jumps of each line of 8x8 come to 154, so no sum overflows.
const JUMPS: u32 = 0;
const CAPTURES: u32 = 8;
/// Jumps to squares that are not at the end of the line.
const INNER: u32 = 16;

/// Counts the jumps along each line.
static TABLE: LazyLock<Box<[ByColor<u32>; ENTRIES]>> = LazyLock::new(|| {
    let mut table = Box::new([ByColor::from_fn(|_| 0); ENTRIES]);
    for index in LineIndex::all() {
        let line = LineIndex::pieces(index.number());
        let inner = (1u8 << line.len.saturating_sub(1)).wrapping_sub(1) & !1;
        table[index.number()] = ByColor::from_fn(|color: Color| {
            let landings = index.landings(color);
            let count = |places: u8| landings.map(|it| (it & places).count_ones()).iter().sum();
            let enemies: u32 = count(line.pieces[color.opponent()]);
            let all: u32 = count(u8::MAX);
            let inner: u32 = count(inner);
            all << JUMPS | enemies << CAPTURES | inner << INNER
        });
    }
    table
});

impl JumpCounts {
    pub(crate) fn of(position: &Position) -> JumpCounts {
        let size = position.size();
        let inner = inner_squares(size);
        let edges = (0..LineIndex::LINES).filter(|line| (size.line(*line) & inner).is_empty());
        let mut counts = JumpCounts {
            table: &TABLE,
            edges: edges.map(|line| 1 << line).sum(),
            sums: ByColor::from_fn(|_| 0),
            capturing: ByColor::from_fn(|_| 0),
        };
        position.observe_lines(&mut counts);
        counts
    }

    /// Returns a side's number of jumps.
    pub(crate) fn jumps(&self, color: Color) -> u32 {
        self.sums[color] >> JUMPS & 0xff
    }

    /// Returns a side's number of captures.
    pub(crate) fn captures(&self, color: Color) -> u32 {
        self.sums[color] >> CAPTURES & 0xff
    }

    /// Returns a side's number of jumps to squares that are not at the edge.
    pub(crate) fn inner_jumps(&self, color: Color) -> u32 {
        self.sums[color] >> INNER & 0xff
    }

    /// Returns the number of a side's captures on some of its opponent's squares.
    pub(crate) fn captures_on(&self, squares: SquareSet, position: &Position, color: Color) -> u32 {
        let (mut lines, mut count) = (self.capturing[color], 0);
        while lines != 0 {
            let landings = position.landings_on(lines.trailing_zeros() as usize, color);
            count += landings.filter(|to| squares.contains(*to)).count();
            lines &= lines - 1;
        }
        count as u32
    }
}

/// Returns the squares of a board that are not at its edge.
pub(crate) const fn inner_squares(size: Size) -> SquareSet {
    const INNER_FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;
    let board = size.squares().bits();
    let inner = board & board << 1 & board >> 1 & board << 8 & board >> 8;
    SquareSet::from_bits(inner & INNER_FILES)
}

impl LineObserver for JumpCounts {
    #[inline]
    fn line_changed(&mut self, line: usize, before: LineIndex, after: LineIndex) {
        let mask = match self.edges >> line & 1 {
            0 => u32::MAX,
            _ => (1 << INNER) - 1,
        };
        let [before, after] = [before, after].map(|it| self.table[it.number() & (ENTRIES - 1)]);
        for color in Color::ALL {
            self.sums[color] = self.sums[color] + (after[color] & mask) - (before[color] & mask);
            let captures = u64::from(after[color] >> CAPTURES & 0xff != 0);
            self.capturing[color] = self.capturing[color] & !(1 << line) | captures << line;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Start;

    #[test]
    fn counts_are_those_of_the_jumps_after_every_move() {
        for size in [(8, 8), (7, 7), (5, 6), (3, 8), (3, 3)] {
            let size = Size::new(size.0, size.1).unwrap();
            let mut position = Position::start(size, Start::Standard);
            let mut counts = JumpCounts::of(&position);
            let inner = inner_squares(size);
            for ply in 0..60 {
                let moves = position.legal_moves();
                position.play_observed(moves[ply * 7 % moves.len()], &mut counts);
                for color in Color::ALL {
                    let enemies = position.pieces(color.opponent());
                    let some: SquareSet = enemies.into_iter().step_by(2).collect();
                    let count = |squares: SquareSet| {
                        let jumps = position.jumps_of(color);
                        jumps.map(|jumps| (jumps.to & squares).len()).sum::<u32>()
                    };
                    assert_eq!(counts.jumps(color), count(size.squares()));
                    assert_eq!(counts.captures(color), count(enemies));
                    assert_eq!(counts.inner_jumps(color), count(inner));
                    assert_eq!(counts.captures_on(some, &position, color), count(some));
                }
            }
        }
    }
}
