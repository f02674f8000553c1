//! The search itself: depth-first proof-number search (Nagai, 2002).
//!
//! A visit of a node looks at all its children, then visits the most promising one again and
//! again until the node's numbers pass a limit: what the node's best sibling would take, and a
//! quarter more (Pawlewicz and Lew, 2007) lest the search run to and fro between the two.

use crate::proof::keys::{Key, Sums};
use crate::proof::leaf::connects_at_once;
use crate::proof::node::Node;
use crate::proof::numbers::{Numbers, Role};
use crate::proof::path::Path;
use crate::proof::standing::{Child, Standing, choose, together};
use crate::proof::table::{Fact, Tag};
use crate::proof::task::Task;
use loa::{Blocked, Move, Position};
use std::hint::black_box;

/// The longest path that is followed. What is farther away counts as open and hopeless for both
/// sides, so that other ways are tried.
const LONGEST_PATH: usize = 4000;

/// After so many nodes what has been found may bear on a node's other children, and other threads
/// may have decided it: the table is asked again.
const REFRESH: u64 = 64;

/// How many nodes a thread counts for itself before it tells.
const BATCH: u64 = 256;

/// One thread's part in a search.
pub(crate) struct Search<'a> {
    task: &'a Task<'a>,
    path: Path,
    /// The children of all nodes on the path, those of the last one at the end.
    children: Vec<Child>,
    nodes: u64,
    /// A move that wins at the root.
    winning: Option<Move>,
}

/// What a thread has found out about the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) standing: Standing,
    /// A move that proves it, if the attacker is to move and this thread has seen one.
    pub(crate) winning: Option<Move>,
}

impl Finding {
    /// What a thread knows that has not begun.
    pub(crate) const NONE: Finding = Finding {
        standing: Standing::Open(Numbers::NO_LIMIT),
        winning: None,
    };

    /// Returns what two threads know together.
    pub(crate) fn or(self, other: Finding) -> Finding {
        Finding {
            standing: if self.standing.is_open() {
                other.standing
            } else {
                self.standing
            },
            winning: self.winning.or(other.winning),
        }
    }
}

