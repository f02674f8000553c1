use loa::{Game, Preset};
use loa_notation::Fen;
use std::error::Error;
use std::str::FromStr;

/// A position with what is known of it.
#[derive(Clone)]
pub(crate) struct Problem<T> {
    pub(crate) fen: String,
    pub(crate) answer: T,
}

impl<T> Problem<T> {
    /// Returns the position with the rules that the suite goes by.
    pub(crate) fn game(&self) -> Result<Game, Box<dyn Error>> {
        let fen: Fen = self.fen.parse()?;
        Ok(Game::new(Preset::SOUCIE.rules, fen.position))
    }
}

/// Reads a list of problems.
pub(crate) fn read<T: FromStr>(text: &str) -> Result<Vec<Problem<T>>, Box<dyn Error>> {
    let lines = text.lines().zip(1..);
    let lines = lines.filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(line, number)| {
            problem(line).ok_or_else(|| format!("line {number} is not a problem: {line}").into())
        })
        .collect()
}

fn problem<T: FromStr>(line: &str) -> Option<Problem<T>> {
    let (fen, answer) = line.rsplit_once(';')?;
    Some(Problem {
        fen: fen.trim().to_owned(),
        answer: answer.trim().parse().ok()?,
    })
}
