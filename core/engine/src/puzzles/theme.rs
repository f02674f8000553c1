use loa::{UnknownNameError, parse_name};
use std::fmt;
use std::str::FromStr;

/// The theme of a puzzle's first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// A capture.
    Capture,
    /// No capture; threatens to connect on the next move.
    Threat,
    /// Neither a capture nor an immediate threat.
    Quiet,
    /// The only move that avoids a forced loss.
    Defence,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 4] = [Theme::Capture, Theme::Threat, Theme::Quiet, Theme::Defence];

    /// Returns the theme's word.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Capture => "capture",
            Theme::Threat => "threat",
            Theme::Quiet => "quiet",
            Theme::Defence => "defence",
        }
    }
}

/// Writes the theme's word.
impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads the theme's word, in any case.
impl FromStr for Theme {
    type Err = UnknownNameError;

    fn from_str(text: &str) -> Result<Theme, UnknownNameError> {
        parse_name(text, "a theme", &Theme::ALL, Theme::name)
    }
}
