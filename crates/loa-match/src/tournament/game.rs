//! One game between two programs, with the rules as the referee.

use super::contender::Contender;
use super::deadline::Deadline;
use super::fault::{Fault, Halt};
use super::outcome::Finish;
use super::seat::{self, Seat, Task, Turn};
use super::stop::Stop;
use super::time::Clock;
use crate::SpawnError;
use loa::{Blocked, ByColor, Color, Game, Move, Preset, Start};
use std::time::{Duration, Instant};

/// How games are played.
pub(super) struct Conditions {
    pub(super) preset: Preset,
    pub(super) start: Start,
    /// How much later than its time an answer still counts.
    pub(super) margin: Duration,
    /// How long a move may take of a player who has no time of its own.
    pub(super) longest_move: Duration,
    /// How long an answer may take that is no move.
    pub(super) startup: Duration,
    /// The plies after which a game is called a draw.
    pub(super) most_plies: u32,
}

/// A game to its end.
pub(super) struct Played {
    pub(super) game: Game,
    pub(super) finish: Finish,
    /// For how long the referee was held up while a clock ran.
    pub(super) held_up: Duration,
}

/// Plays a game from an opening on; `None` if the match is to stop. No program is left running.
///
/// # Errors
/// If the system has no room for the programs.
pub(super) fn play(
    conditions: &Conditions,
    contenders: ByColor<&Contender>,
    opening: &Game,
    stop: &Stop,
) -> Result<Option<Played>, SpawnError> {
    let mut table = Table {
        conditions,
        contenders,
        opening,
        stop,
        clocks: ByColor::from_fn(|color| Clock::new(contenders[color].time)),
        game: opening.clone(),
        held_up: Duration::ZERO,
    };
    let finish = table.play()?;
    Ok(finish.map(|finish| Played {
        game: table.game,
        finish,
        held_up: table.held_up,
    }))
}

struct Table<'a> {
    conditions: &'a Conditions,
    contenders: ByColor<&'a Contender>,
    opening: &'a Game,
    stop: &'a Stop,
    clocks: ByColor<Clock>,
    game: Game,
    held_up: Duration,
}

type Seats = ByColor<Box<dyn Seat>>;

/// Why a game does not begin.
enum Unseated {
    Stopped,
    Lost(Finish),
    /// The system has none for the programs.
    NoRoom(SpawnError),
}

/// Why a game is not played on.
enum End {
    Stopped,
    Lost(Color, Fault),
}

impl Table<'_> {
    fn play(&mut self) -> Result<Option<Finish>, SpawnError> {
        match self.sit_down() {
            Ok(seats) => Ok(self.play_out(seats)),
            Err(Unseated::Lost(finish)) => Ok(Some(finish)),
            Err(Unseated::Stopped) => Ok(None),
            Err(Unseated::NoRoom(error)) => Err(error),
        }
    }

    fn play_out(&mut self, mut seats: Seats) -> Option<Finish> {
        loop {
            if let Some(verdict) = self.game.status().verdict() {
                return Some(Finish::by_rules(verdict));
            }
            if self.game.plies() >= self.conditions.most_plies {
                return Some(Finish::too_long(self.conditions.most_plies));
            }
            match self.move_once(&mut seats) {
                Ok(()) => {}
                Err(End::Stopped) => return None,
                Err(End::Lost(color, fault)) => {
                    let last_words = seats[color].last_words();
                    return Some(Finish::by_fault(color, &fault, last_words));
                }
            }
        }
    }

    fn task(&self, color: Color) -> Task<'_> {
        Task {
            contender: self.contenders[color],
            color,
            preset: &self.conditions.preset,
            start: self.conditions.start,
            opening: self.opening,
            startup: self.conditions.startup,
        }
    }

    /// Starts both programs and brings them to the opening. Who can't begin loses.
    fn sit_down(&self) -> Result<Seats, Unseated> {
        let (black, white) = (self.seat(Color::Black)?, self.seat(Color::White)?);
        match (black, white) {
            (Ok(black), Ok(white)) => Ok(ByColor { black, white }),
            (Err(black), Err(white)) => Err(Unseated::Lost(Finish::neither(&black, &white))),
            (Err(finish), Ok(_)) | (Ok(_), Err(finish)) => Err(Unseated::Lost(finish)),
        }
    }

    /// Starts a program and brings it to the opening; a loss if it is at fault.
    fn seat(&self, color: Color) -> Result<Result<Box<dyn Seat>, Finish>, Unseated> {
        let task = self.task(color);
        let mut seat = match seat::start(task.contender) {
            Ok(seat) => seat,
            Err(Fault::NotStarted(error)) if error.is_lack() => {
                return Err(Unseated::NoRoom(error));
            }
            Err(fault) => return Ok(Err(Finish::by_fault(color, &fault, None))),
        };
        match seat.prepare(&task, self.stop) {
            Ok(()) => Ok(Ok(seat)),
            Err(Halt::Fault(fault)) => {
                let last_words = seat.last_words();
                Ok(Err(Finish::by_fault(color, &fault, last_words)))
            }
            Err(Halt::Stopped) => Err(Unseated::Stopped),
        }
    }

    fn move_once(&mut self, seats: &mut Seats) -> Result<(), End> {
        let color = self.game.position().turn();
        let must_pass =
            self.game.position().is_blocked() && self.game.rules().blocked == Blocked::Passes;
        let mv = if must_pass && !seats[color].is_asked_to_pass() {
            Move::Pass
        } else {
            self.ask(seats[color].as_mut(), color)
                .map_err(|halt| match halt {
                    Halt::Stopped => End::Stopped,
                    Halt::Fault(fault) => End::Lost(color, fault),
                })?
        };
        match self.game.play(mv) {
            Ok(_) => Ok(()),
            Err(reason) => Err(End::Lost(color, Fault::Illegal { mv, reason })),
        }
    }

    fn ask(&mut self, seat: &mut dyn Seat, color: Color) -> Result<Move, Halt> {
        let task = self.task(color);
        seat.get_ready(&task, self.stop)?;
        let clock = &self.clocks[color];
        let limit = match clock.per_move() {
            Some(usual) => seat.time_for_move(usual),
            None => clock.allowance().unwrap_or(self.conditions.longest_move),
        };
        let margin = task.contender.margin.unwrap_or(self.conditions.margin);
        let mut turn = Turn {
            deadline: Deadline::after(limit + margin),
            limit,
            clocks: &self.clocks,
        };
        let chosen = seat.choose(&task, &self.game, &mut turn, self.stop);
        let deadline = turn.deadline;
        self.clocks[color].spend(deadline.spent(Instant::now()));
        self.held_up += deadline.held_up();
        chosen
    }
}
