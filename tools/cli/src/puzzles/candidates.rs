use loa::{Game, Position};
use loa_engine::{Engine, Job, Limits};
use loa_review::PuzzleTask;
use std::cmp::Reverse;

/// A position that may be a puzzle.
pub(super) struct Candidate {
    /// The task, with the number of moves that the winner seems to need.
    pub(super) task: PuzzleTask,
    pub(super) position: Position,
    /// The number of plies before it.
    pub(super) plies: u32,
}

/// The size of the table of the engine that finds candidates, in MiB.
pub(super) const MEBIBYTES: usize = 16;

/// A search may find a win that has this number of moves more than the shortest.
const SLACK: u32 = 2;

/// Searches the positions of a game for a number of nodes each, from the last to the first, so that
/// the transposition table knows what follows. Nothing of other games is remembered.
pub(super) fn candidates(engine: &mut Engine, nodes: u64, game: &Game, max: u32) -> Vec<Candidate> {
    engine.clear();
    let rules = game.rules().unlimited();
    let past = game.past().iter().enumerate().rev();
    let candidates = past.filter_map(|(plies, ply)| {
        let task = judge(engine, nodes, &Game::new(rules, ply.before))?;
        (task.moves() <= max + SLACK).then_some(Candidate {
            task,
            position: ply.before,
            plies: plies as u32,
        })
    });
    let mut candidates: Vec<Candidate> = candidates.collect();
    // Long ones are rare, and come first.
    candidates.sort_by_key(|candidate| (Reverse(candidate.task.moves()), candidate.plies));
    candidates
}

/// Compares the best two moves.
fn judge(engine: &mut Engine, nodes: u64, game: &Game) -> Option<PuzzleTask> {
    if game.status().is_over() {
        return None;
    }
    let job = Job {
        lines: 2,
        ..Job::new(game, Limits::nodes(nodes))
    };
    let found = job.run(engine, &mut || false, &mut |_| {});
    let [best, second] = &found.lines[..] else {
        return None;
    };
    if let Some(plies) = best.score.win_plies() {
        let is_only = second.score.win_plies().is_none_or(|other| other > plies);
        return is_only.then_some(PuzzleTask::Win(plies.div_ceil(2)));
    }
    match second.score.loss_plies() {
        Some(plies) if !best.score.is_proven() => Some(PuzzleTask::Hold(plies / 2)),
        _ => None,
    }
}
