use crate::{
    Blocked, ByColor, Color, IllegalMove, Move, OffBoardError, Position, Preset, Reason,
    Recurrence, Rules, Size, Square, Status, Verdict,
};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt;

/// A game: rules, a position, and the plies that led to it.
///
/// An ongoing game always has a legal move.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    position: Position,
    /// How the game ended, if it has.
    verdict: Option<Verdict>,
    /// Whether a move, not a set-up, led to the verdict, or to none.
    played: bool,
    past: Vec<Ply>,
    /// How often each position of the past has come up, so that no move looks at all before it.
    came_up: BTreeMap<PastPosition, u32>,
    /// The draws that were passed over, the first one first.
    passed_over: Vec<PassedOver>,
    /// Plies of each side that can't be undone, made before the board was set up.
    earlier: ByColor<u32>,
    /// What its text counts before the first position: plies since a capture, and moves.
    counted_before: (u32, u32),
}

/// A position of the past: the number of draws that were passed over before its move, the pieces,
/// and the side to move. What is counted anew is another position.
type PastPosition = (usize, [u64; 2], Color);

/// A draw from which a game went on.
#[derive(Clone, Copy, Debug)]
struct PassedOver {
    /// The number of plies in `past` before it.
    plies: usize,
    /// `None` for a draw by a move limit that does not stand any more.
    verdict: Option<Verdict>,
    /// The move limit that it took off.
    limit: Option<u32>,
}

/// A ply that has been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The position that it was played in.
    pub before: Position,
}

impl Ply {
    /// Tells whether the move took a piece.
    pub fn is_capture(&self) -> bool {
        matches!(self.mv, Move::Jump(_, to) if self.before.at(to).is_some())
    }
}

impl Game {
    /// Begins a game at any position, which is judged as if the opponent of the side to move had
    /// just moved: a side that is connected has reached the goal, and a side without a jump is
    /// blocked. The game may be over before the first move.
    pub fn new(rules: Rules, position: Position) -> Game {
        Game {
            rules,
            position,
            verdict: rules.judge_set_up(&position),
            played: false,
            past: Vec::new(),
            came_up: BTreeMap::new(),
            passed_over: Vec::new(),
            earlier: ByColor::default(),
            counted_before: (0, 0),
        }
    }

    /// Keeps what the text of the first position counts before it: plies since a capture, and
    /// moves. No rule looks at them.
    #[must_use]
    pub const fn with_counts_before(mut self, plies_since_capture: u32, moves: u32) -> Game {
        self.counted_before = (plies_since_capture, moves);
        self
    }

    /// Begins a game at the start position that goes with a preset.
    pub fn start(preset: &Preset, size: Size) -> Game {
        Game::new(preset.rules, Position::start(size, preset.start))
    }

    /// Returns the rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the rules that the game began with: those of now, but for the move limit, which a
    /// draw that was [passed over](Game::play_on) takes off.
    pub fn first_rules(&self) -> Rules {
        let limit = self.passed_over.iter().find_map(|draw| draw.limit);
        self.rules.with_move_limit(limit.or(self.rules.move_limit))
    }

    /// Returns the position on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Tells whether the game goes on and, if not, how and why it ended.
    pub const fn status(&self) -> Status {
        match self.verdict {
            Some(verdict) => Status::Over(verdict),
            None => Status::Ongoing,
        }
    }

    /// Returns the plies played since the game began or the board was set up.
    pub fn past(&self) -> &[Ply] {
        &self.past
    }

