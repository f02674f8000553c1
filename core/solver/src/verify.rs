//! Verification of solutions by the rules alone, without the solver's move generator.
//!
//! A position's value must follow from the values of the positions after its moves:
//!
//! - over: what the rules say, in 0;
//! - else, if a position after a move is lost: a win, one ply more than the soonest such loss;
//! - else, if one is tied: a tie, one ply more than the nearest such tie;
//! - else, if one is a draw: a draw;
//! - else all are won: a loss, one ply more than the latest such win.
//!
//! Values for which this holds everywhere are the true ones: there are no others. Moves never
//! leave the problem, since a side with one piece is connected and the game over before it loses
//! that, so "everywhere" is all that a game can come to.
//!
//! *Wins and losses*, by induction on the remoteness *r*. In 0 there are only positions that are
//! over, and those are right. Suppose that what is said to be won or lost in fewer than *r* plies
//! is exactly what truly is. Truly, a win in *r* is a position with a move to a loss in *r* − 1
//! and none to a sooner one, and a loss in *r* is one where every move leads to a win in fewer
//! than *r* and one to a win in *r* − 1. Here it is the same, and both speak of sooner values only.
//! So what is said is true of *r* as well, and in the end of all wins and losses.
//!
//! *Ties.* What is said to be neither won nor lost is then truly neither. Of these, a tie in *r*
//! is truly one where the shortest way to a tie in 0, over positions that are neither, has *r*
//! plies: it has a move to a tie in *r* − 1 and none to a nearer one. Again that is the same here,
//! a position without a move to a loss, and speaks of nearer values only; the same induction.
//!
//! *Draws* are what is left on both sides.
//!
//! No cycle of positions can confirm itself: every win, loss and tie depends on a value nearer to
//! the end, and a draw is refused if there is a better move.
//!
//! The proof needs every position. A sample shows less: if a solver is wrong at one position, all
//! values that follow from it are consistent with it.

use crate::{Index, PositionNumbers, Probe, TableError, TablePlace, Tier, Value};
use loa::{Position, Random};
use loa_notation::Fen;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// The positions checked between two reports of progress.
const BATCH: u64 = 1 << 14;

/// Which positions are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All that the problem covers. When none is wrong, all values are proven.
    All,
    /// A random sample, drawn with replacement.
    Sample {
        /// The size of the sample.
        positions: u64,
        /// The seed: the same seed gives the same positions.
        seed: u64,
    },
}

/// The result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verification {
    /// The number of positions checked; those with a value in one place may count once.
    pub checked: u64,
    /// The number of wrong values among them.
    pub wrong: u64,
    /// The first of those in words, at most [`Verification::SHOWN`]: the position, its value from
    /// the positions after its moves, or from the rules if it is over, and that in the solution.
    pub first: Vec<String>,
}

impl Verification {
    /// The most wrong values that are kept.
    pub const SHOWN: usize = 10;

    /// Adds the result of a batch that comes after.
    pub fn add(&mut self, batch: Verification) {
        self.checked += batch.checked;
        self.wrong += batch.wrong;
        let room = Verification::SHOWN - self.first.len();
        self.first.extend(batch.first.into_iter().take(room));
    }
}

/// Checks the values of a solution against each other, in the pool of threads it is called in.
///
/// `goes_on` receives the number of positions checked and the number of all, from one thread at a
/// time, and returns whether to check more.
///
/// # Errors
/// As [`Verifier::new`], or when the solution lacks the value of a position of its problem.
pub fn verify(
    probe: &(dyn Probe + Sync),
    extent: Extent,
    goes_on: &(dyn Fn(u64, u64) -> bool + Sync),
) -> Result<Verification, TableError> {
    let verifier = Verifier::new(probe, extent)?;
    let mut report = Verification::default();
    let mut batches = 0..verifier.batches();
    while goes_on(report.checked, verifier.total)
        && let Some(batch) = batches.next()
    {
        report.add(verifier.check(batch)?);
    }
    Ok(report)
}

/// Checks a solution batch by batch.
pub struct Verifier<'a> {
    probe: &'a (dyn Probe + Sync),
    positions: Positions<'a>,
    total: u64,
}

/// The positions to check by number.
type Positions<'a> = Box<dyn Fn(u64) -> Option<Position> + Send + Sync + 'a>;

