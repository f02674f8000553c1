use loa::{Color, Move};
use loa_notation::{Action, NodeId, Record, RecordNode, Turn};

/// Adds moves to a record after a node, along nodes that are there already as far as they go.
/// `color` makes the first move. Returns the node of the first move.
pub(crate) fn add_variation(
    record: &mut Record,
    after: NodeId,
    mut color: Color,
    moves: &[Move],
) -> Option<NodeId> {
    let (mut node, mut first) = (after, None);
    for mv in moves {
        let turn = Turn {
            color,
            action: Action::Move(*mv),
        };
        let mut children = record.nodes.children(node);
        let known = children.find(|child| record.nodes[*child].turn == Some(turn));
        drop(children);
        node = known.unwrap_or_else(|| record.nodes.add(node, RecordNode::played(color, *mv)));
        first.get_or_insert(node);
        color = color.opponent();
    }
    first
}
