use super::check::{CheckResult, WrongValue, check};
use super::examples::{Examples, Filter, describe, list_examples};
use super::export::Format;
use super::progress::{OnProgress, Unfinished};
use super::reachable::Reachable;
use super::summary::{by_remoteness, by_value, count_values};
use crate::answers::{key, number, refuse, say, yes_or_no};
use crate::menu::help;
use crate::percent::Percent;
use crate::player::sign;
use crate::screen::{CHOICE, Next, Out, Screen, Step};
use crate::state::State;
use crate::text::{ValueKind, count, value_text};
use crate::{Solved, draw_board};
use loa_protocol::sanitize;
use loa_solver::Counts;
use std::io::{self, ErrorKind, Write};
use std::rc::Rc;

/// The analysis menu.
pub(crate) struct Analysis {
    solved: Solved,
    asking: Asking,
    reachable: Option<Rc<Reachable>>,
    counts: Option<Counts>,
    /// The wrong values that a check has found, the first ones.
    wrong: Vec<WrongValue>,
    /// How many positions a list has.
    most: usize,
}

/// What the next line answers.
enum Asking {
    Choice,
    /// Whether to list more, from this number on.
    More(Filter, u64),
    /// How many positions to list.
    Number,
    FileName(Format),
    /// Whether to write over a file.
    Overwrite(Format, String),
}

/// The most positions that are listed.
const MAX_LIST: usize = 1000;

/// The length of a list at first.
const FIRST_LIST: usize = 10;

fn menu(most: usize, has_wrong: bool) -> String {
    let wrong = match has_wrong {
        true => WRONG,
        false => "",
    };
    format!(
        "
  i)  the (I)nitial position and its value
  n)  (N)umber of positions in a list, now {most}
  w)  list (W)inning positions
  l)  list (L)osing positions
  t)  list (T)ying positions
  u)  list (U)ndecided positions, whose end neither side can force
  y)  list s(Y)mmetric positions
  r)  list winning, losing, tying o(R) undecided positions as they come

  p)  (P)rint how many positions have each value
  a)  (A)nalyse how many have each remoteness
  f)  write all values into a CSV (F)ile
  o)  write them here, to the standard (O)utput
  g)  write the (G)raph of the game into a DOT file
  c)  (C)heck the tables: work every value out anew
{wrong}
  h)  (H)elp
  b)  (B)ack
  q)  (Q)uit

"
    )
}

/// Stands for a list without positions, or without further ones.
const NONE: &str = "    none\n";

const WRONG: &str = "  1)  list wins that are wrong
  2)  list ties and draws that are wrong
  3)  list losses that are wrong
";

/// Stands before lists and figures for which the positions that can come up have not been found.
const ALL_PLACEMENTS: &str = "
The board has too many positions to find those that can come up: these are of all placements.
";

impl Screen for Analysis {
    fn show(&mut self, _: &mut State, out: &mut Out) -> Step<()> {
        out(&menu(self.most, !self.wrong.is_empty()));
        Ok(())
    }

    fn prompt(&self, _: &State) -> String {
        match &self.asking {
            Asking::Choice => CHOICE.to_owned(),
            Asking::More(..) => "More? [(y)es (n)o]: ".to_owned(),
            Asking::Number => format!("How many positions, 1 to {MAX_LIST}: "),
            Asking::FileName(_) => "File name, empty for no file: ".to_owned(),
            Asking::Overwrite(..) => "Overwrite it? [(y)es (n)o]: ".to_owned(),
        }
    }

    fn answer(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        match std::mem::replace(&mut self.asking, Asking::Choice) {
            Asking::Choice => self.choose(typed, state, out),
            Asking::More(filter, from) => match yes_or_no(typed, out) {
                Some(true) => self.list(filter, from, state, out),
                Some(false) => Ok(Next::Stay),
                None => self.ask(Asking::More(filter, from)),
            },
            Asking::Number => match number(typed, 1..=MAX_LIST, out) {
                Some(most) => {
                    self.most = most;
                    Ok(Next::Show)
                }
                None => self.ask(Asking::Number),
            },
            Asking::FileName(_) if typed.is_empty() => Ok(say("Nothing is written.\n", out)),
            Asking::FileName(format) => self.write(format, typed, false, state, out),
            Asking::Overwrite(format, name) => match yes_or_no(typed, out) {
                Some(true) => self.write(format, &name, true, state, out),
                Some(false) => self.ask(Asking::FileName(format)),
                None => self.ask(Asking::Overwrite(format, name)),
            },
        }
    }
}

