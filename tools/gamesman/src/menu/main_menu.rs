use super::{Menu, Plain, configure, flip_sides, help, menu};
use crate::analysis::Analysis;
use crate::answers::say;
use crate::play::Play;
use crate::screen::{Next, Out, Step};
use crate::state::State;
use loa::Color;

/// The menu of a variant, solved or not.
pub(crate) fn main_menu(state: &mut State) -> Menu<Plain> {
    let menu = menu! { Plain |_, state, out| "the letters "
        'p' "(P)lay" => Ok(Next::open(Play::new(state))),
        'a' "(A)nalyse" => analyse(state, out),
        'c' "(C)onfigure the players" => Ok(Next::open(Plain(configure))),
        'f' "(F)lip sides: the other one moves first" => flip_sides(state);

        'h' "(H)elp" => say(help::MAIN, out),
        'b' "(B)ack" => choose_another(state),
        'q' "(Q)uit" => Ok(Next::Quit)
    };
    menu.headed(&heading(state))
}

fn analyse(state: &State, out: &mut Out) -> Step<Plain> {
    match &state.solved {
        Some(solved) => Ok(Next::open(Analysis::new(solved.clone()))),
        None => say(
            "There is nothing to analyse: the board has not been solved.\n",
            out,
        ),
    }
}

fn choose_another(state: &mut State) -> Step<Plain> {
    state.solved = None;
    Ok(Next::Back)
}

fn heading(state: &State) -> String {
    let solved = match state.solved {
        Some(_) => "solved",
        None => "not solved, computers search for their moves",
    };
    let first = state.variant.initial_position().turn();
    let player = |color: Color| {
        format!(
            "{}, {}",
            state.player_name(color),
            state.players[color].kind
        )
    };
    let (variant, first, second) = (state.variant, player(first), player(!first));
    format!("\n  {variant}, {solved}\n  {first}, moves first\n  {second}\n")
}
