use super::features::Features;
use super::loss::{POINTS, best_factor, chance, cross_entropy};
use super::losses::{logit_of, mean_losses};
use super::model::{Model, Scratch};
use super::parameters::{PARAMETERS, by_tensor, limit};
use super::positions::{Packed, Positions};
use libm::{cos, pow};
use loa::{Random, Size, SquareSet, Symmetry};
use loa_engine::net::KINDS;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::f64::consts::{LN_10, PI};

/// The options of a training. Together with the positions they determine the model.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How often each position is trained with.
    pub epochs: u32,
    /// The positions of a step.
    pub batch: usize,
    /// The learning rate at the beginning; it falls like a cosine to [`Options::LAST_RATE`] of it.
    pub rate: f64,
    /// The share of itself that a weight loses in a step, for a learning rate of 1. Biases
    /// lose nothing.
    pub decay: f64,
    /// The share of the game's result in the target, 0 to 1; the rest is the search's score.
    pub lambda: f64,
    /// The seed of the first weights and of the order of the positions.
    pub seed: u64,
}

impl Options {
    /// The share of the learning rate that is left at the end.
    pub const LAST_RATE: f64 = 0.01;
}

/// The losses of an epoch.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Epoch {
    /// The mean loss of the steps, for the targets.
    pub loss: f64,
    /// The mean loss of the results of positions held back, after the epoch.
    pub held_back: f64,
    /// The mean loss of the search's scores there.
    pub held_back_scores: f64,
    /// That of positions held back that only came up in searches.
    pub held_back_evaluated: f64,
}

/// The positions of one piece of a step. Pieces are worked on at the same time.
const PIECE: usize = 1024;
/// The parameters that a thread updates at a time.
const STRIPE: usize = 2048;

const FIRST_MOMENT: f64 = 0.9;
const SECOND_MOMENT: f64 = 0.999;
const EPSILON: f32 = 1e-8;

/// A training of a model with Adam (Kingma and Ba, 2015; decay as Loshchilov and Hutter, 2019),
/// which can be interrupted after each step.
pub struct Trainer<'a> {
    positions: &'a Positions,
    held_back: &'a Positions,
    options: Options,
    /// What makes a score a logit.
    factors: Factors,
    pub(super) state: State,
    pub(super) model: Model,
    /// The first moments of the parameters, and the second ones.
    pub(super) moments: [Vec<f32>; 2],
    /// The order of the positions in the epoch.
    order: Vec<u32>,
    pieces: Vec<Piece>,
    decays: Vec<f32>,
    limits: Vec<f32>,
}

/// How far a training has come, and a checksum of what determines it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct State {
    pub(super) fingerprint: u32,
    step: u64,
    /// The sum of the losses of the epoch so far.
    loss: f64,
    epochs: Vec<Epoch>,
}

/// A piece of a step: the derivatives of its positions.
struct Piece {
    gradient: Vec<f32>,
    loss: f64,
    scratch: Scratch,
}

