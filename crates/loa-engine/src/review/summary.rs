use crate::review::Judgement;

/// How well one side played.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Summary {
    counts: [u32; Judgement::ALL.len()],
    accuracies: f64,
    losses: f64,
}

/// How fast accuracy falls with the loss.
const SEVERITY: f64 = 4.0;

/// Returns how accurate a move is that loses a share of the chance to win: 1 for nothing lost, less
/// the more is lost, e⁻⁴ for a win turned into a loss.
pub fn accuracy(loss: f64) -> f64 {
    (-SEVERITY * loss.max(0.0)).exp()
}

impl Summary {
    pub(crate) fn add(&mut self, judgement: Judgement, loss: f64) {
        self.counts[judgement as usize] += 1;
        if judgement.counts() {
            self.accuracies += accuracy(loss);
            self.losses += loss;
        }
    }

    /// Returns how many moves were judged so.
    pub const fn count(&self, judgement: Judgement) -> u32 {
        self.counts[judgement as usize]
    }

    /// Returns how many moves were judged that were a choice.
    pub fn judged(&self) -> u32 {
        let counting = Judgement::ALL.into_iter().filter(|it| it.counts());
        counting.map(|judgement| self.count(judgement)).sum()
    }

    /// Returns the mean [`accuracy`] of the moves; `None` where there was no choice.
    pub fn accuracy(&self) -> Option<f64> {
        self.mean(self.accuracies)
    }

    /// Returns the mean loss of a move; `None` where there was no choice.
    pub fn loss(&self) -> Option<f64> {
        self.mean(self.losses)
    }

    fn mean(&self, sum: f64) -> Option<f64> {
        let judged = self.judged();
        (judged > 0).then(|| sum / f64::from(judged))
    }
}
