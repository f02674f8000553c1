use crate::{TableError, Tier};

/// Where the tiers of a solution are kept.
///
/// A tier is saved once, whole, and never changed. Its values stand in the order of the
/// [`Index`](crate::Index), packed as [`Value::pack`](crate::Value::pack) does.
pub trait Store: Send {
    /// Tells whether a tier has been saved.
    fn has(&self, tier: Tier) -> bool;

    /// Keeps a tier. When it returns, the tier is safe from whatever happens next.
    ///
    /// # Errors
    /// When the tier can't be written; then nothing of it is kept.
    fn save(&mut self, tier: Tier, values: &[u16]) -> Result<(), TableError>;

    /// Returns all values of a tier.
    ///
    /// # Errors
    /// When the tier is not there, unreadable or damaged.
    fn load(&self, tier: Tier) -> Result<Vec<u16>, TableError>;
}
