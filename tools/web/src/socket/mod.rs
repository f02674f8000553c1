//! The WebSocket: the computer's moves, analyses, and the shared game.

mod driver;
mod session;

pub use driver::{Gone, Socket};
pub(crate) use session::SessionMessage;

use crate::connections::Peer;
use crate::http::Answer;
use crate::server::App;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use loa_page_api::{ApiError, Code};
use std::sync::Arc;

/// The least size of the write buffer; the library requires more than its own buffer.
const LEAST_BUFFER: usize = 512 << 10;

/// A request to open a WebSocket, or what is wrong with it.
pub type Upgrade = Result<WebSocketUpgrade, WebSocketUpgradeRejection>;

/// Takes a request to open a WebSocket whose messages have a longest size.
///
/// # Errors
/// If it is none.
pub fn upgrade(asked: Upgrade, longest: usize) -> Result<WebSocketUpgrade, ApiError> {
    let refused = |text| ApiError::unreadable(Code::BadHandshake, text);
    let upgrade = asked.map_err(|error| refused(error.body_text()))?;
    Ok(upgrade.max_message_size(longest).max_frame_size(longest))
}

/// Opens the WebSocket of a page. The connection stays counted while the socket is open.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    asked: Upgrade,
) -> Answer<Response> {
    let longest = app.options.limits.message;
    let upgrade = upgrade(asked, longest)?.max_write_buffer_size(LEAST_BUFFER.max(4 * longest));
    Ok(upgrade.on_upgrade(move |socket| session::run(app, peer, socket)))
}
