use super::images::Images;
use super::variant::Variant;
use crate::format::{GameRecord, Header, HeaderError, Sample};
use loa::{Color, Outcome, Random, SquareSet};
use loa_engine::{Score, win_chance};
use rayon::prelude::*;
use thiserror::Error;

/// A position with its targets in 24 bytes, the same for all its mirror images and for exchanged
/// colours.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Packed {
    /// The pieces of the side to move, and of the other side.
    pub(crate) sets: [SquareSet; 2],
    /// What the side to move got in the end: 1 won, 0 lost; a mean where it came up several times,
    /// a chance where it came up in a search.
    pub(crate) result: f32,
    /// The search's score for the side to move, in points.
    pub(crate) score: i16,
    is_held_back: bool,
}

/// Positions to train with, or to check with, in an order that depends on nothing but themselves.
#[derive(Clone, Debug, PartialEq)]
pub struct Positions {
    variant: Variant,
    packed: Vec<Packed>,
}

impl Positions {
    /// Returns what their games have in common.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns their number.
    pub const fn len(&self) -> usize {
        self.packed.len()
    }

    /// Tells whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.packed.is_empty()
    }

    pub(crate) fn at(&self, place: usize) -> &Packed {
        &self.packed[place]
    }

    /// Adds everything to a checksum.
    pub(crate) fn hash(&self, hasher: &mut crc32fast::Hasher) {
        hasher.update(&(self.len() as u64).to_le_bytes());
        for packed in &self.packed {
            for set in packed.sets {
                hasher.update(&set.bits().to_le_bytes());
            }
            hasher.update(&packed.result.to_le_bytes());
            hasher.update(&packed.score.to_le_bytes());
        }
    }
}

/// Why games can't be used for a training.
#[derive(Debug, Error)]
pub enum UnfitGamesError {
    /// It is of others.
    #[error("its games are on {found}, not on {wanted}")]
    Variant {
        /// The file's.
        found: Variant,
        /// The training's.
        wanted: Variant,
    },
    /// The head is wrong.
    #[error(transparent)]
    Header(#[from] HeaderError),
}

/// What a collection came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The games that were added.
    pub games: u64,
    /// Those held back.
    pub held_back_games: u64,
    /// The positions that were added.
    pub positions: u64,
    /// The distinct ones among them.
    pub distinct: u64,
}

/// Positions of any number of files, gathered for training.
///
/// Mirror images and positions with exchanged colours are the same position here. A position counts
/// once, with the means of its results and scores. One that came up in a game to train with is
/// trained with, and only the games to train with count for its means.
pub struct Collection {
    packed: Vec<Packed>,
    hold_back: u64,
    summary: Summary,
    variant: Variant,
    images: Images,
}

impl Collection {
    /// Makes an empty collection that holds back one of `hold_back` games; none if it is 0.
    pub fn new(hold_back: u64, variant: Variant) -> Collection {
        Collection {
            packed: Vec::new(),
            hold_back,
            summary: Summary::default(),
            variant,
            images: Images::new(variant.size),
        }
    }

    /// Checks that games with a header are of use.
    ///
    /// # Errors
    /// If they are on another board or have another goal.
    pub fn check(&self, header: &Header) -> Result<(), UnfitGamesError> {
        let (found, wanted) = (Variant::of(header)?, self.variant);
        match found == wanted {
            true => Ok(()),
            false => Err(UnfitGamesError::Variant { found, wanted }),
        }
    }

    /// Adds a game of a file that has passed the [check](Collection::check). Whether it is held
    /// back depends on its number and the file's seed.
    ///
    /// Positions that its searches evaluated have no result; the chance that the score stands for
    /// takes its place. They are not held back: those of a game that is are left out.
    pub fn add(&mut self, header: &Header, game: &GameRecord) {
        let hash = Random::mix(Random::mix(header.seed ^ Random::STEP) ^ u64::from(game.number));
        let is_held_back = self.hold_back > 0 && (hash >> 16).is_multiple_of(self.hold_back);
        self.summary.games += 1;
        self.summary.held_back_games += u64::from(is_held_back);
        self.summary.positions += game.samples.len() as u64;
        for sample in &game.samples {
            let result = result_for(sample.position.turn(), game.outcome);
            self.push(sample, result, is_held_back);
        }
        if !is_held_back {
            self.summary.positions += game.evaluated.len() as u64;
            for sample in &game.evaluated {
                let chance = win_chance(Score::estimate(sample.score.into()));
                self.push(sample, chance as f32, is_held_back);
            }
        }
    }

