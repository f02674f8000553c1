//! Swiss rounds by FIDE's Dutch system, C.04.3 in the edition of 1 February 2026.
//!
//! The [brackets](super::bracket) are paired from the top.

use super::bracket::Bracket;
use super::card::{Card, cards};
use super::color::{Strength, allocate};
use super::matching::matching;
use super::{Bye, Halves, NoPairing, Pair, Round, Tournament};
use loa::Color;

/// Pairs a round; rounds count from 0.
pub(super) fn pair(tournament: &Tournament, round: usize) -> Result<Round, NoPairing> {
    let cards = cards(&tournament.players);
    if cards.len() < 2 {
        return Err(NoPairing::TooFew);
    }
    let field = Field::new(&cards, tournament, round).ok_or(NoPairing::Impossible)?;
    let mut pairs = field.pair().ok_or(NoPairing::Impossible)?;
    let points = |&(one, other): &(usize, usize)| {
        let (one, other) = (cards[one].points, cards[other].points);
        std::cmp::Reverse((one, one + other))
    };
    pairs.sort_by_key(|pair| (points(pair), pair.0));
    let games = pairs.iter().map(|&(one, other)| {
        let (higher, lower) = (cards[one].id, cards[other].id);
        match allocate(&cards[one], &cards[other], tournament.first) {
            Color::Black => Pair::new(higher, lower),
            Color::White => Pair::new(lower, higher),
        }
    });
    let left = (0..cards.len()).filter(|&place| !is_in(&pairs, place));
    let left = left.map(|place| (cards[place].id, Bye::Allocated));
    let players = tournament.players.iter();
    let asked = players.filter_map(|player| Some((player.id, player.bye?)));
    Ok(Round {
        pairs: games.collect(),
        byes: left.chain(asked).collect(),
    })
}

/// Tells whether a place is in one of the pairs.
pub(super) fn is_in(pairs: &[(usize, usize)], place: usize) -> bool {
    let mut pairs = pairs.iter();
    pairs.any(|&(one, other)| one == place || other == place)
}

/// All who are to be paired, by rank: a player is a place in `cards`. If their number is odd, the
/// place after the last stands for the bye.
pub(super) struct Field<'a> {
    pub(super) cards: &'a [Card],
    tournament: &'a Tournament,
    /// How many rounds have been played.
    pub(super) round: usize,
    pub(super) places: usize,
    /// The points of the player who gets the bye.
    pub(super) bye: Option<Halves>,
}

impl<'a> Field<'a> {
    /// Finds out who may get the bye; none if there is no way to pair everyone.
    fn new(cards: &'a [Card], tournament: &'a Tournament, round: usize) -> Option<Field<'a>> {
        let mut field = Field {
            cards,
            tournament,
            round,
            places: cards.len().next_multiple_of(2),
            bye: None,
        };
        let everyone: Vec<usize> = (0..field.places).collect();
        // C5: the fewer points, the better.
        let mut byes: Vec<Option<Halves>> = match field.places == cards.len() {
            true => vec![None],
            false => cards.iter().rev().map(|card| Some(card.points)).collect(),
        };
        byes.dedup();
        let mut byes = byes.into_iter();
        byes.any(|bye| {
            field.bye = bye;
            field.is_completable(&everyone)
        })
        .then_some(field)
    }

    /// Tells whether a player scored more than half of what was possible, before the last round.
    fn is_topscorer(&self, card: &Card) -> bool {
        let is_last = self.round + 1 == self.tournament.rounds;
        is_last && card.points as usize > self.round
    }

    /// Tells whether two places may be paired at all: C1 to C3, and C5.
    pub(super) fn may_meet(&self, higher: usize, lower: usize) -> bool {
        let one = &self.cards[higher];
        let Some(other) = self.cards.get(lower) else {
            return !one.has_had_bye && self.bye == Some(one.points);
        };
        let clash = match (one.preference(), other.preference()) {
            (Some((wish, Strength::Absolute(_))), Some((other, Strength::Absolute(_)))) => {
                wish == other
            }
            _ => false,
        };
        let excused = self.is_topscorer(one) || self.is_topscorer(other);
        !one.met.contains(&other.id) && (!clash || excused)
    }

    /// C4: tells whether some places can all be paired with each other.
    pub(super) fn is_completable(&self, places: &[usize]) -> bool {
        let edge = |higher, lower| self.may_meet(higher, lower).then(|| vec![1]);
        2 * matching(places, edge).len() == places.len()
    }

    /// Returns the pairs.
    fn pair(&self) -> Option<Vec<(usize, usize)>> {
        let mut pairs = Vec::new();
        let mut moved = Vec::new();
        let mut begin = 0;
        while begin < self.cards.len() {
            let mut bracket = Bracket::new(self, moved, begin);
            let found = bracket.pair()?;
            begin = bracket.next;
            moved = bracket
                .members()
                .filter(|&place| !is_in(&found, place))
                .collect();
            pairs.extend(found);
        }
        Some(pairs)
    }

    /// C10 to C13: counts who of two gets a difference above 2, the same colour a third time, not
    /// the colour that is due, and not the one that is strongly due.
    pub(super) fn color_faults(&self, higher: usize, lower: usize) -> [i16; 4] {
        let (higher, lower) = (&self.cards[higher], &self.cards[lower]);
        let color = allocate(higher, lower, self.tournament.first);
        let mut faults = [0; 4];
        for (card, color) in [(higher, color), (lower, !color)] {
            let due = card.preference();
            let step = if color == Color::Black { 1 } else { -1 };
            let found = [
                (card.difference() + step).abs() > 2,
                card.colors.ends_with(&[color; 2]),
                due.is_some_and(|(wish, _)| wish != color),
                due == Some((!color, Strength::Strong)),
            ];
            for (count, found) in faults.iter_mut().zip(found) {
                *count += i16::from(found);
            }
        }
        faults
    }
}
