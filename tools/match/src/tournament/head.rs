use super::schedule::Format;
use super::settings::{MatchSettings, SprtSettings};
use crate::statistics::{EloModel, Sprt, SprtError};
use loa::Repetition;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Returns what `match.json` has: all that the games of a match depend on. When a match is resumed,
/// it has to be the same. The number of games, and how many are played at the same time, may
/// change. Times are in seconds.
pub(super) fn match_head(settings: &MatchSettings) -> Value {
    let keys = settings.players.iter().map(|player| &player.keys);
    let mut head = json!({
        "board": settings.size,
        "format": settings.format.name(),
        "longest-move": settings.longest_move.as_secs_f64(),
        "margin": settings.margin.as_secs_f64(),
        "max-plies": settings.most_plies,
        "openings": settings.openings.settings(),
        "players": keys.collect::<Vec<_>>(),
        "rules": settings.preset,
        "seed": settings.seed,
        "sprt": settings.sprt.as_ref().map(SprtHead::from),
        "start": settings.start,
        "startup": settings.startup.as_secs_f64(),
        "version": 1,
    });
    if settings.preset.rules.repetition == Repetition::Ignored {
        head["draws-repetitions"] = settings.draws_repetitions.into();
    }
    head
}

/// Returns what a shard's file is of: the match, the probabilities of the test's errors, and the
/// players' names.
pub(super) fn shard_head(settings: &MatchSettings) -> Value {
    let names = settings.players.iter().map(|player| player.name.clone());
    let mut head = match_head(settings);
    head["errors"] = json!(settings.sprt.map(|sprt| sprt.test.errors()));
    head["names"] = names.collect();
    head
}

/// What shards are put together by: a part of what their files are of.
#[derive(Deserialize)]
pub(super) struct ShardSettings {
    errors: Option<(f64, f64)>,
    #[serde(with = "loa::as_text")]
    pub(super) format: Format,
    /// The players' names.
    pub(super) names: Vec<String>,
    sprt: Option<SprtHead>,
}

/// A test, with its bounds instead of the probabilities of its errors.
#[derive(Serialize, Deserialize)]
struct SprtHead {
    bounds: [String; 2],
    elo0: f64,
    elo1: f64,
    #[serde(with = "loa::as_text")]
    model: EloModel,
    /// Whether it counts pairs of games.
    pairs: bool,
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
        self.sprt.as_ref().map(test).transpose()
    }
}
