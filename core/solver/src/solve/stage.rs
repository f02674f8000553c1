/// How far the work on a pair of tiers has come. All before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    pub(super) step: Step,
    /// The level that is propagated, else 0.
    pub(super) level: u16,
    /// The tier whose blocks are next: 0, or 1 for the swapped one.
    pub(super) tier: usize,
    /// The first of its blocks that is next.
    pub(super) block: usize,
}

/// What is done with a pair of tiers, step by step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The blocks of each tier are initialized.
    Initialize,
    /// Wins and losses are propagated, level by level, from the blocks of each tier.
    WinsAndLosses,
    /// Ties are propagated in the same way. This step is after the next one.
    Ties,
    /// The ties by captures are set.
    InitializeTies,
    /// All values are known.
    Solved,
}

impl Step {
    /// All steps, by their numbers in checkpoints.
    const ALL: [Step; 5] = [
        Step::Initialize,
        Step::WinsAndLosses,
        Step::Ties,
        Step::InitializeTies,
        Step::Solved,
    ];

    /// Returns the stage at which the step begins.
    pub(super) const fn begin(self) -> Stage {
        Stage {
            step: self,
            level: 0,
            tier: 0,
            block: 0,
        }
    }
}

impl Stage {
    /// Returns what is next once the work has come to a block of the tier, or has done the tier;
    /// `None` if that is the last of `tiers` tiers.
    pub(super) fn next(self, block: usize, is_done: bool, tiers: usize) -> Option<Stage> {
        let (tier, block) = match is_done {
            true => (self.tier + 1, 0),
            false => (self.tier, block),
        };
        (tier < tiers).then_some(Stage {
            tier,
            block,
            ..self
        })
    }

    /// The length of a stage in bytes.
    pub(super) const BYTES: usize = 12;

    pub(super) fn to_bytes(self) -> [u8; Stage::BYTES] {
        let mut bytes = [0; Stage::BYTES];
        bytes[0] = self.step as u8;
        bytes[1] = self.tier as u8;
        bytes[2..4].copy_from_slice(&self.level.to_le_bytes());
        bytes[4..].copy_from_slice(&(self.block as u64).to_le_bytes());
        bytes
    }

    /// Reads a stage; `None` if the bytes are damaged.
    pub(super) fn from_bytes(bytes: [u8; Stage::BYTES]) -> Option<Stage> {
        let [step, tier, low, high, block @ ..] = bytes;
        Some(Stage {
            step: *Step::ALL.get(usize::from(step))?,
            level: u16::from_le_bytes([low, high]),
            tier: tier.into(),
            block: usize::try_from(u64::from_le_bytes(block)).ok()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_are_read_as_written() {
        for (number, step) in (0..).zip(Step::ALL) {
            let stage = Stage {
                step,
                level: 300,
                tier: 1,
                block: 70_000,
            };
            for stage in [step.begin(), stage] {
                assert_eq!(stage.to_bytes()[0], number);
                assert_eq!(Stage::from_bytes(stage.to_bytes()), Some(stage));
            }
        }
        assert_eq!(Stage::from_bytes([9; Stage::BYTES]), None);
    }
}
