//! Round robins by Berger's tables, as in FIDE's handbook, C.05 annex 1.

use super::{Bye, Entrant, NoPairing, Pair, PairResult, Round};
use crate::core::view::Side;

/// Returns the pairs of a round, the player who moves first before the other. Rounds count from 0,
/// players from 1 to an even number.
fn pairs(players: usize, round: usize) -> Vec<(usize, usize)> {
    let around = players - 1;
    // The last player stays, the others move around the table by half a turn each round.
    let anchor = round * (players / 2) % around;
    let last = if round.is_multiple_of(2) {
        (anchor + 1, players)
    } else {
        (players, anchor + 1)
    };
    let others = (1..players / 2).map(|step| {
        let (one, other) = (anchor + step, anchor + around - step);
        (one % around + 1, other % around + 1)
    });
    std::iter::once(last).chain(others).collect()
}

/// Pairs a round. In the second half of a double round robin colours are reversed; the last two
/// rounds of the first change places, so that nobody has one colour three times in a row.
pub(super) fn pair(players: &[Entrant], round: usize, double: bool) -> Result<Round, NoPairing> {
    if players.len() < 2 {
        return Err(NoPairing::TooFew);
    }
    let even = players.len().next_multiple_of(2);
    let (half, mut round) = (round / (even - 1), round % (even - 1));
    if double && half == 0 && even > 2 && round + 3 >= even {
        round = 2 * even - 5 - round;
    }
    let mut paired = Round::default();
    for (first, second) in pairs(even, round) {
        let (black, white) = if half == 0 {
            (first, second)
        } else {
            (second, first)
        };
        match (players.get(black - 1), players.get(white - 1)) {
            (Some(black), Some(white)) => paired.pairs.push(meeting(black, white)),
            // Everyone is free once, so nobody gains anything by a point for it.
            (Some(free), None) | (None, Some(free)) => paired.byes.push((free.id, Bye::Zero)),
            (None, None) => {}
        }
    }
    Ok(paired)
}

/// Pairs two; a game with a player who isn't there is a forfeit.
fn meeting(black: &Entrant, white: &Entrant) -> Pair {
    let winner = match (black.bye, white.bye) {
        (None, None) => return Pair::new(black.id, white.id),
        (None, Some(_)) => Some(Side::Black),
        (Some(_), None) => Some(Side::White),
        (Some(_), Some(_)) => None,
    };
    let forfeit = true;
    Pair {
        result: Some(PairResult { winner, forfeit }),
        ..Pair::new(black.id, white.id)
    }
}

#[cfg(test)]
mod tests {
    use super::pairs;

    #[test]
    fn the_table_of_six_is_bergers() {
        let table: Vec<_> = (0..5).map(|round| pairs(6, round)).collect();
        assert_eq!(
            table,
            [
                [(1, 6), (2, 5), (3, 4)],
                [(6, 4), (5, 3), (1, 2)],
                [(2, 6), (3, 1), (4, 5)],
                [(6, 5), (1, 4), (2, 3)],
                [(3, 6), (4, 2), (5, 1)],
            ]
        );
    }
}
