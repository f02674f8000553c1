use super::super::engine_options::EngineOptions;
use crate::memory::check_table;
use crate::play::Flags;
use crate::solved::Solved;
use anyhow::Result;
use loa::{Preset, Size};
use loa_engine::Level;
use loa_protocol::{UciDefaults, UciSetting};
use std::time::Duration;

/// The values of the UCI options.
pub(super) struct Options {
    pub(super) engine: EngineOptions,
    /// The number of lines.
    pub(super) lines: usize,
    pub(super) preset: Preset,
    pub(super) size: Size,
    pub(super) level: Option<Level>,
    /// How late answers may arrive.
    pub(super) move_overhead: Duration,
    pub(super) defaults: UciDefaults,
}

/// The default of `Move Overhead`: enough for a moderately loaded system.
const MOVE_OVERHEAD: Duration = Duration::from_millis(20);

impl Options {
    /// Takes the defaults from the command line.
    pub(super) fn new(flags: &Flags) -> Result<Options> {
        let engine = EngineOptions::new(flags)?;
        let defaults = UciDefaults {
            hash: engine.hash,
            threads: engine.threads,
            tables: flags.tables.clone(),
            level: flags.level,
            move_overhead: MOVE_OVERHEAD,
        };
        Ok(Options {
            engine,
            lines: 1,
            preset: Preset::default(),
            size: Size::default(),
            level: flags.level.and_then(Level::new),
            move_overhead: MOVE_OVERHEAD,
            defaults,
        })
    }

    /// Changes an option. The engine itself, whose table has `present` MiB, is not changed here.
    ///
    /// # Errors
    /// If the value can't be used; nothing changes then.
    pub(super) fn change(&mut self, setting: UciSetting, present: usize) -> Result<()> {
        match setting {
            UciSetting::Hash(mebibytes) => {
                check_table(mebibytes, present)?;
                self.engine.hash = mebibytes;
            }
            UciSetting::Threads(threads) => self.engine.threads = threads,
            UciSetting::MultiPv(lines) => self.lines = lines,
            UciSetting::Rules(preset) => self.preset = preset,
            UciSetting::Board(size) => self.size = size,
            UciSetting::Tables(None) => self.engine.solved = None,
            UciSetting::Tables(Some(folder)) => {
                self.engine.solved = Some(Solved::open(&folder)?);
            }
            UciSetting::Level(level) => self.level = level.and_then(Level::new),
            UciSetting::MoveOverhead(overhead) => self.move_overhead = overhead,
            UciSetting::Ponder(_) | UciSetting::ClearHash => {}
        }
        Ok(())
    }
}
