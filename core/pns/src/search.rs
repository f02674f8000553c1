use crate::node::{NodeState, PhiDelta, ProofNumbers, Rest, Role, back_up, select};
use crate::path::Path;

/// An AND/OR tree with a current node, and the transposition table for its nodes.
pub trait AndOrTree {
    /// A move, with what the tree keeps with it.
    type Move: Copy;

    /// The longest path that is followed. Nodes beyond it count as hopeless for both sides.
    const MAX_PATH: usize;

    /// After this many nodes below a child, the table is asked about its siblings again: what was
    /// found may bear on them, and other threads may have decided them.
    const REFRESH: u64;

    /// Tells who moves at the current node.
    fn role(&self) -> Role;

    /// Returns the key of the current node. Equal keys are equal nodes.
    fn key(&self) -> u64;

    /// Tells how much of all but the greatest number counts in a sum.
    fn rest(&self) -> Rest {
        Rest::ALL
    }

    /// Tells whether a node can come up again below itself, with the same key.
    fn can_repeat(&self) -> bool {
        true
    }

    /// Calls a function with each move of the current node, at least one.
    fn for_each_move(&mut self, push: impl FnMut(Self::Move));

    /// Goes to a child.
    fn play(&mut self, mv: Self::Move);

    /// Goes back to the parent.
    fn undo(&mut self);

    /// Returns the state of a node that the table does not know, from the node itself.
    fn evaluate(&mut self) -> NodeState;

    /// Returns what the table knows of the current node at the end of a path, the node itself not
    /// on it. A disproof that depends on the path must be returned only where it holds.
    fn recall(&mut self, path: &Path) -> Option<NodeState>;

    /// Stores the state of the current node at the end of a path, the node itself not on it, which
    /// took some visits to find out.
    fn store(&mut self, path: &Path, state: NodeState, visits: u64);

    /// Tells whether the search has to end.
    fn is_stopped(&self) -> bool;

    /// Is called at the beginning of each visit of a node.
    fn enter(&mut self) {}

    /// Is called at the end of each visit of a node.
    fn leave(&mut self) {}

    /// Returns the number of threads at or below a node.
    fn visitors(&self, _key: u64) -> u32 {
        0
    }

    /// Is called with the numbers of the root whenever they may have changed.
    fn report(&mut self, _root: ProofNumbers) {}
}

/// A node below a node on the path.
#[derive(Clone, Copy, Debug)]
pub struct Child<M> {
    /// The move that leads to it.
    pub mv: M,
    /// What is known of it.
    pub state: NodeState,
    key: u64,
}

/// A depth-first proof-number search.
pub struct DfPn<T: AndOrTree> {
    /// The tree. Its current node is the root whenever the search is not running.
    pub tree: T,
    path: Path,
    /// The children of all nodes on the path, those of the last one at the end.
    children: Vec<Child<T::Move>>,
    visits: u64,
}

impl<T: AndOrTree> DfPn<T> {
    /// Makes a search from the tree's current node.
    pub fn new(tree: T) -> DfPn<T> {
        DfPn {
            tree,
            path: Path::new(),
            children: Vec::with_capacity(1024),
            visits: 0,
        }
    }

    /// Searches the current node, which must not be the end of a game, until it is decided, its
    /// numbers reach a limit, or the tree says to stop.
    pub fn run(&mut self, limit: ProofNumbers) -> NodeState {
        self.children.clear();
        self.visit(self.tree.key(), limit)
    }

    /// Returns the children of the root as the last run left them; a child that decides the root
    /// may have kept later ones from being looked at.
    pub fn children(&self) -> &[Child<T::Move>] {
        &self.children
    }

