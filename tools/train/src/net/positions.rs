use super::variant::Variant;
use crate::format::{GameRecord, Header, Sample};
use loa::{Color, Outcome, Random, Size, SquareSet, Symmetry};
use loa_engine::net::Kind;
use loa_engine::{Score, win_chance};
use rayon::prelude::*;
use std::sync::LazyLock;

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
    /// The variant's number.
    pub(crate) variant: u8,
    pub(crate) role: Role,
}

/// What a position is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Role {
    /// To train with.
    Train,
    /// To check with; of a game.
    HeldBack,
    /// To check with; it only came up in a search.
    HeldBackEvaluated,
}

impl Packed {
    pub(crate) fn kind(&self) -> Kind {
        let Variant { size, goal } = self.variant();
        Kind::of(size, goal)
    }

    /// Returns the board and the goal.
    pub(crate) fn variant(&self) -> Variant {
        static ALL: LazyLock<Vec<Variant>> = LazyLock::new(|| Variant::all().collect());
        ALL[usize::from(self.variant)]
    }
}

/// Positions to train with, or to check with, in an order that depends on nothing but themselves.
#[derive(Clone, Debug, PartialEq)]
pub struct Positions {
    packed: Vec<Packed>,
}

impl Positions {
    /// Returns their number.
    pub const fn len(&self) -> usize {
        self.packed.len()
    }

    /// Tells whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.packed.is_empty()
    }

    /// Tells whether there is one of a variant.
    pub(crate) fn has(&self, variant: Variant) -> bool {
        self.packed
            .iter()
            .any(|packed| packed.variant == variant.number())
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
            hasher.update(&[packed.variant, packed.role as u8]);
        }
    }
}

/// What a collection came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The games that were added.
    pub games: u64,
    /// Those held back.
    pub held_back_games: u64,
    /// The positions that were added, of which many are the same.
    pub positions: u64,
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
}

impl Collection {
    /// Makes an empty collection that holds back one of `hold_back` games; none if it is 0.
    pub fn new(hold_back: u64) -> Collection {
        Collection {
            packed: Vec::new(),
            hold_back,
            summary: Summary::default(),
        }
    }

    /// Adds a game of a file. Whether it is held back depends on its number and the file's seed.
    ///
    /// Positions that its searches evaluated have no result; the chance that the score stands for
    /// takes its place.
    pub fn add(&mut self, header: &Header, game: &GameRecord) {
        let variant = Variant::of(header);
        let hash = Random::mix(Random::mix(header.seed ^ Random::STEP) ^ u64::from(game.number));
        let is_held_back = self.hold_back > 0 && (hash >> 16).is_multiple_of(self.hold_back);
        let (role, evaluated) = match is_held_back {
            true => (Role::HeldBack, Role::HeldBackEvaluated),
            false => (Role::Train, Role::Train),
        };
        self.summary.games += 1;
        self.summary.held_back_games += u64::from(is_held_back);
        self.summary.positions += (game.samples.len() + game.evaluated.len()) as u64;
        for sample in &game.samples {
            let result = result_for(sample.position.turn(), game.outcome);
            self.push(variant, sample, result, role);
        }
        for sample in &game.evaluated {
            let chance = win_chance(Score::estimate(sample.score.into()));
            self.push(variant, sample, chance as f32, evaluated);
        }
    }

    fn push(&mut self, variant: Variant, sample: &Sample, result: f32, role: Role) {
        let mover = sample.position.turn();
        let sets = [mover, !mover].map(|color| sample.position.pieces(color));
        self.packed.push(Packed {
            sets: canonical(variant.size, sets),
            result,
            score: sample.score,
            variant: variant.number(),
            role,
        });
    }

    /// Merges what is the same, and returns the positions to train with, those held back, and what
    /// all of it came to.
    pub fn finish(self) -> (Positions, Positions, Summary) {
        let mut packed = self.packed;
        packed.par_sort_unstable_by_key(|it| (it.variant, it.sets.map(SquareSet::bits), it.role));
        packed.dedup_by(merger());
        let held_back = packed.extract_if(.., |it| it.role != Role::Train);
        let held_back: Vec<Packed> = held_back.collect();
        packed.shrink_to_fit();
        let held_back = Positions { packed: held_back };
        (Positions { packed }, held_back, self.summary)
    }
}

/// Returns a function for [`Vec::dedup_by`] that merges a position into the same one before it.
/// The sums are exact, so their order does not matter.
fn merger() -> impl FnMut(&mut Packed, &mut Packed) -> bool {
    let (mut count, mut results, mut scores) = (1u32, 0.0f64, 0i64);
    move |later, first| {
        if (later.variant, later.sets) != (first.variant, first.sets) {
            count = 1;
            return false;
        }
        if later.role != first.role {
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

/// Returns the least image of two sets of pieces, which is the same for all images.
fn canonical(size: Size, sets: [SquareSet; 2]) -> [SquareSet; 2] {
    let images = Symmetry::of(size).map(|symmetry| sets.map(|set| symmetry.set(set)));
    let least = images.min_by_key(|sets| sets.map(SquareSet::bits));
    least.unwrap_or(sets)
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
    use loa::{ByColor, Goal, Position, Preset};

    /// Returns the game with another number, and one that is held back if and only if this is
    /// asked.
    fn numbered(game: &GameRecord, is_held_back: bool) -> GameRecord {
        let header = header(1);
        let number = (0..).find(|number| {
            let mut collection = Collection::new(2);
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
        let mut collection = Collection::new(2);
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
        assert_eq!(summary.positions, 3);
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

    /// Their chances take the place of results.
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
        check.samples.truncate(12);
        check.evaluated.push(game.samples[30]);
        let (positions, held_back, summary) = collect(&[train, check]);
        assert_eq!((positions.len(), held_back.len()), (2, 12));
        let of_search = [0, 1].map(|place| positions.at(place));
        let found = of_search.iter().find(|packed| packed.score == 400);
        assert!((found.unwrap().result - 10.0 / 11.0).abs() < 1e-6);
        assert_eq!(summary.positions, 15);
        let checked = (0..12).filter(|at| held_back.at(*at).role == Role::HeldBackEvaluated);
        assert_eq!(checked.count(), 1);
    }

    #[test]
    fn the_order_of_games_changes_nothing() {
        let mut games = games(12);
        let forward = collect(&games);
        games.reverse();
        assert_eq!(collect(&games), forward);
        assert!(!forward.0.is_empty() && !forward.1.is_empty());
    }

    /// The same sets on another board, or for another goal, are another position.
    #[test]
    fn boards_and_goals_are_kept_apart() {
        let game = with(&numbered(&games(1)[0], false), Outcome::Draw, 10);
        let mut collection = Collection::new(2);
        let right = header(1);
        let misere = Preset::ALL
            .iter()
            .find(|preset| preset.rules.goal == Goal::Misere);
        let misere = Header {
            rules: *misere.unwrap(),
            ..right.clone()
        };
        for header in [&right, &misere, &right] {
            collection.add(header, &game);
        }
        let (positions, ..) = collection.finish();
        let variants = [0, 1].map(|place| positions.at(place).variant());
        assert_eq!(
            variants.map(|variant| variant.goal),
            [Goal::Connect, Goal::Misere]
        );
        assert_eq!(variants.map(|variant| variant.size), [Size::STANDARD; 2]);
        assert_eq!(positions.len(), 2);
    }

    #[test]
    fn variants_are_numbered_in_order() {
        let numbers = Variant::all().map(Variant::number);
        assert!(numbers.eq(0..72));
    }
}
