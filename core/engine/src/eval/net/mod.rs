//! A small neural network for 8×8 boards where connecting wins.
//!
//! For the side to move, "own", and its opponent, "other", the evaluation is the sum of
//! - a weight for the contents of each line as own sees them ([`line_entries`]), interpolated by
//!   [`Phase`](crate::Phase);
//! - a hidden layer of [`HIDDEN`] neurons for each side, fed with the pieces as that side sees them
//!   ([`piece_features`]), activated by `clamp(x, 0, 1)²` and weighted by [`bucket`], own half
//!   first;
//! - a line layer of [`LINE_NEURONS`] neurons for each side, fed with the contents of all lines as
//!   that side sees them ([`line_contents`]), activated and weighted in the same way;
//! - a bias by bucket.
//!
//! All weights are whole numbers ([`NetWeights`] has the scales) and all sums are exact, so every
//! processor computes the same points.

mod evaluator;
mod features;
mod file;
mod hidden;
pub(super) mod tables;
mod weights;

pub(crate) use evaluator::NetEvaluator;
#[cfg(target_arch = "x86_64")]
pub(super) use evaluator::uses_avx2;

pub use crate::lines::{LINE_CONTENTS, LINE_ENTRIES, LINES, line_contents};
pub use features::{BUCKETS, PIECE_FEATURES, bucket, line_entries, piece_features};
pub use file::{NetError, VERSION};
pub use weights::{
    BIAS_LIMIT, HIDDEN, HIDDEN_BIAS_LIMIT, HIDDEN_LIMIT, HIDDEN_SCALE, LINE_LIMIT,
    LINE_NEURON_LIMIT, LINE_NEURONS, LINE_SCALE, NetWeights, OUTPUT_LIMIT, OUTPUT_SCALE,
    WeightError,
};

use crate::Score;
use crate::eval::accumulator::Accumulator;
use loa::{Goal, Position, Size};
use serde_json::Value;
use std::fmt;
#[cfg(feature = "full")]
use std::sync::{Arc, LazyLock};
use tables::{HiddenTable, LineTables};

/// The file of the net that comes with the engine, from the folder `nets`.
#[cfg(feature = "full")]
static BUILT_IN: &[u8] = include_bytes!("../../../nets/gen6.net");

/// A net with its name and recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    name: String,
    recipe: Value,
    weights: NetWeights,
    /// The neurons that the net's file has weights for; those of the others are 0.
    hidden: usize,
    tables: Tables,
    checksum: u32,
}

/// The weights as the search reads them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Tables {
    lines: LineTables,
    hidden: HiddenTable,
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
        Net::with_neurons(name.into(), recipe, weights, HIDDEN)
    }

    /// Makes a net whose file has only some of the neurons.
    fn with_neurons(
        name: String,
        recipe: Value,
        weights: NetWeights,
        hidden: usize,
    ) -> Result<Net, NetError> {
        let is_printable = |byte: u8| byte == b' ' || byte.is_ascii_graphic();
        if name.is_empty() || name.len() > Net::MAX_NAME || !name.bytes().all(is_printable) {
            return Err(NetError::Name { found: name });
        }
        weights.check()?;
        let tables = Tables {
            lines: LineTables::new(&weights),
            hidden: HiddenTable::new(&weights),
        };
        let mut net = Net {
            name,
            recipe,
            weights,
            hidden,
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

    /// Tells whether nets are made for a board and a goal.
    #[inline]
    pub fn applies(size: Size, goal: Goal) -> bool {
        size == Size::STANDARD && goal == Goal::Connect
    }

    /// Returns the static evaluation of a position of an 8×8 board for the side to move;
    /// connections are not judged.
    pub fn evaluate(&self, position: &Position) -> Score {
        let accumulator = Accumulator::with_net(position, &self.tables.lines);
        Score::estimate(NetEvaluator::new(self, 0).points(position, &accumulator, 0))
    }
}

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

    /// A net of random weights over their whole ranges.
    pub(crate) fn random_net(seed: u64) -> Net {
        let mut random = Random::new(seed);
        let mut up_to = |limit: i32| random.below(2 * limit as usize + 1) as i32 - limit;
        let mut weights = NetWeights::zero();
        for weight in &mut weights.hidden_bias {
            *weight = up_to(HIDDEN_BIAS_LIMIT.into()) as i16;
        }
        for weight in weights.hidden.iter_mut().flatten() {
            *weight = up_to(40) as i16;
        }
        for weight in weights.output.iter_mut().flatten() {
            *weight = up_to(OUTPUT_LIMIT.into()) as i16;
        }
        for weight in weights.lines.iter_mut().flatten() {
            *weight = up_to(100) as i16;
        }
        for weight in &mut weights.line_bias {
            *weight = up_to(HIDDEN_BIAS_LIMIT.into()) as i16;
        }
        for weight in weights.line_neurons.iter_mut().flatten() {
            *weight = up_to(40) as i8;
        }
        for weight in weights.line_output.iter_mut().flatten() {
            *weight = up_to(OUTPUT_LIMIT.into()) as i16;
        }
        for weight in &mut weights.bias {
            *weight = up_to(10_000);
        }
        let recipe = serde_json::json!({ "seed": seed });
        Net::new(format!("random {seed}"), recipe, weights).unwrap()
    }
}
