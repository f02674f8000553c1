use crate::error::ApiError;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use std::time::Duration;
use tokio::time::timeout;

/// How long a client may take to send a body.
const BODY_TIME: Duration = Duration::from_secs(20);

/// The JSON of a request's body; whatever is wrong with it is told as JSON too.
pub(super) struct Asked<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Asked<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Asked<T>, Response> {
        let body = body(request, state).await;
        let asked = body.and_then(|body| read(&body));
        asked.map(Asked).map_err(IntoResponse::into_response)
    }
}

/// The body of a request, whatever it is.
pub(super) struct Whole(pub(super) Bytes);

impl<S: Send + Sync> FromRequest<S> for Whole {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Whole, ApiError> {
        body(request, state).await.map(Whole)
    }
}

/// Waits for a body, but not for ever.
async fn body<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, ApiError> {
    match timeout(BODY_TIME, Bytes::from_request(request, state)).await {
        Ok(body) => {
            body.map_err(|rejection| ApiError::new(rejection.status(), rejection.body_text()))
        }
        Err(_) => Err(ApiError::new(
            StatusCode::REQUEST_TIMEOUT,
            "the request takes too long to arrive",
        )),
    }
}

/// Reads an object; a list of its fields' values is not taken for one.
fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    if !body.trim_ascii_start().starts_with(b"{") {
        return Err(ApiError::bad("a JSON object is expected here"));
    }
    serde_json::from_slice(body)
        .map_err(|error| ApiError::bad(format!("not what is expected here: {error}")))
}
