//! What the rounds so far say about a player who is to be paired.

use super::{Entrant, Halves, Part, WIN};
use loa::Color;
use std::cmp::{Ordering, Reverse};
use std::collections::HashMap;

/// The float of a player who was paired with one who had more points.
pub(super) const UP: Ordering = Ordering::Less;
/// That of one who was paired with one who had fewer, or got points without a game.
pub(super) const DOWN: Ordering = Ordering::Greater;

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
    /// How the player's points compared with the opponent's, in the previous round and in the one
    /// before; without an opponent, with none.
    pub(super) floats: [Option<Ordering>; 2],
    /// Has had a win's points without a game.
    pub(super) has_had_bye: bool,
}

impl Card {
    fn new(number: usize, player: &Entrant, players: &HashMap<i64, &Entrant>) -> Card {
        let round = player.past.len();
        let float = |ago: usize| {
            let round = round.checked_sub(ago)?;
            let part = player.past[round];
            let (own, other) = match part.opponent().filter(|_| part.is_played()) {
                Some((opponent, _)) => {
                    (player.halves(round), players.get(&opponent)?.halves(round))
                }
                None => (part.halves(), 0),
            };
            Some(own.cmp(&other))
        };
        let past = player.past.iter().copied();
        let (played, free): (Vec<Part>, Vec<Part>) = past.partition(|part| part.is_played());
        let games = played.into_iter().filter_map(Part::opponent);
        let (met, colors) = games.unzip();
        Card {
            id: player.id,
            number,
            points: player.halves(round),
            colors,
            met,
            floats: [float(1), float(2)],
            has_had_bye: free.iter().any(|part| part.halves() >= WIN),
        }
    }
}

/// Returns the cards of those who play in the next round, by points and starting order.
pub(super) fn cards(players: &[Entrant]) -> Vec<Card> {
    let by_id = players.iter().map(|player| (player.id, player)).collect();
    let here = (1..).zip(players).filter(|(_, it)| it.bye.is_none());
    let cards = here.map(|(number, player)| Card::new(number, player, &by_id));
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_by_key(|card| (Reverse(card.points), card.number));
    cards
}
