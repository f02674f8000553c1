//! Short wins at the root are proven again by the rules alone.
//!
//! The transposition table and the table of the proof-number search trust 64 bits of a key, so that
//! two positions may be taken for one, however rarely. A win in one to three own moves is reported
//! only if the search for forced wins, which has no table, finds it too. The positions that this
//! takes are not counted.

use crate::forced::{MAX_PLIES, wins_with};
use crate::stack::SearchStack;
use crate::{Report, Score};
use loa::Move;

/// Proves short wins of one position again.
pub(crate) struct Recheck {
    stack: SearchStack,
    /// The wins proven so far: moves, and the plies within which they win.
    proven: Vec<(Move, u32)>,
    has_refuted: bool,
}

impl Recheck {
    pub(crate) fn new(stack: &SearchStack) -> Recheck {
        Recheck {
            stack: stack.clone(),
            proven: Vec::new(),
            has_refuted: false,
        }
    }

    /// Returns reports whose short wins are true. One that is not becomes the greatest estimate.
    pub(crate) fn confirmed(&mut self, mut reports: Vec<Report>) -> Vec<Report> {
        for report in &mut reports {
            let short = report.score.win_plies().filter(|plies| *plies <= MAX_PLIES);
            if short.is_some_and(|plies| !self.proves(report.best, plies)) {
                self.has_refuted = true;
                report.score = Score::estimate(i32::MAX);
                report.line.truncate(1);
            }
        }
        reports
    }

    /// Tells whether a win was not true.
    pub(crate) const fn has_refuted(&self) -> bool {
        self.has_refuted
    }

    fn proves(&mut self, mv: Move, plies: u32) -> bool {
        let is_known = |(known, within): &(Move, u32)| *known == mv && *within <= plies;
        if self.proven.iter().any(is_known) {
            return true;
        }
        let wins = wins_with(&mut self.stack, mv, plies);
        if wins {
            self.proven.push((mv, plies));
        }
        wins
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::Budget;
    use crate::forced::find_win;
    use crate::tests::{Random, random_game};
    use loa::{Preset, Size};

    #[test]
    fn true_wins_stay_and_others_do_not() {
        let mut random = Random::new(9);
        let size = Size::new(5, 4).unwrap();
        let (mut wins, mut others) = (0, 0);
        for _ in 0..300 {
            let game = random_game(&mut random, &Preset::SOUCIE, size, 12);
            let mut stack = SearchStack::new(&game);
            let mut never = || false;
            let win = find_win(&mut stack, MAX_PLIES, &mut Budget::new(&mut never));
            let shortest = win.as_ref().map(|win| win.depth);
            for mv in game.legal_moves() {
                for plies in [1, 3, 5] {
                    let claim = Report::win(vec![mv; 2], plies).unwrap();
                    let mut recheck = Recheck::new(&stack);
                    let found = recheck.confirmed(vec![claim.clone()]).remove(0);
                    assert_eq!(recheck.has_refuted(), found != claim);
                    if recheck.has_refuted() {
                        assert!(!found.score.is_proven() && found.line == [mv]);
                        others += 1;
                    } else {
                        assert!(shortest.is_some_and(|shortest| shortest <= plies));
                        wins += 1;
                    }
                    let is_shortest = win.as_ref().is_some_and(|win| win.best == mv)
                        && shortest.is_some_and(|shortest| shortest <= plies);
                    assert!(!is_shortest || !recheck.has_refuted());
                }
            }
        }
        assert!(wins > 100 && others > 1000, "{wins} {others}");
    }
}
