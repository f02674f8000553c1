use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use thiserror::Error;

/// Why a request was not answered, in words for the person who asked.
#[derive(Debug, Error)]
#[error("{text}")]
pub(crate) struct ApiError {
    status: StatusCode,
    text: String,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, text: impl Into<String>) -> ApiError {
        ApiError {
            status,
            text: text.into(),
        }
    }

    /// Something in the request makes no sense.
    #[allow(
        clippy::needless_pass_by_value,
        reason = "errors are handed over by map_err"
    )]
    pub(crate) fn bad(text: impl ToString) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, text.to_string())
    }

    #[allow(
        clippy::needless_pass_by_value,
        reason = "errors are handed over by map_err"
    )]
    pub(crate) fn not_found(text: impl ToString) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, text.to_string())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.text }))).into_response()
    }
}
