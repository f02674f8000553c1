//! `loa probe`: the value of a position in solved tables.

use crate::flags::ProbeFlags;
use crate::tables::kind;
use anyhow::{Context, Result, bail};
use loa::{Color, Move, Position, Verdict};
use loa_notation::Fen;
use loa_solver::{Probe, Tables, Value};
use serde_json::{Value as Json, json};
use std::io::{self, Write};
use std::process::ExitCode;

pub(crate) fn run(flags: &ProbeFlags) -> Result<ExitCode> {
    let tables = Tables::open(&flags.tables)?;
    let result = ProbeResult::new(&tables, flags.position.position)
        .with_context(|| format!("can't look the position up in {}", flags.tables.display()))?;
    let mut out = io::stdout().lock();
    if flags.json {
        writeln!(out, "{}", result.in_json(&flags.position))?;
    } else {
        result.write(&mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The values of a position and its moves.
struct ProbeResult {
    to_move: Color,
    value: Value,
    /// The best first. Empty when the game is over.
    moves: Vec<(Move, Value)>,
    /// One best game from here on; `None` for a draw.
    line: Option<BestLine>,
}

/// Best moves to the end of a game.
struct BestLine {
    moves: Vec<Move>,
    end: Verdict,
}

impl ProbeResult {
    fn new(tables: &Tables, position: Position) -> Result<ProbeResult> {
        let Some(value) = tables.probe(&position)? else {
            bail!(not_covered(tables, &position));
        };
        Ok(ProbeResult {
            to_move: position.turn(),
            value,
            moves: tables.probe_moves(&position)?,
            line: line(tables, position, value)?,
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
        match &self.line {
            None => writeln!(out, "\nPlayed well, the game goes on for ever."),
            Some(BestLine { moves, end }) if moves.is_empty() => {
                writeln!(out, "\nThe game is over: {end}.")
            }
            Some(BestLine { moves, end }) => {
                let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
                writeln!(out, "\nBest line: {}; {end}.", moves.join(" "))
            }
        }
    }

    fn in_json(&self, fen: &Fen) -> Json {
        let moves = self.moves.iter().map(|(mv, value)| {
            let (mv, kind) = (mv.to_string(), kind(*value));
            json!({ "move": mv, "value": kind, "remoteness": value.remoteness() })
        });
        let line = self.line.as_ref().map(|line| {
            let moves = line.moves.iter().map(Move::to_string);
            moves.collect::<Vec<String>>()
        });
        json!({
            "position": fen.to_string(),
            "to_move": self.to_move.to_string().to_lowercase(),
            "value": kind(self.value),
            "remoteness": self.value.remoteness(),
            "moves": moves.collect::<Json>(),
            "line": line,
            "end": self.line.as_ref().map(|line| line.end.to_string()),
        })
    }
}

/// Plays the best moves from a position to the end of the game; `None` for a draw.
fn line(tables: &Tables, mut position: Position, value: Value) -> Result<Option<BestLine>> {
    let Some(plies) = value.remoteness() else {
        return Ok(None);
    };
    let mut moves = Vec::new();
    for _ in 0..plies {
        let worths = tables.probe_moves(&position)?;
        let (best, _) = worths.first().context("the tables contradict themselves")?;
        moves.push(*best);
        position = position.after(*best);
    }
    let end = tables.problem().rules().judge(&position, 0, |_| 0);
    let end = end.context("the tables contradict themselves")?;
    Ok(Some(BestLine { moves, end }))
}

fn not_covered(tables: &Tables, position: &Position) -> String {
    let problem = tables.problem();
    let material = problem.material();
    let count = |color| position.pieces(color).len();
    format!(
        "it has {} black and {} white pieces on {}, \
         and the tables are for 1 to {} black and 1 to {} white ones on {}",
        count(Color::Black),
        count(Color::White),
        position.size(),
        material[Color::Black],
        material[Color::White],
        problem.size(),
    )
}
