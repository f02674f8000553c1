use super::help;
use crate::answers::{key, refuse, say};
use crate::screen::{CHOICE, Next, Out, Screen, ScreenName, Step};
use crate::state::State;
use loa::Color;

/// The menu of a variant, solved or not.
pub(crate) struct MainMenu;

impl Screen for MainMenu {
    fn show(&mut self, state: &mut State, out: &mut Out) -> Step<()> {
        out(&menu(state));
        Ok(())
    }

    fn prompt(&self, _: &State) -> String {
        CHOICE.to_owned()
    }

    fn answer(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        Ok(match key(typed) {
            Some('p') => Next::Open(ScreenName::Play),
            Some('a') if state.solved.is_some() => Next::Open(ScreenName::Analysis),
            Some('a') => say(
                "There is nothing to analyse: the board has not been solved.\n",
                out,
            ),
            Some('c') => Next::Open(ScreenName::Configure),
            Some('f') => {
                state.flip_sides();
                Next::Show
            }
            Some('h' | '?') => say(help::MAIN, out),
            Some('b') => {
                state.solved = None;
                Next::Back
            }
            Some('q') => Next::Quit,
            _ => refuse(typed, "type one of the letters p a c f h b q", out),
        })
    }
}

fn menu(state: &State) -> String {
    let solved = if state.solved.is_some() {
        "solved"
    } else {
        "not solved, computers search for their moves"
    };
    let first = state.variant.initial_position().turn();
    let player = |color: Color| {
        format!(
            "{}, {}",
            state.player_name(color),
            state.players[color].kind
        )
    };
    format!(
        "
  {}, {solved}
  {}, moves first
  {}

  p)  (P)lay
  a)  (A)nalyse
  c)  (C)onfigure the players
  f)  (F)lip sides: the other one moves first

  h)  (H)elp
  b)  (B)ack
  q)  (Q)uit

",
        state.variant,
        player(first),
        player(!first),
    )
}
