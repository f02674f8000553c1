//! The evaluation compiled twice from one source: for any processor, and for those with a
//! population count instruction. It counts the bits of some forty sets.

use super::accumulator::Accumulator;
use super::inputs::Inputs;
#[cfg(target_arch = "x86_64")]
use super::net;
use super::weights::Weights;
use loa::{Color, Goal, Position};

/// Returns the static evaluation for the side to move, not yet limited to the range of a score.
#[inline]
pub(crate) fn points(
    position: &Position,
    accumulator: &Accumulator,
    goal: Goal,
    weights: &Weights,
) -> i32 {
    #[cfg(target_arch = "x86_64")]
    if counts_bits() {
        #[allow(unsafe_code)]
        // SAFETY: the processor has the instruction that the function was compiled for.
        return unsafe { counting_bits(position, accumulator, goal, weights) };
    }
    points_of(position, accumulator, goal, weights)
}

/// Tells whether the processor has the population count instruction. The result is cached.
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

/// The source of both versions.
#[inline(always)]
fn points_of(position: &Position, accumulator: &Accumulator, goal: Goal, weights: &Weights) -> i32 {
    let for_black = Inputs::with_accumulator(position, accumulator, goal).points(weights);
    match position.turn() {
        Color::Black => for_black,
        Color::White => -for_black,
    }
}

/// Returns the names of the instructions used beyond those that the program was compiled for; AVX2
/// is for nets.
pub fn instructions() -> &'static [&'static str] {
    #[cfg(target_arch = "x86_64")]
    if net::uses_avx2() {
        return &["popcnt", "avx2"];
    } else if counts_bits() {
        return &["popcnt"];
    }
    &[]
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use loa::{Game, Preset, Size};

    #[test]
    fn both_versions_agree() {
        if !counts_bits() {
            return;
        }
        let mut compared = 0;
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
                    // SAFETY: `counts_bits` has just returned true.
                    let fast = unsafe { counting_bits(position, &sums, goal, &weights) };
                    assert_eq!(fast, points_of(position, &sums, goal, &weights));
                    compared += 1;
                }
                game.play(moves[ply * 7919 % moves.len()]).unwrap();
            }
        }
        assert!(compared > 1000, "{compared}");
    }
}
