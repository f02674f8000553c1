use loa::{Game, Preset};
use loa_notation::Fen;
use std::error::Error;

/// A position with a forced win.
#[derive(Clone)]
pub(crate) struct Problem {
    pub(crate) fen: String,
    /// The mover's own moves that the win takes at most.
    pub(crate) moves: u32,
}

impl Problem {
    /// Returns the position with the rules that the suite goes by.
    pub(crate) fn game(&self) -> Result<Game, Box<dyn Error>> {
        let fen: Fen = self.fen.parse()?;
        Ok(Game::new(Preset::SOUCIE.rules, fen.position))
    }
}

/// Reads a list of problems.
pub(crate) fn read(text: &str) -> Result<Vec<Problem>, Box<dyn Error>> {
    let lines = text.lines().zip(1..);
    let lines = lines.filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(line, number)| {
            problem(line).ok_or_else(|| format!("line {number} is not a problem: {line}").into())
        })
        .collect()
}

fn problem(line: &str) -> Option<Problem> {
    let (fen, moves) = line.rsplit_once(';')?;
    Some(Problem {
        fen: fen.trim().to_owned(),
        moves: moves.trim().parse().ok()?,
    })
}
