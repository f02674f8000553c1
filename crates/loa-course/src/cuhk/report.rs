//! A grade as text.

use crate::cuhk::compare::Difference;
use crate::cuhk::grade::{Grade, Graded, Outcome};
use crate::cuhk::run::Stopped;
use std::fmt;

/// How many lines of the compiler's are shown.
const COMPILER_LINES: usize = 20;

/// Writes the grade for people: first what is different, then the names of what is not. A
/// precision, as in `{:.3}`, is the number of differences that are shown in full.
impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let details = f.precision().unwrap_or(usize::MAX);
        write!(f, "{} ({}): ", self.file, self.part)?;
        if !self.compiles {
            writeln!(f, "does not compile")?;
            return write_compiler(f, &self.compiler);
        }
        let (same, others): (Vec<&Graded>, Vec<&Graded>) =
            self.scripts.iter().partition(|graded| graded.outcome.same);
        let different = others.iter().filter(|graded| graded.counts).count();
        let notes = others.len() - different;
        write!(f, "{} same, {different} different", same.len())?;
        match notes {
            0 => writeln!(f)?,
            notes => writeln!(f, ", {notes} not counted")?,
        }
        write_compiler(f, &self.compiler)?;
        for (number, graded) in others.into_iter().enumerate() {
            let word = if graded.counts {
                "DIFFERENT"
            } else {
                "not counted"
            };
            writeln!(f, "  {word}: {} ({})", graded.name, graded.rule)?;
            if number < details {
                write_details(f, &graded.outcome)?;
            }
        }
        write_names(f, &same)
    }
}

fn write_compiler(f: &mut fmt::Formatter<'_>, said: &str) -> fmt::Result {
    if said.trim().is_empty() {
        return Ok(());
    }
    writeln!(f, "  the compiler says:")?;
    let lines: Vec<&str> = said.lines().collect();
    for line in lines.iter().take(COMPILER_LINES) {
        writeln!(f, "    {}", shown(line, 0))?;
    }
    match lines.len().saturating_sub(COMPILER_LINES) {
        0 => Ok(()),
        more => writeln!(f, "    ... and {more} lines more"),
    }
}

fn write_details(f: &mut fmt::Formatter<'_>, outcome: &Outcome) -> fmt::Result {
    let Outcome {
        stopped,
        difference,
        errors,
        ..
    } = outcome;
    if let Some(stopped) = stopped {
        writeln!(f, "    it {stopped}")?;
        for line in errors {
            writeln!(f, "      {}", shown(line, 0))?;
        }
    }
    match (difference, stopped) {
        (Some(difference), _) => write_difference(f, difference),
        (None, Some(Stopped::NotRun(_))) => Ok(()),
        (None, _) => writeln!(f, "    its output is right"),
    }
}

fn write_difference(f: &mut fmt::Formatter<'_>, difference: &Difference) -> fmt::Result {
    /// How many moves are shown.
    const MOST_ASKED: usize = 6;
    let line = |line: &Option<String>| match line {
        Some(line) => format!("\"{}\"", shown(line, difference.column - 1)),
        None => "nothing more".to_owned(),
    };
    let Difference { asked, .. } = difference;
    writeln!(
        f,
        "    line {}, column {} of its output, at: {}",
        difference.line,
        difference.column,
        asked.last().map_or("", String::as_str)
    )?;
    writeln!(f, "      expected {}", line(&difference.expected))?;
    writeln!(f, "      found    {}", line(&difference.found))?;
    if asked.len() > 1 {
        let before = &asked[..asked.len() - 1];
        let last = &before[before.len().saturating_sub(MOST_ASKED)..];
        let more = if last.len() < before.len() {
            "...; "
        } else {
            ""
        };
        writeln!(f, "      before it: {more}{}", last.join("; "))?;
        for row in difference.board.lines() {
            writeln!(f, "        {row}")?;
        }
    }
    Ok(())
}

/// A line for a terminal: as much as fits around a column, and nothing that a terminal acts on.
fn shown(line: &str, column: usize) -> String {
    const WIDTH: usize = 100;
    let signs: Vec<char> = line.chars().collect();
    let start = match column.saturating_sub(WIDTH / 2) {
        start if start + WIDTH > signs.len() => signs.len().saturating_sub(WIDTH),
        start => start,
    };
    let end = signs.len().min(start + WIDTH);
    let clean = signs[start..end].iter().map(|sign| match sign {
        sign if sign.is_control() => sign.escape_default().to_string(),
        sign => sign.to_string(),
    });
    let before = if start > 0 { "..." } else { "" };
    let after = if end < signs.len() { "..." } else { "" };
    format!("{before}{}{after}", clean.collect::<String>())
}

fn write_names(f: &mut fmt::Formatter<'_>, same: &[&Graded]) -> fmt::Result {
    const WIDTH: usize = 96;
    if same.is_empty() {
        return Ok(());
    }
    let mut line = "  same:".to_owned();
    for graded in same {
        if line.len() + graded.name.len() > WIDTH {
            writeln!(f, "{line}")?;
            line = "   ".to_owned();
        }
        line.push(' ');
        line.push_str(&graded.name);
    }
    writeln!(f, "{line}")
}
