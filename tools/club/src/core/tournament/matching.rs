//! Matchings of maximum weight in general graphs, where weights are lists of numbers.
//!
//! Edmonds' blossom algorithm in its primal-dual form, O(n³) steps; see Galil, "Efficient
//! Algorithms for Finding Maximum Matchings in Graphs", ACM Computing Surveys 18 (1986). Lists that
//! are added number by number, and compared from the first number on, are an ordered group, and the
//! algorithm needs no more. Duals of vertices are doubled, so halves of slacks are whole numbers.

/// Returns the pairs of places that a matching of maximum weight joins. `weight` gets two places,
/// in their order in the list, and returns none where there is no edge. All weights have as many
/// numbers. Each must be greater than zero, that is, its first number that isn't zero is positive.
pub(super) fn matching(
    places: &[usize],
    weight: impl Fn(usize, usize) -> Option<Vec<i16>>,
) -> Vec<(usize, usize)> {
    let mut weights = Vec::new();
    for (index, &later) in places.iter().enumerate() {
        let earlier = places[..index].iter();
        weights.extend(earlier.map(|&earlier| weight(earlier, later).unwrap_or_default()));
    }
    let mut search = Search::new(places.len(), weights);
    while search.augment_once() {}
    while let Some(blossom) = search.outermost_blossom() {
        search.open(blossom);
    }
    let vertices = search.nodes[..places.len()].iter().enumerate();
    let pairs = vertices.filter_map(|(vertex, node)| {
        let mate = node.mate.filter(|&mate| vertex < mate)?;
        Some((places[vertex], places[mate]))
    });
    pairs.collect()
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
    /// The outermost node around it.
    top: usize,
    /// The children of a blossom, with the edges to the next; empty if it isn't in use.
    cycle: Vec<(usize, Edge)>,
    dual: Vec<i32>,
    /// The vertex in an outermost node that isn't matched inside, and its partner outside, if any.
    base: usize,
    mate: Option<usize>,
    label: Label,
    /// The edge up the tree, if it has a label; a root has none.
    up: Option<Edge>,
    /// The edge of least slack to a vertex from another outer node. One between two outer nodes may
    /// count at one of its ends only.
    best: Option<Edge>,
}

/// The state of the algorithm.
struct Search {
    vertices: usize,
    /// By the greater vertex, then by the other; empty where there is no edge.
    weights: Vec<Vec<i16>>,
    nodes: Vec<Node>,
    /// The vertices of outer nodes whose edges wait.
    queue: Vec<usize>,
}

impl Search {
    fn new(vertices: usize, weights: Vec<Vec<i16>>) -> Search {
        let heaviest = weights.iter().max().into_iter().flatten();
        let dual: Vec<i32> = heaviest.map(|&digit| digit.into()).collect();
        let node = |vertex| Node {
            top: vertex,
            base: vertex,
            dual: dual.clone(),
            ..Node::default()
        };
        Search {
            vertices,
            weights,
            nodes: (0..vertices).map(node).collect(),
            queue: Vec::new(),
        }
    }

    /// Returns the weight of an edge between different vertices; empty if there is none.
    fn weight(&self, (one, other): Edge) -> &[i16] {
        let (low, high) = (one.min(other), one.max(other));
        &self.weights[high * (high - 1) / 2 + low]
    }

    /// Returns the numbers of an edge's slack, doubled.
    fn slack(&self, edge: Edge) -> impl Iterator<Item = i32> {
        let (one, other) = (&self.nodes[edge.0].dual, &self.nodes[edge.1].dual);
        let digits = one.iter().zip(other).zip(self.weight(edge));
        digits.map(|((one, other), &weight)| one + other - 2 * i32::from(weight))
    }

    fn outermost_blossom(&self) -> Option<usize> {
        let mut blossoms = self.vertices..self.nodes.len();
        blossoms.find(|&blossom| self.nodes[blossom].top == blossom)
    }

    /// Returns the label of the outermost node around a vertex.
    fn label(&self, vertex: usize) -> Label {
        self.nodes[self.nodes[vertex].top].label
    }

    /// Sets the outermost node around a node and all in it, and takes their labels off.
    fn set_top(&mut self, node: usize, top: usize) {
        self.nodes[node].top = top;
        self.nodes[node].label = Label::Free;
        for index in 0..self.nodes[node].cycle.len() {
            self.set_top(self.nodes[node].cycle[index].0, top);
        }
    }

    /// Makes a node outer; the edges from all its vertices are to be looked at again.
    fn set_outer(&mut self, index: usize) {
        let node = &mut self.nodes[index];
        node.label = Label::Outer;
        node.up = node.mate.map(|mate| (node.base, mate));
        for vertex in 0..self.vertices {
            if self.nodes[vertex].top == index {
                self.nodes[vertex].best = None;
                self.queue.push(vertex);
            }
        }
    }

