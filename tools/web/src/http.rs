//! Requests and answers of HTTP.

use crate::connections::Peer;
use crate::limits::Limits;
use crate::{HostName, guard};
use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::header::{ALLOW, AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use futures_util::stream::unfold;
use loa_page_api::{ApiError, Code, Message};
use std::io::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

/// How many times the largest body is read of a larger one.
const DROPPED: usize = 16;
/// The paths of requests with larger bodies end so.
const IMPORT: &str = "/api/import";

/// A refusal as an answer.
pub struct Refusal(Box<Response>);

/// An answer, or a refusal.
pub type Answer<T> = Result<T, Refusal>;

impl Refusal {
    /// Refuses with a page for people.
    pub(crate) fn with_page(page: Response) -> Refusal {
        Refusal(Box::new(page))
    }
}

impl<E: Into<ApiError>> From<E> for Refusal {
    fn from(error: E) -> Refusal {
        let error = told(error.into());
        let status = StatusCode::from_u16(error.status);
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let content = error.to_json().into();
        Refusal(Box::new(answer(status, "application/json", content)))
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        *self.0
    }
}

/// Returns what clients are told of an error. What a fault says of files and the database is only
/// for the owner, who sees it in the program's output, under the same number.
pub fn told(error: ApiError) -> ApiError {
    static FAULTS: AtomicU64 = AtomicU64::new(1);
    if error.status != 500 {
        return error;
    }
    let number = FAULTS.fetch_add(1, Relaxed);
    // The server works even if standard error is closed.
    let _ = writeln!(std::io::stderr(), "fault {number}: {error}");
    ApiError::internal(number)
}

/// Makes an answer with a content of a type.
pub(crate) fn answer(status: StatusCode, kind: &'static str, content: Bytes) -> Response {
    (status, [(CONTENT_TYPE, kind)], content).into_response()
}

/// Returns the secret that a program sends in a header.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    Some(value.strip_prefix("Bearer ")?.trim())
}

/// Tells whether a request only asks for something.
pub(crate) fn is_get(method: &Method) -> bool {
    method == Method::GET || method == Method::HEAD
}

/// Refuses the method of a request.
pub(crate) fn wrong_method(allowed: &'static str) -> Response {
    let mut response = Refusal::from(Code::WrongMethod).into_response();
    let allowed = HeaderValue::from_static(allowed);
    response.headers_mut().insert(ALLOW, allowed);
    response
}

/// Lets through the requests of the server's own page and of programs that pass a check, with their
/// whole body, and adds the security headers to all answers.
pub async fn guarded(
    (names, limits): (&[HostName], Limits),
    request: Request,
    next: Next,
    check: impl FnOnce(&mut Parts) -> Answer<()>,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let guarded = guard::check(names, &parts.headers).map_err(Refusal::from);
    let checked = guarded.and_then(|()| check(&mut parts));
    let largest = match parts.uri.path().ends_with(IMPORT) {
        true => limits.import,
        false => limits.body,
    };
    let peer = parts.extensions.get::<Peer>().cloned();
    let places = peer.as_ref().map(|peer| &*peer.large_bodies);
    // It is read even if the request is refused: a client that is still sending does not look at
    // the answer.
    let kept = if checked.is_ok() { largest } else { 0 };
    let sizes = [limits.body, kept, DROPPED * largest];
    let body = timeout(limits.body_timeout, collect(body, sizes, places)).await;
    let body = body.unwrap_or_else(|_| Err(Code::TooSlow.into()));
    let answered = async {
        checked?;
        let too_large = || ApiError::from(Code::TooLarge).with("kibibytes", largest >> 10);
        let (body, _place) = body?.ok_or_else(too_large)?;
        let mut request = Request::from_parts(parts, body.into());
        DefaultBodyLimit::disable().apply(&mut request);
        Ok::<_, Refusal>(counted(in_json(next.run(request).await), peer.clone()))
    };
    let mut response = answered.await.into_response();
    guard::add_headers(response.headers_mut());
    response
}

/// Keeps a client counted until the end of an answer that is sent as it comes.
fn counted(response: Response, peer: Option<Peer>) -> Response {
    if response.body().size_hint().exact().is_some() {
        return response;
    }
    response.map(|body| {
        let parts = (body.into_data_stream(), peer);
        Body::from_stream(unfold(parts, |(mut body, peer)| async {
            let data = body.next().await?;
            Some((data, (body, peer)))
        }))
    })
}

/// A body, with the place that a large one takes as long as it is there.
type Kept<'a> = (Bytes, Option<SemaphorePermit<'a>>);

/// Reads a body: a large one once there is a place for it. Keeps none beyond the second size, and
/// reads no further than the third.
async fn collect(
    body: Body,
    [large, kept, read]: [usize; 3],
    places: Option<&Semaphore>,
) -> Result<Option<Kept<'_>>, ApiError> {
    let mut body = body.into_data_stream();
    let (mut content, mut place) = (Vec::new(), None);
    let mut length = 0;
    while let Some(data) = body.next().await {
        let data = data.map_err(|error| ApiError::unreadable(Code::Incomplete, error))?;
        length += data.len();
        if length > read {
            break;
        } else if length > kept {
            (content, place) = (Vec::new(), None);
            continue;
        }
        if let (true, None, Some(places)) = (length > large, &place, places) {
            place = places.acquire().await.ok();
        }
        content.extend_from_slice(&data);
    }
    Ok((length <= kept).then(|| (content.into(), place)))
}

/// Says in JSON what the libraries refuse in words: a method, parameters.
fn in_json(response: Response) -> Response {
    let kind = response.headers().get(CONTENT_TYPE);
    let is_text = kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    if !response.status().is_client_error() || !is_text {
        return response;
    }
    let status = response.status().as_u16();
    let message = match status {
        405 => Code::WrongMethod.into(),
        400 | 422 => Message::from(Code::BadJson).with("detail", "the address or its parameters"),
        _ => Code::NoSuchRequest.into(),
    };
    let mut refusal = Refusal::from(ApiError::new(status, message)).into_response();
    if let Some(allowed) = response.headers().get(ALLOW) {
        refusal.headers_mut().insert(ALLOW, allowed.clone());
    }
    refusal
}
