//! A game between two players.

mod computer;
mod end;
mod print;

use crate::answers::{key, refuse, say, yes_or_no};
use crate::menu::help;
use crate::player::sign;
use crate::predict::prediction;
use crate::screen::{CHOICE, Next, Out, Screen, ScreenName, Step};
use crate::state::State;
use crate::text::{count, value_text};
use crate::{draw_board, move_text, parse_move};
use loa::{Color, Game, IllegalMove, Recurrence};
use loa_protocol::sanitize;

/// A game, and the next question in it.
pub(crate) struct Play {
    game: Game,
    asking: Asking,
    /// Whether the game was ended after a repetition.
    broken_off: bool,
    /// The plies after which a computer gave a slip back.
    given_back: Vec<u32>,
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
            given_back: Vec::new(),
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
            if state.evaluations {
                self.show_evaluation(state, out);
            }
            if self.is_computer_to_move(state) {
                self.let_computer_move(state, out)?;
            } else if !(state.skips_single && self.play_only_move(state, out)) {
                return self.hint(state, out);
            }
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
            Asking::Abort => "Abort the game? [(y)es (n)o, empty for no]: ".to_owned(),
            Asking::Repetition => "Go on? [(y)es (n)o]: ".to_owned(),
            Asking::End => CHOICE.to_owned(),
        }
    }

    fn answer(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        Ok(match self.asking {
            Asking::Move => return self.take_move(typed, state, out),
            Asking::Print => return self.print(typed, state, out),
            Asking::Abort => self.take_abort(typed, state, out),
            Asking::Repetition => self.take_repetition(typed, out),
            Asking::End => return self.choose_after_end(typed, state, out),
        })
    }
}

impl Play {
    fn take_move(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        if typed.is_empty() {
            if self.play_only_move(state, out) {
                return Ok(self.after_move(out));
            }
            return self.print("l", state, out);
        }
        Ok(match typed.to_ascii_lowercase().as_str() {
            "u" => self.undo(state, out),
            "p" => {
                self.asking = Asking::Print;
                say(print::MENU, out)
            }
            "a" => {
                self.asking = Asking::Abort;
                Next::Stay
            }
            "c" => Next::Open(ScreenName::Configure),
            "e" => {
                self.show_evaluation(state, out);
                Next::Stay
            }
            "q" => Next::Quit,
            "?" | "h" => say(help::PLAY, out),
            line => match line.strip_prefix('p') {
                Some(print) if key(print).is_some_and(|key| print::KEYS.contains(key)) => {
                    return self.print(print, state, out);
                }
                _ => self.try_move(typed, out),
            },
        })
    }

    fn try_move(&mut self, typed: &str, out: &mut Out) -> Next {
        let Ok(mv) = parse_move(typed) else {
            let expected = "type a move such as b1b3, or one of u p e c a q ?";
            return refuse(typed, expected, out);
        };
        if let Err(error) = self.game.play(mv) {
            let (shown, why) = (sanitize(typed), illegal_text(error));
            return say(&format!("'{shown}' can't be played: {why}.\n"), out);
        }
        self.after_move(out)
    }

    fn after_move(&mut self, out: &mut Out) -> Next {
        if self.ask_about_repetition(out) {
            Next::Stay
        } else {
            Next::Show
        }
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
        let value = state.host.adviser.evaluate(self.game.position(), goal);
        let who = state.player_name(self.turn());
        out(&format!(
            "(Static evaluation for {who}: {value:+.3}, -1 to 1)\n"
        ));
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
        let answer = match typed {
            "" => Some(false),
            typed => yes_or_no(typed, out),
        };
        match answer {
            Some(true) => {
                out("The game is aborted.\n");
                Next::Back
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
        let plies = self.game.plies();
        self.given_back.retain(|after| *after < plies);
        Next::Show
    }
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
