use super::check::{CheckResult, check};
use super::examples::{describe, list_examples};
use super::export::Format;
use super::progress::OnProgress;
use super::reachable::Reachable;
use super::summary::{by_remoteness, by_value, count_values};
use crate::answers::{key, number, refuse, say, yes_or_no};
use crate::menu::help;
use crate::percent::Percent;
use crate::player::sign;
use crate::screen::{CHOICE, Next, Out, Screen, ScreenName, Step};
use crate::state::State;
use crate::text::{count, value_text};
use crate::{Solved, draw_board};
use loa_protocol::sanitize;
use loa_solver::Counts;
use std::io::ErrorKind;
use std::rc::Rc;

/// The analysis menu.
pub(crate) struct Analysis {
    solved: Solved,
    asking: Asking,
    reachable: Option<Rc<Reachable>>,
    counts: Option<Counts>,
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
    fn show(&mut self, _: &mut State, out: &mut Out) -> Step<()> {
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

    fn answer(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        match std::mem::replace(&mut self.asking, Asking::Choice) {
            Asking::Choice => self.choose(typed, state, out),
            Asking::Number => self.take_number(typed, state, out),
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
        }
    }

    fn ask(&mut self, asking: Asking) -> Step {
        self.asking = asking;
        Ok(Next::Stay)
    }

    fn choose(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        match key(typed) {
            Some('i') => self.show_initial(out),
            Some('s') => self.show_counts(state, out, by_value),
            Some('r') => self.show_counts(state, out, by_remoteness),
            Some('l') => self.ask(Asking::Number),
            Some('c') => self.ask(Asking::FileName(Format::Csv)),
            Some('g') => self.ask(Asking::FileName(Format::Dot)),
            Some('t') => self.check(state, out),
            Some('h' | '?') => Ok(say(help::ANALYSIS, out)),
            Some('b') => Ok(Next::Go(ScreenName::Main)),
            Some('q') => Ok(Next::Quit),
            _ => Ok(refuse(
                typed,
                "type one of the letters i s r l c g t h b q",
                out,
            )),
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
            let reachable = self.reachable(state, out)?;
            self.counts = Some(watched(
                "Looking at the positions:",
                &mut state.host.stop,
                out,
                |watch| count_values(&self.solved, &reachable, watch),
            )?);
        }
        let text = self.counts.as_ref().map(write).unwrap_or_default();
        Ok(say(&format!("\n{text}\n"), out))
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

    fn take_number(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step {
        let Some(most) = number(typed, 1..=MAX_LIST, out) else {
            return self.ask(Asking::Number);
        };
        let reachable = self.reachable(state, out)?;
        let list = watched(
            "Looking at the positions:",
            &mut state.host.stop,
            out,
            |watch| list_examples(&self.solved, &reachable, most, watch),
        )?;
        Ok(say(&format!("{list}\n"), out))
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
