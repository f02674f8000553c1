use super::error::{CertificateError, Flaw, FlawedProof};
use super::header::{CHECKSUM_BYTES, LENGTH, WINDOW_LOG};
use super::walk::walk;
use crate::goal::ProofGoal;
use loa::{Move, Position};
use std::io::{self, BufReader, Read, Take};
use zstd::stream::read::Decoder;

/// What a certificate proves, and its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Certified {
    /// What is proved.
    pub goal: ProofGoal,
    /// The positions with a move, images counted once.
    pub positions: u64,
    /// The length of the file.
    pub bytes: u64,
    /// The plies of the longest line: the win takes no more.
    pub depth: u16,
}

/// Checks a certificate by the rules alone, and returns what it proves.
///
/// Reads it once, as a stream. Needs some 40 bytes of memory for each position, less than a
/// thousand for each ply of the longest line, and a little more than 1 MiB besides, whatever the
/// input.
///
/// # Errors
/// When the input can't be read, is not a complete, undamaged certificate, or does not prove its
/// goal.
pub fn check_certificate(input: impl Read) -> Result<Certified, CertificateError> {
    check_certificate_watched(input, &mut |_| {})
}

/// Checks a certificate as [`check_certificate`] does, and calls `watch` now and then with the
/// number of positions met.
///
/// # Errors
/// As [`check_certificate`].
pub fn check_certificate_watched(
    input: impl Read,
    watch: &mut dyn FnMut(u64),
) -> Result<Certified, CertificateError> {
    let mut source = Source {
        input,
        at: 0,
        checksum: crc32fast::Hasher::new(),
    };
    let certified = Certified::read_header(&source.take_up_to(LENGTH)?)?;
    check_body(&mut source, &certified, watch)?;
    check_end(&mut source)?;
    Ok(certified)
}

fn check_body<R: Read>(
    source: &mut Source<R>,
    expected: &Certified,
    watch: &mut dyn FnMut(u64),
) -> Result<(), CertificateError> {
    let at = source.at;
    let mut moves = unpacker(source, expected.body()).map_err(|cause| unreadable(at, cause))?;
    // Each move has to win in the plies that are left.
    let choose = |position: &Position, met, left| {
        if met >= expected.positions {
            return Err(CertificateError::MorePositions(expected.positions));
        }
        let mv = next_move(&mut moves, position, met)?;
        if met.is_multiple_of(REPORT_INTERVAL) {
            watch(met);
        }
        Ok((mv, left))
    };
    let (positions, depth) = walk(&expected.goal, expected.depth, choose)?;
    finish(moves)?;
    if positions != expected.positions {
        return Err(CertificateError::Positions {
            found: positions,
            expected: expected.positions,
        });
    }
    if depth != expected.depth {
        return Err(CertificateError::Depth {
            found: depth,
            expected: expected.depth,
        });
    }
    Ok(())
}

fn check_end(source: &mut Source<impl Read>) -> Result<(), CertificateError> {
    let checksum = source.checksum.clone().finalize();
    let found = source.take_up_to(CHECKSUM_BYTES)?;
    if found.len() < CHECKSUM_BYTES {
        return Err(CertificateError::Truncated { at: source.at });
    }
    if found != checksum.to_le_bytes() {
        return Err(CertificateError::Checksum);
    }
    match source.take_up_to(1)?.len() {
        0 => Ok(()),
        _ => Err(CertificateError::Excess { at: source.at }),
    }
}

/// A certificate's bytes as they come, counted and with a checksum.
struct Source<R> {
    input: R,
    at: u64,
    checksum: crc32fast::Hasher,
}

impl<R: Read> Read for Source<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let count = self.input.read(bytes)?;
        self.checksum.update(&bytes[..count]);
        self.at += count as u64;
        Ok(count)
    }
}

impl<R: Read> Source<R> {
    /// Takes this number of bytes, or as many as there are.
    fn take_up_to(&mut self, count: usize) -> Result<Vec<u8>, CertificateError> {
        let mut bytes = Vec::with_capacity(count);
        let read = self.by_ref().take(count as u64).read_to_end(&mut bytes);
        read.map_err(|cause| unreadable(self.at, cause))?;
        Ok(bytes)
    }
}

fn unreadable(at: u64, cause: io::Error) -> CertificateError {
    match cause.kind() {
        io::ErrorKind::UnexpectedEof => CertificateError::Truncated { at },
        _ => CertificateError::Unreadable { at, cause },
    }
}

/// The bytes of a body, unpacked. A small buffer comes last so that moves are read singly.
type Unpacker<'a, R> = BufReader<Decoder<'static, BufReader<Take<&'a mut Source<R>>>>>;

fn unpacker<R: Read>(source: &mut Source<R>, length: u64) -> io::Result<Unpacker<'_, R>> {
    let mut decoder = Decoder::new(source.take(length))?.single_frame();
    decoder.window_log_max(WINDOW_LOG)?;
    Ok(BufReader::new(decoder))
}

/// The positions between two reports of progress.
const REPORT_INTERVAL: u64 = 1 << 16;

/// Returns how many bytes of a certificate have been read.
fn bytes_read<R: Read>(moves: &Unpacker<'_, R>) -> u64 {
    let packed = moves.get_ref().get_ref().get_ref();
    packed.get_ref().at
}

/// Reads the next move of a certificate.
fn next_move<R: Read>(
    moves: &mut Unpacker<'_, R>,
    position: &Position,
    met: u64,
) -> Result<Move, CertificateError> {
    let mut number = [0];
    let read = moves.read_exact(&mut number);
    read.map_err(|cause| unreadable(bytes_read(moves), cause))?;
    let [number] = number;
    let legal = position.legal_moves();
    legal.get(usize::from(number)).copied().ok_or_else(|| {
        let moves = legal.len();
        let flaw = Flaw::NoSuchMove { number, moves };
        FlawedProof::new(position, met, flaw).into()
    })
}

/// Checks that no moves are left.
fn finish<R: Read>(mut moves: Unpacker<'_, R>) -> Result<(), CertificateError> {
    let more = moves.read(&mut [0]);
    let at = bytes_read(&moves);
    if more.map_err(|cause| unreadable(at, cause))? > 0 {
        return Err(CertificateError::Excess { at });
    }
    let packed = moves.into_inner().finish();
    if !packed.buffer().is_empty() || packed.get_ref().limit() > 0 {
        return Err(CertificateError::Excess { at });
    }
    Ok(())
}
