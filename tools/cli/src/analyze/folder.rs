//! `loa analyze --folder`: reviews of all games of a folder, one a line.

use super::game::{DEFAULT_TIME, replayed, review};
use super::{Analyzer, Flags, json};
use crate::game_file;
use crate::hashing::hash_of_files;
use crate::merge;
use crate::progress::{ITEMS, bar};
use crate::shard::{Sharded, conclude, head, in_turn, open_items, read_item, work_off};
use crate::solved;
use crate::whole_file::{entries_of, keep_apart};
use anyhow::{Context, Result, ensure};
use indicatif::ProgressBar;
use loa_notation::Record;
use loa_work::{Item, JsonLines};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// The games of a folder, in the order of the files' names.
struct Games {
    /// The file of each game, and its number there, from 1; 0 for a file that can't be read.
    games: Vec<(PathBuf, usize)>,
    /// The hash of all files with their names.
    hash: String,
    /// The file read last.
    read: Option<(PathBuf, Vec<Record>)>,
}

pub(super) fn analyze(flags: &Flags, folder: &Path, out: &Path) -> Result<()> {
    let mut games = Games::of(folder)?;
    let read = games.games.iter().map(|(path, _)| path);
    keep_apart(read, &[("--out", &flags.out)])?;
    let end = u32::try_from(games.games.len()).context("there are too many games")?;
    let mut analyzer = Analyzer::new(flags, DEFAULT_TIME)?;
    let settings = settings(flags, &games, &analyzer);
    let head = head(flags.shard.shard(), Sharded::Analyze, settings)?;
    let stop = analyzer.stop.clone();
    let work = in_turn(|number| {
        let (path, number) = games.games[number as usize].clone();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let record = games.record(&path, number);
        let result = record.and_then(|it| analyze_record(flags, &mut analyzer, it, &path));
        // One bad game does not end the work.
        let mut result = result.unwrap_or_else(|error| json!({ "error": format!("{error:#}") }));
        result["file"] = name.into();
        result["game"] = number.into();
        Ok((!stop.is_requested()).then_some(result))
    });
    let items = open_items::<JsonLines>(out, &head, end)?;
    let bar = bar(items.count().into(), ITEMS);
    let mut counts = Analyzed::default();
    let ended = work_off(items, work, &bar, |item| {
        bar.inc(1);
        counts.add(&item)
    })?;
    conclude(out, head.shard, ended, (&json!(counts), "items"))
}

/// Puts shards together.
pub(crate) fn merge(flags: &merge::Flags) -> Result<()> {
    let mut counts = Analyzed::default();
    flags.merge::<JsonLines, _>(&mut counts, Analyzed::add, |it| Ok(json!(it)))
}

/// The numbers of games in a file.
#[derive(Default, Serialize)]
struct Analyzed {
    games: u32,
    /// Those that can't be analyzed.
    errors: u32,
}

impl Analyzed {
    fn add(&mut self, item: &Item) -> Result<ControlFlow<()>> {
        #[derive(Deserialize)]
        struct Analysis {
            error: Option<String>,
        }
        let analysis: Analysis = read_item(item)?;
        self.games += 1;
        self.errors += u32::from(analysis.error.is_some());
        Ok(ControlFlow::Continue(()))
    }
}

/// All that the reviews depend on.
fn settings(flags: &Flags, games: &Games, analyzer: &Analyzer) -> Value {
    json!({
        "games": games.hash,
        "rules": flags.setup.rules,
        "lines": flags.lines,
        "nodes": flags.nodes,
        "depth": flags.depth,
        "time": flags.time.map(|time| time.as_secs_f64()),
        "threads": flags.threads,
        "hash": flags.hash,
        "net": analyzer.engine.net.as_ref().map(ToString::to_string),
        "tables": flags.tables.is_some(),
    })
}

/// Reviews a game with an engine that remembers no other.
fn analyze_record(
    flags: &Flags,
    analyzer: &mut Analyzer,
    record: Record,
    path: &Path,
) -> Result<Value> {
    let (record, game) = replayed(flags, record, path)?;
    solved::check(analyzer.tables.as_ref(), &game)?;
    analyzer.engine.clear();
    let analysis = review(analyzer, record, game, &ProgressBar::hidden())?;
    let mut result = json::game(&analysis);
    if let Some(fields) = result.as_object_mut() {
        // These differ from run to run.
        fields.remove("seconds");
        fields.remove("stopped");
    }
    Ok(result)
}

impl Games {
    fn of(folder: &Path) -> Result<Games> {
        let mut files = entries_of(folder)?;
        files.retain(|path| ["sgf", "pgn", "trl", "zsg"].contains(&&*game_file::ending(path)));
        ensure!(
            !files.is_empty(),
            "{} has no files of games (.sgf, .pgn, .trl, .zsg)",
            folder.display()
        );
        let hash = hash_of_files(&files)?;
        let mut games = Vec::new();
        for path in files {
            match game_file::read(&path).map(|read| read.games) {
                Ok(read) => games.extend((1..=read.len()).map(|n| (path.clone(), n))),
                Err(_) => games.push((path, 0)),
            }
        }
        Ok(Games {
            games,
            hash,
            read: None,
        })
    }

    fn record(&mut self, path: &Path, number: usize) -> Result<Record> {
        if self.read.as_ref().is_none_or(|(read, _)| read != path) {
            self.read = Some((path.to_path_buf(), game_file::read_records(path)?));
        }
        let records = self.read.as_ref().map(|(_, records)| records);
        let record = records.and_then(|records| records.get(number.checked_sub(1)?));
        let record = record.with_context(|| format!("{} has changed", path.display()))?;
        Ok(record.clone())
    }
}
