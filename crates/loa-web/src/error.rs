use crate::http::{self, Response};
use hyper::StatusCode;
use serde_json::json;
use thiserror::Error;

/// The reason for refusing a request.
#[derive(Debug, Error)]
#[error("{text}")]
pub(crate) struct ApiError {
    status: StatusCode,
    text: String,
}

#[allow(
    clippy::needless_pass_by_value,
    reason = "map_err passes errors by value"
)]
impl ApiError {
    pub(crate) fn new(status: StatusCode, text: impl ToString) -> ApiError {
        let text = text.to_string();
        ApiError { status, text }
    }

    /// Returns the refusal of a request that makes no sense.
    pub(crate) fn bad(text: impl ToString) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, text)
    }

    pub(crate) fn not_found(text: impl ToString) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, text)
    }

    /// Returns the report of a fault of the server.
    pub(crate) fn internal(text: impl ToString) -> ApiError {
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, text)
    }

    pub(crate) fn into_response(self) -> Response {
        http::json(self.status, json!({ "error": self.text }).to_string())
    }
}
