use super::error::{Flaw, Flawed, WriteError};
use super::header::Header;
use super::walk::{Guide, walk};
use super::{REPORT, WinningMoves};
use crate::proof::claim::Claim;
use crate::proof::play::moves;
use loa::{Move, Position};
use std::io::{self, Write};
use zstd::bulk::Compressor;
use zstd::zstd_safe::CParameter;

/// How hard zstd tries. Proofs take far longer than this.
const LEVEL: i32 = 19;

/// How far zstd looks back, as a power of 2: what a reader needs in memory.
pub(super) const WINDOW_LOG: u32 = 20;

/// What a certificate that was written holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The positions in which the winner needs to know a move, images counted once.
    pub positions: u64,
    /// The length of the file.
    pub bytes: u64,
    /// The plies of the longest line.
    pub depth: u16,
}

/// Writes a certificate of a claim that a strategy makes good.
///
/// Everything the winner's opponent can do is played through before the first byte is written, so
/// nothing is written of a claim that is false or a strategy that fails. Needs some 40 bytes of
/// memory for each position.
///
/// # Errors
/// When the strategy doesn't know a move, or what it plays doesn't win in the plies that it says,
/// or the system refuses to write.
pub fn write_certificate<S: WinningMoves>(
    claim: &Claim,
    strategy: S,
    out: impl Write,
) -> Result<Summary, WriteError<S::Error>> {
    write_certificate_watched(claim, strategy, out, &mut |_| {})
}

/// Writes a certificate as [`write_certificate`] does, and tells a watcher every now and then how
/// many positions have got their moves.
///
/// # Errors
/// As [`write_certificate`].
pub fn write_certificate_watched<S: WinningMoves>(
    claim: &Claim,
    strategy: S,
    mut out: impl Write,
    watch: &mut dyn FnMut(u64),
) -> Result<Summary, WriteError<S::Error>> {
    let mut recorder = Recorder {
        strategy,
        numbers: Vec::new(),
        watch,
    };
    let within = claim.plies().map_or(u16::MAX, u16::from);
    let extent = walk(claim, within, &mut recorder)?;
    let body = packed(&recorder.numbers)?;
    let header = Header {
        claim: *claim,
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

/// Asks a strategy and writes down what it says.
struct Recorder<'a, S> {
    strategy: S,
    /// The numbers of the moves.
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
        if met.is_multiple_of(REPORT) {
            (self.watch)(met);
        }
        let answer = self.strategy.winning_move(position);
        let (mv, plies) = answer.map_err(WriteError::Strategy)?;
        let number = moves(position).iter().position(|legal| *legal == mv);
        let Some(number) = number else {
            return Err(WriteError::Flawed(Box::new(Flawed {
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
