//! `loa tables stats`: all that the tables of a solved board tell.

use super::{json, open, text};
use crate::numbers::threads;
use crate::progress::on_threads;
use anyhow::Result;
use clap::Args;
use loa::{Position, Start};
use loa_solver::{Counts, Probe, Survey, Tables, Tier, Value};
use std::collections::BTreeMap;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

const STATS_HELP: &str = "\
With --json the report also has the value and first moves of the start positions, the longest games
with their moves, won positions with a single winning move, mutual zugzwangs, and the SHA-256 of all
files. That takes up to half as much memory again as solving, and is left out if a tier is missing.
docs/solving.md explains the report.

Exit status: 0 done, 2 the tables can't be read.";

#[derive(Args)]
#[command(after_help = STATS_HELP)]
pub(crate) struct Flags {
    /// Folder of the tables.
    #[arg(value_name = "DIR")]
    tables: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Number of threads [default: one for each core].
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
}

pub(crate) fn run(flags: &Flags) -> Result<()> {
    let new = || Statistics::new(&flags.tables, flags.json);
    let statistics = on_threads(flags.threads, new)??;
    let mut out = std::io::stdout().lock();
    if flags.json {
        writeln!(out, "{}", json::report(&statistics, &flags.tables)?)?;
        return Ok(());
    }
    text::write(&mut out, &statistics)?;
    if !statistics.missing.is_empty() {
        let missing = statistics.missing.join(" ");
        writeln!(out, "\nunfinished, not solved yet: {missing}")?;
    }
    Ok(())
}

/// A kind of value: its name and a test.
type ValueKind = (&'static str, fn(Value) -> bool);

/// The kinds of values, in the order of the columns.
pub(super) const KINDS: [ValueKind; 4] = [
    ("won", |value| matches!(value, Value::Win(_))),
    ("lost", |value| matches!(value, Value::Loss(_))),
    ("tied", |value| matches!(value, Value::Tie(_))),
    ("drawn", |value| value == Value::Draw),
];

/// What the tables of a folder tell.
pub(super) struct Statistics {
    pub(super) tables: Tables,
    pub(super) missing: Vec<String>,
    pub(super) all: Counts,
    /// The counts of each tier.
    pub(super) tiers: BTreeMap<Tier, Counts>,
    /// What only complete tables tell.
    pub(super) survey: Option<Survey>,
}

impl Statistics {
    /// Reads the tables of a folder; with the survey if that is wanted and they are complete.
    pub(super) fn new(folder: &Path, with_survey: bool) -> Result<Statistics> {
        let tables = open(folder)?;
        let there = tables.tiers();
        let all_tiers = tables.problem().tiers().into_iter();
        let missing: Vec<String> = all_tiers
            .filter(|tier| !there.contains(tier))
            .map(|tier| tier.to_string())
            .collect();
        let survey = (with_survey && missing.is_empty()).then(|| tables.survey());
        let survey = survey.transpose()?;
        let tiers = match &survey {
            Some(survey) => survey.counts.clone(),
            None => tables.count_values()?,
        };
        let mut all = Counts::default();
        tiers.values().for_each(|counts| all += counts);
        Ok(Statistics {
            tables,
            missing,
            all,
            tiers,
            survey,
        })
    }

    /// Says which positions the tables have if they are not those from a start position.
    pub(super) fn about_pieces(&self) -> Option<String> {
        let problem = self.tables.problem();
        let pieces = problem.pieces()?;
        let is_covered = |start| problem.covers(&Position::start(problem.size(), start));
        let rest = match Start::ALL.into_iter().any(is_covered) {
            true => "",
            false => "; no start position has so few",
        };
        Some(format!(
            "All positions with at most {pieces} pieces a side{rest}."
        ))
    }
}
