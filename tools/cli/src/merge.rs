//! `loa merge`: the shards of a long command put together.

use crate::analyze::folder::{self, Analyzed};
use crate::leaves::{self, Leaves};
use crate::match_command::{conclude, report, table};
use crate::prove::items::{self as prove, ProofInItems};
use crate::puzzles::collection::Collection;
use crate::puzzles::shard as puzzles;
use crate::say::say;
use crate::shard::result;
use crate::tables::verify::{self, Checked};
use crate::whole_file::{check_can_be_written, write_text, write_whole};
use anyhow::{Context, Result, bail};
use clap::Args;
use loa_match::tournament::MergedMatch;
use loa_train::format::MAGIC;
use loa_train::{GameCounts, Games};
use loa_work::{Fold, Format, JsonLines, Shards, open_file};
use serde_json::{Value, json};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const AFTER_HELP: &str = "\
With node limits and one thread, the result has the bytes of a single run. A match ends where the
test decides. The shards have to be of one command with the same options and the same version of
the program, each of them once.

Exit status: that of the command in a single run; 2 if the shards can't be put together.";

#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Flags {
    /// The files of all shards.
    #[arg(value_name = "FILE", required = true)]
    shards: Vec<PathBuf>,
    /// File for the result; for a match, the folder.
    #[arg(long, value_name = "PATH", required_unless_present = "so_far")]
    out: Option<PathBuf>,
    /// Of a match: prints the result of the pairs up to the first that is missing.
    #[arg(long, conflicts_with = "out")]
    so_far: bool,
    /// Of a match: writes the result as one JSON object.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Of puzzles: text file, one puzzle a line.
    #[arg(long, value_name = "FILE")]
    list: Option<PathBuf>,
    /// Of puzzles: the first N.
    #[arg(long, value_name = "N")]
    count: Option<usize>,
    /// Of a proof: the certificate.
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    /// Of training data: the first games with this number of positions.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    positions: Option<u64>,
}

impl Flags {
    /// Refuses options that would have no effect.
    fn check(&self, command: &str) -> Result<()> {
        let of = [
            ("--so-far", self.so_far, "match"),
            ("--json", self.json.is_some(), "match"),
            ("--list", self.list.is_some(), puzzles::COMMAND),
            ("--count", self.count.is_some(), puzzles::COMMAND),
            ("--certificate", self.certificate.is_some(), prove::COMMAND),
            ("--positions", self.positions.is_some(), DATAGEN),
        ];
        for (option, is_there, wanted) in of {
            if is_there && command != wanted {
                bail!("{option} is for shards of 'loa {wanted}', these are of 'loa {command}'");
            }
        }
        Ok(())
    }

    fn out(&self) -> Result<&Path> {
        self.out.as_deref().context("--out is missing")
    }
}

const DATAGEN: &str = "datagen";

pub(crate) fn run(flags: &Flags) -> Result<ExitCode> {
    if flags
        .shards
        .first()
        .is_some_and(|path| is_training_data(path))
    {
        flags.check(DATAGEN)?;
        return merge_data(flags);
    }
    let shards = Shards::<JsonLines>::read(&flags.shards)?;
    let head = shards.head();
    flags.check(&head.command)?;
    match head.command.as_str() {
        _ if MergedMatch::is_of_match(&head) => merge_match(flags, &shards),
        puzzles::COMMAND => merge_puzzles(flags, &shards),
        folder::COMMAND => {
            let mut counts = Analyzed::default();
            merge_items(flags, &shards, &mut counts, |_| Ok(()))?;
            print(flags.out()?, &json!(counts))?;
            Ok(ExitCode::SUCCESS)
        }
        verify::COMMAND => {
            let mut sum = Checked::default();
            merge_items(flags, &shards, &mut sum, |_| Ok(()))?;
            print(flags.out()?, &sum.tell())?;
            Ok(sum.status())
        }
        leaves::COMMAND => {
            let mut leaves = Leaves::default();
            merge_items(flags, &shards, &mut leaves, |_| Ok(()))?;
            print(flags.out()?, &leaves.counts())?;
            Ok(ExitCode::SUCCESS)
        }
        prove::COMMAND => {
            let mut proof = ProofInItems::new(&head)?;
            merge_items(flags, &shards, &mut proof, |_| Ok(()))?;
            print(flags.out()?, &proof.counts())?;
            proof.conclude(flags.certificate.as_deref())
        }
        other => bail!("shards of 'loa {other}' can't be merged"),
    }
}

