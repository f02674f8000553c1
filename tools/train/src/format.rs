//! The format of training data, version 2.
//!
//! Numbers are little-endian. A file is a head and any number of blocks, one for each game, in the
//! order of the games' numbers. Those are 0, 1, 2, ..., or, in shard I of N, I - 1, I - 1 + N, ...:
//!
//! ```text
//! head:    magic "LOATRAIN"
//!          version                  u32, 2
//!          length of the settings   u32, at most 4096
//!          settings                 JSON, an object: see Header
//!          CRC-32 of all before     u32
//! block:   number of the game       u32
//!          number of samples        u16, at most 4096
//!          result                   u8: 0 White won, 1 draw, 2 Black won
//!          what ended the game      u8: 0 the rules or a proof, 1 a repetition that the rules
//!                                   ignore, 2 its length
//!          samples                  24 bytes each, those of the game first
//!          CRC-32 of the block      u32
//! sample:  black pieces             u64, bit 8 * rank + file
//!          white pieces             u64
//!          score                    i16, the search's estimate for the side to move, in points;
//!                                   of an evaluated position that is proven won 1200, lost -1200
//!          ply                      u16, plies made in the game so far
//!          side to move             u8: 0 Black, 1 White
//!          depth                    u8, plies that the search looked ahead
//!          origin                   u8: 0 the game, 1 evaluated by one of its searches
//!          zero                     u8
//! ```
//! The CRC-32 is that of zlib. What comes before a block that is cut off or damaged is good.

use loa::{ByColor, Color, OffBoardError, Outcome, Position, Preset, Size, SquareSet};
use loa_work::{Format, Found, Head, Reader, Shard};
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, ErrorKind, Read};
use thiserror::Error;

/// What a file begins with.
pub const MAGIC: [u8; 8] = *b"LOATRAIN";
/// The version of the format.
pub const VERSION: u32 = 2;
/// The longest settings, in bytes.
pub const LONGEST_SETTINGS: usize = 4096;
/// The most samples of a game.
pub const MOST_SAMPLES: usize = 4096;
/// The bytes of a sample.
pub const SAMPLE_LEN: usize = 24;
/// The place of a sample's origin among its bytes.
const ORIGIN: usize = 22;
/// The origin of a position of the game.
const OF_GAME: u8 = 0;
/// The origin of a position that a search of the game evaluated.
const EVALUATED: u8 = 1;
/// The bytes of a block before its samples.
const BLOCK_HEAD_LEN: usize = 8;
/// The bytes of a checksum.
const CRC_LEN: usize = 4;

/// How the games of a file were played. Files with the same header hold the same games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The size of the board.
    pub board: Size,
    /// The rule set.
    pub rules: Preset,
    /// The positions that the engine looked at for each move.
    pub nodes: u64,
    /// The positions to add for each one of a game, out of those that its search evaluated; at most
    /// [`MOST_EVALUATED`](crate::MOST_EVALUATED).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub evaluated: usize,
    /// The seed of the games.
    pub seed: u64,
    /// The engine, as [`engine_fingerprint`](crate::engine_fingerprint) tells it: its version and a
    /// checksum of its search.
    pub engine: String,
    /// Which of the games are in the file, as in `1/4`.
    pub shard: Shard,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
const fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// Why the head of a file can't be read.
#[derive(Debug, Error)]
pub enum HeaderError {
    /// The file can't be read.
    #[error("it can't be read")]
    Read(#[source] io::Error),
    /// The file ends within its head.
    #[error("it is empty, or cut off in its head")]
    CutOff,
    /// It is another kind of file.
    #[error("this is not a file of training data")]
    NotTrainingData,
    /// It was written by another version.
    #[error("the format's version is {found}, not {VERSION}")]
    Version {
        /// The version of the file.
        found: u32,
    },
    /// The head says that it is longer than can be.
    #[error("the settings take {0} bytes, more than {LONGEST_SETTINGS}")]
    TooLong(usize),
    /// The head does not agree with its checksum.
    #[error("the head is damaged")]
    Damaged,
    /// The settings are not what they should be.
    #[error("the settings can't be understood: {0}")]
    Json(serde_json::Error),
}

impl From<io::Error> for HeaderError {
    fn from(error: io::Error) -> HeaderError {
        match error.kind() {
            ErrorKind::UnexpectedEof => HeaderError::CutOff,
            _ => HeaderError::Read(error),
        }
    }
}

impl Head for Header {
    fn shard(&self) -> Shard {
        self.shard
    }

