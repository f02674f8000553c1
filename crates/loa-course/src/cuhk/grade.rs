use crate::cuhk::compare::{Difference, compare};
use crate::cuhk::error::GradeError;
use crate::cuhk::run::{Run, Stopped};
use crate::cuhk::script::Script;
use crate::cuhk::workshop::Workshop;
use serde::Serialize;
use std::fmt;
use std::fs;
use std::path::Path;

/// Which file of a submission it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// `LinesOfAction.cpp`.
    Class,
    /// `gameplay.cpp`.
    Client,
}

/// What came of a file.
#[derive(Clone, Debug, Serialize)]
pub struct Grade {
    /// The file.
    pub file: String,
    /// Which one of a submission it is.
    pub part: Part,
    /// Whether it compiles, and nothing that counts is different.
    pub right: bool,
    /// Whether it compiles and can be linked with the reference files.
    pub compiles: bool,
    /// What the compiler says: errors, or warnings, or nothing.
    pub compiler: String,
    /// What came of each script; none if it does not compile.
    pub scripts: Vec<Graded>,
}

/// What came of a script.
#[derive(Clone, Debug, Serialize)]
pub struct Graded {
    /// Its name.
    pub name: String,
    /// What it is about.
    pub rule: &'static str,
    /// Whether a difference counts.
    pub counts: bool,
    /// What came of it.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// What came of running a program with a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Whether it did what is right: the two fields below are `None`.
    pub same: bool,
    /// How it ended, if not as it should.
    pub stopped: Option<Stopped>,
    /// Where its output differs.
    pub difference: Option<Difference>,
    /// The last lines of its standard error, if it was stopped.
    pub errors: Vec<String>,
}

impl Grade {
    pub(crate) fn refused(file: &Path, part: Part, errors: String) -> Grade {
        Grade {
            file: file.display().to_string(),
            part,
            right: false,
            compiles: false,
            compiler: errors,
            scripts: Vec::new(),
        }
    }

    pub(crate) fn of_scripts(
        file: &Path,
        part: Part,
        warnings: String,
        scripts: Vec<Graded>,
    ) -> Grade {
        Grade {
            file: file.display().to_string(),
            part,
            right: scripts
                .iter()
                .all(|graded| graded.outcome.same || !graded.counts),
            compiles: true,
            compiler: warnings,
            scripts,
        }
    }
}

impl Graded {
    /// Runs a program with scripts, as long as it is worth the time.
    pub(crate) fn run_all(
        workshop: &Workshop,
        program: &Path,
        scripts: &[Script],
    ) -> Result<Vec<Graded>, GradeError> {
        /// After how many scripts that did not end the others are left out.
        const PATIENCE: usize = 5;
        let mut endless = 0;
        let run = |script| {
            let graded = match endless {
                PATIENCE => Graded::new(workshop, script, Outcome::not_run(endless)),
                _ => Graded::run(workshop, program, script)?,
            };
            endless += usize::from(matches!(graded.outcome.stopped, Some(Stopped::Seconds(_))));
            Ok(graded)
        };
        scripts.iter().map(run).collect()
    }

    fn new(workshop: &Workshop, script: &Script, outcome: Outcome) -> Graded {
        Graded {
            name: script.name.clone(),
            rule: script.rule,
            counts: script.is_documented || workshop.settings.strict_input,
            outcome,
        }
    }

    /// Runs a program with a script.
    fn run(workshop: &Workshop, program: &Path, script: &Script) -> Result<Graded, GradeError> {
        /// What a program may print at least.
        const SOME: usize = 1 << 16;
        let output = (4 * script.expected().len()).max(SOME);
        let run = workshop.run(program, script.input.clone(), output)?;
        let outcome = Outcome::of(&run, script, workshop.settings.strict_space);
        Ok(Graded::new(workshop, script, outcome))
    }
}

impl Outcome {
    const fn not_run(times: usize) -> Outcome {
        Outcome {
            same: false,
            stopped: Some(Stopped::NotRun(times)),
            difference: None,
            errors: Vec::new(),
        }
    }

    fn of(run: &Run, script: &Script, strict: bool) -> Outcome {
        let difference = compare(script, &run.output, strict);
        Outcome {
            same: run.stopped.is_none() && difference.is_none(),
            stopped: run.stopped,
            difference,
            errors: match run.stopped {
                Some(_) => last_lines(&run.errors),
                None => Vec::new(),
            },
        }
    }
}

fn last_lines(errors: &[u8]) -> Vec<String> {
    const LINES: usize = 5;
    const WIDTH: usize = 200;
    let text = String::from_utf8_lossy(errors);
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    let last = &lines[lines.len().saturating_sub(LINES)..];
    last.iter()
        .map(|line| line.chars().take(WIDTH).collect())
        .collect()
}

/// Reads a file that was handed in.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, GradeError> {
    let text = fs::read(path);
    text.map_err(|cause| GradeError::Read {
        path: path.to_path_buf(),
        cause,
    })
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Class => "class",
            Part::Client => "client",
        })
    }
}
