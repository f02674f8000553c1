//! The conditions and margins of pruning, extensions and reductions. None of them makes a win or
//! loss out of something that is not proven.

use crate::table::{Bound, Entry};
use crate::{Score, policy};
use loa::{Color, Position, SquareSet};

// The distance to the end of the game.

/// The pieces outside its largest group of a side that is far from connecting.
const MANY_OUTSIDE: u32 = 5;

/// Tells whether both sides are so far from connecting that there is hardly a win to miss, so that
/// the bolder guesses are made: nearer to the end, sacrifices win.
#[inline]
pub(super) fn is_far_from_the_end(position: &Position) -> bool {
    let is_far = |pieces: SquareSet| {
        let largest = pieces.groups().map(SquareSet::len).max();
        largest.is_some_and(|largest| pieces.len() - largest >= MANY_OUTSIDE)
    };
    Color::ALL
        .into_iter()
        .all(|color| is_far(position.pieces(color)))
}

// Reverse futility pruning (static null move pruning).

/// The greatest depth of reverse futility pruning, near the end of the game and far from it.
const REVERSE_FUTILITY_DEPTHS: [i32; 2] = [8, 12];
/// How far above beta the static evaluation must be for each ply, near the end.
const REVERSE_FUTILITY_STEP: i32 = 83;
/// How much less if the evaluation is improving.
const REVERSE_FUTILITY_IMPROVING: i32 = 53;
/// Far from the end: this, and a smaller step for each ply.
const FAR_REVERSE_FUTILITY_MARGIN: i32 = 62;
const FAR_REVERSE_FUTILITY_STEP: i32 = 29;

/// Reverse futility pruning: tells whether a static evaluation that is `excess` above beta will
/// hardly be below it after the remaining plies.
#[inline]
pub(super) fn is_reverse_futile(
    position: &Position,
    excess: i32,
    depth: i32,
    improving: bool,
) -> bool {
    let improving = i32::from(improving);
    let margin = REVERSE_FUTILITY_STEP * depth - REVERSE_FUTILITY_IMPROVING * improving;
    let far_margin = FAR_REVERSE_FUTILITY_MARGIN + FAR_REVERSE_FUTILITY_STEP * (depth - improving);
    let [near, far] = REVERSE_FUTILITY_DEPTHS.map(|greatest| depth <= greatest);
    near && excess >= margin || far && excess >= far_margin && is_far_from_the_end(position)
}

/// Returns the score of such a position: somewhat more than halfway from beta to the evaluation.
#[inline]
pub(super) fn reverse_futility_score(beta: Score, excess: i32) -> Score {
    Score::estimate(beta.points() + 9 * excess / 16)
}

// Null move pruning.

/// The least depth at which a null move is tried.
const NULL_MOVE_DEPTH: i32 = 3;
/// How far above beta the evaluation must be.
const NULL_MOVE_MARGIN: i32 = 17;
/// The reduction after a null move in sixteenths of a ply: this, more for each ply of the depth,
/// and up to two plies for an evaluation far above beta.
const NULL_MOVE_REDUCTION: i32 = 44;
const NULL_MOVE_REDUCTION_STEP: i32 = 4;
/// How far above beta the evaluation must be for each of those plies.
const NULL_MOVE_EVAL_STEP: i32 = 490;

/// Null move pruning: returns the depth of the search after a null move; `None` if none is tried.
#[inline]
pub(super) fn null_move_depth(eval: i32, beta: Score, depth: i32) -> Option<i32> {
    let excess = eval - beta.points();
    let for_depth = NULL_MOVE_REDUCTION + NULL_MOVE_REDUCTION_STEP * depth;
    let for_excess = (16 * excess / NULL_MOVE_EVAL_STEP).min(32);
    let reduction = (for_depth + for_excess) / 16;
    (depth >= NULL_MOVE_DEPTH && excess >= NULL_MOVE_MARGIN).then_some(depth - reduction)
}

// ProbCut (Buro, 1995).

/// The least depth of ProbCut.
const PROBCUT_DEPTH: i32 = 6;
/// How far outside the window the score of the shallow search must be: about twice the standard
/// deviation by which it differs from that of the full search.
const PROBCUT_MARGIN: i32 = 56;

