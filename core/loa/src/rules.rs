use crate::{Color, ConnectionCandidates, Move, Outcome, Position, Reason, SquareSet, Verdict};

/// What the rule books differ in. How pieces move is the same in all of them.
///
/// [`Preset`](crate::Preset) names the rule sets in use. Other answers are given by functions such
/// as [`with_blocked`](Rules::with_blocked), so that more questions can be asked one day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Rules {
    /// What connecting one's own pieces means.
    pub goal: Goal,
    /// What a move means that leaves both sides connected.
    pub simultaneous: Simultaneous,
    /// What happens to a player without jumps.
    pub blocked: Blocked,
    /// Whether a position that comes up again ends the game.
    pub repetition: Repetition,
    /// The number of plies, passes too, after which an unfinished game is drawn.
    pub move_limit: Option<u32>,
}

crate::named! {
    /// What connecting one's own pieces means.
    pub enum Goal: "a goal" {
        /// It wins.
        Connect = "connect",
        /// It loses.
        Misere = "misere",
    }
}

crate::named! {
    /// What a move means that leaves both sides connected.
    pub enum Simultaneous: "a rule for simultaneous connection" {
        /// The mover has reached the goal: wins, or loses at misère.
        MoverDecides = "mover",
        /// A draw.
        Draws = "draws",
    }
}

impl Simultaneous {
    /// Returns the side that has reached the goal when a move of `mover` connects both sides.
    const fn decided_by(self, mover: Color) -> Option<Color> {
        match self {
            Simultaneous::MoverDecides => Some(mover),
            Simultaneous::Draws => None,
        }
    }
}

crate::named! {
    /// What happens to a player without jumps.
    pub enum Blocked: "a rule for blocked players" {
        /// The player passes; the game is drawn if neither side has a jump.
        Passes = "passes",
        /// The player loses.
        Loses = "loses",
        /// The game is drawn; GAMESMAN's tie.
        Draws = "draws",
    }
}

/// Whether a position that comes up again ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// It means nothing.
    Ignored,
    /// The game is drawn when the same thing comes up for the n-th time. The position that the
    /// game began with counts.
    Draws {
        /// Which time ends the game, 2 or more.
        occurrence: u32,
        /// What has to be the same.
        of: Recurrence,
    },
}

crate::named! {
    /// What has to be the same for a repetition.
    pub enum Recurrence: "a kind of repetition" {
        /// The pieces and the player to move.
        Position = "position",
        /// The pieces, whoever is to move.
        Board = "board",
    }
}

impl Recurrence {
    /// Tells whether two positions are the same in this sense.
    pub fn same(self, a: &Position, b: &Position) -> bool {
        let boards = Color::ALL
            .iter()
            .all(|color| a.pieces(*color) == b.pieces(*color));
        boards && (self == Recurrence::Board || a.turn() == b.turn())
    }
}

/// The rules of the Computer Olympiad.
impl Default for Rules {
    fn default() -> Rules {
        crate::Preset::default().rules
    }
}

/// Functions that return the rules with another answer to a question.
macro_rules! with {
    ($($name:ident, $question:ident: $answer:ty)*) => {$(
        /// Returns the rules with another answer.
        #[must_use]
        pub const fn $name(mut self, $question: $answer) -> Rules {
            self.$question = $question;
            self
        }
    )*};
}

impl Rules {
    /// Makes rules without repetition and move limit; see [`unlimited`](Rules::unlimited).
    pub const fn new(goal: Goal, simultaneous: Simultaneous, blocked: Blocked) -> Rules {
        Rules {
            goal,
            simultaneous,
            blocked,
            repetition: Repetition::Ignored,
            move_limit: None,
        }
    }

    with! {
        with_goal, goal: Goal
        with_simultaneous, simultaneous: Simultaneous
        with_blocked, blocked: Blocked
        with_repetition, repetition: Repetition
        with_move_limit, move_limit: Option<u32>
    }

    /// Returns the rules without repetition and move limit, so that what a position is worth does
    /// not depend on what was played before.
    #[must_use]
    pub const fn unlimited(&self) -> Rules {
        Rules::new(self.goal, self.simultaneous, self.blocked)
    }

    /// Judges a position that the opponent of the side to move has just reached, as the `plies`-th
    /// ply of its game. `occurrences` tells how often what the rules count as a repetition has
    /// come up by now, this time included; it is asked only where it matters.
    ///
    /// The order is: connection, move limit, repetition, and then whether the next player can
    /// move. So a win on the last ply of the limit is a win.
    #[inline]
    pub fn judge(
        &self,
        after: &Position,
        plies: u32,
        occurrences: impl FnOnce(Recurrence) -> u32,
    ) -> Option<Verdict> {
        self.judge_connection(after)
            .or_else(|| self.judge_move_limit(plies))
            .or_else(|| self.judge_repetition(occurrences))
            .or_else(|| self.judge_blocked(after))
    }

