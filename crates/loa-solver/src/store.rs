use crate::{TableError, Tier};

/// Keeps the tiers of a solution.
///
/// A tier is saved once, whole, and never changed. Its values are in the order of the
/// [`Index`](crate::Index), packed as [`Value::pack`](crate::Value::pack) does.
pub trait Store: Send {
    /// Tells whether a tier has been saved.
    fn has(&self, tier: Tier) -> bool;

    /// Stores a tier durably.
    ///
    /// # Errors
    /// When the tier can't be written; then nothing of it is kept.
    fn save(&mut self, tier: Tier, values: &[u16]) -> Result<(), TableError>;

    /// Returns all values of a tier.
    ///
    /// # Errors
    /// When the tier is missing, unreadable or damaged.
    fn load(&self, tier: Tier) -> Result<Vec<u16>, TableError>;
}
