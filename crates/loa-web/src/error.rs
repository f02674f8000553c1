use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use thiserror::Error;

/// The reason for refusing a request.
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

    /// Returns the refusal of a request that makes no sense.
    #[allow(
        clippy::needless_pass_by_value,
        reason = "map_err passes errors by value"
    )]
    pub(crate) fn bad(text: impl ToString) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, text.to_string())
    }

    #[allow(
        clippy::needless_pass_by_value,
        reason = "map_err passes errors by value"
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

/// Returns the result of a task; a panic there is an internal error.
pub(crate) fn joined<T>(result: Result<T, tokio::task::JoinError>) -> Result<T, ApiError> {
    result.map_err(|_| ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal error"))
}
