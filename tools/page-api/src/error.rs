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

    /// Returns the refusal of something that can't be read, with what a library says of it.
    pub fn unreadable(code: Code, detail: impl ToString) -> ApiError {
        ApiError::from(code).with("detail", detail.to_string())
    }

    /// Returns the report of a fault of the program.
    pub fn internal(detail: impl ToString) -> ApiError {
        ApiError::unreadable(Code::Internal, detail)
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

impl From<Code> for ApiError {
    /// Refuses something; each code has one status of HTTP.
    fn from(code: Code) -> ApiError {
        use Code::*;
        let status = match code {
            BadHandshake | Incomplete | RepeatedHeader => 400,
            NoToken => 401,
            NoHost | OtherHost | OtherSite => 403,
            NoSuchFile | NoSuchRequest | NoTables | NotInTables => 404,
            WrongMethod => 405,
            TooSlow => 408,
            TooLarge => 413,
            ManyAnalyses => 429,
            Internal => 500,
            // The request makes no sense.
            _ => 422,
        };
        ApiError::new(status, code)
    }
}

/// Refuses something if a condition holds.
///
/// # Errors
/// With the refusal, if it does.
pub fn refuse_if(condition: bool, refusal: impl Into<ApiError>) -> Result<(), ApiError> {
    match condition {
        true => Err(refusal.into()),
        false => Ok(()),
    }
}

/// The answer to a request that is refused.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Refused {
    error: Message,
}
