//! The trainer of the engine's net: the positions of data files, packed and free of duplicates; the
//! model in `f32`; Adam; losses, a picture of the learning curve, and the engine's integers.
//!
//! All sums are taken over pieces of a fixed length, in order, and logarithms and exponentials come
//! from one library, so the same data and options give the same bytes with any number of threads.

mod checkpoint;
mod codes;
mod curve;
mod features;
mod loss;
mod losses;
mod model;
mod parameters;
mod positions;
mod quantise;
#[cfg(test)]
mod tests;
mod trainer;
mod variant;

pub use checkpoint::CheckpointError;
pub use curve::svg_learning_curve;
pub use losses::{Loss, NET_IN_USE, losses};
pub use model::Model;
pub use positions::{Collection, Positions, Summary};
pub use trainer::{Epoch, Options, Trainer};
pub use variant::Variant;
