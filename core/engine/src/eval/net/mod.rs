//! A small neural network for all boards and both goals.
//!
//! For the side to move, "own", and its opponent, "other", the evaluation is the sum of
//! - a hidden layer of [`HIDDEN`] neurons for each side, fed with the pieces as that side sees them
//!   ([`PIECE_FEATURES`]), activated by `clamp(x, 0, 1)²` and weighted by [`bucket`], own half
//!   first; only on 8×8 boards where connecting wins;
//! - codes: on each square with a piece, [`CHANNELS`] for each side add what the contents of the
//!   four lines through it stand for as that side sees them ([`coded_squares`]), activated in the
//!   same way; their sums over own and other pieces ([`SUMS`]) are weighted by [`bucket`], and feed
//!   two layers of [`NEURONS`] clipped neurons;
//! - a bias by bucket.
//!
//! What is above the sums differs by [`Kind`]. All weights are whole numbers ([`Tensor::form`] has
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
pub use features::{BUCKETS, PIECE_FEATURES, bucket};
pub use file::{NetError, VERSION};
pub use numbers::{CODES, CodedSquare, SQUARE_CLASSES, coded_squares, square_class};
pub use tensors::{Tensor, TensorForm};
pub use weights::{CHANNELS, HIDDEN, KINDS, Kind, NEURONS, NetWeights, SUMS, WeightError};

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
    head: Head,
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
            head: Head::new(&weights),
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
        let mut weights = NetWeights::zero();
        for tensor in Tensor::ALL {
            let limit = match tensor {
                Tensor::Hidden => 40,
                Tensor::Sums => 100,
                Tensor::First => 200,
                Tensor::Second | Tensor::Third => 900,
                Tensor::FirstBias | Tensor::SecondBias => 200_000,
                Tensor::Bias => 10_000,
                _ => tensor.form().limit,
            };
            weights[tensor].fill_with(|| random.below(2 * limit as usize + 1) as i32 - limit);
        }
        let recipe = serde_json::json!({ "seed": seed });
        Net::new(format!("random {seed}"), recipe, weights).unwrap()
    }
}
