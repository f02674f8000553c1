use crate::file::{Damage, FileError, GameReader};
use crate::format::Header;
use loa_work::{Shard, arrange};
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why files of training data can't be put together.
#[derive(Debug, Error)]
pub enum MergeError {
    /// They are not different shards.
    #[error(transparent)]
    Shards(#[from] loa_work::MergeError),
    /// A file can't be used.
    #[error("can't use {}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        source: FileError,
    },
    /// A file is of other games than the first.
    #[error("{} holds other games: {found:?}, not {wanted:?}", path.display())]
    OtherGames {
        /// The file.
        path: PathBuf,
        /// How its games were played.
        found: Box<Header>,
        /// How those of the first file were.
        wanted: Box<Header>,
    },
    /// A file is damaged.
    #[error("{}: {damage}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        damage: Damage,
    },
    /// A shard has no file.
    #[error("there is no file of shard {0}")]
    Missing(Shard),
    /// A file has fewer games than its shard should, by those of another.
    #[error("{} ends before game {number}, other shards go on", path.display())]
    Short {
        /// The file.
        path: PathBuf,
        /// The first missing game.
        number: u32,
    },
    /// There are fewer positions than wanted.
    #[error("all games together have {found} positions, not {wanted}")]
    TooFew {
        /// How many there are.
        found: u64,
        /// How many were asked for.
        wanted: u64,
    },
    /// The result can't be written.
    #[error("can't write the games")]
    Write(#[from] io::Error),
}

/// Writes the games of all shards in the order of their numbers: the bytes of a single run. With a
/// number of positions it ends where such a run does. Returns the numbers of games and positions.
///
/// # Errors
/// If the files are not the shards of one run, or a game is missing or damaged.
pub fn merge(
    paths: &[PathBuf],
    positions: Option<u64>,
    out: &mut dyn Write,
) -> Result<(u32, u64), MergeError> {
    let mut shards = open(paths)?;
    let (mut games, mut samples) = (0, 0);
    if let Some((_, first)) = shards.first() {
        let header = Header {
            shard: Shard::ALL,
            ..first.header().clone()
        };
        let head = header.encode().map_err(FileError::from);
        out.write_all(&head.map_err(|error| in_file(&shards[0].0, error))?)?;
    }
    let is_enough = |samples| positions.is_some_and(|wanted| samples >= wanted);
    while !is_enough(samples) {
        let next = games as usize % shards.len();
        let (path, reader) = &mut shards[next];
        let Some(game) = next_game(path, reader)? else {
            check_end(&mut shards, next, games)?;
            break;
        };
        out.write_all(&game.encode())?;
        games += 1;
        samples += game.samples.len() as u64;
    }
    match positions {
        Some(wanted) if samples < wanted => Err(MergeError::TooFew {
            found: samples,
            wanted,
        }),
        _ => Ok((games, samples)),
    }
}

type Reader = (PathBuf, GameReader<File>);

/// Opens the files of all shards of a run; returns them in order.
fn open(paths: &[PathBuf]) -> Result<Vec<Reader>, MergeError> {
    let mut opened: Vec<(PathBuf, Shard, GameReader<File>)> = Vec::new();
    for path in paths {
        let file = File::open(path).map_err(FileError::from);
        let reader = file.and_then(GameReader::new);
        let reader = reader.map_err(|error| in_file(path, error))?;
        let (shard, header) = (reader.header().shard, reader.header());
        if let Some((_, _, first)) = opened.first() {
            let wanted = Header {
                shard,
                ..first.header().clone()
            };
            if *header != wanted {
                return Err(MergeError::OtherGames {
                    path: path.clone(),
                    found: Box::new(header.clone()),
                    wanted: Box::new(wanted),
                });
            }
        }
        opened.push((path.clone(), shard, reader));
    }
    let any = opened.first().map_or(Shard::ALL, |(_, shard, _)| *shard);
    let arranged = arrange(opened)?;
    let missing = (0..any.count()).find(|index| !arranged.contains_key(index));
    match missing.and_then(|index| any.sibling(index)) {
        Some(shard) => Err(MergeError::Missing(shard)),
        None => Ok(arranged.into_values().collect()),
    }
}

fn in_file(path: &Path, source: FileError) -> MergeError {
    MergeError::File {
        path: path.to_path_buf(),
        source,
    }
}

fn next_game(
    path: &Path,
    reader: &mut GameReader<File>,
) -> Result<Option<crate::GameRecord>, MergeError> {
    let game = reader.next_game();
    let game = game.map_err(|error| in_file(path, error.into()))?;
    match (game, reader.damage()) {
        (None, Some(damage)) => Err(MergeError::Damaged {
            path: path.to_path_buf(),
            damage: damage.clone(),
        }),
        (game, _) => Ok(game),
    }
}

/// Checks that no file goes on when one has come to its end.
fn check_end(shards: &mut [Reader], ended: usize, number: u32) -> Result<(), MergeError> {
    let path = shards[ended].0.clone();
    for (other, reader) in shards {
        if next_game(other, reader)?.is_some() {
            return Err(MergeError::Short { path, number });
        }
    }
    Ok(())
}
