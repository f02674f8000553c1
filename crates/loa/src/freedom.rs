//! What a line's contents say about each side's freedom to move, summed over all lines.

use crate::contents::LineMoves;
use crate::{ByColor, Color};

/// How freely each side moves: sums over the lines of a board, packed into one word so that both
/// sides' are brought up to date at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Freedom(u64);

/// Where the sums of a side begin in the word.
struct Shifts {
    /// The jumps.
    jumps: u32,
    /// What the jumps are worth.
    worth: u32,
    /// The jumps that enemies in between prevent.
    walled: u32,
}

const SHIFTS: ByColor<Shifts> = ByColor {
    black: Shifts {
        jumps: 0,
        worth: 20,
        walled: 44,
    },
    white: Shifts {
        jumps: JUMPS_BITS,
        worth: 20 + WORTH_BITS,
        walled: 44 + WALLED_BITS,
    },
};
const JUMPS_BITS: u32 = 10;
const WORTH_BITS: u32 = 12;
const WALLED_BITS: u32 = 10;

/// The worth of a jump to an empty square off the edge.
pub(crate) const PLAIN_WORTH: u64 = 4;

impl Freedom {
    pub(crate) const NONE: Freedom = Freedom(0);

    /// Works out the freedom along one line of `len` squares.
    pub(crate) const fn of_line(
        moves: ByColor<LineMoves>,
        pieces: ByColor<u8>,
        len: u8,
    ) -> Freedom {
        let black = LineSide {
            moves: moves.black,
            own: pieces.black,
            enemy: pieces.white,
            len,
        };
        let white = LineSide {
            moves: moves.white,
            own: pieces.white,
            enemy: pieces.black,
            len,
        };
        Freedom(black.sums(&SHIFTS.black) | white.sums(&SHIFTS.white))
    }

    /// The freedom after that along a line has changed.
    #[inline]
    pub(crate) const fn with_change(self, old: Freedom, new: Freedom) -> Freedom {
        Freedom(self.0.wrapping_add(new.0).wrapping_sub(old.0))
    }

    /// The number of jumps of a side.
    #[inline]
    pub(crate) const fn jumps(self, color: Color) -> u32 {
        self.field(shifts(color).jumps, JUMPS_BITS)
    }

    /// What the jumps of a side are worth.
    #[inline]
    pub(crate) const fn worth(self, color: Color) -> u32 {
        self.field(shifts(color).worth, WORTH_BITS)
    }

    /// How much the jumps count that enemies in between keep a side from.
    #[inline]
    pub(crate) const fn walled(self, color: Color) -> u32 {
        self.field(shifts(color).walled, WALLED_BITS)
    }

    #[inline]
    const fn field(self, shift: u32, bits: u32) -> u32 {
        (self.0 >> shift) as u32 & ((1 << bits) - 1)
    }

    /// Tells whether the sums of so many lines like this one keep within their fields.
    pub(crate) const fn fits(self, lines: u32) -> bool {
        let mut fit = true;
        let mut color = 0;
        while color < 2 {
            let side = Color::ALL[color];
            fit = fit
                && (self.jumps(side) * lines) >> JUMPS_BITS == 0
                && (self.worth(side) * lines) >> WORTH_BITS == 0
                && (self.walled(side) * lines) >> WALLED_BITS == 0;
            color += 1;
        }
        fit
    }
}

#[inline]
const fn shifts(color: Color) -> &'static Shifts {
    match color {
        Color::Black => &SHIFTS.black,
        Color::White => &SHIFTS.white,
    }
}

/// A line as one side sees it.
struct LineSide {
    moves: LineMoves,
    own: u8,
    enemy: u8,
    len: u8,
}

impl LineSide {
    const fn sums(&self, shifts: &Shifts) -> u64 {
        let distance = self.moves.distance;
        let mut sums = 0;
        let mut from = 0;
        while from < self.len {
            let is_own = self.own >> from & 1 != 0;
            if is_own && from + distance < self.len {
                let can_move = self.moves.forward >> from & 1 != 0;
                sums += self.sum(shifts, from, from + distance, can_move);
            }
            if is_own && from >= distance {
                let can_move = self.moves.backward >> from & 1 != 0;
                sums += self.sum(shifts, from, from - distance, can_move);
            }
            from += 1;
        }
        sums
    }

    const fn sum(&self, shifts: &Shifts, from: u8, to: u8, can_move: bool) -> u64 {
        if can_move {
            (1 << shifts.jumps) + (self.worth(to) << shifts.worth)
        } else if self.own >> to & 1 == 0 {
            self.wall(from) << shifts.walled
        } else {
            0
        }
    }

    /// A capture is worth twice as much; a jump to the line's end, which lies on the edge, half.
    const fn worth(&self, to: u8) -> u64 {
        let is_capture = self.enemy >> to & 1 != 0;
        let worth = if is_capture {
            2 * PLAIN_WORTH
        } else {
            PLAIN_WORTH
        };
        if self.is_end(to) { worth / 2 } else { worth }
    }

    /// A piece that is kept on the edge counts twice.
    const fn wall(&self, from: u8) -> u64 {
        if self.is_end(from) { 2 } else { 1 }
    }

    const fn is_end(&self, place: u8) -> bool {
        place == 0 || place + 1 == self.len
    }
}

#[cfg(test)]
mod tests {
    use crate::{Axis, Color, Position, Size, Square, SquareSet};

    /// Boards with pieces strewn about, always the same ones.
    fn strewn() -> impl Iterator<Item = Position> {
        let mut state = 7u64;
        let sizes = (0..8).flat_map(|_| Size::all());
        sizes.map(move |size| {
            let mut position = Position::empty(size);
            for square in size.squares() {
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                let color = match state >> 60 {
                    0..=3 => Some(Color::Black),
                    4..=7 => Some(Color::White),
                    _ => None,
                };
                position.set(square, color, Color::Black).unwrap();
            }
            position
        })
    }

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
    fn jumps_are_worth_what_they_do() {
        for position in strewn() {
            for color in Color::ALL {
                let worths = position
                    .jumps_of(color)
                    .flat_map(|jumps| jumps.to.into_iter().map(move |to| (jumps.from, to)))
                    .map(|(from, to)| worth(&position, from, to));
                let sum: u32 = worths.sum();
                assert_eq!(position.weighted_mobility(color), sum, "{position:?}");
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
    fn walls_are_enemies_in_between() {
        let mut seen = SquareSet::EMPTY;
        for position in strewn() {
            for color in Color::ALL {
                let sum = walled(&position, color);
                assert_eq!(position.walled_jumps(color), sum, "{position:?}");
                seen.insert(Square::from_index(sum as usize));
            }
        }
        assert!(seen.len() > 10);
    }
}
