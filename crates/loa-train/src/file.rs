use crate::format::{BLOCK_HEAD_LEN, CRC_LEN, GameRecord, Header, HeaderError, RecordError};
use loa::Size;
use loa_work::Shard;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;
use thiserror::Error;

/// A file of training data that games are added to.
#[derive(Debug)]
pub struct DataFile {
    file: File,
    shard: Shard,
    games: u32,
    samples: u64,
}

/// What a file of training data holds, as far as it is good.
#[derive(Clone, Debug)]
pub struct TrainingData {
    /// How the games were played.
    pub header: Header,
    /// The games, by number.
    pub games: Vec<GameRecord>,
    /// What ends the good part before the file's end; `None` if all is good.
    pub damage: Option<Damage>,
}

/// Why a file is not good to its end.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Damage {
    /// The file ends within a game.
    #[error("the file ends within game {number}, at byte {at}")]
    CutOff {
        /// The number of the game.
        number: u32,
        /// Where its block begins.
        at: u64,
    },
    /// The block does not agree with its checksum.
    #[error("game {number}, at byte {at}, does not agree with its checksum")]
    Checksum {
        /// The number of the game.
        number: u32,
        /// Where its block begins.
        at: u64,
    },
    /// The game's number is not the next one.
    #[error("game {found} stands at byte {at}, where game {number} should")]
    Order {
        /// The number of the game.
        number: u32,
        /// The number that was found.
        found: u32,
        /// Where its block begins.
        at: u64,
    },
    /// The contents of the block are impossible.
    #[error("game {number}, at byte {at}: {error}")]
    Record {
        /// The number of the game.
        number: u32,
        /// Where its block begins.
        at: u64,
        /// What is wrong with it.
        error: RecordError,
    },
}

/// Why a file of training data can't be used.
#[derive(Debug, Error)]
pub enum FileError {
    /// Reading or writing failed.
    #[error("it can't be read or written")]
    Io(#[from] io::Error),
    /// Its head is wrong.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// Its games were played with other settings.
    #[error("it holds other games: {found:?}, not {wanted:?}")]
    OtherGames {
        /// How its games were played.
        found: Box<Header>,
        /// How they should have been.
        wanted: Box<Header>,
    },
    /// It has the greatest number of games.
    #[error("no file holds more than {} games", u32::MAX)]
    Full,
}

impl DataFile {
    /// Opens a file to go on where it ends, or makes it. Damaged games and all that follow are cut
    /// off; what was wrong is returned with it.
    ///
    /// # Errors
    /// If it can't be read and written, or holds games that were played otherwise. The file is
    /// as it was then.
    pub fn create_or_resume(
        path: &Path,
        wanted: &Header,
    ) -> Result<(DataFile, Option<Damage>), FileError> {
        let head = wanted.encode()?;
        let mut file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        if file.metadata()?.len() < head.len() as u64 && begins_with_file(&mut file, &head)? {
            file.set_len(0)?;
            file.rewind()?;
            file.write_all(&head)?;
            let file = DataFile {
                file,
                shard: wanted.shard,
                games: 0,
                samples: 0,
            };
            return Ok((file, None));
        }
        file.rewind()?;
        let found = Survey::read(&file, wanted)?;
        file.set_len(found.length)?;
        file.seek(SeekFrom::Start(found.length))?;
        let data = DataFile {
            file,
            shard: wanted.shard,
            games: found.games,
            samples: found.samples,
        };
        Ok((data, found.damage))
    }

    /// Returns which of all games the file is for.
    pub const fn shard(&self) -> Shard {
        self.shard
    }

    /// Returns how many games are in the file.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Returns the number of the game that comes next; `None` if the file is full.
    pub(crate) fn next_number(&self) -> Option<u32> {
        self.shard.number(self.games)
    }

    /// Returns the number of positions in the file.
    pub const fn samples(&self) -> u64 {
        self.samples
    }

    /// Adds the next game.
    ///
    /// # Errors
    /// If it can't be written; what has been written of it counts as damage later.
    pub(crate) fn append(&mut self, game: &GameRecord) -> Result<(), FileError> {
        debug_assert_eq!(Some(game.number), self.next_number());
        self.file.write_all(&game.encode())?;
        self.games = self.games.checked_add(1).ok_or(FileError::Full)?;
        self.samples += game.samples.len() as u64;
        Ok(())
    }
}

/// How much of wanted data a file holds, as far as it is good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// The number of games.
    pub games: u32,
    /// The number of positions.
    pub samples: u64,
    /// The bytes of the good part.
    pub length: u64,
    /// What ends the good part before the file's end; `None` if all is good.
    pub damage: Option<Damage>,
}

