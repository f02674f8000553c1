//! HTTP requests and answers.

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{ALLOW, CONTENT_TYPE, HeaderValue};
use hyper::{Method, StatusCode};
use loa_page_api::{ApiError, Code, Message};
use std::time::Duration;
use tokio::time::timeout;

/// The longest time for a client to send a body.
const BODY_TIME: Duration = Duration::from_secs(20);
/// How many times the largest body is read of a larger one.
const DROPPED: usize = 16;

pub(crate) type Request = hyper::Request<Incoming>;
/// An answer of HTTP.
pub type Response = hyper::Response<Full<Bytes>>;

/// Makes an answer with a content of a type.
pub(crate) fn answer(status: StatusCode, kind: &'static str, content: Bytes) -> Response {
    let mut response = Response::new(Full::new(content));
    *response.status_mut() = status;
    let kind = HeaderValue::from_static(kind);
    response.headers_mut().insert(CONTENT_TYPE, kind);
    response
}

/// Makes an answer of JSON.
pub(crate) fn json(status: StatusCode, text: String) -> Response {
    answer(status, "application/json", text.into())
}

/// Makes the answer to a request that is refused.
pub fn refusal(error: &ApiError) -> Response {
    let status = StatusCode::from_u16(error.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    json(status, error.to_json().to_string())
}

/// Tells whether a request only asks for something.
pub(crate) fn is_get(method: &Method) -> bool {
    method == Method::GET || method == Method::HEAD
}

/// Refuses the method of a request.
pub(crate) fn wrong_method(allowed: &'static str) -> Response {
    let mut response = refusal(&ApiError::new(405, Code::WrongMethod));
    let allowed = HeaderValue::from_static(allowed);
    response.headers_mut().insert(ALLOW, allowed);
    response
}

/// Waits for the body of a request, up to a size and for a limited time.
pub(crate) async fn body(request: Request, largest: usize) -> Result<Bytes, ApiError> {
    let body = timeout(BODY_TIME, collect(request.into_body(), largest));
    body.await
        .unwrap_or_else(|_| Err(ApiError::new(408, Code::TooSlow)))
}

/// Collects a body. What is too much is read and dropped, within reason, since a client that is
/// still sending does not look at the answer.
async fn collect(mut body: Incoming, largest: usize) -> Result<Bytes, ApiError> {
    let mut content = Vec::new();
    let mut length = 0;
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|error| {
            let message = Message::from(Code::Incomplete).with_text("detail", error);
            ApiError::new(400, message)
        })?;
        let data = frame.into_data().unwrap_or_default();
        length += data.len();
        if length <= largest {
            content.extend_from_slice(&data);
        } else if length > DROPPED * largest {
            break;
        }
    }
    if length <= largest {
        return Ok(content.into());
    }
    let message = Message::from(Code::TooLarge).with("kibibytes", largest >> 10);
    Err(ApiError::new(413, message))
}