impl Analysis {
    pub(crate) const fn new(solved: Solved) -> Analysis {
        Analysis {
            solved,
            asking: Asking::Choice,
            reachable: None,
            counts: None,
            wrong: Vec::new(),
            most: FIRST_LIST,
        }
    }

    fn ask(&mut self, asking: Asking) -> Step {
        self.asking = asking;
        Ok(Next::Stay)
    }

    fn choose(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        match key(typed) {
            Some('i') => self.show_initial(out),
            Some('n') => self.ask(Asking::Number),
            Some('w') => self.list(Filter::Kind(ValueKind::Win), 0, state, out),
            Some('l') => self.list(Filter::Kind(ValueKind::Lose), 0, state, out),
            Some('t') => self.list(Filter::Kind(ValueKind::Tie), 0, state, out),
            Some('u') => self.list(Filter::Kind(ValueKind::Draw), 0, state, out),
            Some('y') => self.list(Filter::Symmetric, 0, state, out),
            Some('r') => self.list(Filter::Mixed, 0, state, out),
            Some('p') => self.show_counts(state, out, by_value),
            Some('a') => self.show_counts(state, out, by_remoteness),
            Some('f') => self.ask(Asking::FileName(Format::Csv)),
            Some('o') => self.print_all(state, out),
            Some('g') => self.ask(Asking::FileName(Format::Dot)),
            Some('c') => self.check(state, out),
            Some('1') => self.list_wrong(&[ValueKind::Win], out),
            Some('2') => self.list_wrong(&[ValueKind::Tie, ValueKind::Draw], out),
            Some('3') => self.list_wrong(&[ValueKind::Lose], out),
            Some('h' | '?') => Ok(say(help::ANALYSIS, out)),
            Some('b') => Ok(Next::Back),
            Some('q') => Ok(Next::Quit),
            _ => {
                let expected = "type one of i n w l t u y r p a f o g c 1 2 3 h b q";
                Ok(refuse(typed, expected, out))
            }
        }
    }

    fn show_initial(&self, out: &mut Out) -> Step {
        let variant = self.solved.variant();
        let position = variant.initial_position();
        let value = value_text(self.solved.value(&position)?);
        let number = variant.position_numbers().number(&position);
        let number = number.unwrap_or_default();
        let (board, turn) = (draw_board(&position), sign(position.turn()));
        Ok(say(
            &format!("\n{board}\n  {turn} to move: {value}\n  position number {number}\n\n"),
            out,
        ))
    }

    fn show_counts(
        &mut self,
        state: &mut State,
        out: &mut Out,
        write: impl Fn(&Counts, u64) -> String,
    ) -> Step {
        if self.counts.is_none() {
            self.counts = Some(match self.reachable(state, out) {
                Ok(reachable) => {
                    let stop = &mut state.host.stop;
                    watched("Looking at the positions:", stop, out, |watch| {
                        count_values(&self.solved, &reachable, watch)
                    })?
                }
                Err(Unfinished::TooMany) => self.solved.count_placements()?,
                Err(unfinished) => return Err(unfinished),
            });
        }
        if self.is_too_large() {
            out(ALL_PLACEMENTS);
        }
        let numbers = self.solved.variant().position_numbers().count();
        let text = self.counts.as_ref().map(|counts| write(counts, numbers));
        let text = text.unwrap_or_default();
        Ok(say(&format!("\n{text}\n"), out))
    }

    fn is_too_large(&self) -> bool {
        Reachable::is_too_large(self.solved.variant())
    }

    /// Lists positions from a number on, and asks whether to list more.
    fn list(&mut self, filter: Filter, from: u64, state: &mut State, out: &mut Out) -> Step {
        let all = self.solved.variant().position_numbers().count();
        let is_quick = self.reachable.is_some() || all < MIN_FOR_PROGRESS;
        let reachable = is_quick.then(|| self.reachable(state, out)).transpose()?;
        let numbers: Box<dyn Iterator<Item = u64>> = match &reachable {
            Some(reachable) => Box::new(reachable.numbers_from(from)),
            None => {
                out(ALL_PLACEMENTS);
                Box::new(from..all)
            }
        };
        let stop = &mut state.host.stop;
        let Examples { text, next } = watched("Looking at the positions:", stop, out, |watch| {
            list_examples(&self.solved, numbers, filter, self.most, watch)
        })?;
        let text = match text.is_empty() {
            true => NONE,
            false => &text,
        };
        out(&format!("\n{text}\n"));
        match next {
            Some(next) => self.ask(Asking::More(filter, next)),
            None => Ok(Next::Stay),
        }
    }

