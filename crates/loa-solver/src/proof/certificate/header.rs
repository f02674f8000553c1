use super::error::{CertificateError, FORMAT};
use super::walk::ProofSize;
use crate::proof::goal::ProofGoal;
use loa::{Blocked, Color, Goal, Position, Repetition, Rules, Simultaneous, Size, SquareSet};

/// The first bytes of a certificate.
const MAGIC: [u8; 8] = *b"LOA wins";

/// The length of a header, checksum and all.
pub(super) const LENGTH: usize = 59;

/// The length of a checksum.
pub(super) const CHECKSUM_BYTES: usize = 4;

/// Stands for a goal without a limit of plies.
const UNLIMITED: u16 = u16::MAX;

/// The values of each property, in the order of their numbers.
const GOALS: [Goal; 2] = [Goal::Connect, Goal::Misere];
const SIMULTANEOUS: [Simultaneous; 2] = [Simultaneous::Mover, Simultaneous::Draws];
const BLOCKED: [Blocked; 3] = [Blocked::Passes, Blocked::Loses, Blocked::Draws];

/// The goal and the size of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Header {
    pub(super) goal: ProofGoal,
    pub(super) extent: ProofSize,
    pub(super) body: u64,
}

impl Header {
    pub(super) fn to_bytes(self) -> Vec<u8> {
        let (position, rules) = (self.goal.position(), self.goal.rules());
        let mut bytes = Vec::with_capacity(LENGTH);
        bytes.extend(MAGIC);
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend([position.size().width(), position.size().height()]);
        bytes.extend([
            number_of(&GOALS, rules.goal),
            number_of(&SIMULTANEOUS, rules.simultaneous),
            number_of(&BLOCKED, rules.blocked),
            number_of(&Color::ALL, position.turn()),
            number_of(&Color::ALL, self.goal.winner()),
        ]);
        let within = self.goal.plies().map_or(UNLIMITED, u16::from);
        bytes.extend(within.to_le_bytes());
        for color in Color::ALL {
            bytes.extend(position.pieces(color).bits().to_le_bytes());
        }
        bytes.extend(self.extent.depth.to_le_bytes());
        bytes.extend(self.extent.positions.to_le_bytes());
        bytes.extend(self.body.to_le_bytes());
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    /// Makes sure that bytes begin as a certificate does, in a format that is known. There may be
    /// fewer than a header has.
    pub(super) fn recognize(bytes: &[u8]) -> Result<(), CertificateError> {
        let known = bytes.len().min(MAGIC.len());
        if bytes[..known] != MAGIC[..known] {
            return Err(CertificateError::NotACertificate);
        }
        match Fields(&bytes[known..]).array().map(u32::from_le_bytes) {
            Some(FORMAT) | None => Ok(()),
            Some(format) => Err(CertificateError::OtherFormat(format)),
        }
    }

    /// Reads a header that was recognized.
    pub(super) fn read(bytes: &[u8; LENGTH]) -> Result<Header, CertificateError> {
        let (checked, checksum) = bytes.split_at(LENGTH - CHECKSUM_BYTES);
        if crc32fast::hash(checked).to_le_bytes() != *checksum {
            return Err(CertificateError::Header("wrong checksum"));
        }
        Fields(checked).header().map_err(CertificateError::Header)
    }
}

fn number_of<T: Copy + PartialEq>(all: &[T], value: T) -> u8 {
    let number = all.iter().position(|other| *other == value);
    number.expect("the list has all values") as u8
}

/// Bytes that are read field by field.
struct Fields<'a>(&'a [u8]);

impl Fields<'_> {
    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*bytes)
    }

    /// Reads bytes that are known to be there.
    fn known<const N: usize>(&mut self) -> [u8; N] {
        self.array().expect("headers have one length")
    }

    fn one_of<T: Copy>(&mut self, all: &[T], otherwise: &'static str) -> Result<T, &'static str> {
        let [number] = self.known();
        all.get(usize::from(number)).copied().ok_or(otherwise)
    }

    /// Reads a header, all but its checksum.
    fn header(mut self) -> Result<Header, &'static str> {
        let _magic_and_format: [u8; 12] = self.known();
        let [width, height] = self.known();
        let size = Size::new(width, height).ok_or("unknown board size")?;
        let rules = Rules {
            goal: self.one_of(&GOALS, "unknown goal")?,
            simultaneous: self.one_of(&SIMULTANEOUS, "unknown rule")?,
            blocked: self.one_of(&BLOCKED, "unknown rule")?,
            repetition: Repetition::Ignored,
            move_limit: None,
        };
        let to_move = self.one_of(&Color::ALL, "unknown side to move")?;
        let winner = self.one_of(&Color::ALL, "unknown winner")?;
        let within = u16::from_le_bytes(self.known());
        let mut goal = ProofGoal::new(self.position(size, to_move)?, &rules, winner);
        if within != UNLIMITED {
            let plies = u8::try_from(within);
            goal = goal.within(plies.map_err(|_| "too many plies")?);
        }
        let depth = u16::from_le_bytes(self.known());
        if goal.plies().is_some_and(|plies| depth > plies.into()) {
            return Err("the depth exceeds the goal's limit");
        }
        Ok(Header {
            goal,
            extent: ProofSize {
                positions: u64::from_le_bytes(self.known()),
                depth,
            },
            body: u64::from_le_bytes(self.known()),
        })
    }

    fn position(&mut self, size: Size, to_move: Color) -> Result<Position, &'static str> {
        let mut position = Position::empty(size);
        for color in Color::ALL {
            for square in SquareSet::from_bits(u64::from_le_bytes(self.known())) {
                if position.at(square).is_some() {
                    return Err("a square has two pieces");
                }
                position
                    .set(square, Some(color), to_move)
                    .map_err(|_| "a piece is not on the board")?;
            }
        }
        position.set_turn(to_move);
        Ok(position)
    }
}
