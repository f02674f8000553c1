//! `loa probe`: the value of a position in solved tables.

use crate::solved::{BestGame, Values, values_in_json};
use crate::tables;
use anyhow::{Context, Result, bail};
use clap::Args;
use loa::{Color, Position, join};
use loa_notation::Fen;
use loa_solver::{Probe, Tables, Value};
use serde_json::{Value as Json, json};
use std::io::{self, Write};
use std::path::PathBuf;

/// The help for --json.
const JSON_HELP: &str = "\
With --json one object is printed:
  position    the position, written in full
  to_move     \"black\" or \"white\"
  value       \"win\", \"loss\", \"tie\" or \"draw\", for the side to move
  remoteness  the plies to the end of the game; null for a draw
  moves       every move, the best first: an object with move, value and remoteness, where the
              value is what the move is worth to the player who makes it
  line        the moves of one best game to the end; null for a draw, which has none
  end         how that game ends, as in \"Black wins by connection\"; null for a draw

Exit status: 0 done, 2 the tables lack the position or can't be read.";

#[derive(Args)]
#[command(after_help = JSON_HELP)]
pub(crate) struct Flags {
    /// Folder of the tables.
    #[arg(long, value_name = "DIR")]
    tables: PathBuf,
    /// Position, as in "1LL1/l2l/l2l/1LL1 w" (w: L is to move, b: l is to move).
    #[arg(long, value_name = "FEN")]
    position: Fen,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(flags: &Flags) -> Result<()> {
    let tables = tables::open(&flags.tables)?;
    let result = ProbeResult::new(&tables, flags.position.position)
        .with_context(|| format!("can't look the position up in {}", flags.tables.display()))?;
    let mut out = io::stdout().lock();
    if flags.json {
        writeln!(out, "{}", result.in_json(&flags.position))?;
    } else {
        result.write(&mut out)?;
    }
    Ok(())
}

/// The values of a position and its moves.
struct ProbeResult {
    to_move: Color,
    value: Value,
    /// The best first. Empty when the game is over.
    moves: Values,
    /// One best game from here on; `None` for a draw.
    best: Option<BestGame>,
}

impl ProbeResult {
    fn new(tables: &Tables, position: Position) -> Result<ProbeResult> {
        let Some(value) = tables.probe(&position)? else {
            bail!(not_covered(tables, &position));
        };
        let best = value.remoteness().map(|_| BestGame::new(tables, position));
        Ok(ProbeResult {
            to_move: position.turn(),
            value,
            moves: tables.probe_moves(&position)?,
            best: best.transpose()?,
        })
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{} to move: {}", self.to_move, self.value)?;
        if !self.moves.is_empty() {
            writeln!(out)?;
        }
        for (mv, value) in &self.moves {
            writeln!(out, "  {mv}  {value}")?;
        }
        let Some(BestGame { line, end }) = &self.best else {
            return writeln!(out, "\nPlayed well, the game goes on for ever.");
        };
        if line.is_empty() {
            return writeln!(out, "\nThe game is over: {end}.");
        }
        writeln!(out, "\nBest line: {}; {end}.", join(line, " "))
    }

    fn in_json(&self, fen: &Fen) -> Json {
        let best = self.best.as_ref();
        json!({
            "position": fen.to_string(),
            "to_move": self.to_move.name(),
            "value": self.value.kind(),
            "remoteness": self.value.remoteness(),
            "moves": values_in_json(&self.moves),
            "line": best.map(|game| &game.line),
            "end": best.map(|game| game.end.to_string()),
        })
    }
}

fn not_covered(tables: &Tables, position: &Position) -> String {
    let problem = tables.problem();
    let material = problem.material();
    let count = |color| position.pieces(color).len();
    let size = problem.size();
    let transposed = match size == size.transposed() {
        true => String::new(),
        false => format!(", or with exchanged colours on {}", size.transposed()),
    };
    format!(
        "it has {} black and {} white pieces on {}, \
         and the tables are for 1 to {} black and 1 to {} white ones on {size}{transposed}",
        count(Color::Black),
        count(Color::White),
        position.size(),
        material[Color::Black],
        material[Color::White],
    )
}
