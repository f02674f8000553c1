use loa::{Color, Random};

/// The player of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerSettings {
    pub(crate) name: String,
    pub(crate) kind: PlayerKind,
}

/// How a player chooses moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlayerKind {
    Human,
    /// A computer that always plays a best move.
    Perfect,
    /// A computer that plays this percentage of its moves perfectly and the others at random.
    Imperfect(u8),
    /// A computer that plays any move.
    Random,
    /// A computer that plays the worst move.
    Misere,
    /// A computer that plays perfectly, but after a slip of the opponent plays a move that restores
    /// what the opponent had.
    GivingBack,
    /// A computer that plays the move after which the static evaluation is best.
    Evaluator,
}

impl PlayerKind {
    pub(crate) const fn is_human(self) -> bool {
        matches!(self, PlayerKind::Human)
    }

    /// Tells whether the player never plays a move that loses value.
    pub(crate) const fn never_errs(self) -> bool {
        matches!(self, PlayerKind::Perfect | PlayerKind::Imperfect(100))
    }

    /// Tells whether the player makes its next move at random.
    pub(crate) fn plays_at_random(self, random: &mut Random) -> bool {
        match self {
            PlayerKind::Random => true,
            PlayerKind::Imperfect(percent) => random.below(100) >= usize::from(percent),
            _ => false,
        }
    }

    /// Returns the kind in words, to follow "is a". Where nothing is solved, no computer knows the
    /// perfect moves, and none gives back.
    pub(crate) fn in_words(self, is_solved: bool) -> String {
        let words = match self {
            PlayerKind::Human => "human",
            PlayerKind::Perfect | PlayerKind::GivingBack if !is_solved => "computer",
            PlayerKind::Perfect => "computer, plays perfectly",
            PlayerKind::Imperfect(percent) => {
                let perfectly = if is_solved {
                    "perfectly"
                } else {
                    "of its moves well"
                };
                return format!("computer, plays {percent} % {perfectly}");
            }
            PlayerKind::Random => "computer, plays randomly",
            PlayerKind::Misere => "computer, tries to lose",
            PlayerKind::GivingBack => "computer, gives slips back",
            PlayerKind::Evaluator => "computer, plays by static evaluation",
        };
        words.to_owned()
    }
}

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 20;

/// Tells whether a text can be a player's name: short, and without characters that could confuse a
/// prompt or a terminal.
pub(crate) fn is_name(text: &str) -> bool {
    let allowed =
        |sign: char| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_' | '.' | '\'');
    !text.is_empty() && text.chars().count() <= LONGEST_NAME && text.chars().all(allowed)
}

/// Returns the sign of a side's pieces.
pub(crate) const fn sign(color: Color) -> char {
    match color {
        Color::Black => 'X',
        Color::White => 'o',
    }
}
