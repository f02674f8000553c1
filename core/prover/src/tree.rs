use crate::goal::ProofGoal;
use crate::jump_counts::JumpCounts;
use crate::keys::{Sums, dependent_key};
use crate::leaf_inputs::LeafInputs;
use crate::run::Run;
use crate::table::Tag;
use loa::{Blocked, Color, Move, Position};
use loa_pns::{AndOrTree, DfPn, NodeState, Path, ProofNumbers, Rest, Role};
use std::hint::black_box;
use std::mem;
use std::ops::BitXor;

/// How much of all but the greatest number counts in a sum.
const REST: Rest = Rest(12);

/// A thread reports its nodes in batches of this size.
const BATCH: u64 = 256;

/// One thread's view of the game tree.
pub(crate) struct GoalTree<'a> {
    run: &'a Run<'a>,
    /// The nodes from the root to the current one.
    nodes: Vec<Node>,
    visits: u64,
    /// The keys of the children that are being listed.
    keys: Vec<u64>,
    inputs: LeafInputs,
}

struct Node {
    edge: Edge,
    turn: Color,
    /// The plies left; 0 when the goal has no limit.
    left: u8,
    /// Worked out when it is needed.
    position: Option<(Position, JumpCounts)>,
    /// Worked out when the children are listed.
    sums: Option<Sums>,
}

/// A move, and the key of the position that it leads to.
#[derive(Clone, Copy)]
pub(crate) struct Edge {
    mv: Move,
    key: u64,
}

/// What a thread knows about the root: its state, and a move that proves the goal if the attacker
/// is to move and the search has found one.
pub(crate) type RootResult = (NodeState, Option<Move>);

/// Searches until the goal is decided or the run is halted.
pub(crate) fn search(run: &Run<'_>) -> RootResult {
    let mut tree = GoalTree::new(run);
    let state = tree.evaluate();
    if !state.is_open() || run.is_halted() {
        return (state, None);
    }
    let mut search = DfPn::new(tree);
    let state = search.run(ProofNumbers::NO_LIMIT);
    run.count(search.tree.visits % BATCH);
    let children = search.children().iter();
    let proved = children.filter_map(|child| Some((child.state.plies()?, child.mv.mv)));
    (state, proved.min().map(|(_, mv)| mv))
}

impl<'a> GoalTree<'a> {
    fn new(run: &'a Run<'a>) -> GoalTree<'a> {
        let goal = &run.goal;
        let position = *goal.position();
        let sums = Sums::of(&position, run.weights);
        let root = Node {
            edge: Edge {
                mv: Move::Pass,
                key: sums.key(position.turn(), goal.winner()),
            },
            turn: position.turn(),
            left: goal.plies().unwrap_or(0),
            position: Some((position, JumpCounts::of(&position))),
            sums: Some(sums),
        };
        GoalTree {
            run,
            nodes: vec![root],
            visits: 0,
            keys: Vec::new(),
            inputs: LeafInputs::default(),
        }
    }

    #[inline]
    fn node(&self) -> &Node {
        self.nodes.last().expect("the root stays")
    }

    #[inline]
    fn position(&mut self) -> &(Position, JumpCounts) {
        let (last, path) = self.nodes.split_last_mut().expect("the root stays");
        last.position.get_or_insert_with(|| {
            let parent = path.last().and_then(|parent| parent.position.as_ref());
            let parent = parent.expect("a visited node has its position");
            let (mut position, mut counts) = *parent;
            position.play_observed(last.edge.mv, &mut counts);
            (position, counts)
        })
    }

    /// Returns the sums of the current node, whose parent knows its own.
    fn sums(&mut self) -> Sums {
        let (weights, turn) = (self.run.weights, self.node().turn);
        let (last, path) = self.nodes.split_last_mut().expect("the root stays");
        *last.sums.get_or_insert_with(|| {
            let parent = path.last().expect("the root has sums");
            let sums = parent.sums.expect("a visited node has its sums");
            let (before, _) = parent.position.expect("a visited node has its position");
            match last.edge.mv {
                Move::Pass => sums,
                Move::Jump(from, to) => {
                    let captures = before.pieces(turn).contains(to);
                    sums.after(weights, turn.opponent(), (from, to), captures)
                }
            }
        })
    }

    fn goal(&self) -> &'a ProofGoal {
        &self.run.goal
    }

    /// Returns the model's numbers for the current node.
    fn estimate(&mut self, threatened: bool) -> ProofNumbers {
        self.position();
        let (run, goal, role) = (self.run, self.goal(), self.role());
        let node = self.nodes.last().and_then(|node| node.position.as_ref());
        let (position, counts) = node.expect("it was worked out");
        if let Some(sample) = run.sample {
            sample.offer(self.key(), position);
        }
        let inputs = self.inputs.of(goal, position, counts, threatened);
        let [phi, delta] = run.model.numbers(&inputs);
        ProofNumbers::open(role, phi, delta)
    }

    /// Stores a disproof for when the same positions come before again, and a hint to it with the
    /// position's own numbers, the proof number doubled: a win is harder to find here.
    fn store_dependent(&mut self, path: &Path, depends_on: usize, visits: u64) {
        let count = path.len() - depends_on;
        let (Ok(tag), Some(hash)) = (Tag::try_from(count), path.hash_of_last(count)) else {
            return;
        };
        let (table, key) = (self.run.table, self.key());
        let open = match table.get(key, 0) {
            Some((NodeState::Open(numbers), _)) => numbers,
            _ => self.estimate(false),
        };
        let open = ProofNumbers {
            proof: open.proof.saturating_mul(2).min(ProofNumbers::GREATEST),
            ..open
        };
        table.put(key, tag, NodeState::Open(open), visits);
        let key = dependent_key(key, hash);
        table.put(key, tag, NodeState::DISPROVED, visits);
    }
}

