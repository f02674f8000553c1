//! The search itself: depth-first proof-number search (Nagai, 2002).
//!
//! A visit of a node looks at all its children, then visits the most promising one again and
//! again until the node's numbers pass a limit. The limit is what the parent's next best child
//! would take and a quarter more (Pawlewicz and Lew, 2007), so that the search doesn't run to and
//! fro between two children.

use crate::proof::claim::Claim;
use crate::proof::control::Control;
use crate::proof::initial::Initial;
use crate::proof::keys::{Key, Sums, Weights};
use crate::proof::leaf::connects_at_once;
use crate::proof::numbers::{Efforts, Numbers, Role};
use crate::proof::path::Path;
use crate::proof::table::{Fact, Table, Tag};
use loa::{Blocked, Move, Position};
use std::hint::black_box;

/// What the threads of a search have in common.
pub(crate) struct Task<'a> {
    pub(crate) claim: Claim,
    pub(crate) table: &'a Table<'a>,
    pub(crate) weights: &'a Weights,
    pub(crate) initial: Initial,
    pub(crate) control: &'a Control,
}

/// A position of the search.
pub(crate) struct Node {
    pub(crate) position: Position,
    pub(crate) key: Key,
    sums: Sums,
    /// The plies left; 0 when any number is.
    left: u8,
}

/// What is known of a position where the search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    Open(Numbers),
    Proved {
        plies: u16,
    },
    /// The disproof leans on positions of the path, none before this place: [`EVERYWHERE`] when
    /// it leans on none.
    Disproved {
        leans_on: usize,
    },
}

/// Where a disproof leans that holds whatever came before.
pub(crate) const EVERYWHERE: usize = usize::MAX;

impl Standing {
    #[inline]
    fn numbers(self) -> Numbers {
        match self {
            Standing::Open(numbers) => numbers,
            Standing::Proved { .. } => Numbers::PROVED,
            Standing::Disproved { .. } => Numbers::DISPROVED,
        }
    }

    #[inline]
    fn is_open(self) -> bool {
        matches!(self, Standing::Open(_))
    }
}

#[derive(Clone, Copy)]
struct Child {
    mv: Move,
    key: Key,
    sums: Sums,
    standing: Standing,
}

/// The longest path that is followed; whatever is longer waits for another way to be tried.
const LONGEST_PATH: usize = 4000;

/// Children's standings are looked up again after visits of so many nodes, since what was found
/// may bear on them too.
const REFRESH: u64 = 64;

pub(crate) struct Search<'a> {
    task: &'a Task<'a>,
    path: Path,
    /// The children of all nodes on the path, those of the last one at the end.
    children: Vec<Child>,
    nodes: u64,
}

