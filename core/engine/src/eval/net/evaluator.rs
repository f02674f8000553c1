//! The fast evaluation, compiled twice from one source of whole numbers: for the processors that
//! the program is compiled for, and for those with AVX2, chosen at run time. 64-bit ARM processors
//! all have NEON, so there the first version uses it.

use super::hidden::{HiddenSums, side_output};
use super::tables::{LineTables, NetLines};
use super::weights::{HIDDEN_SCALE, LINE_NEURONS, LINE_SCALE, OUTPUT_SCALE};
use super::{Net, bucket};
use crate::eval::accumulator::Accumulator;
use crate::{POINTS_FOR_TENFOLD_ODDS, Phase, Weights};
use loa::{Color, Position};

/// A net with the sums of the positions of a search.
#[derive(Clone, Debug)]
pub(crate) struct NetEvaluator<'a> {
    net: &'a Net,
    /// By ply; for the position last evaluated there.
    hidden: Vec<HiddenSums>,
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(dead_code, reason = "there is one kind")
    )]
    instructions: Instructions,
}

impl<'a> NetEvaluator<'a> {
    /// Makes an evaluator for a search of up to this many plies.
    pub(crate) fn new(net: &'a Net, plies: usize) -> NetEvaluator<'a> {
        NetEvaluator {
            net,
            hidden: vec![HiddenSums::empty(&net.tables.hidden); plies + 1],
            instructions: Instructions::detect(),
        }
    }

    /// Returns the tables that accumulators are kept with.
    #[inline(always)]
    pub(crate) const fn lines(&self) -> &LineTables {
        &self.net.tables.lines
    }

    /// Returns the evaluation of the position at a ply.
    #[inline]
    pub(crate) fn points(
        &mut self,
        position: &Position,
        accumulator: &Accumulator,
        ply: usize,
    ) -> i32 {
        let (net, hidden) = (self.net, &mut self.hidden[..=ply]);
        self.instructions
            .run(|| points(net, hidden, position, accumulator))
    }

    /// Returns the evaluation of a position a move away from the one at a ply.
    #[inline]
    pub(crate) fn points_near(
        &self,
        position: &Position,
        accumulator: &Accumulator,
        ply: usize,
    ) -> i32 {
        let (net, hidden) = (self.net, &self.hidden[ply]);
        self.instructions
            .run(|| points_near(net, hidden, position, accumulator))
    }
}

/// The instructions in use.
#[derive(Clone, Copy, Debug)]
enum Instructions {
    /// Those that the program was compiled for.
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
}

/// Tells whether the version for AVX2 is in use.
#[cfg(target_arch = "x86_64")]
pub(in crate::eval) fn uses_avx2() -> bool {
    !matches!(Instructions::detect(), Instructions::Portable)
}

impl Instructions {
    fn detect() -> Instructions {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = Avx2::detect() {
            return Instructions::Avx2(avx2);
        }
        Instructions::Portable
    }

    /// Runs a function that is compiled for these instructions.
    #[inline(always)]
    fn run<R>(self, function: impl FnOnce() -> R) -> R {
        match self {
            Instructions::Portable => function(),
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2(avx2) => avx2.run(function),
        }
    }
}

/// Shows that the processor has AVX2 and the bit manipulation instructions.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
struct Avx2(());

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
impl Avx2 {
    #[inline]
    fn detect() -> Option<Avx2> {
        let has_all = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt");
        has_all.then_some(Avx2(()))
    }

