//! Which colour players are due, and who gets which: C.04.3, articles 1.6, 1.7 and 5.

use super::card::Card;
use loa::Color;

/// How much a player is due a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    None,
    /// Both colours were played as often: the other than the last.
    Mild,
    /// One colour was played once more.
    Strong,
    /// One was played more than once more, or twice in a row.
    Absolute,
}

impl Card {
    /// Returns how many more games were played with Black than with White.
    pub(super) fn difference(&self) -> i32 {
        let one = |color: &Color| if *color == Color::Black { 1 } else { -1 };
        self.colors.iter().map(one).sum()
    }

    /// Returns the colour that the player is due.
    pub(super) fn preference(&self) -> (Option<Color>, Strength) {
        let Some(&last) = self.colors.last() else {
            return (None, Strength::None);
        };
        let difference = self.difference();
        let twice = self.colors.len() >= 2 && self.colors[self.colors.len() - 2] == last;
        let rarer = if difference > 0 {
            Color::White
        } else {
            Color::Black
        };
        match difference.abs() {
            2.. => (Some(rarer), Strength::Absolute),
            _ if twice => (Some(!last), Strength::Absolute),
            0 => (Some(!last), Strength::Mild),
            _ => (Some(rarer), Strength::Strong),
        }
    }

    /// Tells whether a colour would be the third in a row.
    pub(super) fn repeats(&self, color: Color) -> bool {
        self.colors.ends_with(&[color; 2])
    }
}

/// Returns the colour of the higher ranked of two players; the first colour of the tournament is
/// what number 1 got in round 1.
pub(super) fn allocate(higher: &Card, lower: &Card, first: Color) -> Color {
    let ((wish, strength), (other_wish, other_strength)) =
        (higher.preference(), lower.preference());
    let wishes = wish.or(other_wish.map(|color| !color));
    if let (Some(color), true) = (wishes, wish != other_wish) {
        return color;
    }
    if let Some(color) = wish {
        let width = |card: &Card, strength| match strength {
            Strength::Absolute => card.difference().abs(),
            _ => 0,
        };
        let claim = (strength, width(higher, strength));
        let other_claim = (other_strength, width(lower, other_strength));
        if claim != other_claim {
            return if claim > other_claim { color } else { !color };
        }
    }
    // Rounds without a game don't count here, so the histories are laid side by side at their ends.
    let history = higher.colors.iter().rev().zip(lower.colors.iter().rev());
    let differing = history.into_iter().find(|(one, other)| one != other);
    let by_number = if higher.number % 2 == 1 {
        first
    } else {
        !first
    };
    differing
        .map(|(&one, _)| !one)
        .or(wish)
        .unwrap_or(by_number)
}