impl<'a> Search<'a> {
    pub(crate) fn new(task: &'a Task<'a>) -> Search<'a> {
        Search {
            task,
            path: Path::new(),
            children: Vec::new(),
            nodes: 0,
        }
    }

    /// Searches the claim until it is decided or the control says stop.
    pub(crate) fn run(&mut self) -> Standing {
        let root = self.root();
        let known = self.standing(&root, None);
        if !known.is_open() {
            return known;
        }
        let mut standing = known;
        while standing.is_open() && !self.task.control.is_stopped() {
            standing = self.visit(&root, Numbers::NO_LIMIT, 0);
            if let Standing::Open(numbers) = standing {
                self.task.control.show_root(numbers);
            }
        }
        self.task.control.count(self.nodes & (Control::BATCH - 1));
        standing
    }

    fn root(&self) -> Node {
        let position = *self.task.claim.position();
        let sums = Sums::of(&position, self.task.weights);
        Node {
            position,
            sums,
            key: sums.key(position.to_move(), self.task.claim.winner()),
            left: self.task.claim.plies().unwrap_or(0),
        }
    }

    fn is_limited(&self) -> bool {
        self.task.claim.plies().is_some()
    }

    /// Visits a node that is not decided until its numbers reach a limit, and keeps what was found.
    /// `hint` is the tag of the node's entry.
    fn visit(&mut self, node: &Node, limit: Numbers, hint: Tag) -> Standing {
        self.nodes += 1;
        if self.nodes % Control::BATCH == 0 {
            self.task.control.count(Control::BATCH);
        }
        if self.path.len() >= LONGEST_PATH {
            return Standing::Open(Numbers::open(Numbers::GREATEST, Numbers::GREATEST));
        }
        let before = self.nodes;
        let first = self.children.len();
        self.path.push(node.key);
        let standing = match self.expand(node) {
            Some(decided) => decided,
            None => self.improve(node, first, limit),
        };
        self.children.truncate(first);
        self.path.pop();
        self.keep(node, standing, hint, self.nodes - before + 1)
    }

    /// Puts the node's children on the list. Returns what the node is if one of them decides it.
    fn expand(&mut self, node: &Node) -> Option<Standing> {
        let first = self.children.len();
        let mover = node.position.to_move();
        let winner = self.task.claim.winner();
        let enemies = node.position.pieces(mover.opponent());
        let (children, weights) = (&mut self.children, self.task.weights);
        let mut push = |mv, sums: Sums| {
            children.push(Child {
                mv,
                sums,
                key: sums.key(mover.opponent(), winner),
                standing: Standing::Open(Numbers::NO_LIMIT),
            });
        };
        node.position.for_each_jump(|from, to| {
            let captures = enemies.contains(to);
            push(
                Move::Jump(from, to),
                node.sums.after(weights, mover, (from, to), captures),
            );
        });
        if self.children.len() == first {
            let sums = node.sums;
            let key = sums.key(mover.opponent(), winner);
            let standing = Standing::Open(Numbers::NO_LIMIT);
            self.children.push(Child { mv: Move::Pass, key, sums, standing });
        }
        self.touch_entries(first);
        let role = self.task.claim.role(mover);
        for index in first..self.children.len() {
            let child = self.children[index];
            let standing = self.child_standing(node, &child);
            self.children[index].standing = standing;
            match (role, standing) {
                (Role::Attacker, Standing::Proved { plies }) => {
                    return Some(Standing::Proved { plies: plies.saturating_add(1) });
                }
                (Role::Defender, Standing::Disproved { leans_on: EVERYWHERE }) => {
                    return Some(standing);
                }
                _ => {}
            }
        }
        None
    }

    #[inline]
    fn touch_entries(&self, first: usize) {
        let touch = |bits, child: &Child| bits ^ self.task.table.touch(child.key);
        black_box(self.children[first..].iter().fold(0, touch));
    }

    #[inline]
    fn left_after(&self, node: &Node) -> u8 {
        node.left.saturating_sub(1)
    }

    fn child_standing(&self, node: &Node, child: &Child) -> Standing {
        let left = self.left_after(node);
        if let Some(known) = self.recall(child.key, left) {
            return known;
        }
        self.assess(&node.position.after(child.mv), left)
    }

    fn standing(&self, node: &Node, _: Option<()>) -> Standing {
        if let Some(decided) = self.task.claim.decided(&node.position) {
            return decided_standing(decided);
        }
        if self.is_limited() && node.left == 0 {
            return Standing::Disproved { leans_on: EVERYWHERE };
        }
        Standing::Open(self.task.initial.numbers(&self.task.claim, &node.position))
    }

    /// What the path and the table know.
    #[inline]
    fn recall(&self, key: Key, left: u8) -> Option<Standing> {
        let known = self.task.table.get(key, left);
        match known {
            Some((Fact::Proved { plies }, _)) => return Some(Standing::Proved { plies }),
            Some((Fact::Disproved, _)) => {
                return Some(Standing::Disproved { leans_on: EVERYWHERE });
            }
            _ => {}
        }
        if self.is_limited() {
            return match known {
                Some((Fact::Open(numbers), _)) => Some(Standing::Open(numbers)),
                _ => None,
            };
        }
        if let Some(place) = self.path.place(key) {
            return Some(Standing::Disproved { leans_on: place });
        }
        match known {
            Some((Fact::Open(numbers), tag)) => {
                if tag > 0 && let Some(sum) = self.path.sum_of_last(usize::from(tag))
                    && self.task.table.is_disproved_after(key.after(sum), tag)
                {
                    let leans_on = self.path.len() - usize::from(tag);
                    return Some(Standing::Disproved { leans_on });
                }
                Some(Standing::Open(numbers))
            }
            _ => None,
        }
    }

    /// What is seen of a position at a glance.
    fn assess(&self, position: &Position, left: u8) -> Standing {
        let claim = &self.task.claim;
        if let Some(decided) = claim.decided(position) {
            return decided_standing(decided);
        }
        const LOST: Standing = Standing::Disproved { leans_on: EVERYWHERE };
        if self.is_limited() && left == 0 {
            return LOST;
        }
        let role = claim.role(position.to_move());
        if connects_at_once(claim.rules(), position) {
            return match role {
                Role::Attacker => Standing::Proved { plies: 1 },
                Role::Defender => LOST,
            };
        }
        if left == 1 && role == Role::Attacker && claim.rules().blocked != Blocked::Loses {
            return LOST;
        }
        Standing::Open(self.task.initial.numbers(claim, position))
    }

    fn improve(&mut self, node: &Node, first: usize, limit: Numbers) -> Standing {
        let role = self.task.claim.role(node.position.to_move());
        let limit = limit.seen_by(role);
        let is_root = self.path.len() == 1;
        loop {
            let family = Family::of(&self.children[first..], role);
            if let Some(decided) = family.decided {
                return decided;
            }
            let efforts = family.efforts;
            if is_root {
                self.task.control.show_root(efforts.numbers(role));
            }
            if efforts.own >= limit.own
                || efforts.other >= limit.other
                || self.task.control.is_stopped()
            {
                return Standing::Open(efforts.numbers(role));
            }
            let index = first + family.best;
            let child = self.children[index];
            let next = Node {
                position: node.position.after(child.mv),
                sums: child.sums,
                key: child.key,
                left: self.left_after(node),
            };
            let own = Efforts {
                own: limit.own.min(family.with_margin()),
                other: limit.other.saturating_sub(family.others),
            };
            let before = self.nodes;
            let standing = self.visit(&next, own.numbers(role), 0);
            self.children[index].standing = standing;
            if self.nodes - before >= REFRESH {
                self.refresh(node, first);
            }
        }
    }

    fn refresh(&mut self, node: &Node, first: usize) {
        for index in first..self.children.len() {
            let child = self.children[index];
            if child.standing.is_open()
                && let Some(standing) = self.recall(child.key, self.left_after(node))
            {
                self.children[index].standing = standing;
            }
        }
    }

    fn keep(&mut self, node: &Node, standing: Standing, hint: Tag, nodes: u64) -> Standing {
        let table = self.task.table;
        let depth = self.path.len();
        let tag = if self.is_limited() { node.left } else { 0 };
        match standing {
            Standing::Proved { plies } => table.put(node.key, tag, Fact::Proved { plies }, nodes),
            Standing::Disproved { leans_on } if leans_on >= depth => {
                table.put(node.key, tag, Fact::Disproved, nodes);
                return Standing::Disproved { leans_on: EVERYWHERE };
            }
            Standing::Disproved { leans_on } => self.keep_leaning(node, depth - leans_on, nodes),
            Standing::Open(numbers) => {
                let tag = if self.is_limited() { tag } else { hint };
                table.put(node.key, tag, Fact::Open(numbers), nodes);
            }
        }
        standing
    }

    fn keep_leaning(&mut self, node: &Node, leans: usize, nodes: u64) {
        let (Ok(tag), Some(sum)) = (Tag::try_from(leans), self.path.sum_of_last(leans)) else {
            return;
        };
        let table = self.task.table;
        let numbers = match table.get(node.key, 0) {
            Some((Fact::Open(numbers), _)) => numbers,
            _ => self.task.initial.numbers(&self.task.claim, &node.position),
        };
        table.put(node.key, tag, Fact::Open(numbers), nodes);
        table.put(node.key.after(sum), tag, Fact::Disproved, nodes);
    }
}

