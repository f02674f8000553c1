//! The end of a game.

use super::Play;
use crate::menu::menu;
use crate::player::sign;
use crate::screen::{Next, Out, Step};
use crate::state::State;
use crate::text::count;
use loa::{Color, Goal, Outcome, Reason, Verdict};

impl State {
    /// Writes the result and the number of moves, and asks what to do.
    pub(super) fn end_game(&self, out: &mut Out) -> Step {
        let game = &self.play.game;
        let result = match game.status().verdict() {
            Some(verdict) => self.result(verdict),
            None => "The game is broken off: a draw.".to_owned(),
        };
        out(&format!(
            "{result}\n{}: {} by {}, {} by {}.\n",
            count(game.plies().into(), "move"),
            game.plies_of(Color::Black),
            self.player_name(Color::Black),
            game.plies_of(Color::White),
            self.player_name(Color::White),
        ));
        let menu = menu! { |state, out| "the letters "
            'p' "(P)lay again" => play_again(state),
            'u' "(U)ndo" => state.undo(out),
            'v' "(V)isual value history" => state.print_history(false, out),
            'w' "the same (W)ith all moves" => state.print_history(true, out),
            'm' "script of the (M)oves" => state.print_script(out),
            'b' "(B)ack to the menu" => Ok(Next::Back),
            'q' "(Q)uit" => Ok(Next::Quit)
        };
        menu.ask(out)
    }

    fn result(&self, verdict: Verdict) -> String {
        let Outcome::Win(winner) = verdict.outcome else {
            let blocked = self.player_name(self.play.turn());
            return format!("{blocked} has no move: a tie.");
        };
        let wins = format!("{} wins", self.player_name(winner));
        let connected = match self.variant.goal() {
            Goal::Connect => winner,
            Goal::Misere => !winner,
        };
        match verdict.reason {
            Reason::Simultaneous => {
                let mover = self.player_name(!self.play.turn());
                format!("{wins}: {mover} has connected both sides.")
            }
            _ => format!("{wins}: all {} are connected.", sign(connected)),
        }
    }
}

fn play_again(state: &mut State) -> Step {
    state.play = Play::new(&state.variant);
    Ok(Next::Show)
}
