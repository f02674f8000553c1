use crate::Helpers;
use crate::desk::Desk;
use crate::menu::{MainMenu, StartMenu};
use crate::screen::{Next, Out, Screen};
use loa_solver::TableError;

/// A conversation with the program: lines in, text out.
///
/// The text comes through the function that is handed to each call, as it arises, so that long work
/// can be watched; it consists of whole lines, but for what tells progress. After
/// [`begin`](Session::begin) and after each line the program waits at [`prompt`](Session::prompt)
/// until it [is over](Session::is_over). The end of the input needs no word.
///
/// Nothing that is typed can make a session fail, and what is refused changes nothing. The same
/// lines and the same seed give the same text, as far as the helpers do.
pub struct Session {
    desk: Desk,
    screen: Option<Box<dyn Screen>>,
}

impl Session {
    /// Makes a session; the seed is for computers that choose among moves.
    pub fn new(helpers: Helpers, seed: u64) -> Session {
        Session {
            desk: Desk::new(helpers, seed),
            screen: Some(Box::new(StartMenu::default())),
        }
    }

    /// Greets and shows the first menu.
    pub fn begin(&mut self, out: &mut Out) {
        out("Lines of Action: small boards, solved to the end\n");
        self.follow(Ok(Next::Show), out);
    }

    /// Returns the text that invites the next line, without an end of line; empty when the session
    /// is over.
    pub fn prompt(&self) -> String {
        let screen = self.screen.as_ref();
        screen
            .map(|screen| screen.prompt(&self.desk))
            .unwrap_or_default()
    }

    /// Takes a line, with or without its end.
    pub fn line(&mut self, line: &str, out: &mut Out) {
        if let Some(screen) = &mut self.screen {
            let next = screen.answer(line.trim(), &mut self.desk, out);
            self.follow(next, out);
        }
    }

    /// Tells whether the user has left.
    pub const fn is_over(&self) -> bool {
        self.screen.is_none()
    }

    fn follow(&mut self, next: Result<Next, TableError>, out: &mut Out) {
        match next {
            Ok(Next::Stay) => return,
            Ok(Next::Show) => {}
            Ok(Next::Go(screen)) => self.screen = Some(screen),
            Ok(Next::Quit) => {
                self.screen = None;
                return;
            }
            Err(error) => return self.give_tables_up(&error, out),
        }
        if let Some(screen) = &mut self.screen
            && let Err(error) = screen.show(&mut self.desk, out)
        {
            self.give_tables_up(&error, out);
        }
    }

    /// Goes back to a place that needs no tables.
    fn give_tables_up(&mut self, error: &TableError, out: &mut Out) {
        out(&format!(
            "The tables can't be used any more ({error}). Solve the board again.\n"
        ));
        self.desk.solved = None;
        self.follow(Ok(Next::go(MainMenu)), out);
    }
}