fn decided_standing(won: bool) -> Standing {
    if won {
        Standing::Proved { plies: 0 }
    } else {
        Standing::Disproved { leans_on: EVERYWHERE }
    }
}

/// What a node's children say together.
struct Family {
    decided: Option<Standing>,
    efforts: Efforts,
    /// Which child to visit.
    best: usize,
    /// The least effort among the other children.
    second: u32,
    /// The opponent's effort for all the other children.
    others: u32,
}

impl Family {
    fn of(children: &[Child], role: Role) -> Family {
        let mut best = (u32::MAX, u32::MAX, 0);
        let mut second = Numbers::INFINITE;
        let mut sum = 0u32;
        let t = &*crate::proof::initial::T; let mut open = 0; let mut most = 0;
        for (index, child) in children.iter().enumerate() {
            let efforts = child.standing.numbers().seen_by(role);
            sum = sum.saturating_add(efforts.other);
            let rank = (efforts.own, (f64::from(efforts.other) * t.tie) as u32, index);
            if efforts.other > 0 { open += 1; most = most.max(efforts.other); }
            if rank < best {
                second = best.0.min(Numbers::INFINITE);
                best = rank;
            } else {
                second = second.min(efforts.own);
            }
        }
        if t.max > 0.0 && open > 0 { sum = if most == Numbers::INFINITE { most } else { most + (f64::from(open - 1) * t.max) as u32 } }
        let own = best.0;
        let decided = decision(children, role, own, sum);
        let other = sum.min(Numbers::GREATEST);
        Family {
            decided,
            efforts: Efforts { own, other },
            best: best.2,
            second,
            others: if t.max > 0.0 { (f64::from(open.max(1) - 1) * t.max) as u32 } else { other - children[best.2].standing.numbers().seen_by(role).other.min(other) },
        }
    }

    fn with_margin(&self) -> u32 {
        let t = &*crate::proof::initial::T;
        self.second.saturating_add((f64::from(self.second) * t.eps + t.eps2) as u32).min(Numbers::INFINITE)
    }
}

fn decision(children: &[Child], role: Role, own: u32, others: u32) -> Option<Standing> {
    let proved = children.iter().filter_map(|child| match child.standing {
        Standing::Proved { plies } => Some(plies.saturating_add(1)),
        _ => None,
    });
    let leaning = children.iter().filter_map(|child| match child.standing {
        Standing::Disproved { leans_on } => Some(leans_on),
        _ => None,
    });
    let best_decides = own == 0;
    let all_decide = others == 0;
    match role {
        Role::Attacker if best_decides => proved.min().map(|plies| Standing::Proved { plies }),
        Role::Attacker if all_decide => {
            leaning.min().map(|leans_on| Standing::Disproved { leans_on })
        }
        Role::Defender if best_decides => {
            leaning.max().map(|leans_on| Standing::Disproved { leans_on })
        }
        Role::Defender if all_decide => proved.max().map(|plies| Standing::Proved { plies }),
        _ => None,
    }
}
