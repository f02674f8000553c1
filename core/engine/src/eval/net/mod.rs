//! A small neural network for all boards and both goals.
//!
//! For the side to move, "own", and its opponent, "other", the evaluation is the sum of
//! - a hidden layer of [`HIDDEN`] neurons for each side, fed with the pieces as that side sees them
//!   ([`piece_features`]), activated by `clamp(x, 0, 1)²` and weighted by [`bucket`], own half
//!   first; only on 8×8 boards where connecting wins;
//! - codes: on each square with a piece, [`CHANNELS`] for each side add what the contents of the
//!   four lines through it stand for as that side sees them ([`coded_squares`]), activated in the
//!   same way; their sums over own and other pieces ([`SUMS`]) are weighted by [`bucket`], and feed
//!   two layers of [`NEURONS`] clipped neurons;
//! - a bias by bucket.
//!
//! What is above the sums differs by [`Kind`]. All weights are whole numbers ([`NetWeights`] has
//! the scales) and all sums are exact, so every processor computes the same points.
//!
//! A square that sums what its lines hold and is not linear is the idea of Rapfi's codebook for
//! Gomoku (Xu and others, arXiv 2503.13178).

mod codes;
mod evaluator;
mod explanation;
mod features;
mod file;
mod head;
mod hidden;
mod numbers;
mod tensors;
mod weights;

pub(crate) use evaluator::NetEvaluator;

pub use evaluator::instructions;
pub use explanation::{Explanation, LineShare, PieceShare};
pub use features::{BUCKETS, PIECE_FEATURES, bucket, piece_features};
pub use file::{NetError, VERSION};
pub use numbers::{CODES, CodedSquare, SQUARE_CLASSES, coded_squares, square_class};
pub use tensors::{Part, Tensor, TensorForm};
pub use weights::{
    BIAS_LIMIT, CHANNELS, CODE_LIMIT, HIDDEN, HIDDEN_BIAS_LIMIT, HIDDEN_LIMIT, HIDDEN_SCALE,
    HeadWeights, KINDS, Kind, NEURONS, NetWeights, OUTPUT_LIMIT, OUTPUT_SCALE, POINT_SCALE,
    SQUARE_BIAS_LIMIT, SUM_SCALE, SUMS, UPPER_BIAS_LIMIT, UPPER_LIMIT, UPPER_SCALE, WeightError,
};

use crate::Score;
use codes::CodeTable;
use head::Head;
use hidden::HiddenTable;
use loa::{Goal, Position};
use serde_json::Value;
use std::fmt;
#[cfg(feature = "full")]
use std::sync::{Arc, LazyLock};

/// The file of the net that comes with the engine, from the folder `nets`.
#[cfg(feature = "full")]
static BUILT_IN: &[u8] = include_bytes!("../../../nets/gen9.net");

/// A net with its name and recipe.
#[derive(Clone, Debug)]
pub struct Net {
    name: String,
    recipe: Value,
    weights: NetWeights,
    tables: Tables,
    checksum: u32,
}

/// The weights as the search reads them.
#[derive(Clone, Debug)]
struct Tables {
    hidden: HiddenTable,
    codes: CodeTable,
    heads: Vec<Head>,
}

impl Net {
    /// The longest name of a net, in bytes.
    pub const MAX_NAME: usize = 64;

    /// Makes a net; the recipe says how it was trained.
    ///
    /// # Errors
    /// If a weight is out of its range, or the name is not 1 to 64 printable ASCII characters.
    pub fn new(
        name: impl Into<String>,
        recipe: Value,
        weights: NetWeights,
    ) -> Result<Net, NetError> {
        let name = name.into();
        let is_printable = |byte: u8| byte == b' ' || byte.is_ascii_graphic();
        if name.is_empty() || name.len() > Net::MAX_NAME || !name.bytes().all(is_printable) {
            return Err(NetError::Name { found: name });
        }
        weights.check()?;
        let tables = Tables {
            hidden: HiddenTable::new(&weights),
            codes: CodeTable::new(&weights),
            heads: weights.heads.iter().map(Head::new).collect(),
        };
        let mut net = Net {
            name,
            recipe,
            weights,
            tables,
            checksum: 0,
        };
        net.checksum = file::checksum(&net);
        Ok(net)
    }

