//! The net with which the prover estimates new positions, fitted to searches of such positions.

use libm::{cos, exp, sqrt};
use loa::Random;

/// A new position of a proof search, and what came of a search of its own.
pub(crate) struct Leaf {
    /// What the net sees of it.
    pub(crate) inputs: Vec<f32>,
    /// The chance that the side to move reaches its goal.
    pub(crate) chance: f64,
    /// The binary logarithm of the nodes that it takes to decide that.
    pub(crate) work: f64,
}

const EPOCHS: usize = 60;
const BATCH: usize = 256;
/// The learning rate at the beginning; at the end nothing is left.
const RATE: f64 = 3e-3;
/// What an error of the work weighs beside one of the chance, and the largest that counts in full.
const WORK_WEIGHT: f64 = 0.1;
const LARGEST_ERROR: f64 = 4.0;
/// What is left of the mean gradients after each step, and of their squares.
const DECAY: [f64; 2] = [0.9, 0.999];

/// The binary logarithms of the proof numbers, to reach the goal and to prevent it: a constant,
/// and what the work and the logarithm of the odds weigh.
const BASE: f64 = 7.0;
const PER_WORK: f64 = 0.3;
const PER_LOGIT: f64 = 0.65;

/// Returns the chance with this logarithm of the odds.
pub(crate) fn chance(logit: f64) -> f64 {
    1.0 / (1.0 + exp(-logit))
}

/// Returns the weights of a net with a number of hidden neurons, in the order of the prover's
/// models. The same leaves, at least one, give the same weights.
pub(crate) fn fit_leaves(leaves: &[Leaf], neurons: usize) -> Vec<f32> {
    let mut fit = Fit::new(leaves, neurons);
    let mut order: Vec<usize> = (0..leaves.len()).collect();
    let mut random = Random::new(1);
    for epoch in 0..EPOCHS {
        for end in (1..order.len()).rev() {
            order.swap(end, random.below(end + 1));
        }
        let left = cos(std::f64::consts::PI * epoch as f64 / EPOCHS as f64);
        for batch in order.chunks(BATCH) {
            fit.step(leaves, batch, RATE * (1.0 + left) / 2.0);
        }
    }
    fit.weights()
}

/// A net whose two results are the logarithm of the odds and the work.
struct Fit {
    lanes: usize,
    /// The mean of each input, and the factor that makes its variance 1.
    scales: Vec<(f64, f64)>,
    /// A row for each input, the constants, and a row for each result.
    weights: Vec<f64>,
    gradient: Vec<f64>,
    /// The means of gradients and of their squares.
    means: Vec<[f64; 2]>,
    steps: i32,
}

impl Fit {
    fn new(leaves: &[Leaf], neurons: usize) -> Fit {
        let count = leaves.len() as f64;
        let inputs = leaves[0].inputs.len();
        let scale = |input: usize| {
            let values = || leaves.iter().map(|leaf| f64::from(leaf.inputs[input]));
            let mean = values().sum::<f64>() / count;
            let variance = values().map(|it| (it - mean) * (it - mean)).sum::<f64>() / count;
            (
                mean,
                if variance > 1e-9 {
                    1.0 / sqrt(variance)
                } else {
                    0.0
                },
            )
        };
        let lanes = neurons + 2;
        let size = (inputs + 1 + 2) * lanes;
        let mut random = Random::new(0);
        let mut weights = vec![0.0; size];
        for (at, weight) in weights.iter_mut().enumerate() {
            let small = random.below(2001) as f64 / 1000.0 - 1.0;
            match (at / lanes, at % lanes < neurons) {
                (_, false) => {}
                (row, _) if row <= inputs => *weight = small / sqrt(inputs as f64 / 3.0),
                _ => *weight = small / 10.0,
            }
        }
        weights[inputs * lanes + neurons + 1] =
            leaves.iter().map(|it| it.work).sum::<f64>() / count;
        Fit {
            lanes,
            scales: (0..inputs).map(scale).collect(),
            weights,
            gradient: vec![0.0; size],
            means: vec![[0.0; 2]; size],
            steps: 0,
        }
    }

    fn row(&self, row: usize) -> &[f64] {
        &self.weights[row * self.lanes..][..self.lanes]
    }

