//! The WebSocket: the machine's moves, analyses as they grow, and the shared game.

mod flood;
mod message;
mod session;

use crate::api::App;
use crate::server::Seat;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use std::sync::Arc;

/// The least bytes that may wait to be sent; the library asks for more than its own buffer has.
const LEAST_WAITING: usize = 512 << 10;

/// Goes over from HTTP. The connection keeps its seat as long as the socket is open.
pub(crate) async fn open(
    State(app): State<App>,
    Extension(seat): Extension<Arc<Seat>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let limit = app.limits.message;
    let waiting = LEAST_WAITING.max(4 * limit);
    upgrade
        .max_message_size(limit)
        .max_frame_size(limit)
        .max_write_buffer_size(waiting)
        .on_upgrade(move |socket| async move {
            session::run(app, socket).await;
            drop(seat);
        })
}
