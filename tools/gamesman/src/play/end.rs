//! The end of a game.

use super::Play;
use crate::menu::menu;
use crate::player::sign;
use crate::screen::{Next, Out, Step};
use crate::state::State;
use crate::text::count;
use loa::{Color, Goal, Outcome, Reason, Verdict};

impl Play {
    /// Writes the result and the number of moves, and asks what to do.
    pub(super) fn end(&self, state: &State, out: &mut Out) -> Step<Play> {
        let result = match self.game.status().verdict() {
            Some(verdict) => self.result(verdict, state),
            None => "The game is broken off: a draw.".to_owned(),
        };
        let made = |color: Color| self.game.plies_of(color);
        out(&format!(
            "{result}\n{}: {} by {}, {} by {}.\n",
            count(self.game.plies().into(), "move"),
            made(Color::Black),
            state.player_name(Color::Black),
            made(Color::White),
            state.player_name(Color::White),
        ));
        let menu = menu! { Play |play, state, out| "the letters "
            'p' "(P)lay again" => play_again(play, state),
            'u' "(U)ndo" => play.undo(state, out),
            'v' "(V)isual value history" => play.print_history(false, state, out),
            'w' "the same (W)ith all moves" => play.print_history(true, state, out),
            'm' "script of the (M)oves" => play.print_script(state, out),
            'b' "(B)ack to the menu" => Ok(Next::Back),
            'q' "(Q)uit" => Ok(Next::Quit)
        };
        menu.ask(out)
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
}

fn play_again(play: &mut Play, state: &State) -> Step<Play> {
    *play = Play::new(state);
    Ok(Next::Show)
}
