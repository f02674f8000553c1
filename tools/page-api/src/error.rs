use crate::message::{Code, Message};
use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

/// The reason for refusing a request.
#[derive(Clone, Debug, Error)]
#[error("{message}")]
pub struct ApiError {
    /// The status of HTTP that says how it was refused.
    pub status: u16,
    /// What the page says.
    pub message: Message,
}

#[allow(
    clippy::needless_pass_by_value,
    reason = "map_err passes errors by value"
)]
impl ApiError {
    /// Makes a refusal with a status of HTTP.
    pub fn new(status: u16, message: impl Into<Message>) -> ApiError {
        let message = message.into();
        ApiError { status, message }
    }

    /// Returns the refusal of a request that makes no sense.
    pub fn bad(message: impl Into<Message>) -> ApiError {
        ApiError::new(422, message)
    }

    /// Returns the refusal of something that can't be read, with what a library says of it.
    pub fn unreadable(code: Code, detail: impl ToString) -> ApiError {
        ApiError::bad(code).with("detail", detail.to_string())
    }

    /// Returns the refusal of something that is not there.
    pub fn not_found(message: impl Into<Message>) -> ApiError {
        ApiError::new(404, message)
    }

    /// Returns the report of a fault of the program.
    pub fn internal(detail: impl ToString) -> ApiError {
        ApiError::new(500, Code::Internal).with("detail", detail.to_string())
    }

    /// Adds a parameter of the message.
    pub fn with(self, name: &'static str, value: impl Into<Value>) -> ApiError {
        let message = self.message.with(name, value);
        ApiError { message, ..self }
    }

    /// Returns the answer that says so.
    pub fn to_json(&self) -> String {
        let error = self.message.clone();
        crate::text(&Refused { error })
    }
}

/// The answer to a request that is refused.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Refused {
    error: Message,
}