impl<'a> Trainer<'a> {
    /// Begins a training.
    ///
    /// # Panics
    /// If there is no position to train with, or a batch has none.
    pub fn new(
        positions: &'a Positions,
        held_back: &'a Positions,
        options: Options,
    ) -> Trainer<'a> {
        assert!(!positions.is_empty() && options.batch > 0);
        let zeros = vec![0.0; PARAMETERS];
        let pieces = options.batch.min(positions.len()).div_ceil(PIECE);
        let pieces = (0..pieces).map(|_| Piece {
            gradient: zeros.clone(),
            loss: 0.0,
            scratch: Scratch::default(),
        });
        let mut trainer = Trainer {
            factors: Factors::of(positions),
            state: State {
                fingerprint: fingerprint(&options, [positions, held_back]),
                step: 0,
                loss: 0.0,
                epochs: Vec::new(),
            },
            model: Model::new(options.seed),
            moments: [zeros.clone(), zeros.clone()],
            order: Vec::new(),
            pieces: pieces.collect(),
            decays: by_tensor(|tensor| match tensor.is_bias() {
                true => 0.0,
                false => options.decay as f32,
            }),
            limits: by_tensor(limit),
            positions,
            held_back,
            options,
        };
        trainer.shuffle();
        trainer
    }

    /// Returns the model as it is.
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// Returns the options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the losses of the epochs so far.
    pub fn epochs(&self) -> &[Epoch] {
        &self.state.epochs
    }

    /// Returns how many points of the search's score make the odds ten times better, by the
    /// results of the positions to train with, for each kind of boards and goals.
    pub fn score_scales(&self) -> [f64; KINDS] {
        self.factors.0.map(|factor| LN_10 / factor)
    }

    /// Returns the steps made.
    pub const fn steps(&self) -> u64 {
        self.state.step
    }

    /// Returns the steps of the whole training.
    pub fn all_steps(&self) -> u64 {
        self.steps_of_epoch() * u64::from(self.options.epochs)
    }

    /// Tells whether all epochs are over.
    pub fn is_done(&self) -> bool {
        self.state.step >= self.all_steps()
    }

    fn steps_of_epoch(&self) -> u64 {
        self.positions.len().div_ceil(self.options.batch) as u64
    }

    /// Makes a step and returns the number of its positions; after the last one of an epoch also
    /// works out the losses. Does nothing at the end.
    pub fn step(&mut self) -> usize {
        if self.is_done() {
            return 0;
        }
        let first = (self.state.step % self.steps_of_epoch()) as usize * self.options.batch;
        let end = (first + self.options.batch).min(self.positions.len());
        self.differentiate(first..end);
        self.state.step += 1;
        self.update(end - first);
        if self.state.step.is_multiple_of(self.steps_of_epoch()) {
            self.finish_epoch();
        }
        end - first
    }

    /// Works out each piece's derivatives of the sum of the losses.
    fn differentiate(&mut self, batch: std::ops::Range<usize>) {
        let epoch = self.state.epochs.len();
        let lambda = self.options.lambda as f32;
        let pieces = self.pieces.par_iter_mut();
        let places = self.order[batch].par_chunks(PIECE);
        pieces.zip(places).for_each(|(piece, places)| {
            piece.gradient.fill(0.0);
            piece.loss = 0.0;
            for place in places {
                let packed = self.positions.at(*place as usize);
                let variant = packed.variant();
                let sets = image(variant.size, image_number(*place, epoch), packed.sets);
                let features = Features::of(sets, variant);
                let target = self.factors.target(packed, lambda);
                let logit = self.model.forward(&features, &mut piece.scratch);
                let slope = chance(logit) - target;
                self.model
                    .backward(&features, slope, &mut piece.scratch, &mut piece.gradient);
                piece.loss += cross_entropy(f64::from(logit), f64::from(target));
            }
        });
    }

    /// Adds the pieces up and moves each parameter.
    fn update(&mut self, count: usize) {
        let pieces = &self.pieces[..count.div_ceil(PIECE)];
        for piece in pieces {
            self.state.loss += piece.loss;
        }
        let rate = self.rate();
        let correction = |moment: f64| 1.0 - pow(moment, self.state.step as f64);
        let step = Adam {
            rate: (rate / correction(FIRST_MOMENT)) as f32,
            second: (1.0 / correction(SECOND_MOMENT)) as f32,
            decay: rate as f32,
            share: 1.0 / count as f32,
        };
        let [firsts, seconds] = &mut self.moments;
        let stripes = self.model.parameters.par_chunks_mut(STRIPE);
        let firsts = firsts.par_chunks_mut(STRIPE);
        let seconds = seconds.par_chunks_mut(STRIPE);
        let (decays, limits) = (&self.decays, &self.limits);
        stripes.zip(firsts).zip(seconds).enumerate().for_each(
            |(number, ((weights, firsts), seconds))| {
                let start = number * STRIPE;
                let places = start..start + weights.len();
                let mut sum = [0.0; STRIPE];
                for piece in pieces {
                    let slopes = &piece.gradient[places.clone()];
                    sum.iter_mut().zip(slopes).for_each(|(sum, it)| *sum += it);
                }
                step.apply(weights, firsts, seconds, &decays[places.clone()], &sum);
                for (weight, limit) in weights.iter_mut().zip(&limits[places]) {
                    *weight = weight.clamp(-limit, *limit);
                }
            },
        );
    }

    /// The learning rate of the current step.
    fn rate(&self) -> f64 {
        let share = (self.state.step - 1) as f64 / self.all_steps() as f64;
        let cosine = 0.5 + 0.5 * cos(PI * share);
        self.options.rate * (Options::LAST_RATE + (1.0 - Options::LAST_RATE) * cosine)
    }

    fn finish_epoch(&mut self) {
        let logit = |packed: &Packed| logit_of(&self.model, packed);
        let [held_back, held_back_scores, held_back_evaluated] =
            mean_losses(self.held_back, None, &self.factors, logit);
        self.state.epochs.push(Epoch {
            loss: self.state.loss / self.positions.len() as f64,
            held_back,
            held_back_scores,
            held_back_evaluated,
        });
        self.state.loss = 0.0;
        self.shuffle();
    }

    /// Puts the positions in the order of the coming epoch.
    pub(super) fn shuffle(&mut self) {
        let epoch = self.state.epochs.len() as u64;
        let seed = Random::mix(Random::mix(self.options.seed) ^ epoch);
        let mut random = Random::new(seed);
        self.order.clear();
        self.order.extend(0..self.positions.len() as u32);
        for place in (1..self.order.len()).rev() {
            self.order.swap(place, random.below(place + 1));
        }
    }
}

