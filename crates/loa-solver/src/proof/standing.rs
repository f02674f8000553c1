//! What a position is, as far as is known, and what its children make of it.

use crate::proof::keys::{Key, Sums};
use crate::proof::numbers::{Efforts, Numbers, Role};
use loa::Move;

/// What is known of a position where the search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Not decided yet.
    Open(Numbers),
    /// The attacker wins in so many plies at most.
    Proved { plies: u16 },
    /// The attacker does not win. The disproof leans on positions of the path, none of them
    /// before this place; [`EVERYWHERE`] when it leans on none.
    Disproved { leans_on: usize },
}

/// Where a disproof leans that holds whatever came before.
pub(crate) const EVERYWHERE: usize = usize::MAX;

impl Standing {
    /// A disproof that holds whatever came before.
    pub(crate) const LOST: Standing = Standing::Disproved {
        leans_on: EVERYWHERE,
    };

    /// What a position is that is over.
    pub(crate) const fn over(won: bool) -> Standing {
        if won {
            Standing::Proved { plies: 0 }
        } else {
            Standing::LOST
        }
    }

    #[inline]
    pub(crate) const fn numbers(self) -> Numbers {
        match self {
            Standing::Open(numbers) => numbers,
            Standing::Proved { .. } => Numbers::PROVED,
            Standing::Disproved { .. } => Numbers::DISPROVED,
        }
    }

    #[inline]
    pub(crate) const fn is_open(self) -> bool {
        matches!(self, Standing::Open(_))
    }
}

/// A move of a node and what it leads to.
#[derive(Clone, Copy)]
pub(crate) struct Child {
    pub(crate) mv: Move,
    pub(crate) key: Key,
    pub(crate) sums: Sums,
    pub(crate) standing: Standing,
}

/// Returns what children make of a node in which a side is to move.
///
/// A side has reached its aim when one child is an aim reached, and its effort is that for the
/// best child; the other side has to reach its aim in all of them.
#[inline]
pub(crate) fn together(children: &[Child], role: Role) -> Standing {
    let mut own = Numbers::INFINITE;
    let mut other = 0u32;
    for child in children {
        let efforts = child.standing.numbers().seen_by(role);
        own = own.min(efforts.own);
        other = other.saturating_add(efforts.other);
    }
    if own == 0 || other == 0 {
        return decided(children, role, own == 0);
    }
    let other = other.min(Numbers::GREATEST);
    Standing::Open(Efforts { own, other }.numbers(role))
}

/// What a node is in which the side to move has reached its aim, or the other one has.
///
/// A disproof that needs one child leans as little as the one that leans least; a disproof that
/// needs all leans as much as the one that leans most.
fn decided(children: &[Child], role: Role, by_mover: bool) -> Standing {
    let plies = children.iter().filter_map(|child| match child.standing {
        Standing::Proved { plies } => Some(plies.saturating_add(1)),
        _ => None,
    });
    let leans = children.iter().filter_map(|child| match child.standing {
        Standing::Disproved { leans_on } => Some(leans_on),
        _ => None,
    });
    let proved = |plies| Standing::Proved { plies };
    let disproved = |leans_on| Standing::Disproved { leans_on };
    let standing = match (role, by_mover) {
        (Role::Attacker, true) => plies.min().map(proved),
        (Role::Attacker, false) => leans.min().map(disproved),
        (Role::Defender, true) => leans.max().map(disproved),
        (Role::Defender, false) => plies.max().map(proved),
    };
    standing.expect("a position where play goes on has a move")
}

/// Which child to visit, and how far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) index: usize,
    pub(crate) limit: Efforts,
}

