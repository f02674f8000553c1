//! The request guard: refuses requests with a foreign Host or Origin.
//!
//! A page of another site can make a browser send requests here. It can't know the token; a DNS
//! name of its own that leads here (DNS rebinding) shows in Host, and the site itself in Origin.

use crate::HostName;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use loa_page_api::{ApiError, Code, refuse_if};
use std::net::IpAddr;

/// The page may load its own files and talk to its own server only, and run WebAssembly of its own.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; \
    script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
    connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Adds the security headers of every answer.
pub(crate) fn add_headers(headers: &mut HeaderMap) {
    for (name, value) in [
        ("content-security-policy", CONTENT_SECURITY_POLICY),
        ("referrer-policy", "no-referrer"),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// Checks Host and Origin. The server has `names` besides `localhost` and IP addresses, which can't
/// be redirected.
pub(crate) fn check(names: &[HostName], headers: &HeaderMap) -> Result<(), ApiError> {
    let host = single(headers, &header::HOST)?.and_then(|host| host.to_str().ok());
    let host = host.ok_or(Code::NoHost)?;
    refuse_if(!is_ours(names, host), Code::OtherHost)?;
    let origin = single(headers, &header::ORIGIN)?;
    let foreign = origin.is_some_and(|origin| !is_origin_of(origin, host));
    let site = headers.get("sec-fetch-site");
    let is_other = site.is_some_and(|site| site == "cross-site" && !is_navigation(headers));
    refuse_if(foreign || is_other, Code::OtherSite)
}

/// Returns a header; other programs on the way may look at another one of several.
fn single<'a>(
    headers: &'a HeaderMap,
    name: &HeaderName,
) -> Result<Option<&'a HeaderValue>, ApiError> {
    let mut values = headers.get_all(name).iter();
    let first = values.next();
    match values.next() {
        None => Ok(first),
        Some(_) => Err(ApiError::from(Code::RepeatedHeader).with("name", name.as_str())),
    }
}

fn is_ours(names: &[HostName], host: &str) -> bool {
    let name = without_port(host);
    let address = name.trim_start_matches('[').trim_end_matches(']');
    address.parse::<IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || names.iter().any(|own| own.is(name))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(headers: &[(&'static str, &str)]) -> bool {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().unwrap());
        }
        check(&["loa.example".parse().unwrap()], &map).is_ok()
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
    fn headers_that_occur_twice_are_refused() {
        let host = ("host", "localhost:80");
        let origin = ("origin", "http://localhost:80");
        assert!(verdict(&[host, origin]));
        assert!(!verdict(&[host, host]));
        assert!(!verdict(&[host, origin, origin]));
        assert!(!verdict(&[host, origin, ("origin", "http://evil.example")]));
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
