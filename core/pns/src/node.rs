/// The side to move at a node: the attacker wants a proof, the defender a disproof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The side that is to win.
    Attacker,
    /// The other side.
    Defender,
}

/// Proof numbers (Allis, van der Meulen and van den Herik, 1994): the least number of positions
/// that have to be decided to prove a node and to disprove it. They guide the search.
///
/// A number is 0 when that is done and infinite when it is impossible. Sums that grow too large
/// stay just below infinite.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ProofNumbers {
    /// The proof number.
    pub proof: u32,
    /// The disproof number.
    pub disproof: u32,
}

impl ProofNumbers {
    /// The number of what is impossible.
    pub const INFINITE: u32 = u32::MAX;
    /// The greatest finite number.
    pub const GREATEST: u32 = ProofNumbers::INFINITE - 1;

    const PROVED: ProofNumbers = ProofNumbers {
        proof: 0,
        disproof: ProofNumbers::INFINITE,
    };
    const DISPROVED: ProofNumbers = ProofNumbers {
        proof: ProofNumbers::INFINITE,
        disproof: 0,
    };
    /// The thresholds of a search that ends only when the root is decided.
    pub const NO_LIMIT: ProofNumbers = ProofNumbers {
        proof: ProofNumbers::INFINITE,
        disproof: ProofNumbers::INFINITE,
    };
    /// The thresholds of a search that gives up when every line that is left looks hopeless.
    pub const HOPELESS: ProofNumbers = ProofNumbers {
        proof: ProofNumbers::GREATEST,
        disproof: ProofNumbers::GREATEST,
    };

    /// Makes the numbers of an open node from those of the side to move: `phi` to reach its own
    /// goal, `delta` to reach the other side's.
    #[inline]
    pub fn open(role: Role, phi: u32, delta: u32) -> ProofNumbers {
        PhiDelta {
            phi: phi.clamp(1, ProofNumbers::GREATEST),
            delta: delta.clamp(1, ProofNumbers::GREATEST),
        }
        .numbers(role)
    }

    #[inline]
    pub(crate) const fn phi_delta(self, role: Role) -> PhiDelta {
        let (phi, delta) = match role {
            Role::Attacker => (self.proof, self.disproof),
            Role::Defender => (self.disproof, self.proof),
        };
        PhiDelta { phi, delta }
    }
}

/// The numbers from the point of view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PhiDelta {
    pub(crate) phi: u32,
    pub(crate) delta: u32,
}

impl PhiDelta {
    #[inline]
    pub(crate) const fn numbers(self, role: Role) -> ProofNumbers {
        let (proof, disproof) = match role {
            Role::Attacker => (self.phi, self.delta),
            Role::Defender => (self.delta, self.phi),
        };
        ProofNumbers { proof, disproof }
    }
}

/// What is known of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeState {
    /// Not decided yet.
    Open(ProofNumbers),
    /// The attacker wins in at most this many plies.
    Proved {
        /// Plies to the end of the longest line.
        plies: u16,
    },
    /// The attacker does not win.
    Disproved {
        /// The earliest index on the path that the disproof depends on, `usize::MAX` for none.
        depends_on: usize,
    },
}

impl NodeState {
    /// A disproof that holds on every path.
    pub const DISPROVED: NodeState = NodeState::Disproved {
        depends_on: usize::MAX,
    };

    /// Tells whether the node is not decided.
    #[inline]
    pub const fn is_open(self) -> bool {
        matches!(self, NodeState::Open(_))
    }

    /// Returns the plies of a win.
    #[inline]
    pub const fn plies(self) -> Option<u16> {
        match self {
            NodeState::Proved { plies } => Some(plies),
            _ => None,
        }
    }

    #[inline]
    pub(crate) const fn phi_delta(self, role: Role) -> PhiDelta {
        let numbers = match self {
            NodeState::Open(numbers) => numbers,
            NodeState::Proved { .. } => ProofNumbers::PROVED,
            NodeState::Disproved { .. } => ProofNumbers::DISPROVED,
        };
        numbers.phi_delta(role)
    }

    /// Tells whether a child in this state decides a node at which the side moves.
    #[inline]
    pub(crate) const fn decides(self, role: Role) -> bool {
        match role {
            Role::Attacker => matches!(self, NodeState::Proved { .. }),
            Role::Defender => matches!(self, NodeState::DISPROVED),
        }
    }
}

