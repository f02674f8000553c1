use loa::{Color, Move};
use loa_notation::{NodeId, Record, RecordNode};

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
        let next = RecordNode::played(color, *mv);
        let is_next = |child: &NodeId| record.nodes[*child].turn == next.turn;
        let known = record.nodes.children(node).find(is_next);
        node = known.unwrap_or_else(|| record.nodes.add(node, next));
        first.get_or_insert(node);
        color = color.opponent();
    }
    first
}
