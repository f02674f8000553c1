use crate::Score;
use loa::Move;
use std::time::Duration;

/// The time that a player has for several moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The time left.
    pub left: Duration,
    /// What is added after each move.
    pub increment: Duration,
    /// The number of moves that it must last for, this one included; `None` if unknown.
    pub moves: Option<u32>,
    /// The number of own moves that have been played, which tells how many are to come.
    pub played: u32,
}

/// The greatest number of moves that are reckoned with; nearly all games are shorter.
const MAX_MOVES_TO_GO: u32 = 35;

/// A clock for an unknown number of moves keeps a reserve for this many late moves, those played
/// included, and for at least [`MAX_MOVES_TO_GO`] to come.
const LONG_GAME: u32 = 50;

/// The reserve for late moves is at most this part of a clock for an unknown number of moves, unless
/// that is nearly empty.
const MOST_RESERVED: u32 = 5;

/// The own moves of most games until the result is known. 60 games of the engine against itself
/// took 13 to 33 own moves and 22.5 on average, one took 97, and about the last five of each were
/// proven and took no time.
const USUAL_MOVES: u32 = 16;

/// The fewest moves that are expected to come.
const LEAST_MOVES_TO_COME: u32 = 3;

/// A long game is expected to take another move for this many played: it may become very long.
const PLAYED_FOR_ONE_TO_COME: u32 = 3;

/// The reserve of a clock for an unknown number of moves has room for one move that is late by this
/// much, as on a computer whose other programs have just begun: at least twice the usual, and at most
/// [`MOST_STALLED`] times.
const STALL: Duration = Duration::from_millis(80);

/// See [`STALL`].
const MOST_STALLED: u32 = 4;

/// A clock that has nearly run out still gives this part of its time to the moves to come.
const LAST_PART: u32 = 128;

/// A move may take this many times its share of a clock.
const LONGEST: u32 = 5;

/// The percentage of what is left that a move may take, the last one before a time control
/// excepted. What its increment gives back comes on top, up to half of what is left.
const MOST_PERCENT: u32 = 30;

impl Clock {
    /// Returns the time for the next move.
    ///
    /// A player who spends about the soft limits and takes longer by `late` for every move does not
    /// run out of time in games of the usual length; in no game if the increment is as long.
    pub(crate) fn allot(self, late: Duration) -> Allotment {
        let usable = self.usable(late);
        let gain = self.increment.saturating_sub(late);
        let share = (usable / self.expected_moves()).saturating_add(gain);
        let part = usable.saturating_mul(MOST_PERCENT) / 100;
        let most = match self.moves_to_go() {
            1 => usable,
            _ => part.saturating_add(gain.min(usable / 2)),
        };
        let hard = share.saturating_mul(LONGEST).min(most);
        Allotment {
            soft: share.min(hard),
            hard,
        }
    }

    /// Returns the time left less a reserve: what late moves to come may lose and increments do not
    /// give back.
    fn usable(self, late: Duration) -> Duration {
        let lost = late.saturating_sub(self.increment);
        let twice = late.saturating_mul(2);
        let whole = lost
            .saturating_mul(self.late_moves() - 1)
            .saturating_add(twice);
        let reserve = match self.moves {
            Some(_) => whole.min(self.left),
            None => {
                let beyond_usual = self.played.saturating_sub(USUAL_MOVES) / 2;
                let stall = late.saturating_mul(MOST_STALLED).min(STALL).max(twice);
                let least = lost
                    .saturating_mul(beyond_usual.max(LEAST_MOVES_TO_COME))
                    .saturating_add(stall);
                whole.min(self.left / MOST_RESERVED).max(least)
            }
        };
        self.left.saturating_sub(reserve).max(self.left / LAST_PART)
    }

    /// Returns the number of moves that it has to last for.
    fn moves_to_go(self) -> u32 {
        self.moves
            .map_or(MAX_MOVES_TO_GO, |moves| moves.clamp(1, MAX_MOVES_TO_GO))
    }

    /// Returns the number of moves to come until the result of the game is usually known.
    fn expected_moves(self) -> u32 {
        let usual = USUAL_MOVES.saturating_sub(self.played);
        let long = self.played / PLAYED_FOR_ONE_TO_COME;
        self.moves_to_go()
            .min(usual.max(long).max(LEAST_MOVES_TO_COME))
    }

    /// Returns the number of moves to come that may be late.
    fn late_moves(self) -> u32 {
        let long = LONG_GAME.saturating_sub(self.played).max(MAX_MOVES_TO_GO);
        self.moves.map_or(long, |_| self.moves_to_go())
    }
}

/// The time for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Allotment {
    /// No new depth is begun later than about this; never more than `hard`.
    pub soft: Duration,
    /// The search ends after this.
    pub hard: Duration,
}

/// The percentage of the soft limit to use when the best move has been the same for one depth, two,
/// and so on.
const STABILITY_PERCENT: [u32; 6] = [200, 150, 110, 80, 60, 50];

/// What the score has lost since the depth before, in points, and the percentage of the time that
/// it is worth: the greatest loss first.
const DROP_PERCENT: [(i32, u32); 2] = [(50, 150), (20, 125)];