/// How much the children of a node count where all of them have to be decided: the greatest number
/// in full, and of each other this many sixteenths. Children that are alike, or that share what is
/// below them, take less work than the sum of their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest(pub u8);

impl Rest {
    /// Plain sums.
    pub const ALL: Rest = Rest(16);

    const fn of(self, numbers: u64) -> u64 {
        numbers * self.0 as u64 / 16
    }
}

/// The numbers of children that all have to be decided.
#[derive(Clone, Copy, Debug, Default)]
struct Deltas {
    sum: u64,
    greatest: u32,
    /// The greatest but one.
    second: u32,
}

impl Deltas {
    #[inline]
    fn add(&mut self, delta: u32) {
        self.sum += u64::from(delta);
        self.second = self.second.max(delta.min(self.greatest));
        self.greatest = self.greatest.max(delta);
    }

    #[inline]
    fn total(&self, rest: Rest) -> u64 {
        let greatest = u64::from(self.greatest);
        greatest + rest.of(self.sum - greatest)
    }

    /// Returns how far one of the numbers has to grow for the total to reach a limit.
    fn limit_of(&self, delta: u32, limit: u32, rest: Rest) -> u64 {
        let limit = u64::from(limit);
        let others = self.sum - u64::from(delta);
        let greatest = u64::from(if delta == self.greatest {
            self.second
        } else {
            self.greatest
        });
        let as_greatest = limit.saturating_sub(rest.of(others));
        if as_greatest > greatest {
            return as_greatest;
        }
        let needed = limit.saturating_sub(greatest) * 16;
        needed
            .div_ceil(u64::from(rest.0.max(1)))
            .saturating_sub(others - greatest)
    }
}

/// Returns the state of a node from the states of its children.
///
/// The side to move needs one child, the other side needs all of them.
#[inline]
pub(crate) fn back_up(
    children: impl Iterator<Item = NodeState> + Clone,
    role: Role,
    rest: Rest,
) -> NodeState {
    let mut phi = ProofNumbers::INFINITE;
    let mut deltas = Deltas::default();
    for child in children.clone() {
        let child = child.phi_delta(role);
        phi = phi.min(child.phi);
        deltas.add(child.delta);
    }
    let delta = deltas.total(rest);
    if phi == 0 || delta == 0 {
        return decided(children, role, phi == 0);
    }
    let delta = delta.min(u64::from(ProofNumbers::GREATEST)) as u32;
    NodeState::Open(PhiDelta { phi, delta }.numbers(role))
}

/// Returns the state of a node that the side to move has decided in its favour, or the other side.
///
/// A disproof by one child depends on as little as the best child; a disproof by all children
/// depends on everything that one of them depends on.
fn decided(
    children: impl Iterator<Item = NodeState> + Clone,
    role: Role,
    by_mover: bool,
) -> NodeState {
    let plies = children.clone().filter_map(NodeState::plies);
    let plies = plies.map(|plies| plies.saturating_add(1));
    let depends = children.filter_map(|child| match child {
        NodeState::Disproved { depends_on } => Some(depends_on),
        _ => None,
    });
    let proved = |plies| NodeState::Proved { plies };
    let disproved = |depends_on| NodeState::Disproved { depends_on };
    let state = match (role, by_mover) {
        (Role::Attacker, true) => plies.min().map(proved),
        (Role::Attacker, false) => depends.min().map(disproved),
        (Role::Defender, true) => depends.max().map(disproved),
        (Role::Defender, false) => plies.max().map(proved),
    };
    state.expect("an inner node has a child")
}