impl Survey {
    /// Reads a file.
    ///
    /// # Errors
    /// If it can't be read, or holds games that were played otherwise.
    pub fn read(from: impl Read, wanted: &Header) -> Result<Survey, FileError> {
        let mut reader = GameReader::new(from)?;
        if reader.header != *wanted {
            return Err(FileError::OtherGames {
                found: Box::new(reader.header),
                wanted: Box::new(wanted.clone()),
            });
        }
        let (mut games, mut samples) = (0, 0);
        while let Some(game) = reader.next_game()? {
            games += 1;
            samples += game.samples.len() as u64;
        }
        Ok(Survey {
            games,
            samples,
            length: reader.blocks.at,
            damage: reader.blocks.damage,
        })
    }
}

/// Tells whether a short file holds nothing but the beginning of a head, as after an interruption.
fn begins_with_file(file: &mut File, head: &[u8]) -> io::Result<bool> {
    let mut bytes = Vec::new();
    file.take(head.len() as u64).read_to_end(&mut bytes)?;
    Ok(head.starts_with(&bytes))
}

/// Reads training data.
///
/// # Errors
/// If it can't be read, or its head is wrong. Damage further on is part of what is returned.
pub fn read(from: impl Read) -> Result<TrainingData, FileError> {
    let mut reader = GameReader::new(from)?;
    let mut games = Vec::new();
    while let Some(game) = reader.next_game()? {
        games.push(game);
    }
    Ok(TrainingData {
        damage: reader.damage().cloned(),
        header: reader.header,
        games,
    })
}

/// Reads training data game by game, for files that are too large to be in memory.
pub struct GameReader<R> {
    header: Header,
    blocks: Blocks<BufReader<R>>,
}

impl<R: Read> GameReader<R> {
    /// Reads the head of a file.
    ///
    /// # Errors
    /// If it can't be read, or is wrong.
    pub fn new(from: R) -> Result<GameReader<R>, FileError> {
        let mut from = BufReader::new(from);
        let (header, len) = Header::read(&mut from)?;
        let size = header.size().map_err(HeaderError::from)?;
        Ok(GameReader {
            blocks: Blocks::new(from, size, header.shard, len),
            header,
        })
    }

    /// Returns how the games were played.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the next game; `None` at the end and where the damage begins.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn next_game(&mut self) -> io::Result<Option<GameRecord>> {
        self.blocks.next_game()
    }

    /// Returns what ended the good part before the file's end.
    pub const fn damage(&self) -> Option<&Damage> {
        self.blocks.damage.as_ref()
    }
}

/// The blocks of a file, up to the first one that is not good.
struct Blocks<R> {
    from: R,
    size: Size,
    shard: Shard,
    games: u32,
    /// Where the next block begins.
    at: u64,
    damage: Option<Damage>,
}

impl<R: Read> Blocks<R> {
    fn new(from: R, size: Size, shard: Shard, at: u64) -> Blocks<R> {
        Blocks {
            from,
            size,
            shard,
            games: 0,
            at,
            damage: None,
        }
    }

    /// Returns the next game; `None` at the end and where the damage begins.
    fn next_game(&mut self) -> io::Result<Option<GameRecord>> {
        let mut block = Vec::new();
        self.read_up_to(BLOCK_HEAD_LEN, &mut block)?;
        if block.is_empty() {
            return Ok(None);
        }
        let len = GameRecord::block_len(&block);
        self.read_up_to(len, &mut block)?;
        match self.checked(&block, len) {
            Ok(game) => {
                self.games += 1;
                self.at += len as u64;
                Ok(Some(game))
            }
            Err(damage) => {
                self.damage = Some(damage);
                Ok(None)
            }
        }
    }

    /// Reads on until the block has a length or the file ends.
    fn read_up_to(&mut self, len: usize, block: &mut Vec<u8>) -> io::Result<()> {
        let missing = (len - block.len()) as u64;
        (&mut self.from).take(missing).read_to_end(block)?;
        Ok(())
    }

    fn checked(&self, block: &[u8], len: usize) -> Result<GameRecord, Damage> {
        let (number, at) = (self.shard.number(self.games).unwrap_or(u32::MAX), self.at);
        if block.len() < len {
            return Err(Damage::CutOff { number, at });
        }
        let (block, crc) = block.split_at(len - CRC_LEN);
        if *crc != crc32fast::hash(block).to_le_bytes() {
            return Err(Damage::Checksum { number, at });
        }
        let game = GameRecord::decode(block, self.size).map_err(|error| Damage::Record {
            number,
            at,
            error,
        })?;
        if game.number != number {
            return Err(Damage::Order {
                number,
                found: game.number,
                at,
            });
        }
        Ok(game)
    }
}
