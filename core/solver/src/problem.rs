use crate::combinations::choose;
use crate::{Tier, Value};
use loa::{ByColor, Color, Position, Preset, Rules, Size, Start, Symmetry};
use std::fmt;

/// A problem to solve: a board, the rules that end a game, and the most pieces of each side.
///
/// It covers all positions with at least one and at most that many pieces of each side, reachable
/// or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    size: Size,
    start: Option<Start>,
    rules: Rules,
    material: ByColor<u8>,
}

/// Writes what tables and certificates depend on in words: `goal connect, simultaneous mover,
/// blocked draws`. Repetition and move limit are ignored.
pub fn rules_in_words(rules: &Rules) -> String {
    let (goal, simultaneous, blocked) = (rules.goal, rules.simultaneous, rules.blocked);
    format!("goal {goal}, simultaneous {simultaneous}, blocked {blocked}")
}

/// Writes all that makes the problem.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.description())?;
        match self.start {
            Some(start) => write!(f, ", start {start}"),
            None => write!(f, ", at most {} pieces a side", self.material.black),
        }
    }
}

/// Why there is no such problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ProblemError {
    /// The board is too large for all positions of its games.
    #[error(
        "boards of {size} have {} squares; tables of all positions are for at most {}",
        size.squares().len(),
        Problem::MAX_SQUARES
    )]
    TooManySquares {
        /// The size of the board.
        size: Size,
    },
    /// No game on the board has that many pieces of a side.
    #[error("games on boards of {size} have 1 to {most} pieces a side, not {pieces}")]
    NoSuchPieces {
        /// The size of the board.
        size: Size,
        /// The number of pieces.
        pieces: u8,
        /// The most pieces that a side has at the start.
        most: u8,
    },
    /// The pieces can stand in more ways than the index has numbers for.
    #[error(
        "{pieces} pieces can stand on boards of {size} in {} ways; tables are for at most {}",
        choose(size.squares().len(), (*pieces).into()),
        Problem::MAX_SETS
    )]
    TooManySets {
        /// The size of the board.
        size: Size,
        /// The number of pieces.
        pieces: u8,
    },
}

impl Problem {
    /// The greatest number of squares of a board that can be solved with all its pieces.
    pub const MAX_SQUARES: u32 = 30;

    /// The greatest number of sets of squares for the pieces of a side.
    pub const MAX_SETS: u64 = 1 << 29;

    /// Makes the problem of a start position. Repetition and move limit of the rules are ignored,
    /// so that the value of a position does not depend on what was played before.
    ///
    /// # Errors
    /// When the board has more than [`Problem::MAX_SQUARES`] squares.
    pub fn new(size: Size, start: Start, rules: &Rules) -> Result<Problem, ProblemError> {
        if size.squares().len() > Problem::MAX_SQUARES {
            return Err(ProblemError::TooManySquares { size });
        }
        let pieces = start.pieces(size);
        let material = ByColor::from_fn(|color| pieces[color].len() as u8);
        Ok(Problem::with(size, Some(start), rules, material))
    }

    /// Makes the problem of all positions with at most this number of pieces of each side, on a
    /// board of any size: an end of the games on it. It has no start position.
    ///
    /// ```
    /// use loa::{Preset, Size};
    /// use loa_solver::Problem;
    ///
    /// let problem = Problem::of_pieces(Size::STANDARD, 3, &Preset::OLYMPIAD.rules)?;
    /// assert_eq!(problem.start(), None);
    /// assert_eq!(problem.tiers().len(), 9);
    /// # Ok::<(), loa_solver::ProblemError>(())
    /// ```
    ///
    /// # Errors
    /// When no side has that many pieces at the standard start, or they can stand on the board in
    /// more than [`Problem::MAX_SETS`] ways.
    pub fn of_pieces(size: Size, pieces: u8, rules: &Rules) -> Result<Problem, ProblemError> {
        let start = Start::Standard.pieces(size);
        let most = start.black.len().max(start.white.len()) as u8;
        if !(1..=most).contains(&pieces) {
            return Err(ProblemError::NoSuchPieces { size, pieces, most });
        }
        if choose(size.squares().len(), pieces.into()) > Problem::MAX_SETS {
            return Err(ProblemError::TooManySets { size, pieces });
        }
        let material = ByColor::from_fn(|_| pieces);
        Ok(Problem::with(size, None, rules, material))
    }

    fn with(size: Size, start: Option<Start>, rules: &Rules, material: ByColor<u8>) -> Problem {
        Problem {
            size,
            start,
            rules: rules.unlimited(),
            material,
        }
    }

