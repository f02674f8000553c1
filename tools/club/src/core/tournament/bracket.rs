//! One bracket of a Swiss round.
//!
//! The handbook tries candidates in an order and takes the best by the criteria C6 to C21, or the
//! first of several. Here the criteria are the numbers of the weight of an edge, most important
//! first, and so is the order of the candidates. A matching of maximum weight is what the trials
//! would end with.

use super::Halves;
use super::card::Float;
use super::dutch::{Field, is_in};
use super::matching::matching;

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
}

/// What a matching decides.
struct Matching {
    /// Within the bracket, the higher ranked first.
    pairs: Vec<(usize, usize)>,
    /// Who has no partner, in the bracket and as far as the matching reached.
    left: Vec<usize>,
    /// The sum of the weights, without the numbers for the order.
    criteria: Vec<i32>,
}

/// How a matching of a bracket is restricted.
struct Limits<'a> {
    /// Where the places end that take part.
    reach: usize,
    /// Whether the bracket moves only the player down who gets the bye.
    is_bye_alone: bool,
    /// Tells whether a pair is allowed.
    allows: &'a dyn Fn(usize, usize) -> bool,
}

impl<'a> Bracket<'a> {
    pub(super) fn new(field: &'a Field<'a>, moved: Vec<usize>, begin: usize) -> Bracket<'a> {
        let cards = field.cards;
        let end_of = |first: usize| {
            let points = cards.get(first).map(|card| card.points);
            cards.partition_point(|card| Some(card.points) >= points)
        };
        let next = end_of(begin);
        let mut moved_points: Vec<Halves> =
            moved.iter().map(|&place| cards[place].points).collect();
        moved_points.dedup();
        Bracket {
            field,
            moved,
            moved_points,
            begin,
            next,
            end: end_of(next),
        }
    }

    pub(super) fn members(&self) -> impl Iterator<Item = usize> {
        self.moved.iter().copied().chain(self.begin..self.next)
    }

    /// Pairs the bracket. Mostly it's enough to look as far as the next one.
    pub(super) fn pair(&self) -> Option<Vec<(usize, usize)>> {
        let field = self.field;
        if self.end < field.places && !self.may_give_bye() {
            let found = self.pair_within(self.end)?;
            let rest = found.left.into_iter().chain(self.end..field.places);
            let rest: Vec<usize> = rest.collect();
            if field.is_completable(&rest) {
                return Some(found.pairs);
            }
        }
        self.pair_within(field.places).map(|found| found.pairs)
    }

    /// Tells whether the player who gets the bye must be among the members.
    fn may_give_bye(&self) -> bool {
        self.field.bye >= Some(self.field.cards[self.begin].points)
    }

    fn pair_within(&self, reach: usize) -> Option<Matching> {
        let mut limits = Limits {
            reach,
            is_bye_alone: false,
            allows: &|_, _| true,
        };
        let members = self.members().count();
        if self.may_give_bye() {
            let found = self.solve(&limits, 0, |_, _, _| ())?;
            limits.is_bye_alone = members == 2 * found.pairs.len() + 1;
        }
        // Articles 4.4 and 4.2: which of those who were moved down are paired, and with whom. At
        // last, the lowest is left over, if nothing speaks against it.
        let count = self.moved.len();
        let order = |higher: usize, lower: usize, order: &mut [i16]| {
            if lower < self.next
                && let Ok(index) = self.moved.binary_search(&higher)
            {
                order[index] = 1;
                order[count + index] = (self.next - lower) as i16;
            }
            order[2 * count] = -i16::from(members % 2 == 1 && lower + 1 == self.next);
        };
        let best = self.solve(&limits, 2 * count + 1, order)?;
        self.pair_remainder(&limits, best)
    }

    /// Pairs the residents among each other, when it is known whom those play who were moved down.
    fn pair_remainder(&self, limits: &Limits<'_>, best: Matching) -> Option<Matching> {
        let is_down = |&(higher, _): &(usize, usize)| higher < self.begin;
        let (down, rest): (Vec<_>, Vec<_>) = best.pairs.iter().partition(|pair| is_down(pair));
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
            && self.sum(limits, &first) == self.sum(limits, &rest)
        {
            let pairs = down.into_iter().chain(first).collect();
            return Some(Matching { pairs, ..best });
        }

        // Article 4.2: the upper half gets its opponents from the first on.
        let transpose = |upper: &[usize]| {
            let is_upper = |place: usize| upper.binary_search(&place).ok();
            let allows = |higher: usize, lower: usize| {
                let is_inside = index(higher).is_some() && lower < self.next;
                let crosses = is_upper(higher).is_some() && is_upper(lower).is_none();
                keeps(higher, lower) && (!is_inside || crosses)
            };
            let order = |higher: usize, lower: usize, order: &mut [i16]| {
                if let (Some(upper), Some(lower)) = (is_upper(higher), index(lower)) {
                    order[upper] = (residents.len() - lower) as i16;
                }
            };
            let limits = Limits {
                allows: &allows,
                ..*limits
            };
            let found = self.solve(&limits, count, order)?;
            (found.criteria == best.criteria).then_some(found)
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
        };
        let limits = Limits {
            allows: &keeps,
            ..*limits
        };
        let found = self.solve(&limits, 2 + residents.len(), exchange)?;
        let upper = found.pairs.iter().map(|&(higher, _)| higher);
        let mut upper: Vec<usize> = upper.filter(|&higher| index(higher).is_some()).collect();
        upper.sort_unstable();
        transpose(&upper)
    }

    /// Finds the best matching by the criteria, and then by an order, whose `orders` numbers stand
    /// behind those of the criteria.
    fn solve(
        &self,
        limits: &Limits<'_>,
        orders: usize,
        order: impl Fn(usize, usize, &mut [i16]),
    ) -> Option<Matching> {
        let moved = self.moved.iter().copied();
        let places: Vec<usize> = moved.chain(self.begin..limits.reach).collect();
        let criteria = self.criteria(limits, self.begin, self.begin).len();
        let mut pairs = matching(&places, |higher, lower| {
            if lower < self.begin
                || !self.field.may_meet(higher, lower)
                || !(limits.allows)(higher, lower)
            {
                return None;
            }
            let mut weight = self.criteria(limits, higher, lower);
            weight.resize(criteria + orders, 0);
            order(higher, lower, &mut weight[criteria..]);
            Some(weight)
        });
        let is_left = |place: &usize| !is_in(&pairs, *place);
        let left: Vec<usize> = places.into_iter().filter(is_left).collect();
        let is_complete = limits.reach < self.field.places || left.is_empty();
        let criteria = self.sum(limits, &pairs);
        pairs.retain(|&(_, lower)| lower < self.next);
        is_complete.then_some(Matching {
            pairs,
            left,
            criteria,
        })
    }

    fn sum(&self, limits: &Limits<'_>, pairs: &[(usize, usize)]) -> Vec<i32> {
        let mut sums = vec![0; self.criteria(limits, self.begin, self.begin).len()];
        for &(higher, lower) in pairs {
            for (sum, number) in sums.iter_mut().zip(self.criteria(limits, higher, lower)) {
                *sum += i32::from(number);
            }
        }
        sums
    }

    /// Returns what a pair is worth, by C4 and C6 to C21.
    fn criteria(&self, limits: &Limits<'_>, higher: usize, lower: usize) -> Vec<i16> {
        let mut weight = Vec::with_capacity(64);
        let card = &self.field.cards[higher];
        let is_inside = lower < self.next;
        let is_next = (self.next..self.end).contains(&lower);
        let is_moved = higher < self.begin;
        let has = |group: Halves| card.points == group;
        let floated = |place: usize, ago: usize, float: Float| {
            let card = self.field.cards.get(place);
            card.is_some_and(|card| card.floated(ago, float))
        };
        // For each group of those who were moved down, whether it is the pair's.
        let moved = || {
            let groups = self.moved_points.iter();
            groups.map(move |group| is_inside && is_moved && has(*group))
        };

        if limits.reach == self.field.places {
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
        let is_bye = limits.is_bye_alone && lower == self.field.cards.len();
        weight.push(if is_bye { -(unplayed as i16) } else { 0 });
        let faults = if is_inside {
            self.field.color_faults(higher, lower)
        } else {
            [0; 4]
        };
        weight.extend(faults.map(|fault| -fault));
        for ago in [0, 1] {
            let is_down = |place: usize| place >= self.begin && floated(place, ago, Float::Down);
            let [one, other] = [higher, lower].map(|place| i16::from(is_inside && is_down(place)));
            weight.push(one + other);
            let up = is_inside && is_moved && floated(lower, ago, Float::Up);
            weight.push(-i16::from(up));
        }
        for ago in [0, 1] {
            let down = floated(higher, ago, Float::Down);
            weight.extend(moved().map(|is_moved| i16::from(is_moved && down)));
            let up = floated(lower, ago, Float::Up);
            weight.extend(moved().map(|is_moved| -i16::from(is_moved && up)));
        }
        weight
    }
}
