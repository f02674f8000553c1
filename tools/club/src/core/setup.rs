use crate::ClubCode;
use crate::core::words::words;
use loa::{Game, Position, Preset, Size, Start};
use loa_page_api::{ApiError, Code, GameText, refuse_if};
use serde::{Deserialize, Serialize};

/// What players agree on before a game, as it is asked for and stored. The names of rules and board
/// are not checked yet: see [`Setup`].
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SetupText {
    /// The name of a preset.
    pub rules: String,
    /// The move limit in plies, 0 for none; the preset's if it is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// The size of the board.
    pub board: String,
    /// The name of a start position; the preset's if it is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The first position, instead of board and start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// The clocks.
    pub clock: TimeControl,
    /// Whether the game changes ratings.
    pub rated: bool,
}

impl Default for SetupText {
    fn default() -> SetupText {
        SetupText {
            rules: Preset::default().name.to_owned(),
            limit: None,
            board: Size::STANDARD.to_string(),
            start: None,
            fen: None,
            clock: TimeControl::default(),
            rated: false,
        }
    }
}

/// How much time players have.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum TimeControl {
    /// Time for the game, and more for each move, in seconds.
    RealTime {
        /// For the game.
        seconds: u32,
        /// For each move.
        increment: u32,
    },
    /// Days for each move.
    Days {
        /// How many.
        days: u32,
    },
    /// As much as they like.
    Unlimited,
}

impl Default for TimeControl {
    fn default() -> TimeControl {
        TimeControl::RealTime {
            seconds: 600,
            increment: 5,
        }
    }
}

loa::named! {
    /// How fast a game is, by which ratings differ.
    pub enum Speed: "a speed" {
        /// Less than three minutes, for a game of 40 moves.
        Bullet = "bullet",
        /// Less than eight.
        Blitz = "blitz",
        /// Less than 25.
        Rapid = "rapid",
        /// More.
        Classical = "classical",
        /// Days for a move.
        Days = "days",
        /// Without clocks.
        Unlimited = "unlimited",
    }
}

words!(Speed);

/// A day, in milliseconds.
pub(crate) const DAY: i64 = 24 * 3600 * 1000;

impl TimeControl {
    /// Returns the time on a clock at the beginning, in milliseconds.
    pub fn initial(self) -> i64 {
        match self {
            TimeControl::RealTime { seconds, .. } => i64::from(seconds) * 1000,
            TimeControl::Days { days } => i64::from(days) * DAY,
            TimeControl::Unlimited => 0,
        }
    }

    /// Returns what a move adds to a clock, in milliseconds.
    pub fn increment(self) -> i64 {
        match self {
            TimeControl::RealTime { increment, .. } => i64::from(increment) * 1000,
            _ => 0,
        }
    }

    /// Tells whether clocks of seconds run.
    pub const fn is_real_time(self) -> bool {
        matches!(self, TimeControl::RealTime { .. })
    }

    /// Returns the speed of a game of 40 moves.
    pub fn speed(self) -> Speed {
        match self {
            TimeControl::RealTime { seconds, increment } => match seconds + 40 * increment {
                0..180 => Speed::Bullet,
                180..480 => Speed::Blitz,
                480..1500 => Speed::Rapid,
                _ => Speed::Classical,
            },
            TimeControl::Days { .. } => Speed::Days,
            TimeControl::Unlimited => Speed::Unlimited,
        }
    }

    fn is_valid(self) -> bool {
        match self {
            TimeControl::RealTime { seconds, increment } => {
                // The first move of each side earns no increment.
                (1..=3 * 3600).contains(&seconds) && increment <= 180
            }
            TimeControl::Days { days } => (1..=14).contains(&days),
            TimeControl::Unlimited => true,
        }
    }
}

/// What players agree on before a game.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(try_from = "SetupText", into = "SetupText")]
pub struct Setup {
    text: SetupText,
    preset: Preset,
    first: Game,
}

impl From<Setup> for SetupText {
    fn from(setup: Setup) -> SetupText {
        setup.text
    }
}

impl PartialEq for Setup {
    fn eq(&self, other: &Setup) -> bool {
        self.text == other.text
    }
}

impl TryFrom<SetupText> for Setup {
    type Error = ApiError;

    /// Reads what is stored or asked for, and writes rules, board and first position as everywhere:
    /// the same wishes are equal, and short. Fails if there are no such rules, board, start or
    /// clock.
    fn try_from(mut text: SetupText) -> Result<Setup, ApiError> {
        refuse_if(!text.clock.is_valid(), ClubCode::BadClock)?;
        let asked = GameText {
            rules: Some(text.rules.clone()),
            limit: text.limit,
            board: Some(text.board.clone()),
            start: text.start.clone(),
            fen: text.fen.clone(),
            moves: Vec::new(),
        };
        let preset = asked.preset()?;
        let game = asked.replay()?;
        text.rules = preset.name.to_owned();
        text.board = game.position().size().to_string();
        if text.fen.is_some() {
            text.fen = Some(asked.first()?.to_string());
            text.start = None;
        } else if let Some(start) = &text.start {
            let start: Start = loa_page_api::read(start, Code::BadStart)?;
            text.start = (start != preset.start).then(|| start.name().to_owned());
        }
        Ok(Setup {
            text,
            preset,
            first: game,
        })
    }
}

impl Setup {
    /// Reads it, and refuses what no new game may have: an end at its beginning, or ratings if the
    /// beginning or the clock is not usual. Older versions have stored such games.
    pub(crate) fn asked(text: SetupText) -> Result<Setup, ApiError> {
        let setup = Setup::try_from(text)?;
        let first = setup.first.position();
        let usual = Position::start(first.size(), setup.preset.start);
        let is_usual = first == &usual && setup.text.limit.is_none();
        let is_counted = setup.first.counts_before() != (0, 0);
        let is_rated = is_usual && !is_counted && setup.clock() != TimeControl::Unlimited;
        refuse_if(setup.is_rated() && !is_rated, ClubCode::NotRated)?;
        refuse_if(setup.first.status().is_over(), Code::GameOver)?;
        Ok(setup)
    }

    /// Returns it as it is asked for.
    pub const fn text(&self) -> &SetupText {
        &self.text
    }

    /// Returns the game before its first move.
    pub fn begin(&self) -> Game {
        self.first.clone()
    }

    /// Returns the preset that the rules are made of.
    pub const fn preset(&self) -> &Preset {
        &self.preset
    }

    /// Returns the clocks.
    pub const fn clock(&self) -> TimeControl {
        self.text.clock
    }

    /// Returns it for a game that changes no ratings.
    pub fn casual(mut self) -> Setup {
        self.text.rated = false;
        self
    }

    /// Tells whether the game changes ratings.
    pub const fn is_rated(&self) -> bool {
        self.text.rated
    }

    /// Names the rating that a game changes.
    pub fn class(&self) -> String {
        format!("{} {}", self.clock().speed(), self.text.board)
    }
}
