//! The fast evaluation, compiled twice from one source of whole numbers: for the processors that
//! the program is compiled for, and for those with AVX2, chosen at run time. 64-bit ARM processors
//! all have NEON, so there the first version uses it.

use super::codes::{Biases, Without};
use super::hidden::HiddenSums;
use super::weights::{HIDDEN_SCALE, OUTPUT_SCALE, POINT_SCALE, SUM_SCALE, SUMS, UPPER_SCALE};
use super::{Kind, Net, bucket};
use crate::POINTS_FOR_TENFOLD_ODDS;
use loa::{Goal, Position, Size};

/// A net with the sums of the positions of a search.
#[derive(Clone, Debug)]
pub(crate) struct NetEvaluator<'a> {
    board: Board<'a>,
    /// By ply, for the position last evaluated there; none where the net has no hidden layer.
    hidden: Vec<HiddenSums>,
    instructions: Instructions,
}

/// A net for a board and a goal.
#[derive(Clone, Debug)]
pub(super) struct Board<'a> {
    net: &'a Net,
    kind: Kind,
    /// The biases of the squares' channels.
    biases: Box<Biases>,
}

impl<'a> NetEvaluator<'a> {
    /// Makes an evaluator for a search of up to this many plies.
    pub(crate) fn new(net: &'a Net, size: Size, goal: Goal, plies: usize) -> NetEvaluator<'a> {
        let board = Board::new(net, size, goal);
        NetEvaluator {
            hidden: match board.kind {
                Kind::Standard => vec![HiddenSums::empty(&net.tables.hidden); plies + 1],
                Kind::Connect | Kind::Misere => Vec::new(),
            },
            board,
            instructions: Instructions::detect(),
        }
    }

    /// Returns the evaluation of the position at a ply.
    #[inline]
    pub(crate) fn points(&mut self, position: &Position, ply: usize) -> i32 {
        let (board, hidden) = (&self.board, &mut self.hidden);
        self.instructions
            .run(|| board.points(hidden, position, ply))
    }

    /// Returns the evaluation of a position a move away from the one at a ply.
    #[inline]
    pub(crate) fn points_near(&self, position: &Position, ply: usize) -> i32 {
        let (board, hidden) = (&self.board, &self.hidden);
        self.instructions
            .run(|| board.points_near(hidden, position, ply))
    }
}

/// The instructions in use.
#[derive(Clone, Copy, Debug)]
struct Instructions {
    /// Whether they are more than those that the program was compiled for: AVX2 and bit
    /// manipulation, which the processor has.
    has_avx2: bool,
}

/// Returns the names of the instructions that nets use beyond those that the program was compiled
/// for.
pub fn instructions() -> &'static [&'static str] {
    match Instructions::detect().has_avx2 {
        true => &["avx2", "popcnt", "bmi1", "bmi2", "lzcnt"],
        false => &[],
    }
}

impl Instructions {
    fn detect() -> Instructions {
        #[cfg(target_arch = "x86_64")]
        let has_avx2 = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt");
        #[cfg(not(target_arch = "x86_64"))]
        let has_avx2 = false;
        Instructions { has_avx2 }
    }

    /// Runs a function; what the compiler inlines there may use the instructions.
    #[inline(always)]
    #[allow(unsafe_code)]
    fn run<R>(self, function: impl FnOnce() -> R) -> R {
        #[cfg(target_arch = "x86_64")]
        if self.has_avx2 {
            #[target_feature(enable = "avx2,popcnt,bmi1,bmi2,lzcnt")]
            fn compiled<R>(function: impl FnOnce() -> R) -> R {
                function()
            }
            // SAFETY: `detect` has found the instructions that the function is compiled for.
            return unsafe { compiled(function) };
        }
        function()
    }
}