    fn push(&mut self, sample: &Sample, result: f32, is_held_back: bool) {
        let mover = sample.position.turn();
        let sets = [mover, !mover].map(|color| sample.position.pieces(color));
        self.packed.push(Packed {
            sets: self.images.canonical(sets),
            result,
            score: sample.score,
            is_held_back,
        });
    }

    /// Merges what is the same, and returns the positions to train with, those held back, and what
    /// all of it came to.
    pub fn finish(self) -> (Positions, Positions, Summary) {
        let Collection {
            mut packed,
            mut summary,
            variant,
            ..
        } = self;
        packed.par_sort_unstable_by_key(|it| (it.sets.map(SquareSet::bits), it.is_held_back));
        packed.dedup_by(merger());
        let mut held_back = Vec::new();
        packed.retain(|it| {
            if it.is_held_back {
                held_back.push(*it);
            }
            !it.is_held_back
        });
        packed.shrink_to_fit();
        summary.distinct = (packed.len() + held_back.len()) as u64;
        let positions = |packed| Positions { variant, packed };
        (positions(packed), positions(held_back), summary)
    }
}

/// Returns a function for [`Vec::dedup_by`] that merges a position into the same one before it.
/// The sums are exact, so their order does not matter.
fn merger() -> impl FnMut(&mut Packed, &mut Packed) -> bool {
    let (mut count, mut results, mut scores) = (1u32, 0.0f64, 0i64);
    move |later, first| {
        if later.sets != first.sets {
            count = 1;
            return false;
        }
        if later.is_held_back && !first.is_held_back {
            return true;
        }
        if count == 1 {
            (results, scores) = (f64::from(first.result), i64::from(first.score));
        }
        count += 1;
        results += f64::from(later.result);
        scores += i64::from(later.score);
        first.result = (results / f64::from(count)) as f32;
        // The mean of such numbers is one.
        first.score = scores.div_euclid(i64::from(count)) as i16;
        true
    }
}

