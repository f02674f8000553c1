use super::{Analyzer, Flags};
use crate::game_file;
use crate::progress::bar;
use crate::solved;
use crate::whole_file::write_file;
use anyhow::{Context, Result, bail, ensure};
use indicatif::ProgressBar;
use loa::{Color, Game};
use loa_engine::win_chance;
use loa_notation::Record;
use loa_review::{
    Judgement, Review, ReviewedPly, annotate, percent, score_in_words, search_game, svg_curve,
};
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

pub(super) const DEFAULT_TIME: Duration = Duration::from_secs(1);

/// A reviewed game.
pub(super) struct GameAnalysis {
    pub(super) record: Record,
    pub(super) game: Game,
    pub(super) review: Review,
    pub(super) nodes: u64,
    pub(super) time: Duration,
    pub(super) is_stopped: bool,
}

pub(super) fn analyze(flags: &Flags, path: &Path) -> Result<GameAnalysis> {
    let (record, game) = record(flags, path)?;
    let mut analyzer = Analyzer::new(flags, DEFAULT_TIME)?;
    solved::check(analyzer.tables.as_ref(), &game)?;
    let style = "{wide_bar} {pos} of {len} positions, {eta} left";
    let last = usize::from(!game.status().is_over());
    let bar = bar((game.past().len() + last) as u64, style);
    bar.tick();
    let mut analysis = review(&mut analyzer, record, game, &bar)?;
    bar.finish_and_clear();
    if let Some(path) = &flags.svg {
        write_file(path, svg_curve(&analysis.review))?;
    }
    if let Some(path) = &flags.sgf {
        annotate(&mut analysis.record, &analysis.review)?;
        write_file(path, analysis.record.to_string())?;
    }
    Ok(analysis)
}

/// The record of the game that was asked for, and the game.
fn record(flags: &Flags, path: &Path) -> Result<(Record, Game)> {
    let file = path.display();
    let records = game_file::read_records(path)?;
    let count = records.len();
    let number = match flags.number {
        Some(number) => number.get(),
        None if count == 1 => 1,
        None => bail!("{file} has {count} games; --number chooses one"),
    };
    let record = records.into_iter().nth(number - 1);
    let record = record.with_context(|| format!("{file} has no game number {number}"))?;
    replayed(flags, record, path)
}

/// A record by the rules that were asked for, and its game.
pub(super) fn replayed(flags: &Flags, mut record: Record, path: &Path) -> Result<(Record, Game)> {
    let file = path.display();
    game_file::use_rules(&mut record, flags.setup.rules);
    let game = record
        .to_game()
        .with_context(|| format!("{file} can't be replayed"))?;
    ensure!(!game.past().is_empty(), "the game in {file} has no moves");
    Ok((record, game))
}

/// Reviews a game; advances the bar by one for each position that is searched. If stopped, it
/// leaves the first ones out.
pub(super) fn review(
    analyzer: &mut Analyzer,
    record: Record,
    game: Game,
    bar: &ProgressBar,
) -> Result<GameAnalysis> {
    let begin = Instant::now();
    let mut nodes = 0;
    let found = search_game(&game, |position| {
        if analyzer.stop.is_requested() {
            return Ok(Vec::new());
        }
        let (_, found) = analyzer.find(position, &mut |_| {})?;
        nodes += found.nodes();
        bar.inc(1);
        anyhow::Ok(found.lines)
    })?;
    Ok(GameAnalysis {
        review: Review::new(&game, &found),
        time: begin.elapsed(),
        record,
        game,
        nodes,
        is_stopped: analyzer.stop.is_requested(),
    })
}

impl GameAnalysis {
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        for ply in &self.review.plies {
            writeln!(out, "{}", ply_in_words(ply).trim_end())?;
        }
        if let Some(verdict) = self.game.status().verdict() {
            writeln!(out, "{verdict}")?;
        }
        writeln!(out)?;
        let summaries = self.review.summaries();
        for color in Color::ALL {
            writeln!(out, "{color}: {}", summaries[color])?;
        }
        if self.is_stopped {
            writeln!(out, "Stopped: the first moves were not analysed.")?;
        }
        let seconds = self.time.as_secs_f64();
        writeln!(out, "{} nodes in {seconds:.1} s", self.nodes)
    }
}

fn ply_in_words(ply: &ReviewedPly) -> String {
    let begin = format!("{:>3}. {} {:<5}", ply.number, ply.color, ply.mv);
    let (Some(judgement), Some(best), Some(played)) = (ply.judgement, ply.best, ply.played) else {
        return format!("{begin}  {}", ply.judgement.map_or("?", |_| "forced"));
    };
    let chances = [best, played].map(|score| percent(win_chance(score)));
    let [before, after] = chances;
    let better = match ply.better() {
        Some(better) if judgement != Judgement::Best && judgement.counts() => {
            format!(
                "  better: {} ({})",
                better.best,
                score_in_words(better.score)
            )
        }
        _ => String::new(),
    };
    let score = score_in_words(played);
    format!("{begin}  {judgement:<10}  {before:>5} -> {after:>5}  {score:>9}{better}")
}
