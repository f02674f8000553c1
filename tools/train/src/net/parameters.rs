//! Where the parameters of a model are, tensor by tensor, and how large they may become.

use super::loss::POINTS;
use loa_engine::net::Tensor;
use std::ops::Range;

/// The number of all parameters.
pub(crate) const PARAMETERS: usize = {
    let (mut sum, mut number) = (0, 0);
    while number < Tensor::ALL.len() {
        sum += Tensor::ALL[number].count();
        number += 1;
    }
    sum
};

/// Returns where the parameters of a tensor are.
pub(crate) fn range(tensor: Tensor) -> Range<usize> {
    let before = Tensor::ALL.into_iter().take_while(|it| *it != tensor);
    let start: usize = before.map(Tensor::count).sum();
    start..start + tensor.count()
}

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
        limits[range(tensor)].fill(limit as f32);
    }
    limits
}

/// Splits parameters, or their derivatives, by tensor.
pub(super) fn split(all: &[f32]) -> [&[f32]; Tensor::ALL.len()] {
    Tensor::ALL.map(|tensor| &all[range(tensor)])
}

/// Splits parameters, or their derivatives, by tensor.
pub(super) fn split_mut(all: &mut [f32]) -> [&mut [f32]; Tensor::ALL.len()] {
    all.get_disjoint_mut(Tensor::ALL.map(range))
        .expect("tensors do not overlap")
}
