use loa::{Game, Goal, IllegalMove, Jumps, Move, Position, Preset, Rules, Size};
use loa_solver::{PositionNumbers, Problem, Value};
use std::fmt;

/// A game of the family: a board of 3 to 6 squares each way and a goal.
///
/// Its functions are those that a game gives to GAMESMAN: the initial position, the moves, what a
/// move does, and which positions are over. Player 1 is Black, `X`, and moves first.
///
/// ```
/// use loa::Goal;
/// use loa_gamesman::Variant;
///
/// let variant = Variant::new(4, 4, Goal::Connect).expect("a supported size");
/// let start = variant.initial_position();
/// let moves = variant.generate_moves(&start);
/// assert_eq!(moves.len(), 12);
/// let after = variant.do_move(&start, moves[0])?;
/// assert_ne!(after.turn(), start.turn());
/// assert_eq!(variant.primitive(&after), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    goal: Goal,
    initial: Position,
}

impl Variant {
    /// The shortest side of a board.
    pub const SHORTEST: u8 = 3;
    /// The longest side of a board.
    pub const LONGEST: u8 = 6;

    /// Returns the variant with a board of this size; `None` unless both sides are 3 to 6.
    pub fn new(width: u8, height: u8, goal: Goal) -> Option<Variant> {
        let sides = Variant::SHORTEST..=Variant::LONGEST;
        let size = Size::new(width, height)
            .filter(|_| sides.contains(&width) && sides.contains(&height))?;
        let initial = Position::start(size, Preset::GAMESMAN.start);
        Some(Variant { goal, initial })
    }

    /// Returns the variant that a problem solves; `None` if it has other rules or another start.
    pub fn of_problem(problem: &Problem) -> Option<Variant> {
        let (size, goal) = (problem.size(), problem.rules().goal);
        let variant = Variant::new(size.width(), size.height(), goal)?;
        (variant.problem().as_ref() == Some(problem)).then_some(variant)
    }

    /// Returns the variant with another initial position.
    ///
    /// # Errors
    /// If the position is on another board, a side has no pieces or more than usual, or the game is
    /// over: what is wrong.
    pub fn set_up(self, position: Position) -> Result<Variant, &'static str> {
        if position.size() != self.size() {
            return Err("it is not on this board");
        }
        if self.position_numbers().number(&position).is_none() {
            return Err("a side has no piece, or more than usual");
        }
        if self.primitive(&position).is_some() {
            return Err("the game would be over");
        }
        let initial = position;
        Ok(Variant { initial, ..self })
    }

    /// Returns the size of the board.
    pub const fn size(&self) -> Size {
        self.initial.size()
    }

    /// Returns the goal: whether connecting wins or loses.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns the same board with the goal exchanged.
    #[must_use]
    pub const fn reversed(self) -> Variant {
        let goal = match self.goal {
            Goal::Connect => Goal::Misere,
            Goal::Misere => Goal::Connect,
        };
        Variant { goal, ..self }
    }

    /// Returns the rules: a player who moves decides a connection of both sides, a player who can't
    /// move ties.
    pub const fn rules(&self) -> Rules {
        match self.goal {
            Goal::Connect => Preset::GAMESMAN.rules,
            Goal::Misere => Preset::GAMESMAN_MISERE.rules,
        }
    }

    /// Returns the problem to solve; `None` for 6x6, which is too large for tables.
    pub fn problem(&self) -> Option<Problem> {
        Problem::new(self.size(), Preset::GAMESMAN.start, &self.rules()).ok()
    }

    /// Returns the position that games begin with: `X` on the first and last rank, `o` on the first
    /// and last file, `X` to move, unless another one was [set up](Variant::set_up).
    pub const fn initial_position(&self) -> Position {
        self.initial
    }

    /// Returns the position that games begin with unless another one was set up.
    pub(crate) fn usual_position(&self) -> Position {
        Position::start(self.size(), Preset::GAMESMAN.start)
    }

    /// Returns the numbering of the positions; the goal and the initial position do not matter to
    /// it.
    pub fn position_numbers(&self) -> PositionNumbers {
        PositionNumbers::new(&self.usual_position())
    }

    /// Begins a game.
    pub fn new_game(&self) -> Game {
        Game::new(self.rules(), self.initial_position())
    }

    /// Returns the moves of the side to move, in the order of the squares; empty if it is blocked.
    /// Says nothing about whether the position is over by a connection.
    pub fn generate_moves(&self, position: &Position) -> Vec<Move> {
        position.jumps().flat_map(Jumps::moves).collect()
    }

    /// Returns the position after a move.
    ///
    /// ```
    /// use loa::Goal;
    /// use loa_gamesman::{Variant, parse_move};
    ///
    /// let variant = Variant::new(4, 4, Goal::Connect).expect("a supported size");
    /// let start = variant.initial_position();
    /// let after = variant.do_move(&start, parse_move("b1b3")?)?;
    /// assert_eq!(after.at("b3".parse()?), Some(loa::Color::Black));
    /// assert!(variant.do_move(&start, parse_move("b1b2")?).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the move is not legal.
    pub fn do_move(&self, position: &Position, mv: Move) -> Result<Position, IllegalMove> {
        Game::new(self.rules(), *position).check(mv)?;
        Ok(position.after(mv))
    }

    /// Returns the value of a position that is over for the side to move, whose opponent counts as
    /// the player who moved last; `None` while the game goes on.
    ///
    /// ```
    /// use loa::{Color, Goal, Position, Size};
    /// use loa_gamesman::Variant;
    /// use loa_solver::Value;
    ///
    /// let variant = Variant::new(3, 3, Goal::Connect).expect("a supported size");
    /// assert_eq!(variant.primitive(&variant.initial_position()), None);
    ///
    /// // One piece each, so both are connected: whoever moved last has won.
    /// let mut position = Position::empty(variant.size());
    /// position.set("a1".parse()?, Some(Color::Black), Color::White)?;
    /// position.set("c3".parse()?, Some(Color::White), Color::White)?;
    /// assert_eq!(variant.primitive(&position), Some(Value::Loss(0)));
    /// assert_eq!(variant.reversed().primitive(&position), Some(Value::Win(0)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn primitive(&self, position: &Position) -> Option<Value> {
        let verdict = self.rules().judge(position, 0, |_| 0)?;
        Some(Value::of_end(verdict, position.turn()))
    }
}

/// The 4x4 board, standard goal.
impl Default for Variant {
    fn default() -> Variant {
        Variant::new(4, 4, Goal::Connect).expect("4x4 is a size")
    }
}

/// Writes size and objective, as in `4x4 STANDARD`.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let objective = match self.goal {
            Goal::Connect => "STANDARD",
            Goal::Misere => "REVERSE",
        };
        write!(f, "{} {objective}", self.size())
    }
}