    /// Writes all values to the output.
    fn print_all(&mut self, state: &mut State, out: &mut Out) -> Step {
        let reachable = self.reachable(state, out)?;
        let stop = &mut state.host.stop;
        let mut lines = Lines(out);
        let written = Format::Csv.write(&self.solved, &reachable, &mut |_, _| !stop(), &mut lines);
        Ok(match written {
            Ok(()) => Next::Stay,
            Err(error) => say(&format!("Broken off: {error}.\n"), out),
        })
    }

    fn check(&mut self, state: &mut State, out: &mut Out) -> Step {
        let reachable = self.reachable(state, out)?;
        let CheckResult { wrong, first } =
            watched("Checking:", &mut state.host.stop, out, |watch| {
                check(&self.solved, &reachable, watch)
            })?;
        let all = reachable.count();
        self.wrong = first;
        let Some(example) = self.wrong.first() else {
            let checked = count(all, "position");
            return Ok(say(
                &format!("{checked} checked: every value is right.\n"),
                out,
            ));
        };
        let what = describe(&example.position, example.right);
        let said = example.said();
        out(&format!(
            "{wrong} of {all} values are wrong, such as {said} for {what}.\n"
        ));
        Ok(Next::Show)
    }

    /// Lists wrong values of some kinds, which a check has found.
    fn list_wrong(&self, kinds: &[ValueKind], out: &mut Out) -> Step {
        let of_kinds = |wrong: &&WrongValue| {
            let kind = wrong.tabled.map(ValueKind::of);
            kind.is_some_and(|kind| kinds.contains(&kind))
        };
        let mut list = String::new();
        for wrong in self.wrong.iter().filter(of_kinds).take(self.most) {
            let what = describe(&wrong.position, wrong.right);
            list += &format!("    {} for {what}\n", wrong.said());
        }
        if list.is_empty() {
            list += NONE;
        }
        Ok(say(&format!("\n{list}\n"), out))
    }

    fn write(
        &mut self,
        format: Format,
        name: &str,
        replace: bool,
        state: &mut State,
        out: &mut Out,
    ) -> Step {
        let reachable = self.reachable(state, out)?;
        let (files, stop) = (&mut state.host.files, &mut state.host.stop);
        let written = watched("Writing:", stop, out, |on_progress| {
            files.write(name, replace, &mut |file| {
                format.write(&self.solved, &reachable, on_progress, file)
            })
        });
        let shown = sanitize(name);
        match written {
            Ok(()) => {
                let written = count(reachable.count(), "position");
                Ok(say(&format!("{written} written to {shown}.\n"), out))
            }
            Err(error) if !replace && error.kind() == ErrorKind::AlreadyExists => {
                out(&format!("{shown} is there already.\n"));
                self.ask(Asking::Overwrite(format, name.to_owned()))
            }
            Err(error) => {
                out(&format!("{shown} can't be written: {error}.\n"));
                self.ask(Asking::FileName(format))
            }
        }
    }

    /// Returns the positions of the game, found at the first call.
    fn reachable(&mut self, state: &mut State, out: &mut Out) -> Step<Rc<Reachable>> {
        if let Some(reachable) = &self.reachable {
            return Ok(Rc::clone(reachable));
        }
        let variant = self.solved.variant();
        let reachable = Rc::new(watched(
            "Finding the positions:",
            &mut state.host.stop,
            out,
            |watch| Reachable::explore(variant, watch),
        )?);
        self.reachable = Some(Rc::clone(&reachable));
        Ok(reachable)
    }
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
    label: &'static str,
    stop: &mut dyn FnMut() -> bool,
    out: &mut Out,
    work: impl FnOnce(&mut OnProgress) -> T,
) -> T {
    let mut percent = Percent::new(label);
    let done = work(&mut |done, all| {
        if all >= MIN_FOR_PROGRESS {
            percent.update(done, all, out);
        }
        !stop()
    });
    percent.end(out);
    done
}
