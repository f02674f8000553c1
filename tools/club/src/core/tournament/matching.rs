//! Matchings of maximum weight in general graphs, where weights are lists of numbers.
//!
//! Edmonds' blossom algorithm in its primal-dual form, O(n³) steps; see Galil, "Efficient
//! Algorithms for Finding Maximum Matchings in Graphs", ACM Computing Surveys 18 (1986). Lists that
//! are added number by number, and compared from the first number on, are an ordered group, and the
//! algorithm needs no more. Duals are doubled, so halves of slacks are whole numbers.

use std::cmp::Ordering;

const NONE: usize = usize::MAX;

/// A graph with a weight per edge. Each weight must be greater than zero, that is, its first number
/// that isn't zero is positive.
pub(super) struct Graph {
    vertices: usize,
    digits: usize,
    edges: Vec<bool>,
    weights: Vec<i16>,
}

impl Graph {
    /// Makes a graph without edges, whose weights will have so many numbers.
    pub(super) fn new(vertices: usize, digits: usize) -> Graph {
        let pairs = vertices * vertices.saturating_sub(1) / 2;
        Graph {
            vertices,
            digits,
            edges: vec![false; pairs],
            weights: vec![0; pairs * digits],
        }
    }

    fn index(one: usize, other: usize) -> usize {
        let (low, high) = (one.min(other), one.max(other));
        high * (high - 1) / 2 + low
    }

    /// Adds an edge.
    pub(super) fn add(&mut self, one: usize, other: usize, weight: &[i16]) {
        let index = Graph::index(one, other);
        self.edges[index] = true;
        self.weights[index * self.digits..][..self.digits].copy_from_slice(weight);
    }

    fn has(&self, one: usize, other: usize) -> bool {
        one != other && self.edges[Graph::index(one, other)]
    }

    fn weight(&self, one: usize, other: usize) -> &[i16] {
        &self.weights[Graph::index(one, other) * self.digits..][..self.digits]
    }

    /// Returns a matching of maximum weight: each vertex' partner.
    pub(super) fn matching(&self) -> Vec<Option<usize>> {
        let mut search = Search::new(self);
        while search.augment_once() {}
        let mates = search.mate[..self.vertices].iter();
        mates.map(|&mate| (mate != NONE).then_some(mate)).collect()
    }
}

/// What the trees of alternating paths make of an outermost node.
#[derive(Clone, Copy, PartialEq)]
enum Label {
    Free,
    /// At an even distance from the root.
    Outer,
    /// At an odd distance.
    Inner,
}

/// The ends of an edge; the first lies in the node that the edge is looked up by.
type Edge = (usize, usize);

