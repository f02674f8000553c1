//! Import and export of games: SGF with variations and comments, positions, plain moves.

use crate::error::ApiError;
use crate::game::GameText;
use crate::view::color_word;
use loa::{Color, Game, Move, Position};
use loa_notation::{
    Action, Beginning, Ending, Fen, GameResult, NodeId, Record, RecordNode, Turn, decode,
    read_records,
};
use serde::{Deserialize, Serialize};

/// The most nodes of a tree of moves.
const MOST_NODES: usize = 5_000;

/// A game with variations: a list of nodes, the root first, each after its parent.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TreeText {
    pub(crate) rules: String,
    #[serde(default)]
    pub(crate) limit: Option<u32>,
    pub(crate) fen: String,
    #[serde(default)]
    pub(crate) black: Option<String>,
    #[serde(default)]
    pub(crate) white: Option<String>,
    /// The result as SGF writes it.
    #[serde(default)]
    pub(crate) result: Option<String>,
    pub(crate) nodes: Vec<NodeText>,
}

/// A node of a tree of moves.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct NodeText {
    /// The number of its parent in the list; `None` for the root.
    pub(crate) parent: Option<usize>,
    #[serde(default, rename = "move")]
    pub(crate) mv: Option<String>,
    #[serde(default)]
    pub(crate) comment: Option<String>,
}

/// Writes a tree of moves as SGF, after checking every move.
pub(crate) fn to_sgf(tree: &TreeText) -> Result<String, ApiError> {
    if tree.nodes.len() > MOST_NODES {
        return Err(too_large(tree.nodes.len()));
    }
    let text = GameText {
        rules: Some(tree.rules.clone()),
        limit: tree.limit,
        fen: Some(tree.fen.clone()),
        ..GameText::default()
    };
    let game = text.replay()?;
    let mut record = Record::new(text.preset()?, Beginning::from(*game.position()));
    record.move_limit = text.rules()?.move_limit;
    record.players.black.clone_from(&tree.black);
    record.players.white.clone_from(&tree.white);
    record.result = tree.result.as_deref().map(GameResult::from_text);
    let mut ids: Vec<NodeId> = Vec::new();
    for (number, node) in tree.nodes.iter().enumerate() {
        let id = match node.parent {
            None if number == 0 => record.nodes.root(),
            Some(parent) if parent < number => {
                let mv = node.mv.as_deref().ok_or_else(|| no_move(number))?;
                let mv = mv
                    .trim()
                    .parse()
                    .map_err(|error| ApiError::bad(format!("{mv}: {error}")))?;
                record.add_move(ids[parent], mv)
            }
            _ => {
                return Err(ApiError::bad(format!(
                    "node {number} has no parent before it"
                )));
            }
        };
        record.nodes[id].comment.clone_from(&node.comment);
        ids.push(id);
    }
    if ids.is_empty() {
        return Err(ApiError::bad("a game has a root"));
    }
    record.check().map_err(ApiError::bad)?;
    Ok(record.to_string())
}

fn no_move(number: usize) -> ApiError {
    ApiError::bad(format!("node {number} has no move"))
}

fn too_large(nodes: usize) -> ApiError {
    ApiError::bad(format!(
        "a game of {nodes} moves, variations included, is too large; {MOST_NODES} are allowed"
    ))
}

/// Reads an SGF file, a position, or moves.
pub(crate) fn from_text(bytes: &[u8]) -> Result<TreeText, ApiError> {
    let text = decode(bytes);
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Err(ApiError::bad("there is nothing to read"));
    }
    if trimmed.contains("(;") || trimmed.starts_with('(') {
        return from_sgf(trimmed);
    }
    if trimmed.contains('/') {
        let fen: Fen = trimmed
            .parse()
            .map_err(|error| ApiError::bad(format!("not a position: {error}")))?;
        return Ok(tree_of(fen.position, &[]));
    }
    let moves = plain_moves(trimmed)?;
    let start = GameText::default().first_position()?;
    let text = GameText {
        rules: Some("soucie".to_owned()),
        fen: Some(Fen::from(start).to_string()),
        moves: moves.iter().map(Move::to_string).collect(),
        ..GameText::default()
    };
    let game = text.replay()?;
    Ok(tree_of(
        start,
        &game.past().iter().map(|ply| ply.mv).collect::<Vec<_>>(),
    ))
}

/// Reads moves separated by blanks or commas; move numbers are ignored.
fn plain_moves(text: &str) -> Result<Vec<Move>, ApiError> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',' || c == ';');
    words
        .map(|word| word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.'))
        .filter(|word| !word.is_empty())
        .map(|word| {
            word.parse().map_err(|error| {
                ApiError::bad(format!(
                    "neither SGF, nor a position, nor a list of moves: {error}"
                ))
            })
        })
        .collect()
}

fn tree_of(position: Position, moves: &[Move]) -> TreeText {
    let root = NodeText::default();
    let nodes = moves.iter().enumerate().map(|(number, mv)| NodeText {
        parent: Some(number),
        mv: Some(mv.to_string()),
        comment: None,
    });
    TreeText {
        rules: "soucie".to_owned(),
        limit: None,
        fen: Fen::from(position).to_string(),
        nodes: std::iter::once(root).chain(nodes).collect(),
        ..TreeText::default()
    }
}

