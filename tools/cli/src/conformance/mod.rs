//! `loa conformance`: questions about the rules with their answers, for other programs.

mod cases;
mod check;
mod vector;

use anyhow::{Context, Error, Result, ensure};
use clap::{Args, Subcommand};
use loa::{Preset, Size};
use loa_work::read_line;
use std::io::Write;
use std::process::ExitCode;
use vector::{Question, Vector};

#[derive(Subcommand)]
pub(crate) enum ConformanceCommand {
    /// Print the questions with their answers, one JSON object a line.
    Vectors(Selection),
    /// Ask another program the questions and compare its answers.
    Check(check::Flags),
    /// Answer questions: read them from standard input, one JSON object a line.
    Answer,
}

/// Selects questions.
#[derive(Args)]
pub(crate) struct Selection {
    /// Only these rule sets [default: all].
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    rules: Vec<Preset>,
    /// Only boards of this size.
    #[arg(long, value_name = "WxH")]
    board: Option<Size>,
}

impl Selection {
    /// Returns the questions with their answers.
    fn vectors(&self) -> Result<Vec<Vector>> {
        let is_wanted = |preset: &Preset| self.rules.is_empty() || self.rules.contains(preset);
        let mut vectors = Vec::new();
        for preset in Preset::ALL.iter().filter(|preset| is_wanted(preset)) {
            vectors.extend(cases::vectors(preset)?);
        }
        if let Some(board) = self.board.map(|size| size.to_string()) {
            vectors.retain(|vector| vector.question.board == board);
        }
        Ok(vectors)
    }
}

pub(crate) fn run(command: &ConformanceCommand) -> Result<ExitCode> {
    match command {
        ConformanceCommand::Vectors(selection) => {
            let mut out = std::io::stdout().lock();
            for vector in selection.vectors()? {
                writeln!(out, "{}", serde_json::to_string(&vector)?)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        ConformanceCommand::Check(flags) => check::run(flags),
        ConformanceCommand::Answer => answer(),
    }
}

/// Answers the questions of the standard input.
fn answer() -> Result<ExitCode> {
    const LONGEST: u64 = 1 << 20;
    let (mut input, mut out) = (std::io::stdin().lock(), std::io::stdout().lock());
    for number in 1_u64.. {
        let line = read_line(&mut input, LONGEST).context("can't read standard input")?;
        if line.is_empty() {
            break;
        }
        let is_cut = line.len() as u64 == LONGEST && !line.ends_with(b"\n");
        ensure!(!is_cut, "question {number}: it is longer than 1 MiB");
        let question = serde_json::from_slice(&line).map_err(Error::from);
        let answer = question.and_then(|question: Question| question.answer());
        let answer = answer.with_context(|| format!("question {number}"))?;
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}
