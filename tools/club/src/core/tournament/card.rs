//! What the rounds so far say about a player who is to be paired.

use super::{Entrant, Halves, WIN};
use loa::Color;
use std::collections::HashMap;

/// A player was paired with one who had more points, or with one who had fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Float {
    Up,
    /// Also points without a game.
    Down,
}

/// A player's pairing card.
#[derive(Debug)]
pub(super) struct Card {
    pub(super) id: i64,
    /// The place in the starting order, from 1.
    pub(super) number: usize,
    pub(super) points: Halves,
    /// The colours of the games that were played.
    pub(super) colors: Vec<Color>,
    /// Who was met in them.
    pub(super) met: Vec<i64>,
    /// The floats of the previous round and of the one before.
    pub(super) floats: [Option<Float>; 2],
    /// Has had a win's points without a game.
    pub(super) has_had_bye: bool,
}

impl Card {
    /// Tells whether the player floated in the previous round (0) or in the one before (1).
    pub(super) fn floated(&self, ago: usize, float: Float) -> bool {
        self.floats[ago] == Some(float)
    }

    fn new(number: usize, player: &Entrant, players: &HashMap<i64, &Entrant>) -> Card {
        let round = player.past.len();
        let float = |ago: usize| {
            let round = round.checked_sub(ago)?;
            let part = player.past[round];
            match part.opponent().filter(|_| part.is_played()) {
                Some((opponent, _)) => {
                    let opponent = players.get(&opponent)?.halves(round);
                    match player.halves(round).cmp(&opponent) {
                        std::cmp::Ordering::Less => Some(Float::Up),
                        std::cmp::Ordering::Equal => None,
                        std::cmp::Ordering::Greater => Some(Float::Down),
                    }
                }
                None => (part.halves() > 0).then_some(Float::Down),
            }
        };
        let played = player.past.iter().filter(|part| part.is_played());
        let (met, colors) = played.filter_map(|part| part.opponent()).unzip();
        Card {
            id: player.id,
            number,
            points: player.halves(round),
            colors,
            met,
            floats: [float(1), float(2)],
            has_had_bye: {
                let mut past = player.past.iter();
                past.any(|part| !part.is_played() && part.halves() >= WIN)
            },
        }
    }
}

/// Returns the cards of those who play in the next round, by points and starting order.
pub(super) fn cards(players: &[Entrant]) -> Vec<Card> {
    let by_id = players.iter().map(|player| (player.id, player)).collect();
    let here = players
        .iter()
        .enumerate()
        .filter(|(_, player)| player.bye.is_none());
    let mut cards: Vec<Card> = here
        .map(|(index, player)| Card::new(index + 1, player, &by_id))
        .collect();
    cards.sort_by_key(|card| (std::cmp::Reverse(card.points), card.number));
    cards
}
