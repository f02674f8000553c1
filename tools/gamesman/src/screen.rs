use crate::Unfinished;
use crate::question::Question;
use crate::state::State;

/// Receives text as it is produced.
pub(crate) type Out<'a> = dyn FnMut(&str) + Send + 'a;

/// A result, or why the work for it was not finished.
pub(crate) type Finished<T> = Result<T, Unfinished>;

/// What comes after a line.
pub(crate) type Step = Finished<Next>;

/// Shows a menu or the game, and asks a question.
pub(crate) type Show = fn(&mut State, &mut Out) -> Step;

/// What comes after a line.
pub(crate) enum Next {
    /// The question comes again that was asked when the screen was shown.
    Stay,
    /// The same question comes again.
    Again,
    /// Another question comes.
    Ask(Question),
    /// The screen is shown again.
    Show,
    /// Another screen is shown; [`Next::Back`] leads back to this one.
    Open(Show),
    /// The screen before is shown again.
    Back,
    /// The program ends.
    Quit,
}

/// A menu or the game, while it is open.
pub(crate) struct Screen {
    pub(crate) show: Show,
    /// The question since it was shown, and the one that waits for a line.
    pub(crate) questions: Vec<Question>,
}

impl Screen {
    pub(crate) const fn new(show: Show) -> Screen {
        let questions = Vec::new();
        Screen { show, questions }
    }
}