impl<'a> Board<'a> {
    pub(super) fn new(net: &'a Net, size: Size, goal: Goal) -> Board<'a> {
        Board {
            net,
            kind: Kind::of(size, goal),
            biases: net.tables.codes.biases(size),
        }
    }

    /// Evaluates a position without a part of it.
    pub(super) fn points_without(&self, position: &Position, without: Without) -> i32 {
        let hidden = match self.kind {
            Kind::Standard => {
                let mut left = *position;
                if let Without::Piece(square) = without {
                    let emptied = left.set(square, None, position.turn());
                    debug_assert!(emptied.is_ok(), "a square of the board can be emptied");
                }
                let table = &self.net.tables.hidden;
                let hidden = HiddenSums::empty(table).updated(table, &left);
                self.hidden_part(&hidden, position)
            }
            Kind::Connect | Kind::Misere => 0,
        };
        let codes = &self.net.tables.codes;
        let sums = codes.sums_without(&self.biases, position, without);
        self.add_codes(hidden, sums, position)
    }

    /// The source of all versions: brings the sums at a ply up to date, from themselves or from
    /// those before, and evaluates.
    #[inline(always)]
    fn points(&self, hidden: &mut [HiddenSums], position: &Position, ply: usize) -> i32 {
        if self.kind != Kind::Standard {
            return self.sum(0, position);
        }
        let before = ply.saturating_sub(1);
        let is_nearer = hidden[ply].distance(position) < hidden[before].distance(position);
        let nearest = if is_nearer { ply } else { before };
        hidden[ply] = hidden[nearest].updated(&self.net.tables.hidden, position);
        self.sum(self.hidden_part(&hidden[ply], position), position)
    }

    /// The same without keeping the sums.
    #[inline(always)]
    fn points_near(&self, hidden: &[HiddenSums], position: &Position, ply: usize) -> i32 {
        if self.kind != Kind::Standard {
            return self.sum(0, position);
        }
        let hidden = hidden[ply].updated(&self.net.tables.hidden, position);
        self.sum(self.hidden_part(&hidden, position), position)
    }

    /// The part of the hidden layer, in points times [`POINT_SCALE`].
    #[inline(always)]
    fn hidden_part(&self, hidden: &HiddenSums, position: &Position) -> i32 {
        let table = &self.net.tables.hidden;
        scaled_hidden(hidden.output(table, position.turn(), bucket(position)))
    }

    /// Adds the part of the codes to that of the hidden layer; gives points.
    #[inline(always)]
    fn sum(&self, hidden: i32, position: &Position) -> i32 {
        let sums = self.net.tables.codes.sums(&self.biases, position);
        self.add_codes(hidden, sums, position)
    }

    #[inline(always)]
    fn add_codes(&self, hidden: i32, sums: [i16; SUMS], position: &Position) -> i32 {
        let head = &self.net.tables.head;
        let (output, bias) = head.output(&sums, self.kind, bucket(position));
        (hidden + scaled_codes(output) + bias) / POINT_SCALE
    }
}

/// Turns a sum of the hidden layer's activations times weights into points times
/// [`POINT_SCALE`].
#[inline(always)]
pub(super) const fn scaled_hidden(sum: i32) -> i32 {
    const FACTOR: i64 = factor((HIDDEN_SCALE * HIDDEN_SCALE * OUTPUT_SCALE) as f64);
    ((sum as i64 * FACTOR) >> SHIFT) as i32
}

/// Turns the output above the codes into points times [`POINT_SCALE`].
#[inline(always)]
pub(super) const fn scaled_codes(sum: i32) -> i32 {
    const FACTOR: i64 = factor(SUM_SCALE * UPPER_SCALE as f64);
    ((sum as i64 * FACTOR) >> SHIFT) as i32
}

/// The fractional bits of a [`factor`].
const SHIFT: u32 = 32;

/// What turns a logit times a scale into points times [`POINT_SCALE`].
const fn factor(scale: f64) -> i64 {
    let logit = POINTS_FOR_TENFOLD_ODDS / std::f64::consts::LN_10 * POINT_SCALE as f64;
    (logit / scale * (1u64 << SHIFT) as f64) as i64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::net::reference;
    use crate::eval::net::tests::random_net;
    use crate::eval::net::{NetWeights, Tensor};
    use crate::tests::{Random, strewn_positions};
    use loa::{Color, Game, Preset};

    /// Calls a function with the path of a random search: positions of random games with some moves
    /// taken back and some null moves.
    fn random_search(size: Size, seed: u64, mut visit: impl FnMut(&[Position])) {
        let mut random = Random::new(seed);
        let mut path = vec![*Game::start(&Preset::OLYMPIAD, size).position()];
        for _ in 0..2000 {
            let mut position = path[path.len() - 1];
            let moves = position.legal_moves();
            match random.below(8) {
                0..=2 if path.len() > 1 => path.truncate(path.len() - 1),
                3 if path.len() < 100 => {
                    position.set_turn(position.turn().opponent());
                    path.push(position);
                }
                _ if path.len() < 100 && !moves.is_empty() => {
                    position.play_unchecked(moves[random.below(moves.len())]);
                    path.push(position);
                }
                _ => {}
            }
            visit(&path);
        }
    }

    #[test]
    fn sums_kept_equal_sums_worked_out() {
        for (seed, (size, goal)) in [
            ("8x8", Goal::Connect),
            ("8x8", Goal::Misere),
            ("5x7", Goal::Connect),
        ]
        .into_iter()
        .enumerate()
        {
            let size = size.parse().unwrap();
            let net = random_net(seed as u64);
            let mut evaluator = NetEvaluator::new(&net, size, goal, 100);
            let (mut random, mut seen) = (Random::new(seed as u64), Vec::new());
            random_search(size, seed as u64, |path| {
                let ply = path.len() - 1;
                let position = &path[ply];
                if random.below(3) == 0 {
                    return;
                }
                let expected = reference::points(&net.weights, position, goal);
                let after = position.legal_moves().first().map(|mv| position.after(*mv));
                for after in after.iter().take(random.below(2)) {
                    let points = evaluator.points_near(after, ply);
                    assert_eq!(points, reference::points(&net.weights, after, goal));
                }
                assert_eq!(evaluator.points(position, ply), expected);
                if let Some(after) = &after {
                    let points = evaluator.points_near(after, ply);
                    assert_eq!(points, reference::points(&net.weights, after, goal));
                }
                seen.push(expected);
            });
            seen.sort_unstable();
            seen.dedup();
            assert!(seen.len() > 100, "{}", seen.len());
        }
    }

    #[test]
    fn all_versions_agree() {
        let net = random_net(5);
        let size = Size::STANDARD;
        let mut evaluator = NetEvaluator::new(&net, size, Goal::Connect, 100);
        let mut portable = NetEvaluator {
            instructions: Instructions { has_avx2: false },
            ..evaluator.clone()
        };
        random_search(size, 6, |path| {
            let ply = path.len() - 1;
            let position = &path[ply];
            let points = evaluator.points(position, ply);
            assert_eq!(points, portable.points(position, ply));
            assert_eq!(evaluator.hidden[ply], portable.hidden[ply]);
            assert_eq!(evaluator.points_near(position, ply), points);
            assert_eq!(portable.points_near(position, ply), points);
        });
    }

    /// Weights and biases at their limits on a full board.
    #[test]
    fn no_sum_overflows() {
        for sign in [1, -1] {
            let mut weights = NetWeights::zero();
            for tensor in Tensor::ALL {
                let limit = tensor.form().limit;
                weights[tensor].fill(match tensor {
                    Tensor::Codes | Tensor::SquareBias => limit,
                    Tensor::Bias => 0,
                    _ => sign * limit,
                });
            }
            let net = Net::new("limits", serde_json::Value::Null, weights).unwrap();
            for mut position in strewn_positions() {
                let size = position.size();
                let mut evaluator = NetEvaluator::new(&net, size, Goal::Connect, 0);
                for square in size.squares() - position.occupied() {
                    let expected = reference::points(&net.weights, &position, Goal::Connect);
                    assert_eq!(evaluator.points(&position, 0), expected);
                    let color = Color::ALL[square.index() % 2];
                    position.set(square, Some(color), color).unwrap();
                }
            }
        }
    }
}