    /// Matches the outermost nodes at the ends of an edge with each other.
    fn match_ends(&mut self, edge: Edge) {
        for (near, far) in [edge, flip(edge)] {
            let top = self.nodes[near].top;
            (self.nodes[top].base, self.nodes[top].mate) = (near, Some(far));
        }
    }

    /// Returns the edges from an outer node up to the root.
    fn way(&self, vertex: usize) -> Vec<Edge> {
        let up = |vertex: usize| self.nodes[self.nodes[vertex].top].up;
        std::iter::successors(up(vertex), |edge| up(edge.1)).collect()
    }

    /// Joins two outer nodes by a tight edge: makes a blossom of their ways to where these meet. If
    /// they don't meet, an augmenting path is complete, and true is returned.
    fn join(&mut self, edge: Edge) -> bool {
        let (mut way, mut other_way) = (self.way(edge.0), self.way(edge.1));
        let end = |way: &[Edge], start| self.nodes[way.last().map_or(start, |up| up.1)].top;
        if end(&way, edge.0) != end(&other_way, edge.1) {
            let ways = [way, other_way];
            let unmatched = ways.iter().flat_map(|way| way.iter().skip(1).step_by(2));
            for &edge in unmatched.chain([&edge]) {
                self.match_ends(edge);
            }
            return true;
        }
        while way.pop_if(|up| other_way.last() == Some(up)).is_some() {
            other_way.pop();
        }
        let meeting = end(&way, edge.0);
        // Down from the meeting, over the edge, and up again.
        let down = way.iter().rev().copied().map(flip);
        let edges = down.chain([edge]).chain(other_way);
        let cycle = edges.map(|edge| (self.nodes[edge.0].top, edge)).collect();
        let mut blossoms = self.vertices..self.nodes.len();
        let unused = blossoms.find(|&blossom| self.nodes[blossom].cycle.is_empty());
        let blossom = unused.unwrap_or(self.nodes.len());
        if unused.is_none() {
            self.nodes.push(Node::default());
        }
        let Node { base, mate, .. } = self.nodes[meeting];
        self.nodes[blossom] = Node {
            cycle,
            dual: vec![0; self.nodes[base].dual.len()],
            base,
            mate,
            ..Node::default()
        };
        self.set_top(blossom, blossom);
        self.set_outer(blossom);
        false
    }

    /// Dissolves a blossom, and matches its children; returns the cycle.
    fn open(&mut self, blossom: usize) -> Vec<(usize, Edge)> {
        let node = std::mem::take(&mut self.nodes[blossom]);
        let mut cycle = node.cycle;
        for &(child, _) in &cycle {
            self.set_top(child, child);
        }
        let first = self.nodes[node.base].top;
        (self.nodes[first].base, self.nodes[first].mate) = (node.base, node.mate);
        let place = cycle.iter().position(|&(child, _)| child == first);
        cycle.rotate_left(place.unwrap_or(0));
        for pair in cycle[1..].chunks_exact(2) {
            self.match_ends(pair[0].1);
        }
        cycle
    }

    /// Dissolves an inner blossom; the way through it stays in the tree.
    fn expand(&mut self, blossom: usize) {
        let up = self.nodes[blossom].up;
        let cycle = self.open(blossom);
        let edges = cycle.iter().flat_map(|&(_, edge)| [edge, flip(edge)]);
        let edges: Vec<Edge> = up.map(flip).into_iter().chain(edges).collect();
        let leads_on = |search: &Search, &(near, far): &Edge| {
            search.label(near) == Label::Outer && search.label(far) == Label::Free
        };
        // From where the tree enters, over matched and other edges, to the base.
        while let Some(&edge) = edges.iter().find(|edge| leads_on(self, edge)) {
            self.use_edge(edge);
        }
    }

    /// Uses a tight edge from an outer node; tells whether it completed an augmenting path.
    fn use_edge(&mut self, edge: Edge) -> bool {
        let to = self.nodes[edge.1].top;
        let node = &mut self.nodes[to];
        match node.label {
            Label::Outer => return self.join(edge),
            Label::Inner => {}
            Label::Free => {
                node.label = Label::Inner;
                node.up = Some(flip(edge));
                if let Some(mate) = node.mate {
                    self.set_outer(self.nodes[mate].top);
                }
            }
        }
        false
    }

    /// Grows the trees along tight edges; tells whether a path was found.
    fn grow(&mut self) -> bool {
        while let Some(near) = self.queue.pop() {
            for far in 0..self.vertices {
                let edge = (near, far);
                if self.nodes[near].top == self.nodes[far].top || self.weight(edge).is_empty() {
                    continue;
                }
                let best = self.nodes[far].best;
                if best.is_none_or(|best| self.slack(edge).lt(self.slack(best))) {
                    self.nodes[far].best = Some(edge);
                }
                if self.slack(edge).all(|digit| digit == 0) && self.use_edge(edge) {
                    return true;
                }
            }
        }
        false
    }

