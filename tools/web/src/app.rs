use crate::assets::Page;
use crate::engine::Jobs;
use crate::limits::Limits;
use crate::one_time::OneTime;
use crate::{HostName, Shared, Token};
use loa_solver::Tables;
use std::sync::Arc;
use tokio::sync::watch;

/// The state that all requests share.
pub(crate) struct App {
    pub(crate) token: Token,
    pub(crate) one_time: Arc<OneTime>,
    /// Host names of the server, besides `localhost` and IP addresses.
    pub(crate) names: Vec<HostName>,
    pub(crate) tables: Option<Tables>,
    pub(crate) shared: Option<Shared>,
    pub(crate) page: Page,
    pub(crate) jobs: Arc<Jobs>,
    pub(crate) limits: Limits,
    /// Becomes true when the server stops.
    pub(crate) stopped: watch::Receiver<bool>,
}