fn result_for(mover: Color, outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Win(winner) if winner == mover => 1.0,
        Outcome::Win(_) => 0.0,
        Outcome::Draw => 0.5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::tests::{games, header};
    use loa::{ByColor, Goal, Position, Size, Symmetry};

    /// Returns the game with another number, and one that is held back if and only if this is
    /// asked.
    fn numbered(game: &GameRecord, is_held_back: bool) -> GameRecord {
        let header = header(1);
        let number = (0..).find(|number| {
            let mut collection = Collection::new(2, Variant::OF_NETS);
            let game = GameRecord {
                number: *number,
                ..game.clone()
            };
            collection.add(&header, &game);
            (collection.summary.held_back_games > 0) == is_held_back
        });
        GameRecord {
            number: number.unwrap(),
            ..game.clone()
        }
    }

    fn collect(games: &[GameRecord]) -> (Positions, Positions, Summary) {
        let mut collection = Collection::new(2, Variant::OF_NETS);
        for game in games {
            collection.add(&header(1), game);
        }
        collection.finish()
    }

    fn with(game: &GameRecord, outcome: Outcome, score: i16) -> GameRecord {
        let mut game = game.clone();
        game.outcome = outcome;
        game.samples.truncate(1);
        game.samples[0].score = score;
        game
    }

    #[test]
    fn a_position_counts_once_with_the_mean_of_its_results() {
        let game = numbered(&games(1)[0], false);
        let mover = game.samples[0].position.turn();
        let [won, lost] = [mover, !mover].map(Outcome::Win);
        let all = [(won, 100), (lost, -20), (won, 50)];
        let all = all.map(|(outcome, score)| with(&game, outcome, score));
        let (positions, held_back, summary) = collect(&all);
        assert_eq!((positions.len(), held_back.len()), (1, 0));
        assert_eq!((summary.positions, summary.distinct), (3, 1));
        assert!((positions.at(0).result - 2.0 / 3.0).abs() < 1e-6);
        assert_eq!(positions.at(0).score, 43);
    }

    #[test]
    fn images_and_exchanged_colours_are_the_same_position() {
        let game = with(&numbered(&games(1)[0], false), Outcome::Draw, 7);
        let position = game.samples[0].position;
        let exchanged = ByColor {
            black: position.pieces(Color::White),
            white: position.pieces(Color::Black),
        };
        let exchanged = Position::from_pieces(position.size(), exchanged, !position.turn());
        let images = Symmetry::of(Size::STANDARD).flat_map(|symmetry| {
            [position, exchanged.unwrap()].map(|position| symmetry.position(&position))
        });
        let games: Vec<GameRecord> = images
            .map(|position| {
                let mut game = game.clone();
                game.samples[0].position = position;
                game
            })
            .collect();
        let (positions, _, summary) = collect(&games);
        assert_eq!((summary.positions, positions.len()), (16, 1));
        assert_eq!(positions.at(0).score, 7);
    }

    #[test]
    fn what_is_trained_with_is_not_held_back() {
        let game = &games(1)[0];
        let train = with(&numbered(game, false), Outcome::Draw, 10);
        let check = numbered(game, true);
        for games in [
            [train.clone(), check.clone()],
            [check.clone(), train.clone()],
        ] {
            let (positions, held_back, summary) = collect(&games);
            assert_eq!(positions.len(), 1);
            assert_eq!(
                positions.at(0).result,
                0.5,
                "only games to train with count"
            );
            assert_eq!(positions.at(0).score, 10);
            assert_eq!(held_back.len(), check.samples.len() - 1);
            assert_eq!(summary.held_back_games, 1);
        }
    }

    /// Their chances take the place of results, and those of games held back are left out.
    #[test]
    fn evaluated_positions_have_no_result() {
        let game = &games(1)[0];
        let mut train = with(&numbered(game, false), Outcome::Win(Color::Black), 10);
        let mut check = numbered(game, true);
        let evaluated = Sample {
            score: 400,
            ..game.samples[20]
        };
        train.evaluated.push(evaluated);
        check.evaluated.push(game.samples[30]);
        let expected = check.samples.len() - 2;
        let (positions, held_back, summary) = collect(&[train, check]);
        assert_eq!((positions.len(), held_back.len()), (2, expected));
        let of_search = [0, 1].map(|place| positions.at(place));
        let found = of_search.iter().find(|packed| packed.score == 400);
        assert!((found.unwrap().result - 10.0 / 11.0).abs() < 1e-6);
        assert_eq!(summary.positions, expected as u64 + 4);
    }

    #[test]
    fn the_order_of_games_changes_nothing() {
        let mut games = games(12);
        let forward = collect(&games);
        games.reverse();
        assert_eq!(collect(&games), forward);
        assert!(!forward.0.is_empty() && !forward.1.is_empty());
    }

    #[test]
    fn other_boards_and_goals_are_refused() {
        let right = header(1);
        let check = |header: &Header| Collection::new(2, Variant::OF_NETS).check(header);
        assert!(check(&right).is_ok());
        let board = Header {
            board: "7x8".to_owned(),
            ..right.clone()
        };
        let text = check(&board).unwrap_err().to_string();
        assert!(text.contains("7x8"), "{text}");
        let preset = loa::Preset::ALL
            .iter()
            .find(|preset| preset.rules.goal == Goal::Misere);
        let goal = Header {
            rules: preset.unwrap().name.to_owned(),
            ..right
        };
        let text = check(&goal).unwrap_err().to_string();
        assert!(text.contains("connecting loses"), "{text}");
    }
}
