use super::help;
use crate::answers::{key, number, refuse, say};
use crate::board::{parse_position, position_text};
use crate::percent::Percent;
use crate::player::sign;
use crate::screen::{CHOICE, Next, Out, Screen, ScreenName, Step};
use crate::state::State;
use crate::text::{ValueKind, count, on_off};
use crate::{NotSolved, Solved, Variant};
use loa::Goal;
use loa_protocol::sanitize;
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
    /// Which option of the game to change.
    Options,
    Width,
    Height {
        width: u8,
    },
    /// The initial position.
    Position,
    /// A folder of solved tables.
    Folder,
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
            Asking::Choice | Asking::Options => CHOICE.to_owned(),
            Asking::Width => format!("Width, {shortest} to {longest} squares: "),
            Asking::Height { .. } => format!("Height, {shortest} to {longest} squares: "),
            Asking::Position => {
                "Ranks from the top and who moves, empty for the usual: ".to_owned()
            }
            Asking::Folder => "Folder of solved tables, empty for none: ".to_owned(),
        }
    }

    fn answer(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        match self.asking {
            Asking::Choice => return self.choose(typed, state, out),
            Asking::Options => return Ok(self.choose_option(typed, out)),
            Asking::Position => return Ok(self.take_position(typed, state, out)),
            Asking::Folder if typed.is_empty() => {
                self.asking = Asking::Choice;
                return Ok(say("Nothing is loaded.\n", out));
            }
            Asking::Folder => {
                let next = load(typed, state, out)?;
                if !matches!(next, Next::Stay) {
                    self.asking = Asking::Choice;
                }
                return Ok(next);
            }
            Asking::Width | Asking::Height { .. } => {}
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
        Ok(self.ask_option(state, out))
    }
}

impl StartMenu {
    fn choose(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        match key(typed) {
            Some('s') => return solve(state, out),
            Some('w') => {
                out("\nNothing is solved: the computer searches for its moves.\n");
                return Ok(Next::Open(ScreenName::Main));
            }
            Some('o') => state.variant = state.variant.reversed(),
            Some('g') => return Ok(self.ask_option(state, out)),
            Some('i') => return Ok(self.ask(Asking::Position)),
            Some('l') => return Ok(self.ask(Asking::Folder)),
            Some('m') => state.symmetries = !state.symmetries,
            Some('h' | '?') => return Ok(say(help::START, out)),
            Some('q') => return Ok(Next::Quit),
            _ => {
                return Ok(refuse(
                    typed,
                    "type one of the letters s w l o g i m h q",
                    out,
                ));
            }
        }
        Ok(Next::Show)
    }

    fn ask_option(&mut self, state: &State, out: &mut Out) -> Next {
        let size = state.variant.size();
        out(&format!(
            "\n  r)  (R)esize the board, now {size}\n  b)  (B)ack\n  q)  (Q)uit\n\n"
        ));
        self.ask(Asking::Options)
    }

    fn choose_option(&mut self, typed: &str, out: &mut Out) -> Next {
        match key(typed) {
            Some('r') => self.ask(Asking::Width),
            Some('b') => {
                self.asking = Asking::Choice;
                Next::Show
            }
            Some('q') => Next::Quit,
            _ => refuse(typed, "type one of the letters r b q", out),
        }
    }

    fn ask(&mut self, asking: Asking) -> Next {
        self.asking = asking;
        Next::Stay
    }

    fn take_position(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Next {
        let size = state.variant.size();
        let usual = || state.variant.resized(size.width(), size.height());
        let position = match typed {
            "" => usual().map(|usual| usual.initial_position()),
            typed => parse_position(typed, size),
        };
        let Some(position) = position else {
            let expected = format!(
                "type the ranks from the top and who moves, such as {}",
                position_text(&state.variant.initial_position())
            );
            return refuse(typed, &expected, out);
        };
        match state.variant.set_up(position) {
            Ok(variant) => state.variant = variant,
            Err(fault) => return refuse(typed, fault, out),
        }
        self.asking = Asking::Choice;
        Next::Show
    }
}

fn menu(state: &State) -> String {
    let (objective, means) = match state.variant.goal() {
        Goal::Connect => ("STANDARD", "who connects wins"),
        Goal::Misere => ("REVERSE", "who connects loses"),
    };
    let size = state.variant.size();
    let symmetries = on_off(state.symmetries);
    let initial = match state.variant.is_usual() {
        true => "the usual one".to_owned(),
        false => position_text(&state.variant.initial_position()),
    };
    format!(
        "
  s)  (S)tart the game: solve it, then play
  w)  start (W)ithout solving
  l)  (L)oad solved tables from a folder

  o)  (O)bjective, now {objective}: {means}
  g)  (G)ame-specific options: the board, now {size}
  i)  (I)nitial position, now {initial}
  m)  sy(M)metries when solving, now {symmetries}

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
            out(&format!("Solved: {}.\n", outcome(&variant, value)));
            state.solved = Some(solved);
            state.seat_human(value);
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
    Ok(Next::Open(ScreenName::Main))
}

/// Uses the solved tables in a folder, with the board and the objective that they are for.
pub(crate) fn load(folder: &str, state: &mut State, out: &mut Out) -> Step {
    let shown = sanitize(folder);
    let probe = match state.host.solver.load(folder) {
        Ok(probe) => probe,
        Err(why) => return Ok(say(&format!("{shown} can't be used: {why}.\n"), out)),
    };
    let Some(variant) = Variant::of_problem(probe.problem()) else {
        let text =
            "tables of a start position for the rules gamesman or gamesman-misere are needed";
        return Ok(say(&format!("{shown} can't be used: {text}.\n"), out));
    };
    // An initial position for the same board and objective stays.
    let fits = state.variant.problem().as_ref() == Some(probe.problem());
    let variant = if fits { state.variant } else { variant };
    let solved = Solved::new(variant, probe);
    let value = match solved.value(&variant.initial_position()) {
        Ok(value) => value,
        Err(error) => return Ok(say(&format!("{shown} can't be used: {error}.\n"), out)),
    };
    out(&format!(
        "Loaded {variant}: {}.\n",
        outcome(&variant, value)
    ));
    state.variant = variant;
    state.solved = Some(solved);
    state.seat_human(value);
    Ok(Next::Open(ScreenName::Main))
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
fn outcome(variant: &Variant, value: Value) -> String {
    let end = match value.remoteness() {
        Some(plies) => format!(" after {}", count(plies.into(), "move")),
        None => String::new(),
    };
    let turn = variant.initial_position().turn();
    let (first, second) = (sign(turn), sign(!turn));
    match ValueKind::of(value) {
        ValueKind::Win => format!("{first}, who moves first, wins{end} when both play perfectly"),
        ValueKind::Lose => {
            format!("{second}, who moves second, wins{end} when both play perfectly")
        }
        ValueKind::Tie => format!("the game is a tie{end} when both play perfectly"),
        ValueKind::Draw => "the game is a draw, it never ends when both play perfectly".to_owned(),
    }
}