fn is_training_data(path: &Path) -> bool {
    let mut begin = [0; MAGIC.len()];
    let read = open_file(path).and_then(|mut file| file.read_exact(&mut begin));
    read.is_ok() && begin == MAGIC
}

fn print(path: &Path, counts: &Value) -> Result<()> {
    say!("{}", result(path, counts)?)?;
    Ok(())
}

/// Puts training data together, up to the game with which there are enough positions.
fn merge_data(flags: &Flags) -> Result<ExitCode> {
    let shards = Shards::<Games>::read(&flags.shards)?;
    let mut counts = GameCounts {
        enough: flags.positions,
        ..GameCounts::default()
    };
    merge_items(flags, &shards, &mut counts, |counts| {
        let (positions, is_enough) = (counts.samples, counts.is_full());
        match flags.positions.filter(|_| !is_enough) {
            Some(wanted) => bail!("all games together have {positions} positions, not {wanted}"),
            None => Ok(()),
        }
    })?;
    print(flags.out()?, &json!(counts))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the file of a single run, unless the check of the sum fails.
fn merge_items<F, S>(
    flags: &Flags,
    shards: &Shards<F>,
    fold: &mut S,
    check: impl FnOnce(&S) -> Result<()>,
) -> Result<()>
where
    F: Format,
    S: Fold<F::Item>,
    anyhow::Error: From<S::Error>,
{
    let (path, mut failed) = (flags.out()?, None);
    let written = write_whole(path, |file| {
        let merged = shards.write(file, fold).and_then(|_| check(fold));
        merged.map_err(|error: anyhow::Error| {
            failed = Some(error);
            io::Error::other("the items can't be put together")
        })
    });
    match failed {
        Some(error) => Err(error),
        None => written.with_context(|| format!("can't write {}", path.display())),
    }
}

/// Collects puzzles as a single run does, until there are enough.
fn merge_puzzles(flags: &Flags, shards: &Shards<JsonLines>) -> Result<ExitCode> {
    let out = flags.out()?;
    let mut collection = Collection::new(out, flags.list.as_deref(), flags.count)?;
    for item in shards.items() {
        if collection.add_next(item?)?.is_break() {
            break;
        }
    }
    if collection.len() == 0 {
        say!("{}", json!({ "counts": collection.counts() }))?;
        return Ok(ExitCode::from(crate::puzzles::NONE_FOUND));
    }
    collection.write()?;
    print(out, &collection.counts())?;
    Ok(ExitCode::SUCCESS)
}

/// Puts the folder of a match together, or tells its standings.
fn merge_match(flags: &Flags, shards: &Shards<JsonLines>) -> Result<ExitCode> {
    flags.json.as_deref().map_or(Ok(()), check_can_be_written)?;
    let merged = MergedMatch::new(shards)?;
    let view = table::View {
        names: merged.names(),
        standings: merged.standings(),
        test: merged.test(),
    };
    let ended = merged.ended();
    let report = report::json(&view, ended.clone().ok(), merged.length());
    if flags.so_far {
        say!("{report}")?;
        return Ok(ExitCode::SUCCESS);
    }
    let (out, ended) = (flags.out()?, ended?);
    merged.write(out)?;
    if let Some(path) = &flags.json {
        write_text(path, &format!("{report:#}\n"))?;
    }
    // Standard error may be closed.
    let _ = write!(std::io::stderr(), "{}", table::full(&view));
    let games = out.join("games.jsonl");
    print(&games, &json!({ "games": merged.standings().games() }))?;
    conclude(ended, merged.test())
}
