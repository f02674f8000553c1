use super::check::Certified;
use super::error::{CertificateError, FORMAT};
use crate::goal::ProofGoal;
use loa::{Blocked, ByColor, Color, Goal, Position, Rules, Simultaneous, Size, SquareSet};

/// The first bytes of a certificate.
const MAGIC: [u8; 8] = *b"LOA wins";

/// The length of a header, checksum and all.
pub(super) const LENGTH: usize = 59;

/// The length of a checksum.
pub(super) const CHECKSUM_BYTES: usize = 4;

/// The length of a certificate without its body.
pub(super) const AROUND_BODY: u64 = (LENGTH + CHECKSUM_BYTES) as u64;

/// The logarithm of the body's compression window, which a reader needs in memory.
pub(super) const WINDOW_LOG: u32 = 20;

/// Stands for a goal without a limit of plies.
const UNLIMITED: u16 = u16::MAX;

impl Certified {
    /// Returns the length of the body.
    pub(super) const fn body(&self) -> u64 {
        self.bytes - AROUND_BODY
    }

    pub(super) fn header(&self) -> Vec<u8> {
        let (position, rules) = (self.goal.position(), self.goal.rules());
        let mut bytes = Vec::with_capacity(LENGTH);
        bytes.extend(MAGIC);
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend([position.size().width(), position.size().height()]);
        bytes.extend([
            rules.goal as u8,
            rules.simultaneous as u8,
            rules.blocked as u8,
            position.turn() as u8,
            self.goal.winner() as u8,
        ]);
        let within = self.goal.plies().map_or(UNLIMITED, u16::from);
        bytes.extend(within.to_le_bytes());
        for color in Color::ALL {
            bytes.extend(position.pieces(color).bits().to_le_bytes());
        }
        bytes.extend(self.depth.to_le_bytes());
        bytes.extend(self.positions.to_le_bytes());
        bytes.extend(self.body().to_le_bytes());
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    /// Reads the first bytes of a file, as many as a header has. There may be fewer.
    pub(super) fn read_header(bytes: &[u8]) -> Result<Certified, CertificateError> {
        let known = bytes.len().min(MAGIC.len());
        if bytes[..known] != MAGIC[..known] {
            return Err(CertificateError::NotACertificate);
        }
        let format = bytes[known..].first_chunk().copied();
        if let Some(format) = format.map(u32::from_le_bytes).filter(|it| *it != FORMAT) {
            return Err(CertificateError::OtherFormat(format));
        }
        let at = bytes.len() as u64;
        let whole: Option<&[u8; LENGTH]> = bytes.first_chunk();
        let whole = whole.ok_or(CertificateError::Truncated { at })?;
        let (checked, checksum) = whole.split_at(LENGTH - CHECKSUM_BYTES);
        if crc32fast::hash(checked).to_le_bytes() != *checksum {
            return Err(CertificateError::Header("wrong checksum"));
        }
        read_fields(&mut { checked }).map_err(CertificateError::Header)
    }
}

/// Reads bytes that are known to be there.
fn known<const N: usize>(fields: &mut &[u8]) -> [u8; N] {
    let (field, rest) = fields.split_first_chunk().expect("headers have one length");
    *fields = rest;
    *field
}

fn one_of<T: Copy>(
    fields: &mut &[u8],
    all: &[T],
    otherwise: &'static str,
) -> Result<T, &'static str> {
    let [number] = known(fields);
    all.get(usize::from(number)).copied().ok_or(otherwise)
}

/// Reads a header, all but its checksum.
fn read_fields(fields: &mut &[u8]) -> Result<Certified, &'static str> {
    let _magic_and_format: [u8; 12] = known(fields);
    let [width, height] = known(fields);
    let size = Size::new(width, height).ok_or("unknown board size")?;
    let rules = Rules::new(
        one_of(fields, &Goal::ALL, "unknown goal")?,
        one_of(fields, &Simultaneous::ALL, "unknown rule")?,
        one_of(fields, &Blocked::ALL, "unknown rule")?,
    );
    let to_move = one_of(fields, &Color::ALL, "unknown side to move")?;
    let winner = one_of(fields, &Color::ALL, "unknown winner")?;
    let within = u16::from_le_bytes(known(fields));
    let mut goal = ProofGoal::new(position(fields, size, to_move)?, &rules, winner);
    if within != UNLIMITED {
        let plies = u8::try_from(within);
        goal = goal.within(plies.map_err(|_| "too many plies")?);
    }
    let depth = u16::from_le_bytes(known(fields));
    if goal.plies().is_some_and(|plies| depth > plies.into()) {
        return Err("the depth exceeds the goal's limit");
    }
    let [positions, body] = [known(fields), known(fields)].map(u64::from_le_bytes);
    Ok(Certified {
        goal,
        positions,
        bytes: body.saturating_add(AROUND_BODY),
        depth,
    })
}

fn position(fields: &mut &[u8], size: Size, to_move: Color) -> Result<Position, &'static str> {
    let pieces = ByColor::from_fn(|_| SquareSet::from_bits(u64::from_le_bytes(known(fields))));
    if !((pieces.black | pieces.white) - size.squares()).is_empty() {
        return Err("a piece is not on the board");
    }
    let position = Position::from_pieces(size, pieces, to_move);
    position.ok_or("a square has two pieces")
}
