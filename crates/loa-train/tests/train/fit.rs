//! Fits: derivatives are right, known weights come out, and nothing depends on how it was run.

use loa::Random;
use loa_train::logistic::{Design, Options, State, gradient, logistic, loss, standard_errors};

/// Rows of made-up numbers, the same for the same seed.
struct MadeUp {
    numbers: Vec<[f64; 4]>,
    targets: Vec<f64>,
}

const TRUE_WEIGHTS: [f64; 4] = [1.5, -0.5, 0.02, 0.0];
/// The columns have different sizes, and the second goes along with the first.
const SIZES: [f64; 4] = [1.0, 3.0, 60.0, 0.1];

/// A number from 0 to 1.
fn share(random: &mut Random) -> f64 {
    (random.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}

impl MadeUp {
    fn new(rows: usize, seed: u64) -> MadeUp {
        let mut random = Random::new(seed);
        let mut made_up = MadeUp {
            numbers: Vec::new(),
            targets: Vec::new(),
        };
        for _ in 0..rows {
            let mut numbers = [0; 4].map(|_| 2.0 * share(&mut random) - 1.0);
            numbers[1] = 0.5 * (numbers[1] + numbers[0]);
            for (number, size) in numbers.iter_mut().zip(SIZES) {
                *number *= size;
            }
            let sum: f64 = numbers.iter().zip(TRUE_WEIGHTS).map(|(n, w)| n * w).sum();
            made_up.numbers.push(numbers);
            let is_won = share(&mut random) < logistic(sum);
            made_up.targets.push(if is_won { 1.0 } else { 0.0 });
        }
        made_up
    }
}

impl Design for MadeUp {
    fn rows(&self) -> usize {
        self.numbers.len()
    }

    fn columns(&self) -> usize {
        4
    }

    fn fill(&self, row: usize, numbers: &mut [f64]) {
        numbers.copy_from_slice(&self.numbers[row]);
    }

    fn target(&self, row: usize) -> f64 {
        self.targets[row]
    }
}

fn fitted(rows: &MadeUp, check: &MadeUp) -> State {
    let mut state = State::new(4);
    state.finish(rows, check, &Options::default());
    state
}

#[test]
fn derivatives_agree_with_differences() {
    let rows = MadeUp::new(5000, 1);
    for weights in [[0.0; 4], [1.0, -2.0, 0.1, 5.0], TRUE_WEIGHTS] {
        let derivatives = gradient(&rows, &weights);
        for column in 0..4 {
            let step = 1e-4 / SIZES[column];
            let at = |change: f64| {
                let mut weights = weights;
                weights[column] += change;
                loss(&rows, &weights)
            };
            let slope = (at(step) - at(-step)) / (2.0 * step);
            let error = (slope - derivatives[column]).abs() / SIZES[column];
            assert!(error < 1e-7, "{column}: {slope} {}", derivatives[column]);
        }
    }
}

/// Known weights are found again, as nearly as the standard errors say.
#[test]
fn known_weights_are_found() {
    let (rows, check) = (MadeUp::new(40_000, 2), MadeUp::new(4000, 3));
    let state = fitted(&rows, &check);
    let each_alone: Vec<_> = (0..rows.rows()).map(|row| row..row + 1).collect();
    let errors = standard_errors(&rows, &state.weights, &each_alone).unwrap();
    for column in 0..4 {
        let off = (state.weights[column] - TRUE_WEIGHTS[column]) / errors[column];
        assert!(off.abs() < 4.0, "{column}: {off}");
        assert!(errors[column] * SIZES[column] < 0.1);
    }
    assert!(loss(&rows, &state.weights) < loss(&rows, &TRUE_WEIGHTS));
    let still = gradient(&rows, &state.weights);
    assert!(still.iter().zip(SIZES).all(|(g, s)| g.abs() / s < 1e-4));
}

/// Rows that repeat each other say no more than one of them: counted as one observation, the
/// errors are those of the rows without the repetitions.
#[test]
fn repetitions_do_not_make_errors_smaller() {
    let rows = MadeUp::new(3000, 4);
    let mut twice = MadeUp::new(0, 0);
    for row in 0..rows.rows() {
        for _ in 0..2 {
            twice.numbers.push(rows.numbers[row]);
            twice.targets.push(rows.targets[row]);
        }
    }
    let groups = |size: usize| -> Vec<_> { (0..3000).map(|n| n * size..(n + 1) * size).collect() };
    let once = standard_errors(&rows, &TRUE_WEIGHTS, &groups(1)).unwrap();
    let grouped = standard_errors(&twice, &TRUE_WEIGHTS, &groups(2)).unwrap();
    for (a, b) in once.iter().zip(&grouped) {
        assert!((a / b - 1.0).abs() < 1e-9);
    }
}

#[test]
fn threads_and_interruptions_change_nothing() {
    let (rows, check) = (MadeUp::new(9000, 5), MadeUp::new(500, 6));
    let of_threads = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
        pool.build().unwrap().install(|| fitted(&rows, &check))
    };
    let whole = of_threads(1);
    assert_eq!(of_threads(3), whole);
    let mut state = State::new(4);
    while !state.is_done {
        state.step(&rows, &check, &Options::default());
        let text = serde_json::to_string(&state).unwrap();
        state = serde_json::from_str(&text).unwrap();
    }
    assert_eq!(state, whole);
}

/// Columns without information get no weight, and few rows no infinite one.
#[test]
fn degenerate_data_gives_finite_weights() {
    let mut rows = MadeUp::new(300, 7);
    for numbers in &mut rows.numbers {
        numbers[3] = 0.0;
        numbers[2] = numbers[1];
    }
    let none = MadeUp::new(0, 0);
    let state = fitted(&rows, &none);
    assert_eq!(state.best[3], 0.0);
    assert!((state.best[1] - state.best[2]).abs() < 1e-6);
    for few in [0, 1, 2] {
        let state = fitted(&MadeUp::new(few, 8), &none);
        assert!(state.best.iter().all(|weight| weight.is_finite()));
    }
}

#[test]
fn weights_that_do_worse_elsewhere_are_not_kept() {
    let rows = MadeUp::new(2000, 9);
    let mut opposite = MadeUp::new(2000, 10);
    for target in &mut opposite.targets {
        *target = 1.0 - *target;
    }
    let state = fitted(&rows, &opposite);
    let best = state.best_check.unwrap();
    assert_eq!(loss(&opposite, &state.best), best);
    assert!(best <= loss(&opposite, &state.weights));
}
