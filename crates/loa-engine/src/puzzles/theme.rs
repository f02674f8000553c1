use std::fmt;
use std::str::FromStr;

/// What makes a puzzle's first move special.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// It takes a piece: only this capture wins.
    Capture,
    /// It takes nothing, and threatens to connect with the next move.
    Threat,
    /// It takes nothing and threatens nothing at once.
    Quiet,
    /// It is the only one that avoids a forced loss.
    Defence,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 4] = [Theme::Capture, Theme::Threat, Theme::Quiet, Theme::Defence];

    /// Returns the word by which it is read and written.
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

/// A word that names no theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a theme (capture, threat, quiet, defence)")]
pub struct ParseThemeError(String);

/// Reads the theme's word, in any case.
impl FromStr for Theme {
    type Err = ParseThemeError;

    fn from_str(text: &str) -> Result<Theme, ParseThemeError> {
        Theme::ALL
            .into_iter()
            .find(|theme| text.eq_ignore_ascii_case(theme.name()))
            .ok_or_else(|| ParseThemeError(text.chars().take(40).collect()))
    }
}