    /// Returns the size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns the start position's name; `None` for the problem of a number of pieces.
    pub const fn start(&self) -> Option<Start> {
        self.start
    }

    /// Returns the greatest number of pieces of each side; `None` if a start position says it.
    pub fn pieces(&self) -> Option<u8> {
        self.start.is_none().then_some(self.material.black)
    }

    /// Returns the rule sets by which positions have the same values.
    pub fn presets(&self) -> impl Iterator<Item = Preset> {
        let presets = Preset::ALL.into_iter();
        presets.filter(|preset| preset.rules.unlimited() == self.rules)
    }

    /// Returns the board and the rules in words: what the values of a tier depend on.
    pub(crate) fn description(&self) -> String {
        format!("board {}, {}", self.size, rules_in_words(&self.rules))
    }

    /// Returns the rules, without repetition and move limit.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the greatest number of pieces of each side.
    pub const fn material(&self) -> ByColor<u8> {
        self.material
    }

    /// Returns the position that games start with; `None` for the problem of a number of pieces.
    pub fn start_position(&self) -> Option<Position> {
        self.start.map(|start| Position::start(self.size, start))
    }

    /// Tells whether positions on boards of a size have values: the own one or the
    /// [transposed](Size::transposed) one.
    pub fn fits(&self, size: Size) -> bool {
        [self.size, self.size.transposed()].contains(&size)
    }

    /// Tells whether a position belongs to the problem.
    pub fn covers(&self, position: &Position) -> bool {
        position.size() == self.size
            && Color::ALL.into_iter().all(|color| {
                let count = position.pieces(color).len();
                (1..=u32::from(self.material[color])).contains(&count)
            })
    }

    /// Returns the position of the problem that has the value of another one: itself, or the image
    /// of a position on the [transposed](Size::transposed) board. Files and ranks are exchanged
    /// there, and the colours, since the standard start has Black's pieces where White's were.
    pub(crate) fn counterpart(&self, position: &Position) -> Option<Position> {
        let counterpart = if position.size() == self.size {
            *position
        } else {
            let mut ways = Symmetry::all(position.size());
            let image = ways
                .find(|way| way.image_size() == self.size)?
                .position(position);
            let pieces = ByColor::from_fn(|color: Color| image.pieces(color.opponent()));
            Position::from_pieces(self.size, pieces, image.turn().opponent())?
        };
        self.covers(&counterpart).then_some(counterpart)
    }

    /// Returns the value of a position that is over, as one that the opponent of the side to move
    /// has just reached; `None` if the game goes on, if only with a pass.
    pub fn primitive(&self, position: &Position) -> Option<Value> {
        let verdict = self.rules.judge(position, 0, |_| 0)?;
        Some(Value::of_end(verdict, position.turn()))
    }

    /// Returns the sides that can be to move in a tier, Black first.
    pub(crate) fn movers(&self, tier: Tier) -> impl Iterator<Item = Color> {
        let material = self.material;
        let can_move = move |mover: &Color| {
            tier.own <= material[*mover] && tier.opposing <= material[mover.opponent()]
        };
        Color::ALL.into_iter().filter(can_move)
    }

    /// Returns the tiers of the problem, each after those that captures lead to: fewer pieces
    /// first, and a tier next to its swapped tier.
    pub fn tiers(&self) -> Vec<Tier> {
        let most = self.material.black.max(self.material.white);
        let mut tiers: Vec<Tier> = (1..=most)
            .flat_map(|own| (1..=most).map(move |opposing| Tier::new(own, opposing)))
            .filter(|tier| self.movers(*tier).next().is_some())
            .collect();
        tiers.sort_by_key(|tier| {
            let fewer = tier.own.min(tier.opposing);
            (tier.own + tier.opposing, fewer, tier.own)
        });
        tiers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tier_comes_after_those_that_captures_lead_to() {
        let material = ByColor { black: 2, white: 5 };
        let problem = Problem::with(Size::STANDARD, None, &Preset::OLYMPIAD.rules, material);
        let tiers = problem.tiers();
        assert_eq!(
            tiers.len(),
            16,
            "2 × 5 for Black to move, 2 × 5 for White, less 4 in both"
        );
        for (at, tier) in tiers.iter().enumerate() {
            if let Some(below) = tier.after_capture() {
                assert!(tiers[..at].contains(&below), "{below} before {tier}");
            }
            assert!(tiers.contains(&tier.swapped()));
        }
    }
}
