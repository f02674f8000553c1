use crate::assets::Page;
use crate::engine::Jobs;
use crate::limits::Limits;
use crate::one_time::OneTime;
use crate::{HostName, Shared, Token};
use loa_page_api::Host;
use loa_solver::Tables;
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};

/// The state that all requests share.
pub(crate) struct App {
    pub(crate) token: Token,
    pub(crate) one_time: Arc<OneTime>,
    /// Host names of the server, besides `localhost` and IP addresses.
    pub(crate) names: Vec<HostName>,
    /// What pages are told that it offers.
    pub(crate) host: Host,
    pub(crate) tables: Option<Tables>,
    pub(crate) shared: Option<Shared>,
    pub(crate) page: Page,
    pub(crate) jobs: Arc<Jobs>,
    pub(crate) limits: Limits,
    /// For requests that keep a processor busy.
    pub(crate) work: Arc<Semaphore>,
    /// Becomes true when the server stops.
    pub(crate) stopped: watch::Receiver<bool>,
}
