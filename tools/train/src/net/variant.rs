use crate::format::Header;
use loa::{Goal, Size};
use std::fmt;

/// What the games of a file have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The board.
    pub size: Size,
    /// What connecting one's own pieces means.
    pub goal: Goal,
}

impl Variant {
    /// Makes one.
    pub const fn new(size: Size, goal: Goal) -> Variant {
        Variant { size, goal }
    }

    /// Returns that of a file's games.
    pub const fn of(header: &Header) -> Variant {
        Variant::new(header.board, header.rules.rules.goal)
    }

    /// Returns all of them.
    pub(crate) fn all() -> impl Iterator<Item = Variant> {
        let goals = [Goal::Connect, Goal::Misere].into_iter();
        goals.flat_map(|goal| Size::all().map(move |size| Variant::new(size, goal)))
    }

    /// Returns the place among [all](Variant::all).
    pub(crate) const fn number(self) -> u8 {
        const SIDES: u8 = Size::MAX - Size::MIN + 1;
        let size = (self.size.width() - Size::MIN) * SIDES + self.size.height() - Size::MIN;
        self.goal as u8 * SIDES * SIDES + size
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
