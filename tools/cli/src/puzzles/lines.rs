use super::verifier::{OnlyMove, Proven, Unproven, Verifier};
use loa::{Move, Position};
use std::cmp::Reverse;

/// The most lines of a puzzle.
pub(super) const REPLIES: usize = 4;

impl Verifier {
    /// Returns the lines of a move that wins within `plies` plies, at most `most`: one for each of
    /// the replies that hold out longest.
    pub(super) fn winning_lines(
        &mut self,
        position: &Position,
        first: Move,
        plies: u32,
        most: usize,
    ) -> Proven<Vec<Vec<Move>>> {
        let after = position.after(first);
        let replies = self.replies(&after, plies - 1)?;
        let Some((_, longest)) = replies.first() else {
            return Ok(vec![vec![first]]);
        };
        let equal = replies.iter().filter(|(_, plies)| plies == longest);
        let lines = equal.take(most).map(|(reply, plies)| {
            let rest = self.line(&after.after(*reply), *plies)?;
            Ok([vec![first, *reply], rest].concat())
        });
        lines.collect()
    }

    /// Returns losing lines of other first moves, those that hold out longest.
    pub(super) fn losing_lines(
        &mut self,
        position: &Position,
        (only, needed): OnlyMove,
    ) -> Proven<Vec<Vec<Move>>> {
        let mut moves = self.moves(position);
        moves.retain(|mv| *mv != only);
        let mut ranked = self.ranked(position, moves, 2 * needed)?;
        ranked.truncate(REPLIES);
        let lines = ranked.into_iter().map(|(mv, plies)| {
            let rest = self.line(&position.after(mv), plies)?;
            Ok([vec![mv], rest].concat())
        });
        lines.collect()
    }

    /// Plays out a position that the side to move wins in exactly `plies` plies.
    fn line(&mut self, position: &Position, plies: u32) -> Proven<Vec<Move>> {
        if plies == 0 {
            return Ok(Vec::new());
        }
        let best = self.winning_move(position, plies)?;
        Ok(self.winning_lines(position, best, plies, 1)?.concat())
    }

    /// Returns the first move that is proved to win within `plies` plies.
    fn winning_move(&mut self, position: &Position, plies: u32) -> Proven<Move> {
        for mv in self.moves(position) {
            match self.wins(&position.after(mv), position.turn(), plies - 1) {
                Ok(true) => return Ok(mv),
                Ok(false) | Err(Unproven::Undecided) => {}
                Err(error) => return Err(error),
            }
        }
        Err(Unproven::Undecided)
    }

    /// Returns the loser's replies with the plies that the winner needs after each, the most first;
    /// none if the game is over.
    fn replies(&mut self, position: &Position, plies: u32) -> Proven<Vec<(Move, u32)>> {
        match self.rules.judge(position, 0, |_| 0) {
            Some(_) => Ok(Vec::new()),
            None => self.ranked(position, self.moves(position), plies),
        }
    }

    fn ranked(
        &mut self,
        position: &Position,
        moves: Vec<Move>,
        plies: u32,
    ) -> Proven<Vec<(Move, u32)>> {
        let needed = moves.into_iter().map(|mv| {
            let most = plies.saturating_sub(1);
            Ok((mv, self.plies_needed(&position.after(mv), most)?))
        });
        let mut ranked = needed.collect::<Proven<Vec<_>>>()?;
        ranked.sort_by_key(|(_, plies)| Reverse(*plies));
        Ok(ranked)
    }

    /// Returns the fewest plies within which the side to move wins.
    fn plies_needed(&mut self, position: &Position, most: u32) -> Proven<u32> {
        for plies in (0..=most).filter(|plies| *plies == 0 || plies % 2 == 1) {
            if self.wins(position, position.turn(), plies)? {
                return Ok(plies);
            }
        }
        Err(Unproven::Undecided)
    }
}
