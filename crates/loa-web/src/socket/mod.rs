//! The WebSocket: the computer's moves, analyses, and the shared game.

mod message;
mod session;

use crate::app::App;
use crate::limits::Connection;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use std::sync::Arc;

/// The least size of the write buffer; the library requires more than its own buffer.
const LEAST_BUFFER: usize = 512 << 10;

/// Upgrades a request. The connection stays counted while the socket is open.
pub(crate) async fn open(
    State(app): State<App>,
    Extension(counted): Extension<Arc<Connection>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let limit = app.limits.message;
    let waiting = LEAST_BUFFER.max(4 * limit);
    upgrade
        .max_message_size(limit)
        .max_frame_size(limit)
        .max_write_buffer_size(waiting)
        .on_upgrade(move |socket| async move {
            session::run(app, socket).await;
            drop(counted);
        })
}
