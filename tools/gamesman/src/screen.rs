use crate::Unfinished;
use crate::question::Question;
use crate::state::State;

/// Receives text as it is produced.
pub(crate) type Out<'a> = dyn FnMut(&str) + Send + 'a;

/// A result, or why the work for it was not finished.
pub(crate) type Finished<T> = Result<T, Unfinished>;

/// What comes after a line to a dialogue.
pub(crate) type Step<D> = Finished<Next<D>>;

/// What comes after a line.
pub(crate) enum Next<D> {
    /// The question comes again that the dialogue asked when it was shown.
    Stay,
    /// The same question comes again.
    Again,
    /// Another question comes.
    Ask(Question<D>),
    /// The dialogue is shown again.
    Show,
    /// Another screen is shown; [`Next::Back`] leads back to this one.
    Open(Box<dyn Screen>),
    /// The screen before is shown again.
    Back,
    /// The program ends.
    Quit,
}

impl<D> Next<D> {
    pub(crate) fn open(dialogue: impl Dialogue) -> Next<D> {
        Next::Open(screen(dialogue))
    }
}

/// A menu, or a game.
pub(crate) trait Dialogue: Sized + 'static {
    /// Shows itself and asks a question.
    fn show(&mut self, state: &mut State, out: &mut Out) -> Step<Self>;
}

/// A dialogue with its questions, of whatever type it is.
pub(crate) trait Screen {
    fn show(&mut self, state: &mut State, out: &mut Out) -> Finished<()>;

    /// Returns the prompt: one line with a single colon, before the blank at its end.
    fn prompt(&self) -> &str;

    /// Takes a line, without blanks around it. What comes next is not a question.
    fn answer(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step<()>;
}

/// Opens a dialogue.
pub(crate) fn screen(dialogue: impl Dialogue) -> Box<dyn Screen> {
    let questions = Vec::new();
    Box::new(Open {
        dialogue,
        questions,
    })
}

struct Open<D> {
    dialogue: D,
    /// The question since the dialogue was shown, and the one that waits for a line.
    questions: Vec<Question<D>>,
}

impl<D: Dialogue> Screen for Open<D> {
    fn show(&mut self, state: &mut State, out: &mut Out) -> Finished<()> {
        if let Next::Ask(question) = self.dialogue.show(state, out)? {
            self.questions = vec![question];
        }
        Ok(())
    }

    fn prompt(&self) -> &str {
        self.questions.last().map_or("", |asked| &asked.prompt)
    }

    fn answer(&mut self, typed: &str, state: &mut State, out: &mut Out) -> Step<()> {
        let Some(asked) = self.questions.last() else {
            return Ok(Next::Show);
        };
        let next = (asked.take)(&mut self.dialogue, typed, state, out);
        if !matches!(next, Ok(Next::Again)) {
            self.questions.truncate(1);
        }
        match next? {
            Next::Again | Next::Stay => {}
            Next::Ask(question) => self.questions.push(question),
            Next::Show => return Ok(Next::Show),
            Next::Open(screen) => return Ok(Next::Open(screen)),
            Next::Back => return Ok(Next::Back),
            Next::Quit => return Ok(Next::Quit),
        }
        Ok(Next::Stay)
    }
}
