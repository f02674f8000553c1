//! The file of a shard as lines of JSON with checksums (see [`seal`]).
//!
//! ```text
//! {"shard":"2/8","command":"match","program":"0.1.0 1a2b3c4d","settings":{...},"crc32":"..."}
//! {"number":1,...,"crc32":"..."}       an item; the numbers are those of the shard, in order
//! {"number":9,...,"crc32":"..."}
//! {"end":100,"crc32":"..."}            all items below this number are done
//! ```

use crate::format::{Format, Found, Head};
use crate::lines::{read_line, seal, unseal, unseal_as};
use crate::shard::Shard;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::io::{self, BufRead};

/// More bytes than an item takes.
const LONGEST_LINE: u64 = 1 << 26;

/// Lines of JSON. Without its last line a file is unfinished.
#[derive(Clone, Copy, Debug)]
pub enum JsonLines {}

/// What a shard is of. Files of one run have the same head but for the shard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShardHead {
    /// Which items the file has.
    pub shard: Shard,
    /// The command that does the work.
    pub command: String,
    /// The version of the program.
    pub program: String,
    /// All that the items depend on.
    pub settings: Map<String, Value>,
}

/// A part of the work that is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its number among those of all shards, from 0.
    pub number: u32,
    /// A JSON object with the number and the result.
    pub json: Vec<u8>,
}

/// An item as it stands on its line.
#[derive(Serialize)]
struct Numbered<'a, T> {
    number: u32,
    #[serde(flatten)]
    result: &'a T,
}

#[derive(Deserialize)]
struct Number {
    number: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    end: u32,
}

impl ShardHead {
    /// Makes the head of settings, an object with all that the items depend on.
    ///
    /// # Errors
    /// If they can't be written as JSON.
    pub fn new(
        shard: Shard,
        command: &str,
        program: &str,
        settings: &impl Serialize,
    ) -> Result<ShardHead, serde_json::Error> {
        Ok(ShardHead {
            shard,
            command: command.to_owned(),
            program: program.to_owned(),
            settings: serde_json::from_value(serde_json::to_value(settings)?)?,
        })
    }

    /// Returns the settings as the command wrote them.
    ///
    /// # Errors
    /// If they are other settings.
    pub fn read_settings<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_value(self.settings.clone().into())
    }
}

impl Item {
    /// Makes an item of a result, an object without `number`.
    ///
    /// # Errors
    /// If it can't be written as JSON.
    pub fn new(number: u32, result: &impl Serialize) -> Result<Item, serde_json::Error> {
        let json = serde_json::to_vec(&Numbered { number, result })?;
        Ok(Item { number, json })
    }
}

impl Head for ShardHead {
    fn shard(&self) -> Shard {
        self.shard
    }

    fn with_shard(&self, shard: Shard) -> ShardHead {
        ShardHead {
            shard,
            ..self.clone()
        }
    }

    fn settings(&self) -> impl Serialize {
        let mut settings = self.settings.clone();
        settings.insert("the command".to_owned(), self.command.clone().into());
        settings.insert("the program".to_owned(), self.program.clone().into());
        settings
    }
}

impl Format for JsonLines {
    type Head = ShardHead;
    type Item = Item;
    type HeadError = io::Error;

    const SYNCS: bool = true;
    const HAS_END: bool = true;

    fn head(head: &ShardHead) -> io::Result<Vec<u8>> {
        Ok(seal(&serde_json::to_vec(head)?))
    }

    fn item(item: &Item) -> Vec<u8> {
        seal(&item.json)
    }

    fn end(end: u32) -> Vec<u8> {
        seal(format!("{{\"end\":{end}}}").as_bytes())
    }

    fn read_head(from: &mut impl BufRead) -> io::Result<(ShardHead, u64)> {
        let line = read_line(from, LONGEST_LINE)?;
        let head = unseal_as(&line).map_err(|_| {
            let text = "it is not a shard's file: its first line has no head with a good checksum";
            io::Error::new(io::ErrorKind::InvalidData, text)
        })?;
        Ok((head, line.len() as u64))
    }

    fn read(_: &ShardHead, from: &mut impl BufRead) -> io::Result<Found<Item>> {
        let line = read_line(from, LONGEST_LINE)?;
        if line.is_empty() {
            return Ok(Found::Nothing);
        }
        let json = match unseal(&line) {
            Ok(json) => json,
            Err(what) => return Ok(Found::Damage(what.to_string())),
        };
        if let Ok(End { end }) = serde_json::from_slice(&json) {
            return Ok(Found::End(end));
        }
        Ok(match serde_json::from_slice(&json) {
            Ok(Number { number }) => Found::Item(Item { number, json }, line.len() as u64),
            Err(error) => Found::Damage(error.to_string()),
        })
    }

    fn number(item: &Item) -> u32 {
        item.number
    }
}
