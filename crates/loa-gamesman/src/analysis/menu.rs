use super::check::{CheckResult, check};
use super::examples::{describe, list_examples};
use super::export::Format;
use super::reachable::Reachable;
use super::summary::Summary;
use super::watch::Unfinished;
use crate::menu::help;
use crate::percent::Percent;
use crate::player::sign;
use crate::screen::{CHOICE, Next, Out, Screen, ScreenName};
use crate::state::State;
use crate::text::{count, key, refusal, value_text};
use crate::{Progress, Solved, draw_board};
use loa_protocol::sanitize;
use loa_solver::TableError;
use std::io::{ErrorKind, Write};
use std::rc::Rc;

/// The analysis menu.
pub(crate) struct Analysis {
    solved: Solved,
    asking: Asking,
    reachable: Option<Rc<Reachable>>,
    summary: Option<Summary>,
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

/// The most positions of a kind of value that are listed.
const MAX_LIST: usize = 1000;

const MENU: &str = "
  i)  the (I)nitial position and its value
  s)  (S)ummary: how many positions have each value
  r)  how many have each (R)emoteness
  l)  (L)ist positions of each value
  c)  write all values into a (C)SV file
  g)  write the (G)raph of the game into a DOT file
  t)  check the (T)ables: work every value out anew

  h)  (H)elp
  b)  (B)ack
  q)  (Q)uit

";

impl Screen for Analysis {
    fn show(&mut self, _: &mut State, out: &mut Out) -> Result<(), TableError> {
        out(MENU);
        Ok(())
    }

    fn prompt(&self, _: &State) -> String {
        match &self.asking {
            Asking::Choice => CHOICE.to_owned(),
            Asking::Number => format!("How many of each value, 1 to {MAX_LIST}: "),
            Asking::FileName(_) => "File name, empty for no file: ".to_owned(),
            Asking::Overwrite(..) => "Overwrite it? [(y)es (n)o]: ".to_owned(),
        }
    }

    fn answer(
        &mut self,
        typed: &str,
        state: &mut State,
        out: &mut Out,
    ) -> Result<Next, TableError> {
        let done = match std::mem::replace(&mut self.asking, Asking::Choice) {
            Asking::Choice => return self.choose(typed, state, out),
            Asking::Number => self.take_number(typed, state, out),
            Asking::FileName(_) if typed.is_empty() => {
                out("Nothing is written.\n");
                Ok(())
            }
            Asking::FileName(format) => self.write(format, typed, false, state, out),
            Asking::Overwrite(format, name) => match key(typed) {
                Some('y') => self.write(format, &name, true, state, out),
                Some('n') => {
                    self.asking = Asking::FileName(format);
                    Ok(())
                }
                _ => {
                    out(&refusal(typed, "type y or n"));
                    self.asking = Asking::Overwrite(format, name);
                    Ok(())
                }
            },
        };
        stay(done, out)
    }
}

impl Analysis {
    pub(crate) const fn new(solved: Solved) -> Analysis {
        Analysis {
            solved,
            asking: Asking::Choice,
            reachable: None,
            summary: None,
        }
    }

    fn choose(
        &mut self,
        typed: &str,
        state: &mut State,
        out: &mut Out,
    ) -> Result<Next, TableError> {
        let done = match key(typed) {
            Some('i') => return self.show_initial(out).map(|()| Next::Stay),
            Some('s') => self.with_summary(state, out, Summary::by_value),
            Some('r') => self.with_summary(state, out, Summary::by_remoteness),
            Some('l') => {
                self.asking = Asking::Number;
                Ok(())
            }
            Some('c') => {
                self.asking = Asking::FileName(Format::Csv);
                Ok(())
            }
            Some('g') => {
                self.asking = Asking::FileName(Format::Dot);
                Ok(())
            }
            Some('t') => self.check(state, out),
            Some('h' | '?') => {
                out(help::ANALYSIS);
                Ok(())
            }
            Some('b') => return Ok(Next::Go(ScreenName::Main)),
            Some('q') => return Ok(Next::Quit),
            _ => {
                out(&refusal(
                    typed,
                    "type one of the letters i s r l c g t h b q",
                ));
                Ok(())
            }
        };
        stay(done, out)
    }

    fn show_initial(&self, out: &mut Out) -> Result<(), TableError> {
        let variant = self.solved.variant();
        let position = variant.initial_position();
        let value = self.solved.value(&position)?;
        let number = variant
            .position_numbers()
            .number(&position)
            .unwrap_or_default();
        let board = draw_board(&position);
        let turn = sign(position.turn());
        out(&format!(
            "\n{board}\n  {turn} to move: {}\n  position number {number}\n\n",
            value_text(value)
        ));
        Ok(())
    }

