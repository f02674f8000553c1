use crate::format::{BLOCK_HEAD_LEN, CRC_LEN, GameRecord, Header, HeaderError};
use loa_work::{Format, Found, Head, Reader, Shard};
use serde::Serialize;
use std::io::{self, BufRead, Read};
use std::ops::ControlFlow;

/// Training data as a kind of file.
#[derive(Clone, Copy, Debug)]
pub enum Games {}

/// Reads training data game by game, for files that are too large to be in memory.
pub type GameReader<R> = Reader<Games, R>;

/// How much some games are, and how much is enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct GameCounts {
    /// The number of games.
    pub games: u32,
    /// The number of positions.
    #[serde(rename = "positions")]
    pub samples: u64,
    /// The number of positions that is enough; the last game is kept whole. `None` if the games
    /// are counted.
    #[serde(skip)]
    pub enough: Option<u64>,
}

impl GameCounts {
    /// Adds a game; breaks if there is enough then.
    pub fn add(&mut self, game: &GameRecord) -> ControlFlow<()> {
        self.games += 1;
        self.samples += game.sample_count() as u64;
        match self.is_full() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    /// Tells whether there is enough.
    pub fn is_full(&self) -> bool {
        self.enough.is_some_and(|enough| self.samples >= enough)
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

impl Format for Games {
    type Head = Header;
    type Item = GameRecord;
    type HeadError = HeaderError;

    const SYNCS: bool = false;
    const HAS_END: bool = false;

    fn head(head: &Header) -> Result<Vec<u8>, HeaderError> {
        head.encode()
    }

    fn item(game: &GameRecord) -> Vec<u8> {
        game.encode()
    }

    fn end(_: u32) -> Vec<u8> {
        Vec::new()
    }

    fn read_head(from: &mut impl BufRead) -> Result<(Header, u64), HeaderError> {
        Header::read(from)
    }

    fn read(head: &Header, from: &mut impl BufRead) -> io::Result<Found<GameRecord>> {
        let mut block = Vec::new();
        from.take(BLOCK_HEAD_LEN as u64).read_to_end(&mut block)?;
        if block.is_empty() {
            return Ok(Found::Nothing);
        }
        let len = GameRecord::block_len(&block);
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
