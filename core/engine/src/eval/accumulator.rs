//! The parts of the evaluation that are kept up to date move by move: mobility and walls, and a
//! net's weights of lines.

use super::net::LineTables;
use loa::{ByColor, Color, LineIndex, LineObserver, LinePieces, Position, Size};

/// Both sides' weighted mobility, walled jumps and weights of lines, as sums over the lines of a
/// board.
///
/// It is brought up to date by observing each move ([`Position::play_observed`]); a null move does
/// not change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Accumulator {
    sums: Sums,
    /// A net's weights of lines; 0 without a net.
    net_lines: LineSums,
    /// The lines along the edge of the board, a bit each.
    edges: u64,
}

impl Accumulator {
    /// Sums up the lines of a position.
    pub(crate) fn of(position: &Position) -> Accumulator {
        let mut accumulator = Accumulator {
            sums: Sums::ZERO,
            net_lines: LineSums::ZERO,
            edges: edge_lines(position.size()),
        };
        position.observe_lines(&mut accumulator);
        accumulator
    }

    /// Sums up the lines of a position of an 8×8 board, with a net's weights.
    pub(crate) fn with_net(position: &Position, tables: &LineTables) -> Accumulator {
        let mut accumulator = Accumulator {
            sums: Sums::ZERO,
            net_lines: tables.empty_board(),
            edges: edge_lines(position.size()),
        };
        position.observe_lines(&mut accumulator.observing(tables));
        accumulator
    }

    /// Returns an observer that brings the net's sums up to date too.
    #[inline(always)]
    pub(crate) const fn observing<'a>(&'a mut self, tables: &'a LineTables) -> NetAccumulator<'a> {
        NetAccumulator {
            accumulator: self,
            tables,
        }
    }

    /// Returns the sums of a net's weights of lines.
    #[inline(always)]
    pub(super) const fn net_lines(&self) -> LineSums {
        self.net_lines
    }

    /// Returns what a side's jumps are worth, in quarters of a jump.
    ///
    /// A jump counts once, a capture twice; half of that where it ends on the edge of the board,
    /// and half again where it runs along the edge (after Winands, 2000).
    #[inline(always)]
    pub(super) const fn weighted_mobility(&self, color: Color) -> i32 {
        self.sums.at(shift(color))
    }

    /// Returns how many jumps of a side the enemies prevent that it would have to leap over; those
    /// that begin at the end of a line, on the edge of the board, count twice.
    #[inline(always)]
    pub(super) const fn walled_jumps(&self, color: Color) -> i32 {
        self.sums.at(shift(color) + WIDTH)
    }
}

impl LineObserver for Accumulator {
    #[inline(always)]
    fn line_changed(&mut self, line: usize, before: LineIndex, after: LineIndex) {
        let table = &SUMS[(self.edges >> line) as usize & 1];
        let [before, after] = [before, after].map(|index| table[index.number() & (ENTRIES - 1)]);
        self.sums = Sums(self.sums.0.wrapping_add(after.0).wrapping_sub(before.0));
    }
}

/// An accumulator with the tables of a net.
pub(crate) struct NetAccumulator<'a> {
    accumulator: &'a mut Accumulator,
    tables: &'a LineTables,
}

impl LineObserver for NetAccumulator<'_> {
    #[inline(always)]
    fn line_changed(&mut self, line: usize, before: LineIndex, after: LineIndex) {
        let [before, after] = [before, after].map(|index| self.tables.row(line, index));
        let Accumulator {
            sums, net_lines, ..
        } = self.accumulator;
        sums.0 = sums
            .0
            .wrapping_add(after.sums.0)
            .wrapping_sub(before.sums.0);
        net_lines.0 = net_lines
            .0
            .wrapping_add(after.net.0)
            .wrapping_sub(before.net.0);
    }
}

/// The ranks and files along the edge of a board, by the number of their lines.
const fn edge_lines(size: Size) -> u64 {
    let ranks = 1 | 1 << (size.height() - 1);
    let files = 1 | 1 << (size.width() - 1);
    ranks | files << 8
}

/// Four sums packed into a word: Black's worth and walled jumps, then White's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sums(u64);

/// Four signed sums packed into a word: a net's weights of lines as Black sees them, with many
/// pieces and with few, then as White does.
///
/// The word is the sum of the four, each times its power of two, modulo 2^64; so sums of words are
/// words of sums, as long as each of those fits [`WIDTH`] bits in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LineSums(u64);

