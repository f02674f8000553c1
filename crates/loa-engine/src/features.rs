use std::fmt;
use std::str::FromStr;

/// A part of the search that can be switched off, to learn what it is worth.
///
/// Without any of them the search is plain alpha-beta: it finds the value that minimax finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Feature {
    /// Results are remembered and used where the same position comes up at the same depth.
    Table,
    /// Results of deeper searches are used too.
    DeeperEntries,
    /// At the horizon wins in one and losses that no move parries are seen.
    Horizon,
    /// Each depth is first searched in a narrow window about the last depth's score.
    Aspiration,
    /// Moves that were good enough at the same ply come early.
    Killers,
    /// The move that was good enough after the same move of the opponent comes early.
    Counters,
    /// Moves come in the order of how often they were good enough, captures apart.
    History,
    /// Moves come in the order of what they do to the neighbourhood of pieces.
    Neighbourhood,
    /// Far from the horizon moves also come in the order of what the positions look worth that they
    /// lead to.
    Glances,
    /// A position in which the opponent threatens to connect is searched a ply deeper.
    Extensions,
    /// Where no best move is known the search is a ply shallower.
    InternalReductions,
    /// A position so good that not even a null move spoils it is not searched further.
    NullMove,
    /// A position far above what is asked for is not searched further near the horizon.
    Margins,
    /// Near the horizon moves late in the order are left out.
    LateMoves,
    /// Moves late in the order are searched less deep at first.
    Reductions,
    /// Forced wins of any length are looked for beside the main search.
    Proof,
}

/// Which parts of the search are in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Features(u32);

impl Feature {
    /// All of them.
    pub const ALL: [Feature; 16] = [
        Feature::Table,
        Feature::DeeperEntries,
        Feature::Horizon,
        Feature::Aspiration,
        Feature::Killers,
        Feature::Counters,
        Feature::History,
        Feature::Neighbourhood,
        Feature::Glances,
        Feature::Extensions,
        Feature::InternalReductions,
        Feature::NullMove,
        Feature::Margins,
        Feature::LateMoves,
        Feature::Reductions,
        Feature::Proof,
    ];

    /// Returns the name by which the feature is read and written.
    pub const fn name(self) -> &'static str {
        match self {
            Feature::Table => "table",
            Feature::DeeperEntries => "deeper-entries",
            Feature::Horizon => "horizon",
            Feature::Aspiration => "aspiration",
            Feature::Killers => "killers",
            Feature::Counters => "counters",
            Feature::History => "history",
            Feature::Neighbourhood => "neighbourhood",
            Feature::Glances => "glances",
            Feature::Extensions => "extensions",
            Feature::InternalReductions => "internal-reductions",
            Feature::NullMove => "null-move",
            Feature::Margins => "margins",
            Feature::LateMoves => "late-moves",
            Feature::Reductions => "reductions",
            Feature::Proof => "proof",
        }
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no feature of the search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseFeatureError(String);

impl fmt::Display for ParseFeatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Feature::ALL.map(Feature::name).join(", ");
        write!(f, "'{}' is not a feature of the search ({names})", self.0)
    }
}

impl std::error::Error for ParseFeatureError {}

/// Reads a feature's name, in any case.
impl FromStr for Feature {
    type Err = ParseFeatureError;

    fn from_str(text: &str) -> Result<Feature, ParseFeatureError> {
        Feature::ALL
            .into_iter()
            .find(|feature| text.eq_ignore_ascii_case(feature.name()))
            .ok_or_else(|| ParseFeatureError(text.to_owned()))
    }
}

impl Features {
    /// None of them.
    pub const NONE: Features = Features(0);

    /// All of them.
    pub const DEFAULT: Features = Features((1 << Feature::ALL.len()) - 1);

    /// Returns these features and another one.
    #[must_use]
    pub const fn with(self, feature: Feature) -> Features {
        Features(self.0 | 1 << feature as u8)
    }

    /// Returns these features without one.
    #[must_use]
    pub const fn without(self, feature: Feature) -> Features {
        Features(self.0 & !(1 << feature as u8))
    }

    /// Tells whether a feature is in use.
    #[inline]
    pub const fn has(self, feature: Feature) -> bool {
        self.0 >> feature as u8 & 1 != 0
    }
}

impl Default for Features {
    fn default() -> Features {
        Features::DEFAULT
    }
}

/// Lists the names.
impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = Feature::ALL.iter().filter(|feature| self.has(**feature));
        f.debug_set()
            .entries(used.map(|feature| feature.name()))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_known_by_name() {
        for feature in Feature::ALL {
            assert_eq!(feature.to_string().to_uppercase().parse(), Ok(feature));
        }
        assert!("luck".parse::<Feature>().is_err());
    }

    #[test]
    fn features_come_and_go_alone() {
        for feature in Feature::ALL {
            let one = Features::NONE.with(feature);
            for other in Feature::ALL {
                assert_eq!(one.has(other), other == feature);
            }
            assert_eq!(one.without(feature), Features::NONE);
        }
    }
}
