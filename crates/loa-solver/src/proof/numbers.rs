//! Proof numbers (Allis, van der Meulen and van den Herik, 1994).

/// How many positions would have to be decided, at least, to prove a claim about a position and
/// to disprove it: estimates that guide the search.
///
/// A number is 0 when that has been done and infinite when it can't be; sums that grow too large
/// stay just below infinite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    pub(crate) proof: u32,
    pub(crate) disproof: u32,
}

impl Numbers {
    /// The number that stands for what can't be done.
    pub(crate) const INFINITE: u32 = u32::MAX;
    /// The greatest number of what may be possible still.
    pub(crate) const GREATEST: u32 = Numbers::INFINITE - 1;

    pub(crate) const PROVED: Numbers = Numbers {
        proof: 0,
        disproof: Numbers::INFINITE,
    };
    pub(crate) const DISPROVED: Numbers = Numbers {
        proof: Numbers::INFINITE,
        disproof: 0,
    };
    /// What it takes to go on until the claim is decided.
    pub(crate) const NO_LIMIT: Numbers = Numbers {
        proof: Numbers::INFINITE,
        disproof: Numbers::INFINITE,
    };

    /// Makes the numbers of a position that is not decided.
    #[inline]
    pub(crate) fn open(proof: u32, disproof: u32) -> Numbers {
        Numbers {
            proof: proof.clamp(1, Numbers::GREATEST),
            disproof: disproof.clamp(1, Numbers::GREATEST),
        }
    }

    /// Looks at the numbers from one side: what is left for it to reach its aim, and what is left
    /// for the other.
    #[inline]
    pub(crate) const fn seen_by(self, role: Role) -> Efforts {
        match role {
            Role::Attacker => Efforts {
                own: self.proof,
                other: self.disproof,
            },
            Role::Defender => Efforts {
                own: self.disproof,
                other: self.proof,
            },
        }
    }
}

/// The numbers as one side sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Efforts {
    /// What is left for this side to reach its aim.
    pub(crate) own: u32,
    /// What is left for the other side.
    pub(crate) other: u32,
}

impl Efforts {
    /// Returns what they are to nobody in particular.
    #[inline]
    pub(crate) const fn numbers(self, role: Role) -> Numbers {
        match role {
            Role::Attacker => Numbers {
                proof: self.own,
                disproof: self.other,
            },
            Role::Defender => Numbers {
                proof: self.other,
                disproof: self.own,
            },
        }
    }
}

/// What a side is about: the attacker wants the claim proved, the defender disproved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Attacker,
    Defender,
}
