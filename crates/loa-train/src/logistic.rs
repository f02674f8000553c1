//! Logistic regression: the weights of columns with which the logistic function of their weighted
//! sum comes nearest to targets from 0 to 1, by Newton's method.
//!
//! Sums are taken over pieces of a fixed length, in order, so that the number of threads changes
//! nothing.

use crate::linear::Matrix;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// Rows of numbers, one for each column.
pub trait Design: Sync {
    /// Returns the number of rows.
    fn rows(&self) -> usize;
    /// Returns the number of columns.
    fn columns(&self) -> usize;
    /// Works out a row's numbers.
    fn fill(&self, row: usize, numbers: &mut [f64]);
    /// Returns what a row's logistic function should be.
    fn target(&self, row: usize) -> f64;
}

/// The state of a fit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The steps made.
    pub iteration: u32,
    /// The weights, by column.
    pub weights: Vec<f64>,
    /// The best weights for the check rows.
    pub best: Vec<f64>,
    /// Their loss there.
    pub best_check: Option<f64>,
    /// The steps since then.
    pub stale: u32,
    /// Whether nothing is left to gain.
    pub is_done: bool,
}

/// The options of a fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// The ridge penalty on the mean square of the weights of scaled columns: small, so that
    /// dependent columns have finite weights.
    pub ridge: f64,
    /// The most steps.
    pub iterations: u32,
    /// The fit ends after this many steps without improvement on the check rows.
    pub patience: u32,
    /// The fit ends when a step gains less.
    pub least_gain: f64,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            ridge: 1e-6,
            iterations: 50,
            patience: 5,
            least_gain: 1e-10,
        }
    }
}

/// The rows of one piece of a sum.
const PIECE: usize = 2048;

/// Halvings of a step that gains nothing.
const HALVINGS: u32 = 30;

impl State {
    /// Returns the state before the first step, all weights 0.
    pub fn new(columns: usize) -> State {
        State {
            iteration: 0,
            weights: vec![0.0; columns],
            best: vec![0.0; columns],
            best_check: None,
            stale: 0,
            is_done: false,
        }
    }

    /// Makes a step and returns the loss that is left on the rows fitted to and on the others.
    ///
    /// Columns without any number but 0 keep the weight 0.
    pub fn step(
        &mut self,
        fitted: &impl Design,
        check: &impl Design,
        options: &Options,
    ) -> (f64, f64) {
        let scales = scales(fitted);
        let slope = slope(fitted, &self.weights, &scales, options.ridge);
        let before = slope.loss;
        let mut after = before;
        if let Some(hessian) = slope.second.cholesky() {
            let step = hessian.solve(&slope.gradient);
            let mut factor = 1.0;
            for _ in 0..HALVINGS {
                let weights: Vec<f64> = (0..step.len())
                    .map(|column| self.weights[column] - factor * step[column] / scales[column])
                    .collect();
                let loss = loss(fitted, &weights) + charge(&weights, &scales, options.ridge);
                if loss < before {
                    (self.weights, after) = (weights, loss);
                    break;
                }
                factor /= 2.0;
            }
        }
        self.iteration += 1;
        let check = self.judge(check);
        self.is_done = before - after < options.least_gain
            || self.stale > options.patience
            || self.iteration >= options.iterations;
        (loss(fitted, &self.weights), check)
    }

    /// Makes steps until nothing is left to gain.
    pub fn finish(&mut self, fitted: &impl Design, check: &impl Design, options: &Options) {
        while !self.is_done {
            self.step(fitted, check, options);
        }
    }

    /// Keeps the weights if they are the best so far for rows that are not fitted to.
    fn judge(&mut self, check: &impl Design) -> f64 {
        let loss = loss(check, &self.weights);
        if check.rows() == 0 || self.best_check.is_none_or(|best| loss <= best) {
            self.best.clone_from(&self.weights);
            self.best_check = (check.rows() > 0).then_some(loss);
            self.stale = 0;
        } else {
            self.stale += 1;
        }
        loss
    }
}

/// Returns the mean loss: the cross entropy of targets and logistic functions; 0 without rows.
pub fn loss(design: &impl Design, weights: &[f64]) -> f64 {
    let sums = over_pieces(design, &0.0, |sum, numbers, target| {
        *sum += loss_of_row(weighted(numbers, weights), target);
    });
    sums.iter().sum::<f64>() / design.rows().max(1) as f64
}

/// Returns the derivatives of the mean loss by the weights.
pub fn gradient(design: &impl Design, weights: &[f64]) -> Vec<f64> {
    let ones = vec![1.0; design.columns()];
    slope(design, weights, &ones, 0.0).gradient
}

/// The loss with what the weights are charged, and its derivatives by the weights of the columns
/// brought to one scale.
#[derive(Clone)]
struct Slope {
    loss: f64,
    gradient: Vec<f64>,
    second: Matrix,
}