    fn visit(&mut self, key: u64, limit: ProofNumbers) -> NodeState {
        if self.path.len() >= T::MAX_PATH {
            return NodeState::Open(ProofNumbers::HOPELESS);
        }
        let before = self.visits;
        self.visits += 1;
        let first = self.children.len();
        self.path.push(key);
        self.tree.enter();
        let role = self.tree.role();
        let state = match self.expand(role) {
            Some(decided) => decided,
            None => self.improve(first, role, limit.phi_delta(role)),
        };
        self.tree.leave();
        self.path.pop();
        let state = match state {
            // The defender repeats the same replies whenever this node recurs.
            NodeState::Disproved { depends_on } if depends_on >= self.path.len() => {
                NodeState::DISPROVED
            }
            state => state,
        };
        if !self.path.is_empty() {
            self.children.truncate(first);
        }
        self.tree.store(&self.path, state, self.visits - before);
        state
    }

    /// Puts a node's children on the list. Returns the node's state if one of them decides it.
    fn expand(&mut self, role: Role) -> Option<NodeState> {
        let first = self.children.len();
        let children = &mut self.children;
        self.tree.for_each_move(|mv| {
            children.push(Child {
                mv,
                key: 0,
                state: NodeState::Open(ProofNumbers::NO_LIMIT),
            });
        });
        for index in first..self.children.len() {
            self.tree.play(self.children[index].mv);
            let key = self.tree.key();
            let state = self.recall(key);
            let state = state.unwrap_or_else(|| self.tree.evaluate());
            self.tree.undo();
            let child = &mut self.children[index];
            (child.key, child.state) = (key, state);
            if state.decides(role) {
                return Some(back_up(std::iter::once(state), role, Rest::ALL));
            }
        }
        None
    }

    /// Returns what the table and the path say of the tree's current node.
    #[inline]
    fn recall(&mut self, key: u64) -> Option<NodeState> {
        let known = self.tree.recall(&self.path);
        if known.is_none_or(NodeState::is_open)
            && self.tree.can_repeat()
            && let Some(depends_on) = self.path.index(key)
        {
            return Some(NodeState::Disproved { depends_on });
        }
        known
    }

    /// Visits children until the node's numbers reach a limit.
    fn improve(&mut self, first: usize, role: Role, limit: PhiDelta) -> NodeState {
        let rest = self.tree.rest();
        loop {
            let states = self.children[first..].iter().map(|child| child.state);
            let state = back_up(states, role, rest);
            let NodeState::Open(numbers) = state else {
                return state;
            };
            if self.path.len() == 1 {
                self.tree.report(numbers);
            }
            let own = numbers.phi_delta(role);
            if own.phi >= limit.phi || own.delta >= limit.delta || self.tree.is_stopped() {
                return state;
            }
            let children = self.children[first..].iter();
            let visited = children.map(|child| (child.state, self.tree.visitors(child.key)));
            let (selected, child_limit) = select(visited, role, limit, rest);
            let index = first + selected;
            let Child { mv, key, .. } = self.children[index];
            let before = self.visits;
            self.tree.play(mv);
            self.children[index].state = self.visit(key, child_limit.numbers(role));
            self.tree.undo();
            if self.visits - before >= T::REFRESH
                && let Some(decided) = self.refresh(first)
            {
                return decided;
            }
        }
    }

