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
use loa_notation::Record;
use loa_work::Stop;
use std::time::Instant;

/// Plays a game from an opening on, and records it; `None` if the match is to stop. No program is
/// left running.
///
/// # Errors
/// If the opening can't be played, the system lacks resources to run the players, or the sandbox
/// fails, or a record can't name the rules.
pub(super) fn play(
    settings: &MatchSettings,
    pairing: &Pairing,
    stop: &Stop,
) -> Result<Option<(PlayedGame, Record)>, MatchError> {
    let (seed, openings) = (settings.seed, &settings.openings);
    let opening = openings.game(&settings.first(), seed, pairing.opening)?;
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
            seed: seed_of([seed, pairing.number as u64, color as u64]),
            stop,
        }),
        clocks: ByColor::from_fn(|color| contenders[color].time),
        game: opening.clone(),
    };
    let started = game.start_players();
    let finish = match started.and_then(|players| game.play_out(players)) {
        Ok(finish) | Err(Halted::Lost(finish)) => finish,
        Err(Halted::Stopped) => return Ok(None),
        Err(Halted::NotStarted(error)) => return Err(error.into()),
    };
    let played = PlayedGame {
        pairing: *pairing,
        finish,
        plies: game.game.plies(),
    };
    let mut record = Record::from_game(&game.game, &settings.preset)?;
    record.players = ByColor::from_fn(|color| Some(contenders[color].name.clone()));
    record.result.get_or_insert_with(|| played.finish.result());
    let root = record.nodes.root();
    record.nodes[root].comment = Some(format!(
        "Game {}, opening {} ({} plies).\n{} ({}).",
        pairing.number,
        pairing.opening + 1,
        opening.past().len(),
        played.finish.outcome,
        played.finish.reason
    ));
    Ok(Some((played, record)))
}

/// Tells whether the rules ignore that the position has come up for the third time.
fn goes_round_in_circles(game: &Game) -> bool {
    game.rules().repetition == Repetition::Ignored && game.occurrences(Recurrence::Position) >= 3
}

struct GameInProgress<'a> {
    settings: &'a MatchSettings,
    contenders: ByColor<&'a Contender>,
    assignments: ByColor<Assignment<'a>>,
    clocks: ByColor<Option<Clock>>,
    game: Game,
}

type Players<'a> = ByColor<Box<dyn Player + 'a>>;

/// Why a game does not begin or go on.
enum Halted {
    Stopped,
    Lost(Finish),
    /// A player can't be started, and is not at fault.
    NotStarted(SpawnError),
}

impl Halted {
    /// Returns why a player's halt ends the game.
    fn by(color: Color, halt: Halt, last_words: impl FnOnce() -> Option<String>) -> Halted {
        match halt {
            Halt::Stopped => Halted::Stopped,
            Halt::Fault(Fault::NotStarted(error)) if error.is_of_system() => {
                Halted::NotStarted(error)
            }
            Halt::Fault(fault) => Halted::Lost(Finish::by_fault(color, &fault, last_words())),
        }
    }
}

impl<'a> GameInProgress<'a> {
    /// Starts both players and brings them to the opening. One that can't begin loses. White is not
    /// started if there will be no game.
    fn start_players(&self) -> Result<Players<'a>, Halted> {
        match self.start(Color::Black) {
            Ok(black) => {
                let white = self.start(Color::White)?;
                Ok(ByColor { black, white })
            }
            Err(Halted::Lost(black)) => Err(match self.start(Color::White) {
                Ok(_) => Halted::Lost(black),
                Err(Halted::Lost(white)) => {
                    let reason = format!("{}; {}", black.reason, white.reason);
                    Halted::Lost(Finish::drawn(Cause::NoGame, reason))
                }
                Err(why) => why,
            }),
            Err(why) => Err(why),
        }
    }

    /// Starts a player and brings it to the opening.
    fn start(&self, color: Color) -> Result<Box<dyn Player + 'a>, Halted> {
        let started = self.contenders[color].players.start();
        let mut player = started.map_err(|fault| Halted::by(color, fault.into(), || None))?;
        let prepared = player.prepare(&self.assignments[color]);
        prepared.map_err(|halt| Halted::by(color, halt, || player.last_words()))?;
        Ok(player)
    }

    fn play_out(&mut self, mut players: Players<'_>) -> Result<Finish, Halted> {
        loop {
            if let Some(verdict) = self.game.status().verdict() {
                return Ok(Finish::by_rules(verdict));
            }
            if self.settings.draws_repetitions && goes_round_in_circles(&self.game) {
                let reason = "third occurrence of the position".to_owned();
                return Ok(Finish::drawn(Cause::Repetition, reason));
            }
            let most = self.settings.most_plies;
            if self.game.plies() >= most {
                let reason = format!("no result after {most} plies");
                return Ok(Finish::drawn(Cause::Length, reason));
            }
            let color = self.game.position().turn();
            let player = &mut *players[color];
            let played = self.play_move(player, color);
            played.map_err(|halt| Halted::by(color, halt, || player.last_words()))?;
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
