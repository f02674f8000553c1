use crate::{Judgement, percent};
use loa_engine::Level;
use std::fmt;

/// How well one side played. Written as in `accuracy 93 %, 2 mistakes`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Summary {
    counts: [u32; Judgement::ALL.len()],
    accuracies: f64,
    losses: f64,
}

/// The accuracy of each level in games against itself, the weakest first, as `docs/strength.md`
/// measures it. The levels above look as far ahead as reviews do.
const USUAL: [f64; 8] = [0.61, 0.68, 0.76, 0.82, 0.86, 0.90, 0.92, 0.95];

/// How fast accuracy falls with the loss.
const SEVERITY: f64 = 4.0;

/// Returns the accuracy of a move that loses a share of the win chance: 1 for no loss, falling
/// exponentially to e⁻⁴ for a win turned into a loss.
pub fn accuracy(loss: f64) -> f64 {
    libm::exp(-SEVERITY * loss.max(0.0))
}

/// Returns the accuracy that a level usually has; `None` for levels that a review cannot judge.
pub fn usual_accuracy(level: Level) -> Option<f64> {
    USUAL.get(usize::from(level.number()) - 1).copied()
}

impl Summary {
    pub(crate) fn add(&mut self, judgement: Judgement, loss: f64) {
        self.counts[judgement as usize] += 1;
        if judgement.counts() {
            self.accuracies += accuracy(loss);
            self.losses += loss;
        }
    }

    /// Returns the number of moves with a judgement.
    pub const fn count(&self, judgement: Judgement) -> u32 {
        self.counts[judgement as usize]
    }

    /// Returns the number of judged moves, forced ones left out.
    pub fn judged(&self) -> u32 {
        let counting = Judgement::ALL.into_iter().filter(|it| it.counts());
        counting.map(|judgement| self.count(judgement)).sum()
    }

    /// Returns the mean [`accuracy`] of the judged moves; `None` if there are none.
    pub fn accuracy(&self) -> Option<f64> {
        self.mean(self.accuracies)
    }

    /// Returns the mean loss of a judged move; `None` if there are none.
    pub fn loss(&self) -> Option<f64> {
        self.mean(self.losses)
    }

    fn mean(&self, sum: f64) -> Option<f64> {
        let judged = self.judged();
        (judged > 0).then(|| sum / f64::from(judged))
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(accuracy) = self.accuracy() else {
            return f.write_str("no move to judge");
        };
        write!(f, "accuracy {}", percent(accuracy))?;
        for judgement in Judgement::ALL.into_iter().filter(|it| it.is_error()) {
            match self.count(judgement) {
                0 => {}
                1 => write!(f, ", 1 {judgement}")?,
                count if judgement == Judgement::Inaccuracy => {
                    write!(f, ", {count} inaccuracies")?;
                }
                count => write!(f, ", {count} {judgement}s")?,
            }
        }
        Ok(())
    }
}
