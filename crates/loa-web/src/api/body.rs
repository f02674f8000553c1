use crate::error::ApiError;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use std::time::Duration;
use tokio::time::timeout;

/// The longest time for a client to send a body.
const BODY_TIME: Duration = Duration::from_secs(20);

/// The JSON object in the body of a request; refusals are JSON, too.
pub(super) struct JsonBody<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, Response> {
        let body = body(request, state).await;
        let value = body.and_then(|body| read(&body));
        value.map(JsonBody).map_err(IntoResponse::into_response)
    }
}

/// The body of a request.
pub(super) struct RawBody(pub(super) Bytes);

impl<S: Send + Sync> FromRequest<S> for RawBody {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<RawBody, ApiError> {
        body(request, state).await.map(RawBody)
    }
}

/// Waits for a body for a limited time.
async fn body<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, ApiError> {
    match timeout(BODY_TIME, Bytes::from_request(request, state)).await {
        Ok(body) => {
            body.map_err(|rejection| ApiError::new(rejection.status(), rejection.body_text()))
        }
        Err(_) => Err(ApiError::new(
            StatusCode::REQUEST_TIMEOUT,
            "the request took too long to arrive",
        )),
    }
}

/// Reads an object; serde alone would accept a list of its fields, too.
fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    if !body.trim_ascii_start().starts_with(b"{") {
        return Err(ApiError::bad("expected a JSON object"));
    }
    serde_json::from_slice(body).map_err(|error| ApiError::bad(format!("unexpected JSON: {error}")))
}
