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

/// The points that 1 is in.
pub(super) fn points(tensor: Tensor) -> f64 {
    match tensor {
        Tensor::Bias => POINTS,
        _ => 1.0,
    }
}

/// Returns the greatest size of each parameter that the engine's integers can hold.
pub(crate) fn limits() -> Vec<f32> {
    let mut limits = vec![0.0; PARAMETERS];
    for tensor in Tensor::ALL {
        let form = tensor.form();
        let limit = f64::from(form.limit) / form.scale / points(tensor);
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
    let mut rest = all;
    Tensor::ALL.map(|tensor| {
        let (part, others) = std::mem::take(&mut rest).split_at_mut(tensor.count());
        rest = others;
        part
    })
}
