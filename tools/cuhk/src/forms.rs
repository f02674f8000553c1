use crate::compare::{Difference, is_same};
use crate::run::{RunOutput, Stopped};
use crate::script::{GraderScript, GraderStep};
use std::collections::BTreeMap;

/// What a client prints around the boards. A text that is always the same, but not the course's, is
/// reported once; all scripts take it as it is, so that it does not hide other mistakes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Forms {
    own: BTreeMap<Form, String>,
    /// Whether blanks at line ends count.
    is_strict: bool,
}

/// The name of a text, the rule about it, and its difference from the course's.
pub(crate) type LearnedForm = (&'static str, &'static str, Option<Difference>);

/// A text around the boards. The numbers are those of the players, Black's is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Form {
    /// Before the first board.
    Start,
    Prompt(usize),
    /// After an invalid move: a warning, and the prompt again.
    Retry(usize),
    /// After a valid move, before the board.
    Moved(usize),
    /// After the last board; 2 is a draw.
    Result(usize),
}

/// A step of a client.
struct Shown<'a> {
    before: Form,
    /// Empty after an invalid move.
    board: &'a str,
    after: Option<Form>,
}

/// The first line of each board.
const LETTERS: &str = "  a b c d e f g h\n";
const PROMPTS: [&str; 2] = ["B's move: ", "W's move: "];
const WARNING: &str = "Invalid move. Try again!\n";
const RESULTS: [&str; 3] = ["B wins!\n", "W wins!\n", "Draw game!\n"];

impl Form {
    /// Returns the text in the course's document.
    fn course(self) -> String {
        match self {
            Form::Start | Form::Moved(_) => String::new(),
            Form::Prompt(player) => PROMPTS[player].to_owned(),
            Form::Retry(player) => format!("{WARNING}{}", PROMPTS[player]),
            Form::Result(result) => RESULTS[result].to_owned(),
        }
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
            Form::Result(0 | 1) => ("result", "after the last board: \"B wins!\" or \"W wins!\""),
            Form::Result(_) => ("draw", "after the last board of a draw: \"Draw game!\""),
        }
    }
}

impl Forms {
    /// Begins with the course's texts.
    pub(crate) fn new(is_strict: bool) -> Forms {
        Forms {
            own: BTreeMap::new(),
            is_strict,
        }
    }

    /// Learns the texts that a script shows for the first time, between the boards; returns the
    /// prompts, and other texts that are wrong, what is wrong first.
    pub(crate) fn learn(&mut self, script: &GraderScript, run: &RunOutput) -> Vec<LearnedForm> {
        let output = String::from_utf8_lossy(&run.output);
        let mut learned = Vec::new();
        let (mut rest, mut forms, mut asked) = (&*output, Vec::new(), 0);
        for (number, shown) in shown(script).into_iter().flatten().enumerate() {
            forms.push(shown.before);
            if shown.board.is_empty() {
                continue;
            }
            let Some((text, after)) = rest.split_once(shown.board) else {
                forms.clear();
                break;
            };
            let before = &output[..output.len() - rest.len()];
            learned.extend(self.learn_between(&forms, text, before, &script.steps[asked]));
            (rest, forms, asked) = (after, shown.after.into_iter().collect(), number);
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
        let prompts = [0, 1].map(|player| self.text(Form::Prompt(player)));
        let mut prompts = prompts.iter().map(|prompt| prompt.trim());
        !own.contains(LETTERS)
            && match form {
                Form::Start | Form::Prompt(_) | Form::Moved(_) => true,
                Form::Retry(_) => self.without_prompt(form, own).1 != own,
                Form::Result(result) => {
                    let mut others = (0..RESULTS.len()).filter(|other| *other != result);
                    !prompts.any(|prompt| own.contains(prompt))
                        && !others.any(|other| is_same(own, RESULTS[other], false))
                }
            }
    }

    /// Returns what is expected and found of a form by itself.
    fn without_prompt(&self, form: Form, own: &str) -> (String, String) {
        let Form::Retry(player) = form else {
            return (form.course(), own.to_owned());
        };
        let warning = own.strip_suffix(&self.text(Form::Prompt(player)));
        let warning = warning.or(own.strip_suffix(PROMPTS[player]));
        (WARNING.to_owned(), warning.unwrap_or(own).to_owned())
    }

    fn text(&self, form: Form) -> String {
        let own = self.own.get(&form).cloned();
        own.unwrap_or_else(|| match form {
            Form::Retry(player) => format!("{WARNING}{}", self.text(Form::Prompt(player))),
            form => form.course(),
        })
    }

    /// Returns a script that expects these texts.
    pub(crate) fn in_script(&self, script: &GraderScript) -> GraderScript {
        let mut script = script.clone();
        let texts = shown(&script).map(|shown| {
            let text = |shown: &Shown<'_>| {
                let after = shown.after.map(|form| self.text(form));
                self.text(shown.before) + shown.board + &after.unwrap_or_default()
            };
            shown.iter().map(text).collect::<Vec<String>>()
        });
        for (step, text) in script.steps.iter_mut().zip(texts.into_iter().flatten()) {
            step.expected = text;
        }
        script
    }
}

/// Takes the steps of a client's script apart; `None` if it is not one.
fn shown(script: &GraderScript) -> Option<Vec<Shown<'_>>> {
    const ROWS: usize = 9;
    let mut moved = Form::Start;
    let steps = script.steps.iter().map(|step| {
        let expected = step.expected.as_str();
        let rows = usize::from(expected.starts_with(LETTERS)) * ROWS;
        let rows = expected.split_inclusive('\n').take(rows);
        let (board, text) = expected.split_at(rows.map(str::len).sum());
        let players = [0, 1].into_iter();
        let forms = players.flat_map(|player| [Form::Prompt(player), Form::Retry(player)]);
        let mut forms = forms.chain((0..RESULTS.len()).map(Form::Result));
        let form = forms.find(|form| form.course() == text)?;
        let before = moved;
        if let Form::Prompt(player) = form {
            moved = Form::Moved(player);
        }
        let (before, after) = match form {
            Form::Retry(_) => (form, None),
            _ => (before, Some(form)),
        };
        Some(Shown {
            before,
            board,
            after,
        })
    });
    steps.collect()
}
