use crate::compare::{Difference, is_same};
use crate::run::{RunOutput, Stopped};
use crate::script::{GraderScript, GraderStep};
use loa::{Color, Outcome};
use loa_protocol::cuhk_letter;
use std::collections::HashMap;

/// What a client prints around the boards. A text that is always the same, but not the course's, is
/// reported once; all scripts take it as it is, so that it does not hide other mistakes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Forms {
    own: HashMap<Form, String>,
    /// Whether blanks at line ends count.
    is_strict: bool,
}

/// The name of a text, the rule about it, and its difference from the course's.
pub(crate) type LearnedForm = (&'static str, &'static str, Option<Difference>);

/// A text around the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Form {
    /// Before the first board.
    Start,
    Prompt(Color),
    /// After an invalid move: a warning, and the prompt again.
    Retry(Color),
    /// After a valid move, before the board.
    Moved(Color),
    /// After the last board.
    Result(Outcome),
}

/// What a client prints in a step.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) before: Form,
    /// The board, and what comes after it; `None` after an invalid move.
    pub(crate) board: Option<(String, Form)>,
}

/// The first line of each board.
const LETTERS: &str = "  a b c d e f g h\n";
const WARNING: &str = "Invalid move. Try again!\n";

impl Form {
    const RESULTS: [Form; 3] = [
        Form::Result(Outcome::Win(Color::Black)),
        Form::Result(Outcome::Win(Color::White)),
        Form::Result(Outcome::Draw),
    ];

    /// Returns the text in the course's document.
    fn course(self) -> String {
        Forms::default().text(self)
    }

    /// Returns the name of a script about it, and what that is about.
    const fn about(self) -> (&'static str, &'static str) {
        match self {
            Form::Start => ("start", "the board comes first"),
            Form::Prompt(_) => (
                "prompt",
                "the prompt is \"B's move: \" or \"W's move: \", with a blank at the end",
            ),
            Form::Retry(_) => (
                "warning",
                "after an invalid move: \"Invalid move. Try again!\"",
            ),
            Form::Moved(_) => ("after-a-move", "after a valid move comes the board"),
            Form::Result(Outcome::Win(_)) => {
                ("result", "after the last board: \"B wins!\" or \"W wins!\"")
            }
            Form::Result(Outcome::Draw) => {
                ("draw", "after the last board of a draw: \"Draw game!\"")
            }
        }
    }
}

impl Forms {
    /// Begins with the course's texts.
    pub(crate) fn new(is_strict: bool) -> Forms {
        Forms {
            own: HashMap::new(),
            is_strict,
        }
    }

    /// Learns the texts that a script shows for the first time, between the boards; returns the
    /// prompts, and other texts that are wrong, what is wrong first.
    pub(crate) fn learn(&mut self, script: &GraderScript, run: &RunOutput) -> Vec<LearnedForm> {
        let output = String::from_utf8_lossy(&run.output);
        let mut learned = Vec::new();
        let (mut rest, mut forms, mut asked) = (&*output, Vec::new(), 0);
        let steps = script.steps.iter().enumerate();
        for (number, shown) in steps.filter_map(|(n, step)| Some((n, step.shown.as_ref()?))) {
            forms.push(shown.before);
            let Some((board, end)) = &shown.board else {
                continue;
            };
            let Some((text, after)) = rest.split_once(board) else {
                forms.clear();
                break;
            };
            let before = &output[..output.len() - rest.len()];
            learned.extend(self.learn_between(&forms, text, before, &script.steps[asked]));
            (rest, forms, asked) = (after, vec![*end], number);
        }
        let has_ended = matches!(run.stopped, None | Some(Stopped::Status(_)));
        if let ([Form::Result(_)], true) = (&forms[..], has_ended) {
            let before = &output[..output.len() - rest.len()];
            learned.extend(self.learn_between(&forms, rest, before, &script.steps[asked]));
        }
        learned.sort_by_key(|(_, _, difference)| difference.is_none());
        learned
    }

