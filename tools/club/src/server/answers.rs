//! Answers that more than one request gives.

use crate::core::view::PlayerView;
use serde::Serialize;

/// Nothing more to say.
#[derive(Serialize)]
pub(crate) struct Done {}

/// The visitor as a member.
#[derive(Serialize)]
pub(crate) struct Me {
    pub(crate) me: Option<PlayerView>,
}
