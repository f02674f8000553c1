//! Tells the core every now and then what time it is.

use crate::core::Change;
use crate::server::club::Club;
use loa_page_api::ApiError;
use std::sync::Arc;
use std::time::Duration;
use tracing::{Instrument as _, error, trace_span};

/// How often the core does what is due.
const TICK: Duration = Duration::from_millis(200);
/// How many ticks there are until old sessions are looked for: an hour's.
const OLD_SESSIONS: u64 = 18_000;

/// Does what is due, until the club ends.
pub(crate) async fn run(club: Arc<Club>) {
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    let mut stopped = club.stopped.clone();
    for tick in 0_u64.. {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stopped.changed() => return,
        }
        if let Err(error) = once(&club, tick).instrument(trace_span!("tick")).await {
            error!("{error}");
        }
    }
}

async fn once(club: &Club, tick: u64) -> Result<(), ApiError> {
    let hub = Arc::clone(&club.hub);
    let now = club.store.time().now();
    let change = move |change: &mut Change<'_>| {
        if tick % OLD_SESSIONS == OLD_SESSIONS - 1 {
            change.end_old_sessions()?;
        }
        change.tick(now, &|player| hub.is_present(player))
    };
    club.store.write(change).await
}
