//! When the search may look less deep, and by how much. All of it is guesswork that matches have
//! shown to gain; none of it makes a win or loss out of something that is not proven.

use crate::Score;

/// The greatest depth at which a position is given up as good enough by its estimate alone.
const MARGIN_DEPTH: i32 = 8;
/// How far the estimate has to be above what is asked for, for each ply.
const MARGIN: i32 = 150;

/// Tells whether a position's estimate is so far above `beta` that the plies left will hardly
/// bring it below.
#[inline]
pub(super) fn is_far_above(estimate: i32, beta: Score, depth: i32, improving: bool) -> bool {
    depth <= MARGIN_DEPTH && estimate - MARGIN * (depth - i32::from(improving)) >= beta.points()
}

/// The least depth at which a null move is tried.
const NULL_DEPTH: i32 = 3;
/// How much less deep the search after a null move is at least.
const NULL_REDUCTION: i32 = 3;
/// An estimate that is so much too good makes it a ply shallower still.
const NULL_EXCESS: i32 = 500;

/// Returns the depth to search after a null move; `None` if it should not be tried.
#[inline]
pub(super) fn null_move_depth(estimate: i32, beta: Score, depth: i32) -> Option<i32> {
    let excess = estimate - beta.points();
    let reduction = NULL_REDUCTION + depth / 4 + (excess / NULL_EXCESS).min(2);
    (depth >= NULL_DEPTH && excess >= 0).then_some(depth - reduction)
}

/// The greatest depth at which moves are left out because they come late.
const LATE_DEPTH: i32 = 4;

/// Returns how many moves are tried at least; `None` too far from the horizon.
#[inline]
pub(super) fn moves_enough(depth: i32, improving: bool) -> Option<usize> {
    let square = (depth * depth) as usize;
    let enough = if improving {
        3 + 7 * square / 5
    } else {
        2 + 7 * square / 10
    };
    (depth <= LATE_DEPTH).then_some(enough)
}

/// The least depth at which late moves are searched less deep.
pub(super) const REDUCTION_DEPTH: i32 = 3;
/// The number of moves searched in full.
pub(super) const FULL_MOVES: usize = 2;
/// What a history of this size takes off a reduction, or adds to it.
const HISTORY_STEP: i32 = 6_000;

/// For each depth and number of moves tried, how many sixteenths of a ply a move is reduced by.
static REDUCTIONS: [[u8; 64]; 32] = {
    let mut table = [[0; 64]; 32];
    let mut depth = 1;
    while depth < 32 {
        let mut count = 1;
        while count < 64 {
            // log2 in 64ths; their product over a constant is in 16ths of a ply.
            let product = log2_64(depth as u32) * log2_64(count as u32);
            table[depth][count] = (4 + product / 1000) as u8;
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

/// What is known of a late move.
#[derive(Clone, Copy)]
pub(super) struct Late {
    pub(super) count: usize,
    pub(super) is_capture: bool,
    pub(super) history: i32,
    pub(super) is_open_window: bool,
    pub(super) improving: bool,
}

/// Returns by how many plies the first search of a late move is less deep.
#[inline]
pub(super) fn reduction(depth: i32, late: Late) -> i32 {
    let sixteenths = i32::from(REDUCTIONS[depth.min(31) as usize][late.count.min(63)]);
    let change = [
        (late.is_capture, -8),
        (late.is_open_window, -16),
        (!late.improving, 8),
    ];
    let changes: i32 = change
        .iter()
        .map(|(holds, change)| if *holds { *change } else { 0 })
        .sum();
    let plies = (sixteenths + changes - 16 * late.history / HISTORY_STEP) / 16;
    plies.clamp(0, depth - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms() {
        for n in 1..200u32 {
            let expected = 64.0 * f64::from(n).log2();
            assert!((expected - f64::from(log2_64(n))).abs() < 1.1, "{n}");
        }
    }

    #[test]
    fn later_moves_and_deeper_searches_are_reduced_more() {
        let late = |count| Late {
            count,
            is_capture: false,
            history: 0,
            is_open_window: false,
            improving: true,
        };
        for depth in REDUCTION_DEPTH..40 {
            for count in 2..70 {
                let here = reduction(depth, late(count));
                assert!(here >= 0 && here < depth);
                assert!(here <= reduction(depth, late(count + 1)));
                assert!(here <= reduction(depth + 1, late(count)));
                let good = Late {
                    history: 16_000,
                    is_capture: true,
                    ..late(count)
                };
                assert!(reduction(depth, good) <= here);
            }
        }
    }
}