/// The state of a node that a side wins in some plies.
const fn won_by(role: Role, plies: u16) -> NodeState {
    match role {
        Role::Attacker => NodeState::Proved { plies },
        Role::Defender => NodeState::DISPROVED,
    }
}

impl AndOrTree for GoalTree<'_> {
    type Move = Edge;

    const MAX_PATH: usize = 4000;
    const REFRESH: u64 = 64;

    #[inline]
    fn role(&self) -> Role {
        self.goal().role(self.node().turn)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.node().edge.key
    }

    #[inline]
    fn rest(&self) -> Rest {
        REST
    }

    /// With a limit of plies nothing repeats: there are fewer left.
    #[inline]
    fn can_repeat(&self) -> bool {
        !self.run.is_limited()
    }

    /// Fetches the table entries of all children at once, in a loop that does nothing else, so that
    /// their latencies overlap.
    fn for_each_move(&mut self, mut push: impl FnMut(Edge)) {
        let (run, winner) = (self.run, self.goal().winner());
        let sums = self.sums();
        let mut keys = mem::take(&mut self.keys);
        let (position, _) = self.position();
        let (mover, next) = (position.turn(), position.turn().opponent());
        let mut push = |mv, sums: Sums| {
            let key = sums.key(next, winner);
            keys.push(key);
            push(Edge { mv, key });
        };
        position.for_each_jump(|from, to| {
            let captures = position.pieces(next).contains(to);
            let sums = sums.after(run.weights, mover, (from, to), captures);
            push(Move::Jump(from, to), sums);
        });
        if position.is_blocked() {
            push(Move::Pass, sums);
        }
        let touched = keys.drain(..).map(|key| run.table.touch(key));
        black_box(touched.fold(0, BitXor::bitxor));
        self.keys = keys;
    }

    #[inline]
    fn play(&mut self, edge: Edge) {
        let Node { turn, left, .. } = *self.node();
        self.nodes.push(Node {
            edge,
            turn: turn.opponent(),
            left: left.saturating_sub(1),
            position: None,
            sums: None,
        });
    }

    #[inline]
    fn undo(&mut self) {
        self.nodes.pop();
    }

    fn evaluate(&mut self) -> NodeState {
        let (run, goal, left) = (self.run, self.goal(), self.node().left);
        let role = self.role();
        let (position, _) = self.position();
        match goal.decided(position) {
            Some(true) => return NodeState::Proved { plies: 0 },
            Some(false) => return NodeState::DISPROVED,
            None => {}
        }
        if run.is_limited() && left == 0 {
            return NodeState::DISPROVED;
        }
        if let Some(known) = run.look_up(position, left) {
            return known;
        }
        let turn = position.turn();
        if goal.rules().connecting_win(position, turn).is_some() {
            return won_by(role, 1);
        }
        if left == 1 && role == Role::Attacker && goal.rules().blocked != Blocked::Loses {
            return NodeState::DISPROVED;
        }
        let threat = goal.rules().connecting_win(position, turn.opponent());
        if threat.is_some() && left != 1 && !goal.can_parry(position) {
            return won_by(goal.role(turn.opponent()), 2);
        }
        NodeState::Open(self.estimate(threat.is_some()))
    }

    #[inline]
    fn recall(&mut self, path: &Path) -> Option<NodeState> {
        let (table, key) = (self.run.table, self.key());
        let (state, tag) = table.get(key, self.node().left)?;
        let count = usize::from(tag);
        if state.is_open()
            && self.can_repeat()
            && count > 0
            && let Some(hash) = path.hash_of_last(count)
            && table.is_disproved_after(dependent_key(key, hash), tag)
        {
            let depends_on = path.len() - count;
            return Some(NodeState::Disproved { depends_on });
        }
        Some(state)
    }

    fn store(&mut self, path: &Path, state: NodeState, visits: u64) {
        let (table, key, left) = (self.run.table, self.key(), self.node().left);
        let tag = match state {
            NodeState::DISPROVED | NodeState::Proved { .. } => left,
            NodeState::Disproved { depends_on } => {
                return self.store_dependent(path, depends_on, visits);
            }
            NodeState::Open(_) => match table.get(key, left) {
                Some((NodeState::Open(_), hint)) => hint,
                _ => left,
            },
        };
        table.put(key, tag, state, visits);
    }

    #[inline]
    fn is_stopped(&self) -> bool {
        self.run.is_halted()
    }

    fn enter(&mut self) {
        self.visits += 1;
        if self.visits.is_multiple_of(BATCH) {
            self.run.count(BATCH);
        }
        self.run.visitors.enter(self.key());
    }

    fn leave(&mut self) {
        self.run.visitors.leave(self.key());
    }

    #[inline]
    fn visitors(&self, key: u64) -> u32 {
        self.run.visitors.at(key)
    }

    fn report(&mut self, root: ProofNumbers) {
        self.run.control.report(root);
    }
}
