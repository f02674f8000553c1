use std::iter;
use std::ops::{Index, IndexMut};

/// A node of a [`Tree`], by number. It means something to the tree that gave it out, to no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

/// A tree of nodes that have a content each; there is always a root.
///
/// The first child of a node continues the main line, the others are variations. Nodes lie in one
/// list, so a tree may be as deep as there is memory. Two trees are equal when they have the same
/// shape and contents, in whatever order they were built.
#[derive(Clone, Debug)]
pub struct Tree<T> {
    nodes: Vec<Node<T>>,
}

#[derive(Clone, Debug)]
struct Node<T> {
    content: T,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

impl<T> Tree<T> {
    /// Makes a tree of a root alone.
    pub fn new(root: T) -> Tree<T> {
        let node = Node {
            content: root,
            parent: None,
            children: Vec::new(),
        };
        Tree { nodes: vec![node] }
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
    /// If the parent is not of this tree.
    pub fn add(&mut self, parent: NodeId, content: T) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes[parent.0].children.push(id);
        self.nodes.push(Node {
            content,
            parent: Some(parent),
            children: Vec::new(),
        });
        id
    }

    /// Returns the node that a node follows; `None` for the root.
    ///
    /// # Panics
    /// If the node is not of this tree.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].parent
    }

    /// Returns the nodes that follow a node, the main line first.
    ///
    /// # Panics
    /// If the node is not of this tree.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].children
    }

    /// Returns the nodes from the root to the end of the main line, the root first.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        iter::successors(Some(self.root()), |node| {
            self.children(*node).first().copied()
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
            let children = self.children(node).iter().rev();
            ahead.extend(children.map(|child| (depth + 1, *child)));
            Some((depth, node))
        })
    }

    /// Makes a tree with other contents. Nodes for which the function returns `None` are left out,
    /// and what followed them follows their parent; the root's content is given, and the function
    /// not asked for it. Stops at the first error in the order in which the nodes were added.
    pub(super) fn try_filter_map<U, E>(
        self,
        root: U,
        mut content: impl FnMut(T) -> Result<Option<U>, E>,
    ) -> Result<Tree<U>, E> {
        let mut tree = Tree::new(root);
        // A parent always comes before its children in the list.
        let mut new_ids = vec![tree.root()];
        for node in self.nodes.into_iter().skip(1) {
            let parent = node.parent.map_or(tree.root(), |parent| new_ids[parent.0]);
            let id = match content(node.content)? {
                Some(content) => tree.add(parent, content),
                None => parent,
            };
            new_ids.push(id);
        }
        Ok(tree)
    }
}

impl<T> Index<NodeId> for Tree<T> {
    type Output = T;

    fn index(&self, node: NodeId) -> &T {
        &self.nodes[node.0].content
    }
}

impl<T> IndexMut<NodeId> for Tree<T> {
    fn index_mut(&mut self, node: NodeId) -> &mut T {
        &mut self.nodes[node.0].content
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
