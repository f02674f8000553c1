//! Counting sequences of moves, the usual check and yardstick of a move generator.
//!
//! The last two plies are counted for the whole board at once, without playing either. A jump
//! changes the contents of the seven lines through its two squares, so the number of replies to it
//! is the number before it, plus what each of those lines gains. Summed over all jumps that is:
//!
//! - the number of jumps times the number of replies before, plus
//! - for each square, the number of jumps that start or end there times what the four lines
//!   through it gain by that, plus
//! - a correction for the one line that both squares of a jump lie on.
//!
//! The first and the last are table look-ups by line; the middle one is a product of two boards of
//! numbers, put together from the lines. Jumps that end the sequence are then taken out again, one
//! by one; most positions have none, which is mostly seen without looking at the jumps.

use crate::contents::{GAIN_BIAS, LineContents, LineReplies};
use crate::geometry::Geometry;
use crate::numbers::Numbers;
use crate::{Color, Move, Position, Square};

/// Counts the sequences of `depth` jumps from a position. A connection, of either side, ends a
/// sequence; a player without jumps ends it too. Sequences that end early are not counted.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.mobility(position.turn())),
        2 => count_two(position),
        _ => {
            let mut count = 0;
            position.for_each_jump(|from, to| count += count_after(position, from, to, depth - 1));
            count
        }
    }
}

/// Returns [`perft`] at `depth - 1` after each jump, with the jump. Empty at depth 0.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let mut counts = Vec::new();
    if depth > 0 {
        position.for_each_jump(|from, to| {
            counts.push((
                Move::Jump(from, to),
                count_after(position, from, to, depth - 1),
            ));
        });
    }
    counts.sort_unstable();
    counts
}

fn count_after(position: &Position, from: Square, to: Square, depth: u32) -> u64 {
    let after = position.after(Move::Jump(from, to));
    let over = depth > 0 && Color::ALL.iter().any(|color| after.is_connected(*color));
    if over { 0 } else { perft(&after, depth) }
}

fn count_two(position: &Position) -> u64 {
    let all = count_all_replies(position);
    let mut after_the_end = 0;
    position.for_each_ending_jump(|from, to| {
        let after = position.after(Move::Jump(from, to));
        after_the_end += u64::from(after.mobility(after.turn()));
    });
    all - after_the_end
}

/// Counts the replies to all jumps, also to those that end the sequence.
fn count_all_replies(position: &Position) -> u64 {
    let mover = position.turn();
    let jumps = i64::from(position.mobility(mover));
    let before = i64::from(position.mobility(mover.opponent()));
    let geometry = Geometry::of(position.size());
    let (ends, gains, along) = add_up(position.lines(), mover, geometry);
    // Each jump has two ends, and each end four lines with a bias of their own.
    let biased = i64::from(ends.product(&gains)) - jumps * 2 * 4 * GAIN_BIAS;
    (jumps * before + biased + along) as u64
}

/// Adds up what the lines say of each square, and of themselves.
#[inline]
fn add_up(lines: &LineContents, mover: Color, geometry: &Geometry) -> (Numbers, Numbers, i64) {
    let replies: [&LineReplies; 46] = std::array::from_fn(|line| lines[line].replies(mover));
    let along = replies.iter().map(|line| i64::from(line.along)).sum();
    let ends = Numbers::over_lines(geometry, |line| replies[line].ends);
    let gains = Numbers::over_lines(geometry, |line| replies[line].gains);
    (ends, gains, along)
}
