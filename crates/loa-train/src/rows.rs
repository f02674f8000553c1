use crate::format::{GameRecord, Sample};
use loa::{Color, Goal, Outcome, Random};
use loa_engine::{Inputs, Term};
use rayon::prelude::*;

/// What fitting needs of the samples, worked out once. All of it is seen from Black.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rows {
    inputs: Vec<[i16; Term::COUNT]>,
    /// The share of the weights for many pieces.
    shares: Vec<f32>,
    scores: Vec<i16>,
    /// 1 where Black won, 0 where White did, one half for a draw.
    results: Vec<f32>,
    /// The place of each game's first row, and the number of rows at the end.
    games: Vec<usize>,
}

impl Rows {
    /// Returns the rows of games, in their order. Games without samples leave nothing.
    pub fn of(games: &[GameRecord], goal: Goal) -> Rows {
        let mut rows = Rows::default();
        rows.add(games, goal);
        rows
    }

    /// Adds the rows of more games.
    pub fn add(&mut self, games: &[GameRecord], goal: Goal) {
        let samples: Vec<&Sample> = games.iter().flat_map(|game| &game.samples).collect();
        let inputs: Vec<Inputs> = samples
            .par_iter()
            .map(|sample| Inputs::of(&sample.position, goal))
            .collect();
        let first = self.len();
        for (sample, inputs) in samples.iter().zip(&inputs) {
            // No difference of a term comes near the limits.
            self.inputs
                .push(Term::ALL.map(|term| inputs.difference(term) as i16));
            self.shares.push(inputs.phase().share_of_many() as f32);
            self.scores.push(score_for_black(sample));
        }
        let mut end = first;
        for game in games.iter().filter(|game| !game.samples.is_empty()) {
            self.games.push(end);
            end += game.samples.len();
            self.results.resize(end, result_for_black(game.outcome));
        }
    }

    /// Returns the number of rows.
    pub const fn len(&self) -> usize {
        self.inputs.len()
    }

    /// Tells whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    /// Returns the number of games with rows.
    pub const fn game_count(&self) -> usize {
        self.games.len()
    }

    /// Splits the games in two: those whose rows are fitted to, and one of `part` games that the
    /// fit is checked with.
    #[must_use]
    pub fn split(&self, part: u64) -> (Rows, Rows) {
        let mut parts = [Rows::default(), Rows::default()];
        for game in 0..self.games.len() {
            let hash = (game as u64).wrapping_mul(Random::STEP) >> 32;
            let place = usize::from(part > 0 && hash.is_multiple_of(part));
            parts[place].copy_game(self, game);
        }
        let [train, check] = parts;
        (train, check)
    }

    fn copy_game(&mut self, from: &Rows, game: usize) {
        let range = from.rows_of(game);
        self.games.push(self.len());
        self.inputs.extend(&from.inputs[range.clone()]);
        self.shares.extend(&from.shares[range.clone()]);
        self.scores.extend(&from.scores[range.clone()]);
        self.results.extend(&from.results[range]);
    }

    /// Adds everything to a checksum.
    pub(crate) fn hash(&self, hasher: &mut crc32fast::Hasher) {
        hasher.update(&(self.len() as u64).to_le_bytes());
        for row in 0..self.len() {
            for input in self.inputs[row] {
                hasher.update(&input.to_le_bytes());
            }
            hasher.update(&self.shares[row].to_le_bytes());
            hasher.update(&self.scores[row].to_le_bytes());
            hasher.update(&self.results[row].to_le_bytes());
        }
    }

    /// Returns the rows of a game.
    pub(crate) fn rows_of(&self, game: usize) -> std::ops::Range<usize> {
        let end = self.games.get(game + 1).copied();
        self.games[game]..end.unwrap_or(self.len())
    }

    pub(crate) fn input(&self, row: usize, term: Term) -> f64 {
        f64::from(self.inputs[row][term as usize])
    }

    pub(crate) fn share_of_many(&self, row: usize) -> f64 {
        f64::from(self.shares[row])
    }

    pub(crate) fn score(&self, row: usize) -> f64 {
        f64::from(self.scores[row])
    }

    pub(crate) fn result(&self, row: usize) -> f64 {
        f64::from(self.results[row])
    }
}

fn score_for_black(sample: &Sample) -> i16 {
    match sample.position.turn() {
        Color::Black => sample.score,
        Color::White => sample.score.saturating_neg(),
    }
}

const fn result_for_black(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Win(Color::Black) => 1.0,
        Outcome::Draw => 0.5,
        Outcome::Win(Color::White) => 0.0,
    }
}
