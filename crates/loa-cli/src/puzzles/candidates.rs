use loa::{Game, Position, Repetition, Rules};
use loa_engine::{Engine, Limits, Style};

/// Finds positions that may be puzzles, by short searches.
pub(super) struct CandidateFinder {
    engine: Engine,
    nodes: u64,
}

/// The kind of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Win,
    Hold,
}

/// A position that may be a puzzle.
pub(super) struct Candidate {
    pub(super) kind: Kind,
    pub(super) position: Position,
    /// The number of moves that the winner seems to need.
    pub(super) moves: u32,
    /// The number of plies before it.
    pub(super) plies: u32,
}

const MEBIBYTES: usize = 16;

impl CandidateFinder {
    pub(super) fn new(nodes: u64) -> CandidateFinder {
        CandidateFinder {
            engine: Engine::new(MEBIBYTES),
            nodes,
        }
    }

    /// Searches the positions of a game from the last to the first, so that the transposition table
    /// knows what follows.
    pub(super) fn candidates(&mut self, game: &Game, max: u32) -> Vec<Candidate> {
        let past = game.past().iter().enumerate().rev();
        let candidates = past.filter_map(|(plies, ply)| {
            let (kind, moves) = self.judge(game.rules(), &ply.before)?;
            (moves <= max).then_some(Candidate {
                kind,
                position: ply.before,
                moves,
                plies: plies as u32,
            })
        });
        let mut candidates: Vec<Candidate> = candidates.collect();
        candidates.reverse();
        candidates
    }

    /// Compares the best two moves.
    fn judge(&mut self, rules: &Rules, position: &Position) -> Option<(Kind, u32)> {
        let game = Game::new(unlimited(rules), *position);
        if game.judged().is_over() {
            return None;
        }
        let limits = Limits::nodes(self.nodes);
        let lines = self
            .engine
            .analyze(&game, 2, limits, &mut || false, &mut |_| {});
        let [best, second] = &lines[..] else {
            return None;
        };
        if let Some(plies) = best.score.win_plies() {
            let is_only = second.score.win_plies().is_none_or(|other| other > plies);
            return is_only.then_some((Kind::Win, plies.div_ceil(2)));
        }
        match second.score.loss_plies() {
            Some(plies) if !best.score.is_proven() => Some((Kind::Hold, plies / 2)),
            _ => None,
        }
    }

    /// Tells whether a search of depth 1 finds the first move.
    pub(super) fn is_obvious(&mut self, rules: &Rules, position: &Position, mv: loa::Move) -> bool {
        self.engine.style = Style {
            forced_plies: 1,
            ..Style::STEADY
        };
        self.engine.clear();
        let game = Game::new(unlimited(rules), *position);
        let report = self
            .engine
            .search(&game, Limits::depth(1), &mut || false, &mut |_| {});
        self.engine.style = Style::STEADY;
        self.engine.clear();
        report.is_some_and(|report| report.best == mv)
    }
}

/// Returns rules without repetition and move limit.
pub(super) const fn unlimited(rules: &Rules) -> Rules {
    Rules {
        repetition: Repetition::Ignored,
        move_limit: None,
        ..*rules
    }
}
