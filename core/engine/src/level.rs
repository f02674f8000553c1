use crate::ladder::LADDER;
use crate::{Limits, Style};
use loa::UnknownNameError;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The strength of a player, 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// How strong a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The Elo number, on the scale on which random play had 0 in the first measurement.
    pub elo: i32,
    /// The true number differs from `elo` by no more than this, with a probability of 95 %.
    pub error: i32,
}

/// The settings of a level.
struct Strength {
    nodes: u64,
    seconds: f64,
    /// With the seed 0.
    style: Style,
}

const fn strength(
    nodes: u64,
    seconds: f64,
    (noise, noisy_plies): (u16, u32),
    forced_plies: u32,
) -> Strength {
    let style = Style {
        noise,
        noisy_plies,
        forced_plies,
        // It is what the level can do.
        forced_share: 2,
        ..Style::STEADY
    };
    Strength {
        nodes,
        seconds,
        style,
    }
}

/// A player who overlooks a percentage of its moves, but never a win.
const fn beginner(nodes: u64, noise: u16, overlooked: u8) -> Strength {
    let mut beginner = strength(nodes, 0.1, (noise, FOR_EVER), 1);
    beginner.style.overlooked = overlooked;
    beginner
}

/// A beginner who looks one move ahead and needs neither net nor policy, which the first module of
/// a static site leaves out.
const fn light(noise: u16, overlooked: u8) -> Strength {
    let mut light = beginner(1, noise, overlooked);
    light.style.light = true;
    light
}

/// The plies in which good players vary their play.
const OPENING: u32 = 10;
/// Noise that only varies moves of about equal value.
const VARIETY: u16 = 40;
const FOR_EVER: u32 = u32::MAX;
/// Levels from this one on use all their time. Those below search a number of positions, which
/// takes far less time, so that they are equally strong on any computer.
const BY_CLOCK: u8 = 10;

/// Each level is clearly stronger than the one below it; `docs/strength.md` has the matches.
const STRENGTHS: [Strength; 10] = [
    light(200, 74),
    light(150, 55),
    beginner(275, 0, 75),
    beginner(917, 0, 62),
    beginner(917, 0, 42),
    strength(1_000, 0.1, (70, FOR_EVER), 3),
    strength(2_400, 0.1, (VARIETY, OPENING), 3),
    strength(15_000, 0.1, (VARIETY, OPENING), 5),
    strength(250_000, 0.33, (VARIETY, OPENING), 5),
    strength(6_000_000, 5.0, (VARIETY, OPENING), 5),
];

impl Level {
    /// The weakest: who has just learnt the rules can beat it.
    pub const MIN: Level = Level(1);
    /// The first opponent of a person: who pulls pieces together wins about half of the games.
    pub const FIRST: Level = Level(2);
    /// The strongest.
    pub const MAX: Level = Level(10);
    /// The default: about a third of a second for a move.
    pub const DEFAULT: Level = Level(9);

    /// After this many games in a row with the same result a person is offered another level.
    pub const STREAK: u32 = 2;

