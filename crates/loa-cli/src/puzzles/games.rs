use super::Flags;
use anyhow::{Context, Result};
use loa::{Game, Preset, Random, Size, Status};
use loa_engine::{Engine, Limits};
use loa_notation::{Record, decode, read_records};
use std::path::Path;

/// A game to search.
pub(super) struct SourceGame {
    pub(super) preset: Preset,
    pub(super) game: Game,
    /// The file and number, or the seed.
    pub(super) name: String,
}

/// The games of files, then self-play games.
pub(super) struct Games<'a> {
    flags: &'a Flags,
    read: std::vec::IntoIter<SourceGame>,
    numbers: std::ops::Range<u64>,
}

impl<'a> Games<'a> {
    pub(super) fn new(flags: &'a Flags) -> Result<Games<'a>> {
        let mut read = Vec::new();
        for path in &flags.from {
            read_file(path, flags.rules, &mut read)
                .with_context(|| format!("{} can't be used", path.display()))?;
        }
        Ok(Games {
            flags,
            read: read.into_iter(),
            numbers: 0..flags.selfplay.unwrap_or(0),
        })
    }

    /// Returns the number of games left.
    pub(super) fn len(&self) -> u64 {
        self.read.len() as u64 + (self.numbers.end - self.numbers.start)
    }

    fn played(&self, number: u64) -> Result<SourceGame> {
        let Flags { seed, nodes, .. } = *self.flags;
        let preset = self.flags.rules.unwrap_or_default();
        let mut random = Random::new(seed.wrapping_mul(1 << 32).wrapping_add(number));
        Ok(SourceGame {
            preset,
            game: play(&preset, self.flags.board, nodes, &mut random)?,
            name: format!("self-play, seed {seed}, game {}", number + 1),
        })
    }
}

impl Iterator for Games<'_> {
    type Item = Result<SourceGame>;

    fn next(&mut self) -> Option<Result<SourceGame>> {
        if let Some(source) = self.read.next() {
            return Some(Ok(source));
        }
        let number = self.numbers.next()?;
        Some(self.played(number))
    }
}

fn read_file(path: &Path, rules: Option<Preset>, games: &mut Vec<SourceGame>) -> Result<()> {
    let bytes = std::fs::read(path)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    for (number, mut record) in read_records(&decode(&bytes))?.into_iter().enumerate() {
        if let Some(preset) = rules {
            use_rules(&mut record, preset);
        }
        games.push(SourceGame {
            preset: record.rule_set.preset(),
            game: record.to_game()?,
            name: format!("{name}, game {}", number + 1),
        });
    }
    Ok(())
}

fn use_rules(record: &mut Record, preset: Preset) {
    record.rule_set = loa_notation::RuleSet::Preset(preset);
    record.move_limit = preset.rules.move_limit;
}

const MEBIBYTES: usize = 8;

/// The random plies at the start of a game.
const RANDOM_PLIES: usize = 6;

/// The longest self-play game, in plies.
const LONGEST_GAME: u32 = 150;

/// Plays a game, the same one for the same arguments.
fn play(preset: &Preset, size: Size, nodes: u64, random: &mut Random) -> Result<Game> {
    let mut engine = Engine::new(MEBIBYTES);
    let mut game = Game::start(preset, size);
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
        let limits = Limits::nodes(nodes);
        let report = engine.search(&game, limits, &mut || false, &mut |_| {});
        let Some(report) = report else {
            break;
        };
        game.play(report.best)?;
    }
    Ok(game)
}