    fn with_shard(&self, shard: Shard) -> Header {
        Header {
            shard,
            ..self.clone()
        }
    }

    fn settings(&self) -> impl Serialize {
        self.with_shard(Shard::ALL)
    }
}

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

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The rules, or a proof of how it ends.
    Decided,
    /// The third occurrence of a position, where the rules ignore repetition.
    Repetition,
    /// Its length.
    Length,
}

/// The quiet positions of one game, how it ended, and what its searches looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The number of the game, from 0.
    pub number: u32,
    /// How it ended.
    pub outcome: Outcome,
    /// What ended it.
    pub ending: Ending,
    /// The positions, each of them once, in the order of play.
    pub samples: Vec<Sample>,
    /// Some of the quiet positions that the searches for its moves evaluated, with the scores of
    /// searches of their own. How the game ended tells nothing of them.
    pub evaluated: Vec<Sample>,
}

impl Sample {
    fn encode(&self, origin: u8, bytes: &mut Vec<u8>) {
        for color in Color::ALL {
            bytes.extend(self.position.pieces(color).bits().to_le_bytes());
        }
        bytes.extend(self.score.to_le_bytes());
        bytes.extend(self.ply.to_le_bytes());
        bytes.extend([self.position.turn() as u8, self.depth, origin, 0]);
    }

    fn decode(bytes: &[u8; SAMPLE_LEN], size: Size) -> Result<Sample, String> {
        let (pieces, rest) = bytes.split_at(16);
        let black = SquareSet::from_bits(number(&pieces[..8]));
        let white = SquareSet::from_bits(number(&pieces[8..]));
        let to_move = nth(&Color::ALL, rest[4]);
        let to_move = to_move.ok_or_else(|| format!("{} is not a side", rest[4]))?;
        if rest[7] != 0 {
            return Err("reserved bytes are in use".to_owned());
        }
        if let Some(square) = ((black | white) - size.squares()).first() {
            return Err(OffBoardError { square, size }.to_string());
        }
        let position = Position::from_pieces(size, ByColor { black, white }, to_move);
        Ok(Sample {
            position: position.ok_or("two pieces stand on one square")?,
            score: number(&rest[..2]) as i16,
            ply: number(&rest[2..4]) as u16,
            depth: rest[5],
        })
    }
}

impl GameRecord {
    /// Returns the number of all samples.
    pub fn sample_count(&self) -> usize {
        self.samples.len() + self.evaluated.len()
    }
}

/// Training data as a kind of file.
#[derive(Clone, Copy, Debug)]
pub enum Games {}

/// Reads training data game by game, for files that are too large to be in memory.
pub type GameReader<R> = Reader<Games, R>;

impl Format for Games {
    type Head = Header;
    type Item = GameRecord;
    type HeadError = HeaderError;

    const SYNCS: bool = false;
    const HAS_END: bool = false;

