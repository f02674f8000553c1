use crate::analysis::Analysis;
use crate::menu::{load, main_menu, start_menu};
use crate::screen::{Finished, Next, Out, Screen, Step};
use crate::state::State;
use crate::{Host, Unfinished, Variant};
use loa_solver::TableError;

/// A conversation with the program: lines in, text out.
///
/// The text goes to the function passed to each call as it is produced; it consists of whole lines,
/// except for progress. After [`begin`](Session::begin) and after each line the program waits at
/// [`prompt`](Session::prompt) until it [is over](Session::is_over).
///
/// No input makes a session fail, and refused input changes nothing. The same lines and the same
/// seed give the same text if the host does the same.
pub struct Session {
    state: State,
    /// The open screens, the current one last; empty when the user has left.
    screens: Vec<Screen>,
}

impl Session {
    /// Makes a session that begins with a variant; the seed is for computers that choose moves at
    /// random.
    pub fn new(host: impl Host + 'static, variant: Variant, seed: u64) -> Session {
        Session {
            state: State::new(Box::new(host), variant, seed),
            screens: vec![Screen::new(start_menu)],
        }
    }

    /// Greets and shows the first menu, or uses solved tables from a folder.
    pub fn begin(&mut self, tables: Option<&str>, out: &mut Out) {
        out("Lines of Action: small boards, solved to the end\n");
        let next = match tables.map(|folder| load(folder, &mut self.state, out)) {
            None | Some(Ok(Next::Again)) => Ok(Next::Show),
            Some(next) => next,
        };
        self.follow(next, out);
    }

    /// Returns the prompt for the next line, without an end of line; empty when the session is
    /// over.
    pub fn prompt(&self) -> String {
        let asked = self.screens.last().and_then(|it| it.questions.last());
        asked.map_or(String::new(), |asked| asked.prompt.clone())
    }

    /// Takes a line, with or without its end.
    pub fn line(&mut self, line: &str, out: &mut Out) {
        let Some(screen) = self.screens.last_mut() else {
            return;
        };
        let next = match screen.questions.last() {
            Some(asked) => (asked.take)(&mut self.state, line.trim(), out),
            None => Ok(Next::Show),
        };
        if !matches!(next, Ok(Next::Again)) {
            screen.questions.truncate(1);
        }
        self.follow(next, out);
    }

    /// Tells whether the user has left.
    pub const fn is_over(&self) -> bool {
        self.screens.is_empty()
    }

    fn follow(&mut self, next: Step, out: &mut Out) {
        match next.and_then(|next| self.go(next, out)) {
            Ok(()) => {}
            Err(Unfinished::Unsolved) => {
                out("There is nothing to analyse: the board has not been solved.\n");
            }
            Err(Unfinished::Stopped) => out("Stopped.\n"),
            Err(Unfinished::TooMany) => {
                out("The board has too many positions to go through them all.\n");
            }
            Err(Unfinished::Tables(error)) => self.drop_tables(&error, out),
        }
    }

    /// Asks the next question, or shows the next screen.
    fn go(&mut self, next: Next, out: &mut Out) -> Finished<()> {
        match next {
            Next::Stay | Next::Again => return Ok(()),
            Next::Ask(question) => {
                if let Some(screen) = self.screens.last_mut() {
                    screen.questions.push(question);
                }
                return Ok(());
            }
            Next::Show => {}
            Next::Open(show) => self.screens.push(Screen::new(show)),
            Next::Back => drop(self.screens.pop()),
            Next::Quit => self.screens.clear(),
        }
        if let Some(screen) = self.screens.last_mut()
            && let Next::Ask(question) = (screen.show)(&mut self.state, out)?
        {
            screen.questions = vec![question];
        }
        Ok(())
    }

    /// Goes back to a screen that needs no tables.
    fn drop_tables(&mut self, error: &TableError, out: &mut Out) {
        out(&format!(
            "The tables can't be used any more ({error}). Solve the board again.\n"
        ));
        (self.state.solved, self.state.analysis) = (None, Analysis::default());
        self.screens.truncate(1);
        self.follow(Ok(Next::Open(main_menu)), out);
    }
}
