//! The parts of the evaluation by terms that are kept up to date move by move: mobility and walls.

use super::sums::Sums;
use loa::{Color, LineIndex, LineObserver, Position, Size};

/// Both sides' weighted mobility and walled jumps as sums over the lines of a board.
///
/// It is brought up to date by observing each move ([`Position::play_observed`]); a null move does
/// not change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Accumulator {
    sums: Sums,
    /// The lines along the edge of the board, a bit each.
    edges: u64,
}

impl Accumulator {
    /// One that nothing is kept in.
    pub(crate) const NONE: Accumulator = Accumulator {
        sums: Sums::ZERO,
        edges: 0,
    };

    /// Sums up the lines of a position.
    pub(crate) fn of(position: &Position) -> Accumulator {
        let mut accumulator = Accumulator {
            sums: Sums::ZERO,
            edges: edge_lines(position.size()),
        };
        position.observe_lines(&mut accumulator);
        accumulator
    }

    /// Returns what a side's jumps are worth, in quarters of a jump.
    ///
    /// A jump counts once, a capture twice; half of that where it ends on the edge of the board,
    /// and half again where it runs along the edge (after Winands, 2000).
    #[inline(always)]
    pub(super) const fn weighted_mobility(&self, color: Color) -> i32 {
        self.sums.worth(color)
    }

    /// Returns how many jumps of a side the enemies prevent that it would have to leap over; those
    /// that begin at the end of a line, on the edge of the board, count twice.
    #[inline(always)]
    pub(super) const fn walled_jumps(&self, color: Color) -> i32 {
        self.sums.walled(color)
    }
}

impl LineObserver for Accumulator {
    #[inline(always)]
    fn line_changed(&mut self, line: usize, before: LineIndex, after: LineIndex) {
        let table = &SUMS[(self.edges >> line) as usize & 1];
        let [before, after] = [before, after].map(|index| table[index.number() & (ENTRIES - 1)]);
        self.sums.replace(before, after);
    }
}

/// The ranks and files along the edge of a board, by the number of their lines.
const fn edge_lines(size: Size) -> u64 {
    let ranks = 1 | 1 << (size.height() - 1);
    let files = 1 | 1 << (size.width() - 1);
    ranks | files << 8
}

/// Entries of a table: the next power of two after the number of line indices, so that masking an
/// index replaces the bounds check.
const ENTRIES: usize = LineIndex::COUNT.next_power_of_two();

/// What each line adds to the sums, for lines off the edge and along it.
#[cfg(not(feature = "lazy"))]
static SUMS: [[Sums; ENTRIES]; 2] = sums();
#[cfg(feature = "lazy")]
static SUMS: std::sync::LazyLock<[[Sums; ENTRIES]; 2]> = std::sync::LazyLock::new(sums);

const fn sums() -> [[Sums; ENTRIES]; 2] {
    let mut table = [[Sums::ZERO; ENTRIES]; 2];
    let mut number = 0;
    while number < LineIndex::COUNT {
        let line = LineIndex::pieces(number);
        table[0][number] = Sums::of_line(line, false);
        table[1][number] = Sums::of_line(line, true);
        number += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::strewn_positions;
    use loa::{Axis, Square, SquareSet};

    fn is_on_edge(size: Size, square: Square) -> [bool; 2] {
        [
            square.file() == 0 || square.file() == size.width() - 1,
            square.rank() == 0 || square.rank() == size.height() - 1,
        ]
    }

    /// The rule of `weighted_mobility`, jump by jump.
    fn worth(position: &Position, from: Square, to: Square) -> u32 {
        let edges = is_on_edge(position.size(), to);
        let along = match Axis::between(from, to) {
            Some(Axis::Horizontal) => is_on_edge(position.size(), from)[1],
            Some(Axis::Vertical) => is_on_edge(position.size(), from)[0],
            _ => false,
        };
        let mut worth = if position.at(to).is_some() { 8 } else { 4 };
        if edges[0] || edges[1] {
            worth /= 2;
        }
        if edges[0] && edges[1] && along {
            worth /= 2;
        }
        worth
    }

    #[test]
    fn weighted_mobility_follows_its_rule() {
        for position in strewn_positions() {
            for color in Color::ALL {
                let worths = position
                    .jumps_of(color)
                    .flat_map(|jumps| jumps.to.into_iter().map(move |to| (jumps.from, to)))
                    .map(|(from, to)| worth(&position, from, to));
                let sum: u32 = worths.sum();
                assert_eq!(
                    Accumulator::of(&position).weighted_mobility(color),
                    sum as i32,
                    "{position:?}"
                );
            }
        }
    }

    /// The jumps of a side that enemies prevent, square by square.
    fn walled(position: &Position, color: Color) -> u32 {
        let mut sum = 0;
        for from in position.pieces(color) {
            for axis in Axis::ALL {
                let distance = position.line_count(from, axis) as i8;
                for step in [1, -1] {
                    let path: Vec<_> = (1..=distance)
                        .map_while(|n| neighbour(position.size(), from, axis, step * n))
                        .collect();
                    let is_on_board = path.len() == distance as usize;
                    let to = path.last();
                    let is_open = to.is_some_and(|to| position.at(*to) != Some(color));
                    let between = &path[..path.len().saturating_sub(1)];
                    let enemies = position.pieces(!color);
                    if is_on_board && is_open && between.iter().any(|at| enemies.contains(*at)) {
                        let is_end = neighbour(position.size(), from, axis, 1).is_none()
                            || neighbour(position.size(), from, axis, -1).is_none();
                        sum += if is_end { 2 } else { 1 };
                    }
                }
            }
        }
        sum
    }

    fn neighbour(size: Size, from: Square, axis: Axis, steps: i8) -> Option<Square> {
        let (files, ranks) = axis.step();
        let file = u8::try_from(from.file() as i8 + steps * files).ok()?;
        let rank = u8::try_from(from.rank() as i8 + steps * ranks).ok()?;
        Square::new(file, rank).filter(|square| size.contains(*square))
    }

    #[test]
    fn walled_jumps_follow_their_rule() {
        let mut seen = SquareSet::EMPTY;
        for position in strewn_positions() {
            for color in Color::ALL {
                let sum = walled(&position, color);
                assert_eq!(
                    Accumulator::of(&position).walled_jumps(color),
                    sum as i32,
                    "{position:?}"
                );
                seen.insert(Square::from_index(sum as usize));
            }
        }
        assert!(seen.len() > 10);
    }

    #[test]
    fn observing_a_game_gives_the_sums_of_its_positions() {
        let mut random = crate::tests::Random::new(4);
        for size in Size::all() {
            let mut game = crate::tests::random_game(&mut random, &loa::Preset::SOUCIE, size, 0);
            let mut accumulator = Accumulator::of(game.position());
            for _ in 0..30 {
                let moves = game.legal_moves();
                let mv = moves[random.below(moves.len())];
                let mut position = *game.position();
                position.play_observed(mv, &mut accumulator);
                assert_eq!(accumulator, Accumulator::of(&position));
                if game.play(mv).unwrap().is_over() {
                    break;
                }
            }
        }
    }
}
