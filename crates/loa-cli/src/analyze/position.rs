use super::thinker::Thought;
use super::{Thinker, json, solved, subject};
use crate::flags::AnalyzeFlags;
use crate::solved::Values;
use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use loa::{Game, Move, Preset};
use loa_engine::review::{percent, score_in_words};
use loa_engine::{Report, win_chance};
use loa_notation::Fen;
use std::io::{self, Write};
use std::time::Duration;

const USUAL_TIME: Duration = Duration::from_secs(5);

/// What is known of a position.
pub(super) struct Analysis {
    pub(super) preset: Preset,
    pub(super) game: Game,
    pub(super) thought: Thought,
    /// What the tables say of each move; empty where they don't know the position.
    pub(super) values: Values,
    pub(super) is_stopped: bool,
}

pub(super) fn run(flags: &AnalyzeFlags) -> Result<()> {
    let (preset, game) = subject::position(flags)?;
    let tables = solved(flags, &game)?;
    let mut values = Values::new();
    let mut thought = Thought::default();
    if let Some(tables) = &tables {
        values = tables.values(&game)?;
        thought.lines = tables.lines(&game, &values, usize::from(flags.lines))?;
    }
    let mut thinker = Thinker::new(flags, USUAL_TIME)?;
    if thought.lines.is_empty() {
        let shown = Shown::new();
        thought = thinker.think(&game, &mut |thought| shown.update(thought));
        shown.clear();
    }
    let analysis = Analysis {
        preset,
        game,
        thought,
        values,
        is_stopped: thinker.is_stopped(),
    };
    let mut out = io::stdout().lock();
    if flags.json {
        writeln!(out, "{}", json::position(&analysis))?;
    } else {
        analysis.write(&mut out)?;
    }
    Ok(())
}

impl Analysis {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let to_move = self.game.position().turn();
        let fen = Fen::from_game(&self.game);
        writeln!(out, "{to_move} to move, {} rules: {fen}", self.preset)?;
        writeln!(out, "{}", lines_in_words(&self.thought))?;
        if !self.values.is_empty() {
            writeln!(out, "\nBy the tables, in plies:")?;
        }
        for (mv, value) in &self.values {
            writeln!(out, "  {mv}  {value}")?;
        }
        Ok(())
    }
}

/// All that is known, a line of text for each line of play, and one for the effort.
fn lines_in_words(thought: &Thought) -> String {
    let lines = thought.lines.iter().enumerate();
    let mut text: Vec<String> = lines
        .map(|(place, line)| line_in_words(place + 1, line))
        .collect();
    if thought.nodes() > 0 {
        text.push(format!(
            "{} nodes in {:.2} s, {} nodes a second",
            thought.nodes(),
            thought.time.as_secs_f64(),
            rounded(thought.nodes_per_second()),
        ));
    }
    text.join("\n")
}

fn line_in_words(number: usize, line: &Report) -> String {
    let moves: Vec<String> = line.line.iter().map(Move::to_string).collect();
    format!(
        "{number:>2}. {:>9} {:>6}  depth {:>2}  {}",
        score_in_words(line.score),
        percent(win_chance(line.score)),
        line.depth,
        moves.join(" "),
    )
}

/// Writes a speed with as many digits as mean something.
fn rounded(speed: f64) -> String {
    match speed {
        _ if speed >= 1e6 => format!("{:.2} million", speed / 1e6),
        _ if speed >= 1e4 => format!("{:.0} thousand", speed / 1e3),
        _ => format!("{speed:.0}"),
    }
}

/// The lines as they are now, at a terminal.
struct Shown(ProgressBar);

impl Shown {
    fn new() -> Shown {
        let bar = ProgressBar::new_spinner();
        if let Ok(style) = ProgressStyle::with_template("{msg}") {
            bar.set_style(style);
        }
        Shown(bar)
    }

    fn update(&self, thought: &Thought) {
        self.0.set_message(lines_in_words(thought));
    }

    fn clear(&self) {
        self.0.finish_and_clear();
    }
}
