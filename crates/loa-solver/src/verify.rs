//! Solutions checked move by move, with nothing of the solver's but the rules.
//!
//! The check asks of every position whether its value is the one that the values of the positions
//! after its moves give it:
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
//! No circle of positions can vouch for itself, because every win, loss and tie rests on a value
//! nearer to the end, and a draw is refused where anything better can be had.
//!
//! All that needs every position, and a sample shows less: where a solver went wrong at one
//! position, all values that follow from it are consistent with it.

use crate::probe::moves;
use crate::{Probe, Problem, TableError, Value};
use loa::{ByColor, Color, Position, Random, Size, Square};
use rayon::prelude::*;
use std::fmt;

/// How many positions are checked between two reports of progress.
const BATCH: u64 = 1 << 14;

/// Which positions are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All that the problem covers. When none is wrong, all values are proven.
    All,
    /// So many drawn at random, all with the same chance, again and again from all.
    Sample {
        /// How many.
        positions: u64,
        /// What the drawing begins with: the same positions come for the same seed.
        seed: u64,
    },
}

/// What a check has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of positions checked.
    pub checked: u64,
    /// The number of them whose value is not what their moves make it.
    pub wrong: u64,
    /// The first of those, at most [`Report::SHOWN`].
    pub first: Vec<Mismatch>,
}

/// A position whose value is not the one that its moves make it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The position.
    pub position: Position,
    /// What the positions after its moves make it, or the rules if it is over.
    pub expected: Value,
    /// Its value in the solution.
    pub found: Value,
}

/// Why a solution could not be checked.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// Its tables can't be read.
    #[error(transparent)]
    Table(#[from] TableError),
    /// It doesn't know a position that its problem covers.
    #[error("no value for {}", in_words(.0))]
    Unknown(Box<Position>),
}

impl Report {
    /// The most mismatches that are kept.
    pub const SHOWN: usize = 10;

    fn add(&mut self, checked: u64, wrong: &[Mismatch]) {
        self.checked += checked;
        self.wrong += wrong.len() as u64;
        let room = Report::SHOWN - self.first.len();
        self.first.extend(wrong.iter().take(room));
    }
}

/// Writes the position in words with both values.
impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (position, expected) = (in_words(&self.position), self.expected);
        write!(f, "{position}: {expected} expected, {} found", self.found)
    }
}