    /// Runs a function; what the compiler inlines there may use the instructions.
    #[inline(always)]
    fn run<R>(self, function: impl FnOnce() -> R) -> R {
        #[target_feature(enable = "avx2,popcnt,bmi1,bmi2,lzcnt")]
        fn compiled<R>(function: impl FnOnce() -> R) -> R {
            function()
        }
        // SAFETY: `detect` has found the instructions that the function is compiled for.
        unsafe { compiled(function) }
    }
}

/// The source of all versions: brings the last of the sums up to date, from itself or from the one
/// before, and evaluates.
#[inline(always)]
fn points(
    net: &Net,
    hidden: &mut [HiddenSums],
    position: &Position,
    accumulator: &Accumulator,
) -> i32 {
    let last = hidden.len() - 1;
    let before = last.saturating_sub(1);
    let is_nearer = hidden[last].distance(position) < hidden[before].distance(position);
    let nearest = if is_nearer { last } else { before };
    hidden[last] = hidden[nearest].updated(&net.tables.hidden, position);
    sum(net, &hidden[last], position, accumulator)
}

/// The same without keeping the sums.
#[inline(always)]
fn points_near(
    net: &Net,
    hidden: &HiddenSums,
    position: &Position,
    accumulator: &Accumulator,
) -> i32 {
    let hidden = hidden.updated(&net.tables.hidden, position);
    sum(net, &hidden, position, accumulator)
}

/// The evaluation from its sums, in points for the side to move.
#[inline(always)]
fn sum(net: &Net, hidden: &HiddenSums, position: &Position, accumulator: &Accumulator) -> i32 {
    let (turn, bucket) = (position.turn(), bucket(position));
    let weights = &net.weights;
    let lines = accumulator.net_lines();
    let [many, few] = lines.weights.weights(turn);
    let activations = i64::from(hidden.output(turn, &weights.output[bucket]))
        + i64::from(line_output(lines, turn, &weights.line_output[bucket]));
    let sum =
        weights.bias[bucket] + interpolate(many, few, Phase::of(position)) + scaled(activations);
    sum / Weights::UNIT
}

/// The line layer's sum of all activations times their weights.
#[inline(always)]
fn line_output(lines: &NetLines, turn: Color, weights: &[i16; 2 * LINE_NEURONS]) -> i32 {
    let (own, other) = weights.split_at(LINE_NEURONS);
    side_output(&lines.neurons[turn].0, own) + side_output(&lines.neurons[!turn].0, other)
}

/// Interpolates two sums of lines' weights; gives points times [`Weights::UNIT`].
#[inline(always)]
pub(super) const fn interpolate(many: i32, few: i32, phase: Phase) -> i32 {
    const STEPS: i32 = 1 << Phase::SHIFT;
    const { assert!(Weights::UNIT % (STEPS * LINE_SCALE) == 0) };
    let beyond = phase.beyond_few();
    (many * beyond + few * (STEPS - beyond)) * (Weights::UNIT / (STEPS * LINE_SCALE))
}

/// Turns a sum of activations times weights into points times [`Weights::UNIT`].
#[inline(always)]
pub(super) const fn scaled(sum: i64) -> i32 {
    const SHIFT: u32 = 32;
    const FACTOR: i64 = {
        let logit = POINTS_FOR_TENFOLD_ODDS / std::f64::consts::LN_10 * Weights::UNIT as f64;
        let scale = (HIDDEN_SCALE * HIDDEN_SCALE * OUTPUT_SCALE) as f64;
        (logit / scale * (1u64 << SHIFT) as f64) as i64
    };
    ((sum * FACTOR) >> SHIFT) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::net::reference;
    use crate::eval::net::tests::random_net;
    use crate::tests::Random;
    use loa::{Game, Preset, Size};

    /// Calls a function with the path of a random search: positions of random games with some moves
    /// taken back and some null moves.
    fn random_search(net: &Net, seed: u64, mut visit: impl FnMut(&[(Position, Accumulator)])) {
        let mut random = Random::new(seed);
        let start = *Game::start(&Preset::OLYMPIAD, Size::STANDARD).position();
        let tables = &net.tables.lines;
        let mut path = vec![(start, Accumulator::with_net(&start, tables))];
        for _ in 0..2000 {
            let (mut position, mut accumulator) = path[path.len() - 1];
            let moves = position.legal_moves();
            match random.below(8) {
                0..=2 if path.len() > 1 => path.truncate(path.len() - 1),
                3 if path.len() < 100 => {
                    position.set_turn(position.turn().opponent());
                    path.push((position, accumulator));
                }
                _ if path.len() < 100 => {
                    let mv = moves[random.below(moves.len())];
                    position.play_observed(mv, &mut accumulator.observing(tables));
                    path.push((position, accumulator));
                }
                _ => {}
            }
            visit(&path);
        }
    }

    #[test]
    fn sums_kept_equal_sums_worked_out() {
        for seed in 0..3 {
            let net = random_net(seed);
            let mut evaluator = NetEvaluator::new(&net, 100);
            let (mut random, mut count, mut fewest) = (Random::new(seed), 0, 24);
            random_search(&net, seed, |path| {
                let ply = path.len() - 1;
                let (position, accumulator) = &path[ply];
                assert_eq!(
                    *accumulator,
                    Accumulator::with_net(position, &net.tables.lines)
                );
                count += usize::from(matches!(path, [.., (before, _), _]
                    if before.occupied() == position.occupied()));
                fewest = position.occupied().len().min(fewest);
                if random.below(3) == 0 {
                    return;
                }
                let expected = reference::points(&net.weights, position);
                let mv = position.legal_moves()[0];
                let (mut after, mut sums) = (*position, *accumulator);
                after.play_observed(mv, &mut sums.observing(&net.tables.lines));
                if random.below(2) == 0 {
                    let points = evaluator.points_near(&after, &sums, ply);
                    assert_eq!(points, reference::points(&net.weights, &after));
                }
                assert_eq!(evaluator.points(position, accumulator, ply), expected);
                let empty = HiddenSums::empty(&net.tables.hidden);
                let fresh = empty.updated(&net.tables.hidden, position);
                assert_eq!(evaluator.hidden[ply], fresh);
                let points = evaluator.points_near(&after, &sums, ply);
                assert_eq!(points, reference::points(&net.weights, &after));
            });
            assert!(count > 100 && fewest < 16, "{count} {fewest}");
        }
    }

    #[test]
    fn all_versions_agree() {
        let net = random_net(5);
        let mut evaluator = NetEvaluator::new(&net, 100);
        let mut portable = NetEvaluator {
            instructions: Instructions::Portable,
            ..evaluator.clone()
        };
        random_search(&net, 6, |path| {
            let ply = path.len() - 1;
            let (position, sums) = &path[ply];
            let points = evaluator.points(position, sums, ply);
            assert_eq!(points, portable.points(position, sums, ply));
            assert_eq!(evaluator.hidden[ply], portable.hidden[ply]);
            assert_eq!(evaluator.points_near(position, sums, ply), points);
            assert_eq!(portable.points_near(position, sums, ply), points);
        });
    }

    /// Weights and biases at their limits on a full board.
    #[test]
    fn no_sum_overflows() {
        use crate::eval::net::*;
        for sign in [1i16, -1] {
            let mut weights = NetWeights::zero();
            weights.hidden_bias = [sign * HIDDEN_BIAS_LIMIT; HIDDEN];
            *weights.hidden = [[sign * HIDDEN_LIMIT; HIDDEN]; PIECE_FEATURES];
            weights.output = [[sign * OUTPUT_LIMIT; 2 * HIDDEN]; BUCKETS];
            weights.lines = vec![[sign * LINE_LIMIT, -sign * LINE_LIMIT]; LINE_ENTRIES];
            weights.line_bias = [sign * HIDDEN_BIAS_LIMIT; LINE_NEURONS];
            *weights.line_neurons = [[sign as i8 * LINE_NEURON_LIMIT; LINE_NEURONS]; LINE_CONTENTS];
            weights.line_output = [[sign * OUTPUT_LIMIT; 2 * LINE_NEURONS]; BUCKETS];
            weights.bias = [i32::from(sign) * BIAS_LIMIT; BUCKETS];
            let net = Net::new("limits", serde_json::Value::Null, weights).unwrap();
            let mut evaluator = NetEvaluator::new(&net, 0);
            for mut position in
                crate::tests::strewn_positions().filter(|p| p.size() == Size::STANDARD)
            {
                for square in position.size().squares() - position.occupied() {
                    let sums = Accumulator::with_net(&position, &net.tables.lines);
                    let [many, few] = sums.net_lines().weights.weights(position.turn());
                    let sum = i32::from(sign * LINE_LIMIT) * LINES as i32;
                    assert_eq!((many, few), (sum, -sum));
                    let neuron = sign * HIDDEN_BIAS_LIMIT
                        + sign * i16::from(LINE_NEURON_LIMIT) * LINES as i16;
                    assert_eq!(sums.net_lines().neurons.black.0, [neuron; LINE_NEURONS]);
                    let points = evaluator.points(&position, &sums, 0);
                    assert_eq!(points, reference::points(&net.weights, &position));
                    let color = Color::ALL[square.index() % 2];
                    position.set(square, Some(color), color).unwrap();
                }
            }
        }
    }
}
