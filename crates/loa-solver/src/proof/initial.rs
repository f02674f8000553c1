use crate::proof::goal::ProofGoal;
use loa::{ByColor, Color, Goal, LineIndex, LineObserver, Position};
use loa_pns::Numbers;
use std::fmt;
use std::str::FromStr;

/// How new positions get their proof numbers.
///
/// All lead to the same answers; they differ in the nodes that it takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Initial {
    /// 1 and 1.
    Unit,
    /// 1 for the side to move, and the number of its moves for the other side.
    Mobility,
    /// Estimates from the groups, mobility and threats of both sides.
    #[default]
    Outlook,
}

impl Initial {
    /// All of them.
    pub const ALL: [Initial; 3] = [Initial::Unit, Initial::Mobility, Initial::Outlook];

    #[inline]
    pub(crate) fn numbers(
        self,
        goal: &ProofGoal,
        position: &Position,
        mobility: &Mobility,
    ) -> Numbers {
        let mover = position.turn();
        let (phi, delta) = match self {
            Initial::Unit => (1, 1),
            Initial::Mobility => (1, mobility.0[mover]),
            Initial::Outlook => outlook(goal, position, mobility),
        };
        Numbers::open(goal.role(mover), phi, delta)
    }

    const fn name(self) -> &'static str {
        match self {
            Initial::Unit => "unit",
            Initial::Mobility => "mobility",
            Initial::Outlook => "outlook",
        }
    }
}

/// The number of both sides' jumps, kept up to date move by move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mobility(ByColor<u32>);

impl Mobility {
    pub(crate) fn of(position: &Position) -> Mobility {
        Mobility(ByColor::from_fn(|color| position.mobility(color)))
    }
}

impl LineObserver for Mobility {
    #[inline]
    fn line_changed(&mut self, _line: usize, before: LineIndex, after: LineIndex) {
        for color in Color::ALL {
            self.0[color] = self.0[color] + after.jumps(color) - before.jumps(color);
        }
    }
}

/// The scale of the estimates, which are whole numbers.
const UNIT: f32 = 16.0;

/// The factor for each group that a side has more than the other.
const PER_GROUP: f32 = 1.65;

/// The factor for a threat to win at once, for the side that has to parry it.
const THREAT: f32 = 1.5;

/// Estimates the numbers of the side to move, to reach its goal and to prevent it.
fn outlook(goal: &ProofGoal, position: &Position, mobility: &Mobility) -> (u32, u32) {
    let mover = position.turn();
    let enemy = mover.opponent();
    let groups = |color: Color| position.pieces(color).groups().count() as i32;
    let mobility = |color| mobility.0[color].max(1) as f32;
    let surplus = match goal.rules().goal {
        Goal::Connect => groups(mover) - groups(enemy),
        Goal::Misere => groups(enemy) - groups(mover),
    };
    let mut factor = PER_GROUP.powi(surplus);
    if goal.rules().connecting_win(position, enemy).is_some() {
        factor *= THREAT;
    }
    let own = UNIT * factor * mobility(enemy).sqrt();
    let other = UNIT / factor * mobility(mover).sqrt();
    (own as u32, other as u32)
}

/// Writes the name, as in `outlook`.
impl fmt::Display for Initial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An unknown name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown initial numbers '{0}' (unit, mobility or outlook)")]
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