/// Checks the values of a solution against each other, in the pool of threads it is called in.
///
/// `progress` is told, from one thread at a time, how many positions have been checked and how
/// many are to be.
///
/// # Errors
/// When the solution doesn't tell the value of a position that belongs to its problem.
pub fn verify(
    probe: &(dyn Probe + Sync),
    extent: Extent,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<Report, VerifyError> {
    let placements = Placements::new(probe.problem());
    let total = match extent {
        Extent::All => placements.count,
        Extent::Sample { positions, .. } => positions,
    };
    let nth = |n| match extent {
        Extent::All => placements.position(n),
        Extent::Sample { seed, .. } => placements.position(draw(seed, n, placements.count)),
    };
    let mut report = Report::default();
    progress(0, total);
    while report.checked < total {
        let batch = report.checked..total.min(report.checked + BATCH);
        let checked = batch.end - batch.start;
        let wrong: Result<Vec<Mismatch>, VerifyError> = batch
            .into_par_iter()
            .filter_map(|n| check(probe, nth(n)).transpose())
            .collect();
        report.add(checked, &wrong?);
        progress(report.checked, total);
    }
    Ok(report)
}

fn check(probe: &(dyn Probe + Sync), position: Position) -> Result<Option<Mismatch>, VerifyError> {
    let expected = match probe.problem().primitive(&position) {
        Some(value) => value,
        None => value_by_moves(probe, &position)?,
    };
    let found = known_value(probe, &position)?;
    Ok((found != expected).then_some(Mismatch {
        position,
        expected,
        found,
    }))
}

fn known_value(probe: &(dyn Probe + Sync), position: &Position) -> Result<Value, VerifyError> {
    let value = probe.probe(position)?;
    value.ok_or_else(|| VerifyError::Unknown(Box::new(*position)))
}

/// The value of a position that isn't over, from those of the positions after its moves.
fn value_by_moves(probe: &(dyn Probe + Sync), position: &Position) -> Result<Value, VerifyError> {
    let (mut soonest_loss, mut nearest_tie) = (None, None);
    let (mut has_draw, mut latest_win) = (false, 0);
    for mv in moves(position) {
        match known_value(probe, &position.after(mv))? {
            Value::Loss(plies) => soonest_loss = Some(at_most(plies, soonest_loss)),
            Value::Tie(plies) => nearest_tie = Some(at_most(plies, nearest_tie)),
            Value::Draw => has_draw = true,
            Value::Win(plies) => latest_win = latest_win.max(plies),
        }
    }
    Ok(match (soonest_loss, nearest_tie) {
        (Some(plies), _) => Value::Win(plies + 1),
        (None, Some(plies)) => Value::Tie(plies + 1),
        (None, None) if has_draw => Value::Draw,
        (None, None) => Value::Loss(latest_win + 1),
    })
}

fn at_most(plies: u16, limit: Option<u16>) -> u16 {
    limit.map_or(plies, |limit| plies.min(limit))
}

/// The `n`-th number below a bound that a seed gives.
const fn draw(seed: u64, n: u64, bound: u64) -> u64 {
    Random::new(seed).skip(n).below(bound as usize) as u64
}

/// All positions of a problem, numbered without gaps: every choice of squares for Black's pieces,
/// of free squares for White's, and of the side to move.
struct Placements {
    size: Size,
    squares: Vec<Square>,
    /// How many pieces each side has, and the first of the boards with so many.
    materials: Vec<(ByColor<usize>, u64)>,
    /// The number of positions.
    count: u64,
}

impl Placements {
    fn new(problem: &Problem) -> Placements {
        let squares: Vec<Square> = problem.size().squares().into_iter().collect();
        let mut materials = Vec::new();
        let mut boards = 0;
        for black in 1..=usize::from(problem.material()[Color::Black]) {
            for white in 1..=usize::from(problem.material()[Color::White]) {
                materials.push((ByColor { black, white }, boards));
                let free = squares.len() - black;
                boards += choices(squares.len(), black) * choices(free, white);
            }
        }
        Placements {
            size: problem.size(),
            squares,
            materials,
            count: boards * 2,
        }
    }

    fn position(&self, number: u64) -> Position {
        let board = number / 2;
        let later = self.materials.partition_point(|(_, first)| *first <= board);
        let (material, first) = self.materials[later - 1];
        let arrangements_of_white = choices(self.squares.len() - material.black, material.white);
        let mut position = Position::empty(self.size);
        let mut free = self.squares.clone();
        for (color, choice) in [
            (Color::Black, (board - first) / arrangements_of_white),
            (Color::White, (board - first) % arrangements_of_white),
        ] {
            for square in take(&mut free, material[color], choice) {
                let set = position.set(square, Some(color), Color::Black);
                debug_assert!(set.is_ok(), "squares of the board only");
            }
        }
        position.set_turn(Color::ALL[(number % 2) as usize]);
        position
    }
}

/// Takes some of the squares away and returns them: the choice with a number among all choices
/// of so many, those with the first square before those without.
fn take(squares: &mut Vec<Square>, how_many: usize, mut choice: u64) -> Vec<Square> {
    let mut taken = Vec::with_capacity(how_many);
    let mut later = squares.len();
    squares.retain(|square| {
        later -= 1;
        if taken.len() == how_many {
            return true;
        }
        let with_it = choices(later, how_many - taken.len() - 1);
        if choice < with_it {
            taken.push(*square);
            return false;
        }
        choice -= with_it;
        true
    });
    taken
}

/// How many ways there are to choose some of so many squares.
fn choices(of: usize, how_many: usize) -> u64 {
    CHOICES[of][how_many]
}

const MOST: usize = Problem::MAX_SQUARES as usize;

/// Pascal's triangle.
const CHOICES: [[u64; MOST + 1]; MOST + 1] = {
    let mut rows = [[0; MOST + 1]; MOST + 1];
    rows[0][0] = 1;
    let mut of = 1;
    while of <= MOST {
        rows[of][0] = 1;
        let mut how_many = 1;
        while how_many <= of {
            rows[of][how_many] = rows[of - 1][how_many - 1] + rows[of - 1][how_many];
            how_many += 1;
        }
        of += 1;
    }
    rows
};

/// The position on one line, as in `Black b1 b4, White a2 d2, Black to move`.
fn in_words(position: &Position) -> String {
    let side = |color: Color| {
        let squares = position.pieces(color).into_iter();
        let names: String = squares.map(|square| format!(" {square}")).collect();
        format!("{color}{names}")
    };
    let (black, white) = (side(Color::Black), side(Color::White));
    format!("{black}, {white}, {} to move", position.turn())
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Start};
    use std::collections::HashSet;

    fn problem(size: &str, start: Start) -> Problem {
        let rules = &Preset::GAMESMAN.rules;
        Problem::new(size.parse().expect("a size"), start, rules).expect("small enough")
    }

    #[test]
    fn every_position_has_one_number() {
        for (size, count) in [("3x3", 2664), ("3x4", 64284), ("4x3", 64284)] {
            let problem = problem(size, Start::Standard);
            let placements = Placements::new(&problem);
            assert_eq!(placements.count, count, "{size}");
            let mut seen = HashSet::new();
            for position in (0..count).map(|number| placements.position(number)) {
                assert!(problem.covers(&position), "{position:?}");
                let pieces = Color::ALL.map(|color| position.pieces(color).bits());
                assert!(seen.insert((pieces, position.turn())), "{position:?}");
            }
        }
    }

    #[test]
    fn the_last_positions_of_large_boards_can_be_had() {
        for size in ["5x5", "5x6", "6x5", "3x8", "8x3"] {
            let problem = problem(size, Start::Scrambled);
            let placements = Placements::new(&problem);
            let last = placements.position(placements.count - 1);
            let material = problem.material();
            for color in Color::ALL {
                assert_eq!(
                    last.pieces(color).len(),
                    u32::from(material[color]),
                    "{size}"
                );
            }
        }
    }

    #[test]
    fn drawing_favours_nobody_and_can_be_repeated() {
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

    #[test]
    fn a_mismatch_names_the_position() {
        let position = problem("4x3", Start::Standard).start_position();
        let mismatch = Mismatch {
            position,
            expected: Value::Win(1),
            found: Value::Draw,
        };
        assert_eq!(
            mismatch.to_string(),
            "Black b1 c1 b3 c3, White a2 d2, Black to move: win in 1 expected, draw found"
        );
    }
}
