//! The Dutch system the slow way: every complete pairing is written down, the criteria strike out
//! all but the best, bracket by bracket, and the candidates are generated in the handbook's order.

use crate::core::tournament::{Bye, Entrant, Part, Tournament};
use loa::Color;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// A player as in article 1; the order of the list is the rank.
struct Player {
    id: i64,
    number: usize,
    points: i32,
    colors: Vec<Color>,
    met: Vec<i64>,
    /// Up and down in the previous round, then in the one before.
    ups: [bool; 2],
    downs: [bool; 2],
    barred_from_bye: bool,
}

/// Pairs of places; the second is the number of players if it's the bye.
type Pairs = BTreeSet<(usize, usize)>;

fn worth(part: &Part) -> i32 {
    match part {
        Part::Game { score, .. } => *score as i32,
        Part::Bye(Bye::Allocated) => 2,
        Part::Bye(Bye::Half) => 1,
        Part::Bye(Bye::Zero) => 0,
    }
}

fn points(entrant: &Entrant, rounds: usize) -> i32 {
    entrant.past[..rounds].iter().map(worth).sum()
}

fn players(tournament: &Tournament) -> Vec<Player> {
    let all = &tournament.players;
    let mut players = Vec::new();
    for (index, entrant) in all
        .iter()
        .enumerate()
        .filter(|(_, entrant)| entrant.bye.is_none())
    {
        let rounds = entrant.past.len();
        let mut player = Player {
            id: entrant.id,
            number: index + 1,
            points: points(entrant, rounds),
            colors: Vec::new(),
            met: Vec::new(),
            ups: [false; 2],
            downs: [false; 2],
            barred_from_bye: false,
        };
        for (round, part) in entrant.past.iter().enumerate() {
            let ago = rounds - 1 - round;
            let mut difference = worth(part);
            if let Part::Game {
                opponent,
                color,
                forfeit: false,
                ..
            } = part
            {
                player.colors.push(*color);
                player.met.push(*opponent);
                let opponent = all.iter().find(|other| other.id == *opponent).unwrap();
                difference = points(entrant, round) - points(opponent, round);
            } else if difference == 2 {
                player.barred_from_bye = true;
            }
            if ago < 2 {
                player.ups[ago] = difference < 0;
                player.downs[ago] = difference > 0;
            }
        }
        players.push(player);
    }
    players.sort_by_key(|player| (Reverse(player.points), player.number));
    players
}

fn difference(colors: &[Color]) -> i32 {
    let count = |wanted| colors.iter().filter(|color| **color == wanted).count() as i32;
    count(Color::Black) - count(Color::White)
}

/// 3 for absolute, 2 for strong, 1 for mild, 0 for none; and the colour.
fn due(player: &Player) -> (i32, Option<Color>) {
    let difference = difference(&player.colors);
    match player.colors[..] {
        _ if difference > 1 => (3, Some(Color::White)),
        _ if difference < -1 => (3, Some(Color::Black)),
        [.., one, other] if one == other => (3, Some(one.opponent())),
        _ if difference == 1 => (2, Some(Color::White)),
        _ if difference == -1 => (2, Some(Color::Black)),
        [.., last] => (1, Some(last.opponent())),
        [] => (0, None),
    }
}

/// Article 5.2: who moves first.
fn is_first(one: &Player, other: &Player, first: Color) -> bool {
    let ((strength, wish), (other_strength, other_wish)) = (due(one), due(other));
    if wish != other_wish {
        return wish == Some(Color::Black) || other_wish == Some(Color::White);
    }
    if strength != other_strength {
        return (wish == Some(Color::Black)) == (strength > other_strength);
    }
    let width = difference(&one.colors).abs() - difference(&other.colors).abs();
    if strength == 3 && width != 0 {
        return (wish == Some(Color::Black)) == (width > 0);
    }
    for (one, other) in one.colors.iter().rev().zip(other.colors.iter().rev()) {
        if one != other {
            return *one == Color::White;
        }
    }
    match wish {
        Some(wish) => wish == Color::Black,
        None => (one.number % 2 == 1) == (first == Color::Black),
    }
}

/// Pairs of players, of which the first moves first, and who gets the bye.
type Pairing = (BTreeSet<(i64, i64)>, Option<i64>);

