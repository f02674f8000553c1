use std::iter;
use std::ops::{Index, IndexMut};

/// A node of a [`Tree`], by number. It means something to the tree that gave it out, to no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    const NONE: NodeId = NodeId(u32::MAX);

    fn some(self) -> Option<NodeId> {
        (self != NodeId::NONE).then_some(self)
    }
}

/// A tree of nodes that have a content each; there is always a root.
///
/// The first child of a node continues the main line, the others are variations. Nodes lie in one
/// list, so a tree may be as deep as there is memory; a node takes 16 bytes beside its content. Two
/// trees are equal when they have the same shape and contents, in whatever order they were built.
#[derive(Clone, Debug)]
pub struct Tree<T> {
    nodes: Vec<Node<T>>,
}

#[derive(Clone, Debug)]
struct Node<T> {
    content: T,
    parent: NodeId,
    first_child: NodeId,
    last_child: NodeId,
    next_sibling: NodeId,
}

impl<T> Node<T> {
    const fn new(content: T, parent: NodeId) -> Node<T> {
        Node {
            content,
            parent,
            first_child: NodeId::NONE,
            last_child: NodeId::NONE,
            next_sibling: NodeId::NONE,
        }
    }
}

impl<T> Tree<T> {
    /// Makes a tree of a root alone.
    pub fn new(root: T) -> Tree<T> {
        Tree {
            nodes: vec![Node::new(root, NodeId::NONE)],
        }
    }

    /// Returns the root.
    pub const fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// Returns the number of nodes, 1 or more.
    #[allow(clippy::len_without_is_empty, reason = "a tree is never empty")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Adds a node as the last child of another: its main line if it has no child yet, else a
    /// variation.
    ///
    /// # Panics
    /// If the parent is not of this tree, or the tree has four thousand million nodes.
    pub fn add(&mut self, parent: NodeId, content: T) -> NodeId {
        let id = u32::try_from(self.nodes.len()).expect("fewer nodes than fit into memory");
        assert!(id < u32::MAX, "as above");
        let id = NodeId(id);
        let last = std::mem::replace(&mut self.node_mut(parent).last_child, id);
        match last.some() {
            Some(last) => self.node_mut(last).next_sibling = id,
            None => self.node_mut(parent).first_child = id,
        }
        self.nodes.push(Node::new(content, parent));
        id
    }

    fn node(&self, node: NodeId) -> &Node<T> {
        &self.nodes[node.0 as usize]
    }

    fn node_mut(&mut self, node: NodeId) -> &mut Node<T> {
        &mut self.nodes[node.0 as usize]
    }

    /// Returns the node that a node follows; `None` for the root.
    ///
    /// # Panics
    /// If the node is not of this tree.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent.some()
    }

    /// Returns the nodes that follow a node, the main line first.
    ///
    /// # Panics
    /// If the node is not of this tree.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.node(node).first_child.some();
        iter::successors(first, |child| self.node(*child).next_sibling.some())
    }

    /// Returns the nodes from the root to the end of the main line, the root first.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        iter::successors(Some(self.root()), |node| {
            self.node(*node).first_child.some()
        })
    }

    /// Returns the nodes from the root to a node, both included.
    ///
    /// # Panics
    /// If the node is not of this tree.
    pub fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = iter::successors(Some(node), |node| self.parent(*node)).collect();
        path.reverse();
        path
    }

    /// Returns all nodes with their depth (0 for the root): each before its children, and what
    /// follows the first child before the second.
    pub fn preorder(&self) -> impl Iterator<Item = (usize, NodeId)> {
        let mut ahead = vec![(0, self.root())];
        iter::from_fn(move || {
            let (depth, node) = ahead.pop()?;
            let first = ahead.len();
            ahead.extend(self.children(node).map(|child| (depth + 1, child)));
            ahead[first..].reverse();
            Some((depth, node))
        })
    }

    /// Makes a tree with other contents, in the order in which the nodes were added. What followed
    /// a node that is [left out](Kept::Passed) follows its parent. The root's content is given,
    /// and the function not asked for it.
    pub(super) fn filter_map<U>(
        self,
        root: U,
        mut content: impl FnMut(NodeId, T) -> Kept<U>,
    ) -> Tree<U> {
        let mut tree = Tree::new(root);
        // A parent always comes before its children in the list.
        let mut new_ids = vec![Some(tree.root())];
        for (old, node) in (1..).zip(self.nodes.into_iter().skip(1)) {
            let parent = new_ids[node.parent.0 as usize];
            let kept = parent.map(|parent| (parent, content(NodeId(old), node.content)));
            new_ids.push(match kept {
                Some((parent, Kept::Content(content))) => Some(tree.add(parent, content)),
                Some((parent, Kept::Passed)) => Some(parent),
                None | Some((_, Kept::Cut)) => None,
            });
        }
        tree
    }
}

/// What becomes of a node.
pub(super) enum Kept<T> {
    /// It has this content.
    Content(T),
    /// It is left out.
    Passed,
    /// It is left out with all that follows it.
    Cut,
}

impl<T> Index<NodeId> for Tree<T> {
    type Output = T;

    fn index(&self, node: NodeId) -> &T {
        &self.node(node).content
    }
}

impl<T> IndexMut<NodeId> for Tree<T> {
    fn index_mut(&mut self, node: NodeId) -> &mut T {
        &mut self.node_mut(node).content
    }
}

impl<T: PartialEq> PartialEq for Tree<T> {
    fn eq(&self, other: &Tree<T>) -> bool {
        let mine = self.preorder().map(|(depth, node)| (depth, &self[node]));
        let theirs = other.preorder().map(|(depth, node)| (depth, &other[node]));
        mine.eq(theirs)
    }
}

impl<T: Eq> Eq for Tree<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equality_is_about_shape_not_about_history() {
        let mut early = Tree::new('r');
        let a = early.add(early.root(), 'a');
        early.add(early.root(), 'b');
        early.add(a, 'c');
        let mut late = Tree::new('r');
        let a = late.add(late.root(), 'a');
        late.add(a, 'c');
        late.add(late.root(), 'b');
        assert_eq!(early, late);
        let mut other = Tree::new('r');
        let a = other.add(other.root(), 'a');
        let c = other.add(a, 'c');
        other.add(c, 'b');
        assert_ne!(early, other);
    }

    #[test]
    fn lines_and_paths() {
        let mut tree = Tree::new(0);
        let one = tree.add(tree.root(), 1);
        let two = tree.add(one, 2);
        let other = tree.add(one, 3);
        assert!(tree.main_line().eq([tree.root(), one, two]));
        assert_eq!(tree.path_to(other), [tree.root(), one, other]);
        let contents: Vec<_> = tree
            .preorder()
            .map(|(depth, id)| (depth, tree[id]))
            .collect();
        assert_eq!(contents, [(0, 0), (1, 1), (2, 2), (2, 3)]);
    }
}
