use crate::cuhk::compare::{Difference, compare};
use crate::cuhk::script::{GraderScript, GraderStep};

/// The prompts of a client for Black and for White.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Prompts([String; 2]);

impl Prompts {
    /// The prompts in the course's document.
    const COURSE: [&str; 2] = ["B's move: ", "W's move: "];

    /// What a script about the prompts is about.
    pub(crate) const RULE: &str =
        "the prompt is \"B's move: \" or \"W's move: \", with a blank at the end";

    /// Finds the prompts between the first boards of a game that a client has played; `None` if
    /// the boards are not where they should be.
    pub(crate) fn find(script: &GraderScript, output: &[u8]) -> Option<Prompts> {
        let output = String::from_utf8_lossy(output);
        let board = |step: usize| {
            let expected = script.steps.get(step)?.expected.as_str();
            expected.strip_suffix(Prompts::COURSE[step % 2])
        };
        let rest = output.strip_prefix(board(0)?)?;
        let (black, rest) = rest.split_once(board(1)?)?;
        let (white, _) = rest.split_once(board(2)?)?;
        Some(Prompts([black.to_owned(), white.to_owned()]))
    }

    /// Describes the first prompt that is not the course's.
    pub(crate) fn difference(&self, script: &GraderScript, output: &[u8]) -> Option<Difference> {
        let prompts = Prompts::COURSE.iter().zip(&self.0);
        let mut prompts = prompts.zip(&script.steps);
        let ((expected, found), step) =
            prompts.find(|((course, own), _)| **course != own.as_str())?;
        Some(Difference {
            expected: Some((*expected).to_owned()),
            found: Some(found.clone()),
            asked: vec![step.asked.clone()],
            ..compare(script, output, true)?
        })
    }

    /// Returns a script that expects these prompts.
    pub(crate) fn in_script(&self, script: &GraderScript) -> GraderScript {
        let step = |step: &GraderStep| GraderStep {
            expected: self.in_text(&step.expected),
            ..step.clone()
        };
        GraderScript {
            steps: script.steps.iter().map(step).collect(),
            ..script.clone()
        }
    }

    fn in_text(&self, expected: &str) -> String {
        let prompts = Prompts::COURSE.iter().zip(&self.0);
        let mut replaced = prompts
            .filter_map(|(course, own)| Some(expected.strip_suffix(course)?.to_owned() + own));
        replaced.next().unwrap_or_else(|| expected.to_owned())
    }
}
