use super::check::{CheckResult, WrongValue, check};
use super::examples::{Filter, is_symmetric, list_examples};
use super::export::{Export, write_csv, write_dot};
use super::progress::{OnProgress, Unfinished};
use super::reachable::Reachable;
use super::summary::{by_remoteness, by_value, count_values};
use crate::menu::{help, menu};
use crate::percent::with_percent;
use crate::player::sign;
use crate::question::{ask, ask_number, ask_yes_or_no, say};
use crate::screen::{Finished, Next, Out, Step};
use crate::state::State;
use crate::text::{ValueKind, count, value_text};
use crate::{Host, draw_board};
use loa_protocol::sanitize;
use loa_solver::{Counts, Value};
use std::io::{self, ErrorKind, Write};
use std::rc::Rc;

/// What the analysis menu keeps while it is open.
pub(crate) struct Analysis {
    reachable: Option<Rc<Reachable>>,
    counts: Option<Counts>,
    /// The wrong values that a check has found, the first ones.
    wrong: Vec<WrongValue>,
    /// How many positions a list has.
    most: usize,
}

/// The most positions that are listed.
const MAX_LIST: usize = 1000;

/// The length of a list at first.
const FIRST_LIST: usize = 10;

/// Stands for a list without positions, or without further ones.
const NONE: &str = "    none\n";

/// Stands before lists and figures for which the positions that can come up have not been found.
const ALL_PLACEMENTS: &str = "
The board has too many positions to find those that can come up: these are of all placements.
";

impl Default for Analysis {
    fn default() -> Analysis {
        Analysis {
            reachable: None,
            counts: None,
            wrong: Vec::new(),
            most: FIRST_LIST,
        }
    }
}

/// Opens the analysis menu.
pub(crate) fn analyse(state: &State) -> Step {
    state.solved()?;
    Ok(Next::Open(State::show_analysis))
}

/// Closes the analysis menu.
fn close(state: &mut State) -> Step {
    state.analysis = Analysis::default();
    Ok(Next::Back)
}

impl State {
    fn show_analysis(&mut self, out: &mut Out) -> Step {
        let most = self.analysis.most;
        let list_wrong = |values: &str| match self.analysis.wrong.is_empty() {
            true => String::new(),
            false => format!("list {values} that are wrong"),
        };
        let [wins, draws, losses] = ["wins", "ties and draws", "losses"].map(list_wrong);
        let menu = menu! { |state, out| ""
            'i' "the (I)nitial position and its value" => state.show_initial(out),
            'n' "(N)umber of positions in a list, now {most}" => ask_most(),
            'w' "list (W)inning positions" =>
                state.list_positions(|_, value| matches!(value, Value::Win(_)), 0, out),
            'l' "list (L)osing positions" =>
                state.list_positions(|_, value| matches!(value, Value::Loss(_)), 0, out),
            't' "list (T)ying positions" =>
                state.list_positions(|_, value| matches!(value, Value::Tie(_)), 0, out),
            'u' "list (U)ndecided positions, whose end neither side can force" =>
                state.list_positions(|_, value| value == Value::Draw, 0, out),
            'y' "list s(Y)mmetric positions" => state.list_positions(is_symmetric, 0, out),
            'r' "list winning, losing, tying o(R) undecided positions as they come" =>
                state.list_positions(|_, _| true, 0, out);

            'p' "(P)rint how many positions have each value" => state.show_counts(out, by_value),
            'a' "(A)nalyse how many have each remoteness" => state.show_counts(out, by_remoteness),
            'f' "write all values into a CSV (F)ile" => ask_name(write_csv),
            'o' "write them here, to the standard (O)utput" => state.print_all(out),
            'g' "write the (G)raph of the game into a DOT file" => ask_name(write_dot),
            'c' "(C)heck the tables: work every value out anew" => state.check_tables(out),
            '1' "{wins}" => state.list_wrong(&[ValueKind::Win], out),
            '2' "{draws}" => state.list_wrong(&[ValueKind::Tie, ValueKind::Draw], out),
            '3' "{losses}" => state.list_wrong(&[ValueKind::Lose], out);

            'h' "(H)elp" => say(help::ANALYSIS, out),
            'b' "(B)ack" => close(state),
            'q' "(Q)uit" => Ok(Next::Quit)
        };
        menu.ask(out)
    }

    fn show_initial(&self, out: &mut Out) -> Step {
        let solved = self.solved()?;
        let variant = solved.variant();
        let position = variant.initial_position();
        let value = value_text(solved.value(&position)?);
        let number = variant.position_numbers().number(&position);
        let number = number.unwrap_or_default();
        let (board, turn) = (draw_board(&position), sign(position.turn()));
        let text = format!("{board}\n  {turn} to move: {value}\n  position number {number}");
        say(format!("\n{text}\n\n"), out)
    }

    fn show_counts(&mut self, out: &mut Out, write: fn(&Counts, u64) -> String) -> Step {
        let counts = match self.analysis.counts.take() {
            Some(counts) => counts,
            None => self.count_positions(out)?,
        };
        if Reachable::is_too_large(&self.variant) {
            out(ALL_PLACEMENTS);
        }
        let numbers = self.variant.position_numbers().count();
        let text = write(self.analysis.counts.insert(counts), numbers);
        say(format!("\n{text}\n"), out)
    }

    fn count_positions(&mut self, out: &mut Out) -> Finished<Counts> {
        let solved = self.solved()?;
        let reachable = match self.reachable(out) {
            Err(Unfinished::TooMany) => return Ok(solved.probe.count_all()?),
            reachable => reachable?,
        };
        watched("Looking at the positions:", &*self.host, out, |watch| {
            count_values(&solved, &reachable, watch)
        })
    }