/// Returns a checksum of everything that determines a training.
fn fingerprint(options: &Options, positions: [&Positions; 2]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(format!("{options:?}").as_bytes());
    for positions in positions {
        positions.hash(&mut hasher);
    }
    hasher.finalize()
}

/// Adam's step for some parameters.
struct Adam {
    /// The learning rate, corrected for the first moments' start at 0.
    rate: f32,
    /// The second moments' correction.
    second: f32,
    /// What is multiplied with a parameter's decay.
    decay: f32,
    /// What makes a sum of derivatives a mean.
    share: f32,
}

impl Adam {
    fn apply(
        &self,
        weights: &mut [f32],
        firsts: &mut [f32],
        seconds: &mut [f32],
        decays: &[f32],
        gradient: &[f32],
    ) {
        const FIRST: f32 = FIRST_MOMENT as f32;
        const SECOND: f32 = SECOND_MOMENT as f32;
        for at in 0..weights.len() {
            let slope = gradient[at] * self.share;
            firsts[at] = FIRST * firsts[at] + (1.0 - FIRST) * slope;
            seconds[at] = SECOND * seconds[at] + (1.0 - SECOND) * slope * slope;
            let size = (seconds[at] * self.second).sqrt() + EPSILON;
            let decay = self.decay * decays[at] * weights[at];
            weights[at] -= self.rate * firsts[at] / size + decay;
        }
    }
}

/// What makes the search's scores logits, by the results: a factor for each kind of boards and
/// goals.
pub(super) struct Factors([f64; KINDS]);

impl Factors {
    pub(super) fn of(positions: &Positions) -> Factors {
        Factors(std::array::from_fn(|kind| {
            let factor = best_factor(positions.len(), |place| {
                let packed = positions.at(place);
                let score = match packed.kind() as usize == kind {
                    true => packed.score,
                    false => 0,
                };
                (score.into(), packed.result.into())
            });
            if factor > 0.0 { factor } else { 1.0 / POINTS }
        }))
    }

    /// Returns the logit that a position's score stands for.
    pub(super) fn logit(&self, packed: &Packed) -> f64 {
        self.0[packed.kind() as usize] * f64::from(packed.score)
    }

    /// Returns the target: the share of the result, and the rest the chance that the score stands
    /// for.
    pub(super) fn target(&self, packed: &Packed, lambda: f32) -> f32 {
        let of_score = chance(self.logit(packed) as f32);
        lambda * packed.result + (1.0 - lambda) * of_score
    }
}

/// The number of a position's mirror image in an epoch: in eight epochs each of them once.
fn image_number(place: u32, epoch: usize) -> usize {
    ((Random::mix(u64::from(place)) >> 40) as usize + epoch) & 7
}