    /// Returns the level with a number; `None` unless it is 1 to 10.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::MIN.0 && number <= Level::MAX.0 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// Returns all levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Level::MIN.0..=Level::MAX.0).map(Level)
    }

    /// Returns the level's number, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns limits for reproducible play: a number of positions that usually takes less than the
    /// level's [`seconds`](Level::seconds).
    pub const fn reproducible_limits(self) -> Limits {
        Limits::nodes(self.nodes())
    }

    /// Returns limits for play by the clock: the level's [`seconds`](Level::seconds), of which the
    /// highest levels use all, and the number of positions of the others.
    pub fn timed_limits(self) -> Limits {
        let time = Limits::move_time(Duration::from_secs_f64(self.seconds()));
        match self.0 >= BY_CLOCK {
            true => time,
            false => self.reproducible_limits().and(time),
        }
    }

    /// Returns the most time for a move.
    pub const fn seconds(self) -> f64 {
        self.strength().seconds
    }

    /// Returns the number of positions for a move in reproducible play.
    pub const fn nodes(self) -> u64 {
        self.strength().nodes
    }

    /// Returns the level's style with a seed.
    pub const fn style(self, seed: u64) -> Style {
        Style {
            seed,
            ..self.strength().style
        }
    }

    /// Returns the rating in matches of the levels.
    pub const fn rating(self) -> Rating {
        LADDER[self.0 as usize - 1]
    }

    /// Returns the level whose Elo number is nearest to one.
    pub fn of_elo(elo: i32) -> Level {
        let nearest = Level::all().min_by_key(|level| level.rating().elo.abs_diff(elo));
        nearest.unwrap_or(Level::MAX)
    }

    /// Returns the level to offer to a person who has won or lost a number of games in a row
    /// against this one, up to the last.
    pub const fn offer(self, won: bool, games: u32) -> Option<Level> {
        match (games < Level::STREAK, won) {
            (true, _) => None,
            (false, true) => Level::new(self.0 + 1),
            (false, false) => Level::new(self.0 - 1),
        }
    }

    /// Tells whether the level is strong enough to open by the book.
    pub const fn opens_by_the_book(self) -> bool {
        self.strength().style.noisy_plies == OPENING
    }

    /// Tells whether this build plays the level: without the feature `full`, only levels whose
    /// [style](Style::light) is light.
    pub const fn is_built_in(self) -> bool {
        cfg!(feature = "full") || self.strength().style.light
    }

    const fn strength(self) -> &'static Strength {
        &STRENGTHS[self.0 as usize - 1]
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::DEFAULT
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Reads a number from 1 to 10.
impl FromStr for Level {
    type Err = UnknownNameError;

    fn from_str(text: &str) -> Result<Level, UnknownNameError> {
        let number = text.parse().ok();
        number
            .and_then(Level::new)
            .ok_or_else(|| UnknownNameError::new(text, "is not a level (1 to 10)"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_as_text() {
        assert_eq!(Level::all().count(), 10);
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for text in ["0", "11", "", "x", "7.5"] {
            assert!(text.parse::<Level>().is_err());
        }
    }

    #[test]
    fn higher_levels_think_more_and_err_less() {
        let levels: Vec<_> = Level::all().collect();
        for pair in levels.windows(2) {
            let (lower, higher) = (pair[0], pair[1]);
            assert!(lower.nodes() <= higher.nodes());
            assert!(lower.seconds() <= higher.seconds());
            let errors = |level: Level| (level.style(0).overlooked, level.style(0).noise);
            assert!(lower.nodes() < higher.nodes() || errors(lower) >= errors(higher));
            assert!(lower.style(0).forced_plies <= higher.style(0).forced_plies);
            assert!(lower.nodes() < higher.nodes() || errors(lower) > errors(higher));
            let most = |level: Level| level.timed_limits().nodes;
            assert!(most(lower) <= most(higher));
        }
    }

    #[test]
    fn each_level_is_rated_above_the_one_below() {
        let elo = |level: &Level| level.rating().elo;
        assert!(Level::all().is_sorted_by(|lower, higher| elo(lower) < elo(higher)));
        for level in Level::all() {
            assert_eq!(Level::of_elo(elo(&level)), level);
            assert_eq!(Level::of_elo(elo(&level) + 1), level);
        }
        assert_eq!(Level::of_elo(i32::MIN), Level::MIN);
        assert_eq!(Level::of_elo(i32::MAX), Level::MAX);
    }

    #[test]
    fn two_games_in_a_row_with_the_same_result_lead_to_an_offer() {
        let offer = |level, won, games| Some(Level(level).offer(won, games)?.number());
        assert_eq!(offer(2, false, 1), None);
        assert_eq!(offer(2, false, 2), Some(1));
        assert_eq!(offer(2, true, 3), Some(3));
        assert_eq!(offer(1, false, 2), None);
        assert_eq!(offer(10, true, 2), None);
    }

    #[test]
    fn no_step_below_level_6_is_above_350_elo() {
        for number in 1..6 {
            let elo = |number| Level(number).rating().elo;
            assert!(elo(number + 1) - elo(number) <= 350, "{number}");
        }
    }

    #[test]
    fn all_forced_wins_from_level_8_on() {
        for level in Level::all() {
            assert_eq!(level.style(0).forced_plies == 5, level.number() >= 8);
        }
    }
}