    /// Returns the moves of the [past](Game::past).
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.past.iter().map(|ply| ply.mv)
    }

    /// Returns the last move of the [past](Game::past).
    pub fn last_move(&self) -> Option<Move> {
        self.past.last().map(|ply| ply.mv)
    }

    /// Returns the position that the game began with, or that was last set up.
    pub fn first_position(&self) -> &Position {
        self.past.first().map_or(&self.position, |ply| &ply.before)
    }

    /// Returns how many plies a side has made, passes too.
    pub fn plies_of(&self, color: Color) -> u32 {
        let made = self.past.iter().filter(|ply| ply.before.turn() == color);
        self.earlier[color] + made.count() as u32
    }

    /// Returns how many plies have been made.
    pub fn plies(&self) -> u32 {
        self.earlier.black + self.earlier.white + self.past.len() as u32
    }

    /// Returns the [counts before](Game::with_counts_before) the first position.
    pub const fn counts_before(&self) -> (u32, u32) {
        self.counted_before
    }

    /// Returns the plies since the last capture or since the beginning.
    pub fn plies_since_capture(&self) -> u32 {
        self.past
            .iter()
            .rev()
            .take_while(|ply| !ply.is_capture())
            .count() as u32
    }

    /// Returns the legal moves; none when the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        match self.verdict {
            Some(_) => Vec::new(),
            None => self.position.legal_moves(),
        }
    }

    /// Tells whether the game goes on and its only move is a pass.
    pub fn must_pass(&self) -> bool {
        self.verdict.is_none() && self.position.is_blocked()
    }

    /// Tells whether a move is legal.
    ///
    /// # Errors
    /// With what is wrong with it.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if let Some(verdict) = self.verdict {
            return Err(IllegalMove::Over(verdict));
        }
        if mv == Move::Pass && self.rules.blocked != Blocked::Passes {
            return Err(IllegalMove::NoPassing);
        }
        self.position.check(mv)
    }

    /// Plays a move and judges the position that it leads to.
    ///
    /// # Errors
    /// If the move is not legal; nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<Status, IllegalMove> {
        self.check(mv)?;
        let now = self.in_past(self.position.turn());
        *self.came_up.entry(now).or_default() += 1;
        self.past.push(Ply {
            mv,
            before: self.position,
        });
        self.position.play_unchecked(mv);
        self.verdict = if mv == Move::Pass && self.position.is_blocked() {
            // Neither side can move: so it was set up square by square, and no move connected it.
            self.rules.judge_blocked(&self.position)
        } else {
            self.judge_move()
        };
        self.played = true;
        Ok(self.status())
    }

    /// Plays a move of a game that is given: as [`play`](Game::play) does, but a draw by repetition
    /// or move limit does not keep a game from going on that did go on. From such a draw on there
    /// is no move limit, and repetitions are counted anew. Returns the draw that was passed over.
    ///
    /// # Errors
    /// If the move is not legal; nothing changes then.
    pub fn play_on(&mut self, mv: Move) -> Result<Option<Verdict>, IllegalMove> {
        let draw = self.pass_over_draw();
        self.play(mv).map(|_| draw).inspect_err(|_| {
            if let Some(passed) = self.passed_over.pop_if(|_| draw.is_some()) {
                self.restore(passed);
            }
        })
    }

    /// Lets a game go on from a draw by repetition or move limit, and returns the draw;
    /// see [`play_on`](Game::play_on).
    pub fn pass_over_draw(&mut self) -> Option<Verdict> {
        let passed_over =
            |verdict: &Verdict| matches!(verdict.reason, Reason::Repetition | Reason::MoveLimit);
        let verdict = self.verdict.filter(passed_over)?;
        self.passed_over.push(PassedOver {
            plies: self.past.len(),
            verdict: Some(verdict),
            limit: self.rules.move_limit.take(),
        });
        self.verdict = self.rules.judge_blocked(&self.position);
        Some(verdict)
    }

    /// Takes the last ply back and returns its move; `None` if there is none. A draw that was
    /// passed over with it is a draw again.
    pub fn undo(&mut self) -> Option<Move> {
        let ply = self.past.pop()?;
        let plies = self.past.len();
        self.position = ply.before;
        let now = self.in_past(self.position.turn());
        let times = self.came_up.remove(&now).unwrap_or_default();
        if times > 1 {
            self.came_up.insert(now, times - 1);
        }
        self.verdict = None;
        let is_undone = |draw: &mut PassedOver| match draw.verdict {
            Some(_) => draw.plies >= plies,
            None => draw.plies > plies,
        };
        while let Some(passed) = self.passed_over.pop_if(is_undone) {
            self.restore(passed);
        }
        Some(ply.mv)
    }

    /// Returns the position as the past has it, with either side to move.
    fn in_past(&self, turn: Color) -> PastPosition {
        let is_before = |draw: &PassedOver| draw.plies <= self.past.len();
        let draws = self.passed_over.partition_point(is_before);
        let pieces = Color::ALL.map(|color| self.position.pieces(color).bits());
        (draws, pieces, turn)
    }

    /// Takes back that a draw was passed over.
    fn restore(&mut self, draw: PassedOver) {
        self.rules.move_limit = draw.limit.or(self.rules.move_limit);
        let verdict = draw.verdict.filter(|_| draw.plies == self.past.len());
        self.verdict = verdict.or(self.verdict);
    }

    /// Changes a square and says who is to move. The plies made still count, but can't be undone
    /// any more, and repetitions are counted from here. A game that was played to its end stays
    /// over. Where players without a jump pass, a game goes on even if neither side has one: a
    /// board is set up square by square. The pass then ends it.
    ///
    /// # Errors
    /// If the board does not have the square; nothing changes then.
    pub fn set(
        &mut self,
        square: Square,
        piece: Option<Color>,
        to_move: Color,
    ) -> Result<(), OffBoardError> {
        self.position.set(square, piece, to_move)?;
        self.earlier = ByColor::from_fn(|color| self.plies_of(color));
        self.past.clear();
        self.came_up.clear();
        self.counted_before.0 = 0;
        self.passed_over.clear();
        if !self.played || self.verdict.is_none() {
            self.judge_set_up();
        }
        Ok(())
    }

    /// Judges a board that was set up square by square.
    fn judge_set_up(&mut self) {
        self.played = false;
        self.verdict = match self.rules.blocked {
            Blocked::Passes => None,
            _ => self.rules.judge_blocked(&self.position),
        };
    }

    /// Changes the number of plies after which the game is drawn, for plies taken back, too. A draw
    /// by the former limit is none any more; where it was [passed over](Game::play_on), repetitions
    /// are still counted from there.
    ///
    /// # Errors
    /// If that number has been reached already, so that the game could not go on.
    pub fn set_move_limit(&mut self, limit: Option<u32>) -> Result<(), MoveLimitError> {
        let plies = self.plies();
        if let Some(limit) = limit.filter(|limit| *limit <= plies) {
            return Err(MoveLimitError { limit, plies });
        }
        self.rules.move_limit = limit;
        let is_by_limit = |it: &Verdict| it.reason == Reason::MoveLimit;
        if self.verdict.as_ref().is_some_and(is_by_limit) {
            match self.past.is_empty() {
                true => self.judge_set_up(),
                false => self.verdict = self.judge_move(),
            }
        }
        // No other draw can be one by a limit: one took it off.
        for draw in &mut self.passed_over {
            if draw.limit.take().is_some() {
                draw.verdict.take_if(|it| is_by_limit(it));
            }
        }
        Ok(())
    }

    /// Returns how often the position, or its board, has come up in the game, this time included.
    pub fn occurrences(&self, of: Recurrence) -> u32 {
        let turns = match of {
            Recurrence::Position => &[self.position.turn()][..],
            Recurrence::Board => &Color::ALL,
        };
        let times = |turn: &Color| self.came_up.get(&self.in_past(*turn)).copied();
        1 + turns.iter().filter_map(times).sum::<u32>()
    }

    /// Returns the last plies before which no position can come up again, or none that counts.
    pub fn repeatable(&self) -> &[Ply] {
        let reversible = self.past.len() - self.plies_since_capture() as usize;
        &self.past[reversible.max(self.counted_from())..]
    }

    /// Returns the number of plies in the [past](Game::past) before which repetitions do not
    /// count: those before the last draw that was [passed over](Game::play_on).
    pub fn counted_from(&self) -> usize {
        self.passed_over.last().map_or(0, |draw| draw.plies)
    }

    /// Judges the position that the last move led to.
    fn judge_move(&self) -> Option<Verdict> {
        let occurrences = |of| self.occurrences(of);
        self.rules.judge(&self.position, self.plies(), occurrences)
    }
}

/// The usual game: the 8×8 board, the standard start and the rules of the Computer Olympiad.
impl Default for Game {
    fn default() -> Game {
        Game::start(&Preset::default(), Size::default())
    }
}

/// A move limit that the game has reached already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveLimitError {
    /// The limit asked for.
    pub limit: u32,
    /// The plies made.
    pub plies: u32,
}

impl fmt::Display for MoveLimitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a limit of {} plies is too low: {} have been made",
            self.limit, self.plies
        )
    }
}

impl core::error::Error for MoveLimitError {}
