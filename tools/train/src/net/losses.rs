use super::features::{Features, position};
use super::loss::{POINTS, cross_entropy, sums};
use super::model::{Model, Scratch};
use super::positions::{Packed, Positions, Role};
use super::trainer::Factors;
use super::variant::Variant;
use loa_engine::net::Net;
use std::array::from_fn;

/// The name of the built-in net among predictors. Its losses depend on the program; all others
/// depend on positions and options alone.
pub const NET_IN_USE: &str = "net in use";

/// The mean loss of a predictor on positions that no one has fitted it to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    /// The board and the goal of the positions.
    pub variant: Variant,
    /// What predicts.
    pub name: &'static str,
    /// The cross entropy of its chances and the results.
    pub results: f64,
    /// The cross entropy of its chances and those that the search's scores stand for.
    pub scores: f64,
    /// The same for positions that only came up in searches.
    pub evaluated: f64,
}

/// Returns the losses of predictors on positions held back, board by board: a coin, the built-in
/// net, the model in floating point, the model in the engine's integers, and the search's scores
/// with a fitted scale.
pub fn losses(positions: &Positions, held_back: &Positions, model: &Model, net: &Net) -> Vec<Loss> {
    let of_scores = Factors::of(positions);
    let built_in = Net::built_in();
    let of_net = |packed: &Packed, net: &Net| {
        let Variant { size, goal } = packed.variant();
        f64::from(net.evaluate(&position(packed.sets, size), goal).points()) / POINTS
    };
    let mut losses = Vec::new();
    for variant in Variant::all().filter(|variant| held_back.has(*variant)) {
        let mut judge = |name, logit: &(dyn Fn(&Packed) -> f64 + Sync)| {
            let [results, scores, evaluated] =
                mean_losses(held_back, Some(variant), &of_scores, logit);
            losses.push(Loss {
                variant,
                name,
                results,
                scores,
                evaluated,
            });
        };
        judge("coin", &|_| 0.0);
        judge(NET_IN_USE, &|packed| of_net(packed, &built_in));
        judge("new net, floating point", &|packed| logit_of(model, packed));
        judge("new net", &|packed| of_net(packed, net));
        judge("search's score, fitted scale", &|packed| {
            of_scores.logit(packed)
        });
    }
    losses
}

/// Returns the logit of a position by a model.
pub(super) fn logit_of(model: &Model, packed: &Packed) -> f64 {
    let features = Features::of(packed.sets, packed.variant());
    model.forward(&features, &mut Scratch::default()).into()
}

/// Returns the mean losses of results, of scores, and of the scores of positions that only came up
/// in searches, given their logits; 0 without any. Those of a variant count, or all.
pub(super) fn mean_losses(
    positions: &Positions,
    variant: Option<Variant>,
    factors: &Factors,
    logit: impl Fn(&Packed) -> f64 + Sync,
) -> [f64; 3] {
    let [results, scores, games, evaluated, searched] = sums(positions.len(), |piece| {
        let packed = piece.map(|place| positions.at(place));
        let counting = packed.filter(|it| variant.is_none_or(|of| of == it.variant()));
        counting.fold([0.0; 5], |sum, packed| {
            let logit = logit(packed);
            let loss = |lambda| cross_entropy(logit, factors.target(packed, lambda).into());
            let more = match packed.role {
                Role::HeldBackEvaluated => [0.0, 0.0, 0.0, loss(0.0), 1.0],
                Role::Train | Role::HeldBack => [loss(1.0), loss(0.0), 1.0, 0.0, 0.0],
            };
            from_fn(|at| sum[at] + more[at])
        })
    });
    let games = games.max(1.0);
    [
        results / games,
        scores / games,
        evaluated / searched.max(1.0),
    ]
}
