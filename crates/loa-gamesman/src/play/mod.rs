//! A game between two players.

mod computer;
mod end;
mod print;

use crate::menu::help;
use crate::predict::prediction;
use crate::screen::{CHOICE, Next, Out, Screen, ScreenName};
use crate::state::State;
use crate::text::{count, key, refusal, value_text};
use crate::{draw_board, move_text, parse_move};
use loa::{Color, Game, Recurrence};
use loa_solver::TableError;

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
    fn show(&mut self, state: &mut State, out: &mut Out) -> Result<(), TableError> {
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
            if state.players[self.turn()].kind.is_human() {
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

    fn answer(
        &mut self,
        typed: &str,
        state: &mut State,
        out: &mut Out,
    ) -> Result<Next, TableError> {
        match self.asking {
            Asking::Move => self.take_move(typed, state, out),
            Asking::Print => self.print(typed, state, out),
            Asking::Abort => Ok(self.take_abort(typed, state, out)),
            Asking::Repetition => Ok(self.take_repetition(typed, out)),
            Asking::End => self.choose_after_end(typed, state, out),
        }
    }
}

impl Play {
    fn take_move(
        &mut self,
        typed: &str,
        state: &mut State,
        out: &mut Out,
    ) -> Result<Next, TableError> {
        match key(typed) {
            Some('u') => return Ok(self.undo(state, out)),
            Some('p') => {
                self.asking = Asking::Print;
                out(print::MENU);
                return Ok(Next::Stay);
            }
            Some('a') => {
                self.asking = Asking::Abort;
                return Ok(Next::Stay);
            }
            Some('?' | 'h') => {
                out(help::PLAY);
                return Ok(Next::Stay);
            }
            _ => {}
        }
        let Ok(mv) = parse_move(typed) else {
            out(&refusal(
                typed,
                "type a move such as b1b3, or one of u p a ?",
            ));
            return Ok(Next::Stay);
        };
        if let Err(error) = self.game.play(mv) {
            out(&format!("'{}' can't be played: {error}.\n", move_text(mv)));
            return Ok(Next::Stay);
        }
        Ok(if self.ask_about_repetition(out) {
            Next::Stay
        } else {
            Next::Show
        })
    }

    /// Shows a human the best moves if hints are on.
    fn hint(&self, state: &mut State, out: &mut Out) -> Result<(), TableError> {
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
            let names: Vec<String> = equal.map(|(mv, _)| move_text(*mv)).collect();
            out(&format!(
                "(Best: {}, {})\n",
                names.join(" "),
                value_text(*best)
            ));
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
        match key(typed) {
            Some('y') => self.asking = Asking::Move,
            Some('n') => self.broken_off = true,
            _ => {
                out(&refusal(typed, "type y or n"));
                return Next::Stay;
            }
        }
        Next::Show
    }

    fn take_abort(&mut self, typed: &str, state: &State, out: &mut Out) -> Next {
        match key(typed) {
            Some('y') => {
                out("The game is aborted.\n");
                return Next::Go(ScreenName::Main);
            }
            Some('n') => self.asking = Asking::Move,
            _ => {
                out(&refusal(typed, "type y or n"));
                return Next::Stay;
            }
        }
        if self.is_computer_to_move(state) {
            Next::Show
        } else {
            Next::Stay
        }
    }

    /// Takes moves back until a human is to move: a round against a computer, a move between
    /// humans.
    fn undo(&mut self, state: &State, out: &mut Out) -> Next {
        let human_moved = |ply: &loa::Ply| state.players[ply.before.turn()].kind.is_human();
        let Some(back) = self.game.past().iter().rev().position(human_moved) else {
            out("There is no move of yours to take back.\n");
            return Next::Stay;
        };
        for _ in 0..=back {
            self.game.undo();
        }
        self.broken_off = false;
        Next::Show
    }
}
