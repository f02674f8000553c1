use crate::analysis::Analysis;
use crate::menu::{Configure, MainMenu, StartMenu};
use crate::play::Play;
use crate::screen::{Next, Out, Screen, ScreenName, Step};
use crate::state::State;
use crate::{Host, Unfinished};
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
    screen: Option<Box<dyn Screen>>,
}

impl Session {
    /// Makes a session; the seed is for computers that choose moves at random.
    pub fn new(host: Host, seed: u64) -> Session {
        Session {
            state: State::new(host, seed),
            screen: Some(Box::new(StartMenu::default())),
        }
    }

    /// Greets and shows the first menu.
    pub fn begin(&mut self, out: &mut Out) {
        out("Lines of Action: small boards, solved to the end\n");
        self.follow(Ok(Next::Show), out);
    }

    /// Returns the prompt for the next line, without an end of line; empty when the session is
    /// over.
    pub fn prompt(&self) -> String {
        let screen = self.screen.as_ref();
        screen
            .map(|screen| screen.prompt(&self.state))
            .unwrap_or_default()
    }

    /// Takes a line, with or without its end.
    pub fn line(&mut self, line: &str, out: &mut Out) {
        if let Some(screen) = &mut self.screen {
            let next = screen.answer(line.trim(), &mut self.state, out);
            self.follow(next, out);
        }
    }

    /// Tells whether the user has left.
    pub const fn is_over(&self) -> bool {
        self.screen.is_none()
    }

    fn follow(&mut self, next: Step, out: &mut Out) {
        let shown = match next {
            Ok(Next::Stay) => return,
            Ok(Next::Show) => self.show(out),
            Ok(Next::Go(name)) => {
                self.screen = Some(self.screen(name));
                self.show(out)
            }
            Ok(Next::Quit) => {
                self.screen = None;
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
        match &mut self.screen {
            Some(screen) => screen.show(&mut self.state, out),
            None => Ok(()),
        }
    }

    fn screen(&self, name: ScreenName) -> Box<dyn Screen> {
        match (name, &self.state.solved) {
            (ScreenName::Start, _) => Box::new(StartMenu::default()),
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
        self.follow(Ok(Next::Go(ScreenName::Main)), out);
    }
}
