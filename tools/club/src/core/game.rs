//! A game of the club: what its players may do, and its clocks. The rules of `loa` alone judge
//! positions.

use crate::ClubCode;
use crate::core::setup::{DAY, Setup, TimeControl};
use crate::core::words::words;
use loa::{ByColor, Color, Game, Move, Reason, Status};
use loa_page_api::{ApiError, Code, LONGEST_GAME, refusal, refuse_if};
use serde::Deserialize;

/// The most of the time that a move was on its way that does not count, in milliseconds.
pub(crate) const MOST_LAG: i64 = 300;
/// How much more of such time each move allows a player, in milliseconds.
const LAG_A_MOVE: i64 = 100;
/// How long after the offer to resume the player who waits can claim the game, in milliseconds.
const REFUSED: i64 = 7 * DAY;
/// The time for the first move of each side in real time, in milliseconds.
pub(crate) const FIRST_MOVE: i64 = 120_000;
/// How long a player has to be away before the opponent can claim the game, in milliseconds.
pub(crate) const GONE: i64 = 60_000;

loa::named! {
    /// What has become of a game.
    pub(crate) enum State: "a state of a game" {
        /// It goes on.
        Running = "running",
        /// It goes on later.
        Adjourned = "adjourned",
        /// It has a result.
        Over = "over",
        /// It does not count.
        Aborted = "aborted",
    }
}

loa::named! {
    /// How a game ended.
    pub(crate) enum How: "a way to end a game" {
        /// By a rule.
        Connection = "connection",
        /// By a rule.
        Simultaneous = "simultaneous",
        /// By a rule.
        Blocked = "blocked",
        /// By a rule.
        Repetition = "repetition",
        /// By a rule.
        MoveLimit = "limit",
        /// A player gave up.
        Resignation = "resignation",
        /// A player's time was over.
        Time = "time",
        /// The players agreed.
        Agreement = "agreement",
        /// A player disappeared.
        Gone = "gone",
        /// A player never came to a game of a tournament.
        Forfeit = "forfeit",
        /// An arbiter decided.
        Arbiter = "arbiter",
    }
}

impl From<Reason> for How {
    fn from(reason: Reason) -> How {
        match reason {
            Reason::Connection => How::Connection,
            Reason::Simultaneous => How::Simultaneous,
            Reason::Blocked => How::Blocked,
            Reason::Repetition => How::Repetition,
            Reason::MoveLimit => How::MoveLimit,
        }
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Finish {
    /// The winner; `None` for a draw.
    pub(crate) winner: Option<Color>,
    /// What decided.
    pub(crate) how: How,
}

loa::named! {
    /// What a player can offer, and the other accept or decline.
    pub(crate) enum Offer: "an offer" {
        /// To end the game without a winner.
        Draw = "draw",
        /// To take back a move.
        Takeback = "takeback",
        /// To go on later.
        Adjourn = "adjourn",
        /// To go on.
        Resume = "resume",
        /// Another game.
        Rematch = "rematch",
    }
}

words!(State, How, Offer);

/// What a player does in a game.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, utoipa::ToSchema)]
#[serde(tag = "act", rename_all = "camelCase", deny_unknown_fields)]
pub(crate) enum Act {
    /// Makes a move.
    Move {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
        /// The number of plies before it, so that a repeated request does nothing.
        ply: Option<usize>,
    },
    /// Gives up.
    Resign,
    /// Ends the game without result, before the second ply.
    Abort,
    /// Offers something.
    Offer {
        /// What.
        what: Offer,
    },
    /// Accepts what the other has offered.
    Accept {
        /// What.
        what: Offer,
    },
    /// Declines it, or takes the own offer back.
    Decline {
        /// What.
        what: Offer,
    },
    /// Claims the game of an opponent who has disappeared.
    Claim {
        /// A draw instead of a win.
        #[serde(default)]
        draw: bool,
    },
}

/// The circumstances of an act.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Moment {
    /// The time.
    pub(crate) now: i64,
    /// How long the act was on its way, by the client's word, in milliseconds.
    pub(crate) lag: i64,
    /// How long the club itself was late, in milliseconds.
    pub(crate) late: i64,
    /// How long the opponent has been away, in milliseconds.
    pub(crate) gone: i64,
}

/// A game between two members.
#[derive(Clone, Debug)]
pub(crate) struct ClubGame {
    /// Its number.
    pub(crate) id: i64,
    /// What was agreed.
    pub(crate) setup: Setup,
    /// The tournament that it belongs to.
    pub(crate) tournament: Option<i64>,
    /// The members.
    pub(crate) players: ByColor<i64>,
    /// The moves so far.
    pub(crate) game: Game,
    /// What has become of it.
    pub(crate) state: State,
    /// Its result, if it is over.
    pub(crate) finish: Option<Finish>,
    /// The clocks at the beginning of the running turn, in milliseconds.
    pub(crate) clocks: ByColor<i64>,
    /// When the running turn began, or the game was adjourned or an offer to resume was made.
    pub(crate) turn_at: i64,
    /// How much lag each player may still claim, in milliseconds.
    pub(crate) lag_left: ByColor<i64>,
    /// Who offers what.
    pub(crate) offers: Vec<(Offer, Color)>,
    /// The game that followed.
    pub(crate) rematch: Option<i64>,
    /// When it began.
    pub(crate) created_at: i64,
    /// When it ended.
    pub(crate) ended_at: Option<i64>,
}

impl ClubGame {
    /// Begins a game.
    pub(crate) fn new(id: i64, setup: Setup, players: ByColor<i64>, now: i64) -> ClubGame {
        let initial = setup.clock().initial();
        ClubGame {
            id,
            game: setup.begin(),
            players,
            state: State::Running,
            finish: None,
            clocks: ByColor::from_fn(|_| initial),
            turn_at: now,
            lag_left: ByColor::from_fn(|_| MOST_LAG),
            tournament: None,
            offers: Vec::new(),
            rematch: None,
            created_at: now,
            ended_at: None,
            setup,
        }
    }