    /// Learns the texts between two boards.
    fn learn_between(
        &mut self,
        forms: &[Form],
        text: &str,
        before: &str,
        step: &GraderStep,
    ) -> Vec<LearnedForm> {
        let mut learned = Vec::new();
        for (form, own) in self.split(forms, text).unwrap_or_default() {
            if self.own.contains_key(&form) || !self.is_plausible(form, own) {
                continue;
            }
            self.own.insert(form, own.to_owned());
            let (expected, found) = self.without_prompt(form, own);
            // Before more text, white space counts.
            let end = if matches!(form, Form::Result(_)) {
                ""
            } else {
                "."
            };
            let texts = [&expected, &found].map(|text| format!("{text}{end}"));
            let (name, rule) = form.about();
            let line = before.rsplit('\n').next().unwrap_or_default();
            let difference = Difference {
                line: before.matches('\n').count() + 1,
                column: line.len() + 1,
                expected: Some(expected),
                found: Some(found),
                asked: vec![step.asked.clone()],
                board: step.before.clone(),
            };
            match is_same(&texts[0], &texts[1], self.is_strict) {
                false => learned.push((name, rule, Some(difference))),
                true if matches!(form, Form::Prompt(_)) => learned.push((name, rule, None)),
                true => {}
            }
        }
        learned
    }

    /// Finds out which part of a text has which form.
    fn split<'a>(&self, forms: &[Form], text: &'a str) -> Option<Vec<(Form, &'a str)>> {
        Some(match *forms {
            [form] => vec![(form, text)],
            [prompt, moved] => {
                let rest = text.strip_prefix(&prompt.course()).unwrap_or_default();
                let (own, rest) = text.split_at(text.len() - rest.len());
                vec![(prompt, own), (moved, rest)]
            }
            [prompt, ref retries @ .., moved] => {
                let text = text.strip_prefix(&self.text(prompt))?;
                let text = text.strip_suffix(&self.text(moved))?;
                let own = text.get(..text.len() / retries.len())?;
                let is_constant = own.repeat(retries.len()) == text;
                is_constant.then(|| vec![(retries[0], own)])?
            }
            [] => Vec::new(),
        })
    }

    /// Tells whether a text can be one that is always the same, with nothing of another form.
    fn is_plausible(&self, form: Form, own: &str) -> bool {
        let prompts = Color::ALL.map(|player| self.text(Form::Prompt(player)));
        let mut prompts = prompts.iter().map(|prompt| prompt.trim());
        !own.contains(LETTERS)
            && match form {
                Form::Start | Form::Prompt(_) | Form::Moved(_) => true,
                Form::Retry(_) => self.without_prompt(form, own).1 != own,
                Form::Result(_) => {
                    let mut others = Form::RESULTS.iter().filter(|other| **other != form);
                    !prompts.any(|prompt| own.contains(prompt))
                        && !others.any(|other| is_same(own, &other.course(), false))
                }
            }
    }

    /// Returns what is expected and found of a form by itself.
    fn without_prompt(&self, form: Form, own: &str) -> (String, String) {
        let Form::Retry(player) = form else {
            return (form.course(), own.to_owned());
        };
        let prompt = Form::Prompt(player);
        let warning = own.strip_suffix(&self.text(prompt));
        let warning = warning.or(own.strip_suffix(&prompt.course()));
        (WARNING.to_owned(), warning.unwrap_or(own).to_owned())
    }

    /// Returns the text that is learned, or else the course's.
    fn text(&self, form: Form) -> String {
        let own = self.own.get(&form).cloned();
        own.unwrap_or_else(|| match form {
            Form::Start | Form::Moved(_) => String::new(),
            Form::Prompt(player) => format!("{}'s move: ", cuhk_letter(player)),
            Form::Retry(player) => format!("{WARNING}{}", self.text(Form::Prompt(player))),
            Form::Result(Outcome::Win(color)) => format!("{} wins!\n", cuhk_letter(color)),
            Form::Result(Outcome::Draw) => "Draw game!\n".to_owned(),
        })
    }

    /// Returns a script that expects these texts.
    pub(crate) fn in_script(&self, script: &GraderScript) -> GraderScript {
        let mut script = script.clone();
        for step in &mut script.steps {
            let Some(shown) = &step.shown else {
                continue;
            };
            step.expected = self.text(shown.before);
            if let Some((board, after)) = &shown.board {
                step.expected += board;
                step.expected += &self.text(*after);
            }
        }
        script
    }
}