impl Allotment {
    /// Tells whether to begin another depth.
    ///
    /// A best move that has just changed and a score that has dropped get more than the soft limit,
    /// a stable best move less. Time per move has no soft limit.
    pub(crate) fn allows_depth(&self, spent: Duration, stability: &Stability) -> bool {
        if self.soft == self.hard {
            return spent < self.hard;
        }
        spent < (self.soft.saturating_mul(stability.percent()) / 100).min(self.hard)
    }
}

/// How stable the results of a search are from depth to depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stability {
    /// The last best move and its score.
    best: Option<(Move, Score)>,
    /// The number of depths for which the best move has been the same.
    depths: u32,
    /// What the score has lost since the depth before, in points.
    drop: i32,
}

impl Stability {
    /// Takes the best move of another depth.
    pub(crate) fn update(&mut self, best: Move, score: Score) {
        let before = self.best.replace((best, score));
        let is_same = before.is_some_and(|(before, _)| before == best);
        self.depths = if is_same { self.depths + 1 } else { 1 };
        self.drop = before.map_or(0, |(_, before)| before.points() - score.points());
    }

    /// Returns the percentage of the soft limit to use.
    fn percent(&self) -> u32 {
        let index = (self.depths.max(1) - 1) as usize;
        let percent = STABILITY_PERCENT[index.min(STABILITY_PERCENT.len() - 1)];
        let has_dropped = |(points, _): &&(i32, u32)| self.drop >= *points;
        let drop = DROP_PERCENT.iter().find(has_dropped);
        percent * drop.map_or(100, |(_, percent)| *percent) / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    /// Clocks of all kinds, sensible or not.
    fn clocks() -> Vec<(Clock, Duration)> {
        let mut clocks = Vec::new();
        let times = [0, 1, 7, 50, 400, 3_000, 60_000, 10_000_000].map(ms);
        for left in times.into_iter().chain([Duration::MAX]) {
            for increment in [0, 5, 100, 2_000]
                .map(ms)
                .into_iter()
                .chain([Duration::MAX])
            {
                for moves in [None, Some(0), Some(1), Some(2), Some(30), Some(u32::MAX)] {
                    for late in [0, 10, 1_000].map(ms).into_iter().chain([Duration::MAX]) {
                        let clock = Clock {
                            left,
                            increment,
                            moves,
                            played: clocks.len() as u32 % 50,
                        };
                        clocks.push((clock, late));
                    }
                }
            }
        }
        clocks
    }

    #[test]
    fn no_move_takes_more_than_the_clock_shows() {
        for (clock, late) in clocks() {
            let Clock {
                left,
                increment,
                moves,
                ..
            } = clock;
            let Allotment { soft, hard } = clock.allot(late);
            assert!(soft <= hard && hard <= left, "{clock:?} {late:?}");
            let is_last = moves.is_some_and(|moves| moves <= 1);
            if let Some(most) = left.checked_sub(late.saturating_mul(2)) {
                let limit = match increment.is_zero() {
                    _ if is_last => most,
                    true => most / 3,
                    false => most / 5 * 4,
                };
                assert!(hard <= limit.max(left / LAST_PART), "{clock:?} {late:?}");
            }
        }
    }

    /// A clock for an unknown number of moves.
    fn clock(left: Duration, increment: Duration, played: u32) -> Clock {
        Clock {
            left,
            increment,
            moves: None,
            played,
        }
    }

    /// A minute for thirty moves.
    fn minute() -> Allotment {
        let clock = Clock {
            moves: Some(30),
            ..clock(ms(60_000), Duration::ZERO, 0)
        };
        clock.allot(ms(20))
    }

    #[test]
    fn a_reserve_takes_at_most_a_fifth_of_a_clock() {
        for (left, increment) in [
            (1_000, 0),
            (1_000, 10),
            (3_000, 0),
            (12_000, 0),
            (3_000, 50),
        ] {
            let share = clock(ms(left), ms(increment), 0).allot(ms(20)).soft;
            let shares = (share - ms(increment).saturating_sub(ms(20))) * USUAL_MOVES;
            assert!(shares >= ms(left * 79 / 100), "{shares:?} of {left}");
        }
    }

    #[test]
    fn increments_that_pay_for_late_moves_need_no_reserve() {
        for (increment, late) in [(20, 20), (50, 20), (200, 20), (1_000, 500)] {
            for played in [0, 10, 40] {
                let clock = clock(ms(100_000), ms(increment), played);
                let without = clock.allot(Duration::ZERO).soft;
                let with = clock.allot(ms(late)).soft;
                assert!(
                    with + ms(late) >= without * 99 / 100,
                    "{with:?} {without:?}"
                );
            }
        }
    }

    /// Plays moves on a clock, each to one of its limits and `late` longer; tells what is left.
    fn play(
        mut left: Duration,
        increment: Duration,
        plan: &[Option<u32>],
        (late, overhead): (Duration, Duration),
        limit: fn(Allotment) -> Duration,
    ) -> Option<Duration> {
        for (&moves, played) in plan.iter().zip(0..) {
            let clock = Clock {
                moves,
                ..clock(left, increment, played)
            };
            let spent = limit(clock.allot(overhead)) + late;
            left = left.checked_sub(spent)? + increment;
        }
        Some(left)
    }

    #[test]
    fn a_budget_lasts_for_its_moves_even_if_all_are_late() {
        for count in [1, 2, 10, 30, 35] {
            let plan: Vec<Option<u32>> = (1..=count).rev().map(Some).collect();
            for late in [0, 1, 20, 500].map(ms) {
                for spare in [0, 1, 100, 60_000].map(ms) {
                    let left = late * (count + 1) * 5 / 4 + spare;
                    assert!(
                        play(left, Duration::ZERO, &plan, (late, late), |time| time.hard).is_some(),
                        "{count} moves in {left:?}, late by {late:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_clock_lasts_for_long_games_even_if_all_moves_are_late() {
        let overhead = ms(20);
        for (left, increment, late, moves) in [
            (12_000, 0, 20, 35),
            (12_000, 0, 2, 120),
            (3_000, 0, 20, 25),
            (3_000, 20, 20, 200),
            (3_000, 50, 20, 200),
            (3_000, 200, 20, 200),
            (1_000, 10, 20, 23),
            (1_000, 10, 10, 200),
        ] {
            let plan = vec![None; moves];
            let rest = play(
                ms(left),
                ms(increment),
                &plan,
                (ms(late), overhead),
                |time| time.soft,
            );
            assert!(rest.is_some(), "{left} + {increment}, late by {late}");
        }
    }

    #[test]
    fn the_minute_of_the_harness_is_used() {
        assert!(minute().soft <= ms(4_000) && minute().hard > ms(10_000));
    }

    #[test]
    fn the_increment_is_not_spent_in_advance() {
        let with = |left, increment| clock(ms(left), ms(increment), 0).allot(ms(10));
        assert!(with(60_000, 1_000).soft > with(60_000, 0).soft + ms(400));
        assert!(with(1_000, 10_000).hard <= ms(800));
    }

    #[test]
    fn a_stable_best_move_takes_less_time() {
        let [first, other] = [("b1", "b3"), ("c1", "c3")]
            .map(|(from, to)| Move::Jump(from.parse().unwrap(), to.parse().unwrap()));
        let allotment = minute();
        let longest = |stability: &Stability| {
            let allows = |time: &u64| allotment.allows_depth(ms(*time), stability);
            (0..10_000).take_while(allows).last()
        };
        let mut stability = Stability::default();
        let mut times = Vec::new();
        for _ in 0..8 {
            stability.update(first, Score::estimate(30));
            times.push(longest(&stability).unwrap());
        }
        assert!(times.is_sorted_by(|a, b| a >= b) && times[0] > times[4]);
        stability.update(first, Score::estimate(-30));
        assert!(longest(&stability) > times.last().copied());
        stability.update(other, Score::estimate(-30));
        assert_eq!(longest(&stability), Some(times[0]));
        assert!(u128::from(times[0]) <= allotment.hard.as_millis());
        let [soft, hard] = [ms(1_000); 2];
        let fixed = Allotment { soft, hard };
        assert!(fixed.allows_depth(ms(999), &stability));
        assert!(!fixed.allows_depth(ms(1_000), &stability));
    }
    /// The own moves of 60 games of the engine against itself, 30,000 positions a move.
    const GAME_LENGTHS: [u32; 60] = [
        13, 15, 15, 16, 16, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 20, 20, 20, 20, 21, 21,
        22, 22, 22, 23, 23, 23, 23, 23, 24, 24, 24, 25, 25, 25, 25, 25, 25, 25, 26, 26, 26, 26, 27,
        27, 27, 27, 28, 29, 29, 30, 30, 31, 31, 31, 32, 33, 97,
    ];

    /// Plays games of these lengths on a clock whose searches are more or less stable; tells which
    /// parts of all that the clocks showed are left.
    fn parts_left(left: Duration, increment: Duration) -> Vec<f64> {
        let (overhead, late) = (ms(20), ms(3));
        let mut random = loa::Random::new(1);
        let mut play = |length: &u32| {
            let (mut left, mut all) = (left, left);
            for played in 2..*length {
                let time = clock(left, increment, played).allot(overhead);
                let percent = STABILITY_PERCENT[random.below(STABILITY_PERCENT.len())];
                let spent = (time.soft * percent / 100).min(time.hard) + late;
                left = left.checked_sub(spent).expect("time is left") + increment;
                all += increment;
            }
            left.as_secs_f64() / all.as_secs_f64()
        };
        GAME_LENGTHS.iter().map(&mut play).collect()
    }

    #[test]
    fn games_use_most_of_their_clocks() {
        for (left, increment) in [
            (360_000, 0),
            (12_000, 0),
            (10_000, 100),
            (3_000, 200),
            (3_000, 50),
            (1_000, 10),
        ] {
            let left = parts_left(ms(left), ms(increment));
            let mean = left.iter().sum::<f64>() / left.len() as f64;
            assert!(
                (0.0..0.16).contains(&mean),
                "{mean} of {left:?} + {increment}"
            );
        }
    }
}
