use crate::{ApiError, Code, refuse_if};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads an object; serde alone would accept a list of its fields, too.
///
/// # Errors
/// If it is something else, or has other fields.
pub fn object<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    let is_object = body.trim_ascii_start().starts_with(b"{");
    refuse_if(!is_object, Code::NotAnObject)?;
    serde_json::from_slice(body).map_err(|error| ApiError::unreadable(Code::BadJson, error))
}

/// Returns the JSON of an answer.
pub fn text(answer: &impl Serialize) -> String {
    // Answers have no maps with other keys than text.
    serde_json::to_string(answer).unwrap_or_default()
}
