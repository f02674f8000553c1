//! The end of a game.

use super::Play;
use crate::answers::{key, refuse, say};
use crate::player::sign;
use crate::screen::{Next, Out, Step};
use crate::state::State;
use crate::text::count;
use loa::{Color, Goal, Outcome, Reason, Verdict};

const MENU: &str = "
  p)  (P)lay again
  u)  (U)ndo
  v)  (V)isual value history
  w)  the same (W)ith all moves
  m)  script of the (M)oves
  b)  (B)ack to the menu
  q)  (Q)uit

";

impl Play {
    /// Writes the result, the number of moves, and the choices.
    pub(super) fn ending(&self, state: &State) -> String {
        let result = match self.game.status().verdict() {
            Some(verdict) => self.result(verdict, state),
            None => "The game is broken off: a draw.".to_owned(),
        };
        let made = |color: Color| self.game.plies_of(color);
        format!(
            "{result}\n{}: {} by {}, {} by {}.\n{MENU}",
            count(self.game.plies().into(), "move"),
            made(Color::Black),
            state.player_name(Color::Black),
            made(Color::White),
            state.player_name(Color::White),
        )
    }

    fn result(&self, verdict: Verdict, state: &State) -> String {
        let Outcome::Win(winner) = verdict.outcome else {
            let blocked = state.player_name(self.turn());
            return format!("{blocked} has no move: a tie.");
        };
        let wins = format!("{} wins", state.player_name(winner));
        let connected = match state.variant.goal() {
            Goal::Connect => winner,
            Goal::Misere => !winner,
        };
        match verdict.reason {
            Reason::Simultaneous => {
                let mover = state.player_name(!self.turn());
                format!("{wins}: {mover} has connected both sides.")
            }
            _ => format!("{wins}: all {} are connected.", sign(connected)),
        }
    }

    pub(super) fn choose_after_end(
        &mut self,
        typed: &str,
        state: &mut State,
        out: &mut Out,
    ) -> Step {
        Ok(match key(typed) {
            Some('p') => {
                *self = Play::new(state);
                Next::Show
            }
            Some('u') => self.undo(state, out),
            Some('v') => self.print_history(false, state, out)?,
            Some('w') => self.print_history(true, state, out)?,
            Some('m') => say(&self.script(state), out),
            Some('b') => Next::Back,
            Some('q') => Next::Quit,
            _ => refuse(typed, "type one of the letters p u v w m b q", out),
        })
    }
}
