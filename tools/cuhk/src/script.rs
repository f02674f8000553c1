use crate::forms::Shown;
use loa::Position;
use loa_protocol::write_cuhk_board;

/// Input for a program, and the output that is right.
#[derive(Clone, Debug, Default)]
pub(crate) struct GraderScript {
    /// A name to refer to it by.
    pub(crate) name: String,
    /// What it is about.
    pub(crate) rule: &'static str,
    /// Whether the course's document says what happens.
    pub(crate) is_documented: bool,
    pub(crate) input: Vec<u8>,
    pub(crate) steps: Vec<GraderStep>,
}

/// What a program does at a time.
#[derive(Clone, Debug)]
pub(crate) struct GraderStep {
    /// Whether what was before does not matter.
    pub(crate) begins: bool,
    /// What it is asked to do, in words.
    pub(crate) asked: String,
    /// The board before.
    pub(crate) before: String,
    /// What it has to print.
    pub(crate) expected: String,
    /// Of what a client's text consists.
    pub(crate) shown: Option<Shown>,
}

impl GraderScript {
    /// Names a script of something that the course's document describes.
    pub(crate) fn named(self, name: impl Into<String>, rule: &'static str) -> GraderScript {
        GraderScript {
            name: name.into(),
            rule,
            is_documented: true,
            ..self
        }
    }

    /// Returns all the output that is right.
    pub(crate) fn expected(&self) -> String {
        self.steps
            .iter()
            .map(|step| step.expected.as_str())
            .collect()
    }

    /// Returns the steps that matter to the byte at an offset, up to the one that prints it; to the
    /// last one for bytes beyond.
    pub(crate) fn steps_to(&self, offset: usize) -> &[GraderStep] {
        let ends = self.steps.iter().scan(0, |end, step| {
            *end += step.expected.len();
            Some(*end)
        });
        let before = ends.take_while(|end| *end <= offset).count();
        let steps = &self.steps[..self.steps.len().min(before + 1)];
        let first = steps.iter().rposition(|step| step.begins);
        &steps[first.unwrap_or(0)..]
    }
}

impl GraderStep {
    pub(crate) fn new(asked: impl Into<String>, before: &Position, expected: String) -> GraderStep {
        GraderStep {
            begins: false,
            asked: asked.into(),
            before: write_cuhk_board(before),
            expected,
            shown: None,
        }
    }
}

/// Writes a word that is passed to a program as a C++ literal, cut short if it is long.
pub(crate) fn quoted(word: &[u8]) -> String {
    const LONGEST: usize = 12;
    let shown = word[..word.len().min(LONGEST)].escape_ascii();
    if word.len() > LONGEST {
        format!("\"{shown}...\" ({} bytes)", word.len())
    } else {
        format!("\"{shown}\"")
    }
}