/// Returns the pairing of the next round, if there is one.
pub(super) fn pair(tournament: &Tournament) -> Option<Pairing> {
    let players = players(tournament);
    let round = tournament.played();
    let count = players.len();
    let is_top = |player: &Player| round + 1 == tournament.rounds && player.points > round as i32;
    let legal = |one: usize, other: usize| {
        let one = &players[one];
        let Some(other) = players.get(other) else {
            return !one.barred_from_bye;
        };
        let clash = due(one) == due(other) && due(one).0 == 3 && !is_top(one) && !is_top(other);
        !clash && !one.met.contains(&other.id)
    };
    let mut pairings = Vec::new();
    write_down(
        count.next_multiple_of(2),
        &legal,
        &mut Pairs::new(),
        &mut pairings,
    );
    let bye_of = |pairs: &Pairs| {
        pairs
            .iter()
            .find(|(_, other)| *other == count)
            .map(|&(one, _)| one)
    };
    keep_least(&mut pairings, |pairs| {
        bye_of(pairs).map(|place| players[place].points)
    });

    let mut scores: Vec<i32> = players.iter().map(|player| player.points).collect();
    scores.dedup();
    let mut done = Pairs::new();
    for (index, &score) in scores.iter().enumerate() {
        let is_done = |place| {
            done.iter()
                .any(|&(one, other)| one == place || other == place)
        };
        let of = |least: i32| {
            let is_of = |&place: &usize| players[place].points >= least && !is_done(place);
            (0..count).filter(is_of).collect::<Vec<usize>>()
        };
        let bracket = of(score);
        let is_resident = |place: usize| players[place].points == score;
        let within = |pairs: &Pairs, members: &[usize]| -> Pairs {
            let is_in =
                |pair: &&(usize, usize)| members.contains(&pair.0) && members.contains(&pair.1);
            pairs.iter().filter(is_in).copied().collect()
        };
        let left = |pairs: &Pairs, members: &[usize]| -> Vec<usize> {
            let paired: Vec<usize> = within(pairs, members)
                .into_iter()
                .flat_map(|(one, other)| [one, other])
                .collect();
            members
                .iter()
                .copied()
                .filter(|place| !paired.contains(place))
                .collect()
        };
        let scores_of = |places: &[usize]| -> Vec<i32> {
            places.iter().map(|&place| players[place].points).collect()
        };
        let how_many = |pairs: &Pairs, test: &dyn Fn(usize, usize) -> usize| -> usize {
            within(pairs, &bracket)
                .iter()
                .map(|&(one, other)| test(one, other))
                .sum()
        };
        // C6 and C7, and C8, for the downfloaters here and in the next bracket.
        keep_least(&mut pairings, |pairs| left(pairs, &bracket).len());
        keep_least(&mut pairings, |pairs| scores_of(&left(pairs, &bracket)));
        if let Some(&next) = scores.get(index + 1) {
            let next = |pairs: &Pairs| -> Vec<usize> {
                let resident = (0..count).filter(|&place| players[place].points == next);
                left(pairs, &bracket).into_iter().chain(resident).collect()
            };
            keep_least(&mut pairings, |pairs| left(pairs, &next(pairs)).len());
            keep_least(&mut pairings, |pairs| scores_of(&left(pairs, &next(pairs))));
        }
        // C9.
        keep_least(&mut pairings, |pairs| match left(pairs, &bracket)[..] {
            [only] if bye_of(pairs) == Some(only) => round - players[only].colors.len(),
            _ => 0,
        });
        // C10 to C13.
        type Fault = dyn Fn(&Player, Color) -> bool;
        let faults: [&Fault; 4] = [
            &|player, color| difference(&[&player.colors[..], &[color]].concat()).abs() > 2,
            &|player, color| player.colors.ends_with(&[color, color]),
            &|player, color| due(player).1.is_some_and(|due| due != color),
            &|player, color| due(player) == (2, Some(color.opponent())),
        ];
        for fault in faults {
            keep_least(&mut pairings, |pairs| {
                how_many(pairs, &|one, other| {
                    let (one, other) = (&players[one], &players[other]);
                    let black = is_first(one, other, tournament.first);
                    let colors = if black {
                        [Color::Black, Color::White]
                    } else {
                        [Color::White, Color::Black]
                    };
                    usize::from(fault(one, colors[0])) + usize::from(fault(other, colors[1]))
                })
            });
        }
        // C14 to C17.
        for ago in [0, 1] {
            keep_least(&mut pairings, |pairs| {
                let left = left(pairs, &bracket);
                let down = |&&place: &&usize| is_resident(place) && players[place].downs[ago];
                left.iter().filter(down).count()
            });
            keep_least(&mut pairings, |pairs| {
                how_many(pairs, &|one, other| {
                    usize::from(!is_resident(one) && players[other].ups[ago])
                })
            });
        }
        // C18 to C21; who floats again has a difference above all others.
        for ago in [0, 1] {
            keep_least(&mut pairings, |pairs| {
                let left = left(pairs, &bracket);
                let down = |&&place: &&usize| !is_resident(place) && players[place].downs[ago];
                let mut differences: Vec<i32> = bracket
                    .iter()
                    .filter(down)
                    .map(|place| {
                        let again = if left.contains(place) { 1000 } else { 0 };
                        players[*place].points - score + again
                    })
                    .collect();
                differences.sort_by_key(|difference| Reverse(*difference));
                differences
            });
            keep_least(&mut pairings, |pairs| {
                let mut differences: Vec<i32> = within(pairs, &bracket)
                    .iter()
                    .filter(|(one, other)| !is_resident(*one) && players[*other].ups[ago])
                    .map(|(one, _)| players[*one].points - score)
                    .collect();
                differences.sort_by_key(|difference| Reverse(*difference));
                differences
            });
        }
        // Articles 3 and 4.
        let best: BTreeSet<Pairs> = pairings
            .iter()
            .map(|pairs| within(pairs, &bracket))
            .collect();
        let chosen = first_generated(&bracket, &is_resident, &best)?;
        pairings.retain(|pairs| within(pairs, &bracket) == chosen);
        done.extend(chosen);
    }
    let bye = bye_of(pairings.first()?).map(|place| players[place].id);
    let pairs = done.into_iter().map(|(one, other)| {
        let black = is_first(&players[one], &players[other], tournament.first);
        let (one, other) = (players[one].id, players[other].id);
        if black { (one, other) } else { (other, one) }
    });
    Some((pairs.collect(), bye))
}

