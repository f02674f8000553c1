//! HTTP requests and answers.

use crate::error::ApiError;
use http_body_util::{BodyExt as _, Collected, Full, LengthLimitError, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{ALLOW, CONTENT_TYPE, HeaderValue};
use hyper::{Method, StatusCode};
use std::time::Duration;
use tokio::time::timeout;

/// The longest time for a client to send a body.
const BODY_TIME: Duration = Duration::from_secs(20);

pub(crate) type Request = hyper::Request<Incoming>;
pub(crate) type Response = hyper::Response<Full<Bytes>>;

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

/// Tells whether a request only asks for something.
pub(crate) fn is_get(method: &Method) -> bool {
    method == Method::GET || method == Method::HEAD
}

/// Refuses the method of a request.
pub(crate) fn wrong_method(allowed: &'static str) -> Response {
    let error = ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "wrong method, see /api");
    let mut response = error.into_response();
    let allowed = HeaderValue::from_static(allowed);
    response.headers_mut().insert(ALLOW, allowed);
    response
}

/// Waits for the body of a request, up to a size and for a limited time.
pub(crate) async fn body(request: Request, largest: usize) -> Result<Bytes, ApiError> {
    let body = Limited::new(request.into_body(), largest).collect();
    let Ok(body) = timeout(BODY_TIME, body).await else {
        let text = "the request took too long to arrive";
        return Err(ApiError::new(StatusCode::REQUEST_TIMEOUT, text));
    };
    body.map(Collected::to_bytes).map_err(|error| {
        let status = match error.is::<LengthLimitError>() {
            true => StatusCode::PAYLOAD_TOO_LARGE,
            false => StatusCode::BAD_REQUEST,
        };
        ApiError::new(
            status,
            format!("Failed to buffer the request body: {error}"),
        )
    })
}
