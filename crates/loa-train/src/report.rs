use crate::tuning::{Fitted, TermWeight, engine_weights};
use loa_engine::{POINTS_FOR_TENFOLD_ODDS, Term, Weights};
use serde::Serialize;
use std::fmt::Write;

/// What a fit has come to, for other programs: the JSON that `loa tune` writes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TuningReport {
    /// The positions fitted to.
    pub positions: usize,
    /// Their games.
    pub games: usize,
    /// The positions held back.
    pub check_positions: usize,
    /// The games held back.
    pub check_games: usize,
    /// The share of the results in what was aimed at.
    pub lambda: f64,
    /// How many points of the search's scores made the odds ten times better.
    pub score_scale: f64,
    /// How many points of the fitted evaluation do.
    pub scale: f64,
    /// The mean loss on the positions fitted to.
    pub loss: f64,
    /// The mean loss on those held back.
    pub check_loss: f64,
    /// What the engine divides its whole weights by.
    pub unit: i32,
    /// The weights.
    pub terms: Vec<ReportedTerm>,
}

/// A term's weights: with many pieces on the board, and with few.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReportedTerm {
    /// The term's name.
    pub term: String,
    /// In points for 1 of the term's value.
    pub many: f64,
    /// The same with few pieces.
    pub few: f64,
    /// The standard errors of the two.
    pub errors: Option<(f64, f64)>,
    /// As whole numbers of the engine's unit.
    pub engine: (i32, i32),
}

/// How many positions and games there were.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// The positions.
    pub positions: usize,
    /// Their games.
    pub games: usize,
}

impl TuningReport {
    /// Makes the report on a fit.
    pub fn new(
        fitted: &Fitted,
        used: Counts,
        held_back: Counts,
        lambda: f64,
        score_scale: f64,
    ) -> TuningReport {
        let engine = engine_weights(&fitted.weights);
        TuningReport {
            positions: used.positions,
            games: used.games,
            check_positions: held_back.positions,
            check_games: held_back.games,
            lambda,
            score_scale,
            scale: POINTS_FOR_TENFOLD_ODDS,
            loss: fitted.loss,
            check_loss: fitted.check_loss,
            unit: Weights::UNIT,
            terms: fitted
                .weights
                .iter()
                .map(|weight| reported(weight, &engine))
                .collect(),
        }
    }
}

fn reported(weight: &TermWeight, engine: &Weights) -> ReportedTerm {
    ReportedTerm {
        term: weight.term.to_string(),
        many: weight.many,
        few: weight.few,
        errors: weight.errors,
        engine: engine.phases(weight.term),
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