/// The state of the algorithm. A node is a vertex or, with a larger number, a blossom.
struct Search<'a> {
    graph: &'a Graph,
    /// How many numbers nodes may have.
    nodes: usize,
    /// A list of numbers per node.
    duals: Vec<i32>,
    /// The vertex that a node is matched with.
    mate: Vec<usize>,
    /// The outermost node around a node; `NONE` for a blossom that isn't in use.
    top: Vec<usize>,
    label: Vec<Label>,
    /// For an inner node, the vertex of the tree that it hangs on.
    parent: Vec<usize>,
    /// The outer node with the edge of least slack to a node.
    best: Vec<usize>,
    /// The nodes in the cycle of a blossom; it is entered at the first.
    cycle: Vec<Vec<usize>>,
    /// The node of the cycle of a blossom in which a vertex lies.
    inside: Vec<Vec<usize>>,
    /// The edge of least slack between two nodes, of which one is a blossom.
    links: Vec<Option<Edge>>,
    queue: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph) -> Search<'a> {
        let vertices = graph.vertices;
        let nodes = vertices + vertices / 2 + 1;
        let heaviest = graph
            .weights
            .chunks_exact(graph.digits)
            .max()
            .unwrap_or(&[]);
        let mut duals = vec![0; nodes * graph.digits];
        for dual in duals[..vertices * graph.digits].chunks_exact_mut(graph.digits) {
            for (digit, &most) in dual.iter_mut().zip(heaviest) {
                *digit = i32::from(most);
            }
        }
        let is_vertex = |node| node < vertices;
        Search {
            graph,
            nodes,
            duals,
            mate: vec![NONE; nodes],
            top: (0..nodes)
                .map(|node| if is_vertex(node) { node } else { NONE })
                .collect(),
            label: vec![Label::Free; nodes],
            parent: vec![NONE; nodes],
            best: vec![NONE; nodes],
            cycle: vec![Vec::new(); nodes],
            inside: vec![Vec::new(); nodes],
            links: vec![None; nodes * nodes],
            queue: Vec::new(),
        }
    }

    fn is_blossom(&self, node: usize) -> bool {
        node >= self.graph.vertices
    }

    fn is_outermost(&self, node: usize) -> bool {
        self.top[node] == node
    }

    /// Returns the edge of least slack between two nodes.
    fn link(&self, one: usize, other: usize) -> Option<Edge> {
        if self.is_blossom(one) || self.is_blossom(other) {
            self.links[one * self.nodes + other]
        } else {
            self.graph.has(one, other).then_some((one, other))
        }
    }

    fn set_link(&mut self, one: usize, other: usize, edge: Option<Edge>) {
        self.links[one * self.nodes + other] = edge;
        self.links[other * self.nodes + one] = edge.map(|(near, far)| (far, near));
    }

    /// Returns the numbers of an edge's slack, doubled.
    fn slack(&self, (one, other): Edge) -> impl Iterator<Item = i32> {
        let dual = |node: usize| &self.duals[node * self.graph.digits..][..self.graph.digits];
        let weight = self.graph.weight(one, other).iter();
        let duals = dual(one).iter().zip(dual(other));
        duals
            .zip(weight)
            .map(|((one, other), &weight)| one + other - 2 * i32::from(weight))
    }

    fn is_tight(&self, edge: Edge) -> bool {
        self.slack(edge).all(|digit| digit == 0)
    }

    fn has_less_slack(&self, one: Edge, other: Edge) -> bool {
        self.slack(one).cmp(self.slack(other)) == Ordering::Less
    }

    /// Remembers the edge from an outer node to another if no better one is known.
    fn offer(&mut self, from: usize, to: usize) {
        let Some(edge) = self.link(from, to) else {
            return;
        };
        let known = Some(self.best[to]).filter(|&best| best != NONE);
        let known = known.and_then(|best| self.link(best, to));
        if known.is_none_or(|known| self.has_less_slack(edge, known)) {
            self.best[to] = from;
        }
    }

    /// Looks for the best edge from an outer node.
    fn find_best(&mut self, to: usize) {
        self.best[to] = NONE;
        for vertex in 0..self.graph.vertices {
            let top = self.top[vertex];
            if top != to && self.label[top] == Label::Outer {
                self.offer(vertex, to);
            }
        }
    }

    /// Calls for each vertex of a node.
    fn for_vertices(&self, node: usize, act: &mut impl FnMut(usize)) {
        if self.is_blossom(node) {
            for &child in &self.cycle[node] {
                self.for_vertices(child, act);
            }
        } else {
            act(node);
        }
    }

    fn enqueue(&mut self, node: usize) {
        let mut queue = std::mem::take(&mut self.queue);
        self.for_vertices(node, &mut |vertex| queue.push(vertex));
        self.queue = queue;
    }

    fn set_top(&mut self, node: usize, top: usize) {
        self.top[node] = top;
        for index in 0..self.cycle[node].len() {
            self.set_top(self.cycle[node][index], top);
        }
    }

    /// Turns the cycle of a blossom so that an even number of steps leads to a node; returns it.
    fn steps_to(&mut self, blossom: usize, node: usize) -> usize {
        let cycle = &mut self.cycle[blossom];
        let place = |cycle: &[usize]| cycle.iter().position(|&child| child == node).unwrap_or(0);
        if place(cycle) % 2 == 1 {
            cycle[1..].reverse();
        }
        place(cycle)
    }

    /// Matches a node with another, and what is inside it accordingly.
    fn match_node(&mut self, node: usize, with: usize) {
        let Some((near, far)) = self.link(node, with) else {
            return;
        };
        self.mate[node] = far;
        if !self.is_blossom(node) {
            return;
        }
        let entry = self.inside[node][near];
        let steps = self.steps_to(node, entry);
        for index in 0..steps {
            let (child, next) = (self.cycle[node][index], self.cycle[node][index ^ 1]);
            self.match_node(child, next);
        }
        self.match_node(entry, with);
        self.cycle[node].rotate_left(steps);
    }

    /// Exchanges matched and other edges from an outer node up to its root.
    fn exchange(&mut self, mut node: usize, mut with: usize) {
        loop {
            let mate = self.mate[node];
            self.match_node(node, with);
            if mate == NONE {
                return;
            }
            let inner = self.top[mate];
            let outer = self.top[self.parent[inner]];
            self.match_node(inner, outer);
            (node, with) = (outer, inner);
        }
    }

    /// Returns the next outer node on the way to the root.
    fn above(&self, outer: usize) -> Option<usize> {
        let mate = self.mate[outer];
        (mate != NONE).then(|| self.top[self.parent[self.top[mate]]])
    }

    /// Returns the outer node where the ways of two to the root meet.
    fn meeting(&self, one: usize, other: usize) -> Option<usize> {
        let way: Vec<usize> = std::iter::successors(Some(one), |&node| self.above(node)).collect();
        std::iter::successors(Some(other), |&node| self.above(node)).find(|node| way.contains(node))
    }

    /// Makes a blossom of the ways from two outer nodes to where they meet.
    fn add_blossom(&mut self, one: usize, meeting: usize, other: usize) {
        let unused = (self.graph.vertices..self.nodes).find(|&node| self.top[node] == NONE);
        let Some(blossom) = unused else { return };
        let mut cycle = vec![meeting];
        for start in [one, other] {
            // The first way comes down from the meeting, the second goes up to it.
            cycle[1..].reverse();
            let mut node = start;
            while node != meeting {
                let inner = self.top[self.mate[node]];
                cycle.extend([node, inner]);
                self.enqueue(inner);
                node = self.top[self.parent[inner]];
            }
        }
        let digits = self.graph.digits;
        self.duals[blossom * digits..][..digits].fill(0);
        self.label[blossom] = Label::Outer;
        self.mate[blossom] = self.mate[meeting];
        self.inside[blossom] = vec![NONE; self.graph.vertices];
        for node in 0..self.nodes {
            self.set_link(blossom, node, None);
        }
        for &child in &cycle {
            let mut inside = std::mem::take(&mut self.inside[blossom]);
            self.for_vertices(child, &mut |vertex| inside[vertex] = child);
            self.inside[blossom] = inside;
            for node in (0..self.nodes).filter(|&node| node != blossom) {
                let Some(edge) = self.link(child, node) else {
                    continue;
                };
                let known = self.link(blossom, node);
                if known.is_none_or(|known| self.has_less_slack(edge, known)) {
                    self.set_link(blossom, node, Some(edge));
                }
            }
        }
        self.cycle[blossom] = cycle;
        self.set_top(blossom, blossom);
        self.find_best(blossom);
    }

    /// Dissolves an inner blossom; what leads through it stays in the tree.
    fn expand(&mut self, blossom: usize) {
        let parent = self.parent[blossom];
        let Some((near, _)) = self.link(blossom, parent) else {
            return;
        };
        let entry = self.inside[blossom][near];
        let steps = self.steps_to(blossom, entry);
        let cycle = std::mem::take(&mut self.cycle[blossom]);
        for &child in &cycle {
            self.set_top(child, child);
        }
        for pair in cycle[..steps].chunks_exact(2) {
            let (inner, outer) = (pair[0], pair[1]);
            self.parent[inner] = self.link(outer, inner).map_or(NONE, |(near, _)| near);
            self.label[inner] = Label::Inner;
            self.best[inner] = NONE;
            self.label[outer] = Label::Outer;
            self.find_best(outer);
            self.enqueue(outer);
        }
        self.label[entry] = Label::Inner;
        self.parent[entry] = parent;
        for &child in &cycle[steps + 1..] {
            self.label[child] = Label::Free;
            self.find_best(child);
        }
        self.top[blossom] = NONE;
    }

    /// Uses a tight edge from an outer node; tells whether it completed an augmenting path.
    fn use_edge(&mut self, (near, far): Edge) -> bool {
        let (from, to) = (self.top[near], self.top[far]);
        match self.label[to] {
            Label::Inner => {}
            Label::Free => {
                let outer = self.top[self.mate[to]];
                self.parent[to] = near;
                self.label[to] = Label::Inner;
                self.label[outer] = Label::Outer;
                self.best[to] = NONE;
                self.best[outer] = NONE;
                self.enqueue(outer);
            }
            Label::Outer => match self.meeting(from, to) {
                Some(meeting) => self.add_blossom(from, meeting, to),
                None => {
                    self.exchange(from, to);
                    self.exchange(to, from);
                    return true;
                }
            },
        }
        false
    }

    /// Grows the trees along tight edges; tells whether a path was found.
    fn grow(&mut self) -> bool {
        while let Some(vertex) = self.queue.pop() {
            if self.label[self.top[vertex]] == Label::Inner {
                continue;
            }
            for other in 0..self.graph.vertices {
                if self.graph.has(vertex, other) && self.top[vertex] != self.top[other] {
                    if !self.is_tight((vertex, other)) {
                        self.offer(vertex, self.top[other]);
                    } else if self.use_edge((vertex, other)) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Returns the best edge to a node that isn't inner.
    fn best_edge(&self, node: usize) -> Option<Edge> {
        let is_candidate =
            self.is_outermost(node) && self.best[node] != NONE && self.label[node] != Label::Inner;
        is_candidate
            .then(|| self.link(self.best[node], node))
            .flatten()
    }

    /// Returns by how much duals can change; none if that would end at an unmatched vertex.
    fn change(&self) -> Option<Vec<i32>> {
        let digits = self.graph.digits;
        let mut change: Option<Vec<i32>> = None;
        let mut lower = |value: &mut dyn Iterator<Item = i32>| {
            let value: Vec<i32> = value.collect();
            if change.as_ref().is_none_or(|change| value < *change) {
                change = Some(value);
            }
        };
        for node in 0..self.nodes {
            if self.is_blossom(node) && self.is_outermost(node) && self.label[node] == Label::Inner
            {
                lower(
                    &mut self.duals[node * digits..][..digits]
                        .iter()
                        .map(|digit| digit / 2),
                );
            }
            if let Some(edge) = self.best_edge(node) {
                match self.label[node] {
                    Label::Free => lower(&mut self.slack(edge)),
                    _ => lower(&mut self.slack(edge).map(|digit| digit / 2)),
                }
            }
        }
        let change = change?;
        let mut outer =
            (0..self.graph.vertices).filter(|&vertex| self.label[self.top[vertex]] == Label::Outer);
        let ends = outer.any(|vertex| self.duals[vertex * digits..][..digits] <= change[..]);
        (!ends).then_some(change)
    }

    fn adjust(&mut self, change: &[i32]) {
        for node in 0..self.nodes {
            let factor = match self.top[node] {
                NONE => continue,
                top if self.is_blossom(node) => match self.label[node] {
                    Label::Outer if top == node => 2,
                    Label::Inner if top == node => -2,
                    _ => continue,
                },
                top => match self.label[top] {
                    Label::Free => continue,
                    Label::Outer => -1,
                    Label::Inner => 1,
                },
            };
            let dual = &mut self.duals[node * self.graph.digits..][..self.graph.digits];
            for (digit, change) in dual.iter_mut().zip(change) {
                *digit += factor * change;
            }
        }
    }

    /// Makes the matching one edge larger, if its weight grows by that.
    fn augment_once(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.best.fill(NONE);
        self.queue.clear();
        for node in 0..self.nodes {
            if self.is_outermost(node) && self.mate[node] == NONE {
                self.label[node] = Label::Outer;
                self.enqueue(node);
            }
        }
        loop {
            if self.grow() {
                return true;
            }
            let Some(change) = self.change() else {
                return false;
            };
            self.adjust(&change);
            for node in 0..self.nodes {
                if let Some(edge) = self.best_edge(node)
                    && self.top[edge.0] != node
                    && self.is_tight(edge)
                    && self.use_edge(edge)
                {
                    return true;
                }
            }
            let digits = self.graph.digits;
            for blossom in self.graph.vertices..self.nodes {
                if self.is_outermost(blossom)
                    && self.label[blossom] == Label::Inner
                    && self.duals[blossom * digits..][..digits]
                        .iter()
                        .all(|&digit| digit == 0)
                {
                    self.expand(blossom);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the greatest weight of all matchings of the vertices from one on.
    fn greatest(graph: &Graph, used: &mut Vec<bool>, first: usize) -> Vec<i32> {
        let Some(vertex) = (first..graph.vertices).find(|&vertex| !used[vertex]) else {
            return vec![0; graph.digits];
        };
        let mut most = greatest(graph, used, vertex + 1);
        for other in vertex + 1..graph.vertices {
            if !used[other] && graph.has(vertex, other) {
                used[other] = true;
                let mut weight = greatest(graph, used, vertex + 1);
                used[other] = false;
                for (sum, &digit) in weight.iter_mut().zip(graph.weight(vertex, other)) {
                    *sum += i32::from(digit);
                }
                most = most.max(weight);
            }
        }
        most
    }

    #[test]
    fn no_matching_weighs_more() {
        let mut random = loa::Random::new(1);
        for _ in 0..3000 {
            let vertices = 1 + random.below(9);
            let digits = 1 + random.below(3);
            let range = 1 + random.below(6);
            let mut graph = Graph::new(vertices, digits);
            for one in 0..vertices {
                for other in one + 1..vertices {
                    let mut digit = || random.below(2 * range + 1) as i16 - range as i16;
                    let mut weight: Vec<i16> = (0..digits).map(|_| digit()).collect();
                    if let Some(first) = weight.iter_mut().find(|digit| **digit != 0) {
                        *first = first.abs();
                        graph.add(one, other, &weight);
                    }
                }
            }
            let matching = graph.matching();
            let mut weight = vec![0; digits];
            for (vertex, mate) in matching.iter().enumerate() {
                if let Some(mate) = *mate {
                    assert!(matching[mate] == Some(vertex) && graph.has(vertex, mate));
                    for (sum, &digit) in weight.iter_mut().zip(graph.weight(vertex, mate)) {
                        *sum += i32::from(digit);
                    }
                }
            }
            let weight: Vec<i32> = weight.iter().map(|sum| sum / 2).collect();
            assert_eq!(weight, greatest(&graph, &mut vec![false; vertices], 0));
        }
    }
}
