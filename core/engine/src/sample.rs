use loa::{Position, Random};

/// A random sample of the positions that searches evaluate, each as likely as the others (reservoir
/// sampling; Vitter, *Random Sampling with a Reservoir*, 1985).
#[derive(Clone, Debug)]
pub struct EvaluatedSample {
    size: usize,
    random: Random,
    seen: usize,
    positions: Vec<Position>,
}

impl EvaluatedSample {
    /// Makes an empty sample of up to this many positions.
    pub const fn new(size: usize, random: Random) -> EvaluatedSample {
        EvaluatedSample {
            size,
            random,
            seen: 0,
            positions: Vec::new(),
        }
    }

    /// Returns the positions, in no particular order, and begins again.
    pub fn take(&mut self) -> Vec<Position> {
        self.seen = 0;
        std::mem::take(&mut self.positions)
    }

    pub(crate) fn add(&mut self, position: &Position) {
        self.seen += 1;
        if self.positions.len() < self.size {
            self.positions.push(*position);
            return;
        }
        let place = self.random.below(self.seen);
        if let Some(kept) = self.positions.get_mut(place) {
            *kept = *position;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Engine, Job, Limits};
    use loa::{Color, Game, Size, Square};

    #[test]
    fn each_position_is_as_likely_as_the_others() {
        const ROUNDS: usize = 6000;
        let positions: [Position; 12] = std::array::from_fn(|index| {
            let (mut position, black) = (Position::empty(Size::STANDARD), Color::Black);
            let square = Square::from_index(index);
            position.set(square, Some(black), black).unwrap();
            position
        });
        let mut sample = EvaluatedSample::new(3, Random::new(1));
        let mut counts = [0usize; 12];
        for _ in 0..ROUNDS {
            positions.iter().for_each(|position| sample.add(position));
            let taken = sample.take();
            assert_eq!(taken.len(), 3);
            for position in taken {
                counts[positions.iter().position(|it| *it == position).unwrap()] += 1;
            }
        }
        // Eight standard errors.
        let expected = ROUNDS / 4;
        assert!(
            counts.iter().all(|count| count.abs_diff(expected) < 270),
            "{counts:?}"
        );
    }

    #[test]
    fn a_sample_changes_no_search() {
        let game = Game::default();
        let search = |engine: &mut Engine| {
            let job = Job::new(&game, Limits::nodes(2000));
            job.run(engine, &mut || false, &mut |_| {}).lines
        };
        let mut engine = Engine::new(1);
        let expected = search(&mut engine);
        let mut engine = Engine::new(1);
        engine.sample = Some(EvaluatedSample::new(5, Random::new(1)));
        assert_eq!(search(&mut engine), expected);
        let taken = engine.sample.unwrap().take();
        assert_eq!(taken.len(), 5);
        assert!(taken.iter().all(|position| position.occupied().len() > 15));
    }
}
