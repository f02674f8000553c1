//! A game between two players.

mod computer;
mod end;
mod print;

use crate::answers::{key, refuse, say};
use crate::menu::{Plain, configure, help};
use crate::player::sign;
use crate::predict::prediction;
use crate::question::{ask, ask_yes_or_no};
use crate::screen::{Dialogue, Finished, Next, Out, Step};
use crate::state::State;
use crate::text::{count, value_text};
use crate::{draw_board, move_text, parse_move};
use loa::{Color, Game, IllegalMove, Recurrence, join};
use loa_protocol::sanitize;

/// A game.
pub(crate) struct Play {
    game: Game,
    /// Whether the game was ended after a repetition.
    broken_off: bool,
    /// The plies after which a computer gave a slip back.
    given_back: Vec<u32>,
}

impl Play {
    pub(crate) fn new(state: &State) -> Play {
        Play {
            game: state.variant.new_game(),
            broken_off: false,
            given_back: Vec::new(),
        }
    }

    fn turn(&self) -> Color {
        self.game.position().turn()
    }

    fn is_over(&self) -> bool {
        self.broken_off || self.game.status().is_over()
    }
}

impl Dialogue for Play {
    /// Lets computers move until a human is to move or there is a question.
    fn show(&mut self, state: &mut State, out: &mut Out) -> Step<Play> {
        loop {
            out(&format!("\n{}\n", draw_board(self.game.position())));
            if self.is_over() {
                return self.end(state, out);
            }
            if state.predictions
                && let Some(solved) = &state.solved
            {
                let value = solved.value(self.game.position())?;
                let prediction = prediction(&state.players, self.turn(), value);
                out(&format!("{prediction}\n"));
            }
            if state.evaluations {
                self.show_evaluation(state, out);
            }
            if self.is_computer_to_move(state) {
                self.let_computer_move(state, out)?;
            } else if !(state.skips_single && self.play_only_move(state, out)) {
                self.hint(state, out)?;
                return self.ask_move(state);
            }
            if self.has_come_up(out) {
                return ask_about_repetition();
            }
            if !self.is_over() && self.is_computer_to_move(state) && state.host.is_stopped() {
                return ask_about_abort();
            }
        }
    }
}

impl Play {
    fn ask_move(&self, state: &State) -> Step<Play> {
        let who = state.player_name(self.turn());
        ask(
            format!("{who}, your move [(u)ndo (p)rint (a)bort (?)help]: "),
            Play::take_move,
        )
    }

    fn take_move(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step<Play> {
        let menu = print::menu();
        match typed.to_ascii_lowercase().as_str() {
            "" if self.play_only_move(state, out) => self.after_move(out),
            "" => self.list_moves(out),
            "u" => self.undo(state, out),
            "p" => menu.ask_with("Print: ", out),
            "a" => ask_about_abort(),
            "c" => Ok(Next::open(Plain(configure))),
            "e" => {
                self.show_evaluation(state, out);
                Ok(Next::Stay)
            }
            "q" => Ok(Next::Quit),
            "?" | "h" => say(help::PLAY, out),
            line => match line.strip_prefix('p').and_then(|print| menu.action(print)) {
                Some(print) => print(self, state, out),
                None => self.try_move(typed, out),
            },
        }
    }

    fn try_move(&mut self, typed: &str, out: &mut Out) -> Step<Play> {
        let Ok(mv) = parse_move(typed) else {
            let expected = "type a move such as b1b3, or one of u p e c a q ?";
            return refuse(typed, expected, out);
        };
        if let Err(error) = self.game.play(mv) {
            let (shown, why) = (sanitize(typed), illegal_text(error));
            return say(format!("'{shown}' can't be played: {why}.\n"), out);
        }
        self.after_move(out)
    }

    fn after_move(&self, out: &mut Out) -> Step<Play> {
        if self.has_come_up(out) {
            return ask_about_repetition();
        }
        Ok(Next::Show)
    }

    /// Plays and announces the only move, if there is just one.
    fn play_only_move(&mut self, state: &State, out: &mut Out) -> bool {
        let [mv] = self.game.legal_moves()[..] else {
            return false;
        };
        let who = state.player_name(self.turn());
        out(&format!("The only move of {who} is {}.\n", move_text(mv)));
        self.game.play(mv).is_ok()
    }

    /// Shows the static evaluation for the player to move.
    fn show_evaluation(&self, state: &mut State, out: &mut Out) {
        let goal = state.variant.goal();
        let value = state.host.evaluate(self.game.position(), goal);
        let who = state.player_name(self.turn());
        out(&format!(
            "(Static evaluation for {who}: {value:+.3}, -1 to 1)\n"
        ));
    }

    /// Shows a human the best moves if hints are on.
    fn hint(&self, state: &mut State, out: &mut Out) -> Finished<()> {
        if !state.hints {
            return Ok(());
        }
        let Some(solved) = &state.solved else {
            out(&self.advice(state));
            return Ok(());
        };
        let moves = solved.moves(self.game.position())?;
        if let Some((_, best)) = moves.first() {
            let equal = moves.iter().take_while(|(_, value)| value == best);
            let names = join(equal.map(|(mv, _)| move_text(*mv)), " ");
            out(&format!("(Best: {names}, {})\n", value_text(*best)));
        }
        Ok(())
    }

    fn is_computer_to_move(&self, state: &State) -> bool {
        !state.players[self.turn()].kind.is_human()
    }

    /// Tells whether the position has come up before in a game that goes on, and says so.
    fn has_come_up(&self, out: &mut Out) -> bool {
        let earlier = self.game.occurrences(Recurrence::Position) - 1;
        let has_come_up = earlier > 0 && !self.is_over();
        if has_come_up {
            let board = draw_board(self.game.position());
            let times = count(earlier.into(), "time");
            out(&format!(
                "\n{board}\nThis position has come up {times} before.\n"
            ));
        }
        has_come_up
    }

    /// Takes moves back until a human is to move: a round against a computer, a move between
    /// humans.
    fn undo(&mut self, state: &State, out: &mut Out) -> Step<Play> {
        let human_moved = |ply: &loa::Ply| state.players[ply.before.turn()].kind.is_human();
        let Some(back) = self.game.past().iter().rev().position(human_moved) else {
            return say("There is no move of yours to take back.\n", out);
        };
        for _ in 0..=back {
            self.game.undo();
        }
        self.broken_off = false;
        let plies = self.game.plies();
        self.given_back.retain(|after| *after < plies);
        Ok(Next::Show)
    }
}

fn ask_about_repetition() -> Step<Play> {
    ask_yes_or_no::<Play>("Go on?", |play, goes_on, _, _| {
        play.broken_off = !goes_on;
        Ok(Next::Show)
    })
}

fn ask_about_abort() -> Step<Play> {
    let prompt = "Abort the game? [(y)es (n)o, empty for no]: ";
    ask::<Play>(prompt, |play, typed, state, out| match key(typed) {
        Some('y') => {
            out("The game is aborted.\n");
            Ok(Next::Back)
        }
        answer if answer != Some('n') && !typed.is_empty() => refuse(typed, "type y or n", out),
        _ if play.is_computer_to_move(state) => Ok(Next::Show),
        _ => Ok(Next::Stay),
    })
}

/// Writes why a move can't be played, with the signs of the sides.
fn illegal_text(error: IllegalMove) -> String {
    match error {
        IllegalMove::NotYours { from, owner } => {
            format!("the piece on {from} belongs to {}", sign(owner))
        }
        error => error.to_string(),
    }
}
