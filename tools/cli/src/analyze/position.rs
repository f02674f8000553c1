use super::{Analyzer, Flags};
use crate::progress::bar;
use crate::say::tell;
use crate::solved::{self, Values, hold};
use anyhow::{Result, bail};
use loa::{Game, Preset, join};
use loa_engine::{Report, SearchProgress, win_chance};
use loa_notation::Fen;
use loa_review::{percent, score_in_words};
use std::io::{self, Write};
use std::time::Duration;

const DEFAULT_TIME: Duration = Duration::from_secs(5);

/// An analysed position.
pub(super) struct Analysis {
    pub(super) preset: Preset,
    pub(super) game: Game,
    pub(super) found: SearchProgress,
    /// The value of each move from the tables; empty if the position is not in them.
    pub(super) values: Values,
    pub(super) is_stopped: bool,
}

pub(super) fn analyze(flags: &Flags) -> Result<Analysis> {
    let (preset, game) = position(flags)?;
    let mut analyzer = Analyzer::new(flags, DEFAULT_TIME)?;
    solved::check(analyzer.tables.as_ref(), &game)?;
    let bar = bar(0, "{msg}");
    let mut show = |found: &SearchProgress| bar.set_message(lines_in_words(found));
    let (values, found) = analyzer.find(&game, &mut show)?;
    Ok(Analysis {
        preset,
        game,
        found,
        values,
        is_stopped: analyzer.stop.is_requested(),
    })
}

/// The position that was asked for, with the game that led to it.
fn position(flags: &Flags) -> Result<(Preset, Game)> {
    let preset = flags.setup.rules.unwrap_or_default();
    for fault in flags.position.iter().flat_map(Fen::faults) {
        tell!("Warning: no game leads to this position: {fault}");
    }
    let game = flags.setup.game_from(flags.position.as_ref())?;
    if let Some(verdict) = game.status().verdict() {
        bail!("the game is over: {verdict}");
    }
    Ok((preset, game))
}

impl Analysis {
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let to_move = self.game.position().turn();
        let fen = Fen::from_game(&self.game);
        writeln!(out, "{to_move} to move, {} rules: {fen}", self.preset)?;
        writeln!(out, "{}", lines_in_words(&self.found))?;
        if !self.values.is_empty() {
            let apart = match hold(&self.values, &self.game) {
                true => "",
                false => " without move limit and repetition,",
            };
            writeln!(out, "\nBy the tables,{apart} in plies:")?;
        }
        for (mv, value) in &self.values {
            writeln!(out, "  {mv}  {value}")?;
        }
        Ok(())
    }
}

/// Describes each line of play, and the effort, on a line of text.
fn lines_in_words(found: &SearchProgress) -> String {
    let lines = found.lines.iter().enumerate();
    let mut text: Vec<String> = lines
        .map(|(place, line)| line_in_words(place + 1, line))
        .collect();
    if found.nodes() > 0 {
        text.push(format!(
            "{} nodes in {:.2} s, {} nodes a second",
            found.nodes(),
            found.time.as_secs_f64(),
            rounded(found.nodes_per_second()),
        ));
    }
    text.join("\n")
}

fn line_in_words(number: usize, line: &Report) -> String {
    format!(
        "{number:>2}. {:>9} {:>6}  depth {:>2}  {}",
        score_in_words(line.score),
        percent(win_chance(line.score)),
        line.depth,
        join(&line.line, " "),
    )
}

/// Writes a speed with three significant digits at most.
fn rounded(speed: f64) -> String {
    match speed {
        _ if speed >= 1e6 => format!("{:.2} million", speed / 1e6),
        _ if speed >= 1e4 => format!("{:.0} thousand", speed / 1e3),
        _ => format!("{speed:.0}"),
    }
}
