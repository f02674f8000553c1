use super::propagate::Phase;

/// How far the work on a pair of tiers has come. All before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The blocks of a tier are initialized, from this one on.
    Initialize {
        /// The tier: 0, or 1 for the swapped one.
        tier: usize,
        block: usize,
    },
    /// A level is propagated from the blocks of a tier, from this one on.
    Propagate {
        phase: Phase,
        level: u16,
        tier: usize,
        block: usize,
    },
    /// The ties by captures are set.
    InitializeTies,
    /// All values are known.
    Solved,
}

impl Stage {
    pub(super) const BEGIN: Stage = Stage::Initialize { tier: 0, block: 0 };

    /// The length of a stage in bytes.
    pub(super) const BYTES: usize = 12;

    /// The stage at which a level is next.
    pub(super) const fn level(phase: Phase, level: u16) -> Stage {
        Stage::Propagate {
            phase,
            level,
            tier: 0,
            block: 0,
        }
    }

    pub(super) fn to_bytes(self) -> [u8; Stage::BYTES] {
        let (kind, tier, level, block) = match self {
            Stage::Initialize { tier, block } => (0, tier, 0, block),
            Stage::Propagate {
                phase,
                level,
                tier,
                block,
            } => (1 + u8::from(phase == Phase::Ties), tier, level, block),
            Stage::InitializeTies => (3, 0, 0, 0),
            Stage::Solved => (4, 0, 0, 0),
        };
        let mut bytes = [0; Stage::BYTES];
        bytes[0] = kind;
        bytes[1] = tier as u8;
        bytes[2..4].copy_from_slice(&level.to_le_bytes());
        bytes[4..].copy_from_slice(&(block as u64).to_le_bytes());
        bytes
    }

    /// Reads a stage; `None` if the bytes are damaged.
    pub(super) fn from_bytes(bytes: [u8; Stage::BYTES]) -> Option<Stage> {
        let [kind, tier, low, high, block @ ..] = bytes;
        let (tier, level) = (usize::from(tier), u16::from_le_bytes([low, high]));
        let block = usize::try_from(u64::from_le_bytes(block)).ok()?;
        let propagate = |phase| Stage::Propagate {
            phase,
            level,
            tier,
            block,
        };
        Some(match kind {
            0 => Stage::Initialize { tier, block },
            1 => propagate(Phase::WinsAndLosses),
            2 => propagate(Phase::Ties),
            3 => Stage::InitializeTies,
            4 => Stage::Solved,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_are_read_as_written() {
        let propagate = |phase| Stage::Propagate {
            phase,
            level: 300,
            tier: 1,
            block: 70_000,
        };
        for stage in [
            Stage::BEGIN,
            Stage::Initialize { tier: 1, block: 5 },
            propagate(Phase::WinsAndLosses),
            propagate(Phase::Ties),
            Stage::InitializeTies,
            Stage::Solved,
        ] {
            assert_eq!(Stage::from_bytes(stage.to_bytes()), Some(stage));
        }
        assert_eq!(Stage::from_bytes([9; Stage::BYTES]), None);
    }
}
