use crate::search::MOST_LINES;
use loa::{Goal, Preset, Size, Start};
use loa_engine::Level;
use loa_review::usual_accuracy;
use serde::Serialize;

/// What the place where the page is answered offers.
#[derive(Clone, Debug)]
pub struct Host {
    /// Whether a program plays a game that all pages show.
    pub is_shared: bool,
    /// The longest analysis, in seconds.
    pub seconds: u64,
    /// The most threads of an analysis.
    pub threads: usize,
    /// The description of the tables of a solved board.
    pub tables: Option<TablesView>,
}

/// The board of the tables of a server.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct TablesView {
    /// Its size.
    pub board: String,
    /// The name of its start position.
    pub start: Option<&'static str>,
    /// The name of its rules.
    pub rules: Option<&'static str>,
}

/// The features and limits of a server.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct About {
    version: &'static str,
    shared: bool,
    presets: Vec<PresetView>,
    starts: Vec<&'static str>,
    sizes: Sizes,
    levels: Vec<LevelView>,
    /// The level that beginners meet first.
    first_level: u8,
    /// How many games lost or won in a row lead to the offer of another level.
    streak: u32,
    analysis: AnalysisLimits,
    /// The board of the server's tables.
    tables: Option<TablesView>,
}

/// A set of rules.
#[derive(Debug, Serialize, utoipa::ToSchema)]
struct PresetView {
    name: &'static str,
    start: &'static str,
    limit: Option<u32>,
    misere: bool,
}

/// The least and the largest side of a board.
#[derive(Debug, Serialize, utoipa::ToSchema)]
struct Sizes {
    min: u8,
    max: u8,
}

/// A level of the computer.
#[derive(Debug, Serialize, utoipa::ToSchema)]
struct LevelView {
    number: u8,
    seconds: f64,
    elo: Option<i32>,
    accuracy: Option<f64>,
    offers: Offers,
}

/// The levels that are offered after a streak.
#[derive(Debug, Serialize, utoipa::ToSchema)]
struct Offers {
    won: Option<u8>,
    lost: Option<u8>,
}

/// The most that an analysis may ask for.
#[derive(Debug, Serialize, utoipa::ToSchema)]
struct AnalysisLimits {
    lines: usize,
    seconds: u64,
    threads: usize,
}

impl Host {
    /// A program that answers for itself: one thread, for an hour at most.
    pub const ALONE: Host = Host {
        is_shared: false,
        seconds: 3600,
        threads: 1,
        tables: None,
    };

    /// Describes it, with the rule sets, boards and levels.
    pub fn about(&self) -> About {
        let presets = Preset::ALL.map(|preset| PresetView {
            name: preset.name,
            start: preset.start.name(),
            limit: preset.rules.move_limit,
            misere: preset.rules.goal == Goal::Misere,
        });
        let levels = Level::all().map(|level| LevelView {
            number: level.number(),
            seconds: level.seconds(),
            elo: Some(level.rating().elo),
            accuracy: usual_accuracy(level),
            offers: Offers {
                won: level.offer(true, Level::STREAK).map(Level::number),
                lost: level.offer(false, Level::STREAK).map(Level::number),
            },
        });
        About {
            version: env!("CARGO_PKG_VERSION"),
            shared: self.is_shared,
            presets: presets.into(),
            starts: Start::ALL.map(Start::name).into(),
            sizes: Sizes {
                min: Size::MIN,
                max: Size::MAX,
            },
            levels: levels.collect(),
            first_level: Level::FIRST.number(),
            streak: Level::STREAK,
            analysis: AnalysisLimits {
                lines: MOST_LINES,
                seconds: self.seconds,
                threads: self.threads,
            },
            tables: self.tables.clone(),
        }
    }
}
