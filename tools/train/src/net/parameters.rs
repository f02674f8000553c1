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

/// Returns the greatest size of each parameter that the engine's integers can hold.
pub(crate) fn limits() -> Vec<f32> {
    let mut limits = vec![0.0; PARAMETERS];
    for tensor in Tensor::ALL {
        let limit = f64::from(tensor.form().limit) / unit(tensor);
        limits[tensor.range()].fill(limit as f32);
    }
    limits
}

/// Splits parameters, or their derivatives, by tensor.
pub(super) fn split(all: &[f32]) -> [&[f32]; Tensor::ALL.len()] {
    Tensor::ALL.map(|tensor| &all[tensor.range()])
}

/// Splits parameters, or their derivatives, by tensor.
pub(super) fn split_mut(all: &mut [f32]) -> [&mut [f32]; Tensor::ALL.len()] {
    all.get_disjoint_mut(Tensor::ALL.map(Tensor::range))
        .expect("tensors do not overlap")
}
