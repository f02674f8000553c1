use crate::compare::Difference;
use crate::run::Stopped;
use loa::excerpt_of;
use serde::Serialize;
use std::fmt;

loa::named! {
    /// Which file of a submission it is.
    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Part: "a file of a submission" {
        /// `LinesOfAction.cpp`.
        Class = "class",
        /// `gameplay.cpp`.
        Client = "client",
    }
}

impl Part {
    /// Returns the name of the file.
    pub const fn file(self) -> &'static str {
        match self {
            Part::Class => "LinesOfAction.cpp",
            Part::Client => "gameplay.cpp",
        }
    }
}

/// The grade of a file.
#[derive(Clone, Debug, Serialize)]
pub struct Grade {
    /// The file.
    pub file: String,
    /// Which one of a submission it is.
    pub part: Part,
    /// Whether it compiles, its source is as it should be, and nothing that counts is different.
    pub right: bool,
    /// Whether it compiles and can be linked with the reference files.
    pub compiles: bool,
    /// What the compiler says: errors, or warnings, or nothing.
    pub compiler: String,
    /// What the source text lacks of what the course demands of it.
    pub source: Vec<String>,
    /// The results of the scripts; none if it does not compile.
    pub scripts: Vec<GradedScript>,
}

/// The result of running a program with a script.
#[derive(Clone, Debug, Serialize)]
pub struct GradedScript {
    /// The script's name.
    pub name: String,
    /// What it is about.
    pub rule: &'static str,
    /// Whether a difference counts.
    pub counts: bool,
    /// Whether the program was right: the two fields below are `None`.
    pub same: bool,
    /// How it ended, if not as it should.
    pub stopped: Option<Stopped>,
    /// Where its output differs.
    pub difference: Option<Difference>,
    /// The last lines of its standard error, if it was stopped.
    pub errors: Vec<String>,
}

/// How many lines of the compiler's are shown.
const COMPILER_LINES: usize = 20;

/// Writes the grade for people: first what is different, then the names of what is not. A
/// precision, as in `{:.3}`, is the number of differences that are shown in full.
impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let details = f.precision().unwrap_or(usize::MAX);
        write!(f, "{} ({}): ", self.file, self.part)?;
        let (same, others): (Vec<&GradedScript>, Vec<&GradedScript>) =
            self.scripts.iter().partition(|graded| graded.same);
        match (self.compiles, self.compiler.trim()) {
            (true, _) => self.write_counts(f, same.len(), &others)?,
            (false, "") => writeln!(f, "can't be linked with the course's other file")?,
            (false, _) => writeln!(f, "does not compile")?,
        }
        write_compiler(f, &self.compiler)?;
        let mut faults = self.source.iter();
        faults.try_for_each(|fault| writeln!(f, "  SOURCE: {fault}"))?;
        for (number, graded) in others.into_iter().enumerate() {
            let word = if graded.counts {
                "DIFFERENT"
            } else {
                "not counted"
            };
            writeln!(f, "  {word}: {} ({})", graded.name, graded.rule)?;
            if number < details {
                write!(f, "{graded}")?;
            }
        }
        write_names(f, &same)
    }
}

impl Grade {
    fn write_counts(
        &self,
        f: &mut fmt::Formatter<'_>,
        same: usize,
        others: &[&GradedScript],
    ) -> fmt::Result {
        let different = others.iter().filter(|graded| graded.counts).count();
        let notes = others.len() - different;
        write!(f, "{same} same, {different} different")?;
        if notes > 0 {
            write!(f, ", {notes} not counted")?;
        }
        match self.source.len() {
            0 => writeln!(f),
            1 => writeln!(f, ", 1 fault in the source"),
            faults => writeln!(f, ", {faults} faults in the source"),
        }
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

/// Writes what is different, for people.
impl fmt::Display for GradedScript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(stopped) = self.stopped {
            writeln!(f, "    it {stopped}")?;
            for line in &self.errors {
                writeln!(f, "      {}", shown(line, 0))?;
            }
        }
        match (&self.difference, self.stopped) {
            (Some(difference), _) => write_difference(f, difference),
            (None, Some(Stopped::NotRun(_))) => Ok(()),
            (None, _) => writeln!(f, "    its output is right"),
        }
    }
}

fn write_difference(f: &mut fmt::Formatter<'_>, difference: &Difference) -> fmt::Result {
    /// How many moves are shown.
    const MOST_ASKED: usize = 6;
    let (line, column) = (difference.line, difference.column);
    let quoted = |line: &Option<String>| match line {
        Some(line) => format!("\"{}\"", shown(line, column - 1)),
        None => "nothing more".to_owned(),
    };
    let asked = &difference.asked[..];
    let last = asked.last().map_or("", String::as_str);
    writeln!(
        f,
        "    line {line}, column {column} of its output, at: {last}"
    )?;
    writeln!(f, "      expected {}", quoted(&difference.expected))?;
    writeln!(f, "      found    {}", quoted(&difference.found))?;
    if let [before @ .., _] = asked
        && !before.is_empty()
    {
        let latest = &before[before.len().saturating_sub(MOST_ASKED)..];
        let is_cut = latest.len() < before.len();
        let more = if is_cut { "...; " } else { "" };
        writeln!(f, "      before it: {more}{}", latest.join("; "))?;
        for row in difference.board.lines() {
            writeln!(f, "        {row}")?;
        }
    }
    Ok(())
}

/// A line for a terminal: as much as fits around a column, and nothing that a terminal acts on.
fn shown(line: &str, column: usize) -> String {
    const WIDTH: usize = 100;
    let last = line.chars().count().saturating_sub(WIDTH);
    let start = column.saturating_sub(WIDTH / 2).min(last);
    let before = if start > 0 { "..." } else { "" };
    let rest: String = line.chars().skip(start).collect();
    format!("{before}{}", excerpt_of(rest.as_bytes(), WIDTH))
}

fn write_names(f: &mut fmt::Formatter<'_>, same: &[&GradedScript]) -> fmt::Result {
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
