use super::check::Certified;
use super::error::{Flaw, FlawedProof, WriteError};
use super::header::{AROUND_BODY, WINDOW_LOG};
use super::walk::walk;
use crate::goal::ProofGoal;
use loa::{Move, Position};
use std::io::{self, Write};
use zstd::bulk::Compressor;
use zstd::zstd_safe::CParameter;

/// The compression level. Even this takes far less time than the search.
const LEVEL: i32 = 19;

/// Writes a certificate for a goal, given winning moves.
///
/// `winning_move` returns a move with which the winner, who is to move, wins, and the number of
/// plies that it takes at most from here, that move counted; `None` if no such move is known. The
/// number must be at least two smaller than in the position before, two plies earlier, whatever the
/// opponent has played in between. It is called once for each position that comes up and its
/// images, never where a move wins at once or the game is over.
///
/// All replies are played through before the first byte is written, so nothing is written if the
/// moves do not win. Needs some 40 bytes of memory for each position.
///
/// # Errors
/// When a move is missing, or the moves don't win in the plies that they promise, or writing fails.
pub fn write_certificate(
    goal: &ProofGoal,
    mut winning_move: impl FnMut(&Position) -> Option<(Move, u16)>,
    mut out: impl Write,
) -> Result<Certified, WriteError> {
    let mut numbers = Vec::new();
    let within = goal.plies().map_or(u16::MAX, u16::from);
    let (positions, depth) = walk::<Box<FlawedProof>>(goal, within, |position, met, _| {
        let flawed = |flaw| FlawedProof::new(position, met, flaw);
        let (mv, plies) = winning_move(position).ok_or_else(|| flawed(Flaw::NoMove))?;
        let number = position.legal_moves().iter().position(|legal| *legal == mv);
        let number = number.ok_or_else(|| flawed(Flaw::IllegalMove(mv)))?;
        debug_assert!(number <= u8::MAX.into(), "no position has more moves");
        numbers.push(number as u8);
        Ok((mv, plies))
    })?;
    let body = packed(&numbers)?;
    let certified = Certified {
        goal: *goal,
        positions,
        bytes: AROUND_BODY + body.len() as u64,
        depth,
    };
    let mut bytes = certified.header();
    bytes.extend(body);
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    out.write_all(&bytes)?;
    out.flush()?;
    Ok(certified)
}

fn packed(numbers: &[u8]) -> io::Result<Vec<u8>> {
    let mut compressor = Compressor::new(LEVEL)?;
    compressor.set_parameter(CParameter::WindowLog(WINDOW_LOG))?;
    compressor.compress(numbers)
}
