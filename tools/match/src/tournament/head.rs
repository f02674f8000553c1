use super::schedule::Format;
use super::settings::{MatchSettings, SprtSettings};
use crate::statistics::{EloModel, Sprt, SprtError};
use loa::{Preset, Repetition, Size, Start};
use serde::{Deserialize, Serialize};

/// What `match.json` has, with the keys in the order of the alphabet: all that the games of a match
/// depend on. When a match is resumed, it has to be the same. The number of games, and how many are
/// played at the same time, may change.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct MatchHead {
    board: Size,
    /// `None` where the rules do not ignore repetition.
    #[serde(skip_serializing_if = "Option::is_none")]
    draws_repetitions: Option<bool>,
    #[serde(with = "loa::as_text")]
    pub(super) format: Format,
    /// The times are in seconds.
    longest_move: f64,
    margin: f64,
    max_plies: u32,
    openings: String,
    /// The keys that describe each player, with their values.
    players: Vec<Vec<(String, String)>>,
    pub(super) rules: Preset,
    seed: u64,
    /// May not be missing.
    #[serde(deserialize_with = "Option::deserialize")]
    sprt: Option<SprtHead>,
    start: Start,
    startup: f64,
    version: u32,
}

/// What a shard's file is of: the match, and what its folder does not have.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct ShardSettings {
    #[serde(flatten)]
    pub(super) of_match: MatchHead,
    /// The probabilities of the test's errors.
    errors: Option<(f64, f64)>,
    /// The players' names.
    pub(super) names: Vec<String>,
}

/// A test, with its bounds instead of the probabilities of its errors.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct SprtHead {
    bounds: [String; 2],
    elo0: f64,
    elo1: f64,
    #[serde(with = "loa::as_text")]
    model: EloModel,
    /// Whether it counts pairs of games.
    pairs: bool,
}

impl From<&MatchSettings> for MatchHead {
    fn from(settings: &MatchSettings) -> MatchHead {
        let rules = settings.preset;
        let is_ignored = rules.rules.repetition == Repetition::Ignored;
        MatchHead {
            board: settings.size,
            draws_repetitions: is_ignored.then_some(settings.draws_repetitions),
            format: settings.format,
            longest_move: settings.longest_move.as_secs_f64(),
            margin: settings.margin.as_secs_f64(),
            max_plies: settings.most_plies,
            openings: settings.openings.settings(),
            players: settings.players.iter().map(|it| it.keys.clone()).collect(),
            rules,
            seed: settings.seed,
            sprt: settings.sprt.as_ref().map(SprtHead::from),
            start: settings.start,
            startup: settings.startup.as_secs_f64(),
            version: 1,
        }
    }
}

impl From<&SprtSettings> for SprtHead {
    fn from(SprtSettings { test, of_pairs }: &SprtSettings) -> SprtHead {
        let ((elo0, elo1), (lower, upper)) = (test.hypotheses(), test.bounds());
        SprtHead {
            bounds: [lower, upper].map(|bound| format!("{bound:.6}")),
            elo0,
            elo1,
            model: test.model(),
            pairs: *of_pairs,
        }
    }
}

impl From<&MatchSettings> for ShardSettings {
    fn from(settings: &MatchSettings) -> ShardSettings {
        let names = settings.players.iter().map(|player| player.name.clone());
        ShardSettings {
            of_match: settings.into(),
            errors: settings.sprt.map(|sprt| sprt.test.errors()),
            names: names.collect(),
        }
    }
}

impl ShardSettings {
    /// Returns the test. One without probabilities of errors is none that can be.
    pub(super) fn test(&self) -> Result<Option<SprtSettings>, SprtError> {
        let (alpha, beta) = self.errors.unwrap_or_default();
        let test = |sprt: &SprtHead| {
            Ok(SprtSettings {
                test: Sprt::new(sprt.elo0, sprt.elo1, alpha, beta, sprt.model)?,
                of_pairs: sprt.pairs,
            })
        };
        self.of_match.sprt.as_ref().map(test).transpose()
    }
}
