//! `loa merge`: the shards of a long command put together.

use crate::analyze::folder;
use crate::puzzles::shard as puzzles;
use crate::shard::{Sharded, print};
use crate::tables::verify;
use crate::whole_file::{keep_apart, write_whole};
use crate::{datagen, done, match_command};
use anyhow::{Context, Result, bail};
use clap::Args;
use loa_train::format::MAGIC;
use loa_work::{Format, JsonLines, Reader, Shards, WorkError, open_file};
use serde_json::Value;
use std::io::{self, Read};
use std::ops::ControlFlow;
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
    pub(crate) out: Option<PathBuf>,
    /// Of a match: prints the result of the pairs up to the first that is missing.
    #[arg(long, conflicts_with = "out")]
    pub(crate) so_far: bool,
    /// Of a match: writes the result as one JSON object.
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    /// Of puzzles: text file, one puzzle a line.
    #[arg(long, value_name = "FILE")]
    pub(crate) list: Option<PathBuf>,
    /// Of puzzles: the first N.
    #[arg(long, value_name = "N")]
    pub(crate) count: Option<usize>,
    /// Of training data: the first games with this number of positions.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) positions: Option<u64>,
}

impl Flags {
    /// Refuses options that would have no effect.
    fn check(&self, command: Sharded) -> Result<()> {
        let of = [
            ("--so-far", self.so_far, Sharded::Match),
            ("--json", self.json.is_some(), Sharded::Match),
            ("--list", self.list.is_some(), Sharded::Puzzles),
            ("--count", self.count.is_some(), Sharded::Puzzles),
            ("--positions", self.positions.is_some(), Sharded::Datagen),
        ];
        for (option, is_there, wanted) in of {
            if is_there && command != wanted {
                bail!("{option} is for shards of 'loa {wanted}', these are of 'loa {command}'");
            }
        }
        Ok(())
    }

    pub(crate) fn out(&self) -> Result<&Path> {
        self.out.as_deref().context("--out is missing")
    }

    /// Reads the files.
    pub(crate) fn shards<F: Format>(&self) -> Result<Shards<F>> {
        Ok(Shards::read(&self.shards)?)
    }

    /// Adds the items up, writes the file of a single run, and prints its counts. Without counts
    /// there is no file.
    pub(crate) fn merge<F: Format, S>(
        &self,
        sum: &mut S,
        add: impl Fn(&mut S, &F::Item) -> Result<ControlFlow<()>>,
        counts: impl FnOnce(&S) -> Result<Value>,
    ) -> Result<()> {
        let shards = self.shards::<F>()?;
        let (path, mut merged) = (self.out()?, Ok(Value::Null));
        let written = write_whole(path, |file| {
            let written = shards.write(file, &mut |item| add(sum, &item));
            merged = written.and_then(|_| counts(sum));
            let result = merged.as_ref().map(drop);
            result.map_err(|_| io::Error::other("there is no result"))
        });
        let merged = merged?;
        written.with_context(|| format!("can't write {}", path.display()))?;
        print(path, &merged)
    }
}

pub(crate) fn run(flags: &Flags) -> Result<ExitCode> {
    let written = [
        ("--out", &flags.out),
        ("--json", &flags.json),
        ("--list", &flags.list),
    ];
    keep_apart(&flags.shards, &written)?;
    let command = command_of(flags.shards.first().context("there is no shard")?)?;
    flags.check(command)?;
    match command {
        Sharded::Analyze => folder::merge(flags).map(done),
        Sharded::Datagen => datagen::merge(flags).map(done),
        Sharded::Match => match_command::merge(flags),
        Sharded::Puzzles => puzzles::merge(flags),
        Sharded::Verify => verify::merge(flags),
    }
}

/// Returns the command whose shard a file is.
fn command_of(path: &Path) -> Result<Sharded> {
    let open = || open_file(path).map_err(WorkError::file(path));
    let mut begin = [0; MAGIC.len()];
    if open()?.read_exact(&mut begin).is_ok() && begin == MAGIC {
        return Ok(Sharded::Datagen);
    }
    let reader = Reader::<JsonLines, _>::new(open()?).map_err(WorkError::damaged(path))?;
    let command = &reader.contents().head.command;
    let known = command.parse();
    known.map_err(|_| anyhow::anyhow!("shards of 'loa {command}' can't be merged"))
}
