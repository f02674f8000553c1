//! The parameters of a model by tensor, and how large they may become.

use super::loss::POINTS;
use loa_engine::net::{NetWeights, Tensor};

/// The number of all parameters, which lie as the weights of a net do.
pub(crate) const PARAMETERS: usize = NetWeights::COUNT;

/// What 1 is as a whole number; of the output's biases, a logit.
pub(super) fn unit(tensor: Tensor) -> f64 {
    let points = match tensor {
        Tensor::Bias => POINTS,
        _ => 1.0,
    };
    tensor.form().scale * points
}

/// Returns the greatest size of a tensor's parameters that the engine's integers can hold.
pub(super) fn limit(tensor: Tensor) -> f32 {
    (f64::from(tensor.form().limit) / unit(tensor)) as f32
}

/// Returns a number for each parameter, the same for all of a tensor.
pub(super) fn by_tensor(of: impl Fn(Tensor) -> f32) -> Vec<f32> {
    let mut numbers = vec![0.0; PARAMETERS];
    for tensor in Tensor::ALL {
        numbers[tensor.range()].fill(of(tensor));
    }
    numbers
}

/// Returns the rows of a tensor among parameters.
pub(super) fn rows<const N: usize>(all: &[f32], tensor: Tensor) -> &[[f32; N]] {
    all[tensor.range()].as_chunks().0
}

/// Returns the rows of tensors, which have the same length, among derivatives by the parameters.
pub(super) fn rows_mut<const N: usize, const T: usize>(
    all: &mut [f32],
    tensors: [Tensor; T],
) -> [&mut [[f32; N]]; T] {
    let tensors = all.get_disjoint_mut(tensors.map(Tensor::range));
    tensors
        .expect("tensors do not overlap")
        .map(|tensor| tensor.as_chunks_mut().0)
}