/// Returns an image of two sets of pieces on a board, for each of 8 numbers in a row; those of a
/// square board all differ, and 0 is the same position.
fn image(size: Size, number: usize, sets: [SquareSet; 2]) -> [SquareSet; 2] {
    let count = Symmetry::of(size).count();
    let symmetry = Symmetry::of(size).nth(number % count);
    symmetry.map_or(sets, |symmetry| sets.map(|set| symmetry.set(set)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::CheckpointError;
    use crate::net::tests::{OPTIONS, positions};
    use rayon::ThreadPoolBuilder;

    fn trained<'a>(positions: &'a Positions, held_back: &'a Positions) -> Trainer<'a> {
        let mut trainer = Trainer::new(positions, held_back, OPTIONS);
        while trainer.step() > 0 {}
        trainer
    }

    #[test]
    fn each_epoch_trains_with_each_position() {
        let (positions, held_back) = positions();
        let mut trainer = Trainer::new(&positions, &held_back, OPTIONS);
        for epoch in 1..=OPTIONS.epochs as usize {
            let mut order = trainer.order.clone();
            let mut count = 0;
            while trainer.epochs().len() < epoch {
                count += trainer.step();
            }
            assert_eq!(count, positions.len());
            assert_ne!(trainer.order, order);
            order.sort_unstable();
            assert!(order.iter().copied().eq(0..positions.len() as u32));
        }
        assert!(trainer.is_done());
        assert_eq!(trainer.step(), 0);
        let images: Vec<usize> = (0..8).map(|epoch| image_number(77, epoch)).collect();
        assert!((0..8).all(|number| images.contains(&number)));
    }

    #[test]
    fn the_loss_falls() {
        let (positions, held_back) = positions();
        let trainer = trained(&positions, &held_back);
        let epochs = trainer.epochs();
        assert!(epochs[2].loss < epochs[0].loss - 0.01, "{epochs:?}");
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let (positions, held_back) = positions();
        let [one, three] = [1, 3].map(|threads| {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build();
            pool.unwrap()
                .install(|| trained(&positions, &held_back).checkpoint().unwrap())
        });
        assert!(one == three);
    }

    /// Interrupted after any step, a training ends as if it had not been.
    #[test]
    fn resumed_trainings_end_the_same() {
        let (positions, held_back) = positions();
        let whole = trained(&positions, &held_back);
        let whole = (whole.checkpoint().unwrap(), whole.steps());
        for interruption in 0..whole.1 {
            let mut first = Trainer::new(&positions, &held_back, OPTIONS);
            for _ in 0..interruption {
                first.step();
            }
            let mut second = Trainer::new(&positions, &held_back, OPTIONS);
            second.resume(&first.checkpoint().unwrap()).unwrap();
            assert_eq!(second.steps(), interruption);
            while second.step() > 0 {}
            assert!(second.checkpoint().unwrap() == whole.0, "{interruption}");
        }
    }

    #[test]
    fn states_of_other_trainings_are_refused() {
        let (positions, held_back) = positions();
        let state = trained(&positions, &held_back).checkpoint().unwrap();
        let changes: [fn(&mut Options); 3] =
            [|it| it.seed = 6, |it| it.lambda = 0.6, |it| it.rate = 0.5];
        for change in changes {
            let mut options = OPTIONS;
            change(&mut options);
            let mut other = Trainer::new(&positions, &held_back, options);
            let now = |it: &Trainer<'_>| (it.state.clone(), it.model.clone(), it.moments.clone());
            let before = now(&other);
            let refused = other.resume(&state);
            assert!(matches!(refused, Err(CheckpointError::Other)));
            assert!(now(&other) == before);
        }
        let mut other = Trainer::new(&held_back, &positions, OPTIONS);
        assert!(matches!(other.resume(&state), Err(CheckpointError::Other)));
    }

    #[test]
    fn damaged_states_are_refused() {
        let (positions, held_back) = positions();
        let mut trainer = Trainer::new(&positions, &held_back, OPTIONS);
        let state = trainer.checkpoint().unwrap();
        for at in (0..state.len()).step_by(state.len() / 50) {
            let mut bytes = state.clone();
            bytes[at] ^= 4;
            let refused = trainer.resume(&bytes).unwrap_err();
            let is_told = match refused {
                CheckpointError::NotState => at < 14,
                CheckpointError::Damaged { found, computed } => found != computed,
                _ => false,
            };
            assert!(is_told, "{at}: {refused}");
            assert!(trainer.resume(&state[..at]).is_err());
        }
        trainer.resume(&state).unwrap();
    }
}
