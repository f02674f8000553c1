//! Answers that more than one request gives.

use crate::core::view::PlayerView;
use serde::Serialize;

/// Nothing more to say.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Done {}

/// The visitor as a member.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Me {
    pub(crate) me: Option<PlayerView>,
}
