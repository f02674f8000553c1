//! Answers that more than one request gives.

use crate::core::view::PlayerView;
use serde::Serialize;
use utoipa::ToSchema;

/// Nothing more to say.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {}

/// The visitor as a member.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    pub(crate) me: Option<PlayerView>,
}
