use super::features::{Features, position};
use super::loss::{best_factor, cross_entropy, sums};
use super::model::{Model, Scratch};
use super::positions::{Packed, Positions};
use super::trainer::{score_factor, target};
use crate::tuning::POINTS;
use loa::Goal;
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
/// scale fitted to the positions to train with, the net in floating point, the net in the
/// engine's integers, and the search's scores with a fitted scale.
pub fn losses(
    positions: &Positions,
    held_back: &Positions,
    model: &Model,
    net: Option<&Net>,
) -> Vec<Loss> {
    let of_scores = score_factor(positions);
    let of_linear = linear_factor(positions);
    let judge = |name, logit: &(dyn Fn(&Packed) -> f64 + Sync)| {
        let sums = sums(held_back.len(), |piece| {
            piece.fold([0.0; 2], |[results, scores], place| {
                let packed = held_back.at(place);
                let logit = logit(packed);
                let target = |lambda| f64::from(target(packed, lambda, of_scores as f32));
                [
                    results + cross_entropy(logit, target(1.0)),
                    scores + cross_entropy(logit, target(0.0)),
                ]
            })
        });
        let [results, scores] = sums.map(|sum| sum / held_back.len().max(1) as f64);
        Loss {
            name,
            results,
            scores,
        }
    };
    let mut losses = vec![
        judge("coin", &|_| 0.0),
        judge("ten terms, fitted scale", &|packed| {
            of_linear * linear(packed)
        }),
        judge("net, floating point", &|packed| {
            let mut scratch = Scratch::new(model.shape());
            f64::from(model.forward(&Features::of(packed.sets), &mut scratch))
        }),
    ];
    if let Some(net) = net {
        losses.push(judge("net, as shipped", &|packed| {
            f64::from(net.evaluate(&position(packed.sets)).points()) / POINTS
        }));
    }
    losses.push(judge("search's score, fitted scale", &|packed| {
        of_scores * f64::from(packed.score)
    }));
    losses
}

/// Returns what makes the points of the linear evaluation logits.
fn linear_factor(positions: &Positions) -> f64 {
    let points: Vec<f32> = (0..positions.len())
        .into_par_iter()
        .map(|place| linear(positions.at(place)) as f32)
        .collect();
    best_factor(points.len(), |place| {
        let result = positions.at(place).result;
        (f64::from(points[place]), f64::from(result))
    })
}

/// The linear evaluation for the side to move, in points.
fn linear(packed: &Packed) -> f64 {
    let inputs = Inputs::of(&position(packed.sets), Goal::Connect);
    f64::from(inputs.points(&Weights::DEFAULT))
}
