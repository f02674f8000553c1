use super::verifier::{Verifier, moves};
use anyhow::Result;
use loa::{Color, Move, Position, Rules};

/// The most replies given to a move.
const REPLIES: usize = 4;

impl Verifier {
    /// Returns the lines after a first move that wins in a number of moves, one for each of the
    /// replies that hold out longest.
    pub(super) fn winning_lines(
        &mut self,
        rules: &Rules,
        position: &Position,
        (first, needed): (Move, u32),
    ) -> Result<Option<Vec<Vec<Move>>>> {
        let winner = position.turn();
        let after = position.after(first);
        let Some(replies) = self.replies(rules, &after, winner, 2 * needed - 2)? else {
            return Ok(None);
        };
        let longest = replies.first().map_or(0, |(_, plies)| *plies);
        let equal = replies.iter().filter(|(_, plies)| *plies == longest);
        let mut lines = Vec::new();
        for (reply, plies) in equal.take(REPLIES) {
            let mut line = vec![first, *reply];
            let Some(rest) = self.line(rules, after.after(*reply), winner, *plies)? else {
                return Ok(None);
            };
            line.extend(rest);
            lines.push(line);
        }
        if lines.is_empty() {
            lines.push(vec![first]);
        }
        Ok(Some(lines))
    }

    /// Returns losing lines of other first moves, those that hold out longest.
    pub(super) fn losing_lines(
        &mut self,
        rules: &Rules,
        position: &Position,
        (only, needed): (Move, u32),
    ) -> Result<Option<Vec<Vec<Move>>>> {
        let winner = position.turn().opponent();
        let Some(mut replies) = self.ranked(rules, position, winner, 2 * needed, Some(only))?
        else {
            return Ok(None);
        };
        replies.truncate(REPLIES);
        let mut lines = Vec::new();
        for (mv, plies) in replies {
            let mut line = vec![mv];
            let Some(rest) = self.line(rules, position.after(mv), winner, plies)? else {
                return Ok(None);
            };
            line.extend(rest);
            lines.push(line);
        }
        Ok(Some(lines))
    }

    /// Plays out a position that the winner, to move, wins in exactly `plies` plies.
    fn line(
        &mut self,
        rules: &Rules,
        mut position: Position,
        winner: Color,
        mut plies: u32,
    ) -> Result<Option<Vec<Move>>> {
        let mut line = Vec::new();
        while plies > 0 {
            let mut best = None;
            for mv in moves(rules, &position) {
                let wins = self.wins(rules, &position.after(mv), winner, plies - 1)?;
                if wins == Some(true) {
                    best = Some(mv);
                    break;
                }
            }
            let Some(best) = best else {
                return Ok(None);
            };
            line.push(best);
            position = position.after(best);
            let Some(replies) = self.replies(rules, &position, winner, plies - 1)? else {
                return Ok(None);
            };
            let Some((reply, left)) = replies.first() else {
                break;
            };
            line.push(*reply);
            position = position.after(*reply);
            plies = *left;
        }
        Ok(Some(line))
    }

    /// Returns the loser's replies with the plies that the winner needs after each, the most first;
    /// none if the game is over.
    fn replies(
        &mut self,
        rules: &Rules,
        position: &Position,
        winner: Color,
        plies: u32,
    ) -> Result<Option<Vec<(Move, u32)>>> {
        if super::candidates::unlimited(rules)
            .judge(position, 0, |_| 0)
            .is_some()
        {
            return Ok(Some(Vec::new()));
        }
        self.ranked(rules, position, winner, plies, None)
    }

    fn ranked(
        &mut self,
        rules: &Rules,
        position: &Position,
        winner: Color,
        plies: u32,
        but: Option<Move>,
    ) -> Result<Option<Vec<(Move, u32)>>> {
        let mut ranked = Vec::new();
        for mv in moves(rules, position) {
            if Some(mv) == but {
                continue;
            }
            let after = position.after(mv);
            let Some(needed) = self.needed(rules, &after, winner, plies.saturating_sub(1))? else {
                return Ok(None);
            };
            ranked.push((mv, needed));
        }
        ranked.sort_by_key(|(_, plies)| std::cmp::Reverse(*plies));
        Ok(Some(ranked))
    }

    /// Returns the fewest plies within which the winner, to move, wins.
    fn needed(
        &mut self,
        rules: &Rules,
        position: &Position,
        winner: Color,
        most: u32,
    ) -> Result<Option<u32>> {
        for plies in (0..=most).filter(|plies| *plies == 0 || plies % 2 == 1) {
            match self.wins(rules, position, winner, plies)? {
                Some(true) => return Ok(Some(plies)),
                Some(false) => {}
                None => return Ok(None),
            }
        }
        Ok(None)
    }
}
