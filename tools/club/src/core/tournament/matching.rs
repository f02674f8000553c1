//! Matchings of maximum weight in general graphs, where weights are lists of numbers.
//!
//! Edmonds' blossom algorithm in its primal-dual form, O(n³) steps; see Galil, "Efficient
//! Algorithms for Finding Maximum Matchings in Graphs", ACM Computing Surveys 18 (1986). Lists that
//! are added number by number, and compared from the first number on, are an ordered group, and the
//! algorithm needs no more. Duals are doubled, so halves of slacks are whole numbers.

use std::cmp::Ordering;

/// A graph with a weight per edge; all have as many numbers. Each must be greater than zero, that
/// is, its first number that isn't zero is positive.
pub(super) struct Graph {
    vertices: usize,
    /// Empty where there is no edge.
    weights: Vec<Vec<i16>>,
}

impl Graph {
    /// Makes a graph without edges.
    pub(super) fn new(vertices: usize) -> Graph {
        let pairs = vertices * vertices.saturating_sub(1) / 2;
        let weights = vec![Vec::new(); pairs];
        Graph { vertices, weights }
    }

    fn index(one: usize, other: usize) -> usize {
        let (low, high) = (one.min(other), one.max(other));
        high * (high - 1) / 2 + low
    }

    /// Adds an edge.
    pub(super) fn add(&mut self, one: usize, other: usize, weight: Vec<i16>) {
        self.weights[Graph::index(one, other)] = weight;
    }

    fn has(&self, one: usize, other: usize) -> bool {
        one != other && !self.weight(one, other).is_empty()
    }

    fn weight(&self, one: usize, other: usize) -> &[i16] {
        &self.weights[Graph::index(one, other)]
    }

    /// Returns a matching of maximum weight: each vertex' partner.
    pub(super) fn matching(&self) -> Vec<Option<usize>> {
        let mut search = Search::new(self);
        while search.augment_once() {}
        search.nodes[..self.vertices]
            .iter()
            .map(|node| Some(node.mate?.1))
            .collect()
    }
}

/// What the trees of alternating paths make of an outermost node.
#[derive(Clone, Copy, Default, PartialEq)]
enum Label {
    #[default]
    Free,
    /// At an even distance from the root.
    Outer,
    /// At an odd distance.
    Inner,
}

/// The ends of an edge; the first lies in the node that has it.
type Edge = (usize, usize);

fn flip((near, far): Edge) -> Edge {
    (far, near)
}

/// A node is a vertex or, with a larger number, a blossom.
#[derive(Default)]
struct Node {
    /// The outermost node around it; none for a blossom that isn't in use.
    top: Option<usize>,
    /// The children of a blossom, with the edges to the next; the first is matched outside.
    cycle: Vec<(usize, Edge)>,
    dual: Vec<i32>,
    mate: Option<Edge>,
    label: Label,
    /// For an inner node, the edge up the tree.
    parent: Edge,
    /// The edge of least slack from an outer node, if the node is not inner.
    best: Option<Edge>,
}

