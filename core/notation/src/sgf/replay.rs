use super::{
    Action, NodeId, Place, Property, Record, RecordError, RecordFault, RecordNode, Spot, Turn,
};
use loa::{Color, Game, IllegalMove, Move, Ply};

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
        let line: Vec<_> = self.nodes.main_line().collect();
        self.replay(&line)
    }

    /// Replays the moves that lead to a node, its own included.
    ///
    /// # Errors
    /// As [`to_game`](Record::to_game), for the line to the node.
    ///
    /// # Panics
    /// If the node is not of this record.
    pub fn game_at(&self, node: NodeId) -> Result<Game, RecordError> {
        self.replay(&self.nodes.path_to(node))
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
        // For each ancestor: the number of plies before its own turn, and whether one had resigned.
        let mut before: Vec<(usize, bool)> = Vec::new();
        for (depth, node) in self.nodes.preorder() {
            if let Some((plies, resigned)) = before.get(depth).copied() {
                while replay.game.past().len() > plies {
                    replay.game.undo();
                }
                replay.resigned = resigned;
            }
            before.truncate(depth);
            let plies_before = replay.game.past().len();
            before.push((plies_before, replay.resigned));
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

    fn replay(&self, line: &[NodeId]) -> Result<Game, RecordError> {
        let mut replay = Replay::new(self);
        for (number, node) in line.iter().enumerate() {
            replay.step(&self.nodes[*node], number)?;
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

/// A game on its way along the nodes of a record.
struct Replay {
    game: Game,
    resigned: bool,
}

impl Replay {
    fn new(record: &Record) -> Replay {
        Replay {
            game: Game::new(record.rules(), record.beginning.position()),
            resigned: false,
        }
    }

    fn step(&mut self, node: &RecordNode, number: usize) -> Result<(), RecordError> {
        let error = |place: Option<Place>, fault| RecordError {
            at: place.map_or(Spot::Node(number), Spot::Text),
            fault,
        };
        let sets_up = |property: &&Property| matches!(&*property.name, "AB" | "AW" | "AE" | "PL");
        if let Some(set_up) = node.properties.iter().find(sets_up) {
            let place = set_up.values.first().and_then(|value| value.place);
            return Err(error(place, RecordFault::SetUp));
        }
        let played = match node.turn {
            None => Ok(()),
            Some(_) if self.resigned => Err(RecordFault::AfterResignation),
            Some(turn) => self.take(turn),
        };
        played.map_err(|fault| error(node.place, fault))
    }

    fn take(&mut self, turn: Turn) -> Result<(), RecordFault> {
        match turn.action {
            Action::Move(mv) => self.play(turn.color, mv)?,
            // A player may give up at any time, out of turn and after the end too.
            Action::Resign => self.resigned = true,
        }
        Ok(())
    }

    fn play(&mut self, color: Color, mv: Move) -> Result<(), RecordFault> {
        let illegal = |cause| RecordFault::Illegal { mv, cause };
        if let Some(verdict) = self.game.status().verdict() {
            return Err(illegal(IllegalMove::Over(verdict)));
        }
        if self.game.position().turn() != color {
            self.game
                .play(Move::Pass)
                .map_err(|_| RecordFault::WrongTurn(color))?;
        }
        self.game.play(mv).map(drop).map_err(illegal)
    }
}