    /// Returns the net that comes with the engine. It is decoded when it is asked for first.
    ///
    /// # Panics
    /// Never: a test decodes it.
    #[cfg(feature = "full")]
    pub fn built_in() -> Arc<Net> {
        static NET: LazyLock<Arc<Net>> = LazyLock::new(|| {
            let net = Net::decode(BUILT_IN).expect("the built-in net can be decoded");
            Arc::new(net)
        });
        Arc::clone(&NET)
    }

    /// Returns the name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the checksum at the end of the net's file.
    pub const fn checksum(&self) -> u32 {
        self.checksum
    }

    /// Returns how the net was trained, as its file says.
    pub const fn recipe(&self) -> &Value {
        &self.recipe
    }

    /// Returns the weights.
    pub const fn weights(&self) -> &NetWeights {
        &self.weights
    }

    /// Returns the static evaluation of a position for the side to move; connections are not
    /// judged.
    pub fn evaluate(&self, position: &Position, goal: Goal) -> Score {
        Score::estimate(self.points(position, goal))
    }

    /// The same, not yet limited to the range of a score.
    fn points(&self, position: &Position, goal: Goal) -> i32 {
        NetEvaluator::new(self, position.size(), goal, 0).points(position, 0)
    }
}

impl PartialEq for Net {
    fn eq(&self, other: &Net) -> bool {
        // The tables follow from the weights.
        (&self.name, &self.recipe, &self.weights) == (&other.name, &other.recipe, &other.weights)
    }
}

impl Eq for Net {}

/// Writes the name and the checksum.
impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({:08x})", self.name, self.checksum)
    }
}

#[cfg(test)]
#[path = "tests/reference.rs"]
mod reference;

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use loa::Random;

    #[test]
    fn the_built_in_net_can_be_decoded() {
        let net = Net::built_in();
        assert_eq!(net.encode(), BUILT_IN);
        assert_ne!(net.recipe(), &Value::Null);
    }

    /// A net of random weights.
    pub(crate) fn random_net(seed: u64) -> Net {
        let mut random = Random::new(seed);
        let mut up_to = |limit: i32| random.below(2 * limit as usize + 1) as i32 - limit;
        let mut weights = NetWeights::zero();
        let mut fill = |weights: &mut [i16], limit| {
            weights.fill_with(|| up_to(limit) as i16);
        };
        fill(&mut weights.hidden_bias, HIDDEN_BIAS_LIMIT.into());
        fill(weights.hidden.as_flattened_mut(), 40);
        fill(weights.output.as_flattened_mut(), OUTPUT_LIMIT.into());
        fill(
            weights.square_bias.as_flattened_mut(),
            SQUARE_BIAS_LIMIT.into(),
        );
        for head in weights.heads.iter_mut() {
            fill(head.output.as_flattened_mut(), 100);
            fill(head.first.as_flattened_mut().as_flattened_mut(), 200);
            fill(head.second.as_flattened_mut().as_flattened_mut(), 900);
            fill(head.third.as_flattened_mut(), 900);
        }
        for code in weights.codes.as_flattened_mut() {
            *code = up_to(CODE_LIMIT.into()) as i8;
        }
        for head in weights.heads.iter_mut() {
            for bias in &mut head.bias {
                *bias = up_to(10_000);
            }
            let biases = (head.first_bias.iter_mut()).chain(&mut head.second_bias);
            for bias in biases.flatten() {
                *bias = up_to(200_000);
            }
        }
        let recipe = serde_json::json!({ "seed": seed });
        Net::new(format!("random {seed}"), recipe, weights).unwrap()
    }
}
