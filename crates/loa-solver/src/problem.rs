use crate::{Tier, Value};
use loa::{ByColor, Color, Position, Repetition, Rules, Size, Start};

/// A problem to solve: a board, the rules that end a game, and the most pieces of each side.
///
/// It covers all positions with at least one and at most that many pieces of each side, reachable
/// or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    size: Size,
    start: Start,
    rules: Rules,
    material: ByColor<u8>,
}

/// A board with more squares than the index has bits for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a {size} board has {} squares; tables are for at most {}",
    size.squares().len(),
    Problem::MAX_SQUARES
)]
pub struct TooLargeError {
    size: Size,
}

impl Problem {
    /// The greatest number of squares of a board that can be solved.
    pub const MAX_SQUARES: u32 = 30;

    /// Makes the problem of a start position. Repetition and move limit of the rules are ignored,
    /// so that the value of a position does not depend on what was played before.
    ///
    /// # Errors
    /// When the board has more than [`Problem::MAX_SQUARES`] squares.
    pub fn new(size: Size, start: Start, rules: &Rules) -> Result<Problem, TooLargeError> {
        if size.squares().len() > Problem::MAX_SQUARES {
            return Err(TooLargeError { size });
        }
        let pieces = start.pieces(size);
        Ok(Problem {
            size,
            start,
            rules: Rules {
                repetition: Repetition::Ignored,
                move_limit: None,
                ..*rules
            },
            material: ByColor::from_fn(|color| pieces[color].len() as u8),
        })
    }

    /// Returns the size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns the start position's name.
    pub const fn start(&self) -> Start {
        self.start
    }

    /// Returns the rules, without repetition and move limit.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the greatest number of pieces of each side.
    pub const fn material(&self) -> ByColor<u8> {
        self.material
    }

    /// Returns the position that games start with.
    pub fn start_position(&self) -> Position {
        Position::start(self.size, self.start)
    }

    /// Tells whether a position belongs to the problem.
    pub fn covers(&self, position: &Position) -> bool {
        position.size() == self.size
            && Color::ALL.into_iter().all(|color| {
                let count = position.pieces(color).len();
                (1..=u32::from(self.material[color])).contains(&count)
            })
    }

    /// Returns the value of a position that is over, as one that the opponent of the side to move
    /// has just reached; `None` if the game goes on, if only with a pass.
    pub fn primitive(&self, position: &Position) -> Option<Value> {
        let verdict = self.rules.judge(position, 0, |_| 0)?;
        Some(Value::of_end(verdict, position.turn()))
    }

    /// Returns the tiers of the problem, each after those that captures lead to.
    pub fn tiers(&self) -> Vec<Tier> {
        Tier::all(self.material)
    }
}
