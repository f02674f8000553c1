use crate::arrangement::Arrangement;
use crate::goal::ProofGoal;
use loa::{Move, Position};
use std::collections::HashMap;

/// A proof of a goal: a move for each position that can come up in which the winner is to move
/// and can't win at once.
///
/// Each of these moves brings the end nearer, whatever the opponent does.
#[derive(Debug)]
pub struct ProofTree {
    goal: ProofGoal,
    steps: HashMap<Arrangement, Step>,
}

/// What the winner plays in a position. The move is that of the canonical image.
#[derive(Clone, Copy, Debug)]
struct Step {
    mv: Move,
    /// The plies that the goal had left when this was found to win; 0 without a limit.
    left: u8,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Not settled yet.
    New,
    /// Being settled.
    Entered,
    /// These moves lead back to the position, or do not win.
    Circular,
    /// Wins in at most this many plies.
    Wins(u16),
}

/// What a reply of the winner's opponent leads to.
enum Reply {
    /// The winner has won, or wins at once: the plies that are left.
    Won(u16),
    /// The winner has lost, or drawn.
    NotWon,
    /// The winner needs a move.
    Ongoing(Arrangement),
}

impl ProofTree {
    /// Makes a tree without moves.
    pub(crate) fn new(goal: &ProofGoal) -> ProofTree {
        ProofTree {
            goal: *goal,
            steps: HashMap::new(),
        }
    }

    /// Returns the number of positions with a move, images counted once.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Tells whether there is no position with a move.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Returns the plies of the longest line from a position in which the winner is to move; `None`
    /// if it is not in the tree.
    pub(crate) fn plies(&self, position: &Position) -> Option<u16> {
        self.plies_of(&Arrangement::of(position))
    }

    fn plies_of(&self, arrangement: &Arrangement) -> Option<u16> {
        match self.steps.get(arrangement)?.state {
            State::Wins(plies) => Some(plies),
            _ => None,
        }
    }

    /// Returns the winner's move in a position, and the plies of the longest line from there;
    /// `None` if a move wins at once or the position is not in the tree.
    pub fn winning_move(&self, position: &Position) -> Option<(Move, u16)> {
        let (arrangement, symmetry) = Arrangement::with_symmetry(position);
        let step = self.steps.get(&arrangement)?;
        let plies = self.plies_of(&arrangement)?;
        let is_it = |mv: &Move| symmetry.mv(*mv) == step.mv;
        Some((position.legal_moves().into_iter().find(is_it)?, plies))
    }

    /// Tells whether a position lacks a move that wins within the plies left.
    pub(crate) fn lacks(&self, arrangement: &Arrangement, left: u8) -> bool {
        self.steps
            .get(arrangement)
            .is_none_or(|step| match step.state {
                State::Wins(plies) if left > 0 => plies > u16::from(left),
                State::Wins(_) => false,
                _ => step.left > left,
            })
    }

    pub(crate) fn put(&mut self, arrangement: Arrangement, mv: Move, left: u8) {
        let state = State::New;
        self.steps.insert(arrangement, Step { mv, left, state });
    }

    /// Returns the positions that the winner needs moves for after a position, which is the root or
    /// follows one of its moves.
    pub(crate) fn next(&self, position: &Position) -> impl Iterator<Item = Arrangement> {
        self.replies(position).filter_map(|reply| match reply {
            Reply::Ongoing(arrangement) => Some(arrangement),
            _ => None,
        })
    }

    fn replies(&self, position: &Position) -> impl Iterator<Item = Reply> {
        let is_over = self.goal.decided(position).is_some();
        let replies = if is_over || position.turn() == self.goal.winner() {
            vec![*position]
        } else {
            let moves = position.legal_moves().into_iter();
            moves.map(|mv| position.after(mv)).collect()
        };
        replies.into_iter().map(|reply| self.reply(&reply))
    }

    fn reply(&self, position: &Position) -> Reply {
        match self.goal.decided(position) {
            Some(true) => Reply::Won(0),
            Some(false) => Reply::NotWon,
            None if self.goal.wins_at_once(position) => Reply::Won(1),
            None => Reply::Ongoing(Arrangement::of(position)),
        }
    }

    /// Returns the canonical image itself.
    pub(crate) fn position(&self, arrangement: Arrangement) -> Position {
        let size = self.goal.position().size();
        arrangement.position(size, self.goal.winner())
    }

    /// Works out the longest line from each position, those of all positions that follow before its
    /// own. Tells whether the tree is complete and has no cycles; if not, the steps that lead into
    /// gaps or cycles are removed.
    pub(crate) fn settle(&mut self) -> bool {
        let root = *self.goal.position();
        let mut open: Vec<Arrangement> = self.next(&root).collect();
        while let Some(&last) = open.last() {
            let step = self.steps.get(&last).copied();
            let after = |step: Step| self.position(last).after(step.mv);
            let state = match step {
                Some(step) if step.state == State::New => {
                    let next = after(step);
                    open.extend(self.next(&next).filter(|next| self.is_new(next)));
                    State::Entered
                }
                Some(step) if step.state == State::Entered => {
                    open.pop();
                    let plies = self.plies_after(&after(step));
                    plies.map_or(State::Circular, State::Wins)
                }
                _ => {
                    open.pop();
                    continue;
                }
            };
            if let Some(step) = self.steps.get_mut(&last) {
                step.state = state;
            }
        }
        let settled = self.next(&root).all(|next| self.plies_of(&next).is_some());
        if !settled {
            self.steps
                .retain(|_, step| matches!(step.state, State::Wins(_)));
        }
        settled
    }

    fn is_new(&self, arrangement: &Arrangement) -> bool {
        let step = self.steps.get(arrangement);
        step.is_some_and(|step| step.state == State::New)
    }

    /// Replaces moves by others that win sooner according to the tree itself.
    pub(crate) fn shorten(&mut self) {
        let mut order: Vec<(u16, Arrangement)> = self
            .steps
            .keys()
            .filter_map(|arrangement| Some((self.plies_of(arrangement)?, *arrangement)))
            .collect();
        order.sort_unstable();
        for (plies, arrangement) in order {
            let position = self.position(arrangement);
            let sooner = position
                .legal_moves()
                .into_iter()
                .filter_map(|mv| Some((self.plies_after(&position.after(mv))?, mv)))
                .min()
                .filter(|(sooner, _)| *sooner < plies);
            if let (Some((plies, mv)), Some(step)) = (sooner, self.steps.get_mut(&arrangement)) {
                step.mv = mv;
                step.state = State::Wins(plies);
            }
        }
    }

    /// Returns the plies of the longest line with a move that leads to a position, if all replies
    /// are in the tree.
    fn plies_after(&self, position: &Position) -> Option<u16> {
        let mut most = 0;
        for reply in self.replies(position) {
            most = most.max(match reply {
                Reply::Won(plies) => plies,
                Reply::NotWon => return None,
                Reply::Ongoing(next) => self.plies_of(&next)?,
            });
        }
        Some(most.saturating_add(2))
    }
}