/// The state of the algorithm.
struct Search<'a> {
    graph: &'a Graph,
    nodes: Vec<Node>,
    /// The vertices of outer nodes whose edges wait.
    queue: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph) -> Search<'a> {
        let vertices = graph.vertices;
        let heaviest = graph.weights.iter().max().into_iter().flatten();
        let dual: Vec<i32> = heaviest.map(|&digit| digit.into()).collect();
        let node = |index| Node {
            top: (index < vertices).then_some(index),
            dual: dual.clone(),
            ..Node::default()
        };
        Search {
            graph,
            nodes: (0..vertices + vertices / 2 + 1).map(node).collect(),
            queue: Vec::new(),
        }
    }

    /// Returns the outermost node around a vertex.
    fn top(&self, vertex: usize) -> usize {
        self.nodes[vertex].top.unwrap_or(vertex)
    }

    fn is_outermost(&self, node: usize) -> bool {
        self.nodes[node].top == Some(node)
    }

    /// Returns the numbers of an edge's slack, doubled.
    fn slack(&self, (one, other): Edge) -> impl Iterator<Item = i32> {
        let duals = self.nodes[one].dual.iter().zip(&self.nodes[other].dual);
        let weight = self.graph.weight(one, other).iter();
        duals
            .zip(weight)
            .map(|((one, other), &weight)| one + other - 2 * i32::from(weight))
    }

    fn is_tight(&self, edge: Edge) -> bool {
        self.slack(edge).all(|digit| digit == 0)
    }

    /// Remembers an edge from an outer node if the node at its end has no better one.
    fn offer(&mut self, edge: Edge) {
        let to = self.top(edge.1);
        let best = self.nodes[to].best;
        if best.is_none_or(|best| self.slack(edge).lt(self.slack(best))) {
            self.nodes[to].best = Some(edge);
        }
    }

    /// Looks for the best edge from an outer node.
    fn find_best(&mut self, to: usize) {
        self.nodes[to].best = None;
        for vertex in self.vertices(to) {
            for other in 0..self.graph.vertices {
                let top = self.top(other);
                let is_outer = top != to && self.nodes[top].label == Label::Outer;
                if is_outer && self.graph.has(other, vertex) {
                    self.offer((other, vertex));
                }
            }
        }
    }

    fn vertices(&self, node: usize) -> Vec<usize> {
        if node < self.graph.vertices {
            return vec![node];
        }
        self.nodes[node]
            .cycle
            .iter()
            .flat_map(|&(child, _)| self.vertices(child))
            .collect()
    }

    fn set_top(&mut self, node: usize, top: usize) {
        self.nodes[node].top = Some(top);
        for index in 0..self.nodes[node].cycle.len() {
            self.set_top(self.nodes[node].cycle[index].0, top);
        }
    }

    fn set_outer(&mut self, node: usize) {
        self.nodes[node].label = Label::Outer;
        let vertices = self.vertices(node);
        self.queue.extend(vertices);
    }

    /// Turns the cycle of a blossom so that an even number of steps leads to the child around a
    /// vertex; returns that number.
    fn steps_to(&mut self, blossom: usize, vertex: usize) -> usize {
        let holds = |&(child, _): &(usize, Edge)| self.vertices(child).contains(&vertex);
        let steps = self.nodes[blossom]
            .cycle
            .iter()
            .position(holds)
            .unwrap_or(0);
        if steps.is_multiple_of(2) {
            return steps;
        }
        let cycle = &mut self.nodes[blossom].cycle;
        let edges: Vec<Edge> = cycle.iter().rev().map(|&(_, edge)| flip(edge)).collect();
        cycle[1..].reverse();
        for (place, edge) in cycle.iter_mut().zip(edges) {
            place.1 = edge;
        }
        cycle.len() - steps
    }

    /// Matches a node by an edge, and what is inside it accordingly.
    fn match_node(&mut self, node: usize, edge: Edge) {
        self.nodes[node].mate = Some(edge);
        if node < self.graph.vertices {
            return;
        }
        let steps = self.steps_to(node, edge.0);
        let mut cycle = std::mem::take(&mut self.nodes[node].cycle);
        for pair in cycle[..steps].chunks_exact(2) {
            self.match_node(pair[0].0, pair[0].1);
            self.match_node(pair[1].0, flip(pair[0].1));
        }
        self.match_node(cycle[steps].0, edge);
        cycle.rotate_left(steps);
        self.nodes[node].cycle = cycle;
    }

    /// Matches an outer node by an edge, and exchanges matched and other edges up to its root.
    fn exchange(&mut self, mut edge: Edge) {
        loop {
            let node = self.top(edge.0);
            let mate = self.nodes[node].mate;
            self.match_node(node, edge);
            let Some((_, far)) = mate else { return };
            let inner = self.top(far);
            let parent = self.nodes[inner].parent;
            self.match_node(inner, parent);
            edge = flip(parent);
        }
    }

    /// Returns the nodes on the way from an outer one up to the root, with the edges to the next.
    fn way(&self, vertex: usize) -> (Vec<(usize, Edge)>, usize) {
        let mut way = Vec::new();
        let mut node = self.top(vertex);
        while let Some(mate) = self.nodes[node].mate {
            let inner = self.top(mate.1);
            let parent = self.nodes[inner].parent;
            way.extend([(node, mate), (inner, parent)]);
            node = self.top(parent.1);
        }
        (way, node)
    }

    /// Joins two outer nodes by a tight edge: makes a blossom of their ways to where these meet. If
    /// they don't meet, an augmenting path is complete, and true is returned.
    fn join(&mut self, edge: Edge) -> bool {
        let ((mut way, root), (mut other_way, other_root)) = (self.way(edge.0), self.way(edge.1));
        if root != other_root {
            self.exchange(edge);
            self.exchange(flip(edge));
            return true;
        }
        let mut meeting = root;
        while let (Some(one), Some(other)) = (way.iter().nth_back(1), other_way.iter().nth_back(1))
            && one.0 == other.0
        {
            meeting = one.0;
            way.truncate(way.len() - 2);
            other_way.truncate(other_way.len() - 2);
        }
        let unused = self.nodes.iter().position(|node| node.top.is_none());
        let Some(blossom) = unused else { return false };
        for way in [&way, &other_way] {
            for &(inner, _) in way.iter().skip(1).step_by(2) {
                self.set_outer(inner);
            }
        }
        // Down from the meeting, over the edge, and up again.
        let nodes = std::iter::once(meeting).chain(way.iter().rev().map(|step| step.0));
        let edges = way.iter().rev().map(|step| flip(step.1)).chain([edge]);
        let mut cycle: Vec<(usize, Edge)> = nodes.zip(edges).collect();
        cycle.extend(other_way);
        let Node { mate, dual, .. } = &self.nodes[meeting];
        self.nodes[blossom] = Node {
            cycle,
            dual: vec![0; dual.len()],
            mate: *mate,
            label: Label::Outer,
            ..Node::default()
        };
        self.set_top(blossom, blossom);
        self.find_best(blossom);
        false
    }

    /// Dissolves an inner blossom; the way through it stays in the tree.
    fn expand(&mut self, blossom: usize) {
        let parent = self.nodes[blossom].parent;
        let steps = self.steps_to(blossom, parent.0);
        let cycle = std::mem::take(&mut self.nodes[blossom]).cycle;
        for (index, &(child, edge)) in cycle.iter().enumerate() {
            self.set_top(child, child);
            let is_outer = index % 2 == 1;
            let node = &mut self.nodes[child];
            (node.label, node.parent) = match index.cmp(&steps) {
                Ordering::Less if is_outer => (Label::Outer, edge),
                Ordering::Less => (Label::Inner, edge),
                Ordering::Equal => (Label::Inner, parent),
                Ordering::Greater => (Label::Free, edge),
            };
        }
        for (child, _) in cycle {
            self.find_best(child);
            if self.nodes[child].label == Label::Outer {
                self.set_outer(child);
            }
        }
    }

    /// Uses a tight edge from an outer node; tells whether it completed an augmenting path.
    fn use_edge(&mut self, edge: Edge) -> bool {
        let to = self.top(edge.1);
        match (self.nodes[to].label, self.nodes[to].mate) {
            (Label::Outer, _) => return self.join(edge),
            (Label::Free, Some((_, far))) => {
                self.nodes[to].label = Label::Inner;
                self.nodes[to].parent = flip(edge);
                let outer = self.top(far);
                self.nodes[outer].best = None;
                self.set_outer(outer);
            }
            _ => {}
        }
        false
    }

    /// Grows the trees along tight edges; tells whether a path was found.
    fn grow(&mut self) -> bool {
        while let Some(vertex) = self.queue.pop() {
            for other in 0..self.graph.vertices {
                let edge = (vertex, other);
                if self.graph.has(vertex, other) && self.top(vertex) != self.top(other) {
                    if !self.is_tight(edge) {
                        self.offer(edge);
                    } else if self.use_edge(edge) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Returns the best edge from an outer node to one that isn't inner.
    fn best_edge(&self, index: usize) -> Option<Edge> {
        let node = &self.nodes[index];
        let best = node.best.filter(|&(near, _)| self.top(near) != index);
        best.filter(|_| self.is_outermost(index) && node.label != Label::Inner)
    }

    fn is_inner_blossom(&self, node: usize) -> bool {
        let is_blossom = node >= self.graph.vertices;
        is_blossom && self.is_outermost(node) && self.nodes[node].label == Label::Inner
    }

    /// Returns by how much duals can change; none if that would end at an unmatched vertex.
    fn change(&self) -> Option<Vec<i32>> {
        let half = |digit: i32| digit / 2;
        let least = (0..self.nodes.len()).filter_map(|node| {
            let edge = self.best_edge(node);
            match self.nodes[node].label {
                Label::Inner if !self.is_inner_blossom(node) => None,
                Label::Inner => Some(self.nodes[node].dual.iter().copied().map(half).collect()),
                Label::Free => Some(self.slack(edge?).collect::<Vec<i32>>()),
                Label::Outer => Some(self.slack(edge?).map(half).collect()),
            }
        });
        let least = least.min()?;
        let mut vertices = 0..self.graph.vertices;
        let ends = vertices.any(|vertex| {
            self.nodes[self.top(vertex)].label == Label::Outer && self.nodes[vertex].dual <= least
        });
        (!ends).then_some(least)
    }

    fn adjust(&mut self, change: &[i32]) {
        for index in 0..self.nodes.len() {
            let is_blossom = index >= self.graph.vertices;
            if is_blossom && !self.is_outermost(index) {
                continue;
            }
            let factor = match self.nodes[self.top(index)].label {
                Label::Free => continue,
                Label::Outer => -1,
                Label::Inner => 1,
            };
            let factor = if is_blossom { -2 * factor } else { factor };
            for (digit, change) in self.nodes[index].dual.iter_mut().zip(change) {
                *digit += factor * change;
            }
        }
    }

    /// Makes the matching one edge larger, if its weight grows by that.
    fn augment_once(&mut self) -> bool {
        self.queue.clear();
        for index in 0..self.nodes.len() {
            self.nodes[index].label = Label::Free;
            self.nodes[index].best = None;
            if self.is_outermost(index) && self.nodes[index].mate.is_none() {
                self.set_outer(index);
            }
        }
        while !self.grow() {
            let Some(change) = self.change() else {
                return false;
            };
            self.adjust(&change);
            for node in 0..self.nodes.len() {
                if let Some(edge) = self.best_edge(node)
                    && self.is_tight(edge)
                    && self.use_edge(edge)
                {
                    return true;
                }
            }
            for node in self.graph.vertices..self.nodes.len() {
                let is_zero = self.nodes[node].dual.iter().all(|&digit| digit == 0);
                if is_zero && self.is_inner_blossom(node) {
                    self.expand(node);
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the greatest weight of all matchings of the vertices from one on.
    fn greatest(graph: &Graph, digits: usize, used: &mut Vec<bool>, first: usize) -> Vec<i32> {
        let Some(vertex) = (first..graph.vertices).find(|&vertex| !used[vertex]) else {
            return vec![0; digits];
        };
        let mut most = greatest(graph, digits, used, vertex + 1);
        for other in vertex + 1..graph.vertices {
            if !used[other] && graph.has(vertex, other) {
                used[other] = true;
                let mut weight = greatest(graph, digits, used, vertex + 1);
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
            let mut graph = Graph::new(vertices);
            for one in 0..vertices {
                for other in one + 1..vertices {
                    let mut digit = || random.below(2 * range + 1) as i16 - range as i16;
                    let mut weight: Vec<i16> = (0..digits).map(|_| digit()).collect();
                    if let Some(first) = weight.iter_mut().find(|digit| **digit != 0) {
                        *first = first.abs();
                        graph.add(one, other, weight);
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
            let used = &mut vec![false; vertices];
            assert_eq!(weight, greatest(&graph, digits, used, 0));
        }
    }
}
