//! The training of the engine's policy.

use libm::{expf, log};
use loa::{Move, Position, Square};
use loa_engine::policy::{SCALE, WEIGHTS, features};
use loa_train::{GameRecord, Sample};

/// The learning rate of Adagrad.
const RATE: f32 = 0.05;
/// What the sums of squared gradients begin with.
const FIRST_SQUARES: f32 = 1e-3;

/// Learns how likely each move is to be the best one, from the moves that were played in games: the
/// weights of a softmax over the jumps of a position, by Adagrad (Duchi, Hazan and Singer, 2011),
/// move by move. The same games in the same order give the same weights on every computer.
pub(crate) struct PolicyTrainer {
    weights: Vec<f32>,
    squares: Vec<f32>,
}

/// How well a policy predicts moves.
#[derive(Debug, Default)]
pub(crate) struct Prediction {
    /// The number of moves.
    pub(crate) moves: u64,
    /// Their mean negative log-likelihood.
    pub(crate) loss: f64,
    /// The mean number of jumps that seemed likelier.
    pub(crate) likelier: f64,
}

/// The jumps of a position and the place of the one that was played.
struct Choice {
    jumps: Vec<Vec<(usize, i32)>>,
    played: usize,
}

impl Default for PolicyTrainer {
    fn default() -> PolicyTrainer {
        PolicyTrainer {
            weights: vec![0.0; WEIGHTS],
            squares: vec![FIRST_SQUARES; WEIGHTS],
        }
    }
}

impl PolicyTrainer {
    /// Learns from the moves of a game.
    pub(crate) fn learn(&mut self, game: &GameRecord) {
        for choice in choices(game) {
            let chances = self.chances(&choice);
            for (place, (jump, chance)) in choice.jumps.iter().zip(chances).enumerate() {
                let gradient = chance - f32::from(u8::from(place == choice.played));
                for (feature, count) in jump {
                    let gradient = gradient * *count as f32;
                    self.squares[*feature] += gradient * gradient;
                    self.weights[*feature] -= RATE * gradient / self.squares[*feature].sqrt();
                }
            }
        }
    }

    /// Tells how well the moves of games that were not learned from are predicted.
    pub(crate) fn check<'a>(&self, games: impl IntoIterator<Item = &'a GameRecord>) -> Prediction {
        let mut sum = Prediction::default();
        for choice in games.into_iter().flat_map(choices) {
            let chances = self.chances(&choice);
            let played = chances[choice.played];
            sum.moves += 1;
            sum.loss -= log(f64::from(played));
            sum.likelier += chances.iter().filter(|chance| **chance > played).count() as f64;
        }
        let count = sum.moves.max(1) as f64;
        Prediction {
            loss: sum.loss / count,
            likelier: sum.likelier / count,
            ..sum
        }
    }

    /// Returns the engine's weights, a signed byte each, the contents of the policy's file.
    pub(crate) fn weights(&self) -> Vec<u8> {
        let rounded = |weight: &f32| (weight * SCALE as f32).round() as i8;
        self.weights
            .iter()
            .map(|weight| rounded(weight).cast_unsigned())
            .collect()
    }

    /// The likelihoods of all jumps.
    fn chances(&self, choice: &Choice) -> Vec<f32> {
        let weight = |(feature, count): &(usize, i32)| self.weights[*feature] * *count as f32;
        let sum = |jump: &Vec<(usize, i32)>| jump.iter().map(weight).sum();
        let logs: Vec<f32> = choice.jumps.iter().map(sum).collect();
        let greatest = logs.iter().copied().fold(f32::MIN, f32::max);
        let odds: Vec<f32> = logs.iter().map(|log| expf(log - greatest)).collect();
        let sum: f32 = odds.iter().sum();
        odds.into_iter().map(|odds| odds / sum).collect()
    }
}

/// The choices of a game whose moves are known: two samples a ply apart tell the move in between.
fn choices(game: &GameRecord) -> impl Iterator<Item = Choice> {
    let mut previous = None;
    game.samples.windows(2).filter_map(move |pair| {
        let [before, after] = pair else { return None };
        let played = move_between(before, after);
        let choice = played.and_then(|played| choice(&before.position, previous, played));
        previous = played;
        choice
    })
}

fn move_between(before: &Sample, after: &Sample) -> Option<Move> {
    let mut moves = before.position.legal_moves().into_iter();
    let played = moves.find(|mv| before.position.after(*mv) == after.position);
    played.filter(|_| after.ply == before.ply + 1)
}

/// The jumps of a position; `None` if the played move is a pass.
fn choice(position: &Position, previous: Option<Move>, played: Move) -> Option<Choice> {
    let mut jumps = Vec::new();
    let mut place = None;
    position.for_each_jump(|from: Square, to: Square| {
        if Move::Jump(from, to) == played {
            place = Some(jumps.len());
        }
        jumps.push(features(position, previous, from, to));
    });
    Some(Choice {
        jumps,
        played: place?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size};
    use loa_train::{Header, SelfPlay, Shard};

    fn games(count: u32) -> Vec<GameRecord> {
        let mut player = SelfPlay::new(Header {
            board: Size::STANDARD,
            rules: Preset::SOUCIE,
            nodes: 30,
            evaluated: 0,
            seed: 1,
            engine: String::new(),
            shard: Shard::ALL,
        });
        (0..count)
            .filter_map(|number| player.play(number, &|| false))
            .collect()
    }

    #[test]
    fn moves_are_told_by_two_positions_a_ply_apart() {
        let game = &games(1)[0];
        let mut pairs = game.samples.windows(2).map(|pair| [pair[0], pair[1]]);
        let [mut before, after] = pairs
            .find(|[before, after]| after.ply == before.ply + 1)
            .unwrap();
        let mv = move_between(&before, &after).unwrap();
        assert_eq!(before.position.after(mv), after.position);
        before.ply -= 1;
        assert_eq!(move_between(&before, &after), None);
        assert_eq!(move_between(&after, &after), None);
    }

    /// What was learned from some games tells more about others than that all jumps are the same.
    #[test]
    fn likelihoods_are_learned() {
        let games = games(16);
        let (held_back, learned) = games.split_at(4);
        let mut trainer = PolicyTrainer::default();
        let before = trainer.check(held_back);
        learned.iter().for_each(|game| trainer.learn(game));
        let after = trainer.check(held_back);
        assert_eq!(before.moves, after.moves);
        assert_eq!(before.likelier, 0.0);
        assert!(after.loss < before.loss - 0.3, "{before:?} {after:?}");
        let mut again = PolicyTrainer::default();
        learned.iter().for_each(|game| again.learn(game));
        assert_eq!(again.weights(), trainer.weights());
    }
}
