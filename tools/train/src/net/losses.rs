use super::features::{Features, position};
use super::loss::{POINTS, best_factor, cross_entropy, sums};
use super::model::{Model, Scratch};
use super::positions::{Packed, Positions};
use super::trainer::{score_factor, target};
use super::variant::Variant;
use loa_engine::net::Net;
use loa_engine::{Inputs, Weights};
use rayon::prelude::*;

/// The mean loss of a predictor on positions that no one has fitted it to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    /// What predicts.
    pub name: &'static str,
    /// The cross entropy of its chances and the results.
    pub results: f64,
    /// The cross entropy of its chances and those that the search's scores stand for.
    pub scores: f64,
}

/// Returns the losses of predictors on positions held back: a coin, the linear evaluation with a
/// scale fitted to the positions to train with, the model in floating point, the model in the
/// engine's integers, and the search's scores with a fitted scale.
pub fn losses(
    positions: &Positions,
    held_back: &Positions,
    model: &Model,
    net: Option<&Net>,
) -> Vec<Loss> {
    let of_scores = score_factor(positions);
    let of_linear = linear_factor(positions);
    let (shape, variant) = (model.shape(), positions.variant());
    let judge = |name, logit: &(dyn Fn(&Packed) -> f64 + Sync)| {
        let [results, scores] = mean_losses(held_back, of_scores, || logit);
        Loss {
            name,
            results,
            scores,
        }
    };
    let floating = match shape.is_terms_only() {
        true => "new weights, floating point",
        false => "net, floating point",
    };
    let mut losses = vec![
        judge("coin", &|_| 0.0),
        judge("ten terms, fitted scale", &|packed| {
            of_linear * linear(packed, variant, &Weights::DEFAULT)
        }),
        judge(floating, &|packed| {
            let features = Features::of(packed.sets, variant, shape);
            f64::from(model.forward(&features, &mut Scratch::new(shape)))
        }),
    ];
    if let Some(net) = net {
        losses.push(judge("net, as shipped", &|packed| {
            f64::from(net.evaluate(&position(packed.sets, variant.size)).points()) / POINTS
        }));
    }
    if let Some(weights) = model.weights() {
        losses.push(judge("new weights, as shipped", &|packed| {
            linear(packed, variant, &weights) / POINTS
        }));
    }
    losses.push(judge("search's score, fitted scale", &|packed| {
        of_scores * f64::from(packed.score)
    }));
    losses
}

/// Returns the mean losses of results and scores, the latter with a factor, given who makes the
/// logits of some positions; 0 without any.
pub(super) fn mean_losses<L: FnMut(&Packed) -> f64>(
    positions: &Positions,
    factor: f64,
    logits: impl Fn() -> L + Sync,
) -> [f64; 2] {
    let sums = sums(positions.len(), |piece| {
        let mut logit = logits();
        piece.fold([0.0; 2], |[results, scores], place| {
            let packed = positions.at(place);
            let logit = logit(packed);
            let loss = |lambda| cross_entropy(logit, target(packed, lambda, factor as f32).into());
            [results + loss(1.0), scores + loss(0.0)]
        })
    });
    sums.map(|sum| sum / positions.len().max(1) as f64)
}

/// Returns what makes the points of the linear evaluation logits.
fn linear_factor(positions: &Positions) -> f64 {
    let weights = Weights::DEFAULT;
    let linear = |place| linear(positions.at(place), positions.variant(), &weights) as f32;
    let points: Vec<f32> = (0..positions.len()).into_par_iter().map(linear).collect();
    best_factor(points.len(), |place| {
        let result = positions.at(place).result;
        (f64::from(points[place]), f64::from(result))
    })
}

/// The linear evaluation for the side to move, in points.
fn linear(packed: &Packed, variant: Variant, weights: &Weights) -> f64 {
    let inputs = Inputs::of(&position(packed.sets, variant.size), variant.goal);
    f64::from(inputs.points(weights))
}