/// Writes down all pairings of the places.
fn write_down(
    count: usize,
    legal: &dyn Fn(usize, usize) -> bool,
    pairs: &mut Pairs,
    pairings: &mut Vec<Pairs>,
) {
    let is_free = |place: usize| {
        !pairs
            .iter()
            .any(|&(one, other)| one == place || other == place)
    };
    let free: Vec<usize> = (0..count).filter(|&place| is_free(place)).collect();
    let Some((&one, others)) = free.split_first() else {
        pairings.push(pairs.clone());
        return;
    };
    for &other in others.iter().filter(|&&other| legal(one, other)) {
        pairs.insert((one, other));
        write_down(count, legal, pairs, pairings);
        pairs.remove(&(one, other));
    }
}

fn keep_least<T: Ord>(pairings: &mut Vec<Pairs>, value: impl Fn(&Pairs) -> T) {
    if let Some(least) = pairings.iter().map(&value).min() {
        pairings.retain(|pairs| value(pairs) == least);
    }
}

/// Returns the first candidate for a bracket that is among the best.
fn first_generated(
    bracket: &[usize],
    is_resident: &dyn Fn(usize) -> bool,
    best: &BTreeSet<Pairs>,
) -> Option<Pairs> {
    let some = best.first()?;
    let (residents, moved): (Vec<usize>, Vec<usize>) =
        bracket.iter().partition(|&&place| is_resident(place));
    let paired_moved = some.iter().filter(|(one, _)| moved.contains(one)).count();
    for upper in ordered(&moved, paired_moved, true) {
        for lower in ordered(&residents, paired_moved, false) {
            let down: Pairs = upper.iter().copied().zip(lower.iter().copied()).collect();
            let best: BTreeSet<Pairs> = best
                .iter()
                .filter(|pairs| down.is_subset(pairs))
                .cloned()
                .collect();
            if best.is_empty() {
                continue;
            }
            let is_left = |place: &&usize| !lower.contains(place);
            let remainder: Vec<usize> = residents.iter().filter(is_left).copied().collect();
            let found = first_of_remainder(&remainder, some.len() - paired_moved, &down, &best);
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

fn first_of_remainder(
    remainder: &[usize],
    count: usize,
    down: &Pairs,
    best: &BTreeSet<Pairs>,
) -> Option<Pairs> {
    let (upper, lower) = remainder.split_at(count);
    // Article 4.3, by the numbers in the bracket.
    let number = |place: &usize| remainder.binary_search(place).unwrap() as i32 + 1;
    let mut exchanges = Vec::new();
    for size in 0..=upper.len().min(lower.len()) {
        for out in ordered(upper, size, true) {
            for into in ordered(lower, size, true) {
                let sum = |places: &[usize]| places.iter().map(number).sum::<i32>();
                let mut outs: Vec<i32> = out.iter().map(number).collect();
                outs.reverse();
                let ins: Vec<i32> = into.iter().map(number).collect();
                exchanges.push((
                    (size, sum(&into) - sum(&out), Reverse(outs), ins),
                    out.clone(),
                    into,
                ));
            }
        }
    }
    exchanges.sort();
    for (_, out, into) in exchanges {
        let mut first: Vec<usize> = upper
            .iter()
            .filter(|place| !out.contains(place))
            .chain(&into)
            .copied()
            .collect();
        let mut second: Vec<usize> = lower
            .iter()
            .filter(|place| !into.contains(place))
            .chain(&out)
            .copied()
            .collect();
        first.sort_unstable();
        second.sort_unstable();
        for second in ordered(&second, count, false) {
            let pair = |(one, other): (usize, usize)| (one.min(other), one.max(other));
            let mut candidate: Pairs = first.iter().copied().zip(second).map(pair).collect();
            candidate.extend(down);
            if best.contains(&candidate) {
                return Some(candidate);
            }
        }
    }
    None
}

/// Returns all choices of so many, in lexicographic order; as sets, or as sequences.
fn ordered(places: &[usize], size: usize, as_sets: bool) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut choices = Vec::new();
    for (index, &place) in places.iter().enumerate() {
        let mut rest = places.to_vec();
        if as_sets {
            rest.drain(..=index);
        } else {
            rest.remove(index);
        }
        for mut choice in ordered(&rest, size - 1, as_sets) {
            choice.insert(0, place);
            choices.push(choice);
        }
    }
    choices
}