/// ProbCut, far from the end: returns the depth of the shallow search, and how far outside the
/// window its score must be; `None` if none is tried.
#[inline]
pub(super) fn probcut(position: &Position, depth: i32) -> Option<(i32, i32)> {
    let applies = depth >= PROBCUT_DEPTH && is_far_from_the_end(position);
    applies.then_some(((51 * depth - 175) / 64, PROBCUT_MARGIN))
}

// Late move pruning.

/// The greatest depth of late move pruning.
const LATE_MOVE_PRUNING_DEPTH: i32 = 4;

/// Late move pruning: returns how many moves are searched; `None` for all of them.
#[inline]
pub(super) fn late_move_count(depth: i32, improving: bool) -> Option<usize> {
    let square = (depth * depth) as usize;
    let count = if improving {
        3 + 53 * square / 50
    } else {
        (235 + 56 * square) / 100
    };
    (depth <= LATE_MOVE_PRUNING_DEPTH).then_some(count)
}

// Pruning of unlikely moves.

/// How much less likely than the likeliest move a skipped move is, at least, at depths 1 to 4: `e`
/// to the power of 3.6, 3.9, 5.3 and 6.9.
const UNLIKELY: [i32; 4] = [116, 124, 168, 222];

/// Tells whether a move is so unlikely to be the best one that it is skipped; for the history it
/// counts as searched in vain.
#[inline]
pub(super) fn is_unlikely(depth: i32, unlikeliness: i32) -> bool {
    UNLIKELY
        .get((depth - 1) as usize)
        .is_some_and(|least| unlikeliness > *least)
}

// Threat extensions.

/// Extensions stop at this many times the depth of the iteration.
const EXTENSION_PLIES: u32 = 2;

/// Tells whether a position may be searched a ply deeper.
#[inline]
pub(super) const fn may_extend(ply: u32, root_depth: u32) -> bool {
    ply < EXTENSION_PLIES * root_depth
}

// Singular extensions (Anantharaman, Campbell and Hsu, 1988) and multi-cut (Björnsson and
// Marsland, 1999).

/// The least depth of singular extensions.
const SINGULAR_DEPTH: i32 = 6;
/// How far below the table's score those of the other moves must be, for each ply of the depth.
const SINGULAR_STEP: i32 = 6;
/// How many plies shallower than the node the table's search may have been.
const SINGULAR_ENTRY_PLIES: i32 = 3;

/// Singular extensions: returns the score that no move but the table's may exceed if that one is
/// singular; `None` if that is not asked.
#[inline]
pub(super) fn singular_bound(entry: &Entry, depth: i32) -> Option<Score> {
    let applies = depth >= SINGULAR_DEPTH
        && entry.depth as i32 >= depth - SINGULAR_ENTRY_PLIES
        && entry.bound != Bound::AtMost
        && !entry.score.is_proven();
    applies.then(|| Score::estimate(entry.score.points() - SINGULAR_STEP * depth))
}

// Internal iterative reductions.

/// The least depth of internal iterative reductions: a ply less where no table move is known.
pub(super) const INTERNAL_REDUCTION_DEPTH: i32 = 4;

// Late move reductions.

/// The least depth of late move reductions.
const LATE_MOVE_REDUCTION_DEPTH: i32 = 3;
/// The number of moves that are never reduced.
const FULL_DEPTH_MOVES: usize = 2;
/// Corrections in 256ths of a ply.
const REDUCTION_OF_CAPTURES: i32 = -78;
const REDUCTION_IN_OPEN_WINDOW: i32 = -195;
const REDUCTION_NOT_IMPROVING: i32 = 160;
/// A history of this size changes a reduction by a ply.
const HISTORY_PER_PLY: i32 = 5_300;
/// How much less likely than the likeliest one a move of the usual reduction is. The reduction is
/// larger by this step for each time that a move is `e` times less likely, and smaller the other
/// way.
const USUAL_UNLIKELINESS: i32 = 50;
const REDUCTION_STEP: i32 = 24;
/// From here on it grows no more.
const MOST_UNLIKELY: i32 = 141;

/// Tells whether a move may be reduced.
#[inline]
pub(super) const fn may_reduce(depth: i32, move_count: usize) -> bool {
    move_count >= FULL_DEPTH_MOVES && depth >= LATE_MOVE_REDUCTION_DEPTH
}

