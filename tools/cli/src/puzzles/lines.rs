use super::verifier::{OnlyMove, Proven, Unproven, Verifier};
use loa::{Color, Move, Position};
use std::cmp::Reverse;

/// The most replies given to a move.
const REPLIES: usize = 4;

impl Verifier {
    /// Returns the lines after a first move that wins in a number of moves, one for each of the
    /// replies that hold out longest.
    pub(super) fn winning_lines(
        &mut self,
        position: &Position,
        (first, needed): OnlyMove,
    ) -> Proven<Vec<Vec<Move>>> {
        let winner = position.turn();
        let after = position.after(first);
        let replies = self.replies(&after, winner, 2 * needed - 2)?;
        let longest = replies.first().map_or(0, |(_, plies)| *plies);
        let equal = replies.iter().filter(|(_, plies)| *plies == longest);
        let mut lines = Vec::new();
        for (reply, plies) in equal.take(REPLIES) {
            let rest = self.line(after.after(*reply), winner, *plies)?;
            lines.push([vec![first, *reply], rest].concat());
        }
        if lines.is_empty() {
            lines.push(vec![first]);
        }
        Ok(lines)
    }

    /// Returns losing lines of other first moves, those that hold out longest.
    pub(super) fn losing_lines(
        &mut self,
        position: &Position,
        (only, needed): OnlyMove,
    ) -> Proven<Vec<Vec<Move>>> {
        let winner = position.turn().opponent();
        let mut moves = self.moves(position);
        moves.retain(|mv| *mv != only);
        let mut ranked = self.ranked(position, moves, winner, 2 * needed)?;
        ranked.truncate(REPLIES);
        let lines = ranked.into_iter().map(|(mv, plies)| {
            let rest = self.line(position.after(mv), winner, plies)?;
            Ok([vec![mv], rest].concat())
        });
        lines.collect()
    }

    /// Plays out a position that the winner, to move, wins in exactly `plies` plies.
    fn line(&mut self, mut position: Position, winner: Color, mut plies: u32) -> Proven<Vec<Move>> {
        let mut line = Vec::new();
        while plies > 0 {
            let best = self.winning_move(&position, winner, plies)?;
            line.push(best);
            position = position.after(best);
            let replies = self.replies(&position, winner, plies - 1)?;
            let Some((reply, left)) = replies.first() else {
                break;
            };
            line.push(*reply);
            position = position.after(*reply);
            plies = *left;
        }
        Ok(line)
    }

    /// Returns the first move that is proved to win within `plies` plies.
    fn winning_move(&mut self, position: &Position, winner: Color, plies: u32) -> Proven<Move> {
        for mv in self.moves(position) {
            match self.wins(&position.after(mv), winner, plies - 1) {
                Ok(true) => return Ok(mv),
                Ok(false) | Err(Unproven::Undecided) => {}
                Err(error) => return Err(error),
            }
        }
        Err(Unproven::Undecided)
    }

    /// Returns the loser's replies with the plies that the winner needs after each, the most first;
    /// none if the game is over.
    fn replies(
        &mut self,
        position: &Position,
        winner: Color,
        plies: u32,
    ) -> Proven<Vec<(Move, u32)>> {
        match self.rules.judge(position, 0, |_| 0) {
            Some(_) => Ok(Vec::new()),
            None => self.ranked(position, self.moves(position), winner, plies),
        }
    }

    fn ranked(
        &mut self,
        position: &Position,
        moves: Vec<Move>,
        winner: Color,
        plies: u32,
    ) -> Proven<Vec<(Move, u32)>> {
        let needed = moves.into_iter().map(|mv| {
            let most = plies.saturating_sub(1);
            Ok((mv, self.plies_needed(&position.after(mv), winner, most)?))
        });
        let mut ranked = needed.collect::<Proven<Vec<_>>>()?;
        ranked.sort_by_key(|(_, plies)| Reverse(*plies));
        Ok(ranked)
    }

    /// Returns the fewest plies within which the winner, to move, wins.
    fn plies_needed(&mut self, position: &Position, winner: Color, most: u32) -> Proven<u32> {
        for plies in (0..=most).filter(|plies| *plies == 0 || plies % 2 == 1) {
            if self.wins(position, winner, plies)? {
                return Ok(plies);
            }
        }
        Err(Unproven::Undecided)
    }
}
