use crate::format::{Header, HeaderError};
use loa::{Goal, Size};
use std::fmt;

/// What the games of a training have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The board.
    pub size: Size,
    /// What connecting one's own pieces means.
    pub goal: Goal,
}

impl Variant {
    /// That of nets.
    pub const OF_NETS: Variant = Variant {
        size: Size::STANDARD,
        goal: Goal::Connect,
    };

    /// Returns that of a file's games.
    ///
    /// # Errors
    /// If the header names no board or rule set.
    pub fn of(header: &Header) -> Result<Variant, HeaderError> {
        Ok(Variant {
            size: header.size()?,
            goal: header.preset()?.rules.goal,
        })
    }
}

/// Writes `8x8 boards where connecting wins`.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = match self.goal {
            Goal::Connect => "wins",
            Goal::Misere => "loses",
        };
        write!(f, "{} boards where connecting {end}", self.size)
    }
}
