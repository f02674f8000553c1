//! The WebSocket: the computer's moves, analyses, and the shared game.

mod session;

use crate::app::App;
use crate::http::{Request, Response};
use crate::limits::Counted;
use crate::server::spawn;
use hyper_util::rt::TokioIo;
use loa_page_api::{ApiError, Code, Message};
use std::sync::Arc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// The least size of the write buffer; the library requires more than its own buffer.
const LEAST_BUFFER: usize = 512 << 10;

/// Upgrades a request. The connection stays counted while the socket is open.
pub(crate) fn open(
    app: Arc<App>,
    counted: Arc<Counted>,
    mut request: Request,
) -> Result<Response, ApiError> {
    let limit = app.limits.message;
    let config = WebSocketConfig::default()
        .max_message_size(Some(limit))
        .max_frame_size(Some(limit))
        .max_write_buffer_size(LEAST_BUFFER.max(4 * limit));
    let response = create_response_with_body(&request, Default::default).map_err(|error| {
        let message = Message::from(Code::BadHandshake).with_text("detail", error);
        ApiError::new(400, message)
    })?;
    let upgrade = hyper::upgrade::on(&mut request);
    spawn(Box::pin(async move {
        if let Ok(upgraded) = upgrade.await {
            let stream = TokioIo::new(upgraded);
            let role = Role::Server;
            let socket = WebSocketStream::from_raw_socket(stream, role, Some(config)).await;
            session::run(app, counted.address, socket).await;
        }
        drop(counted);
    }));
    Ok(response)
}
