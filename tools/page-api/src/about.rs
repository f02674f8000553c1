use loa::{Goal, Preset, Size, Start};
use loa_engine::Level;
use loa_review::usual_accuracy;
use serde_json::{Value, json};

use crate::search::MOST_LINES;

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
    pub tables: Option<Value>,
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
    pub fn about(&self) -> Value {
        let presets = Preset::ALL.map(|preset| {
            json!({
                "name": preset.name,
                "start": preset.start.name(),
                "limit": preset.rules.move_limit,
                "misere": preset.rules.goal == Goal::Misere,
            })
        });
        let levels = Level::all().map(|level| {
            json!({
                "number": level.number(),
                "seconds": level.seconds(),
                "elo": level.rating().map(|rating| rating.elo),
                "accuracy": usual_accuracy(level),
                "offers": {
                    "won": level.offer(true, Level::STREAK).map(Level::number),
                    "lost": level.offer(false, Level::STREAK).map(Level::number),
                },
            })
        });
        json!({
            "version": env!("CARGO_PKG_VERSION"),
            "shared": self.is_shared,
            "presets": presets,
            "starts": Start::ALL.map(Start::name),
            "sizes": { "min": Size::MIN, "max": Size::MAX },
            "levels": levels.collect::<Value>(),
            "firstLevel": Level::FIRST.number(),
            "streak": Level::STREAK,
            "analysis": {
                "lines": MOST_LINES,
                "seconds": self.seconds,
                "threads": self.threads,
            },
            "tables": self.tables,
        })
    }
}
