//! The print menu of a game.

use super::{Asking, Play};
use crate::answers::{key, refuse, say};
use crate::history::{Entry, draw_history};
use crate::menu::help;
use crate::move_values::list_move_values;
use crate::screen::{Next, Out, Step};
use crate::state::State;
use crate::{draw_board, move_text};
use loa::Move;

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
    pub(super) fn print(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        let next = match key(typed) {
            Some('b') => say(&format!("\n{}\n", draw_board(self.game.position())), out),
            Some('v') => self.print_values(state, out)?,
            Some('h') => self.print_history(state, out)?,
            Some('m') => say(&format!("\nMoves: {}\n\n", self.moves()), out),
            Some('g') => say(&format!("\nMoves so far: {}\n\n", self.past()), out),
            Some('?') => return Ok(say(help::PRINT, out)),
            Some('r') => Next::Stay,
            _ => return Ok(refuse(typed, "type one of b v h m g ? r", out)),
        };
        self.asking = Asking::Move;
        Ok(next)
    }

    fn print_values(&self, state: &mut State, out: &mut Out) -> Step {
        let Some(solved) = &state.solved else {
            let advice = self.advice(state);
            let text = format!("\nThe board has not been solved. {advice}\n");
            return Ok(say(&text, out));
        };
        let moves = list_move_values(&solved.moves(self.game.position())?);
        let who = state.player_name(self.turn());
        Ok(say(&format!("\nThe moves of {who}:\n{moves}\n"), out))
    }

    /// Draws the value history.
    pub(super) fn print_history(&self, state: &State, out: &mut Out) -> Step {
        let Some(solved) = &state.solved else {
            let text = "There is no history of values: the board has not been solved.\n";
            return Ok(say(text, out));
        };
        let past = self.game.past();
        let positions = past.iter().map(|ply| &ply.before);
        let moves = past.iter().map(|ply| Some(ply.mv));
        let mut entries = Vec::new();
        for (position, mv) in positions
            .chain([self.game.position()])
            .zip([None].into_iter().chain(moves))
        {
            entries.push(Entry {
                mv,
                to_move: position.turn(),
                value: solved.value(position)?,
            });
        }
        Ok(say(&format!("\n{}\n", draw_history(&entries)), out))
    }

    fn moves(&self) -> String {
        joined(self.game.legal_moves().into_iter())
    }

    fn past(&self) -> String {
        let text = joined(self.game.past().iter().map(|ply| ply.mv));
        if text.is_empty() {
            "none".to_owned()
        } else {
            text
        }
    }
}

/// Writes moves in a row.
pub(super) fn joined(moves: impl Iterator<Item = Move>) -> String {
    moves.map(move_text).collect::<Vec<_>>().join(" ")
}
