use super::Flags;
use crate::game_file;
use crate::hashing::hash_of_files;
use anyhow::{Context, Result};
use loa::{Game, Preset, Random, Status};
use loa_engine::{Engine, Job, Limits};
use std::path::Path;

/// A game to search.
#[derive(Clone)]
pub(super) struct SourceGame {
    pub(super) preset: Preset,
    pub(super) game: Game,
    /// The file and number, or the seed.
    pub(super) name: String,
}

/// The games of files, then self-play games.
pub(super) struct Games<'a> {
    flags: &'a Flags,
    read: Vec<SourceGame>,
    /// The hash of all files with their names.
    pub(super) hash: String,
}

impl<'a> Games<'a> {
    pub(super) fn new(flags: &'a Flags) -> Result<Games<'a>> {
        let mut read = Vec::new();
        for path in &flags.from {
            let cannot = || format!("{} can't be used", path.display());
            read_file(path, flags.rules, &mut read).with_context(cannot)?;
        }
        Ok(Games {
            flags,
            read,
            hash: hash_of_files(&flags.from)?,
        })
    }

    /// Returns the number of games.
    pub(super) fn len(&self) -> u64 {
        self.read.len() as u64 + self.flags.selfplay.unwrap_or(0)
    }

    /// Returns a game by its number, from 0.
    pub(super) fn game(&self, number: u32) -> Result<SourceGame> {
        match self.read.get(number as usize) {
            Some(game) => Ok(game.clone()),
            None => self.played(u64::from(number) - self.read.len() as u64),
        }
    }

    fn played(&self, number: u64) -> Result<SourceGame> {
        let seed = self.flags.seed;
        let preset = self.flags.rules.unwrap_or_default();
        let mut random = Random::new(seed.wrapping_mul(1 << 32).wrapping_add(number));
        Ok(SourceGame {
            preset,
            game: play(self.flags, &preset, &mut random)?,
            name: format!("self-play, seed {seed}, game {}", number + 1),
        })
    }
}

fn read_file(path: &Path, rules: Option<Preset>, games: &mut Vec<SourceGame>) -> Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    for (number, mut record) in game_file::read_records(path)?.into_iter().enumerate() {
        game_file::use_rules(&mut record, rules);
        games.push(SourceGame {
            preset: record.rule_set.preset(),
            game: record.to_game()?,
            name: format!("{name}, game {}", number + 1),
        });
    }
    Ok(())
}

const MEBIBYTES: usize = 8;

/// The random plies at the start of a game.
const RANDOM_PLIES: usize = 6;

/// The longest self-play game, in plies.
const LONGEST_GAME: u32 = 150;

/// Plays a game, the same one for the same arguments: of a level, or with the nodes for a move.
fn play(flags: &Flags, preset: &Preset, random: &mut Random) -> Result<Game> {
    let mut engine = Engine::new(MEBIBYTES);
    let mut limits = Limits::nodes(flags.nodes);
    if let Some(level) = flags.level {
        limits = level.reproducible_limits();
        engine.style = level.style(random.next_u64());
    }
    let mut game = Game::start(preset, flags.board);
    for _ in 0..RANDOM_PLIES {
        // The remainder, not `Random::choose`: each seed keeps the games that it has always given.
        let moves = game.legal_moves();
        let number = random.next_u64() % moves.len() as u64;
        if game.play(moves[number as usize]).is_ok_and(Status::is_over) {
            game.undo();
            break;
        }
    }
    while game.plies() < LONGEST_GAME {
        let found = Job::new(&game, limits).run(&mut engine, &mut || false, &mut |_| {});
        let Some(report) = found.best() else {
            break;
        };
        game.play(report.best)?;
    }
    Ok(game)
}