impl<'a> Search<'a> {
    pub(crate) fn new(task: &'a Task<'a>) -> Search<'a> {
        Search {
            task,
            path: Path::new(),
            children: Vec::new(),
            nodes: 0,
            winning: None,
        }
    }

    /// Searches until the root is decided or the task is halted.
    pub(crate) fn run(mut self) -> Finding {
        let root = Node::root(&self.task.claim, self.task.weights);
        let mut standing = self.assess(&root.position, root.left);
        while standing.is_open() && !self.task.is_halted() {
            standing = self.visit(&root, Numbers::NO_LIMIT);
        }
        self.task.count(self.nodes % BATCH);
        Finding {
            standing,
            winning: self.winning,
        }
    }

    /// Visits a node that is not decided until its numbers reach a limit, and keeps what was found.
    fn visit(&mut self, node: &Node, limit: Numbers) -> Standing {
        if self.path.len() >= LONGEST_PATH {
            return Standing::Open(Numbers::open(Numbers::GREATEST, Numbers::GREATEST));
        }
        let before = self.nodes;
        self.count_node();
        let first = self.children.len();
        self.path.push(node.key);
        self.task.traffic.enter(node.key);
        let standing = match self.expand(node) {
            Some(decided) => decided,
            None => self.improve(node, first, limit),
        };
        self.task.traffic.leave(node.key);
        self.path.pop();
        if self.path.len() == 0 {
            self.winning = winning_move(&self.children[first..]);
        }
        self.children.truncate(first);
        self.keep(node, standing, self.nodes - before)
    }

    #[inline]
    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(BATCH) {
            self.task.count(BATCH);
        }
    }

    /// Puts a node's children on the list. Returns what the node is if one of them decides it.
    fn expand(&mut self, node: &Node) -> Option<Standing> {
        let first = self.children.len();
        self.push_children(node);
        self.touch_entries(first);
        let role = self.task.claim.role(node.position.turn());
        let left = node.left_after();
        for index in first..self.children.len() {
            let child = self.children[index];
            let standing = match self.recall(child.key, left) {
                Some(standing) => standing,
                None => self.assess(&node.position.after(child.mv), left),
            };
            self.children[index].standing = standing;
            match (role, standing) {
                (Role::Attacker, Standing::Proved { .. }) | (Role::Defender, Standing::LOST) => {
                    return Some(together(&self.children[index..=index], role));
                }
                _ => {}
            }
        }
        None
    }

    fn push_children(&mut self, node: &Node) {
        let position = &node.position;
        let (mover, next) = (position.turn(), position.turn().opponent());
        let (winner, weights) = (self.task.claim.winner(), self.task.weights);
        let children = &mut self.children;
        let mut push = |mv: Move, sums: Sums| {
            children.push(Child {
                mv,
                sums,
                key: sums.key(next, winner),
                standing: Standing::Open(Numbers::NO_LIMIT),
            });
        };
        position.for_each_jump(|from, to| {
            let captures = position.pieces(next).contains(to);
            let sums = node.sums.after(weights, mover, (from, to), captures);
            push(Move::Jump(from, to), sums);
        });
        if position.is_blocked() {
            push(Move::Pass, node.sums);
        }
    }

    /// Asks memory for all entries at once, so that it need not be waited for one by one.
    #[inline]
    fn touch_entries(&self, first: usize) {
        let touch = |bits, child: &Child| bits ^ self.task.table.touch(child.key);
        black_box(self.children[first..].iter().fold(0, touch));
    }

    /// What the path and the table know about a position that would come next.
    #[inline]
    fn recall(&self, key: Key, left: u8) -> Option<Standing> {
        let task = self.task;
        let (numbers, tag) = match task.table.get(key, left) {
            Some((Fact::Proved { plies }, _)) => return Some(Standing::Proved { plies }),
            Some((Fact::Disproved, _)) => return Some(Standing::LOST),
            Some((Fact::Open(numbers), tag)) => (Some(numbers), tag),
            None => (None, 0),
        };
        if !task.is_limited() {
            if let Some(leans_on) = self.path.place(key) {
                return Some(Standing::Disproved { leans_on });
            }
            if tag > 0
                && let Some(sum) = self.path.sum_of_last(usize::from(tag))
                && task.table.is_disproved_after(key.after(sum), tag)
            {
                let leans_on = self.path.len() - usize::from(tag);
                return Some(Standing::Disproved { leans_on });
            }
        }
        numbers.map(Standing::Open)
    }

    /// What is seen of a position at a glance, with so many plies left.
    fn assess(&self, position: &Position, left: u8) -> Standing {
        let task = self.task;
        let claim = &task.claim;
        if let Some(won) = claim.decided(position) {
            return Standing::over(won);
        }
        if task.is_limited() && left == 0 {
            return Standing::LOST;
        }
        if let Some(known) = task.known(position, left) {
            return known;
        }
        let role = claim.role(position.turn());
        if connects_at_once(claim.rules(), position) {
            return match role {
                Role::Attacker => Standing::Proved { plies: 1 },
                Role::Defender => Standing::LOST,
            };
        }
        if left == 1 && role == Role::Attacker && claim.rules().blocked != Blocked::Loses {
            return Standing::LOST;
        }
        Standing::Open(task.initial.numbers(claim, position))
    }

    /// Visits children until the node's numbers reach a limit.
    fn improve(&mut self, node: &Node, first: usize, limit: Numbers) -> Standing {
        let role = self.task.claim.role(node.position.turn());
        let limit = limit.seen_by(role);
        loop {
            let standing = together(&self.children[first..], role);
            let Standing::Open(numbers) = standing else {
                return standing;
            };
            if self.path.len() == 1 {
                self.task.control.show(numbers);
            }
            let efforts = numbers.seen_by(role);
            if efforts.own >= limit.own || efforts.other >= limit.other || self.task.is_halted() {
                return standing;
            }
            let crowding = |key| self.task.traffic.at(key);
            let choice = choose(&self.children[first..], role, limit, crowding);
            let child = self.children[first + choice.index];
            let before = self.nodes;
            let next = node.after(&child);
            let found = self.visit(&next, choice.limit.numbers(role));
            self.children[first + choice.index].standing = found;
            if self.nodes - before >= REFRESH
                && let Some(decided) = self.refresh(node, first)
            {
                return decided;
            }
        }
    }

    /// Asks the table again about open children, and about the node if other threads are at work.
    fn refresh(&mut self, node: &Node, first: usize) -> Option<Standing> {
        for index in first..self.children.len() {
            let child = self.children[index];
            if child.standing.is_open()
                && let Some(standing) = self.recall(child.key, node.left_after())
            {
                self.children[index].standing = standing;
            }
        }
        if !self.task.traffic.is_shared() {
            return None;
        }
        match self.task.table.get(node.key, node.left)? {
            (Fact::Open(_), _) => None,
            (Fact::Proved { plies }, _) => Some(Standing::Proved { plies }),
            (Fact::Disproved, _) => Some(Standing::LOST),
        }
    }

    /// Puts what was found into the table. A disproof that leans on nothing before the node itself
    /// holds everywhere: whoever comes back to the node has got nowhere.
    fn keep(&mut self, node: &Node, standing: Standing, nodes: u64) -> Standing {
        let table = self.task.table;
        let depth = self.path.len();
        match standing {
            Standing::Proved { plies } => {
                table.put(node.key, node.left, Fact::Proved { plies }, nodes);
            }
            Standing::Disproved { leans_on } if leans_on >= depth => {
                table.put(node.key, node.left, Fact::Disproved, nodes);
                return Standing::LOST;
            }
            Standing::Disproved { leans_on } => self.keep_leaning(node, depth - leans_on, nodes),
            Standing::Open(numbers) => {
                let hint = match table.get(node.key, node.left) {
                    Some((Fact::Open(_), tag)) => tag,
                    _ => node.left,
                };
                table.put(node.key, hint, Fact::Open(numbers), nodes);
            }
        }
        standing
    }

    /// Keeps a disproof for when the same positions come before again, and a hint to it with the
    /// position's own numbers, which stay as they were.
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

/// The move that wins soonest.
fn winning_move(children: &[Child]) -> Option<Move> {
    let proved = children.iter().filter_map(|child| match child.standing {
        Standing::Proved { plies } => Some((plies, child.mv)),
        _ => None,
    });
    proved.min().map(|(_, mv)| mv)
}
