use crate::format::{CRC_LEN, LONGEST_SETTINGS, MAGIC, VERSION};
use crate::selfplay::Settings;
use loa::{ParsePresetError, ParseSizeError, Preset, Size};
use serde::{Deserialize, Serialize};
use std::io::{self, Read};
use thiserror::Error;

/// How the games of a file were played. Files with the same header hold the same games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The size of the board, as in `8x8`.
    pub board: String,
    /// The name of the rule set.
    pub rules: String,
    /// The positions that the engine looked at for each move.
    pub nodes: u64,
    /// Which games they are.
    pub seed: u64,
    /// Which engine played: its version and a checksum of its search.
    pub engine: String,
}

/// Why the head of a file can't be read.
#[derive(Debug, Error)]
pub enum HeaderError {
    /// The file could not be read, or ends within its head.
    #[error("the head can't be read")]
    Read(#[from] io::Error),
    /// It is another kind of file.
    #[error("this is no file of training data")]
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
    #[error("the settings can't be understood")]
    Json(#[from] serde_json::Error),
    /// The board is of no size there is.
    #[error(transparent)]
    Board(#[from] ParseSizeError),
    /// The rules have another name.
    #[error(transparent)]
    Rules(#[from] ParsePresetError),
}

impl Header {
    /// Returns the header of the games that settings lead to.
    pub fn of(settings: &Settings) -> Header {
        Header {
            board: settings.size.to_string(),
            rules: settings.preset.name.to_owned(),
            nodes: settings.nodes,
            seed: settings.seed,
            engine: crate::selfplay::fingerprint(),
        }
    }

    /// Returns the size of the board.
    ///
    /// # Errors
    /// If there is no such size.
    pub fn size(&self) -> Result<Size, ParseSizeError> {
        self.board.parse()
    }

    /// Returns the rule set.
    ///
    /// # Errors
    /// If there is none of that name.
    pub fn preset(&self) -> Result<Preset, ParsePresetError> {
        self.rules.parse()
    }

    /// Returns the head of a file.
    ///
    /// # Errors
    /// If the settings are too long.
    pub(crate) fn encode(&self) -> Result<Vec<u8>, HeaderError> {
        let settings = serde_json::to_vec(self)?;
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

    /// Reads the head of a file; also returns its length in bytes.
    ///
    /// # Errors
    /// If it isn't a head, or can't be read.
    pub(crate) fn read(from: &mut impl Read) -> Result<(Header, u64), HeaderError> {
        let mut head = vec![0; MAGIC.len() + 8];
        from.read_exact(&mut head)?;
        if head[..MAGIC.len()] != MAGIC {
            return Err(HeaderError::NotTrainingData);
        }
        let word =
            |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        let (found, len) = (word(8), word(12) as usize);
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
        let header: Header = serde_json::from_slice(&head[before..])?;
        header.size()?;
        header.preset()?;
        Ok((header, (head.len() + CRC_LEN) as u64))
    }
}
