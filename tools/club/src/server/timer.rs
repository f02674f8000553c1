//! Tells the core every now and then what time it is.

use crate::core::Change;
use crate::server::club::Club;
use loa_page_api::ApiError;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tracing::{Instrument as _, error, trace_span};

/// How often the core does what is due.
const TICK: Duration = Duration::from_millis(200);
/// How many ticks there are until old sessions and games are looked for: an hour's.
const OLD_SESSIONS: u64 = 18_000;

/// How long the same fault is not logged again.
const SAME_FAULT: Duration = Duration::from_secs(60);

/// Does what is due, until the club ends.
pub(crate) async fn run(club: Arc<Club>) {
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    let mut stopped = club.stopped.clone();
    let mut logged = HashMap::<String, Instant>::new();
    for tick in 0_u64.. {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stopped.changed() => return,
        }
        let done = once(&club, tick).instrument(trace_span!("tick")).await;
        logged.retain(|_, at| at.elapsed() < SAME_FAULT);
        for fault in done.unwrap_or_else(|error| vec![error]) {
            if let Entry::Vacant(free) = logged.entry(fault.to_string()) {
                error!("{fault}");
                free.insert(Instant::now());
            }
        }
    }
}

/// Does what is due now; returns what has failed and holds up nothing else.
async fn once(club: &Club, tick: u64) -> Result<Vec<ApiError>, ApiError> {
    let hub = Arc::clone(&club.hub);
    let now = club.store.time().now();
    let change = move |change: &mut Change<'_>| change.tick(now, &|player| hub.is_present(player));
    let mut faults = club.store.write(change).await?;
    if tick % OLD_SESSIONS == OLD_SESSIONS - 1 {
        let end = |change: &mut Change<'_>| {
            Ok([change.end_old_sessions(), change.end_abandoned()].concat())
        };
        faults.extend(club.store.write(end).await?);
    }
    Ok(faults)
}
