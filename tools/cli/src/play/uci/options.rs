use super::super::engine_options::EngineOptions;
use crate::memory::check_table;
use crate::net::net_or_built_in;
use crate::play::Flags;
use crate::tables;
use anyhow::Result;
use loa::{Preset, Size};
use loa_engine::Level;
use loa_protocol::{UciDefaults, UciSetting};
use std::ops::RangeInclusive;
use std::time::Duration;

/// The values of the UCI options.
pub(super) struct Options {
    pub(super) engine: EngineOptions,
    /// The number of lines.
    pub(super) lines: usize,
    pub(super) preset: Preset,
    pub(super) size: Size,
    level: Option<Level>,
    /// The level of the Elo number.
    level_of_elo: Level,
    /// Whether it limits the strength.
    limits_strength: bool,
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
            eval_file: flags.net.clone(),
            level: flags.level.map(Level::number),
            elo: elo_range(),
            move_overhead: MOVE_OVERHEAD,
        };
        Ok(Options {
            engine,
            lines: 1,
            preset: Preset::default(),
            size: Size::default(),
            level: flags.level,
            level_of_elo: Level::of_elo(i32::MAX),
            limits_strength: false,
            move_overhead: MOVE_OVERHEAD,
            defaults,
        })
    }

    /// Returns the level of play; `None` for full strength.
    pub(super) fn level(&self) -> Option<Level> {
        let by_elo = self.limits_strength.then_some(self.level_of_elo);
        by_elo.or(self.level)
    }

    /// Changes an option. The engine itself, whose table has `present` MiB, is not changed here.
    ///
    /// # Errors
    /// If the value can't be used; nothing changes then.
    pub(super) fn change(&mut self, setting: &UciSetting, present: usize) -> Result<()> {
        match setting {
            UciSetting::Hash(mebibytes) => {
                check_table(*mebibytes, present)?;
                self.engine.hash = *mebibytes;
            }
            UciSetting::Threads(threads) => self.engine.threads = *threads,
            UciSetting::EvalFile(file) => {
                let file = file.as_deref().or(self.defaults.eval_file.as_deref());
                self.engine.net = net_or_built_in(file)?;
            }
            UciSetting::MultiPv(lines) => self.lines = *lines,
            UciSetting::Rules(preset) => self.preset = *preset,
            UciSetting::Board(size) => self.size = *size,
            UciSetting::Tables(None) => self.engine.tables = None,
            UciSetting::Tables(Some(folder)) => {
                self.engine.tables = Some(tables::open(folder)?);
            }
            UciSetting::Level(level) => self.level = level.and_then(Level::new),
            UciSetting::LimitStrength(limits) => self.limits_strength = *limits,
            UciSetting::Elo(elo) => self.level_of_elo = Level::of_elo(*elo),
            UciSetting::MoveOverhead(overhead) => self.move_overhead = *overhead,
            UciSetting::Ponder(_) | UciSetting::ClearHash => {}
        }
        Ok(())
    }
}

/// The Elo numbers of the weakest and the strongest level.
fn elo_range() -> RangeInclusive<i32> {
    Level::MIN.rating().elo..=Level::MAX.rating().elo
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Typed {
        #[command(flatten)]
        flags: Flags,
    }

    #[test]
    fn elo_goes_before_the_level_while_strength_is_limited() {
        let flags = Typed::parse_from(["loa", "--level", "2"]).flags;
        let mut options = Options::new(&flags).unwrap();
        let strongest = *elo_range().end();
        let mut level_after = |setting| {
            options.change(&setting, 1).unwrap();
            options.level().map(Level::number)
        };
        assert_eq!(level_after(UciSetting::Elo(0)), Some(2));
        assert_eq!(level_after(UciSetting::LimitStrength(true)), Some(1));
        let top = Level::of_elo(strongest).number();
        assert_eq!(level_after(UciSetting::Elo(strongest)), Some(top));
        assert_eq!(level_after(UciSetting::LimitStrength(false)), Some(2));
        assert_eq!(level_after(UciSetting::Level(None)), None);
    }
}
