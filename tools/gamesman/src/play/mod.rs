//! A game between two players.

mod computer;
mod end;
mod print;

use crate::menu::{configure, help};
use crate::player::sign;
use crate::predict::prediction;
use crate::question::{ask, ask_yes_or_no, key, refuse, say};
use crate::screen::{Finished, Next, Out, Step};
use crate::state::State;
use crate::text::{count, value_text};
use crate::{Variant, draw_board, move_text, parse_move};
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
    pub(crate) fn new(variant: &Variant) -> Play {
        Play {
            game: variant.new_game(),
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

/// Begins a game.
pub(crate) fn begin_game(state: &mut State) -> Step {
    state.play = Play::new(&state.variant);
    Ok(Next::Open(State::show_game))
}

impl State {
    /// Lets computers move until a human is to move or there is a question.
    fn show_game(&mut self, out: &mut Out) -> Step {
        loop {
            out(&format!("\n{}\n", draw_board(self.play.game.position())));
            if self.play.is_over() {
                return self.end_game(out);
            }
            if self.predictions
                && let Some(solved) = &self.solved
            {
                let value = solved.value(self.play.game.position())?;
                let (turn, gives_back) = (self.play.turn(), self.gives_back());
                let prediction = prediction(&self.players, gives_back, turn, value);
                out(&format!("{prediction}\n"));
            }
            if self.evaluations {
                self.show_evaluation(out)?;
            }
            if self.is_computer_to_move() {
                self.let_computer_move(out)?;
            } else if !(self.skips_single && self.play_only_move(out)) {
                self.hint(out)?;
                return self.ask_move();
            }
            if let Some(question) = self.ask_about_repetition(out) {
                return question;
            }
            if !self.play.is_over() && self.is_computer_to_move() && self.host.is_stopped() {
                return ask_about_abort();
            }
        }
    }

    fn ask_move(&self) -> Step {
        let who = self.player_name(self.play.turn());
        ask(
            format!("{who}, your move [(u)ndo (p)rint (a)bort (?)help]: "),
            State::take_move,
        )
    }

    fn take_move(&mut self, typed: &str, out: &mut Out) -> Step {
        let menu = print::menu();
        match typed.to_ascii_lowercase().as_str() {
            "" if self.play_only_move(out) => self.after_move(out),
            "" => self.list_moves(out),
            "u" => self.undo(out),
            "p" => menu.ask_with("Print: ", out),
            "a" => ask_about_abort(),
            "c" => Ok(Next::Open(configure)),
            "e" => self.show_evaluation(out),
            "q" => Ok(Next::Quit),
            "?" | "h" => say(help::PLAY, out),
            line => match line.strip_prefix('p').and_then(|print| menu.action(print)) {
                Some(print) => print(self, out),
                None => self.try_move(typed, out),
            },
        }
    }

    fn try_move(&mut self, typed: &str, out: &mut Out) -> Step {
        let Ok(mv) = parse_move(typed) else {
            let expected = "type a move such as b1b3, or one of u p e c a q ?";
            return refuse(typed, expected, out);
        };
        if let Err(error) = self.play.game.play(mv) {
            let (shown, why) = (sanitize(typed), illegal_text(error));
            return say(format!("'{shown}' can't be played: {why}.\n"), out);
        }
        self.after_move(out)
    }

    fn after_move(&self, out: &mut Out) -> Step {
        let question = self.ask_about_repetition(out);
        question.unwrap_or(Ok(Next::Show))
    }

    /// Plays and announces the only move, if there is just one.
    fn play_only_move(&mut self, out: &mut Out) -> bool {
        let [mv] = self.play.game.legal_moves()[..] else {
            return false;
        };
        let who = self.player_name(self.play.turn());
        out(&format!("The only move of {who} is {}.\n", move_text(mv)));
        self.play.game.play(mv).is_ok()
    }

    /// Shows the static evaluation for the player to move.
    fn show_evaluation(&self, out: &mut Out) -> Step {
        let goal = self.variant.goal();
        let value = self.host.evaluate(self.play.game.position(), goal);
        let who = self.player_name(self.play.turn());
        let text = format!("(Static evaluation for {who}: {value:+.3}, -1 to 1)\n");
        say(text, out)
    }

    /// Shows a human the best moves if hints are on.
    fn hint(&mut self, out: &mut Out) -> Finished<()> {
        if !self.hints {
            return Ok(());
        }
        let Some(solved) = &self.solved else {
            out(&self.advice());
            return Ok(());
        };
        let moves = solved.moves(self.play.game.position())?;
        if let Some((_, best)) = moves.first() {
            let equal = moves.iter().take_while(|(_, value)| value == best);
            let names = join(equal.map(|(mv, _)| move_text(*mv)), " ");
            out(&format!("(Best: {names}, {})\n", value_text(*best)));
        }
        Ok(())
    }

    fn is_computer_to_move(&self) -> bool {
        !self.players[self.play.turn()].kind.is_human()
    }

    /// Asks whether to go on if the position has come up before in a game that goes on.
    fn ask_about_repetition(&self, out: &mut Out) -> Option<Step> {
        let earlier = self.play.game.occurrences(Recurrence::Position) - 1;
        if earlier == 0 || self.play.is_over() {
            return None;
        }
        let board = draw_board(self.play.game.position());
        let times = count(earlier.into(), "time");
        out(&format!(
            "\n{board}\nThis position has come up {times} before.\n"
        ));
        Some(ask_yes_or_no("Go on?", |state, goes_on, _| {
            state.play.broken_off = !goes_on;
            Ok(Next::Show)
        }))
    }

    /// Takes moves back until a human is to move: a round against a computer, a move between
    /// humans.
    fn undo(&mut self, out: &mut Out) -> Step {
        let human_moved = |ply: &loa::Ply| self.players[ply.before.turn()].kind.is_human();
        let play = &mut self.play;
        let Some(back) = play.game.past().iter().rev().position(human_moved) else {
            return say("There is no move of yours to take back.\n", out);
        };
        for _ in 0..=back {
            play.game.undo();
        }
        play.broken_off = false;
        let plies = play.game.plies();
        play.given_back.retain(|after| *after < plies);
        Ok(Next::Show)
    }
}

fn ask_about_abort() -> Step {
    let prompt = "Abort the game? [(y)es (n)o, empty for no]: ";
    ask(prompt, |state, typed, out| match key(typed) {
        Some('y') => {
            out("The game is aborted.\n");
            Ok(Next::Back)
        }
        answer if answer != Some('n') && !typed.is_empty() => refuse(typed, "type y or n", out),
        _ if state.is_computer_to_move() => Ok(Next::Show),
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
