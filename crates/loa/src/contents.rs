//! The contents of a line as one number, and tables of what moves such a line has.
//!
//! A line of `n` squares holds a number of `n` ternary digits, the square at place `p` the digit
//! of weight 3^p: 0 empty, 1 black, 2 white. The numbers of lines of different lengths are kept
//! apart by an offset, so that a number alone says all about a line's moves.

use crate::freedom::Freedom;
use crate::geometry::{LINE_COUNT, Line, POW3};
use crate::{ByColor, Color};

/// Entries of each table: the next power of two after the number of contents (9841), so that
/// masking an index replaces the bounds check.
const ENTRIES: usize = 1 << 14;

/// The contents of one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Contents(u16);

impl Contents {
    /// The contents of an empty line of `len` squares.
    pub(crate) const fn empty(len: u8) -> Contents {
        let mut offset = 0;
        let mut shorter = 0;
        while shorter < len {
            offset += POW3[shorter as usize];
            shorter += 1;
        }
        Contents(offset)
    }

    /// The contents after a piece has been put on an empty square.
    #[inline]
    pub(crate) const fn with(self, color: Color, weight: u16) -> Contents {
        Contents(self.0.wrapping_add(digit(color) * weight))
    }

    /// The contents after a piece has been taken off.
    #[inline]
    pub(crate) const fn without(self, color: Color, weight: u16) -> Contents {
        Contents(self.0.wrapping_sub(digit(color) * weight))
    }

    /// The number of moves that a side has along the line.
    const fn count(self, color: Color) -> u32 {
        self.freedom().jumps(color)
    }

    /// Both sides' freedom along the line.
    #[inline]
    pub(crate) const fn freedom(self) -> Freedom {
        FREEDOM[self.index()]
    }

    /// What the moves that a side has along the line do to the number of the opponent's.
    #[inline]
    pub(crate) const fn replies(self, mover: Color) -> &'static LineReplies {
        &REPLIES[mover as usize][self.index()]
    }

    /// The moves that a side has along the line.
    #[inline]
    pub(crate) const fn moves(self, color: Color) -> LineMoves {
        MOVES[color as usize][self.index()]
    }

    #[inline]
    const fn index(self) -> usize {
        self.0 as usize & (ENTRIES - 1)
    }
}

#[inline]
const fn digit(color: Color) -> u16 {
    match color {
        Color::Black => 1,
        Color::White => 2,
    }
}

/// The moves of one side along one line: which pieces can go, forward and backward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LineMoves {
    /// Places of the pieces that can move forward.
    pub(crate) forward: u8,
    /// Places of the pieces that can move backward.
    pub(crate) backward: u8,
    /// How far every piece moves along this line: the number of pieces on it.
    pub(crate) distance: u8,
}

impl LineMoves {
    const NONE: LineMoves = LineMoves {
        forward: 0,
        backward: 0,
        distance: 0,
    };

    /// Works the moves out from the places of a side's pieces and of its opponent's.
    const fn work_out(own: u8, enemy: u8, len: u8) -> LineMoves {
        let distance = (own.count_ones() + enemy.count_ones()) as u8;
        let mut moves = LineMoves {
            forward: 0,
            backward: 0,
            distance,
        };
        let mut from = 0;
        while from < len {
            let piece = 1u8 << from;
            if own & piece != 0 {
                let to = from + distance;
                if to < len && own >> to & 1 == 0 && enemy & places_between(from, to) == 0 {
                    moves.forward |= piece;
                }
                if from >= distance {
                    let to = from - distance;
                    if own >> to & 1 == 0 && enemy & places_between(to, from) == 0 {
                        moves.backward |= piece;
                    }
                }
            }
            from += 1;
        }
        moves
    }
}

/// The places strictly between two.
const fn places_between(low: u8, high: u8) -> u8 {
    ((1u16 << high) - (2u16 << low)) as u8
}

/// What the moves of one side along one line do to the number of the opponent's moves. The byte
/// `p` of a word speaks of the place `p`; bytes beyond the line are 0.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineReplies {
    /// How many of the line's moves start or end at each place.
    pub(crate) ends: u64,
    /// By how much the number of the opponent's moves along the line grows when the mover's piece
    /// leaves the place or, if none stands there, comes to it; [`GAIN_BIAS`] is added.
    pub(crate) gains: u64,
    /// The same growth for whole moves along the line, less that of their two ends: the sum over
    /// the line's moves.
    pub(crate) along: i32,
}

/// What is added to the gains to make them positive: a line has at most 14 moves.
pub(crate) const GAIN_BIAS: i64 = 16;

impl LineReplies {
    const NONE: LineReplies = LineReplies {
        ends: 0,
        gains: 0,
        along: 0,
    };