fn slope(design: &impl Design, weights: &[f64], scales: &[f64], ridge: f64) -> Slope {
    let columns = design.columns();
    let zero = Slope {
        loss: 0.0,
        gradient: vec![0.0; columns],
        second: Matrix::zero(columns),
    };
    let pieces = over_pieces(design, &zero, |slope, numbers, target| {
        let weighted = weighted(numbers, weights);
        let chance = logistic(weighted);
        slope.loss += loss_of_row(weighted, target);
        for (number, scale) in numbers.iter_mut().zip(scales) {
            *number /= scale;
        }
        for (sum, number) in slope.gradient.iter_mut().zip(&*numbers) {
            *sum += (chance - target) * number;
        }
        slope.second.add_square(numbers, chance * (1.0 - chance));
    });
    let mut sum = zero;
    for piece in pieces {
        sum.loss += piece.loss;
        for (sum, piece) in sum.gradient.iter_mut().zip(&piece.gradient) {
            *sum += piece;
        }
        sum.second.add(&piece.second);
    }
    let rows = design.rows().max(1) as f64;
    sum.loss = sum.loss / rows + charge(weights, scales, ridge);
    for column in 0..columns {
        let scaled = weights[column] * scales[column];
        sum.gradient[column] = sum.gradient[column] / rows + ridge * scaled;
        for cell in sum.second.row_mut(column) {
            *cell /= rows;
        }
        // A column of nothing but 0 has a weight of 0, and stays there.
        sum.second.row_mut(column)[column] += ridge.max(f64::MIN_POSITIVE);
    }
    sum
}

/// The charge is on the weights that the columns would have if they were brought to one scale.
fn charge(weights: &[f64], scales: &[f64], ridge: f64) -> f64 {
    let squares = weights.iter().zip(scales).map(|(w, s)| (w * s).powi(2));
    ridge / 2.0 * squares.sum::<f64>()
}

/// The root of the mean square of each column; 1 for one of nothing but 0.
fn scales(design: &impl Design) -> Vec<f64> {
    let zero = vec![0.0; design.columns()];
    let pieces = over_pieces(design, &zero, |sums, numbers, _| {
        for (sum, number) in sums.iter_mut().zip(numbers) {
            *sum += *number * *number;
        }
    });
    let rows = design.rows().max(1) as f64;
    (0..design.columns())
        .map(|column| {
            let sum: f64 = pieces.iter().map(|piece| piece[column]).sum();
            if sum > 0.0 { (sum / rows).sqrt() } else { 1.0 }
        })
        .collect()
}

/// Returns the standard errors of fitted weights. `groups` are ranges of dependent rows,
/// such as those of one game: each counts as one observation (the sandwich estimate by clusters).
///
/// `None` where the rows don't determine the weights.
pub fn standard_errors(
    design: &impl Design,
    weights: &[f64],
    groups: &[std::ops::Range<usize>],
) -> Option<Vec<f64>> {
    let scales = scales(design);
    let slope = slope(design, weights, &scales, Options::default().ridge);
    let inverse = slope.second.cholesky()?;
    let columns = design.columns();
    let mut meat = Matrix::zero(columns);
    let mut numbers = vec![0.0; columns];
    for group in groups {
        let mut sums = vec![0.0; columns];
        for row in group.clone() {
            design.fill(row, &mut numbers);
            let error = logistic(weighted(&numbers, weights)) - design.target(row);
            for column in 0..columns {
                sums[column] += error * numbers[column] / scales[column];
            }
        }
        meat.add_square(&sums, 1.0);
    }
    let rows = design.rows().max(1) as f64;
    let error = |column: usize| {
        let mut unit = vec![0.0; columns];
        unit[column] = 1.0;
        let bread = inverse.solve(&unit);
        let mut variance = 0.0;
        for row in 0..columns {
            for other in 0..columns {
                let cell = meat.at(row.max(other), row.min(other));
                variance += bread[row] * cell * bread[other];
            }
        }
        variance.sqrt() / rows / scales[column]
    };
    Some((0..columns).map(error).collect())
}

/// Adds up the rows of each piece, given their numbers and targets.
fn over_pieces<T: Clone + Send + Sync>(
    design: &impl Design,
    zero: &T,
    add: impl Fn(&mut T, &mut [f64], f64) + Sync,
) -> Vec<T> {
    let pieces = 0..design.rows().div_ceil(PIECE);
    let sum = |piece: usize| {
        let (mut sum, mut numbers) = (zero.clone(), vec![0.0; design.columns()]);
        for row in piece * PIECE..((piece + 1) * PIECE).min(design.rows()) {
            design.fill(row, &mut numbers);
            add(&mut sum, &mut numbers, design.target(row));
        }
        sum
    };
    pieces.into_par_iter().map(sum).collect()
}

/// Returns the cross entropy of a row's target and the logistic function of its weighted sum.
fn loss_of_row(sum: f64, target: f64) -> f64 {
    softplus(sum) - target * sum
}

fn weighted(numbers: &[f64], weights: &[f64]) -> f64 {
    numbers.iter().zip(weights).map(|(n, w)| n * w).sum()
}

/// Returns the logistic function.
pub fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The logarithm of one plus the exponential.
fn softplus(x: f64) -> f64 {
    x.max(0.0) + (-x.abs()).exp().ln_1p()
}
