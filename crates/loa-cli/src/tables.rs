//! `loa tables`: statistics and verification of solved boards.

use crate::progress::{bar, on_threads};
use crate::solved::kind;
use anyhow::Result;
use clap::{Args, Subcommand};
use loa_solver::{Counts, Extent, Probe, Tables, Tier, Value, verify};
use serde_json::{Value as Json, json};
use std::collections::BTreeMap;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Subcommand)]
pub(crate) enum TablesCommand {
    /// Count positions by value: in all, by remoteness, and by the pieces on the board.
    Stats(StatsFlags),
    /// Recompute values from those of the next positions, and compare.
    Verify(VerifyFlags),
}

#[derive(Args)]
pub(crate) struct StatsFlags {
    /// Folder of the tables.
    #[arg(value_name = "DIR")]
    tables: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub(crate) struct VerifyFlags {
    /// Folder of the tables.
    #[arg(value_name = "DIR")]
    tables: PathBuf,
    /// Check this many random positions instead of all.
    #[arg(long, value_name = "N")]
    sample: Option<u64>,
    /// Seed of the sample.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "sample")]
    seed: u64,
    /// Number of threads [default: one for each core].
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// The exit status if a value is wrong.
const WRONG: u8 = 1;

pub(crate) fn run(command: &TablesCommand) -> Result<ExitCode> {
    match command {
        TablesCommand::Stats(flags) => stats(flags),
        TablesCommand::Verify(flags) => check(flags),
    }
}

fn stats(flags: &StatsFlags) -> Result<ExitCode> {
    let tables = Tables::open(&flags.tables)?;
    let tiers = tables.count_values()?;
    let mut all = Counts::default();
    tiers.values().for_each(|counts| all += counts);
    let mut out = std::io::stdout().lock();
    let missing = tables.problem().tiers().into_iter();
    let missing: Vec<String> = missing
        .filter(|tier| !tiers.contains_key(tier))
        .map(|tier| tier.to_string())
        .collect();
    if flags.json {
        let mut object = in_json(&all, &tiers);
        object["missing"] = missing.into();
        writeln!(out, "{object}")?;
        return Ok(ExitCode::SUCCESS);
    }
    write_by_tier(&mut out, &all, &tiers)?;
    write_by_remoteness(&mut out, &all)?;
    if !missing.is_empty() {
        writeln!(out, "\nunfinished, not solved yet: {}", missing.join(" "))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A kind of value: its name and a test.
type ValueKind = (&'static str, fn(Value) -> bool);

/// The kinds of values, in the order of the columns.
const KINDS: [ValueKind; 4] = [
    ("won", |value| matches!(value, Value::Win(_))),
    ("lost", |value| matches!(value, Value::Loss(_))),
    ("tied", |value| matches!(value, Value::Tie(_))),
    ("drawn", |value| value == Value::Draw),
];

fn write_by_tier(out: &mut impl Write, all: &Counts, tiers: &BTreeMap<Tier, Counts>) -> Result<()> {
    writeln!(
        out,
        "pieces      positions          won         lost         tied        drawn  longest"
    )?;
    for (tier, counts) in tiers {
        write_counts(out, &tier.to_string(), counts)?;
    }
    write_counts(out, "all", all)
}

fn write_counts(out: &mut impl Write, name: &str, counts: &Counts) -> Result<()> {
    write!(out, "{name:<8} {:>12}", counts.total())?;
    for (_, is_of_kind) in KINDS {
        write!(out, " {:>12}", counts.of(is_of_kind))?;
    }
    writeln!(out, " {:>8}", counts.longest(|_| true).unwrap_or(0))?;
    Ok(())
}

fn write_by_remoteness(out: &mut impl Write, all: &Counts) -> Result<()> {
    writeln!(out, "\nremoteness          won         lost         tied")?;
    for plies in 0..=all.longest(|_| true).unwrap_or(0) {
        let of = |value: Value| all.of(|other| other == value);
        let counts = [Value::Win(plies), Value::Loss(plies), Value::Tie(plies)].map(of);
        if counts.iter().sum::<u64>() > 0 {
            let [won, lost, tied] = counts;
            writeln!(out, "{plies:>10} {won:>12} {lost:>12} {tied:>12}")?;
        }
    }
    Ok(())
}

fn in_json(all: &Counts, tiers: &BTreeMap<Tier, Counts>) -> Json {
    let tiers = tiers.iter().map(|(tier, counts)| {
        let mut object = counts_in_json(counts);
        object["own"] = tier.own.into();
        object["opposing"] = tier.opposing.into();
        object
    });
    let mut object = counts_in_json(all);
    object["tiers"] = tiers.collect();
    object
}

fn counts_in_json(counts: &Counts) -> Json {
    let mut object = json!({ "positions": counts.total() });
    for (name, is_of_kind) in KINDS {
        object[name] = counts.of(is_of_kind).into();
    }
    let values = counts.by_value().map(|(value, positions)| {
        json!({ "value": kind(value), "remoteness": value.remoteness(), "positions": positions })
    });
    object["values"] = values.collect();
    object
}

fn check(flags: &VerifyFlags) -> Result<ExitCode> {
    let tables = Tables::open(&flags.tables)?;
    let extent = match flags.sample {
        None => Extent::All,
        Some(positions) => Extent::Sample {
            positions,
            seed: flags.seed,
        },
    };
    let style = "{wide_bar} {percent:>3} %  {human_pos} of {human_len}, {per_sec}, {eta} left";
    let bar = bar(0, style);
    let progress = |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    };
    let report = on_threads(flags.threads, || verify(&tables, extent, &progress))?;
    bar.finish_and_clear();
    let report = report?;
    let mut out = std::io::stdout().lock();
    for mismatch in &report.first {
        writeln!(out, "{mismatch}")?;
    }
    let (checked, wrong) = (report.checked, report.wrong);
    writeln!(out, "{checked} positions checked, {wrong} wrong")?;
    Ok(if wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(WRONG)
    })
}