fn from_sgf(text: &str) -> Result<TreeText, ApiError> {
    let records = read_records(text).map_err(ApiError::bad)?;
    let record = records
        .first()
        .ok_or_else(|| ApiError::bad("there is no game in it"))?;
    if record.nodes.len() > MOST_NODES {
        return Err(too_large(record.nodes.len()));
    }
    Importer::new(record).run()
}

/// Turns a record into a tree of legal moves, with forced passes added.
struct Importer<'a> {
    record: &'a Record,
    tree: TreeText,
}

impl Importer<'_> {
    fn new(record: &Record) -> Importer<'_> {
        let preset = record.rule_set.preset();
        let limit = record.move_limit;
        let tree = TreeText {
            rules: preset.name.to_owned(),
            limit: (limit != preset.rules.move_limit).then_some(limit.unwrap_or(0)),
            fen: Fen::from(record.beginning.position()).to_string(),
            black: record.players.black.clone(),
            white: record.players.white.clone(),
            result: record.result.as_ref().map(GameResult::to_string),
            nodes: vec![NodeText::default()],
        };
        Importer { record, tree }
    }

    fn run(mut self) -> Result<TreeText, ApiError> {
        let nodes = &self.record.nodes;
        let game = Game::new(self.record.rules(), self.record.beginning.position());
        let mut ahead = vec![(nodes.root(), 0, game)];
        while let Some((id, parent, mut game)) = ahead.pop() {
            let number = self.add_node(&nodes[id], parent, &mut game)?;
            let Some((main, variations)) = nodes.children(id).split_first() else {
                continue;
            };
            let variations = variations.iter().rev();
            ahead.extend(variations.map(|child| (*child, number, game.clone())));
            ahead.push((*main, number, game));
        }
        Ok(self.tree)
    }

    /// Adds a node to the tree and returns its number there.
    fn add_node(
        &mut self,
        node: &RecordNode,
        parent: usize,
        game: &mut Game,
    ) -> Result<usize, ApiError> {
        let mut number = parent;
        match node.turn {
            Some(Turn {
                color,
                action: Action::Move(mv),
            }) => {
                if color != game.position().turn() && game.position().is_blocked() {
                    number = self.add_move(number, game, Move::Pass)?;
                }
                number = self.add_move(number, game, mv)?;
            }
            Some(Turn {
                color,
                action: Action::Resign,
            }) => {
                let won = GameResult::Win(color.opponent(), Ending::Resignation);
                self.tree.result.get_or_insert(won.to_string());
            }
            None => {}
        }
        if let Some(comment) = &node.comment {
            let own = &mut self.tree.nodes[number].comment;
            match own {
                Some(before) => {
                    before.push('\n');
                    before.push_str(comment);
                }
                None => *own = Some(comment.clone()),
            }
        }
        Ok(number)
    }

    fn add_move(&mut self, parent: usize, game: &mut Game, mv: Move) -> Result<usize, ApiError> {
        let mover: Color = game.position().turn();
        let ply = game.plies() + 1;
        game.play(mv).map_err(|error| {
            ApiError::bad(format!("ply {ply}, {} {mv}: {error}", color_word(mover)))
        })?;
        self.tree.nodes.push(NodeText {
            parent: Some(parent),
            mv: Some(mv.to_string()),
            comment: None,
        });
        Ok(self.tree.nodes.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(tree: &TreeText) -> Vec<(Option<usize>, Option<&str>)> {
        let nodes = tree.nodes.iter();
        nodes
            .map(|node| (node.parent, node.mv.as_deref()))
            .collect()
    }

    #[test]
    fn variations_and_comments_survive() {
        let sgf = "(;GM[9]RU[soucie]C[start](;B[b1-b3]C[good](;W[a2-c2])(;W[a4-c4]))(;B[c1-c3]))";
        let tree = from_text(sgf.as_bytes()).unwrap();
        assert_eq!(
            moves(&tree),
            [
                (None, None),
                (Some(0), Some("b1-b3")),
                (Some(1), Some("a2-c2")),
                (Some(1), Some("a4-c4")),
                (Some(0), Some("c1-c3")),
            ]
        );
        let again = from_text(to_sgf(&tree).unwrap().as_bytes()).unwrap();
        assert_eq!(moves(&again), moves(&tree));
        assert_eq!(again.nodes[1].comment.as_deref(), Some("good"));
        assert_eq!(again.nodes[0].comment.as_deref(), Some("start"));
    }

    #[test]
    fn moves_and_positions_are_read() {
        let tree = from_text(b"1. b1-b3 a2xc2 2. d1-d3").unwrap();
        assert_eq!(tree.nodes.len(), 4);
        let tree = from_text(b"1LL/l2/2l b").unwrap();
        assert_eq!(tree.fen, "1LL/l2/2l b - - 0 1");
    }

    #[test]
    fn anything_else_is_an_error_in_words() {
        for text in [
            "",
            "hello",
            "(;GM[1])",
            "((((",
            "8/8/x",
            "b1-b3 b1-b3",
            "\u{0}",
            "(;B[b1-b9])",
        ] {
            assert!(from_text(text.as_bytes()).is_err(), "{text}");
        }
        let cyclic = TreeText {
            rules: "soucie".to_owned(),
            fen: "1LL/l2/2l b".to_owned(),
            nodes: vec![NodeText {
                parent: Some(0),
                ..NodeText::default()
            }],
            ..TreeText::default()
        };
        assert!(to_sgf(&cyclic).is_err());
    }
}
