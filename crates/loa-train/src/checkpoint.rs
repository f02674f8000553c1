use crate::logistic::State;
use crate::rows::Rows;
use crate::tuning::Plan;
use serde::{Deserialize, Serialize};

/// A fit that has been interrupted, to be kept on disk as JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// What the rows and the plan come to: see [`Checkpoint::fingerprint`].
    pub fingerprint: u32,
    /// How far the fit was.
    pub state: State,
}

impl Checkpoint {
    /// Returns a checksum of what is fitted to what, but for the most steps, which may be raised.
    pub fn fingerprint(fitted: &Rows, check: &Rows, plan: &Plan) -> u32 {
        let mut hasher = crc32fast::Hasher::new();
        let mut plan = plan.clone();
        plan.options.iterations = 0;
        hasher.update(format!("{plan:?}").as_bytes());
        fitted.hash(&mut hasher);
        check.hash(&mut hasher);
        hasher.finalize()
    }
}
