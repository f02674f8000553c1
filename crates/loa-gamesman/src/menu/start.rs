use super::help;
use crate::answers::{key, number, refuse, say};
use crate::percent::Percent;
use crate::screen::{CHOICE, Next, Out, Screen, ScreenName, Step};
use crate::state::State;
use crate::text::{ValueKind, count, on_off};
use crate::{NotSolved, Solved, Variant};
use loa::Goal;
use loa_solver::{Problem, Value};
use std::ops::RangeInclusive;

/// The first menu: choice and solving of the variant.
#[derive(Default)]
pub(crate) struct StartMenu {
    asking: Asking,
}

/// What the next line answers.
#[derive(Clone, Copy, Default)]
enum Asking {
    #[default]
    Choice,
    Width,
    Height {
        width: u8,
    },
}

/// The lengths of a side of the board.
const SIDES: RangeInclusive<u8> = Variant::SHORTEST..=Variant::LONGEST;

impl Screen for StartMenu {
    fn show(&mut self, state: &mut State, out: &mut Out) -> Step<()> {
        out(&menu(state));
        Ok(())
    }

    fn prompt(&self, _: &State) -> String {
        let (shortest, longest) = SIDES.into_inner();
        match self.asking {
            Asking::Choice => CHOICE.to_owned(),
            Asking::Width => format!("Width, {shortest} to {longest} squares: "),
            Asking::Height { .. } => format!("Height, {shortest} to {longest} squares: "),
        }
    }

    fn answer(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        if let Asking::Choice = self.asking {
            return self.choose(typed, state, out);
        }
        let Some(side) = number(typed, SIDES, out) else {
            return Ok(Next::Stay);
        };
        let Asking::Height { width } = self.asking else {
            self.asking = Asking::Height { width: side };
            return Ok(Next::Stay);
        };
        let resized = state.variant.resized(width, side);
        state.variant = resized.unwrap_or(state.variant);
        self.asking = Asking::Choice;
        Ok(Next::Show)
    }
}

impl StartMenu {
    fn choose(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        match key(typed) {
            Some('s') => return solve(state, out),
            Some('w') => {
                out("\nNothing is solved: the computer searches for its moves.\n");
                return Ok(Next::Go(ScreenName::Main));
            }
            Some('o') => state.variant = state.variant.reversed(),
            Some('r') => {
                self.asking = Asking::Width;
                return Ok(Next::Stay);
            }
            Some('y') => state.symmetries = !state.symmetries,
            Some('h' | '?') => return Ok(say(help::START, out)),
            Some('q') => return Ok(Next::Quit),
            _ => return Ok(refuse(typed, "type one of the letters s w o r y h q", out)),
        }
        Ok(Next::Show)
    }
}

fn menu(state: &State) -> String {
    let (objective, means) = match state.variant.goal() {
        Goal::Connect => ("STANDARD", "who connects wins"),
        Goal::Misere => ("REVERSE", "who connects loses"),
    };
    let size = state.variant.size();
    let symmetries = on_off(state.symmetries);
    format!(
        "
  s)  (S)tart the game: solve it, then play
  w)  start (W)ithout solving

  o)  (O)bjective, now {objective}: {means}
  r)  (R)esize the board, now {size}
  y)  s(Y)mmetries when solving, now {symmetries}

  h)  (H)elp
  q)  (Q)uit

"
    )
}

fn solve(state: &mut State, out: &mut Out) -> Step {
    // Frees the old tables first.
    state.solved = None;
    let variant = state.variant;
    out(&format!("\nSolving {variant} ...\n"));
    let solved = match variant.problem() {
        Some(problem) => solve_problem(state, &problem, out),
        None => Err(NotSolved::TooLarge),
    };
    let size = variant.size();
    match solved {
        Ok(solved) => {
            let value = solved.value(&variant.initial_position())?;
            out(&format!("Solved: {}.\n", outcome(value)));
            state.solved = Some(solved);
        }
        Err(NotSolved::TooLarge) => out(&format!(
            "The tables of a board of {size} don't fit into memory. You can play without them: the\n\
             computer searches for its moves, and there are no exact values.\n"
        )),
        Err(NotSolved::Stopped) => {
            out("Stopped: nothing is solved.\n");
            return Ok(Next::Show);
        }
        Err(NotSolved::Failed(why)) => {
            out(&format!("The board can't be solved: {why}.\n"));
            return Ok(Next::Show);
        }
    }
    Ok(Next::Go(ScreenName::Main))
}

fn solve_problem(state: &mut State, problem: &Problem, out: &mut Out) -> Result<Solved, NotSolved> {
    let mut percent = Percent::new("");
    let mut progress = |done, all| percent.update(done, all, out);
    let solver = &mut state.host.solver;
    let probe = solver.solve(problem, state.symmetries, &mut progress);
    percent.end(out);
    Ok(Solved::new(state.variant, probe?))
}

/// Writes the result when both play perfectly.
fn outcome(value: Value) -> String {
    let end = match value.remoteness() {
        Some(plies) => format!(" after {}", count(plies.into(), "move")),
        None => String::new(),
    };
    match ValueKind::of(value) {
        ValueKind::Win => format!("X, who moves first, wins{end} when both play perfectly"),
        ValueKind::Lose => format!("o, who moves second, wins{end} when both play perfectly"),
        ValueKind::Tie => format!("the game is a tie{end} when both play perfectly"),
        ValueKind::Draw => "the game is a draw, it never ends when both play perfectly".to_owned(),
    }
}
