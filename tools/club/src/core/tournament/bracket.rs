//! One bracket of a Swiss round.
//!
//! The handbook tries candidates in an order and takes the best by the criteria C6 to C21, or the
//! first of several. Here the criteria are the numbers of the weight of an edge, most important
//! first, and so is the order of the candidates. A matching of maximum weight is what the trials
//! would end with.

use super::Halves;
use super::card::{DOWN, UP};
use super::dutch::{Field, is_in};
use super::matching::matching;
use std::cmp::Ordering;

/// The players of one number of points, the residents, and those who were moved down to them.
pub(super) struct Bracket<'a> {
    field: &'a Field<'a>,
    moved: Vec<usize>,
    /// The points of those who were moved down, most first.
    moved_points: Vec<Halves>,
    /// The first resident.
    begin: usize,
    /// The first resident of the next bracket.
    pub(super) next: usize,
    /// The first place after the next bracket.
    end: usize,
    /// Where the places end that take part in matchings.
    reach: usize,
    /// Whether the bracket moves only the player down who gets the bye.
    is_bye_alone: bool,
}

impl<'a> Bracket<'a> {
    pub(super) fn new(field: &'a Field<'a>, moved: Vec<usize>, begin: usize) -> Bracket<'a> {
        let cards = field.cards;
        let end_of = |first: usize| {
            let points = cards.get(first).map(|card| card.points);
            cards.partition_point(|card| Some(card.points) >= points)
        };
        let next = end_of(begin);
        let end = end_of(next);
        let mut moved_points: Vec<Halves> =
            moved.iter().map(|&place| cards[place].points).collect();
        moved_points.dedup();
        Bracket {
            field,
            moved,
            moved_points,
            begin,
            next,
            end,
            reach: end,
            is_bye_alone: false,
        }
    }

    pub(super) fn members(&self) -> impl Iterator<Item = usize> {
        self.moved.iter().copied().chain(self.begin..self.next)
    }

    /// Pairs the bracket. Mostly it's enough to look as far as the next one.
    pub(super) fn pair(&mut self) -> Option<Vec<(usize, usize)>> {
        let field = self.field;
        // The player who gets the bye may have to be among the members.
        let may_give_bye = field.bye >= Some(field.cards[self.begin].points);
        if self.end < field.places && !may_give_bye {
            let found = self.pair_within_reach()?;
            let places = self.members().chain(self.next..field.places);
            let rest: Vec<usize> = places.filter(|&place| !is_in(&found, place)).collect();
            if field.is_completable(&rest) {
                return Some(self.inside(found));
            }
        }
        self.reach = field.places;
        if may_give_bye {
            let found = self.inside(self.solve(0, |_, _, _| true)?);
            self.is_bye_alone = self.members().count() == 2 * found.len() + 1;
        }
        self.pair_within_reach().map(|found| self.inside(found))
    }

    /// Returns those of some pairs that are within the bracket.
    fn inside(&self, mut pairs: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
        pairs.retain(|&(_, lower)| lower < self.next);
        pairs
    }

    /// Pairs the bracket, and the places beyond it as far as that is needed.
    fn pair_within_reach(&self) -> Option<Vec<(usize, usize)>> {
        // Articles 4.4 and 4.2: which of those who were moved down are paired, and with whom. At
        // last, the lowest is left over, if nothing speaks against it.
        let count = self.moved.len();
        let is_odd = self.members().count() % 2 == 1;
        let order = |higher: usize, lower: usize, order: &mut [i16]| {
            if lower < self.next
                && let Ok(index) = self.moved.binary_search(&higher)
            {
                order[index] = 1;
                order[count + index] = (self.next - lower) as i16;
            }
            order[2 * count] = -i16::from(is_odd && lower + 1 == self.next);
            true
        };
        let best = self.solve(2 * count + 1, order)?;
        self.pair_remainder(best)
    }

    /// Pairs the residents among each other, when it is known whom those play who were moved down.
    fn pair_remainder(&self, best: Vec<(usize, usize)>) -> Option<Vec<(usize, usize)>> {
        let worth = self.sum(&best);
        let (inside, outside): (Vec<_>, Vec<_>) =
            best.into_iter().partition(|&(_, lower)| lower < self.next);
        let (down, rest): (Vec<_>, Vec<_>) = inside
            .into_iter()
            .partition(|&(higher, _)| higher < self.begin);
        let members = self.begin..self.next;
        let residents: Vec<usize> = members.filter(|&place| !is_in(&down, place)).collect();
        let index = |place| residents.binary_search(&place).ok();
        let count = rest.len();
        let keeps = |higher: usize, lower: usize| {
            lower >= self.next && !is_in(&down, higher)
                || down.contains(&(higher, lower))
                || index(higher).is_some() && index(lower).is_some()
        };

        // The first candidate is often as good as the best.
        let (upper, lower) = residents.split_at(count);
        let first: Vec<(usize, usize)> = upper.iter().copied().zip(lower.iter().copied()).collect();
        let may_meet = |&(higher, lower): &(usize, usize)| self.field.may_meet(higher, lower);
        if rest.iter().all(|&(_, lower)| is_in(&first, lower))
            && first.iter().all(may_meet)
            && self.sum(&first) == self.sum(&rest)
        {
            return Some([down, first, outside].concat());
        }

        // Article 4.2: the upper half gets its opponents from the first on.
        let transpose = |upper: &[usize]| {
            let is_upper = |place: usize| upper.binary_search(&place).ok();
            let order = |higher: usize, lower: usize, order: &mut [i16]| {
                if let (Some(upper), Some(lower)) = (is_upper(higher), index(lower)) {
                    order[upper] = (residents.len() - lower) as i16;
                }
                let is_inside = index(higher).is_some() && lower < self.next;
                let crosses = is_upper(higher).is_some() && is_upper(lower).is_none();
                keeps(higher, lower) && (!is_inside || crosses)
            };
            let found = self.solve(count, order)?;
            (self.sum(&found) == worth).then_some(found)
        };
        if let Some(found) = transpose(upper) {
            return Some(found);
        }

        // Article 4.3: as few as possible change halves, as near to each other as possible; the
        // lowest of the upper half and the highest of the other first.
        let exchange = |higher: usize, lower: usize, order: &mut [i16]| {
            if let (Some(higher), Some(_)) = (index(higher), index(lower)) {
                let is_lower = higher >= count;
                order[0] = -i16::from(is_lower);
                order[1] = -(higher as i16);
                if is_lower {
                    order[2 + higher] = 1;
                } else {
                    order[1 + count - higher] = -1;
                }
            }
            keeps(higher, lower)
        };
        let found = self.solve(2 + residents.len(), exchange)?;
        let upper = self.inside(found).into_iter().map(|(higher, _)| higher);
        let mut upper: Vec<usize> = upper.filter(|&higher| index(higher).is_some()).collect();
        upper.sort_unstable();
        transpose(&upper)
    }

    /// Finds the best matching by the criteria, and then by an order of a number of digits. `order`
    /// sets those of a pair, and tells whether the pair is allowed. Each pair has the higher ranked
    /// first.
    fn solve(
        &self,
        digits: usize,
        order: impl Fn(usize, usize, &mut [i16]) -> bool,
    ) -> Option<Vec<(usize, usize)>> {
        let moved = self.moved.iter().copied();
        let places: Vec<usize> = moved.chain(self.begin..self.reach).collect();
        let pairs = matching(&places, |higher, lower| {
            if lower < self.begin || !self.field.may_meet(higher, lower) {
                return None;
            }
            let mut last = vec![0; digits];
            order(higher, lower, &mut last).then(|| [self.criteria(higher, lower), last].concat())
        });
        let is_complete = self.reach < self.field.places || 2 * pairs.len() == places.len();
        is_complete.then_some(pairs)
    }

    /// Returns what pairs are worth together.
    fn sum(&self, pairs: &[(usize, usize)]) -> Vec<i32> {
        let mut sums = vec![0; self.criteria(self.begin, self.begin).len()];
        for &(higher, lower) in pairs {
            for (sum, number) in sums.iter_mut().zip(self.criteria(higher, lower)) {
                *sum += i32::from(number);
            }
        }
        sums
    }

    /// Returns what a pair is worth, by C4 and C6 to C21.
    fn criteria(&self, higher: usize, lower: usize) -> Vec<i16> {
        let mut weight = Vec::with_capacity(64);
        let card = &self.field.cards[higher];
        let is_inside = lower < self.next;
        let is_next = (self.next..self.end).contains(&lower);
        let is_moved = higher < self.begin;
        let has = |group: Halves| card.points == group;
        let floated = |place: usize, ago: usize, float: Ordering| {
            let card = self.field.cards.get(place);
            card.is_some_and(|card| card.floats[ago] == Some(float))
        };
        // For each group of those who were moved down, whether it is the pair's.
        let moved = || {
            let groups = self.moved_points.iter();
            groups.map(move |group| is_inside && is_moved && has(*group))
        };

        if self.reach == self.field.places {
            weight.push(1);
        }
        // C6 and C7, then the same for the next bracket: C8.
        weight.push(i16::from(is_inside));
        weight.extend(moved().map(i16::from));
        weight.push(i16::from(is_next));
        let own = self.field.cards[self.begin].points;
        let groups = self.moved_points.iter().copied().chain([own]);
        weight.extend(groups.map(|group| i16::from(is_next && has(group))));
        let unplayed = self.field.round - card.colors.len();
        let is_bye = self.is_bye_alone && lower == self.field.cards.len();
        weight.push(if is_bye { -(unplayed as i16) } else { 0 });
        let faults = is_inside.then(|| self.field.color_faults(higher, lower));
        weight.extend(faults.unwrap_or_default().map(|fault| -fault));
        for ago in [0, 1] {
            let is_down = |place: usize| place >= self.begin && floated(place, ago, DOWN);
            let [one, other] = [higher, lower].map(|place| i16::from(is_inside && is_down(place)));
            weight.push(one + other);
            let up = is_inside && is_moved && floated(lower, ago, UP);
            weight.push(-i16::from(up));
        }
        for ago in [0, 1] {
            let down = floated(higher, ago, DOWN);
            weight.extend(moved().map(|is_moved| i16::from(is_moved && down)));
            let up = floated(lower, ago, UP);
            weight.extend(moved().map(|is_moved| -i16::from(is_moved && up)));
        }
        weight
    }
}
