use crate::ClubCode;
use loa::{Game, Position, Preset, Size};
use loa_page_api::{ApiError, GameText};
use serde::{Deserialize, Serialize};

/// What players agree on before a game.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Setup {
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

impl Default for Setup {
    fn default() -> Setup {
        Setup {
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
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
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

const DAY: i64 = 24 * 3600 * 1000;

impl TimeControl {
    /// Returns the time on a clock at the beginning, in milliseconds.
    pub fn initial(self) -> i64 {
        match self {
            TimeControl::RealTime { seconds, .. } => i64::from(seconds) * 1000,
            TimeControl::Days { days } => i64::from(days) * DAY,
            TimeControl::Unlimited => 0,
        }
    }

    /// Names the speed, by which ratings differ: of a game of 40 moves.
    pub fn speed(self) -> &'static str {
        match self {
            TimeControl::RealTime { seconds, increment } => match seconds + 40 * increment {
                0..180 => "bullet",
                180..480 => "blitz",
                480..1500 => "rapid",
                _ => "classical",
            },
            TimeControl::Days { .. } => "days",
            TimeControl::Unlimited => "unlimited",
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

impl Setup {
    /// Checks it, and names rules and board as everywhere.
    ///
    /// # Errors
    /// If there are no such rules, board, start or clock, or such games are never rated.
    pub fn checked(mut self) -> Result<Setup, ApiError> {
        if !self.clock.is_valid() {
            return Err(ApiError::bad(ClubCode::BadClock));
        }
        let preset = self.preset()?;
        let game = self.begin()?;
        let first = game.position();
        let usual = Position::start(first.size(), preset.start);
        let is_usual = first == &usual && self.limit.is_none();
        if self.rated && (!is_usual || self.clock == TimeControl::Unlimited) {
            return Err(ApiError::bad(ClubCode::NotRated));
        }
        if game.status().is_over() {
            return Err(ApiError::bad(loa_page_api::Code::GameOver));
        }
        self.rules = preset.name.to_owned();
        self.board = first.size().to_string();
        Ok(self)
    }

    /// Returns the game before its first move.
    ///
    /// # Errors
    /// If there are no such rules, board or start.
    pub fn begin(&self) -> Result<Game, ApiError> {
        self.text().replay()
    }

    /// Returns the preset that the rules are made of.
    ///
    /// # Errors
    /// If there is none of that name.
    pub fn preset(&self) -> Result<Preset, ApiError> {
        self.text().preset()
    }

    /// Names the rating that a game changes.
    pub fn class(&self) -> String {
        format!("{} {}", self.clock.speed(), self.board)
    }

    fn text(&self) -> GameText {
        GameText {
            rules: Some(self.rules.clone()),
            limit: self.limit,
            board: Some(self.board.clone()),
            start: self.start.clone(),
            fen: self.fen.clone(),
            moves: Vec::new(),
        }
    }
}
