//! The print menu of a game.

use super::{Asking, Play};
use crate::answers::{key, refuse, say};
use crate::history::{Entry, draw_history};
use crate::menu::help;
use crate::move_values::list_move_values;
use crate::screen::{Next, Out, Step};
use crate::state::State;
use crate::{draw_board, move_text};
use loa::{Move, Position};
use std::fmt::Write;

pub(super) const MENU: &str = "
  r)  (R)eprint the board
  l)  the (L)ist of the legal moves
  s)  the value(S) of the moves
  v)  the (V)isual value history
  w)  the same (W)ith all moves
  m)  the script of the (M)oves so far

  h)  (H)elp
  b)  (B)ack to the game
  q)  (Q)uit

";

/// The keys of the menu; each can also follow the `p` that opens it.
pub(super) const KEYS: &str = "rlsvwmh?bq";

impl Play {
    /// Prints what is asked for and returns to the game.
    pub(super) fn print(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        let next = match key(typed) {
            Some('r' | 'b') => say(&format!("\n{}\n", draw_board(self.game.position())), out),
            Some('l') => {
                let moves = joined(self.game.legal_moves().into_iter());
                say(&format!("\nMoves: {moves}\n\n"), out)
            }
            Some('s') => self.print_values(state, out)?,
            Some('v') => self.print_history(false, state, out)?,
            Some('w') => self.print_history(true, state, out)?,
            Some('m') => say(&self.script(state), out),
            Some('h' | '?') => say(help::PRINT, out),
            Some('q') => Next::Quit,
            _ => return Ok(refuse(typed, "type one of r l s v w m h b q", out)),
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

    /// Draws the value history, with the moves that were not made if asked for.
    pub(super) fn print_history(&self, with_all: bool, state: &State, out: &mut Out) -> Step {
        let Some(solved) = &state.solved else {
            let text = "There is no history of values: the board has not been solved.\n";
            return Ok(say(text, out));
        };
        let entry = |mv, position: &Position, is_played| -> Step<Entry> {
            Ok(Entry {
                mv,
                to_move: position.turn(),
                value: solved.value(position)?,
                is_played,
            })
        };
        let past = self.game.past();
        let first = past.first().map_or(self.game.position(), |ply| &ply.before);
        let mut entries = vec![entry(None, first, true)?];
        for ply in past {
            entries.push(entry(Some(ply.mv), &ply.before.after(ply.mv), true)?);
            if with_all {
                for (mv, _) in solved.moves(&ply.before)? {
                    if mv != ply.mv {
                        entries.push(entry(Some(mv), &ply.before.after(mv), false)?);
                    }
                }
            }
        }
        Ok(say(&format!("\n{}\n", draw_history(&entries)), out))
    }

    /// Writes the moves so far, a line for each two.
    pub(super) fn script(&self, state: &State) -> String {
        let moves: Vec<String> = self
            .game
            .past()
            .iter()
            .map(|ply| move_text(ply.mv))
            .collect();
        let first = state.variant.initial_position().turn();
        let (first, second) = (state.player_name(first), state.player_name(!first));
        let mut text = format!("\n     {first:<24} {second}\n");
        for (number, round) in (1..).zip(moves.chunks(2)) {
            let reply = round.get(1).map_or("", String::as_str);
            let line = format!("{number:>3}. {:<24} {reply}", round[0]);
            let _ = writeln!(text, "{}", line.trim_end());
        }
        if moves.is_empty() {
            text.push_str("     no moves yet\n");
        }
        text.push('\n');
        text
    }
}

/// Writes moves in a row.
pub(super) fn joined(moves: impl Iterator<Item = Move>) -> String {
    moves.map(move_text).collect::<Vec<_>>().join(" ")
}
