//! What `loa tables stats` tells of a folder of tables.

use super::checksums::Checksums;
use crate::solved::{BestGame, Values};
use anyhow::Result;
use loa::{Position, Preset, Start};
use loa_solver::{Counts, LongestGames, Probe, Survey, Tables, Tier, Value};
use std::collections::BTreeMap;
use std::iter;
use std::path::Path;

/// The counts of each tier.
pub(super) type TierCounts = BTreeMap<Tier, Counts>;

/// A kind of value: its name and a test.
type ValueKind = (&'static str, fn(Value) -> bool);

/// The kinds of values, in the order of the columns.
pub(super) const KINDS: [ValueKind; 4] = [
    ("won", |value| matches!(value, Value::Win(_))),
    ("lost", |value| matches!(value, Value::Loss(_))),
    ("tied", |value| matches!(value, Value::Tie(_))),
    ("drawn", |value| value == Value::Draw),
];

/// What the tables of a folder tell.
pub(super) struct Statistics {
    pub(super) tables: Tables,
    pub(super) missing: Vec<String>,
    pub(super) all: Counts,
    pub(super) tiers: TierCounts,
    /// What only complete tables tell.
    pub(super) details: Option<Details>,
}

/// What only complete tables tell.
pub(super) struct Details {
    /// The rule sets with these values.
    pub(super) presets: Vec<Preset>,
    pub(super) starts: Vec<StartPosition>,
    pub(super) survey: Survey,
    /// For each kind of longest games, those that the survey shows.
    pub(super) longest: Vec<(LongestGames, Vec<BestGame>)>,
    pub(super) checksums: Checksums,
}

/// A start position.
pub(super) struct StartPosition {
    pub(super) start: Start,
    pub(super) position: Position,
    pub(super) value: Value,
    /// Its moves, the best first.
    pub(super) moves: Values,
}

impl Statistics {
    /// Says which positions the tables have if they are not those from a start position.
    pub(super) fn about_pieces(&self) -> Option<String> {
        let problem = self.tables.problem();
        if problem.start().is_some() {
            return None;
        }
        let pieces = problem.material().black;
        let is_covered = |start| problem.covers(&Position::start(problem.size(), start));
        let rest = match Start::ALL.into_iter().any(is_covered) {
            true => "",
            false => "; no start position has so few",
        };
        Some(format!(
            "All positions with at most {pieces} pieces a side{rest}."
        ))
    }

    /// Reads the tables of a folder; with the details if that is wanted and they are complete.
    pub(super) fn new(folder: &Path, with_details: bool) -> Result<Statistics> {
        let tables = Tables::open(folder)?;
        let there = tables.tiers();
        let all_tiers = tables.problem().tiers().into_iter();
        let missing: Vec<String> = all_tiers
            .filter(|tier| !there.contains(tier))
            .map(|tier| tier.to_string())
            .collect();
        let details = match with_details && missing.is_empty() {
            true => Some(Details::new(&tables, folder)?),
            false => None,
        };
        let tiers: TierCounts = match &details {
            Some(details) => {
                let tiers = details.survey.tiers.iter();
                tiers
                    .map(|(tier, survey)| (*tier, survey.counts.clone()))
                    .collect()
            }
            None => tables.count_values()?,
        };
        let mut all = Counts::default();
        tiers.values().for_each(|counts| all += counts);
        Ok(Statistics {
            tables,
            missing,
            all,
            tiers,
            details,
        })
    }
}

impl Details {
    fn new(tables: &Tables, folder: &Path) -> Result<Details> {
        let survey = tables.survey()?;
        let longest = survey.longest.iter().map(|longest| {
            let games = longest.positions.iter();
            let games: Result<_> = games
                .map(|position| BestGame::new(tables, *position))
                .collect();
            Ok((longest.clone(), games?))
        });
        let problem = tables.problem();
        let same_values = |preset: &Preset| preset.rules.unlimited() == *problem.rules();
        Ok(Details {
            presets: Preset::ALL.into_iter().filter(same_values).collect(),
            starts: start_positions(tables)?,
            longest: longest.collect::<Result<_>>()?,
            survey,
            checksums: Checksums::of(tables, folder)?,
        })
    }
}

/// Looks all start positions up that the tables have: those of their board, then those of the
/// transposed one.
fn start_positions(tables: &Tables) -> Result<Vec<StartPosition>> {
    let size = tables.problem().size();
    let transposed = (size != size.transposed()).then(|| size.transposed());
    let mut starts = Vec::new();
    for size in iter::once(size).chain(transposed) {
        for start in Start::ALL {
            let position = Position::start(size, start);
            if let Some(value) = tables.probe(&position)? {
                starts.push(StartPosition {
                    start,
                    position,
                    value,
                    moves: tables.probe_moves(&position)?,
                });
            }
        }
    }
    Ok(starts)
}