    /// Asks the table again about open children, and about the node itself unless it is the root:
    /// that is decided by its children alone, so that they tell how.
    fn refresh(&mut self, first: usize) -> Option<NodeState> {
        for index in first..self.children.len() {
            let Child { mv, state, key } = self.children[index];
            if state.is_open() {
                self.tree.play(mv);
                self.children[index].state = self.recall(key).unwrap_or(state);
                self.tree.undo();
            }
        }
        if self.path.len() == 1 {
            return None;
        }
        let node = self.tree.recall(&self.path);
        node.filter(|state| !state.is_open())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// A graph with cycles: who moves at each node, and where its moves lead. A node without moves
    /// is the end of a game that the side to move has lost.
    struct Graph(Vec<(Role, Vec<usize>)>);

    impl Graph {
        fn random(seed: u64) -> Graph {
            let mut state = seed;
            let mut below = |end: usize| {
                state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                (state >> 33) as usize % end
            };
            let count = 4 + below(12);
            let node = |_| {
                let role = [Role::Attacker, Role::Defender][below(2)];
                let moves = if below(4) == 0 { 0 } else { 1 + below(3) };
                (role, (0..moves).map(|_| below(count)).collect())
            };
            Graph((0..count).map(node).collect())
        }

        /// The nodes from which the attacker wins, by brute force.
        fn won(&self) -> Vec<bool> {
            let mut won = vec![false; self.0.len()];
            for _ in 0..self.0.len() {
                for (node, (role, moves)) in self.0.iter().enumerate() {
                    let mut next = moves.iter();
                    won[node] = match role {
                        Role::Attacker => next.any(|next| won[*next]),
                        Role::Defender => next.all(|next| won[*next]),
                    };
                }
            }
            won
        }
    }

    /// Walks a graph, with a table that keeps what holds on every path, of nodes whose number
    /// is divisible by `keeps_every`.
    struct Walk<'a> {
        graph: &'a Graph,
        nodes: Vec<usize>,
        table: HashMap<usize, NodeState>,
        keeps_every: usize,
    }

    impl Walk<'_> {
        fn node(&self) -> usize {
            *self.nodes.last().unwrap()
        }
    }

    impl AndOrTree for Walk<'_> {
        type Move = usize;

        const MAX_PATH: usize = 100;
        const REFRESH: u64 = 1;

        fn role(&self) -> Role {
            self.graph.0[self.node()].0
        }

        fn key(&self) -> u64 {
            self.node() as u64
        }

        fn for_each_move(&mut self, push: impl FnMut(usize)) {
            self.graph.0[self.node()].1.iter().copied().for_each(push);
        }

        fn play(&mut self, node: usize) {
            self.nodes.push(node);
        }

        fn undo(&mut self) {
            self.nodes.pop();
        }

        fn evaluate(&mut self) -> NodeState {
            let (role, moves) = &self.graph.0[self.node()];
            match role {
                _ if !moves.is_empty() => NodeState::Open(ProofNumbers::open(*role, 1, 1)),
                Role::Attacker => NodeState::DISPROVED,
                Role::Defender => NodeState::Proved { plies: 0 },
            }
        }

        fn recall(&mut self, _: &Path) -> Option<NodeState> {
            self.table.get(&self.node()).copied()
        }

        fn store(&mut self, _: &Path, state: NodeState, _: u64) {
            let node = self.node();
            let depends = matches!(state, NodeState::Disproved { .. });
            let holds = !depends || state == NodeState::DISPROVED;
            if holds && node.is_multiple_of(self.keeps_every) {
                self.table.insert(node, state);
            }
        }

        fn is_stopped(&self) -> bool {
            false
        }
    }

    #[test]
    fn answers_on_graphs_with_cycles_are_those_of_brute_force() {
        let mut cyclic = 0;
        for seed in 0..3000 {
            let graph = Graph::random(seed);
            let won = graph.won();
            for keeps_every in [1, 2, usize::MAX] {
                let mut search = DfPn::new(Walk {
                    graph: &graph,
                    nodes: Vec::new(),
                    table: HashMap::new(),
                    keeps_every,
                });
                for root in (0..won.len()).filter(|root| !graph.0[*root].1.is_empty()) {
                    search.tree.nodes = vec![root];
                    let state = search.run(ProofNumbers::NO_LIMIT);
                    let expected = if won[root] {
                        state.plies().is_some()
                    } else {
                        state == NodeState::DISPROVED
                    };
                    assert!(expected, "graph {seed}, node {root}: {state:?}");
                    let mut proved = search.children().iter().map(|child| child.state.plies());
                    let is_shown =
                        graph.0[root].0 == Role::Defender || proved.any(|it| it.is_some());
                    assert!(
                        !won[root] || is_shown,
                        "graph {seed}, node {root}: no winning move"
                    );
                    cyclic += u32::from(!won[root]);
                }
            }
        }
        assert!(cyclic > 1000);
    }
}
