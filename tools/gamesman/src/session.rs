use crate::analysis::Analysis;
use crate::menu::{Configure, MainMenu, StartMenu, load};
use crate::play::Play;
use crate::screen::{Next, Out, Screen, ScreenName, Step};
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
    screens: Vec<Box<dyn Screen>>,
}

impl Session {
    /// Makes a session that begins with a variant; the seed is for computers that choose moves at
    /// random.
    pub fn new(host: Host, variant: Variant, seed: u64) -> Session {
        Session {
            state: State::new(host, variant, seed),
            screens: vec![Box::new(StartMenu::default())],
        }
    }

    /// Greets and shows the first menu, or uses solved tables from a folder.
    pub fn begin(&mut self, tables: Option<&str>, out: &mut Out) {
        out("Lines of Action: small boards, solved to the end\n");
        let next = match tables {
            Some(folder) => load(folder, &mut self.state, out),
            None => Ok(Next::Show),
        };
        match next {
            Ok(Next::Stay) => self.follow(Ok(Next::Show), out),
            next => self.follow(next, out),
        }
    }

    /// Returns the prompt for the next line, without an end of line; empty when the session is
    /// over.
    pub fn prompt(&self) -> String {
        let screen = self.screens.last();
        screen
            .map(|screen| screen.prompt(&self.state))
            .unwrap_or_default()
    }

    /// Takes a line, with or without its end.
    pub fn line(&mut self, line: &str, out: &mut Out) {
        if let Some(screen) = self.screens.last_mut() {
            let next = screen.answer(line.trim(), &mut self.state, out);
            self.follow(next, out);
        }
    }

    /// Tells whether the user has left.
    pub const fn is_over(&self) -> bool {
        self.screens.is_empty()
    }

    fn follow(&mut self, next: Step, out: &mut Out) {
        let shown = match next {
            Ok(Next::Stay) => return,
            Ok(Next::Show) => self.show(out),
            Ok(Next::Open(name)) => {
                self.screens.push(self.screen(name));
                self.show(out)
            }
            Ok(Next::Back) => {
                self.screens.pop();
                self.show(out)
            }
            Ok(Next::Quit) => {
                self.screens.clear();
                return;
            }
            Err(unfinished) => Err(unfinished),
        };
        match shown {
            Ok(()) => {}
            Err(Unfinished::Stopped) => out("Stopped.\n"),
            Err(Unfinished::TooMany) => {
                out("The board has too many positions to go through them all.\n");
            }
            Err(Unfinished::Tables(error)) => self.drop_tables(&error, out),
        }
    }

    fn show(&mut self, out: &mut Out) -> Step<()> {
        match self.screens.last_mut() {
            Some(screen) => screen.show(&mut self.state, out),
            None => Ok(()),
        }
    }

    fn screen(&self, name: ScreenName) -> Box<dyn Screen> {
        match (name, &self.state.solved) {
            (ScreenName::Configure, _) => Box::new(Configure::default()),
            (ScreenName::Play, _) => Box::new(Play::new(&self.state)),
            (ScreenName::Analysis, Some(solved)) => Box::new(Analysis::new(solved.clone())),
            (ScreenName::Main | ScreenName::Analysis, _) => Box::new(MainMenu),
        }
    }

    /// Goes back to a screen that needs no tables.
    fn drop_tables(&mut self, error: &TableError, out: &mut Out) {
        out(&format!(
            "The tables can't be used any more ({error}). Solve the board again.\n"
        ));
        self.state.solved = None;
        self.screens.truncate(1);
        self.follow(Ok(Next::Open(ScreenName::Main)), out);
    }
}
