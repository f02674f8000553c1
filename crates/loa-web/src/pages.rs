//! What a visitor without the token sees.

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};

/// Says where the address of the page is to be found.
pub(crate) async fn lost() -> Response {
    let text = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
        <meta name=\"viewport\" content=\"width=device-width\"><title>Lines of Action</title>\
        <h1>Lines of Action</h1><p>This server runs, but its page has a longer address, which the \
        program has printed. Please open that one.</p>";
    (StatusCode::NOT_FOUND, Html(text)).into_response()
}
