//! What is said and asked when a game has ended.

use super::Play;
use crate::desk::Desk;
use crate::menu::MainMenu;
use crate::player::sign;
use crate::screen::{Next, Out};
use crate::words::{count, key, refusal};
use loa::{Color, Goal, Outcome, Reason, Verdict};
use loa_solver::TableError;

const MENU: &str = "
  p)  (P)lay again
  u)  (U)ndo
  v)  (V)isual value history
  b)  (B)ack to the menu
  q)  (Q)uit

";

impl Play {
    /// Says who has won and after how many moves, and what can be done now.
    pub(super) fn ending(&self, desk: &Desk) -> String {
        let result = match self.game.status().verdict() {
            Some(verdict) => self.result(verdict, desk),
            None => "The game is broken off: a draw.".to_owned(),
        };
        let made = |color: Color| self.game.plies_of(color);
        format!(
            "{result}\n{}: {} by {}, {} by {}.\n{MENU}",
            count(self.game.plies().into(), "move"),
            made(Color::Black),
            desk.who(Color::Black),
            made(Color::White),
            desk.who(Color::White),
        )
    }

    fn result(&self, verdict: Verdict, desk: &Desk) -> String {
        let Outcome::Win(winner) = verdict.outcome else {
            let blocked = desk.who(self.turn());
            return format!("{blocked} has no move: a tie.");
        };
        let wins = format!("{} wins", desk.who(winner));
        let connected = match desk.variant.goal() {
            Goal::Connect => winner,
            Goal::Misere => !winner,
        };
        match verdict.reason {
            Reason::Simultaneous => {
                let mover = desk.who(!self.turn());
                format!("{wins}: {mover} has connected both sides.")
            }
            _ => format!("{wins}: all {} are connected.", sign(connected)),
        }
    }

    pub(super) fn choose_after_end(
        &mut self,
        typed: &str,
        desk: &mut Desk,
        out: &mut Out,
    ) -> Result<Next, TableError> {
        Ok(match key(typed) {
            Some('p') => {
                *self = Play::new(desk);
                Next::Show
            }
            Some('u') => self.undo(desk, out),
            Some('v') => {
                self.print_history(desk, out)?;
                Next::Stay
            }
            Some('b') => Next::go(MainMenu),
            Some('q') => Next::Quit,
            _ => {
                out(&refusal(typed, "type one of the letters p u v b q"));
                Next::Stay
            }
        })
    }
}
