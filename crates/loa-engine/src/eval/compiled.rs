//! The estimate compiled twice: for any machine, and for those that count bits with one instruction.
//!
//! The evaluation counts the bits of some forty sets. Both forms are the same source, so they give the
//! same numbers.

use super::{Accumulator, Weights, points_of};
use loa::{Goal, Position};

/// The estimate for the side to move, by the fastest form that this machine can run.
#[inline]
pub(super) fn points(
    position: &Position,
    accumulator: &Accumulator,
    goal: Goal,
    weights: &Weights,
) -> i32 {
    #[cfg(target_arch = "x86_64")]
    if counts_bits() {
        #[allow(unsafe_code)]
        // SAFETY: the machine has what the function was compiled for.
        return unsafe { counting_bits(position, accumulator, goal, weights) };
    }
    points_of(position, accumulator, goal, weights)
}

/// Tells whether this machine counts bits with one instruction that the program may not take for granted.
/// Asked once, then remembered.
#[cfg(target_arch = "x86_64")]
#[inline]
fn counts_bits() -> bool {
    is_x86_feature_detected!("popcnt")
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt")]
fn counting_bits(
    position: &Position,
    accumulator: &Accumulator,
    goal: Goal,
    weights: &Weights,
) -> i32 {
    points_of(position, accumulator, goal, weights)
}

/// Returns the names of the instructions that are used because this machine has them, beyond those
/// that the program was compiled for.
pub fn instructions() -> &'static [&'static str] {
    #[cfg(target_arch = "x86_64")]
    if counts_bits() {
        return &["popcnt"];
    }
    &[]
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use loa::{Game, Preset, Size};

    #[test]
    fn both_forms_give_the_same_numbers() {
        if !counts_bits() {
            return;
        }
        let mut looked_at = 0;
        for size in Size::all() {
            let mut game = Game::start(&Preset::SOUCIE, size);
            for ply in 0..60 {
                if game.status().is_over() {
                    break;
                }
                let moves = game.legal_moves();
                let (position, sums) = (game.position(), Accumulator::of(game.position()));
                for goal in [Goal::Connect, Goal::Misere] {
                    let weights = Weights::DEFAULT;
                    #[allow(unsafe_code)]
                    // SAFETY: the machine has just been asked.
                    let fast = unsafe { counting_bits(position, &sums, goal, &weights) };
                    assert_eq!(fast, points_of(position, &sums, goal, &weights));
                    looked_at += 1;
                }
                game.play(moves[ply * 7919 % moves.len()]).unwrap();
            }
        }
        assert!(looked_at > 1000, "{looked_at}");
    }
}
