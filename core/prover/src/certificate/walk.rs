use super::error::{Flaw, FlawedProof};
use crate::arrangement::Arrangement;
use crate::goal::ProofGoal;
use loa::{Move, Position};
use std::collections::HashMap;
use std::vec;

/// Plays a proof through as the module's documentation says: all replies to the winner's moves,
/// within a limit of plies. `choose` returns the winner's move in a position, and the plies in
/// which it is said to win, given how many positions have had their moves and how many plies are
/// left. Returns how many positions have a move, and the plies of the longest line.
pub(super) fn walk<E: From<Box<FlawedProof>>>(
    goal: &ProofGoal,
    within: u16,
    choose: impl FnMut(&Position, u64, u16) -> Result<(Move, u16), E>,
) -> Result<(u64, u16), E> {
    let mut walk = Walk {
        goal,
        choose,
        met: HashMap::new(),
        path: Vec::new(),
    };
    let depth = walk.run(within)?;
    Ok((walk.met.len() as u64, depth))
}

struct Walk<'a, F> {
    goal: &'a ProofGoal,
    choose: F,
    /// The positions with a move, and once they are done the plies of their longest lines.
    met: HashMap<Arrangement, Option<u16>>,
    path: Vec<Frame>,
}

/// A position on the path, where the winner's opponent is to move.
struct Frame {
    /// The position before, in which the winner was to move, if there was one.
    before: Option<Arrangement>,
    position: Position,
    replies: vec::IntoIter<Move>,
    left: u16,
    /// The plies of the longest line so far.
    longest: u16,
}

impl Frame {
    fn new(before: Option<Arrangement>, position: Position, left: u16) -> Frame {
        Frame {
            before,
            position,
            replies: position.legal_moves().into_iter(),
            left,
            longest: 0,
        }
    }

    /// Adds a line that takes `plies` after one of the replies.
    fn add(&mut self, plies: u16) {
        self.longest = self.longest.max(plies + 1);
    }
}

impl<E, F> Walk<'_, F>
where
    E: From<Box<FlawedProof>>,
    F: FnMut(&Position, u64, u16) -> Result<(Move, u16), E>,
{
    /// Returns the plies of the longest line.
    fn run(&mut self, within: u16) -> Result<u16, E> {
        let position = *self.goal.position();
        let replies_first = position.turn() != self.goal.winner();
        if replies_first && self.goal.decided(&position).is_none() {
            self.path.push(Frame::new(None, position, within));
        } else if let Some(plies) = self.reach(&position, within)? {
            return Ok(plies);
        }
        loop {
            if let Some(depth) = self.step()? {
                return Ok(depth);
            }
        }
    }

    /// Tries the next reply of the last position on the path, or leaves it. Returns the plies of
    /// the longest line when the path is empty.
    fn step(&mut self) -> Result<Option<u16>, E> {
        let frame = self.last();
        if let Some(reply) = frame.replies.next() {
            let (position, left) = (frame.position.after(reply), frame.left);
            let left = self.one_less(&position, left)?;
            if let Some(plies) = self.reach(&position, left)? {
                self.last().add(plies);
            }
            return Ok(None);
        }
        let mut plies = frame.longest;
        if let Some(before) = frame.before {
            plies += 1;
            self.met.insert(before, Some(plies));
        }
        self.path.pop();
        Ok(match self.path.last_mut() {
            Some(frame) => {
                frame.add(plies);
                None
            }
            None => Some(plies),
        })
    }

    fn last(&mut self) -> &mut Frame {
        let last = self.path.last_mut();
        last.expect("the path ends only with the walk")
    }

    /// Visits a position that is over or in which the winner is to move. Returns the plies in which
    /// it is won, or puts it on the path if that is not known.
    fn reach(&mut self, position: &Position, left: u16) -> Result<Option<u16>, E> {
        match self.goal.decided(position) {
            Some(true) => return Ok(Some(0)),
            Some(false) => return Err(self.flawed(position, Flaw::NotWon)),
            None => {}
        }
        let arrangement = Arrangement::of(position);
        let plies = match self.met.get(&arrangement) {
            Some(Some(plies)) => *plies,
            Some(None) => return Err(self.flawed(position, Flaw::Circular)),
            None if self.goal.wins_at_once(position) => 1,
            None => {
                self.enter(position, arrangement, left)?;
                return Ok(None);
            }
        };
        self.check_time(position, plies, left)?;
        Ok(Some(plies))
    }

    fn enter(&mut self, position: &Position, arrangement: Arrangement, left: u16) -> Result<(), E> {
        let (mv, plies) = (self.choose)(position, self.met.len() as u64, left)?;
        self.check_time(position, plies, left)?;
        let after = position.after(mv);
        if self.goal.decided(&after).is_some() {
            return Err(self.flawed(&after, Flaw::NotWon));
        }
        let left = self.one_less(&after, plies)?;
        self.met.insert(arrangement, None);
        self.path.push(Frame::new(Some(arrangement), after, left));
        Ok(())
    }

    fn one_less(&self, position: &Position, left: u16) -> Result<u16, E> {
        let too_long = Flaw::TooLong { plies: 1, left: 0 };
        left.checked_sub(1)
            .ok_or_else(|| self.flawed(position, too_long))
    }

    fn check_time(&self, position: &Position, plies: u16, left: u16) -> Result<(), E> {
        if plies > left {
            return Err(self.flawed(position, Flaw::TooLong { plies, left }));
        }
        Ok(())
    }

    fn flawed(&self, position: &Position, flaw: Flaw) -> E {
        FlawedProof::new(position, self.met.len() as u64, flaw).into()
    }
}