    /// Returns the side to move.
    pub(crate) const fn turn(&self) -> Color {
        self.game.position().turn()
    }

    /// Returns the member who is to move.
    pub(crate) fn mover(&self) -> i64 {
        self.players[self.turn()]
    }

    /// Tells whether its result changes ratings.
    pub(crate) fn counts(&self) -> bool {
        let forfeit = |finish: Finish| finish.how == How::Forfeit;
        self.setup.is_rated() && self.state == State::Over && !self.finish.is_some_and(forfeit)
    }

    /// Tells whether it goes on.
    pub(crate) fn is_running(&self) -> bool {
        self.state == State::Running
    }

    /// Tells whether it goes on, at once or later.
    pub(crate) fn goes_on(&self) -> bool {
        matches!(self.state, State::Running | State::Adjourned)
    }

    /// Returns the number of plies.
    pub(crate) fn plies(&self) -> usize {
        self.game.past().len()
    }

    /// Returns the side of a member.
    pub(crate) fn color_of(&self, player: i64) -> Option<Color> {
        let mut colors = Color::ALL.into_iter();
        colors.find(|color| self.players[*color] == player)
    }

    /// Returns when the running turn is out of time.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let begins = self.plies() < 2;
        let time = match self.setup.clock() {
            _ if self.state != State::Running => return None,
            TimeControl::Unlimited => return None,
            TimeControl::RealTime { .. } if begins => FIRST_MOVE,
            _ => self.clocks[self.turn()],
        };
        Some(self.turn_at + time)
    }

    /// Ends the game if a player is out of time; tells whether it did.
    pub(crate) fn expire(&mut self, moment: Moment) -> bool {
        let excused = moment.late + moment.lag.min(self.lag_left[self.turn()]);
        let is_late = |deadline| moment.now - excused > deadline;
        if !self.deadline().is_some_and(is_late) {
            return false;
        }
        let loser = self.turn();
        if self.plies() < 2 {
            self.never_begin(loser, moment.now);
        } else {
            self.clocks[loser] = 0;
            self.end(Some(loser.opponent()), How::Time, moment.now);
        }
        true
    }

    /// Returns what an act comes to: who offers what the opponent offers accepts it.
    pub(crate) fn meaning(&self, color: Color, act: Act) -> Act {
        match act {
            Act::Offer { what } if self.offers.contains(&(what, color.opponent())) => {
                Act::Accept { what }
            }
            act => act,
        }
    }