/// Selects the child with the least φ for the side to move, of a node that has not reached its
/// `limit`. Returns its index and its thresholds. Each visitor of a child adds half to its φ, so
/// that threads spread (virtual loss).
///
/// The child keeps the visit until it is a quarter worse than the second best, lest the search
/// alternate between the two (Pawlewicz and Lew, 2007).
#[inline]
pub(crate) fn select(
    children: impl Iterator<Item = (NodeState, u32)>,
    role: Role,
    limit: PhiDelta,
    rest: Rest,
) -> (usize, PhiDelta) {
    let mut best = (u32::MAX, u32::MAX, 0);
    let mut chosen = PhiDelta { phi: 0, delta: 0 };
    let mut second = ProofNumbers::INFINITE;
    let mut deltas = Deltas::default();
    for (index, (state, visitors)) in children.enumerate() {
        let child = state.phi_delta(role);
        deltas.add(child.delta);
        let virtual_loss = (child.phi / 2).saturating_mul(visitors);
        let rank = (child.phi.saturating_add(virtual_loss), child.delta, index);
        if child.phi < limit.phi && rank < best {
            second = second.min(best.0);
            (best, chosen) = (rank, child);
        } else {
            second = second.min(rank.0);
        }
    }
    let delta = match limit.delta {
        ProofNumbers::INFINITE => ProofNumbers::INFINITE,
        limit => deltas
            .limit_of(chosen.delta, limit, rest)
            .min(u64::from(ProofNumbers::GREATEST)) as u32,
    };
    let limit = PhiDelta {
        phi: limit.phi.min(second.saturating_add(second / 4 + 1)),
        delta: delta.max(chosen.delta.saturating_add(1)),
    };
    (best.2, limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(proof: u32, disproof: u32) -> NodeState {
        NodeState::Open(ProofNumbers { proof, disproof })
    }

    fn dependent(depends_on: usize) -> NodeState {
        NodeState::Disproved { depends_on }
    }

    #[track_caller]
    fn check(role: Role, children: &[NodeState], node: NodeState) {
        assert_eq!(back_up(children.iter().copied(), role, Rest::ALL), node);
    }

    #[test]
    fn the_attacker_needs_one_child_and_the_defender_all() {
        let children = [open(3, 5), open(2, 9), dependent(4)];
        check(Role::Attacker, &children, open(2, 14));
        check(Role::Defender, &children[..2], open(5, 5));
        let proved = [2, 4].map(|plies| NodeState::Proved { plies });
        check(Role::Attacker, &proved, NodeState::Proved { plies: 3 });
        check(Role::Defender, &proved, NodeState::Proved { plies: 5 });
    }

    #[test]
    fn a_disproof_depends_on_what_it_needs() {
        let children = [dependent(4), dependent(2), NodeState::DISPROVED];
        check(Role::Attacker, &children, dependent(2));
        check(Role::Defender, &children, NodeState::DISPROVED);
        check(Role::Defender, &children[..2], dependent(4));
    }

    #[test]
    fn a_part_of_the_rest_counts_and_limits_are_where_the_total_reaches_them() {
        let children = [open(8, 5), open(3, 40), open(20, 9)];
        for (rest, sum) in [(0, 40), (8, 47), (16, 54)] {
            let state = back_up(children.into_iter(), Role::Attacker, Rest(rest));
            assert_eq!(state, open(3, sum));
        }
        for rest in 0..=16 {
            let total = |delta| {
                let mut deltas = Deltas::default();
                [5, delta, 40, 9]
                    .into_iter()
                    .for_each(|delta| deltas.add(delta));
                deltas
            };
            for (delta, limit) in
                (0..80).flat_map(|delta| (1..200).map(move |limit| (delta, limit)))
            {
                let reached = total(delta).total(Rest(rest)) >= u64::from(limit);
                let needed = total(delta).limit_of(delta, limit, Rest(rest));
                assert_eq!(
                    u64::from(delta) >= needed,
                    reached,
                    "{rest} {delta} {limit}"
                );
            }
        }
    }

    #[test]
    fn sums_stay_finite() {
        let hard = NodeState::Open(ProofNumbers::HOPELESS);
        check(Role::Attacker, &[hard; 3], hard);
        check(Role::Defender, &[hard; 3], hard);
    }

    #[test]
    fn a_child_is_visited_until_it_is_a_quarter_worse_than_the_second_best() {
        let children = [open(8, 5), open(3, 5), open(20, 5)].map(|state| (state, 0));
        let limit = PhiDelta {
            phi: 100,
            delta: 30,
        };
        let selection = select(children.into_iter(), Role::Attacker, limit, Rest::ALL);
        let expected = PhiDelta { phi: 11, delta: 20 };
        assert_eq!(selection, (1, expected));
    }

    #[test]
    fn threads_spread_unless_the_other_children_are_much_worse() {
        let limit = ProofNumbers::NO_LIMIT.phi_delta(Role::Attacker);
        let index = |visitors, other| {
            let children = [(open(4, 1), visitors), (open(other, 1), 0)];
            select(children.into_iter(), Role::Attacker, limit, Rest::ALL).0
        };
        assert_eq!(index(0, 5), 0);
        assert_eq!(index(1, 5), 1);
        assert_eq!(index(1, 50), 0);
    }
}
