use crate::engine::Jobs;
use crate::limits::Limits;
use crate::{Shared, Token};
use loa_solver::Tables;
use std::sync::Arc;
use tokio::sync::watch;

/// The state that all requests share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) token: Token,
    pub(crate) tables: Option<Arc<Tables>>,
    pub(crate) shared: Option<Shared>,
    pub(crate) jobs: Jobs,
    pub(crate) limits: Limits,
    /// Becomes true when the server stops.
    pub(crate) stopped: watch::Receiver<bool>,
}
