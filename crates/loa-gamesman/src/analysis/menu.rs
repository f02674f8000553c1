use super::check::{CheckResult, check};
use super::examples::{Filter, describe, list_examples};
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
    /// How many positions a list has.
    most: usize,
}

/// What the next line answers.
enum Asking {
    Choice,
    /// How many positions to list.
    Number,
    FileName(Format),
    /// Whether to write over a file.
    Overwrite(Format, String),
}

/// The most positions that are listed.
const MAX_LIST: usize = 1000;

/// As many are listed at first.
const FIRST_LIST: usize = 10;

fn menu(most: usize) -> String {
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

  h)  (H)elp
  b)  (B)ack
  q)  (Q)uit

"
    )
}

/// Stands before figures of boards too large to find the positions that can come up.
const ALL_PLACEMENTS: &str = "
The board has too many positions to find those that can come up: these are of all placements.
";

impl Screen for Analysis {
    fn show(&mut self, _: &mut State, out: &mut Out) -> Step<()> {
        out(&menu(self.most));
        Ok(())
    }

    fn prompt(&self, _: &State) -> String {
        match &self.asking {
            Asking::Choice => CHOICE.to_owned(),
            Asking::Number => format!("How many positions, 1 to {MAX_LIST}: "),
            Asking::FileName(_) => "File name, empty for no file: ".to_owned(),
            Asking::Overwrite(..) => "Overwrite it? [(y)es (n)o]: ".to_owned(),
        }
    }

    fn answer(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        match std::mem::replace(&mut self.asking, Asking::Choice) {
            Asking::Choice => self.choose(typed, state, out),
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
            Some('w') => self.list(Filter::Kind(ValueKind::Win), state, out),
            Some('l') => self.list(Filter::Kind(ValueKind::Lose), state, out),
            Some('t') => self.list(Filter::Kind(ValueKind::Tie), state, out),
            Some('u') => self.list(Filter::Kind(ValueKind::Draw), state, out),
            Some('y') => self.list(Filter::Symmetric, state, out),
            Some('r') => self.list(Filter::Mixed, state, out),
            Some('p') => self.show_counts(state, out, by_value),
            Some('a') => self.show_counts(state, out, by_remoteness),
            Some('f') => self.ask(Asking::FileName(Format::Csv)),
            Some('o') => self.print_all(state, out),
            Some('g') => self.ask(Asking::FileName(Format::Dot)),
            Some('c') => self.check(state, out),
            Some('h' | '?') => Ok(say(help::ANALYSIS, out)),
            Some('b') => Ok(Next::Back),
            Some('q') => Ok(Next::Quit),
            _ => {
                let expected = "type one of the letters i n w l t u y r p a f o g c h b q";
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
        write: impl Fn(&Counts) -> String,
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
        let text = self.counts.as_ref().map(write).unwrap_or_default();
        Ok(say(&format!("\n{text}\n"), out))
    }

    fn is_too_large(&self) -> bool {
        Reachable::is_too_large(self.solved.variant())
    }

    fn list(&mut self, filter: Filter, state: &mut State, out: &mut Out) -> Step {
        let (solved, most) = (self.solved.clone(), self.most);
        let list = if self.is_too_large() {
            out(ALL_PLACEMENTS);
            let numbers = solved.variant().position_numbers();
            let stop = &mut state.host.stop;
            let positions = (0..numbers.count()).filter_map(|n| Some((n, numbers.position(n)?)));
            let positions = positions.map(|found| match stop() {
                true => Err(Unfinished::Stopped),
                false => Ok(found),
            });
            list_examples(&solved, positions, filter, most)?
        } else {
            let reachable = self.reachable(state, out)?;
            let stop = &mut state.host.stop;
            watched("Looking at the positions:", stop, out, |watch| {
                list_examples(&solved, reachable.iter_watched(watch), filter, most)
            })?
        };
        Ok(say(&format!("\n{list}\n"), out))
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
        let CheckResult { wrong, example } =
            watched("Checking:", &mut state.host.stop, out, |watch| {
                check(&self.solved, &reachable, watch)
            })?;
        let all = reachable.count();
        let Some((position, said, right)) = example else {
            let checked = count(all, "position");
            return Ok(say(
                &format!("{checked} checked: every value is right.\n"),
                out,
            ));
        };
        let said = said.map_or("nothing".to_owned(), value_text);
        let what = describe(&position, right);
        Ok(say(
            &format!("{wrong} of {all} values are wrong, such as {said} for {what}.\n"),
            out,
        ))
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
