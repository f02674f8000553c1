use crate::format::{BLOCK_HEAD_LEN, CRC_LEN, MOST_SAMPLES, SAMPLE_LEN};
use loa::{Color, OffBoardError, Outcome, Position, Size, SquareSet};
use thiserror::Error;

/// A quiet position of a game and what the search thought of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The position.
    pub position: Position,
    /// The search's estimate for the side to move, in points.
    pub score: i16,
    /// The plies that had been made in the game.
    pub ply: u16,
    /// The plies that the search looked ahead.
    pub depth: u8,
}

/// The quiet positions of one game, and how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// Which game of its file it is, from 0.
    pub number: u32,
    /// How it ended.
    pub outcome: Outcome,
    /// The positions, in the order of play.
    pub samples: Vec<Sample>,
}

/// What is wrong with a block whose checksum is right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// A number that stands for no result.
    #[error("{0} is no result")]
    Outcome(u8),
    /// A number that stands for no side.
    #[error("{0} is no side")]
    Side(u8),
    /// Bytes that have to be zero are not.
    #[error("reserved bytes are in use")]
    Reserved,
    /// More samples than a block may have.
    #[error("{0} samples are more than {MOST_SAMPLES}")]
    TooMany(usize),
    /// Two pieces on one square.
    #[error("two pieces stand on one square")]
    TwoOnOne,
    /// A piece off the board.
    #[error(transparent)]
    OffBoard(#[from] OffBoardError),
}

impl Sample {
    fn encode(&self, bytes: &mut Vec<u8>) {
        for color in Color::ALL {
            bytes.extend(self.position.pieces(color).bits().to_le_bytes());
        }
        bytes.extend(self.score.to_le_bytes());
        bytes.extend(self.ply.to_le_bytes());
        bytes.push(match self.position.turn() {
            Color::Black => 0,
            Color::White => 1,
        });
        bytes.push(self.depth);
        bytes.extend([0; 2]);
    }

    fn decode(bytes: &[u8; SAMPLE_LEN], size: Size) -> Result<Sample, RecordError> {
        let (pieces, rest) = bytes.split_at(16);
        let word = |bytes: &[u8]| {
            bytes
                .iter()
                .rev()
                .fold(0, |n, byte| n << 8 | u64::from(*byte))
        };
        let black = SquareSet::from_bits(word(&pieces[..8]));
        let white = SquareSet::from_bits(word(&pieces[8..]));
        let to_move = match rest[4] {
            0 => Color::Black,
            1 => Color::White,
            other => return Err(RecordError::Side(other)),
        };
        if rest[6..] != [0, 0] {
            return Err(RecordError::Reserved);
        }
        if !(black & white).is_empty() {
            return Err(RecordError::TwoOnOne);
        }
        let mut position = Position::empty(size);
        for (color, set) in [(Color::Black, black), (Color::White, white)] {
            for square in set {
                position.set(square, Some(color), to_move)?;
            }
        }
        position.set_turn(to_move);
        Ok(Sample {
            position,
            score: i16::from_le_bytes([rest[0], rest[1]]),
            ply: u16::from_le_bytes([rest[2], rest[3]]),
            depth: rest[5],
        })
    }
}

impl GameRecord {
    /// Returns the game's block. Samples beyond [`MOST_SAMPLES`] are left out.
    pub(crate) fn encode(&self) -> Vec<u8> {
        let samples = &self.samples[..self.samples.len().min(MOST_SAMPLES)];
        let len = BLOCK_HEAD_LEN + samples.len() * SAMPLE_LEN + CRC_LEN;
        let mut bytes = Vec::with_capacity(len);
        bytes.extend(self.number.to_le_bytes());
        bytes.extend((samples.len() as u16).to_le_bytes());
        bytes.push(match self.outcome {
            Outcome::Win(Color::White) => 0,
            Outcome::Draw => 1,
            Outcome::Win(Color::Black) => 2,
        });
        bytes.push(0);
        for sample in samples {
            sample.encode(&mut bytes);
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    /// Returns the number of samples in the block that begins so.
    pub(crate) fn sample_count(head: [u8; BLOCK_HEAD_LEN]) -> Result<usize, RecordError> {
        let count = usize::from(u16::from_le_bytes([head[4], head[5]]));
        if count > MOST_SAMPLES {
            return Err(RecordError::TooMany(count));
        }
        Ok(count)
    }

    /// Reads a block without its checksum.
    pub(crate) fn decode(
        head: [u8; BLOCK_HEAD_LEN],
        samples: &[u8],
        size: Size,
    ) -> Result<GameRecord, RecordError> {
        let outcome = match head[6] {
            0 => Outcome::Win(Color::White),
            1 => Outcome::Draw,
            2 => Outcome::Win(Color::Black),
            other => return Err(RecordError::Outcome(other)),
        };
        if head[7] != 0 {
            return Err(RecordError::Reserved);
        }
        let (samples, _) = samples.as_chunks();
        let samples = samples.iter().map(|bytes| Sample::decode(bytes, size));
        Ok(GameRecord {
            number: u32::from_le_bytes([head[0], head[1], head[2], head[3]]),
            outcome,
            samples: samples.collect::<Result<_, _>>()?,
        })
    }
}
