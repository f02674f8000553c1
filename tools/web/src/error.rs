use crate::http::{self, Response};
use crate::message::{Code, Message};
use hyper::StatusCode;
use serde_json::json;
use thiserror::Error;

/// The reason for refusing a request.
#[derive(Debug, Error)]
#[error("{message}")]
pub(crate) struct ApiError {
    status: StatusCode,
    pub(crate) message: Message,
}

#[allow(
    clippy::needless_pass_by_value,
    reason = "map_err passes errors by value"
)]
impl ApiError {
    pub(crate) fn new(status: StatusCode, message: impl Into<Message>) -> ApiError {
        let message = message.into();
        ApiError { status, message }
    }

    /// Returns the refusal of a request that makes no sense.
    pub(crate) fn bad(message: impl Into<Message>) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, message)
    }

    /// Returns the refusal of something that can't be read, with what a library says of it.
    pub(crate) fn unreadable(code: Code, detail: impl ToString) -> ApiError {
        ApiError::bad(Message::from(code).with("detail", detail.to_string()))
    }

    pub(crate) fn not_found(message: impl Into<Message>) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, message)
    }

    /// Returns the report of a fault of the server.
    pub(crate) fn internal(detail: impl ToString) -> ApiError {
        let message = Message::from(Code::Internal).with("detail", detail.to_string());
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, message)
    }

    pub(crate) fn into_response(self) -> Response {
        http::json(self.status, json!({ "error": self.message }).to_string())
    }
}
