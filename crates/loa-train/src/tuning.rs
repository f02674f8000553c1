use crate::logistic::{Design, Options, State, gradient, logistic, loss, standard_errors};
use crate::rows::Rows;
use loa_engine::{POINTS_FOR_TENFOLD_ODDS, Term, Weights};
use serde::{Deserialize, Serialize};
use std::f64::consts::LN_10;
use std::fmt::Write;

/// What to fit, and to which targets.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The terms that get weights; the others get 0.
    pub terms: Vec<Term>,
    /// Whether the weights for many pieces and for few may differ.
    pub has_phases: bool,
    /// The share of the game's result in the target, 0 to 1; the rest is the search's score.
    pub lambda: f64,
    /// The options of the fit.
    pub options: Options,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            terms: Term::ALL.to_vec(),
            has_phases: true,
            lambda: 1.0,
            options: Options::default(),
        }
    }
}

/// The weights of a term, in points for 1 of its value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TermWeight {
    /// The term.
    pub term: Term,
    /// The weight with many pieces on the board.
    pub many: f64,
    /// The weight with few.
    pub few: f64,
    /// The standard errors of the two, where the data determine them.
    pub errors: Option<(f64, f64)>,
}

/// The result of a fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The weights, one for each term of the plan.
    pub weights: Vec<TermWeight>,
    /// The mean loss on the rows fitted to.
    pub loss: f64,
    /// The mean loss on the others.
    pub check_loss: f64,
}

/// Part of the weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Both,
    Many,
    Few,
}

/// The logistic function is that of points over a number; this many points make the number 1.
pub(crate) const POINTS: f64 = POINTS_FOR_TENFOLD_ODDS / LN_10;

/// The search's scores as the only column, in points.
struct Scores<'a>(&'a Rows);

impl Design for Scores<'_> {
    fn rows(&self) -> usize {
        self.0.len()
    }

    fn columns(&self) -> usize {
        1
    }

    fn fill(&self, row: usize, numbers: &mut [f64]) {
        numbers[0] = self.0.score(row) / POINTS;
    }

    fn target(&self, row: usize) -> f64 {
        self.0.result(row)
    }
}

/// Returns how many points of the search's score make the odds ten times better, and the mean loss
/// of the scores read so; `None` where scores tell nothing.
pub fn score_scale(rows: &Rows) -> Option<(f64, f64)> {
    let scores = Scores(rows);
    let mut state = State::new(1);
    state.finish(&scores, &Scores(&Rows::default()), &Options::default());
    let factor = state.weights[0];
    (factor > 0.0).then(|| {
        (
            POINTS_FOR_TENFOLD_ODDS / factor,
            loss(&scores, &state.weights),
        )
    })
}

/// The inputs of the evaluation as columns, in points for a weight of 1.
struct Inputs<'a> {
    rows: &'a Rows,
    columns: Vec<(Term, Part)>,
    targets: Vec<f64>,
}

impl<'a> Inputs<'a> {
    fn new(rows: &'a Rows, plan: &Plan, scale: f64) -> Inputs<'a> {
        let parts: &[Part] = if plan.has_phases {
            &[Part::Many, Part::Few]
        } else {
            &[Part::Both]
        };
        let terms = plan.terms.iter();
        Inputs {
            rows,
            columns: terms
                .flat_map(|term| parts.iter().map(|part| (*term, *part)))
                .collect(),
            targets: (0..rows.len())
                .map(|row| {
                    let of_score = logistic(rows.score(row) * LN_10 / scale);
                    plan.lambda * rows.result(row) + (1.0 - plan.lambda) * of_score
                })
                .collect(),
        }
    }

    fn weights(&self, weights: &[f64], errors: Option<&[f64]>) -> Vec<TermWeight> {
        let mut terms: Vec<TermWeight> = Vec::new();
        for (place, (term, part)) in self.columns.iter().enumerate() {
            let weight = weights[place];
            let error = errors.map(|errors| errors[place]);
            match (part, terms.last_mut()) {
                (Part::Few, Some(last)) => {
                    last.few = weight;
                    last.errors = last.errors.zip(error).map(|((many, _), few)| (many, few));
                }
                _ => terms.push(TermWeight {
                    term: *term,
                    many: weight,
                    few: weight,
                    errors: error.map(|error| (error, error)),
                }),
            }
        }
        terms
    }
}

impl Design for Inputs<'_> {
    fn rows(&self) -> usize {
        self.rows.len()
    }

    fn columns(&self) -> usize {
        self.columns.len()
    }

    fn fill(&self, row: usize, numbers: &mut [f64]) {
        let many = self.rows.share_of_many(row);
        for (number, (term, part)) in numbers.iter_mut().zip(&self.columns) {
            let share = match part {
                Part::Both => 1.0,
                Part::Many => many,
                Part::Few => 1.0 - many,
            };
            *number = share * self.rows.input(row, *term) / POINTS;
        }
    }

    fn target(&self, row: usize) -> f64 {
        self.targets[row]
    }
}

