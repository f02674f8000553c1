use crate::engine::Jobs;
use crate::limits::Limits;
use crate::{HostName, Shared, Token};
use loa_solver::Tables;
use tokio::sync::watch;

/// The state that all requests share.
pub(crate) struct App {
    pub(crate) token: Token,
    /// Host names of the server, besides `localhost` and IP addresses.
    pub(crate) names: Vec<HostName>,
    pub(crate) tables: Option<Tables>,
    pub(crate) shared: Option<Shared>,
    pub(crate) jobs: Jobs,
    pub(crate) limits: Limits,
    /// Becomes true when the server stops.
    pub(crate) stopped: watch::Receiver<bool>,
}