    fn with_summary(
        &mut self,
        state: &mut State,
        out: &mut Out,
        write: impl Fn(&Summary) -> String,
    ) -> Result<(), Unfinished> {
        if self.summary.is_none() {
            let reachable = self.reachable(state, out)?;
            self.summary = Some(watched("Looking at the positions:", state, out, |watch| {
                Summary::count(&self.solved, &reachable, watch)
            })?);
        }
        let text = self.summary.as_ref().map(write).unwrap_or_default();
        out(&format!("\n{text}\n"));
        Ok(())
    }

    fn check(&mut self, state: &mut State, out: &mut Out) -> Result<(), Unfinished> {
        let reachable = self.reachable(state, out)?;
        let checked = watched("Checking:", state, out, |watch| {
            check(&self.solved, &reachable, watch)
        })?;
        let all = reachable.count();
        out(&match checked {
            CheckResult { example: None, .. } => {
                format!(
                    "{} checked: every value is right.\n",
                    count(all, "position")
                )
            }
            CheckResult {
                wrong,
                example: Some((position, said, right)),
            } => {
                let said = said.map_or("nothing".to_owned(), value_text);
                let what = describe(&position, right);
                format!("{wrong} of {all} values are wrong, such as {said} for {what}.\n")
            }
        });
        Ok(())
    }

    fn take_number(
        &mut self,
        typed: &str,
        state: &mut State,
        out: &mut Out,
    ) -> Result<(), Unfinished> {
        let number = typed.parse().ok().filter(|n| (1..=MAX_LIST).contains(n));
        let Some(most) = number else {
            out(&refusal(
                typed,
                &format!("type a number from 1 to {MAX_LIST}"),
            ));
            self.asking = Asking::Number;
            return Ok(());
        };
        let reachable = self.reachable(state, out)?;
        let list = watched("Looking at the positions:", state, out, |watch| {
            list_examples(&self.solved, &reachable, most, watch)
        })?;
        out(&format!("{list}\n"));
        Ok(())
    }

    fn write(
        &mut self,
        format: Format,
        name: &str,
        replace: bool,
        state: &mut State,
        out: &mut Out,
    ) -> Result<(), Unfinished> {
        let reachable = self.reachable(state, out)?;
        let (files, stop) = (&mut state.host.files, &mut state.host.stop);
        let mut percent = Percent::new("Writing:");
        let written = {
            let mut watch = |progress| update(progress, &mut percent, stop, out);
            let mut fill =
                |file: &mut dyn Write| format.write(&self.solved, &reachable, &mut watch, file);
            files.write(name, replace, &mut fill)
        };
        percent.end(out);
        let shown = sanitize(name);
        match written {
            Ok(()) => out(&format!(
                "{} written to {shown}.\n",
                count(reachable.count(), "position")
            )),
            Err(error) if !replace && error.kind() == ErrorKind::AlreadyExists => {
                out(&format!("{shown} is there already.\n"));
                self.asking = Asking::Overwrite(format, name.to_owned());
            }
            Err(error) => {
                out(&format!("{shown} can't be written: {error}.\n"));
                self.asking = Asking::FileName(format);
            }
        }
        Ok(())
    }

    /// The positions of the game, found at the first call.
    fn reachable(&mut self, state: &mut State, out: &mut Out) -> Result<Rc<Reachable>, Unfinished> {
        if let Some(reachable) = &self.reachable {
            return Ok(Rc::clone(reachable));
        }
        let variant = self.solved.variant();
        let reachable = Rc::new(watched("Finding the positions:", state, out, |watch| {
            Reachable::explore(variant, watch)
        })?);
        self.reachable = Some(Rc::clone(&reachable));
        Ok(reachable)
    }
}

/// Runs long work with progress; the user can stop it.
fn watched<T>(
    label: &'static str,
    state: &mut State,
    out: &mut Out,
    work: impl FnOnce(&mut dyn FnMut(Progress) -> bool) -> T,
) -> T {
    let mut percent = Percent::new(label);
    let stop = &mut state.host.stop;
    let done = work(&mut |progress| update(progress, &mut percent, stop, out));
    percent.end(out);
    done
}

/// Progress is shown for at least this many positions.
const MIN_FOR_PROGRESS: u64 = 10_000_000;

fn update(
    progress: Progress,
    percent: &mut Percent,
    stop: &mut dyn FnMut() -> bool,
    out: &mut Out,
) -> bool {
    if progress.all >= MIN_FOR_PROGRESS {
        percent.update(progress, out);
    }
    !stop()
}

/// Writes why work was not finished; errors of tables are passed on.
fn stay(done: Result<(), Unfinished>, out: &mut Out) -> Result<Next, TableError> {
    match done {
        Ok(()) => {}
        Err(Unfinished::Stopped) => out("Stopped.\n"),
        Err(Unfinished::TooMany) => {
            out("The board has too many positions to go through them all.\n");
        }
        Err(Unfinished::Tables(error)) => return Err(error),
    }
    Ok(Next::Stay)
}
