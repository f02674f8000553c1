//! Which colour players are due, and who gets which: C.04.3, articles 1.6, 1.7 and 5.

use super::card::Card;
use loa::Color;
use std::cmp::Ordering;

/// How much a player is due a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    /// Both colours were played as often: the other than the last.
    Mild,
    /// One colour was played once more.
    Strong,
    /// One was played more than once more, or twice in a row; the more often, the stronger.
    Absolute(u32),
}

impl Card {
    /// Returns how many more games were played with Black than with White.
    pub(super) fn difference(&self) -> i32 {
        let one = |color: &Color| if *color == Color::Black { 1 } else { -1 };
        self.colors.iter().map(one).sum()
    }

    /// Returns the colour that the player is due.
    pub(super) fn preference(&self) -> Option<(Color, Strength)> {
        let last = *self.colors.last()?;
        let difference = self.difference();
        let twice = self.colors.ends_with(&[last; 2]);
        let rarer = if difference > 0 {
            Color::White
        } else {
            Color::Black
        };
        Some(match difference.unsigned_abs() {
            width @ 2.. => (rarer, Strength::Absolute(width)),
            width if twice => (!last, Strength::Absolute(width)),
            0 => (!last, Strength::Mild),
            _ => (rarer, Strength::Strong),
        })
    }
}

/// Returns the colour of the higher ranked of two players; the first colour of the tournament is
/// what number 1 got in round 1.
pub(super) fn allocate(higher: &Card, lower: &Card, first: Color) -> Color {
    let wish = higher.preference();
    match (wish, lower.preference()) {
        (Some((color, strength)), Some((other, other_strength))) if color == other => {
            match strength.cmp(&other_strength) {
                Ordering::Greater => return color,
                Ordering::Less => return !color,
                Ordering::Equal => {}
            }
        }
        (Some((color, _)), _) => return color,
        (None, Some((other, _))) => return !other,
        (None, None) => {}
    }
    // Rounds without a game don't count here, so the histories are laid side by side at their ends.
    let history = higher.colors.iter().rev().zip(lower.colors.iter().rev());
    let differing = history.into_iter().find(|(one, other)| one != other);
    match (differing, wish) {
        (Some((one, _)), _) => !*one,
        (None, Some((color, _))) => color,
        (None, None) if higher.number % 2 == 1 => first,
        (None, None) => !first,
    }
}