    /// Lists positions from a number on, and asks whether to list more.
    fn list_positions(&mut self, filter: Filter, from: u64, out: &mut Out) -> Step {
        let (solved, most) = (self.solved()?, self.analysis.most);
        let all = solved.variant().position_numbers().count();
        let is_quick = self.analysis.reachable.is_some() || all < MIN_FOR_PROGRESS;
        let reachable = is_quick.then(|| self.reachable(out)).transpose()?;
        let numbers: Box<dyn Iterator<Item = u64>> = match &reachable {
            Some(reachable) => Box::new(reachable.bits.numbers_from(from)),
            None => {
                out(ALL_PLACEMENTS);
                Box::new(from..all)
            }
        };
        let host = &*self.host;
        let (text, next) = watched("Looking at the positions:", host, out, |watch| {
            list_examples(&solved, numbers, filter, most, watch)
        })?;
        let stay = say_list(&text, out);
        let Some(next) = next else {
            return stay;
        };
        ask_yes_or_no("More?", move |state, yes, out| match yes {
            true => state.list_positions(filter, next, out),
            false => Ok(Next::Stay),
        })
    }

    /// Writes all values to the output.
    fn print_all(&mut self, out: &mut Out) -> Step {
        let (solved, reachable) = (self.solved()?, self.reachable(out)?);
        let goes_on = &mut |_: u64, _: u64| !self.host.is_stopped();
        let written = write_csv(&solved, &reachable, goes_on, &mut Lines(out));
        match written {
            Ok(()) => Ok(Next::Stay),
            Err(error) => say(format!("Broken off: {error}.\n"), out),
        }
    }

    fn check_tables(&mut self, out: &mut Out) -> Step {
        let (solved, reachable) = (self.solved()?, self.reachable(out)?);
        let recompute = |watch: &mut OnProgress| check(&solved, &reachable, watch);
        let checked = watched("Checking:", &*self.host, out, recompute);
        let CheckResult { wrong, first } = checked?;
        let all = reachable.count();
        self.analysis.wrong = first;
        let Some(example) = self.analysis.wrong.first() else {
            let checked = count(all, "position");
            return say(format!("{checked} checked: every value is right.\n"), out);
        };
        out(&format!(
            "{wrong} of {all} values are wrong, such as {example}.\n"
        ));
        Ok(Next::Show)
    }

    /// Lists wrong values of some kinds, which a check has found.
    fn list_wrong(&self, kinds: &[ValueKind], out: &mut Out) -> Step {
        let is_of_kinds = |value| kinds.contains(&ValueKind::of(value));
        let Analysis { wrong, most, .. } = &self.analysis;
        let listed = wrong.iter().filter(|it| it.tabled.is_some_and(is_of_kinds));
        let list = listed.take(*most).map(|wrong| format!("    {wrong}\n"));
        say_list(&list.collect::<String>(), out)
    }

    fn write_file(&mut self, export: Export, name: &str, replace: bool, out: &mut Out) -> Step {
        let (solved, reachable) = (self.solved()?, self.reachable(out)?);
        let host = &*self.host;
        let written = watched("Writing:", host, out, |on_progress| {
            host.write(name, replace, &mut |file| {
                export(&solved, &reachable, on_progress, file)
            })
        });
        let shown = sanitize(name);
        match written {
            Ok(()) => {
                let written = count(reachable.count(), "position");
                say(format!("{written} written to {shown}.\n"), out)
            }
            Err(error) if !replace && error.kind() == ErrorKind::AlreadyExists => {
                out(&format!("{shown} is there already.\n"));
                let name = name.to_owned();
                ask_yes_or_no("Overwrite it?", move |state, yes, out| match yes {
                    true => state.write_file(export, &name, true, out),
                    false => ask_name(export),
                })
            }
            Err(error) => {
                out(&format!("{shown} can't be written: {error}.\n"));
                ask_name(export)
            }
        }
    }

    /// Returns the positions of the game, found at the first call.
    fn reachable(&mut self, out: &mut Out) -> Finished<Rc<Reachable>> {
        if let Some(reachable) = &self.analysis.reachable {
            return Ok(Rc::clone(reachable));
        }
        let explore = |watch: &mut OnProgress| Reachable::explore(&self.variant, watch);
        let found = watched("Finding the positions:", &*self.host, out, explore)?;
        let kept = self.analysis.reachable.insert(Rc::new(found));
        Ok(Rc::clone(kept))
    }
}

fn say_list(list: &str, out: &mut Out) -> Step {
    let list = if list.is_empty() { NONE } else { list };
    say(format!("\n{list}\n"), out)
}

fn ask_most() -> Step {
    let what = "How many positions";
    ask_number(what, 1..=MAX_LIST, "", |state, most, _| {
        state.analysis.most = most;
        Ok(Next::Show)
    })
}

fn ask_name(export: Export) -> Step {
    let prompt = "File name, empty for no file: ";
    ask(prompt, move |state, typed, out| match typed {
        "" => say("Nothing is written.\n", out),
        name => state.write_file(export, name, false, out),
    })
}

/// Writes text as it comes, in whole characters: what is written is ASCII.
struct Lines<'a, 'b>(&'a mut Out<'b>);

impl Write for Lines<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (self.0)(&String::from_utf8_lossy(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Progress is shown for at least this many positions.
const MIN_FOR_PROGRESS: u64 = 10_000_000;

/// Runs long work with progress; the user can stop it.
fn watched<T>(
    label: &str,
    host: &dyn Host,
    out: &mut Out,
    work: impl FnOnce(&mut OnProgress) -> T,
) -> T {
    with_percent(label, out, |progress| {
        work(&mut |done, all| {
            if all >= MIN_FOR_PROGRESS {
                progress(done, all);
            }
            !host.is_stopped()
        })
    })
}
