use super::grid::other;
use super::judge::{Book, End};
use super::world::{At, World};
use loa_solver::Value;

/// Returns the values of all positions under the rules of a book.
pub(crate) fn solve(world: &World, book: &Book) -> Vec<Value> {
    let mut reference = Reference {
        world,
        book,
        values: (0..world.len()).map(|at| over(world, book, at)).collect(),
    };
    reference.repeat(Reference::win_or_loss);
    reference.repeat(Reference::tie);
    let values = reference.values.into_iter();
    values.map(|value| value.unwrap_or(Value::Draw)).collect()
}

/// Returns the positions that are reached from one of them, itself included.
pub(crate) fn reachable(world: &World, book: &Book, from: At) -> Vec<At> {
    let mut seen = vec![false; world.len()];
    let mut reached = vec![from];
    seen[from] = true;
    let mut next = 0;
    while next < reached.len() {
        for after in successors(world, book, reached[next]) {
            if !seen[after] {
                seen[after] = true;
                reached.push(after);
            }
        }
        next += 1;
    }
    reached
}

/// What a position that is over is worth to the side to move; the opponent counts as the one who
/// moved last.
fn over(world: &World, book: &Book, at: At) -> Option<Value> {
    let to_move = world.to_move(at);
    let connected = world.connected(at);
    let end = match book.judge_connection(other(to_move), connected) {
        None if world.jumps(at).is_empty() => {
            book.judge_blocked(to_move, world.jumps(world.turned(at)).is_empty())?
        }
        end => end?,
    };
    Some(match end {
        End::Tied => Value::Tie(0),
        End::Won { by } if by == to_move => Value::Win(0),
        End::Won { .. } => Value::Loss(0),
    })
}

/// Returns the positions one ply later: after the jumps or, where there is none, after the pass.
pub(crate) fn successors(world: &World, book: &Book, at: At) -> Vec<At> {
    if over(world, book, at).is_some() {
        return Vec::new();
    }
    match world.jumps(at) {
        [] => vec![world.turned(at)],
        jumps => jumps.iter().map(|after| *after as At).collect(),
    }
}

/// What is known so far.
struct Reference<'a> {
    world: &'a World,
    book: &'a Book,
    values: Vec<Option<Value>>,
}

impl Reference<'_> {
    /// Looks at all positions without a value again and again, each time with the values found
    /// up to the time before, until there is nothing new.
    fn repeat(&mut self, look: impl Fn(&[Option<Value>], u16) -> Option<Value>) {
        let mut open: Vec<At> = (0..self.world.len()).collect();
        let mut plies = 0;
        loop {
            plies += 1;
            open.retain(|at| self.values[*at].is_none());
            let mut news = Vec::new();
            for at in &open {
                let after = successors(self.world, self.book, *at);
                let after: Vec<_> = after.into_iter().map(|next| self.values[next]).collect();
                if let Some(value) = look(&after, plies) {
                    news.push((*at, value));
                }
            }
            if news.is_empty() {
                return;
            }
            for (at, value) in news {
                self.values[at] = Some(value);
            }
        }
    }

    /// A win if a move leads to a lost position, a loss if all lead to won ones. The number of the
    /// pass is the remoteness: the least for the winner, the greatest for the loser.
    fn win_or_loss(after: &[Option<Value>], plies: u16) -> Option<Value> {
        if after
            .iter()
            .any(|value| matches!(value, Some(Value::Loss(_))))
        {
            return Some(Value::Win(plies));
        }
        let lost = after
            .iter()
            .all(|value| matches!(value, Some(Value::Win(_))));
        lost.then_some(Value::Loss(plies))
    }

    /// A tie if a move leads to a tied position, once wins and losses are known.
    fn tie(after: &[Option<Value>], plies: u16) -> Option<Value> {
        let tied = after
            .iter()
            .any(|value| matches!(value, Some(Value::Tie(_))));
        tied.then_some(Value::Tie(plies))
    }
}