    /// Judges a position that comes as a whole as if the opponent of the side to move had just
    /// moved. No plies count yet.
    pub fn judge_set_up(&self, position: &Position) -> Option<Verdict> {
        self.judge_connection(position)
            .or_else(|| self.judge_blocked(position))
    }

    /// Judges connections alone, as if the opponent of the side to move had just moved.
    #[inline]
    pub fn judge_connection(&self, after: &Position) -> Option<Verdict> {
        let mover = after.turn().opponent();
        self.judge_connected(
            mover,
            after.is_connected(mover),
            after.is_connected(mover.opponent()),
        )
    }

    /// Judges a move of a side, given whether its own pieces and the other side's are connected
    /// after it.
    #[inline]
    pub fn judge_connected(&self, mover: Color, own: bool, other: bool) -> Option<Verdict> {
        let (reached_by, reason) = match (own, other) {
            (false, false) => return None,
            (true, false) => (Some(mover), Reason::Connection),
            (false, true) => (Some(mover.opponent()), Reason::Connection),
            (true, true) => (self.simultaneous.decided_by(mover), Reason::Simultaneous),
        };
        let outcome = match (reached_by, self.goal) {
            (Some(side), Goal::Connect) => Outcome::Win(side),
            (Some(side), Goal::Misere) => Outcome::Win(side.opponent()),
            (None, _) => Outcome::Draw,
        };
        Some(outcome.by(reason))
    }

    /// Returns a jump with which a side wins by connection, whoever is to move, whatever came
    /// before and however many plies are left; `None` if there is none.
    #[inline]
    pub fn connecting_win(&self, position: &Position, mover: Color) -> Option<Move> {
        self.connecting_win_among(position, mover, ConnectionCandidates::of)
    }

    /// Returns a jump with which a side wins by connection, as [`connecting_win`] does, for callers
    /// that keep candidates.
    ///
    /// The function returns [`ConnectionCandidates::of`] the set of the side's pieces; with others
    /// wins are missed. At misère it is not called.
    ///
    /// [`connecting_win`]: Rules::connecting_win
    #[inline]
    pub fn connecting_win_among(
        &self,
        position: &Position,
        mover: Color,
        candidates: impl FnOnce(SquareSet) -> ConnectionCandidates,
    ) -> Option<Move> {
        let (own, enemies) = (position.pieces(mover), position.pieces(mover.opponent()));
        let wins = |from, to| {
            let (from, to) = (SquareSet::of(from), SquareSet::of(to));
            self.connection_wins(mover, (own - from) | to, enemies - to)
        };
        match self.goal {
            Goal::Connect => candidates(own).find_jump(position, mover, wins),
            Goal::Misere if enemies.is_far_from_connected() => None,
            Goal::Misere => position.find_jump(mover, wins),
        }
    }

    /// Tells whether a side has won by connection with the move that led to these pieces.
    #[inline]
    fn connection_wins(&self, mover: Color, own: SquareSet, enemies: SquareSet) -> bool {
        let decides = |side| self.simultaneous.decided_by(mover) == Some(side);
        match self.goal {
            Goal::Connect => own.is_connected() && (decides(mover) || !enemies.is_connected()),
            Goal::Misere => enemies.is_connected() && (decides(!mover) || !own.is_connected()),
        }
    }

    /// Judges whether the side to move can go on.
    #[inline]
    pub fn judge_blocked(&self, after: &Position) -> Option<Verdict> {
        if !after.is_blocked() {
            return None;
        }
        let outcome = match self.blocked {
            Blocked::Passes if after.mobility(after.turn().opponent()) > 0 => return None,
            Blocked::Passes | Blocked::Draws => Outcome::Draw,
            Blocked::Loses => Outcome::Win(after.turn().opponent()),
        };
        Some(outcome.by(Reason::Blocked))
    }

    #[inline]
    fn judge_move_limit(&self, plies: u32) -> Option<Verdict> {
        let limit = self.move_limit?;
        (plies >= limit).then_some(Outcome::Draw.by(Reason::MoveLimit))
    }

    #[inline]
    fn judge_repetition(&self, occurrences: impl FnOnce(Recurrence) -> u32) -> Option<Verdict> {
        match self.repetition {
            Repetition::Draws { occurrence, of } if occurrences(of) >= occurrence => {
                Some(Outcome::Draw.by(Reason::Repetition))
            }
            _ => None,
        }
    }
}
