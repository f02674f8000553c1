use super::{help, main_menu, menu, switch};
use crate::board::{parse_position, position_text};
use crate::percent::with_percent;
use crate::player::sign;
use crate::question::{ask, ask_number, refuse, say};
use crate::screen::{Next, Out, Step};
use crate::state::State;
use crate::text::{ValueKind, count, on_off};
use crate::{Solved, Variant};
use loa::Goal;
use loa_protocol::sanitize;
use loa_solver::{SolveError, Value};
use std::ops::RangeInclusive;

/// The first menu: choice and solving of the variant.
pub(crate) fn start_menu(state: &mut State, out: &mut Out) -> Step {
    let objective = match state.variant.goal() {
        Goal::Connect => "STANDARD: who connects wins",
        Goal::Misere => "REVERSE: who connects loses",
    };
    let (size, symmetries) = (state.variant.size(), on_off(state.symmetries));
    let initial = match state.variant.initial_position() {
        usual if usual == state.variant.usual_position() => "the usual one".to_owned(),
        other => position_text(&other),
    };
    let menu = menu! { |state, out| "the letters "
        's' "(S)tart the game: solve it, then play" => solve(state, out),
        'w' "start (W)ithout solving" => begin_unsolved(out),
        'l' "(L)oad solved tables from a folder" => ask_folder();

        'o' "(O)bjective, now {objective}" => reverse(state),
        'g' "(G)ame-specific options: the board, now {size}" => ask_option(state, out),
        'i' "(I)nitial position, now {initial}" => ask_position(),
        'm' "sy(M)metries when solving, now {symmetries}" => switch(&mut state.symmetries);

        'h' "(H)elp" => say(help::START, out),
        'q' "(Q)uit" => Ok(Next::Quit)
    };
    menu.ask(out)
}

fn begin_unsolved(out: &mut Out) -> Step {
    out("\nNothing is solved: the computer searches for its moves.\n");
    Ok(Next::Open(main_menu))
}

fn reverse(state: &mut State) -> Step {
    state.variant = state.variant.reversed();
    Ok(Next::Show)
}

fn ask_option(state: &State, out: &mut Out) -> Step {
    let size = state.variant.size();
    let options = menu! { |state, out| "the letters "
        'r' "(R)esize the board, now {size}" => ask_size(),
        'b' "(B)ack" => Ok(Next::Show),
        'q' "(Q)uit" => Ok(Next::Quit)
    };
    options.ask(out)
}

/// The lengths of a side of the board.
const SIDES: RangeInclusive<u8> = Variant::SHORTEST..=Variant::LONGEST;

fn ask_size() -> Step {
    ask_number("Width", SIDES, " squares", move |_, width, _| {
        ask_number("Height", SIDES, " squares", move |state, height, out| {
            let resized = Variant::new(width, height, state.variant.goal());
            state.variant = resized.unwrap_or(state.variant);
            ask_option(state, out)
        })
    })
}

fn ask_folder() -> Step {
    let prompt = "Folder of solved tables, empty for none: ";
    ask(prompt, |state, typed, out| match typed {
        "" => say("Nothing is loaded.\n", out),
        folder => load(folder, state, out),
    })
}

fn ask_position() -> Step {
    let prompt = "Ranks from the top and who moves, empty for the usual: ";
    ask(prompt, |state, typed, out| {
        let position = match typed {
            "" => Some(state.variant.usual_position()),
            typed => parse_position(typed, state.variant.size()),
        };
        let Some(position) = position else {
            let example = position_text(&state.variant.initial_position());
            let expected = format!("type the ranks from the top and who moves, such as {example}");
            return refuse(typed, &expected, out);
        };
        match state.variant.set_up(position) {
            Ok(variant) => state.variant = variant,
            Err(fault) => return refuse(typed, fault, out),
        }
        Ok(Next::Show)
    })
}

fn solve(state: &mut State, out: &mut Out) -> Step {
    // Frees the old tables first.
    state.solved = None;
    let (variant, symmetries) = (state.variant, state.symmetries);
    out(&format!("\nSolving {variant} ...\n"));
    let probe = variant.problem().map(|problem| {
        with_percent("", out, |progress| {
            state.host.solve(&problem, symmetries, progress)
        })
    });
    match probe {
        Some(Ok(probe)) => {
            let solved = Solved::new(variant, probe);
            let value = solved.value(&variant.initial_position())?;
            return Ok(use_tables("Solved: ", solved, value, state, out));
        }
        None | Some(Err(SolveError::Memory { .. })) => {
            let size = variant.size();
            out(&format!(
                "The tables of a board of {size} don't fit into memory. You can play without them: \
                 the\ncomputer searches for its moves, and there are no exact values.\n"
            ));
            return Ok(Next::Open(main_menu));
        }
        Some(Err(SolveError::Stopped)) => out("Stopped: nothing is solved.\n"),
        Some(Err(error)) => out(&format!("The board can't be solved: {error}.\n")),
    }
    Ok(Next::Show)
}

/// Uses the solved tables in a folder, with the board and the objective that they are for.
pub(crate) fn load(folder: &str, state: &mut State, out: &mut Out) -> Step {
    Ok(match open_tables(folder, state) {
        Ok((solved, value)) => {
            let loaded = format!("Loaded {}: ", solved.variant());
            use_tables(&loaded, solved, value, state, out)
        }
        Err(why) => {
            out(&format!("{} can't be used: {why}.\n", sanitize(folder)));
            Next::Again
        }
    })
}

fn open_tables(folder: &str, state: &mut State) -> Result<(Solved, Value), String> {
    let probe = state.host.load(folder)?;
    let variant = Variant::of_problem(probe.problem())
        .ok_or("tables of a start position for the rules gamesman or gamesman-misere are needed")?;
    // An initial position for the same board and objective stays.
    let fits = state.variant.problem().as_ref() == Some(probe.problem());
    let variant = if fits { state.variant } else { variant };
    let solved = Solved::new(variant, probe);
    let value = solved.value(&variant.initial_position());
    Ok((solved, value.map_err(|error| error.to_string())?))
}

fn use_tables(found: &str, solved: Solved, value: Value, state: &mut State, out: &mut Out) -> Next {
    state.variant = *solved.variant();
    let outcome = outcome(&state.variant, value);
    out(&format!("{found}{outcome} when both play perfectly.\n"));
    state.solved = Some(solved);
    state.seat_human(value);
    Next::Open(main_menu)
}

/// Writes the result of perfect play.
fn outcome(variant: &Variant, value: Value) -> String {
    let end = |plies: u16| format!(" after {}", count(plies.into(), "move"));
    let end = value.remoteness().map_or_else(String::new, end);
    let turn = variant.initial_position().turn();
    let (first, second) = (sign(turn), sign(!turn));
    match ValueKind::of(value) {
        ValueKind::Win => format!("{first}, who moves first, wins{end}"),
        ValueKind::Lose => format!("{second}, who moves second, wins{end}"),
        ValueKind::Tie => format!("the game is a tie{end}"),
        ValueKind::Draw => "the game is a draw, it never ends".to_owned(),
    }
}
