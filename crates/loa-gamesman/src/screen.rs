use crate::desk::Desk;
use loa_solver::TableError;

/// What text goes to as it arises.
pub(crate) type Out<'a> = dyn FnMut(&str) + 'a;

/// A menu, or whatever else asks for lines.
pub(crate) trait Screen {
    /// Shows what there is to choose from, or goes on to where something has to be asked.
    fn show(&mut self, desk: &mut Desk, out: &mut Out) -> Result<(), TableError>;

    /// Returns the text that invites the next line: on one line, its only colon the one before
    /// the blank at its end.
    fn prompt(&self, desk: &Desk) -> String;

    /// Takes a line, without blanks around it.
    fn answer(&mut self, typed: &str, desk: &mut Desk, out: &mut Out) -> Result<Next, TableError>;
}

/// What comes after a line.
pub(crate) enum Next {
    /// The same screen asks again.
    Stay,
    /// The same screen is shown again.
    Show,
    /// Another screen is shown.
    Go(Box<dyn Screen>),
    /// The program ends.
    Quit,
}

impl Next {
    pub(crate) fn go(screen: impl Screen + 'static) -> Next {
        Next::Go(Box::new(screen))
    }
}
