//! `loa probe`: what tables know of a position.

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
    let findings = Findings::new(&tables, flags.position.position)
        .with_context(|| format!("can't look it up in {}", flags.tables.display()))?;
    let mut out = io::stdout().lock();
    if flags.json {
        writeln!(out, "{}", findings.in_json(&flags.position))?;
    } else {
        findings.write(&mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What there is to say of a position.
struct Findings {
    to_move: Color,
    value: Value,
    /// The best first. Empty when the game is over.
    moves: Vec<(Move, Value)>,
    /// One best game from here on; a draw has none.
    line: Option<Line>,
}

/// Moves that end a game.
struct Line {
    moves: Vec<Move>,
    end: Verdict,
}

impl Findings {
    fn new(tables: &Tables, position: Position) -> Result<Findings> {
        let Some(value) = tables.probe(&position)? else {
            bail!(not_covered(tables, &position));
        };
        Ok(Findings {
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
            Some(Line { moves, end }) if moves.is_empty() => {
                writeln!(out, "\nThe game is over: {end}.")
            }
            Some(Line { moves, end }) => {
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

/// Plays the best moves from a position to the end of the game; `None` if it has none.
fn line(tables: &Tables, mut position: Position, value: Value) -> Result<Option<Line>> {
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
    Ok(Some(Line { moves, end }))
}

fn not_covered(tables: &Tables, position: &Position) -> String {
    let problem = tables.problem();
    let material = problem.material();
    let count = |color| position.pieces(color).len();
    format!(
        "no table has this position: it has {} black and {} white pieces on {}, \
         and the tables are for 1 to {} black and 1 to {} white ones on {}",
        count(Color::Black),
        count(Color::White),
        position.size(),
        material[Color::Black],
        material[Color::White],
        problem.size(),
    )
}