    const fn work_out(
        contents: Contents,
        mover: Color,
        places: ByColor<u8>,
        len: u8,
    ) -> LineReplies {
        let (own, enemy) = match mover {
            Color::Black => (places.black, places.white),
            Color::White => (places.white, places.black),
        };
        let line = LineBefore {
            contents,
            mover,
            own,
            enemy,
        };
        let moves = contents.moves(mover);
        let mut replies = LineReplies::NONE;
        let mut place = 0;
        while place < len {
            replies.gains |= ((line.gain(line.changed(place)) + GAIN_BIAS) as u64) << (8 * place);
            if moves.forward >> place & 1 != 0 {
                replies.add(&line, place, place + moves.distance);
            }
            if moves.backward >> place & 1 != 0 {
                replies.add(&line, place, place - moves.distance);
            }
            place += 1;
        }
        replies
    }

    const fn add(&mut self, line: &LineBefore, from: u8, to: u8) {
        self.ends += (1 << (8 * from)) + (1 << (8 * to));
        let left = line.changed(from);
        let moved = LineBefore {
            contents: left,
            ..*line
        }
        .changed(to);
        let of_ends = line.gain(left) + line.gain(line.changed(to));
        self.along += (line.gain(moved) - of_ends) as i32;
    }
}

/// A line before a move of the mover.
#[derive(Clone, Copy)]
struct LineBefore {
    contents: Contents,
    mover: Color,
    own: u8,
    enemy: u8,
}

impl LineBefore {
    /// The contents after the mover's piece has left a place or come to it.
    const fn changed(&self, place: u8) -> Contents {
        let weight = POW3[place as usize];
        if self.own >> place & 1 != 0 {
            self.contents.without(self.mover, weight)
        } else if self.enemy >> place & 1 != 0 {
            self.contents
                .without(self.mover.opponent(), weight)
                .with(self.mover, weight)
        } else {
            self.contents.with(self.mover, weight)
        }
    }

    /// How many more moves the opponent has along the line with other contents.
    const fn gain(&self, contents: Contents) -> i64 {
        let enemy = self.mover.opponent();
        contents.count(enemy) as i64 - self.contents.count(enemy) as i64
    }
}

/// The contents of all lines of a board.
pub(crate) type LineContents = [Contents; LINE_COUNT];

/// The contents of the lines of a board without pieces.
pub(crate) fn empty_lines(lines: &[Line; LINE_COUNT]) -> LineContents {
    lines.map(|line| Contents::empty(line.len))
}

type Table<T> = [[T; ENTRIES]; 2];

static MOVES: Table<LineMoves> = {
    let mut table = [[LineMoves::NONE; ENTRIES]; 2];
    let mut len = 1;
    while len <= 8 {
        let mut number = 0;
        while number < POW3[len as usize] {
            let places = places_of(number);
            let index = Contents::empty(len).0 as usize + number as usize;
            table[0][index] = LineMoves::work_out(places.black, places.white, len);
            table[1][index] = LineMoves::work_out(places.white, places.black, len);
            number += 1;
        }
        len += 1;
    }
    table
};

static FREEDOM: [Freedom; ENTRIES] = {
    let mut table = [Freedom::NONE; ENTRIES];
    let mut len = 1;
    while len <= 8 {
        let mut number = 0;
        while number < POW3[len as usize] {
            let index = Contents::empty(len).0 as usize + number as usize;
            let moves = ByColor {
                black: MOVES[0][index],
                white: MOVES[1][index],
            };
            table[index] = Freedom::of_line(moves, places_of(number), len);
            assert!(table[index].fits(LINE_COUNT as u32));
            number += 1;
        }
        len += 1;
    }
    table
};

// Some million steps, a few seconds of the build; the program then starts with the table ready.
#[allow(long_running_const_eval)]
static REPLIES: Table<LineReplies> = {
    let mut table = [[LineReplies::NONE; ENTRIES]; 2];
    let mut len = 1;
    while len <= 8 {
        let mut number = 0;
        while number < POW3[len as usize] {
            let places = places_of(number);
            let contents = Contents(Contents::empty(len).0 + number);
            let mut color = 0;
            while color < 2 {
                table[color][contents.index()] =
                    LineReplies::work_out(contents, Color::ALL[color], places, len);
                color += 1;
            }
            number += 1;
        }
        len += 1;
    }
    table
};

/// The places of the digits 1 and of the digits 2 of a ternary number.
const fn places_of(mut number: u16) -> ByColor<u8> {
    let mut places = ByColor { black: 0, white: 0 };
    let mut place = 0;
    while number > 0 {
        match number % 3 {
            1 => places.black |= 1 << place,
            2 => places.white |= 1 << place,
            _ => {}
        }
        number /= 3;
        place += 1;
    }
    places
}
