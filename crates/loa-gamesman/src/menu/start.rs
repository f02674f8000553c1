use super::help;
use crate::percent::Percent;
use crate::screen::{CHOICE, Next, Out, Screen, ScreenName};
use crate::state::State;
use crate::text::{ValueKind, count, key, on_off, refusal};
use crate::{NotSolved, Solved, Variant};
use loa::Goal;
use loa_solver::{Problem, TableError, Value};

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

impl Screen for StartMenu {
    fn show(&mut self, state: &mut State, out: &mut Out) -> Result<(), TableError> {
        out(&menu(state));
        Ok(())
    }

    fn prompt(&self, _: &State) -> String {
        let (shortest, longest) = (Variant::SHORTEST, Variant::LONGEST);
        match self.asking {
            Asking::Choice => CHOICE.to_owned(),
            Asking::Width => format!("Width, {shortest} to {longest} squares: "),
            Asking::Height { .. } => format!("Height, {shortest} to {longest} squares: "),
        }
    }

    fn answer(
        &mut self,
        typed: &str,
        state: &mut State,
        out: &mut Out,
    ) -> Result<Next, TableError> {
        match self.asking {
            Asking::Choice => return self.choose(typed, state, out),
            Asking::Width => {
                if let Some(width) = side(typed, out) {
                    self.asking = Asking::Height { width };
                }
                return Ok(Next::Stay);
            }
            Asking::Height { width } => {
                let Some(height) = side(typed, out) else {
                    return Ok(Next::Stay);
                };
                state.variant = state
                    .variant
                    .resized(width, height)
                    .unwrap_or(state.variant);
                self.asking = Asking::Choice;
            }
        }
        Ok(Next::Show)
    }
}

impl StartMenu {
    fn choose(
        &mut self,
        typed: &str,
        state: &mut State,
        out: &mut Out,
    ) -> Result<Next, TableError> {
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
            Some('h' | '?') => {
                out(help::START);
                return Ok(Next::Stay);
            }
            Some('q') => return Ok(Next::Quit),
            _ => {
                out(&refusal(typed, "type one of the letters s w o r y h q"));
                return Ok(Next::Stay);
            }
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

/// Reads the length of a side of the board, or refuses it.
fn side(typed: &str, out: &mut Out) -> Option<u8> {
    let side = typed.parse().ok();
    let side = side.filter(|side| (Variant::SHORTEST..=Variant::LONGEST).contains(side));
    if side.is_none() {
        let (shortest, longest) = (Variant::SHORTEST, Variant::LONGEST);
        out(&refusal(
            typed,
            &format!("type a number from {shortest} to {longest}"),
        ));
    }
    side
}

fn solve(state: &mut State, out: &mut Out) -> Result<Next, TableError> {
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
    let mut progress = |progress| percent.update(progress, out);
    let probe = state
        .host
        .solver
        .solve(problem, state.symmetries, &mut progress);
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
