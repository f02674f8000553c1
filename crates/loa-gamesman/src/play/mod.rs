//! A game between two players.

mod computer;
mod end;
mod print;

use crate::answers::{key, refuse, say, yes_or_no};
use crate::menu::help;
use crate::predict::prediction;
use crate::screen::{CHOICE, Next, Out, Screen, ScreenName, Step};
use crate::state::State;
use crate::text::{count, value_text};
use crate::{draw_board, move_text, parse_move};
use loa::{Color, Game, Recurrence};

/// A game, and the next question in it.
pub(crate) struct Play {
    game: Game,
    asking: Asking,
    /// Whether the game was ended after a repetition.
    broken_off: bool,
}

/// What the next line answers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asking {
    Move,
    /// What to print.
    Print,
    /// Whether to abort the game.
    Abort,
    /// Whether to continue after a repetition.
    Repetition,
    /// What to do after the end.
    End,
}

impl Play {
    pub(crate) fn new(state: &State) -> Play {
        Play {
            game: state.variant.new_game(),
            asking: Asking::Move,
            broken_off: false,
        }
    }

    fn turn(&self) -> Color {
        self.game.position().turn()
    }

    fn is_over(&self) -> bool {
        self.broken_off || self.game.status().is_over()
    }

    /// Returns how often the position has come up before.
    fn earlier_occurrences(&self) -> usize {
        let past = self.game.past().iter();
        let reversible = past.rev().take_while(|ply| !ply.is_capture());
        let same = |before| Recurrence::Position.same(before, self.game.position());
        reversible.filter(|ply| same(&ply.before)).count()
    }
}

impl Screen for Play {
    /// Lets computers move until a human is to move or there is a question.
    fn show(&mut self, state: &mut State, out: &mut Out) -> Step<()> {
        loop {
            out(&format!("\n{}\n", draw_board(self.game.position())));
            if self.is_over() {
                self.asking = Asking::End;
                out(&self.ending(state));
                return Ok(());
            }
            self.asking = Asking::Move;
            if state.predictions
                && let Some(solved) = &state.solved
            {
                let value = solved.value(self.game.position())?;
                out(&format!(
                    "{}\n",
                    prediction(&state.players, self.turn(), value)
                ));
            }
            if !self.is_computer_to_move(state) {
                return self.hint(state, out);
            }
            self.let_computer_move(state, out)?;
            if self.ask_about_repetition(out) {
                return Ok(());
            }
            if !self.is_over() && self.is_computer_to_move(state) && state.is_stopped() {
                self.asking = Asking::Abort;
                return Ok(());
            }
        }
    }

    fn prompt(&self, state: &State) -> String {
        match self.asking {
            Asking::Move => format!(
                "{}, your move [(u)ndo (p)rint (a)bort (?)help]: ",
                state.player_name(self.turn())
            ),
            Asking::Print => "Print: ".to_owned(),
            Asking::Abort => "Abort the game? [(y)es (n)o]: ".to_owned(),
            Asking::Repetition => "Go on? [(y)es (n)o]: ".to_owned(),
            Asking::End => CHOICE.to_owned(),
        }
    }

    fn answer(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        Ok(match self.asking {
            Asking::Move => self.take_move(typed, state, out),
            Asking::Print => return self.print(typed, state, out),
            Asking::Abort => self.take_abort(typed, state, out),
            Asking::Repetition => self.take_repetition(typed, out),
            Asking::End => return self.choose_after_end(typed, state, out),
        })
    }
}

impl Play {
    fn take_move(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Next {
        match key(typed) {
            Some('u') => return self.undo(state, out),
            Some('p') => {
                self.asking = Asking::Print;
                return say(print::MENU, out);
            }
            Some('a') => {
                self.asking = Asking::Abort;
                return Next::Stay;
            }
            Some('?' | 'h') => return say(help::PLAY, out),
            _ => {}
        }
        let Ok(mv) = parse_move(typed) else {
            return refuse(typed, "type a move such as b1b3, or one of u p a ?", out);
        };
        if let Err(error) = self.game.play(mv) {
            let refusal = format!("'{}' can't be played: {error}.\n", move_text(mv));
            return say(&refusal, out);
        }
        if self.ask_about_repetition(out) {
            Next::Stay
        } else {
            Next::Show
        }
    }

    /// Shows a human the best moves if hints are on.
    fn hint(&self, state: &mut State, out: &mut Out) -> Step<()> {
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
            let names = print::joined(equal.map(|(mv, _)| *mv));
            out(&format!("(Best: {names}, {})\n", value_text(*best)));
        }
        Ok(())
    }

    fn is_computer_to_move(&self, state: &State) -> bool {
        !state.players[self.turn()].kind.is_human()
    }

    /// Asks whether to continue if the position has come up before.
    fn ask_about_repetition(&mut self, out: &mut Out) -> bool {
        let earlier = self.earlier_occurrences();
        if earlier == 0 || self.is_over() {
            return false;
        }
        self.asking = Asking::Repetition;
        let times = count(earlier as u64, "time");
        let board = draw_board(self.game.position());
        out(&format!(
            "\n{board}\nThis position has come up {times} before.\n"
        ));
        true
    }

    fn take_repetition(&mut self, typed: &str, out: &mut Out) -> Next {
        match yes_or_no(typed, out) {
            Some(true) => self.asking = Asking::Move,
            Some(false) => self.broken_off = true,
            None => return Next::Stay,
        }
        Next::Show
    }

    fn take_abort(&mut self, typed: &str, state: &State, out: &mut Out) -> Next {
        match yes_or_no(typed, out) {
            Some(true) => {
                out("The game is aborted.\n");
                Next::Go(ScreenName::Main)
            }
            Some(false) => {
                self.asking = Asking::Move;
                if self.is_computer_to_move(state) {
                    Next::Show
                } else {
                    Next::Stay
                }
            }
            None => Next::Stay,
        }
    }

    /// Takes moves back until a human is to move: a round against a computer, a move between
    /// humans.
    fn undo(&mut self, state: &State, out: &mut Out) -> Next {
        let human_moved = |ply: &loa::Ply| state.players[ply.before.turn()].kind.is_human();
        let Some(back) = self.game.past().iter().rev().position(human_moved) else {
            return say("There is no move of yours to take back.\n", out);
        };
        for _ in 0..=back {
            self.game.undo();
        }
        self.broken_off = false;
        Next::Show
    }
}
