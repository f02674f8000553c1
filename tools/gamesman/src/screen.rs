use crate::Unfinished;
use crate::state::State;

/// Receives text as it is produced.
pub(crate) type Out<'a> = dyn FnMut(&str) + 'a;

/// What a screen returns: the step after a line, or why its work was not finished.
pub(crate) type Step<T = Next> = Result<T, Unfinished>;

/// A menu, or another dialogue that asks for lines.
pub(crate) trait Screen {
    /// Shows the choices, or goes on to the next question.
    fn show(&mut self, state: &mut State, out: &mut Out) -> Step<()>;

    /// Returns the prompt: one line with a single colon, before the blank at its end.
    fn prompt(&self, state: &State) -> String;

    /// Takes a line, without blanks around it.
    fn answer(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step;
}

/// What comes after a line.
pub(crate) enum Next {
    /// The same screen asks again.
    Stay,
    /// The same screen is shown again.
    Show,
    /// Another screen is shown; [`Next::Back`] leads back to this one.
    Open(ScreenName),
    /// The screen before is shown again.
    Back,
    /// The program ends.
    Quit,
}

/// A screen to open.
#[derive(Clone, Copy)]
pub(crate) enum ScreenName {
    Main,
    Configure,
    Analysis,
    Play,
}

/// The prompt of menus.
pub(crate) const CHOICE: &str = "Choice: ";
