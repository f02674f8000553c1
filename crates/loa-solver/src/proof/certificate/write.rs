use super::error::{Flaw, FlawedProof, WriteError};
use super::header::Header;
use super::walk::{Guide, REPORT_INTERVAL, walk};
use super::winning_moves::WinningMoves;
use crate::probe::moves;
use crate::proof::goal::ProofGoal;
use loa::{Move, Position};
use std::io::{self, Write};
use zstd::bulk::Compressor;
use zstd::zstd_safe::CParameter;

/// The compression level. Even this takes far less time than the search.
const LEVEL: i32 = 19;

/// The logarithm of the compression window, which a reader needs in memory.
pub(super) const WINDOW_LOG: u32 = 20;

/// The size of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The positions with a move, images counted once.
    pub positions: u64,
    /// The length of the file.
    pub bytes: u64,
    /// The plies of the longest line.
    pub depth: u16,
}

/// Writes a certificate for a goal, given winning moves.
///
/// All replies are played through before the first byte is written, so nothing is written if the
/// moves do not win. Needs some 40 bytes of memory for each position.
///
/// # Errors
/// When a move is missing, or the moves don't win in the plies that they promise, or writing fails.
pub fn write_certificate<S: WinningMoves>(
    goal: &ProofGoal,
    moves: S,
    out: impl Write,
) -> Result<Summary, WriteError<S::Error>> {
    write_certificate_watched(goal, moves, out, &mut |_| {})
}

/// Writes a certificate as [`write_certificate`] does, and calls `watch` now and then with the
/// number of positions met.
///
/// # Errors
/// As [`write_certificate`].
pub fn write_certificate_watched<S: WinningMoves>(
    goal: &ProofGoal,
    moves: S,
    mut out: impl Write,
    watch: &mut dyn FnMut(u64),
) -> Result<Summary, WriteError<S::Error>> {
    let mut recorder = Recorder {
        moves,
        numbers: Vec::new(),
        watch,
    };
    let within = goal.plies().map_or(u16::MAX, u16::from);
    let extent = walk(goal, within, &mut recorder)?;
    let body = packed(&recorder.numbers)?;
    let header = Header {
        goal: *goal,
        extent,
        body: body.len() as u64,
    };
    let mut bytes = header.to_bytes();
    bytes.extend(body);
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    out.write_all(&bytes)?;
    out.flush()?;
    Ok(Summary {
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

/// Records the numbers of the winning moves.
struct Recorder<'a, S> {
    moves: S,
    numbers: Vec<u8>,
    watch: &'a mut dyn FnMut(u64),
}

impl<S: WinningMoves> Guide for Recorder<'_, S> {
    type Error = WriteError<S::Error>;

    fn choose(
        &mut self,
        position: &Position,
        met: u64,
        _left: u16,
    ) -> Result<(Move, u16), WriteError<S::Error>> {
        if met.is_multiple_of(REPORT_INTERVAL) {
            (self.watch)(met);
        }
        let answer = self.moves.winning_move(position);
        let (mv, plies) = answer.map_err(WriteError::NoMove)?;
        let number = moves(position).iter().position(|legal| *legal == mv);
        let Some(number) = number else {
            return Err(WriteError::FlawedProof(Box::new(FlawedProof {
                position: *position,
                moves: met,
                flaw: Flaw::IllegalMove(mv),
            })));
        };
        debug_assert!(number <= u8::MAX.into(), "no position has more moves");
        self.numbers.push(number as u8);
        Ok((mv, plies))
    }
}
