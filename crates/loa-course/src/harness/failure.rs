use crate::harness::Problem;
use std::fmt;

/// A test that failed, and why.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The script whose program is at fault.
    pub script: String,
    /// The line of the script at which it happened; `None` at its end.
    pub line: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
    /// The last lines of the program's standard error.
    pub last_words: Vec<String>,
}

impl Failure {
    /// Returns several lines that show more: a board, differing lines, and the last that the
    /// program wrote on its standard error. Empty if there is nothing to show.
    pub fn details(&self) -> String {
        let mut details = self.problem.details();
        if !self.last_words.is_empty() {
            if !details.is_empty() {
                details.push('\n');
            }
            details.push_str("  standard error:");
            for line in &self.last_words {
                details.push_str("\n    ");
                details.push_str(line);
            }
        }
        details
    }
}

/// Writes place and reason on one line.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.script)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.problem)
    }
}
