use crate::goal::ProofGoal;
use loa::{ByColor, Color, Goal, LineIndex, LineObserver, Position, SquareSet};
use loa_pns::ProofNumbers;

/// How new positions get their proof numbers.
///
/// All lead to the same answers; they differ in the nodes that it takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LeafHeuristic {
    /// 1 and 1.
    Unit,
    /// 1 for the side to move, and the number of its moves for the other side.
    Mobility,
    /// Estimates from the groups and mobility of both sides and the opponent's threats.
    Outlook,
    /// The outlook, and how far the pieces of both sides are scattered.
    #[default]
    Spread,
}

impl LeafHeuristic {
    /// All of them.
    pub const ALL: [LeafHeuristic; 4] = [
        LeafHeuristic::Unit,
        LeafHeuristic::Mobility,
        LeafHeuristic::Outlook,
        LeafHeuristic::Spread,
    ];

    #[inline]
    pub(crate) fn numbers(
        self,
        goal: &ProofGoal,
        position: &Position,
        mobility: &Mobility,
        threatened: bool,
        known: &mut KnownScatter,
    ) -> ProofNumbers {
        let mover = position.turn();
        let (phi, delta) = match self {
            LeafHeuristic::Unit => (1, 1),
            LeafHeuristic::Mobility => (1, mobility.0[mover]),
            LeafHeuristic::Outlook | LeafHeuristic::Spread => {
                let scatter = Color::ALL.map(|color| known.of(color, position.pieces(color)));
                let [own, other] = [mover, mover.opponent()].map(|color| scatter[color as usize]);
                let mut surplus = (own.groups - other.groups) * PER_GROUP.ln();
                if self == LeafHeuristic::Spread {
                    surplus += PER_SPREAD * (own.spread - other.spread);
                }
                outlook(goal, mover, mobility, threatened, surplus)
            }
        };
        ProofNumbers::open(goal.role(mover), phi, delta)
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
const PER_GROUP: f32 = 1.4;

/// The logarithm of the factor for each square of spread that a side has more than the other.
const PER_SPREAD: f32 = 1.5;

/// The factor for a threat to win at once, for the side that has to parry it.
const THREAT: f32 = 1.5;

/// How far the pieces of a side are from being one group.
#[derive(Clone, Copy, Debug, Default)]
struct Scatter {
    pieces: SquareSet,
    groups: f32,
    /// The root mean square distance of the pieces from their centre of mass.
    spread: f32,
}

/// What was worked out last for each side: most moves leave the other side's pieces as they are.
#[derive(Debug, Default)]
pub(crate) struct KnownScatter(ByColor<Scatter>);

impl KnownScatter {
    fn of(&mut self, color: Color, pieces: SquareSet) -> Scatter {
        if self.0[color].pieces != pieces {
            self.0[color] = Scatter {
                pieces,
                groups: pieces.groups().count() as f32,
                spread: pieces.variance().sqrt(),
            };
        }
        self.0[color]
    }
}

/// Estimates the numbers of the side to move, to reach its goal and to prevent it, given the
/// logarithm of how much more scattered it is than the other.
fn outlook(
    goal: &ProofGoal,
    mover: Color,
    mobility: &Mobility,
    threatened: bool,
    surplus: f32,
) -> (u32, u32) {
    let mut factor = match goal.rules().goal {
        Goal::Connect => surplus.exp(),
        Goal::Misere => (-surplus).exp(),
    };
    if threatened {
        factor *= THREAT;
    }
    let mobility = |color| (mobility.0[color].max(1) as f32).sqrt();
    let own = UNIT * factor * mobility(mover.opponent());
    let other = UNIT / factor * mobility(mover);
    (own as u32, other as u32)
}
