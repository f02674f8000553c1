//! `loa conformance`: questions about the rules with their answers, for other programs.

mod cases;
mod check;
mod vector;

use anyhow::Result;
use clap::{Args, Subcommand};
use loa::{Preset, Size};
use std::io::{BufRead, Write};
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
        ConformanceCommand::Answer => {
            let mut out = std::io::stdout().lock();
            for line in std::io::stdin().lock().lines() {
                let question: Question = serde_json::from_str(&line?)?;
                writeln!(out, "{}", serde_json::to_string(&question.answer()?)?)?;
                out.flush()?;
            }
            Ok(ExitCode::SUCCESS)
        }
    }
}