impl<'a> Verifier<'a> {
    /// Prepares the check. Unless it is one of a sample, tables on disk are unpacked into memory,
    /// and positions whose values are in one place are checked once: images, and positions with
    /// exchanged colours.
    ///
    /// # Errors
    /// When tables can't be read, or there is no memory.
    pub fn new(probe: &'a (dyn Probe + Sync), extent: Extent) -> Result<Verifier<'a>, TableError> {
        let numbers = PositionNumbers::of(probe.problem());
        let all = numbers.count();
        let (positions, total): (Positions<'a>, u64) = match extent {
            Extent::Sample { positions, seed } => {
                let drawn = move |n| numbers.position(draw(seed, n, all));
                (Box::new(drawn), positions)
            }
            Extent::All => match probe.unpack()? {
                Some(index) => places(index),
                None => (Box::new(move |n| numbers.position(n)), all),
            },
        };
        Ok(Verifier {
            probe,
            positions,
            total,
        })
    }

    /// Returns the number of positions to check.
    pub const fn total(&self) -> u64 {
        self.total
    }

    /// Returns the number of batches.
    pub const fn batches(&self) -> u64 {
        self.total.div_ceil(BATCH)
    }

    /// Checks the positions of a batch, in the pool of threads it is called in.
    ///
    /// # Errors
    /// When the solution lacks the value of a position of its problem.
    pub fn check(&self, batch: u64) -> Result<Verification, TableError> {
        let begin = batch.saturating_mul(BATCH).min(self.total);
        let end = begin.saturating_add(BATCH).min(self.total);
        let wrong: Result<Vec<String>, TableError> = (begin..end)
            .into_par_iter()
            .filter_map(|n| check(self.probe, (self.positions)(n)?).transpose())
            .collect();
        let wrong = wrong?;
        Ok(Verification {
            checked: end - begin,
            wrong: wrong.len() as u64,
            first: wrong.into_iter().take(Verification::SHOWN).collect(),
        })
    }
}

/// Returns a position for each place of a value, tier by tier, and their number.
fn places(index: &Index) -> (Positions<'_>, u64) {
    let mut total = 0;
    let tiers = index.problem().tiers().into_iter().map(|tier| {
        let first = total;
        total += index.len(tier) as u64;
        (tier, first)
    });
    let tiers: Vec<(Tier, u64)> = tiers.collect();
    let position = move |n: u64| {
        let after = tiers.partition_point(|(_, first)| *first <= n);
        let (tier, first) = tiers[after - 1];
        let at = (n - first) as usize;
        Some(index.position_at(TablePlace { tier, at }))
    };
    (Box::new(position), total)
}

/// Says what is wrong with the value of a position, if anything is.
fn check(probe: &(dyn Probe + Sync), position: Position) -> Result<Option<String>, TableError> {
    let expected = match probe.problem().primitive(&position) {
        Some(value) => value,
        None => value_by_moves(probe, &position)?,
    };
    let found = known_value(probe, &position)?;
    let fen = Fen::from(position);
    Ok((found != expected).then(|| format!("{fen:#}: {expected} expected, {found} found")))
}

fn known_value(probe: &(dyn Probe + Sync), position: &Position) -> Result<Value, TableError> {
    let value = probe.probe(position)?;
    value.ok_or_else(|| TableError::Unknown(Box::new(*position)))
}

/// Returns the value of an ongoing position from those of the positions after its moves: that of
/// the best move, as the order of values says.
fn value_by_moves(probe: &(dyn Probe + Sync), position: &Position) -> Result<Value, TableError> {
    let mut best = Value::Loss(0);
    for mv in position.legal_moves() {
        best = best.max(known_value(probe, &position.after(mv))?.one_ply_before());
    }
    Ok(best)
}

/// Returns the `n`-th random number below a bound for a seed.
const fn draw(seed: u64, n: u64, bound: u64) -> u64 {
    Random::new(seed).skip(n).below(bound as usize) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawing_is_uniform_and_reproducible() {
        let mut drawn = [0; 10];
        for n in 0..100_000 {
            drawn[draw(7, n, 10) as usize] += 1;
        }
        assert!(
            drawn.iter().all(|times| (9_500..10_500).contains(times)),
            "{drawn:?}"
        );
        let some = |seed| -> Vec<u64> { (0..20).map(|n| draw(seed, n, 1_000_000)).collect() };
        assert_eq!(some(1), some(1));
        assert_ne!(some(1), some(2));
    }
}
