use super::super::equipment::{Equipment, check_memory};
use crate::flags::PlayFlags;
use crate::solved::Solved;
use anyhow::Result;
use loa::{Preset, Size};
use loa_engine::{Level, Limits, Style};
use loa_protocol::{UciDefaults, UciSetting};
use std::sync::Arc;
use std::time::Duration;

/// What options are set to.
pub(super) struct Settings {
    /// The size of the table of positions, in MiB.
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
    pub(super) preset: Preset,
    pub(super) size: Size,
    pub(super) level: Option<Level>,
    /// How late answers may be.
    pub(super) late: Duration,
    pub(super) solved: Option<Arc<Solved>>,
    defaults: UciDefaults,
}

/// How late answers may be, if nothing else is said: what may pass on a loaded machine until a
/// thread that sleeps runs again, here and where the answer is waited for.
const LATE: Duration = Duration::from_millis(20);

impl Settings {
    /// Takes what the command line says.
    pub(super) fn new(flags: &PlayFlags) -> Result<Settings> {
        let Equipment {
            hash,
            threads,
            solved,
        } = Equipment::new(flags)?;
        let defaults = UciDefaults {
            hash,
            threads,
            tables: flags.tables.clone(),
            level: flags.level,
            move_overhead: LATE,
        };
        Ok(Settings {
            hash,
            threads,
            lines: 1,
            preset: Preset::default(),
            size: Size::default(),
            level: flags.level.and_then(Level::new),
            late: LATE,
            solved,
            defaults,
        })
    }

    /// Returns what was set at the beginning.
    pub(super) const fn defaults(&self) -> &UciDefaults {
        &self.defaults
    }

    /// Changes an option. What it says about the engine's memory is not done here; `present` MiB are
    /// its table until then.
    ///
    /// # Errors
    /// If that can't be; nothing changes then.
    pub(super) fn change(&mut self, setting: UciSetting, present: usize) -> Result<()> {
        match setting {
            UciSetting::Hash(mebibytes) => {
                check_memory(mebibytes, present)?;
                self.hash = mebibytes;
            }
            UciSetting::Threads(threads) => self.threads = threads,
            UciSetting::MultiPv(lines) => self.lines = lines,
            UciSetting::Rules(preset) => self.preset = preset,
            UciSetting::Board(size) => self.size = size,
            UciSetting::Tables(None) => self.solved = None,
            UciSetting::Tables(Some(folder)) => {
                self.solved = Some(Arc::new(Solved::open(&folder)?));
            }
            UciSetting::Level(level) => self.level = level.and_then(Level::new),
            UciSetting::MoveOverhead(late) => self.late = late,
            UciSetting::Ponder(_) | UciSetting::ClearHash => {}
        }
        Ok(())
    }

    /// Returns how the engine plays; the seed says which of the players of a level it is.
    pub(super) fn style(&self, seed: u64) -> Style {
        self.level.map_or(Style::STEADY, |level| level.style(seed))
    }

    /// Returns how far a search may go at most.
    pub(super) fn limits(&self) -> Limits {
        self.level.map_or(Limits::NONE, Level::reproducible_limits)
    }
}
