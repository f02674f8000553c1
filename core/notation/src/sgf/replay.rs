use super::tree::Kept;
use super::{Action, NodeId, Property, Record, RecordError, RecordFault, RecordNode, Tree};
use loa::{Color, Game, IllegalMove, Move, Ply};
use std::collections::HashSet;
use std::{fmt, mem};

impl Record {
    /// Replays the main line.
    ///
    /// A forced pass that is missing is played silently, if the move after it is by the side that
    /// then is to move; resignations change nothing, since the rules know none.
    ///
    /// # Errors
    /// If a move is illegal or by the wrong side, follows a resignation, or if the board is set up
    /// in between.
    pub fn to_game(&self) -> Result<Game, RecordError> {
        self.replay(self.nodes.main_line())
    }

    /// Replays the moves that lead to a node, its own included.
    ///
    /// # Errors
    /// As [`to_game`](Record::to_game), for the line to the node.
    ///
    /// # Panics
    /// If the node is not of this record.
    pub fn game_at(&self, node: NodeId) -> Result<Game, RecordError> {
        self.replay(self.nodes.path_to(node))
    }

    /// Checks the moves of all variations, each node once.
    ///
    /// # Errors
    /// With the first fault in the order of the text.
    pub fn check(&self) -> Result<(), RecordError> {
        self.walk(|_| {})
    }

    /// Replays all variations, depth first, and visits each node once. There is one game, which
    /// takes moves back, so that variations cost no copy of what they have in common.
    ///
    /// # Errors
    /// As [`check`](Record::check); the nodes before the fault have been visited.
    pub fn walk(&self, mut visit: impl FnMut(Visit<'_>)) -> Result<(), RecordError> {
        let mut replay = Replay::new(self);
        for (depth, node) in self.nodes.preorder() {
            let plies_before = replay.take_back(depth);
            replay.step(&self.nodes[node], depth)?;
            visit(Visit {
                depth,
                node: &self.nodes[node],
                game: &replay.game,
                plies: &replay.game.past()[plies_before..],
            });
        }
        Ok(())
    }

    /// Leaves out the moves that can't be played, with all that follows them. Returns the first
    /// fault of the main line, or else of a variation, with the number of its ply.
    pub fn keep_playable(&mut self) -> Option<LeftOut> {
        let (mut cut, mut cut_depth) = (HashSet::new(), usize::MAX);
        let mut replay = Replay::new(self);
        let mut first = None;
        for (number, (depth, node)) in self.nodes.preorder().enumerate() {
            if depth > cut_depth {
                continue;
            }
            cut_depth = usize::MAX;
            let ply = replay.take_back(depth) + 1;
            if let Err(error) = replay.step(&self.nodes[node], depth) {
                // The main line comes first, each of its nodes deeper than the one before.
                let is_main = number == depth;
                first.get_or_insert(LeftOut {
                    ply,
                    is_main,
                    error,
                });
                cut.insert(node);
                cut_depth = depth;
            }
        }
        if !cut.is_empty() {
            self.cut(|node| cut.contains(&node));
        }
        first
    }

    /// Leaves out nodes and all that follows them; the root stays, without its turn.
    pub(crate) fn cut(&mut self, is_cut: impl Fn(NodeId) -> bool) {
        let mut tree = mem::replace(&mut self.nodes, Tree::new(RecordNode::default()));
        let root = tree.root();
        let mut content = mem::take(&mut tree[root]);
        if is_cut(root) {
            content.turn = None;
            self.nodes = Tree::new(content);
            return;
        }
        self.nodes = tree.filter_map(content, |node, content| match is_cut(node) {
            true => Kept::Cut,
            false => Kept::Content(content),
        });
    }

    fn replay(&self, line: impl IntoIterator<Item = NodeId>) -> Result<Game, RecordError> {
        let mut replay = Replay::new(self);
        for (number, node) in line.into_iter().enumerate() {
            replay.step(&self.nodes[node], number)?;
        }
        Ok(replay.game)
    }
}

/// A node that [`Record::walk`] has come to.
#[derive(Clone, Copy, Debug)]
pub struct Visit<'a> {
    /// The number of nodes between the root and this one, itself included; 0 for the root.
    pub depth: usize,
    /// The node.
    pub node: &'a RecordNode,
    /// The game after the node's turn.
    pub game: &'a Game,
    /// The plies of the node's turn: a move, if there is one, after a forced pass that was missing.
    pub plies: &'a [Ply],
}

/// A move that is not kept, and all after it; after a move in a sentence the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The number of the ply, from 1.
    pub ply: usize,
    /// Whether it is in the main line, not in a variation.
    pub is_main: bool,
    /// Where it is, and why it can't be played or read.
    pub error: RecordError,
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RecordError { at, fault } = &self.error;
        let of = if self.is_main { "" } else { " of a variation" };
        let what = match fault {
            RecordFault::Mentioned(_) | RecordFault::MoveLimit(_) => "",
            _ => " and what follows is left out",
        };
        write!(f, "ply {}{of}{what}: {fault} ({at})", self.ply)
    }
}

/// A game on its way along the nodes of a record.
struct Replay {
    game: Game,
    resigned: bool,
    /// For each node on the way, the plies before its own turn and whether one had resigned.
    before: Vec<(usize, bool)>,
}

impl Replay {
    fn new(record: &Record) -> Replay {
        Replay {
            game: record.begin(),
            resigned: false,
            before: Vec::new(),
        }
    }

    /// Takes back what does not lead to a node of this depth, and returns the number of plies left.
    fn take_back(&mut self, depth: usize) -> usize {
        if let Some((plies, resigned)) = self.before.get(depth).copied() {
            while self.game.past().len() > plies {
                self.game.undo();
            }
            self.resigned = resigned;
        }
        self.before.truncate(depth);
        let plies = self.game.past().len();
        self.before.push((plies, self.resigned));
        plies
    }

    fn step(&mut self, node: &RecordNode, number: usize) -> Result<(), RecordError> {
        let sets_up = |property: &&Property| matches!(&*property.name, "AB" | "AW" | "AE" | "PL");
        if let Some(set_up) = node.properties.iter().find(sets_up) {
            let place = set_up.values.first().and_then(|value| value.place);
            return Err(RecordFault::SetUp.at_node(place, number));
        }
        let played = match node.turn.map(|turn| (turn.color, turn.action)) {
            None => Ok(()),
            Some(_) if self.resigned => Err(RecordFault::AfterResignation),
            Some((color, Action::Move(mv))) => self.play(color, mv),
            // A player may give up at any time, out of turn and after the end too.
            Some((_, Action::Resign)) => {
                self.resigned = true;
                Ok(())
            }
        };
        played.map_err(|fault| fault.at_node(node.place, number))
    }

    fn play(&mut self, color: Color, mv: Move) -> Result<(), RecordFault> {
        let illegal = |cause| RecordFault::Illegal { mv, cause };
        if self.game.position().turn() != color {
            self.game.play_on(Move::Pass).map_err(|cause| match cause {
                IllegalMove::Over(_) => illegal(cause),
                _ => RecordFault::WrongTurn(color),
            })?;
        }
        self.game.play_on(mv).map(drop).map_err(illegal)
    }
}