    /// Does something for a side.
    pub(crate) fn act(&mut self, color: Color, act: &Act, moment: Moment) -> Result<(), ApiError> {
        match act {
            Act::Offer { what } | Act::Accept { what }
                if matches!(what, Offer::Rematch | Offer::Resume) => {}
            Act::Decline { .. } => {}
            Act::Resign | Act::Claim { .. } if self.state == State::Adjourned => {}
            _ => refuse_if(self.state != State::Running, ClubCode::NotRunning)?,
        }
        match act {
            Act::Move { mv, ply } => self.play(color, mv, *ply, moment)?,
            Act::Resign => self.leave(color, moment.now),
            Act::Abort => {
                refuse_if(self.plies() >= 2, ClubCode::TooLateToAbort)?;
                self.never_begin(color, moment.now);
            }
            Act::Offer { what } => self.offer(color, *what, moment)?,
            Act::Accept { what } => {
                self.take_offer(color.opponent(), *what)?;
                self.accept(color, *what, moment)?;
            }
            Act::Decline { what } => {
                let own = self.take_offer(color, *what);
                // Who waits for the opponent goes on waiting.
                let waits = self.offers.contains(&(Offer::Resume, color.opponent()));
                if own.is_err() && !(waits && *what == Offer::Resume) {
                    self.take_offer(color.opponent(), *what)?;
                }
            }
            Act::Claim { draw } => self.claim(color, *draw, moment)?,
        }
        Ok(())
    }

    fn play(
        &mut self,
        color: Color,
        text: &str,
        ply: Option<usize>,
        moment: Moment,
    ) -> Result<(), ApiError> {
        let mv: Move = text
            .parse()
            .map_err(|error| ApiError::unreadable(Code::BadMove, error))?;
        if let Some(ply) = ply.filter(|ply| *ply != self.plies()) {
            let played = self.game.past().get(ply);
            if played.is_some_and(|played| played.mv == mv && played.before.turn() == color) {
                return Ok(());
            }
            return Err(ClubCode::Stale.with("ply", self.plies()));
        }
        refuse_if(color != self.turn(), ClubCode::NotYourTurn)?;
        let first = self.plies() < 2;
        let played = self.game.play(mv);
        let status =
            played.map_err(|reason| ApiError::new(422, refusal(&self.game, mv, &reason)))?;
        self.stop_clock(color, first, moment);
        // The offers of the player who moves remain; those of the other are declined.
        self.offers.retain(|(_, by)| *by == color);
        if self.plies() == LONGEST_GAME && !status.is_over() {
            self.end(None, How::MoveLimit, moment.now);
        }
        if let Status::Over(verdict) = status {
            let winner = verdict.outcome.winner();
            self.end(winner, verdict.reason.into(), moment.now);
        }
        Ok(())
    }

    /// Takes the time of the turn off the clock, and adds what a move earns.
    fn stop_clock(&mut self, color: Color, first: bool, moment: Moment) {
        let spent = self.spent(color, moment);
        let clock = self.setup.clock();
        if clock.is_real_time() && !first {
            self.clocks[color] = (self.clocks[color] - spent).max(0) + clock.increment();
        }
        self.turn_at = moment.now;
    }

    /// Returns the time that a player has spent on the turn, and uses up the lag.
    fn spent(&mut self, color: Color, moment: Moment) -> i64 {
        let lag = moment.lag.clamp(0, self.lag_left[color]);
        self.lag_left[color] = (self.lag_left[color] - lag + LAG_A_MOVE).min(MOST_LAG);
        (moment.now - moment.late - lag - self.turn_at).max(0)
    }

    fn offer(&mut self, color: Color, what: Offer, moment: Moment) -> Result<(), ApiError> {
        let mut past = self.game.past().iter();
        let has_moved = past.any(|ply| ply.before.turn() == color);
        let can = match what {
            Offer::Draw => self.plies() >= 2,
            // The round waits for the game.
            _ if self.tournament.is_some() => false,
            Offer::Takeback => !self.setup.is_rated() && has_moved,
            Offer::Adjourn => self.setup.clock().initial() > 0,
            Offer::Resume => self.state == State::Adjourned,
            Offer::Rematch => self.state == State::Over && self.rematch.is_none(),
        };
        refuse_if(!can, ClubCode::CannotOffer.with("what", what.name()))?;
        if !self.offers.contains(&(what, color)) {
            self.offers.push((what, color));
            if what == Offer::Resume {
                self.turn_at = moment.now;
            }
        }
        Ok(())
    }

