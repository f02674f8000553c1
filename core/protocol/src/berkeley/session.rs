use super::reply::{End, GameSetting, Reply};
use super::request::{Change, Show};
use crate::picture::Picture;
use loa::{
    ByColor, Color, Game, IllegalMove, Jumps, Move, MoveLimitError, OffBoardError, Position,
    Preset, Size, Square, Start,
};
use loa_notation::Fen;

/// A game in progress, its rules, and the player of each side.
///
/// At first the user plays Black, the computer White.
#[derive(Clone, Debug)]
pub struct Session {
    game: Game,
    preset: Preset,
    start: Start,
    computer: ByColor<bool>,
    /// How the players have ended the game, if they have.
    end: Option<End>,
    /// The number of plies at which a draw was offered.
    offered: Option<u32>,
    /// What each undo took back since the last move, the last one first.
    undone: Vec<Vec<Move>>,
    /// Whether pictures show the last rank at the bottom.
    flipped: bool,
}

/// Why a request was not carried out. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The move is not legal.
    #[error("{mv} is not legal: {reason}")]
    Illegal {
        /// The move.
        mv: Move,
        /// What is wrong with it.
        reason: IllegalMove,
    },
    /// The game has ended.
    #[error("the game is over; begin another with 'new'")]
    Over,
    /// The board does not have the square.
    #[error(transparent)]
    OffBoard(#[from] OffBoardError),
    /// The limit has been reached already.
    #[error("a limit of {limit} for each side is too low: {color} has made {made}")]
    Limit {
        /// The limit asked for, in moves of each side.
        limit: u32,
        /// The side that has made most moves.
        color: Color,
        /// How many it has made.
        made: u32,
    },
    /// The limit has been reached already.
    #[error(transparent)]
    Plies(#[from] MoveLimitError),
    /// The limit is larger than a number can be.
    #[error("a limit of {0} is too high")]
    LimitTooHigh(u32),
    /// Neither side can move in a position that was set up square by square.
    #[error("neither side has a move: the game is a tie")]
    Stuck,
    /// No move has been made since the game began or the board was set up.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Nothing has been taken back since the last move.
    #[error("there is nothing to play again")]
    NothingToRedo,
    /// There are fewer plies than were to be taken back.
    #[error("only {made} {} can be taken back, not {asked}", if *made == 1 { "ply" } else { "plies" })]
    TooFewPlies {
        /// How many there are.
        made: usize,
        /// How many were to be taken back.
        asked: u32,
    },
    /// All moves that can be taken back are the computer's or passes.
    #[error("you have made no move that can be taken back; 'undo 1' takes back {0}")]
    NoOwnMove(Move),
    /// The move is not legal after a pass, which comes before it.
    #[error("{blocked} has no move and passes; then {mv} is not legal: {reason}")]
    IllegalAfterPass {
        /// The side that passes.
        blocked: Color,
        /// The move.
        mv: Move,
        /// What is wrong with it.
        reason: IllegalMove,
    },
    /// No piece stands there.
    #[error("there is no piece on {0}")]
    NoPiece(Square),
}

impl Default for Session {
    fn default() -> Session {
        Session::new(Preset::BERKELEY, Size::default())
    }
}

impl Session {
    /// Begins a game.
    pub fn new(preset: Preset, size: Size) -> Session {
        Session {
            game: Game::start(&preset, size),
            preset,
            start: preset.start,
            computer: ByColor {
                black: false,
                white: true,
            },
            end: None,
            offered: None,
            undone: Vec::new(),
            flipped: false,
        }
    }

    /// Returns the game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the rules that the game was begun with; its move limit may have been changed since.
    pub const fn preset(&self) -> &Preset {
        &self.preset
    }

    /// Returns the start position of the next game.
    pub const fn start(&self) -> Start {
        self.start
    }

    /// Returns how the players have ended the game, if they have.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// Tells whether the game has ended, by the rules or by the players.
    fn is_over(&self) -> bool {
        self.end.is_some() || self.game.status().is_over()
    }

    /// Tells whether the computer is to move now.
    pub fn is_computer_to_move(&self) -> bool {
        !self.is_over() && self.computer[self.game.position().turn()]
    }

    /// Tells whether the computer plays a side.
    pub fn is_computer(&self, color: Color) -> bool {
        self.computer[color]
    }

    /// Returns the prompt: the side to move, or that the game is over.
    pub fn prompt(&self) -> &'static str {
        match self.game.position().turn() {
            _ if self.is_over() => "-> ",
            Color::Black => "b> ",
            Color::White => "w> ",
        }
    }

    /// Returns the board as a picture, with the last move marked.
    pub fn picture(&self) -> Picture {
        Picture::new(self.game.position(), self.game.last_move(), self.flipped)
    }

    /// Plays the computer's move, and then any forced pass.
    ///
    /// # Errors
    /// If the move is not legal, which is a mistake of the engine.
    pub fn play_computer_move(&mut self, mv: Move) -> Result<Vec<Reply>, Refusal> {
        let mover = self.game.position().turn();
        let reply = match mv {
            Move::Pass => Reply::Passed(mover),
            Move::Jump(..) => Reply::ComputerMove(mv),
        };
        let mut replies = self.play(mv)?;
        replies.insert(0, reply);
        Ok(replies)
    }

    /// Carries a change out.
    ///
    /// # Errors
    /// If it can't be; nothing changes then.
    pub fn change(&mut self, change: &Change) -> Result<Vec<Reply>, Refusal> {
        let size = self.game.position().size();
        Ok(match *change {
            Change::New => {
                self.begin(self.preset, self.start, size);
                self.verdict()
            }
            Change::Play(mv) => self.play_after_pass(mv)?,
            Change::Auto(color) => {
                self.computer[color] = true;
                self.end_for_computer()
            }
            Change::Manual(color) => {
                self.computer[color] = false;
                Vec::new()
            }
            Change::Players(computer) => {
                self.computer = computer;
                self.end_for_computer()
            }
            Change::Set {
                square,
                piece,
                to_move,
            } => {
                let before = self.game.status();
                self.game.set(square, piece, to_move)?;
                self.undone.clear();
                match self.game.status().is_over() && self.game.status() != before {
                    true => self.verdict(),
                    false => self.end_for_computer(),
                }
            }
            Change::Limit(limit) => self.limit_moves(limit)?,
            Change::Plies(limit) => self.limit(limit)?,
            Change::Undo(plies) => self.undo(plies)?,
            Change::Redo => self.redo()?,
            Change::Resign => self.end_by(End::Resigned(self.game.position().turn()))?,
            Change::Draw => self.draw()?,
            Change::Flip => {
                self.flipped = !self.flipped;
                Vec::new()
            }
            Change::Rules(preset) => self.begin_and_reply(preset, preset.start, size),
            Change::Start(start) => self.begin_and_reply(self.preset, start, size),
            Change::Size(size) => self.begin_and_reply(self.preset, self.start, size),
            Change::Position(ref fen) => {
                self.adopt(fen.game(self.preset.rules), self.preset, self.start)
            }
        })
    }

    /// Continues another game, begun by the rules of a preset, and plays a forced pass. The replies
    /// tell the pass and the end of the game.
    pub fn adopt(&mut self, game: Game, preset: Preset, start: Start) -> Vec<Reply> {
        (self.preset, self.start) = (preset, start);
        self.go_on_with(game);
        self.pass_if_forced()
    }

    /// Shows something.
    ///
    /// # Errors
    /// If it is not there.
    pub fn show(&self, show: Show) -> Result<Reply, Refusal> {
        let position = *self.game.position();
        Ok(match show {
            Show::Dump => Reply::Dump(position),
            Show::Board => Reply::Board(self.picture()),
            Show::Moves(square) => Reply::Moves {
                position,
                jumps: self.jumps(square)?,
            },
            Show::Fen => Reply::Fen(Fen::from_game(&self.game)),
            Show::List => {
                let plies = self.game.past().to_vec();
                let earlier = (self.game.plies() - plies.len() as u32) / 2;
                Reply::List { earlier, plies }
            }
            Show::Rules => self.setting(false),
            Show::Limit => Reply::MoveLimit(self.game.rules().move_limit),
        })
    }

    fn jumps(&self, square: Option<Square>) -> Result<Vec<Jumps>, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let position = self.game.position();
        let Some(square) = square else {
            return Ok(position.jumps().collect());
        };
        position.size().check(square)?;
        match position.at(square) {
            Some(_) => Ok(vec![position.jumps_from(square)]),
            None => Err(Refusal::NoPiece(square)),
        }
    }

    /// Plays a move, after a forced pass in a position that was set up. Such a pass waits until now
    /// because a set-up goes through blocked positions, square by square. If neither side can move,
    /// the game is over instead.
    fn play_after_pass(&mut self, mv: Move) -> Result<Vec<Reply>, Refusal> {
        let blocked = self.end.is_none() && self.game.must_pass();
        if self.is_stuck() || (blocked && mv == Move::Pass) {
            return self.play(Move::Pass);
        }
        if !blocked {
            return self.play(mv);
        }
        let side = self.game.position().turn();
        let mut passed = self.clone();
        let mut replies = vec![Reply::Passed(side)];
        replies.extend(passed.play(Move::Pass)?);
        if !passed.game.status().is_over() {
            replies.extend(passed.play(mv).map_err(|refusal| match refusal {
                Refusal::Illegal { mv, reason } => Refusal::IllegalAfterPass {
                    blocked: side,
                    mv,
                    reason,
                },
                refusal => refusal,
            })?);
        }
        *self = passed;
        Ok(replies)
    }

    /// Checks that a move can be made or suggested.
    ///
    /// # Errors
    /// If the game is over or neither side can move.
    pub fn check_goes_on(&self) -> Result<(), Refusal> {
        match (self.is_over(), self.is_stuck()) {
            (true, _) => Err(Refusal::Over),
            (false, true) => Err(Refusal::Stuck),
            (false, false) => Ok(()),
        }
    }

    /// Tells whether the game goes on only because it was set up square by square: neither side can
    /// move, so that the next request for a move ends it.
    fn is_stuck(&self) -> bool {
        let position = self.game.position();
        let can_move = |color: &Color| position.mobility(*color) > 0;
        !self.is_over() && !Color::ALL.iter().any(can_move)
    }

    /// Ends a game in which the computer is to move and neither side can.
    fn end_for_computer(&mut self) -> Vec<Reply> {
        match self.is_stuck() && self.is_computer_to_move() {
            true => self.pass_if_forced(),
            false => Vec::new(),
        }
    }

    /// Plays a move and the forced pass after it.
    fn play(&mut self, mv: Move) -> Result<Vec<Reply>, Refusal> {
        if self.end.is_some() {
            return Err(Refusal::Over);
        }
        self.game.play(mv).map_err(|reason| match reason {
            IllegalMove::Over(_) => Refusal::Over,
            reason => Refusal::Illegal { mv, reason },
        })?;
        self.offered = None;
        self.undone.clear();
        Ok(self.pass_if_forced())
    }

    /// Plays forced passes, and tells the end of the game.
    fn pass_if_forced(&mut self) -> Vec<Reply> {
        let mut replies = Vec::new();
        while self.game.must_pass() {
            if !self.is_stuck() {
                replies.push(Reply::Passed(self.game.position().turn()));
            }
            let passed = self.game.play(Move::Pass);
            passed.expect("a blocked player may pass");
        }
        replies.extend(self.verdict());
        replies
    }

    /// Tells the end of the game.
    fn verdict(&self) -> Vec<Reply> {
        let verdict = self.game.status().verdict();
        verdict.map(Reply::Over).into_iter().collect()
    }

    /// Tells something, and then the end of the game.
    fn with_verdict(&self, reply: Reply) -> Vec<Reply> {
        [reply].into_iter().chain(self.verdict()).collect()
    }

    fn end_by(&mut self, end: End) -> Result<Vec<Reply>, Refusal> {
        self.check_goes_on()?;
        self.end = Some(end);
        Ok(vec![Reply::Ended(end)])
    }

    /// Tells whether a draw has been offered since the last move.
    pub(super) fn has_offer(&self) -> bool {
        self.offered == Some(self.game.plies())
    }

    fn draw(&mut self) -> Result<Vec<Reply>, Refusal> {
        let turn = self.game.position().turn();
        if self.computer[!turn] || self.has_offer() {
            return self.end_by(End::Agreed);
        }
        self.check_goes_on()?;
        self.offered = Some(self.game.plies());
        let how = "'draw' once more accepts it, a move declines it";
        Ok(vec![Reply::Text(format!("{turn} offers a draw: {how}."))])
    }

    fn limit_moves(&mut self, limit: u32) -> Result<Vec<Reply>, Refusal> {
        let [black, white] = Color::ALL.map(|color| (self.game.plies_of(color), color));
        let (made, color) = black.max(white);
        if limit <= made {
            return Err(Refusal::Limit { limit, color, made });
        }
        let plies = limit.checked_mul(2).ok_or(Refusal::LimitTooHigh(limit))?;
        self.limit(Some(plies))
    }

    /// Changes the limit. A game that the former one has ended goes on, perhaps with a forced pass.
    fn limit(&mut self, plies: Option<u32>) -> Result<Vec<Reply>, Refusal> {
        let before = self.game.status();
        self.game.set_move_limit(plies)?;
        self.undone.clear();
        Ok(match self.game.status() == before {
            true => Vec::new(),
            false => self.pass_if_forced(),
        })
    }

    fn undo(&mut self, plies: Option<u32>) -> Result<Vec<Reply>, Refusal> {
        let past = self.game.past();
        let last = past.last().ok_or(Refusal::NothingToUndo)?.mv;
        let is_own = |ply: &loa::Ply| !self.computer[ply.before.turn()] && ply.mv != Move::Pass;
        let to_own = || past.iter().rev().position(is_own).map(|later| later + 1);
        let plies = match plies {
            Some(asked) if asked as usize > past.len() => {
                let made = past.len();
                return Err(Refusal::TooFewPlies { made, asked });
            }
            Some(0) => return Err(Refusal::NothingToUndo),
            Some(plies) => plies as usize,
            None => to_own().ok_or(Refusal::NoOwnMove(last))?,
        };
        let undone: Vec<Move> = (0..plies).filter_map(|_| self.game.undo()).collect();
        (self.end, self.offered) = (None, None);
        self.undone.push(undone.clone());
        Ok(self.with_verdict(Reply::Undone(undone)))
    }

    fn redo(&mut self) -> Result<Vec<Reply>, Refusal> {
        if self.end.is_some() {
            return Err(Refusal::Over);
        }
        let mut moves = self.undone.last().cloned().ok_or(Refusal::NothingToRedo)?;
        moves.reverse();
        let mut game = self.game.clone();
        for mv in moves.iter().copied() {
            let played = game.play_on(mv);
            played.map_err(|reason| Refusal::Illegal { mv, reason })?;
        }
        self.game = game;
        self.undone.pop();
        Ok(self.with_verdict(Reply::Redone(moves)))
    }

    fn begin(&mut self, preset: Preset, start: Start, size: Size) {
        (self.preset, self.start) = (preset, start);
        let position = Position::start(size, start);
        self.go_on_with(Game::new(preset.rules, position));
    }

    fn go_on_with(&mut self, game: Game) {
        self.game = game;
        (self.end, self.offered) = (None, None);
        self.undone.clear();
    }

    fn begin_and_reply(&mut self, preset: Preset, start: Start, size: Size) -> Vec<Reply> {
        self.begin(preset, start, size);
        self.with_verdict(self.setting(true))
    }

    fn setting(&self, new: bool) -> Reply {
        Reply::Setting(GameSetting {
            preset: self.preset,
            move_limit: self.game.rules().move_limit,
            start: self.start,
            size: self.game.position().size(),
            computer: self.computer,
            new,
        })
    }
}
