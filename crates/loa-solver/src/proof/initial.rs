//! The numbers that positions begin with.

use crate::proof::claim::Claim;
use crate::proof::leaf::connects_at_once;
use crate::proof::numbers::{Efforts, Numbers};
use loa::{Goal, Position, SquareSet};
use std::fmt;
use std::str::FromStr;

/// How positions that have not been visited get their numbers.
///
/// All lead to the same answers; they differ in the nodes that it takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Initial {
    /// 1 and 1.
    Unit,
    /// The number of moves that would have to be answered, and 1.
    Mobility,
    /// What groups, mobility and threats promise each side.
    #[default]
    Outlook,
}

impl Initial {
    /// All of them.
    pub const ALL: [Initial; 3] = [Initial::Unit, Initial::Mobility, Initial::Outlook];

    #[inline]
    pub(crate) fn numbers(self, claim: &Claim, position: &Position) -> Numbers {
        let mover = position.turn();
        let efforts = match self {
            Initial::Unit => Efforts { own: 1, other: 1 },
            Initial::Mobility => Efforts {
                own: 1,
                other: position.mobility(mover).max(1),
            },
            Initial::Outlook => outlook(claim, position),
        };
        efforts.numbers(claim.role(mover))
    }

    const fn name(self) -> &'static str {
        match self {
            Initial::Unit => "unit",
            Initial::Mobility => "mobility",
            Initial::Outlook => "outlook",
        }
    }
}

/// What both sides' efforts are multiples of, so that they can be told apart in whole numbers.
const UNIT: f32 = 16.0;

/// How much harder each group makes it, other things being equal.
const PER_GROUP: f32 = 1.65;

/// How much harder a threat to win at once makes it for the one who has to parry.
const THREAT: f32 = 1.5;

fn outlook(claim: &Claim, position: &Position) -> Efforts {
    let mover = position.turn();
    let enemy = mover.opponent();
    let groups = |color| groups(position.pieces(color));
    let mobility = |color| position.mobility(color).max(1) as f32;
    let surplus = match claim.rules().goal {
        Goal::Connect => groups(mover) - groups(enemy),
        Goal::Misere => groups(enemy) - groups(mover),
    };
    let mut harder = PER_GROUP.powi(surplus);
    let mut passed = *position;
    passed.set_turn(enemy);
    if connects_at_once(claim.rules(), &passed) {
        harder *= THREAT;
    }
    Efforts {
        own: (UNIT * harder * mobility(enemy).sqrt()).max(1.0) as u32,
        other: (UNIT / harder * mobility(mover).sqrt()).max(1.0) as u32,
    }
}

fn groups(set: SquareSet) -> i32 {
    set.groups().count() as i32
}

/// Writes the name, as in `outlook`.
impl fmt::Display for Initial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no way to begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no way to begin (unit, mobility or outlook)")]
pub struct ParseInitialError(String);

/// Reads a name, in any case.
impl FromStr for Initial {
    type Err = ParseInitialError;

    fn from_str(text: &str) -> Result<Initial, ParseInitialError> {
        Initial::ALL
            .into_iter()
            .find(|initial| text.eq_ignore_ascii_case(initial.name()))
            .ok_or_else(|| ParseInitialError(text.to_owned()))
    }
}