    fn take_offer(&mut self, by: Color, what: Offer) -> Result<(), ApiError> {
        let offer = self.offers.iter().position(|offer| *offer == (what, by));
        let no_offer = || ClubCode::NoOffer.with("what", what.name());
        self.offers.remove(offer.ok_or_else(no_offer)?);
        Ok(())
    }

    fn accept(&mut self, color: Color, what: Offer, moment: Moment) -> Result<(), ApiError> {
        match what {
            Offer::Draw => self.end(None, How::Agreement, moment.now),
            Offer::Takeback => {
                // Back to the turn of the one who asked.
                let asker = color.opponent();
                self.stop_clock_without_increment(moment);
                self.game.undo();
                if self.turn() != asker {
                    self.game.undo();
                }
                self.offers.clear();
            }
            Offer::Adjourn => {
                self.stop_clock_without_increment(moment);
                self.state = State::Adjourned;
                self.offers.clear();
            }
            Offer::Resume => {
                refuse_if(self.state != State::Adjourned, ClubCode::NotRunning)?;
                self.state = State::Running;
                self.turn_at = moment.now;
                self.offers.clear();
            }
            // The caller begins the game.
            Offer::Rematch => refuse_if(self.rematch.is_some(), ClubCode::NotRunning)?,
        }
        Ok(())
    }

    fn stop_clock_without_increment(&mut self, moment: Moment) {
        if self.setup.clock().is_real_time() && self.plies() >= 2 {
            let color = self.turn();
            let spent = self.spent(color, moment);
            self.clocks[color] = (self.clocks[color] - spent).max(1);
        }
        self.turn_at = moment.now;
    }

    fn claim(&mut self, color: Color, draw: bool, moment: Moment) -> Result<(), ApiError> {
        let since = moment.now - self.turn_at;
        let gone = moment.gone.min(since);
        let can = match self.state {
            State::Adjourned => self.offers.contains(&(Offer::Resume, color)) && since > REFUSED,
            _ => self.setup.clock().is_real_time() && self.turn() != color && gone >= GONE,
        };
        refuse_if(!can, ClubCode::NotGone.with("seconds", GONE / 1000))?;
        if self.plies() < 2 {
            self.never_begin(color.opponent(), moment.now);
        } else {
            self.end((!draw).then_some(color), How::Gone, moment.now);
        }
        Ok(())
    }

    /// Ends a game that a side does not begin: it does not count, but in a tournament.
    fn never_begin(&mut self, side: Color, now: i64) {
        if self.tournament.is_some() {
            self.end(Some(side.opponent()), How::Forfeit, now);
            return;
        }
        self.state = State::Aborted;
        self.ended_at = Some(now);
        self.offers.clear();
    }

    fn end(&mut self, winner: Option<Color>, how: How, now: i64) {
        self.state = State::Over;
        self.finish = Some(Finish { winner, how });
        self.ended_at = Some(now);
        self.turn_at = now;
        self.offers.clear();
    }

    /// Ends the game of a side that gives up; one that has hardly begun does not count.
    pub(crate) fn leave(&mut self, color: Color, now: i64) {
        let counts_from = if self.setup.is_rated() { 1 } else { 2 };
        if self.plies() < counts_from {
            self.never_begin(color, now);
        } else {
            self.end(Some(color.opponent()), How::Resignation, now);
        }
    }

    /// Gives the game the result that an arbiter has decided.
    pub(crate) fn decide(&mut self, winner: Option<Color>, now: i64) {
        let ended_at = self.ended_at.unwrap_or(now);
        self.end(winner, How::Arbiter, ended_at);
    }

    /// Returns the moves from a ply on, as text.
    pub(crate) fn moves_since(&self, ply: usize) -> Vec<String> {
        let moves = self.game.moves().skip(ply);
        moves.map(|mv| mv.to_string()).collect()
    }
}