    /// Returns by how much duals can change until something happens at a node: a vertex' best edge
    /// gets tight, or an inner blossom is to be dissolved.
    fn limit(&self, index: usize) -> Option<Vec<i32>> {
        let node = &self.nodes[index];
        if index >= self.vertices {
            return (node.label == Label::Inner).then(|| node.dual.clone());
        }
        let parts = match self.label(index) {
            Label::Inner => return None,
            Label::Free => 1,
            Label::Outer => 2,
        };
        let slack = self.slack(node.best?);
        Some(slack.map(|digit| digit / parts).collect())
    }

    /// Returns by how much the duals change next, and the node that ends it; none if it ends at an
    /// unmatched vertex, whose dual is the least of all.
    fn next_change(&self) -> Option<(Vec<i32>, usize)> {
        let nodes = 0..self.nodes.len();
        let limits = nodes.filter_map(|index| Some((self.limit(index)?, index)));
        let least = limits.min()?;
        let mut vertices = self.nodes[..self.vertices].iter();
        let goes_on = vertices.all(|vertex| vertex.dual > least.0);
        goes_on.then_some(least)
    }

    /// Changes duals: those of vertices as the labels of their outermost nodes say, those of
    /// outermost blossoms the other way.
    fn adjust(&mut self, change: &[i32]) {
        for index in 0..self.nodes.len() {
            let (node, sign) = if index < self.vertices {
                (self.nodes[index].top, 1)
            } else {
                (index, -1)
            };
            let sign = match self.nodes[node].label {
                Label::Free => continue,
                Label::Outer => -sign,
                Label::Inner => sign,
            };
            for (digit, change) in self.nodes[index].dual.iter_mut().zip(change) {
                *digit += sign * change;
            }
        }
    }

    /// Makes the matching one edge larger, if its weight grows by that.
    fn augment_once(&mut self) -> bool {
        self.queue.clear();
        for index in 0..self.nodes.len() {
            let node = &mut self.nodes[index];
            node.label = Label::Free;
            node.best = None;
            if node.top == index && node.mate.is_none() {
                self.set_outer(index);
            }
        }
        while !self.grow() {
            let Some((change, index)) = self.next_change() else {
                return false;
            };
            self.adjust(&change);
            let Some(edge) = self.nodes[index].best else {
                self.expand(index);
                continue;
            };
            if self.use_edge(edge) {
                return true;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The weights of edges, by the lower vertex, then by the higher.
    type Weights = Vec<Vec<Option<Vec<i16>>>>;

    fn add(sums: &mut [i32], weight: &[i16]) {
        for (sum, &digit) in sums.iter_mut().zip(weight) {
            *sum += i32::from(digit);
        }
    }

    /// Returns the greatest weight of all matchings of the vertices from one on.
    fn greatest(weights: &Weights, digits: usize, used: &mut [bool], first: usize) -> Vec<i32> {
        let Some(vertex) = (first..used.len()).find(|&vertex| !used[vertex]) else {
            return vec![0; digits];
        };
        let mut most = greatest(weights, digits, used, vertex + 1);
        for other in vertex + 1..used.len() {
            if !used[other]
                && let Some(weight) = &weights[vertex][other]
            {
                used[other] = true;
                let mut sum = greatest(weights, digits, used, vertex + 1);
                used[other] = false;
                add(&mut sum, weight);
                most = most.max(sum);
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
            let mut weights: Weights = vec![vec![None; vertices]; vertices];
            for (one, row) in weights.iter_mut().enumerate() {
                for cell in &mut row[one + 1..] {
                    let mut digit = || random.below(2 * range + 1) as i16 - range as i16;
                    let mut weight: Vec<i16> = (0..digits).map(|_| digit()).collect();
                    if let Some(first) = weight.iter_mut().find(|digit| **digit != 0) {
                        *first = first.abs();
                        *cell = Some(weight);
                    }
                }
            }
            let places: Vec<usize> = (0..vertices).collect();
            let pairs = matching(&places, |one, other| weights[one][other].clone());
            let used = &mut vec![false; vertices];
            let mut weight = vec![0; digits];
            for (one, other) in pairs {
                assert!(!used[one] && !used[other]);
                (used[one], used[other]) = (true, true);
                add(&mut weight, weights[one][other].as_ref().unwrap());
            }
            let used = &mut vec![false; vertices];
            assert_eq!(weight, greatest(&weights, digits, used, 0));
        }
    }
}