/// Chooses the child that asks the least effort of the side to move. `limit` is the node's, which
/// its efforts have not reached. `crowding` tells how many other threads are at a child: each
/// makes the child look half as hard again, so that threads part where they can.
#[inline]
pub(crate) fn choose(
    children: &[Child],
    role: Role,
    limit: Efforts,
    crowding: impl Fn(Key) -> u32,
) -> Choice {
    let mut best = (u32::MAX, u32::MAX, 0);
    let mut second = Numbers::INFINITE;
    let mut sum = 0u64;
    for (index, child) in children.iter().enumerate() {
        let efforts = child.standing.numbers().seen_by(role);
        sum += u64::from(efforts.other);
        if efforts.own >= limit.own {
            second = second.min(efforts.own);
            continue;
        }
        let crowd = (efforts.own / 2).saturating_mul(crowding(child.key));
        let rank = (efforts.own.saturating_add(crowd), efforts.other, index);
        if rank < best {
            second = second.min(best.0);
            best = rank;
        } else {
            second = second.min(rank.0);
        }
    }
    let chosen = children[best.2].standing.numbers().seen_by(role);
    let others = sum - u64::from(chosen.other);
    let left = match limit.other {
        Numbers::INFINITE => Numbers::INFINITE,
        other => u64::from(other).saturating_sub(others) as u32,
    };
    Choice {
        index: best.2,
        limit: Efforts {
            own: limit.own.min(second.saturating_add(second / 4 + 1)),
            other: left.max(chosen.other.saturating_add(1)),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn child(standing: Standing) -> Child {
        Child {
            mv: Move::Pass,
            key: Key(0),
            sums: Sums::default(),
            standing,
        }
    }

    fn open(proof: u32, disproof: u32) -> Standing {
        Standing::Open(Numbers { proof, disproof })
    }

    fn leaning(leans_on: usize) -> Standing {
        Standing::Disproved { leans_on }
    }

    #[track_caller]
    fn check(role: Role, children: &[Standing], node: Standing) {
        let children: Vec<Child> = children.iter().copied().map(child).collect();
        assert_eq!(together(&children, role), node);
    }

    #[test]
    fn the_attacker_needs_one_child_and_the_defender_all() {
        let children = [open(3, 5), open(2, 9), leaning(4)];
        check(Role::Attacker, &children, open(2, 14));
        check(Role::Defender, &children[..2], open(5, 5));
        let proved = [Standing::Proved { plies: 4 }, Standing::Proved { plies: 2 }];
        check(Role::Attacker, &proved, Standing::Proved { plies: 3 });
        check(Role::Defender, &proved, Standing::Proved { plies: 5 });
    }

    #[test]
    fn a_disproof_leans_on_what_it_needs() {
        let children = [leaning(4), leaning(2), Standing::LOST];
        check(Role::Attacker, &children, leaning(2));
        check(Role::Defender, &children, Standing::LOST);
        check(Role::Defender, &children[..2], leaning(4));
    }

    #[test]
    fn sums_stay_finite() {
        let hard = open(Numbers::GREATEST, Numbers::GREATEST);
        check(Role::Attacker, &[hard; 3], hard);
        check(Role::Defender, &[hard; 3], hard);
    }

    #[test]
    fn a_child_gets_what_the_next_best_would_take_and_a_quarter() {
        let children = [open(8, 5), open(3, 5), open(20, 5)].map(child);
        let limit = Efforts {
            own: 100,
            other: 30,
        };
        let alone = choose(&children, Role::Attacker, limit, |_| 0);
        let expected = Efforts { own: 11, other: 20 };
        assert_eq!((alone.index, alone.limit), (1, expected));
    }

    #[test]
    fn threads_part_but_not_at_any_price() {
        let mut children = [open(4, 1), open(5, 1)].map(child);
        children[0].key = Key(1);
        let limit = Numbers::NO_LIMIT.seen_by(Role::Attacker);
        let index = |children: &[Child], others| {
            let crowding = |key| if key == Key(1) { others } else { 0 };
            choose(children, Role::Attacker, limit, crowding).index
        };
        assert_eq!(index(&children, 0), 0);
        assert_eq!(index(&children, 1), 1);
        children[1].standing = open(50, 1);
        assert_eq!(index(&children, 1), 0);
    }
}