/// What the reduction of a late move depends on, apart from the depth.
#[derive(Clone, Copy)]
pub(super) struct LateMove {
    /// The number of moves searched before.
    pub(super) count: usize,
    pub(super) is_capture: bool,
    pub(super) history: i32,
    pub(super) unlikeliness: i32,
    pub(super) is_open_window: bool,
    pub(super) improving: bool,
}

/// Late move reductions: returns by how many plies the first search of a move is reduced.
#[inline]
pub(super) fn late_move_reduction(depth: i32, late: LateMove) -> i32 {
    let mut parts = i32::from(REDUCTIONS[depth.min(31) as usize][late.count.min(63)]);
    let unlikeliness = late.unlikeliness.min(MOST_UNLIKELY) - USUAL_UNLIKELINESS;
    parts += REDUCTION_STEP * unlikeliness / policy::SCALE;
    if late.is_capture {
        parts += REDUCTION_OF_CAPTURES;
    }
    if late.is_open_window {
        parts += REDUCTION_IN_OPEN_WINDOW;
    }
    if !late.improving {
        parts += REDUCTION_NOT_IMPROVING;
    }
    let plies = (parts - 256 * late.history / HISTORY_PER_PLY) / 256;
    plies.clamp(0, depth - 1)
}

/// 256ths of a ply by depth and number of moves: a sixth of a ply plus the product of the binary
/// logarithms, over 2.7.
static REDUCTIONS: [[u16; 64]; 32] = {
    let mut table = [[0; 64]; 32];
    let mut depth = 1;
    while depth < 32 {
        let mut count = 1;
        while count < 64 {
            let product = log2_64(depth as u32) * log2_64(count as u32);
            table[depth][count] = (43 + 16 * product / 683) as u16;
            count += 1;
        }
        depth += 1;
    }
    table
};

/// Sixty-four times the binary logarithm, rounded down.
const fn log2_64(n: u32) -> u32 {
    let (mut power, mut bits, mut step) = (n as u64, 0, 0);
    while power >= 2 {
        bits += 64;
        power /= 2;
    }
    // Squaring a number between 1 and 2 gives a binary digit of its logarithm at a time.
    let mut x = ((n as u64) << 20) >> (bits / 64);
    while step < 6 {
        x = (x * x) >> 20;
        if x >= 2 << 20 {
            x /= 2;
            bits += 32 >> step;
        }
        step += 1;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{ByColor, Size, Start};

    #[test]
    fn logarithms() {
        for n in 1..200u32 {
            let expected = 64.0 * f64::from(n).log2();
            assert!((expected - f64::from(log2_64(n))).abs() < 1.1, "{n}");
        }
    }

    #[test]
    fn the_start_is_far_from_the_end() {
        let start = Position::start(Size::STANDARD, Start::Standard);
        assert!(is_far_from_the_end(&start));
        let with_white = |white: SquareSet| {
            let pieces = ByColor::from_fn(|color| match color {
                Color::Black => start.pieces(color),
                Color::White => white,
            });
            Position::from_pieces(Size::STANDARD, pieces, Color::Black).unwrap()
        };
        let outside = SquareSet::from_bits(0x0000_8100_8100_0000);
        let group = SquareSet::from_bits(0x0000_0018_1818_0000);
        let fifth = SquareSet::from_bits(0x0081_0000_0000_0000);
        assert!(!is_far_from_the_end(&with_white(group | outside)));
        assert!(is_far_from_the_end(&with_white(group | outside | fifth)));
    }

    #[test]
    fn later_moves_and_deeper_searches_are_reduced_more() {
        let late = |count| LateMove {
            count,
            is_capture: false,
            history: 0,
            unlikeliness: 0,
            is_open_window: false,
            improving: true,
        };
        for depth in LATE_MOVE_REDUCTION_DEPTH..40 {
            for count in 2..70 {
                let here = late_move_reduction(depth, late(count));
                assert!(here >= 0 && here < depth);
                assert!(here <= late_move_reduction(depth, late(count + 1)));
                assert!(here <= late_move_reduction(depth + 1, late(count)));
                let good = LateMove {
                    history: 16_000,
                    is_capture: true,
                    ..late(count)
                };
                assert!(late_move_reduction(depth, good) <= here);
            }
        }
    }
}
