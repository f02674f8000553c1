use super::{configure, flip_sides, help, menu};
use crate::analysis::analyse;
use crate::play::begin_game;
use crate::question::say;
use crate::screen::{Next, Out, Step};
use crate::state::State;

/// The menu of a variant, solved or not.
pub(crate) fn main_menu(state: &mut State, out: &mut Out) -> Step {
    let menu = menu! { |state, out| "the letters "
        'p' "(P)lay" => begin_game(state),
        'a' "(A)nalyse" => analyse(state),
        'c' "(C)onfigure the players" => Ok(Next::Open(configure)),
        'f' "(F)lip sides: the other one moves first" => flip_sides(state);

        'h' "(H)elp" => say(help::MAIN, out),
        'b' "(B)ack" => choose_another(state),
        'q' "(Q)uit" => Ok(Next::Quit)
    };
    out(&heading(state));
    menu.ask(out)
}

fn choose_another(state: &mut State) -> Step {
    state.solved = None;
    Ok(Next::Back)
}

fn heading(state: &State) -> String {
    let solved = match state.solved {
        Some(_) => "solved",
        None => "not solved, computers search for their moves",
    };
    let first = state.variant.initial_position().turn();
    let player = |color| format!("{}, {}", state.player_name(color), state.kind_text(color));
    let (variant, first, second) = (state.variant, player(first), player(!first));
    format!("\n  {variant}, {solved}\n  {first}, moves first\n  {second}\n")
}