/// A fit that can be interrupted after each step.
pub struct Tuning<'a> {
    fitted: Inputs<'a>,
    check: Inputs<'a>,
    plan: Plan,
    state: State,
}

impl<'a> Tuning<'a> {
    /// Makes a fit to some rows, checked with others. `scale` is how many points of the search's
    /// score make the odds ten times better; it matters where the score is part of the target.
    pub fn new(fitted: &'a Rows, check: &'a Rows, plan: Plan, scale: f64) -> Tuning<'a> {
        let fitted = Inputs::new(fitted, &plan, scale);
        Tuning {
            state: State::new(fitted.columns()),
            check: Inputs::new(check, &plan, scale),
            fitted,
            plan,
        }
    }

    /// Returns how far the fit is.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Resumes a fit of the same rows; returns `false` and changes nothing if that fit had other
    /// columns.
    pub fn resume(&mut self, state: State) -> bool {
        let fits = [&state.weights, &state.best]
            .iter()
            .all(|weights| weights.len() == self.fitted.columns());
        if fits {
            self.state = state;
        }
        fits
    }

    /// Makes a step and returns the loss on the rows fitted to and on the others.
    pub fn step(&mut self) -> (f64, f64) {
        self.state
            .step(&self.fitted, &self.check, &self.plan.options)
    }

    /// Fits to the end.
    pub fn finish(&mut self) {
        self.state
            .finish(&self.fitted, &self.check, &self.plan.options);
    }

    /// Returns the best weights so far, with their standard errors and losses.
    pub fn fitted(&self) -> Fitted {
        let weights = &self.state.best;
        let rows = self.fitted.rows;
        let games: Vec<_> = (0..rows.game_count())
            .map(|game| rows.rows_of(game))
            .collect();
        let errors = standard_errors(&self.fitted, weights, &games);
        Fitted {
            weights: self.fitted.weights(weights, errors.as_deref()),
            loss: loss(&self.fitted, weights),
            check_loss: loss(&self.check, weights),
        }
    }

    /// Returns the derivatives of the loss by the weights of the columns.
    pub fn gradient(&self) -> Vec<f64> {
        gradient(&self.fitted, &self.state.weights)
    }
}

/// Returns the mean loss of the results where positions are estimated with given weights.
pub fn loss_of(rows: &Rows, weights: &[TermWeight]) -> f64 {
    let plan = Plan {
        terms: weights.iter().map(|weight| weight.term).collect(),
        ..Plan::default()
    };
    let columns: Vec<f64> = weights
        .iter()
        .flat_map(|weight| [weight.many, weight.few])
        .collect();
    loss(&Inputs::new(rows, &plan, POINTS_FOR_TENFOLD_ODDS), &columns)
}

/// Returns fitted weights as the engine takes them, rounded; terms that were not fitted get 0.
pub fn engine_weights(fitted: &[TermWeight]) -> Weights {
    let unit = f64::from(Weights::UNIT);
    let none = Weights::new([0; Term::COUNT], [0; Term::COUNT]);
    fitted.iter().fold(none, |weights, weight| {
        weights.with_phases(
            weight.term,
            (weight.many * unit).round() as i32,
            (weight.few * unit).round() as i32,
        )
    })
}

/// A fit that has been interrupted, to be kept on disk as JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// What the rows and the plan come to: see [`Checkpoint::fingerprint`].
    pub fingerprint: u32,
    /// How far the fit was.
    pub state: State,
}

impl Checkpoint {
    /// Returns a checksum of what is fitted to what, but for the most steps, which may be raised.
    pub fn fingerprint(fitted: &Rows, check: &Rows, plan: &Plan) -> u32 {
        let mut hasher = crc32fast::Hasher::new();
        let mut plan = plan.clone();
        plan.options.iterations = 0;
        hasher.update(format!("{plan:?}").as_bytes());
        fitted.hash(&mut hasher);
        check.hash(&mut hasher);
        hasher.finalize()
    }
}

/// Returns the definition of the engine's default weights, in Rust.
pub fn rust_snippet(weights: &Weights) -> String {
    let numbers = |of: fn((i32, i32)) -> i32| {
        Term::ALL
            .map(|term| of(weights.phases(term)).to_string())
            .join(", ")
    };
    let mut text = String::from("pub const DEFAULT: Weights = Weights::new(\n");
    for phase in [numbers(|(many, _)| many), numbers(|(_, few)| few)] {
        // Writing to a string does not fail.
        let _ = writeln!(text, "    [{phase}],");
    }
    text.push_str(");\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_snippet_has_the_numbers_in_the_order_of_the_terms() {
        let weights = Weights::new(
            std::array::from_fn(|place| place as i32),
            std::array::from_fn(|place| -(place as i32)),
        );
        let snippet = rust_snippet(&weights);
        assert!(snippet.contains("    [0, 1, 2, 3,"));
        assert!(snippet.contains("    [0, -1, -2, -3,"));
    }
}
