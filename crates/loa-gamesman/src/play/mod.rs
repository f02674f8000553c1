//! A game between two players.

mod computer;
mod end;
mod print;

use crate::desk::Desk;
use crate::menu::{MainMenu, help};
use crate::predict::prediction;
use crate::screen::{Next, Out, Screen};
use crate::words::{count, deed, key, refusal};
use crate::{draw_board, move_text, parse_move};
use loa::{Color, Game, Recurrence};
use loa_solver::TableError;

/// A game with whatever is to be asked next in it.
pub(crate) struct Play {
    game: Game,
    asking: Asking,
    /// Whether the game was ended because a position came up again.
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
    /// Whether to go on although a position has come up again.
    Repetition,
    /// What to do after the end.
    End,
}

impl Play {
    pub(crate) fn new(desk: &Desk) -> Play {
        Play {
            game: desk.variant.new_game(),
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

    /// How often the position has come up before.
    fn earlier_occurrences(&self) -> usize {
        let past = self.game.past().iter();
        let reversible = past.rev().take_while(|ply| !ply.is_capture());
        let same = |before| Recurrence::Position.same(before, self.game.position());
        reversible.filter(|ply| same(&ply.before)).count()
    }
}

impl Screen for Play {
    /// Lets computers move until a human has to, or something has to be asked.
    fn show(&mut self, desk: &mut Desk, out: &mut Out) -> Result<(), TableError> {
        loop {
            out(&format!("\n{}\n", draw_board(self.game.position())));
            if self.is_over() {
                self.asking = Asking::End;
                out(&self.ending(desk));
                return Ok(());
            }
            self.asking = Asking::Move;
            if desk.predictions
                && let Some(solved) = &desk.solved
            {
                let value = solved.value(self.game.position())?;
                out(&format!(
                    "{}\n",
                    prediction(&desk.players, self.turn(), value)
                ));
            }
            if desk.players[self.turn()].kind.is_human() {
                return self.hint(desk, out);
            }
            self.let_computer_move(desk, out)?;
            if self.asks_about_repetition(out) {
                return Ok(());
            }
            if !self.is_over() && self.is_computer_to_move(desk) && desk.is_stopped() {
                self.asking = Asking::Abort;
                return Ok(());
            }
        }
    }

    fn prompt(&self, desk: &Desk) -> String {
        match self.asking {
            Asking::Move => format!(
                "{}, your move [(u)ndo (p)rint (a)bort (?)help]: ",
                desk.who(self.turn())
            ),
            Asking::Print => "Print: ".to_owned(),
            Asking::Abort => "Abort the game? [(y)es (n)o]: ".to_owned(),
            Asking::Repetition => "Go on? [(y)es (n)o]: ".to_owned(),
            Asking::End => crate::menu::CHOICE.to_owned(),
        }
    }

    fn answer(&mut self, typed: &str, desk: &mut Desk, out: &mut Out) -> Result<Next, TableError> {
        match self.asking {
            Asking::Move => self.take_move(typed, desk, out),
            Asking::Print => self.print(typed, desk, out),
            Asking::Abort => Ok(self.take_abort(typed, desk, out)),
            Asking::Repetition => Ok(self.take_repetition(typed, out)),
            Asking::End => self.choose_after_end(typed, desk, out),
        }
    }
}

impl Play {
    fn take_move(
        &mut self,
        typed: &str,
        desk: &mut Desk,
        out: &mut Out,
    ) -> Result<Next, TableError> {
        match key(typed) {
            Some('u') => return Ok(self.undo(desk, out)),
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
        Ok(if self.asks_about_repetition(out) {
            Next::Stay
        } else {
            Next::Show
        })
    }

    /// Tells a human the best moves, if that is wanted.
    fn hint(&self, desk: &mut Desk, out: &mut Out) -> Result<(), TableError> {
        if !desk.hints {
            return Ok(());
        }
        let Some(solved) = &desk.solved else {
            out(&self.advice(desk));
            return Ok(());
        };
        let moves = solved.moves(self.game.position())?;
        if let Some((_, best)) = moves.first() {
            let equal = moves.iter().take_while(|(_, value)| value == best);
            let names: Vec<String> = equal.map(|(mv, _)| move_text(*mv)).collect();
            out(&format!("(Best: {}, {})\n", names.join(" "), deed(*best)));
        }
        Ok(())
    }

    fn is_computer_to_move(&self, desk: &Desk) -> bool {
        !desk.players[self.turn()].kind.is_human()
    }

    /// Finds out whether the position has come up before and then asks whether to go on.
    fn asks_about_repetition(&mut self, out: &mut Out) -> bool {
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

    fn take_abort(&mut self, typed: &str, desk: &Desk, out: &mut Out) -> Next {
        match key(typed) {
            Some('y') => {
                out("The game is aborted.\n");
                return Next::go(MainMenu);
            }
            Some('n') => self.asking = Asking::Move,
            _ => {
                out(&refusal(typed, "type y or n"));
                return Next::Stay;
            }
        }
        if self.is_computer_to_move(desk) {
            Next::Show
        } else {
            Next::Stay
        }
    }

    /// Takes moves back until a human is to move: a round against a computer, a move between
    /// humans.
    fn undo(&mut self, desk: &Desk, out: &mut Out) -> Next {
        let human_moved = |ply: &loa::Ply| desk.players[ply.before.turn()].kind.is_human();
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
