//! The print menu of a game.

use crate::history::{Entry, draw_history};
use crate::menu::{Menu, help, menu};
use crate::move_values::list_move_values;
use crate::question::say;
use crate::screen::{Finished, Next, Out, Step};
use crate::state::State;
use crate::{draw_board, move_text};
use loa::{Position, join};
use std::fmt::Write;

/// The print menu; each of its keys can also follow the `p` that opens it.
pub(super) fn menu() -> Menu {
    menu! { |state, out| ""
        'r' "(R)eprint the board" => state.print_board(out),
        'l' "the (L)ist of the legal moves" => state.list_moves(out),
        's' "the value(S) of the moves" => state.print_values(out),
        'v' "the (V)isual value history" => state.print_history(false, out),
        'w' "the same (W)ith all moves" => state.print_history(true, out),
        'm' "the script of the (M)oves so far" => state.print_script(out);

        'h' "(H)elp" => say(help::PRINT, out),
        'b' "(B)ack to the game" => state.print_board(out),
        'q' "(Q)uit" => Ok(Next::Quit)
    }
}

impl State {
    fn print_board(&self, out: &mut Out) -> Step {
        let board = draw_board(self.play.game.position());
        say(format!("\n{board}\n"), out)
    }

    pub(super) fn list_moves(&self, out: &mut Out) -> Step {
        let moves = join(self.play.game.legal_moves().into_iter().map(move_text), " ");
        say(format!("\nMoves: {moves}\n\n"), out)
    }

    fn print_values(&mut self, out: &mut Out) -> Step {
        let Some(solved) = &self.solved else {
            let advice = self.advice();
            return say(format!("\nThe board has not been solved. {advice}\n"), out);
        };
        let moves = list_move_values(&solved.moves(self.play.game.position())?);
        let who = self.player_name(self.play.turn());
        say(format!("\nThe moves of {who}:\n{moves}\n"), out)
    }

    /// Draws the value history, with the moves that were not made if asked for.
    pub(super) fn print_history(&self, with_all: bool, out: &mut Out) -> Step {
        let Some(solved) = &self.solved else {
            let text = "There is no history of values: the board has not been solved.\n";
            return say(text, out);
        };
        let entry = |mv, position: &Position, is_played| -> Finished<Entry> {
            Ok(Entry {
                mv,
                to_move: position.turn(),
                value: solved.value(position)?,
                is_played,
            })
        };
        let game = &self.play.game;
        let mut entries = vec![entry(None, game.first_position(), true)?];
        for ply in game.past() {
            entries.push(entry(Some(ply.mv), &ply.before.after(ply.mv), true)?);
            if with_all {
                for (mv, _) in solved.moves(&ply.before)? {
                    if mv != ply.mv {
                        entries.push(entry(Some(mv), &ply.before.after(mv), false)?);
                    }
                }
            }
        }
        say(format!("\n{}\n", draw_history(&entries)), out)
    }

    /// Writes the moves so far, a line for each two.
    pub(super) fn print_script(&self, out: &mut Out) -> Step {
        let moves: Vec<String> = self.play.game.moves().map(move_text).collect();
        let first = self.variant.initial_position().turn();
        let (first, second) = (self.player_name(first), self.player_name(!first));
        let mut text = format!("\n     {first:<24} {second}\n");
        for (number, round) in (1..).zip(moves.chunks(2)) {
            let reply = round.get(1).map_or("", String::as_str);
            let line = format!("{number:>3}. {:<24} {reply}", round[0]);
            let _ = writeln!(text, "{}", line.trim_end());
        }
        if moves.is_empty() {
            text.push_str("     no moves yet\n");
        }
        say(text + "\n", out)
    }
}