    /// Adds a leaf's gradient.
    fn differentiate(&mut self, leaf: &Leaf) {
        let (inputs, neurons) = (self.scales.len(), self.lanes - 2);
        let scaled = leaf.inputs.iter().zip(&self.scales);
        let scaled = scaled.map(|(input, (mean, factor))| (f64::from(*input) - mean) * factor);
        let scaled: Vec<f64> = scaled.chain([1.0]).collect();
        let mut sums = vec![0.0; self.lanes];
        for (row, input) in scaled.iter().enumerate() {
            for (sum, weight) in sums.iter_mut().zip(self.row(row)) {
                *sum += input * weight;
            }
        }
        let second = [0, 1].map(|result| self.row(inputs + 1 + result)[..neurons].to_vec());
        let neuron = |at: usize| sums[at].max(0.0);
        let results = [0, 1].map(|result: usize| {
            let hidden = (0..neurons).map(|at| neuron(at) * second[result][at]);
            sums[neurons + result] + hidden.sum::<f64>()
        });
        let error = (results[1] - leaf.work).clamp(-LARGEST_ERROR, LARGEST_ERROR);
        let slopes = [chance(results[0]) - leaf.chance, WORK_WEIGHT * error];
        let of_lane = |at: usize| match at.checked_sub(neurons) {
            Some(result) => slopes[result],
            None if sums[at] > 0.0 => slopes[0] * second[0][at] + slopes[1] * second[1][at],
            None => 0.0,
        };
        let of_lanes: Vec<f64> = (0..self.lanes).map(of_lane).collect();
        let (first, rest) = self.gradient.split_at_mut((inputs + 1) * self.lanes);
        for (row, input) in first.chunks_exact_mut(self.lanes).zip(&scaled) {
            for (sum, slope) in row.iter_mut().zip(&of_lanes) {
                *sum += input * slope;
            }
        }
        for (row, slope) in rest.chunks_exact_mut(self.lanes).zip(slopes) {
            (0..neurons).for_each(|at| row[at] += slope * neuron(at));
        }
    }

    /// Takes a step of Adam (Kingma and Ba, 2015).
    fn step(&mut self, leaves: &[Leaf], batch: &[usize], rate: f64) {
        self.gradient.fill(0.0);
        batch.iter().for_each(|at| self.differentiate(&leaves[*at]));
        self.steps += 1;
        let whole = DECAY.map(|decay| 1.0 - decay.powi(self.steps));
        let all = self
            .weights
            .iter_mut()
            .zip(&self.gradient)
            .zip(&mut self.means);
        for ((weight, sum), means) in all {
            let slope = sum / batch.len() as f64;
            for ((mean, decay), value) in means.iter_mut().zip(DECAY).zip([slope, slope * slope]) {
                *mean = decay * *mean + (1.0 - decay) * value;
            }
            *weight -= rate * (means[0] / whole[0]) / (sqrt(means[1] / whole[1]) + 1e-8);
        }
    }

    /// Returns the weights for inputs as they are, and for the proof numbers as results.
    fn weights(&self) -> Vec<f32> {
        let (inputs, neurons) = (self.scales.len(), self.lanes - 2);
        let numbers = |logit: f64, work: f64| {
            [-1.0, 1.0].map(|sign| PER_WORK * work + sign * PER_LOGIT * logit)
        };
        let mut weights = self.weights.clone();
        let (first, second) = weights.split_at_mut((inputs + 1) * self.lanes);
        let (rows, constants) = first.split_at_mut(inputs * self.lanes);
        for (row, (mean, factor)) in rows.chunks_exact_mut(self.lanes).zip(&self.scales) {
            for (weight, constant) in row.iter_mut().zip(&mut *constants) {
                *weight *= factor;
                *constant -= mean * *weight;
            }
        }
        for row in first.chunks_exact_mut(self.lanes) {
            [row[neurons], row[neurons + 1]] = numbers(row[neurons], row[neurons + 1]);
        }
        let constants = &mut first[inputs * self.lanes..];
        (0..2).for_each(|result| constants[neurons + result] += BASE);
        let (logits, works) = second.split_at_mut(self.lanes);
        for (logit, work) in logits.iter_mut().zip(works) {
            [*logit, *work] = numbers(*logit, *work);
        }
        weights.into_iter().map(|weight| weight as f32).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A net of the first input's sign: it decides, and takes the work of the second.
    #[test]
    fn a_net_learns_who_wins_and_what_that_takes() {
        let mut random = Random::new(7);
        let mut leaf = || {
            let inputs = [0, 1].map(|_: u32| random.below(21) as f32 - 10.0);
            Leaf {
                inputs: inputs.to_vec(),
                chance: f64::from(u8::from(inputs[0] > 0.0)),
                work: f64::from(inputs[1].abs()),
            }
        };
        let leaves: Vec<Leaf> = (0..12_000).map(|_| leaf()).collect();
        let weights = fit_leaves(&leaves, 6);
        assert_eq!(weights, fit_leaves(&leaves, 6));
        let rows: Vec<&[f32]> = weights.chunks(8).collect();
        let logarithms = |x: f32, y: f32| {
            let sum = |lane: usize| rows[0][lane] * x + rows[1][lane] * y + rows[2][lane];
            [0, 1].map(|result| {
                let hidden = (0..6).map(|at| sum(at).max(0.0) * rows[3 + result][at]);
                sum(6 + result) + hidden.sum::<f32>()
            })
        };
        let [easy, hard] = [logarithms(8.0, 0.0), logarithms(8.0, 9.0)];
        assert!(easy[0] + 2.0 < easy[1] && hard[0] + 2.0 < hard[1]);
        let [work, more] = [easy, hard].map(|it| (it[0] + it[1]) / 2.0);
        assert!(
            (more - work - 9.0 * PER_WORK as f32).abs() < 0.5,
            "{work} {more}"
        );
        let lost = logarithms(-8.0, 5.0);
        assert!(lost[0] > lost[1] + 2.0);
    }
}
