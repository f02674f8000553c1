//! The request guard: refuses requests with a foreign Host or Origin.
//!
//! A page of another site can make a browser send requests here. It can't know the token; a DNS name
//! of its own that leads here (DNS rebinding) shows in Host, and the site itself in Origin.

use crate::error::ApiError;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;

/// The host names of the server, besides `localhost` and IP addresses, which can't be redirected.
#[derive(Debug, Default)]
pub(crate) struct Guard {
    pub(crate) names: Vec<String>,
}

/// The page may load its own files and talk to its own server only.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// Checks Host and Origin, and adds the security headers to every answer.
pub(crate) async fn check(
    State(guard): State<Arc<Guard>>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match guard.check_headers(request.headers()) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    for (name, value) in [
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

impl Guard {
    fn check_headers(&self, headers: &HeaderMap) -> Result<(), ApiError> {
        let host = headers
            .get(header::HOST)
            .and_then(|host| host.to_str().ok());
        let host = host.ok_or_else(|| forbidden("the request names no host"))?;
        if !self.is_ours(host) {
            return Err(forbidden("this server does not have that name"));
        }
        let foreign = headers
            .get(header::ORIGIN)
            .is_some_and(|origin| !is_origin_of(origin, host));
        let site = headers.get("sec-fetch-site");
        if foreign || site.is_some_and(|site| site == "cross-site" && !is_navigation(headers)) {
            return Err(forbidden("requests from other web sites are refused"));
        }
        Ok(())
    }

    fn is_ours(&self, host: &str) -> bool {
        let name = without_port(host);
        let address = name.trim_start_matches('[').trim_end_matches(']');
        address.parse::<IpAddr>().is_ok()
            || name.eq_ignore_ascii_case("localhost")
            || self.names.iter().any(|own| own.eq_ignore_ascii_case(name))
    }
}

/// Tells whether a person follows a link to the page, which is safe.
fn is_navigation(headers: &HeaderMap) -> bool {
    headers
        .get("sec-fetch-mode")
        .is_some_and(|mode| mode == "navigate")
}

fn is_origin_of(origin: &HeaderValue, host: &str) -> bool {
    let origin = origin.to_str().unwrap_or_default();
    let rest = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"));
    rest.is_some_and(|rest| rest.eq_ignore_ascii_case(host))
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

fn forbidden(text: &str) -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(headers: &[(&'static str, &str)]) -> bool {
        let guard = Guard {
            names: vec!["loa.example".to_owned()],
        };
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(*name, value.parse().unwrap());
        }
        guard.check_headers(&map).is_ok()
    }

    #[test]
    fn only_names_that_nobody_can_redirect_are_ours() {
        for host in [
            "127.0.0.1:8",
            "localhost",
            "localhost:80",
            "[::1]:8",
            "192.168.1.2:1",
            "LOA.example",
        ] {
            assert!(verdict(&[("host", host)]), "{host}");
        }
        for host in [
            "evil.example",
            "127.0.0.1.evil.example:80",
            "",
            "localhost.evil:80",
        ] {
            assert!(!verdict(&[("host", host)]), "{host}");
        }
        assert!(!verdict(&[]));
    }

    #[test]
    fn other_origins_are_refused() {
        let host = ("host", "127.0.0.1:8000");
        assert!(verdict(&[host, ("origin", "http://127.0.0.1:8000")]));
        for origin in [
            "http://evil.example",
            "null",
            "http://127.0.0.1:8001",
            "http://localhost:8000",
        ] {
            assert!(!verdict(&[host, ("origin", origin)]), "{origin}");
        }
        assert!(!verdict(&[host, ("sec-fetch-site", "cross-site")]));
        assert!(verdict(&[
            host,
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-mode", "navigate")
        ]));
        assert!(verdict(&[host, ("sec-fetch-site", "same-origin")]));
    }
}
