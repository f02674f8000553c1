use super::check::Certified;
use super::error::{Flaw, FlawedProof, WriteError};
use super::header::{CertificateHeader, WINDOW_LOG};
use super::walk::walk;
use super::winning_moves::WinningMoves;
use crate::goal::ProofGoal;
use std::io::{self, Write};
use zstd::bulk::Compressor;
use zstd::zstd_safe::CParameter;

/// The compression level. Even this takes far less time than the search.
const LEVEL: i32 = 19;

/// Writes a certificate for a goal, given winning moves.
///
/// All replies are played through before the first byte is written, so nothing is written if the
/// moves do not win. Needs some 40 bytes of memory for each position.
///
/// # Errors
/// When a move is missing, or the moves don't win in the plies that they promise, or writing fails.
pub fn write_certificate<S: WinningMoves>(
    goal: &ProofGoal,
    mut moves: S,
    mut out: impl Write,
) -> Result<Certified, WriteError<S::Error>> {
    let mut numbers = Vec::new();
    let within = goal.plies().map_or(u16::MAX, u16::from);
    let extent = walk::<WriteError<S::Error>>(goal, within, |position, met, _| {
        let answer = moves.winning_move(position);
        let (mv, plies) = answer.map_err(WriteError::NoMove)?;
        let number = position.legal_moves().iter().position(|legal| *legal == mv);
        let Some(number) = number else {
            return Err(FlawedProof::new(position, met, Flaw::IllegalMove(mv)).into());
        };
        debug_assert!(number <= u8::MAX.into(), "no position has more moves");
        numbers.push(number as u8);
        Ok((mv, plies))
    })?;
    let body = packed(&numbers)?;
    let header = CertificateHeader {
        goal: *goal,
        extent,
        body: body.len() as u64,
    };
    let mut bytes = header.to_bytes();
    bytes.extend(body);
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    out.write_all(&bytes)?;
    out.flush()?;
    Ok(Certified {
        goal: *goal,
        positions: extent.positions,
        bytes: bytes.len() as u64,
        depth: extent.depth,
    })
}

fn packed(numbers: &[u8]) -> io::Result<Vec<u8>> {
    let mut compressor = Compressor::new(LEVEL)?;
    compressor.set_parameter(CParameter::WindowLog(WINDOW_LOG))?;
    compressor.compress(numbers)
}
