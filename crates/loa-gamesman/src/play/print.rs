//! The print menu of a game.

use super::{Asking, Play};
use crate::history::{Entry, draw_history};
use crate::menu::help;
use crate::move_values::list_move_values;
use crate::screen::{Next, Out};
use crate::state::State;
use crate::text::{key, refusal};
use crate::{draw_board, move_text};
use loa_solver::TableError;

pub(super) const MENU: &str = "
  b)  the (B)oard
  v)  the (V)alues of the moves
  h)  the visual value (H)istory
  m)  the (M)oves that there are
  g)  the (G)ame so far
  ?)  what these are
  r)  (R)eturn to the game

";

impl Play {
    /// Prints what is asked for and returns to the game.
    pub(super) fn print(
        &mut self,
        typed: &str,
        state: &mut State,
        out: &mut Out,
    ) -> Result<Next, TableError> {
        match key(typed) {
            Some('b') => out(&format!("\n{}\n", draw_board(self.game.position()))),
            Some('v') => self.print_values(state, out)?,
            Some('h') => self.print_history(state, out)?,
            Some('m') => out(&format!("\nMoves: {}\n\n", self.moves())),
            Some('g') => out(&format!("\nMoves so far: {}\n\n", self.past())),
            Some('?') => {
                out(help::PRINT);
                return Ok(Next::Stay);
            }
            Some('r') => {}
            _ => {
                out(&refusal(typed, "type one of b v h m g ? r"));
                return Ok(Next::Stay);
            }
        }
        self.asking = Asking::Move;
        Ok(Next::Stay)
    }

    fn print_values(&self, state: &mut State, out: &mut Out) -> Result<(), TableError> {
        let Some(solved) = &state.solved else {
            out(&format!(
                "\nThe board has not been solved. {}\n",
                self.advice(state)
            ));
            return Ok(());
        };
        let moves = solved.moves(self.game.position())?;
        let who = state.player_name(self.turn());
        out(&format!(
            "\nThe moves of {who}:\n{}\n",
            list_move_values(&moves)
        ));
        Ok(())
    }

    /// Draws the value history.
    pub(super) fn print_history(&self, state: &State, out: &mut Out) -> Result<(), TableError> {
        let Some(solved) = &state.solved else {
            out("There is no history of values: the board has not been solved.\n");
            return Ok(());
        };
        let mut entries = Vec::new();
        let past = self.game.past();
        let positions = past
            .iter()
            .map(|ply| &ply.before)
            .chain([self.game.position()]);
        let moves = [None]
            .into_iter()
            .chain(past.iter().map(|ply| Some(ply.mv)));
        for (position, mv) in positions.zip(moves) {
            entries.push(Entry {
                mv,
                to_move: position.turn(),
                value: solved.value(position)?,
            });
        }
        out(&format!("\n{}\n", draw_history(&entries)));
        Ok(())
    }

    fn moves(&self) -> String {
        let moves = self.game.legal_moves();
        moves
            .into_iter()
            .map(move_text)
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn past(&self) -> String {
        let past = self.game.past().iter().map(|ply| move_text(ply.mv));
        let text = past.collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            "none".to_owned()
        } else {
            text
        }
    }
}