impl LineSums {
    pub(super) const ZERO: LineSums = LineSums(0);

    /// Packs the weights of one line.
    pub(super) fn new(weights: ByColor<[i16; 2]>) -> LineSums {
        let lane = |weight: i16, shift: u32| (i64::from(weight) as u64).wrapping_shl(shift);
        let side = |color| {
            let [many, few] = weights[color];
            lane(many, shift(color)).wrapping_add(lane(few, shift(color) + WIDTH))
        };
        LineSums(side(Color::Black).wrapping_add(side(Color::White)))
    }

    /// Adds the sums of another line.
    pub(super) const fn plus(self, other: LineSums) -> LineSums {
        LineSums(self.0.wrapping_add(other.0))
    }

    /// Returns the sums as a side sees the lines: with many pieces and with few.
    #[inline(always)]
    pub(super) const fn of(self, color: Color) -> [i32; 2] {
        // With half the range added to each, no sum is negative, so none borrows from the next.
        const HALF: u64 = 1 << (WIDTH - 1);
        const HALVES: u64 = HALF * 0x0001_0001_0001_0001;
        let sums = self.0.wrapping_add(HALVES) >> shift(color);
        [
            sums as u16 as i32 - HALF as i32,
            (sums >> WIDTH) as u16 as i32 - HALF as i32,
        ]
    }
}

/// Bits of a sum.
const WIDTH: u32 = 16;

/// The first bit of a side's two sums.
#[inline(always)]
const fn shift(color: Color) -> u32 {
    match color {
        Color::Black => 0,
        Color::White => 2 * WIDTH,
    }
}

/// The worth of a jump to an empty square off the edge.
const JUMP: u64 = 4;

impl Sums {
    pub(super) const ZERO: Sums = Sums(0);

    #[inline(always)]
    const fn at(self, shift: u32) -> i32 {
        (self.0 >> shift) as u16 as i32
    }

    /// Works out one line's part; jumps along the edge are worth half.
    pub(super) const fn of_line(line: LinePieces, is_edge: bool) -> Sums {
        let ByColor { black, white } = line.pieces;
        let for_black = side_of_line(black, white, line.len, is_edge);
        let for_white = side_of_line(white, black, line.len, is_edge);
        Sums(for_black << shift(Color::Black) | for_white << shift(Color::White))
    }
}

/// Works out a side's worth and walled jumps along a line.
const fn side_of_line(own: u8, enemy: u8, len: u8, is_edge: bool) -> u64 {
    let distance = (own | enemy).count_ones() as u8;
    let (mut worth, mut walled) = (0, 0);
    // A jump spans `distance` + 1 squares, of which `low` is the first.
    let mut low = 0;
    while own != 0 && low + distance < len {
        let high = low + distance;
        let (has_low, has_high) = (own >> low & 1 != 0, own >> high & 1 != 0);
        if has_low != has_high {
            let (from, to) = if has_low { (low, high) } else { (high, low) };
            let between = (1u16 << high) - (2u16 << low);
            if enemy as u16 & between == 0 {
                let is_capture = enemy >> to & 1 != 0;
                let value = if is_capture { 2 * JUMP } else { JUMP };
                worth += if is_end(to, len) { value / 2 } else { value };
            } else {
                walled += if is_end(from, len) { 2 } else { 1 };
            }
        }
        low += 1;
    }
    if is_edge {
        // Jumps that end short of the corners are halved here for their end.
        worth /= 2;
    }
    worth | walled << WIDTH
}

const fn is_end(place: u8, len: u8) -> bool {
    place == 0 || place + 1 == len
}

/// Entries of a table: the next power of two after the number of line indices, so that masking an
/// index replaces the bounds check.
const ENTRIES: usize = LineIndex::COUNT.next_power_of_two();

/// What each line adds to the sums, for lines off the edge and along it.
static SUMS: [[Sums; ENTRIES]; 2] = {
    let mut table = [[Sums(0); ENTRIES]; 2];
    let mut number = 0;
    while number < LineIndex::COUNT {
        let line = LineIndex::pieces(number);
        table[0][number] = Sums::of_line(line, false);
        table[1][number] = Sums::of_line(line, true);
        number += 1;
    }
    table
};

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