    fn head(head: &Header) -> Result<Vec<u8>, HeaderError> {
        let settings = serde_json::to_vec(head).map_err(HeaderError::Json)?;
        if settings.len() > LONGEST_SETTINGS {
            return Err(HeaderError::TooLong(settings.len()));
        }
        let mut bytes = Vec::from(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((settings.len() as u32).to_le_bytes());
        bytes.extend(settings);
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        Ok(bytes)
    }

    /// Samples beyond [`MOST_SAMPLES`] are left out.
    fn item(game: &GameRecord) -> Vec<u8> {
        let count = game.sample_count().min(MOST_SAMPLES);
        let len = BLOCK_HEAD_LEN + count * SAMPLE_LEN + CRC_LEN;
        let mut bytes = Vec::with_capacity(len);
        bytes.extend(game.number.to_le_bytes());
        bytes.extend((count as u16).to_le_bytes());
        bytes.push(match game.outcome {
            Outcome::Win(Color::White) => 0,
            Outcome::Draw => 1,
            Outcome::Win(Color::Black) => 2,
        });
        bytes.push(game.ending as u8);
        let of_game = game.samples.iter().map(|sample| (sample, OF_GAME));
        let evaluated = game.evaluated.iter().map(|sample| (sample, EVALUATED));
        for (sample, origin) in of_game.chain(evaluated).take(count) {
            sample.encode(origin, &mut bytes);
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    fn end(_: u32) -> Vec<u8> {
        Vec::new()
    }

    fn read_head(from: &mut impl BufRead) -> Result<(Header, u64), HeaderError> {
        let mut head = vec![0; MAGIC.len() + 8];
        from.read_exact(&mut head)?;
        if head[..MAGIC.len()] != MAGIC {
            return Err(HeaderError::NotTrainingData);
        }
        let (found, len) = (number(&head[8..12]) as u32, number(&head[12..]) as usize);
        if found != VERSION {
            return Err(HeaderError::Version { found });
        }
        if len > LONGEST_SETTINGS {
            return Err(HeaderError::TooLong(len));
        }
        let before = head.len();
        head.resize(before + len, 0);
        from.read_exact(&mut head[before..])?;
        let mut crc = [0; CRC_LEN];
        from.read_exact(&mut crc)?;
        if u32::from_le_bytes(crc) != crc32fast::hash(&head) {
            return Err(HeaderError::Damaged);
        }
        let header = serde_json::from_slice(&head[before..]).map_err(HeaderError::Json)?;
        Ok((header, (head.len() + CRC_LEN) as u64))
    }

    fn read(head: &Header, from: &mut impl BufRead) -> io::Result<Found<GameRecord>> {
        let mut block = Vec::new();
        from.take(BLOCK_HEAD_LEN as u64).read_to_end(&mut block)?;
        if block.is_empty() {
            return Ok(Found::Nothing);
        }
        let len = BLOCK_HEAD_LEN + sample_count(&block) * SAMPLE_LEN + CRC_LEN;
        from.take((len - block.len()) as u64)
            .read_to_end(&mut block)?;
        if block.len() < len {
            return Ok(Found::Damage("it is cut off".to_owned()));
        }
        let (block, crc) = block.split_at(len - CRC_LEN);
        if *crc != crc32fast::hash(block).to_le_bytes() {
            return Ok(Found::Damage("the checksum does not match".to_owned()));
        }
        Ok(match GameRecord::decode(block, head.board) {
            Ok(game) => Found::Item(game, len as u64),
            Err(what) => Found::Damage(what),
        })
    }

    fn number(game: &GameRecord) -> u32 {
        game.number
    }
}

impl GameRecord {
    /// Reads a block without its checksum, which is right.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    fn decode(block: &[u8], size: Size) -> Result<GameRecord, String> {
        let (head, samples) = block.split_at(BLOCK_HEAD_LEN);
        let count = sample_count(head);
        if count > MOST_SAMPLES {
            return Err(format!("{count} samples are more than {MOST_SAMPLES}"));
        }
        let outcome = match head[6] {
            0 => Outcome::Win(Color::White),
            1 => Outcome::Draw,
            2 => Outcome::Win(Color::Black),
            other => return Err(format!("{other} is not a result")),
        };
        let endings = [Ending::Decided, Ending::Repetition, Ending::Length];
        let ending = nth(&endings, head[7]);
        let ending = ending.ok_or_else(|| format!("{} ends no game", head[7]))?;
        let (samples, _) = samples.as_chunks();
        let of_game = samples.iter().take_while(|bytes| bytes[ORIGIN] == OF_GAME);
        let (samples, evaluated) = samples.split_at(of_game.count());
        let others = evaluated.iter().map(|bytes| bytes[ORIGIN]);
        if let Some(other) = others.into_iter().find(|origin| *origin != EVALUATED) {
            return Err(format!("{other} is not the origin of a sample here"));
        }
        let decode = |samples: &[[u8; SAMPLE_LEN]]| {
            let samples = samples.iter().map(|bytes| Sample::decode(bytes, size));
            samples.collect::<Result<_, String>>()
        };
        Ok(GameRecord {
            number: number(&head[..4]) as u32,
            outcome,
            ending,
            samples: decode(samples)?,
            evaluated: decode(evaluated)?,
        })
    }
}

/// Returns the number of samples that a block's head announces; 0 if the head is cut off before.
fn sample_count(head: &[u8]) -> usize {
    number(head.get(4..6).unwrap_or_default()) as usize
}

/// Returns what a number stands for; `None` beyond the last one.
fn nth<T: Copy>(all: &[T], number: u8) -> Option<T> {
    all.get(usize::from(number)).copied()
}

/// Reads a little-endian number.
fn number(bytes: &[u8]) -> u64 {
    let high_first = bytes.iter().rev();
    high_first.fold(0, |number, byte| number << 8 | u64::from(*byte))
}
