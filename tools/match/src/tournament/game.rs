//! One game between two players, with the rules as the referee.

use super::clock::Clock;
use super::contender::Contender;
use super::entry::PlayedGame;
use super::error::MatchError;
use super::finish::{Cause, Finish};
use super::opening::seed_of;
use super::player::{Assignment, Fault, Halt, Player, Turn};
use super::schedule::Pairing;
use super::settings::MatchSettings;
use crate::process::SpawnError;
use loa::{ByColor, Color, Game, Move, Recurrence, Repetition};
use loa_work::Stop;
use std::time::Instant;

/// Plays a game from an opening on; `None` if the match is to stop. No program is left running.
///
/// # Errors
/// If the opening cannot be played, or the system lacks resources to run the players.
pub(super) fn play(
    settings: &MatchSettings,
    pairing: &Pairing,
    stop: &Stop,
) -> Result<Option<EndedGame>, MatchError> {
    let opening = settings.opening(pairing.opening)?;
    let contenders = ByColor {
        black: &settings.players[pairing.black],
        white: &settings.players[pairing.white],
    };
    let mut game = GameInProgress {
        settings,
        contenders,
        assignments: ByColor::from_fn(|color| Assignment {
            color,
            preset: &settings.preset,
            start: settings.start,
            opening: &opening,
            startup: settings.startup,
            seed: seed_of([settings.seed, pairing.number as u64, color as u64]),
            stop,
        }),
        clocks: ByColor::from_fn(|color| contenders[color].time),
        game: opening.clone(),
    };
    let finish = match game.start_players() {
        Ok(players) => game.play_out(players),
        Err(NotBegun::Lost(finish)) => Some(finish),
        Err(NotBegun::Stopped) => None,
        Err(NotBegun::NoResources(error)) => return Err(error.into()),
    };
    Ok(finish.map(|finish| EndedGame {
        played: PlayedGame {
            pairing: *pairing,
            finish,
            plies: game.game.plies(),
        },
        game: game.game,
        opening_plies: opening.past().len(),
    }))
}

/// Tells whether the rules ignore that the position has come up for the third time.
fn goes_round_in_circles(game: &Game) -> bool {
    game.rules().repetition == Repetition::Ignored && game.occurrences(Recurrence::Position) >= 3
}

/// A game that has been played.
pub(super) struct EndedGame {
    pub(super) played: PlayedGame,
    pub(super) game: Game,
    /// The plies that the opening has.
    pub(super) opening_plies: usize,
}

struct GameInProgress<'a> {
    settings: &'a MatchSettings,
    contenders: ByColor<&'a Contender>,
    assignments: ByColor<Assignment<'a>>,
    clocks: ByColor<Option<Clock>>,
    game: Game,
}

type Players<'a> = ByColor<Box<dyn Player + 'a>>;

/// Why a game does not begin.
enum NotBegun {
    Stopped,
    Lost(Finish),
    /// The system lacks processes, threads or memory.
    NoResources(SpawnError),
}

impl<'a> GameInProgress<'a> {
    /// Starts both players and brings them to the opening. One that can't begin loses.
    fn start_players(&self) -> Result<Players<'a>, NotBegun> {
        match (self.start(Color::Black)?, self.start(Color::White)?) {
            (Ok(black), Ok(white)) => Ok(ByColor { black, white }),
            (Err(black), Err(white)) => {
                let reason = format!("{}; {}", black.reason, white.reason);
                Err(NotBegun::Lost(Finish::drawn(Cause::NoGame, reason)))
            }
            (Err(finish), Ok(_)) | (Ok(_), Err(finish)) => Err(NotBegun::Lost(finish)),
        }
    }

    /// Starts a player and brings it to the opening; a loss if it is at fault.
    fn start(&self, color: Color) -> Result<Result<Box<dyn Player + 'a>, Finish>, NotBegun> {
        let mut player = match self.contenders[color].players.start() {
            Ok(player) => player,
            Err(Fault::NotStarted(error)) if error.is_lack_of_resources() => {
                return Err(NotBegun::NoResources(error));
            }
            Err(fault) => return Ok(Err(Finish::by_fault(color, &fault, None))),
        };
        match player.prepare(&self.assignments[color]) {
            Ok(()) => Ok(Ok(player)),
            Err(Halt::Fault(fault)) => {
                let last_words = player.last_words();
                Ok(Err(Finish::by_fault(color, &fault, last_words)))
            }
            Err(Halt::Stopped) => Err(NotBegun::Stopped),
        }
    }

    fn play_out(&mut self, mut players: Players<'_>) -> Option<Finish> {
        loop {
            if let Some(verdict) = self.game.status().verdict() {
                return Some(Finish::by_rules(verdict));
            }
            if self.settings.draws_repetitions && goes_round_in_circles(&self.game) {
                let reason = "third occurrence of the position".to_owned();
                return Some(Finish::drawn(Cause::Repetition, reason));
            }
            let most = self.settings.most_plies;
            if self.game.plies() >= most {
                let reason = format!("no result after {most} plies");
                return Some(Finish::drawn(Cause::Length, reason));
            }
            let color = self.game.position().turn();
            let player = &mut *players[color];
            match self.play_move(player, color) {
                Ok(()) => {}
                Err(Halt::Stopped) => return None,
                Err(Halt::Fault(fault)) => {
                    return Some(Finish::by_fault(color, &fault, player.last_words()));
                }
            }
        }
    }

    fn play_move(&mut self, player: &mut dyn Player, color: Color) -> Result<(), Halt> {
        let mv = if self.game.must_pass() && !player.is_asked_to_pass() {
            Move::Pass
        } else {
            self.ask(player, color)?
        };
        match self.game.play(mv) {
            Ok(_) => Ok(()),
            Err(reason) => Err(Fault::Illegal { mv, reason }.into()),
        }
    }

    fn ask(&mut self, player: &mut dyn Player, color: Color) -> Result<Move, Halt> {
        let assignment = &self.assignments[color];
        player.get_ready(assignment)?;
        let limit = match self.clocks[color] {
            Some(Clock::PerMove(usual)) => player.time_for_move(usual),
            Some(Clock::Game { left, .. }) => left,
            None => self.settings.longest_move,
        };
        let margin = self.contenders[color].margin;
        let turn = Turn {
            game: &self.game,
            begun: Instant::now(),
            limit,
            margin: margin.unwrap_or(self.settings.margin),
            clocks: &self.clocks,
        };
        let chosen = player.choose(assignment, &turn);
        let spent = turn.begun.elapsed();
        if let Some(clock) = &mut self.clocks[color] {
            clock.spend(spent);
        }
        chosen
    }
}
