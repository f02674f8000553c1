use loa::Color;
use std::fmt;

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) name: String,
    pub(crate) kind: Kind,
}

/// How a player chooses moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Human,
    /// A computer that always plays a best move.
    Perfect,
    /// A computer that plays so many percent of its moves perfectly and the others at random.
    Imperfect(u8),
    /// A computer that plays any move.
    Random,
    /// A computer that plays the worst move.
    Misere,
    /// A computer that plays perfectly, but after a slip of the opponent moves such that the
    /// opponent is as well off as before it.
    GivingBack,
}

impl Kind {
    pub(crate) const fn is_human(self) -> bool {
        matches!(self, Kind::Human)
    }

    /// Tells whether the player never lets go of what the position is worth.
    pub(crate) const fn never_errs(self) -> bool {
        matches!(self, Kind::Perfect | Kind::Imperfect(100))
    }
}

/// Writes the kind in words, to follow "is a".
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Human => f.write_str("human"),
            Kind::Perfect => f.write_str("computer, plays perfectly"),
            Kind::Imperfect(percent) => write!(f, "computer, plays {percent} % perfectly"),
            Kind::Random => f.write_str("computer, plays randomly"),
            Kind::Misere => f.write_str("computer, tries to lose"),
            Kind::GivingBack => f.write_str("computer, gives slips back"),
        }
    }
}

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 20;

/// Tells whether a text can be a player's name: short, and without signs that a prompt or a
/// terminal could stumble over.
pub(crate) fn is_name(text: &str) -> bool {
    let welcome =
        |sign: char| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_' | '.' | '\'');
    !text.is_empty() && text.chars().count() <= LONGEST_NAME && text.chars().all(welcome)
}

/// The sign of a side's pieces.
pub(crate) const fn sign(color: Color) -> char {
    match color {
        Color::Black => 'X',
        Color::White => 'o',
    }
}
