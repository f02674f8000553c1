use super::{Analyzer, solved, subject};
use crate::flags::AnalyzeFlags;
use crate::solved::Solved;
use crate::whole_file::write_text;
use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use loa::{Color, Game};
use loa_engine::review::{
    Judgement, Review, ReviewedPly, Summary, annotate, percent, score_in_words, svg_curve,
};
use loa_engine::{Report, win_chance};
use loa_notation::Record;
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

const DEFAULT_TIME: Duration = Duration::from_secs(1);

/// A reviewed game.
pub(super) struct GameAnalysis {
    pub(super) record: Record,
    pub(super) game: Game,
    pub(super) review: Review,
    pub(super) nodes: u64,
    pub(super) time: Duration,
    pub(super) is_stopped: bool,
}

pub(super) fn analyze(flags: &AnalyzeFlags, path: &Path) -> Result<GameAnalysis> {
    let (record, game) = subject::record(flags, path)?;
    let mut search = Search {
        tables: solved(flags, &game)?,
        analyzer: Analyzer::new(flags, DEFAULT_TIME)?,
        nodes: 0,
    };
    let begin = Instant::now();
    let found = search.positions(&game)?;
    let mut analysis = GameAnalysis {
        review: Review::new(&game, &found),
        record,
        game,
        nodes: search.nodes,
        time: begin.elapsed(),
        is_stopped: search.analyzer.is_stopped(),
    };
    analysis.write_files(flags)?;
    Ok(analysis)
}

struct Search {
    tables: Option<Solved>,
    analyzer: Analyzer,
    nodes: u64,
}

impl Search {
    /// Searches the positions of a game from the last to the first, so that the table helps with
    /// earlier positions. If stopped, it leaves the first ones out.
    fn positions(&mut self, game: &Game) -> Result<Vec<Vec<Report>>> {
        let mut found = vec![Vec::new(); game.past().len() + 1];
        let bar = bar(found.len());
        let mut game = game.clone();
        for place in (0..found.len()).rev() {
            if self.analyzer.is_stopped() {
                break;
            }
            if !game.status().is_over() {
                found[place] = self.position(&game)?;
            }
            bar.inc(1);
            game.undo();
        }
        bar.finish_and_clear();
        Ok(found)
    }

    fn position(&mut self, game: &Game) -> Result<Vec<Report>> {
        if let Some(tables) = &self.tables {
            let values = tables.values(game)?;
            let lines = tables.lines(game, &values, self.analyzer.lines)?;
            if !lines.is_empty() {
                return Ok(lines);
            }
        }
        let found = self.analyzer.search(game, &mut |_| {});
        self.nodes += found.nodes();
        Ok(found.lines)
    }
}

fn bar(positions: usize) -> ProgressBar {
    let bar = ProgressBar::new(positions as u64);
    let style = "{wide_bar} {pos} of {len} positions, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar.tick();
    bar
}

impl GameAnalysis {
    fn write_files(&mut self, flags: &AnalyzeFlags) -> Result<()> {
        if let Some(path) = &flags.svg {
            write_text(path, &svg_curve(&self.review))?;
        }
        if let Some(path) = &flags.sgf {
            annotate(&mut self.record, &self.review)?;
            write_text(path, &self.record.to_string())?;
        }
        Ok(())
    }

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
            writeln!(out, "{color}: {}", summary_in_words(&summaries[color]))?;
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

fn summary_in_words(summary: &Summary) -> String {
    let (Some(accuracy), Some(loss)) = (summary.accuracy(), summary.loss()) else {
        return "no move was judged".to_owned();
    };
    let counts = Judgement::ALL.into_iter().filter_map(|judgement| {
        let count = summary.count(judgement);
        (count > 0).then(|| format!("{judgement} {count}"))
    });
    let counts: Vec<String> = counts.collect();
    format!(
        "accuracy {}, {:.1} % of the win chance lost a move; {}",
        percent(accuracy),
        100.0 * loss,
        counts.join(", "),
    )
}
