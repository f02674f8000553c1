//! Compressed answers.

use crate::http::{self, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use hyper::body::Bytes;
use hyper::header::{ACCEPT_ENCODING, CONTENT_ENCODING, HeaderValue, VARY};
use hyper::{HeaderMap, StatusCode};
use std::io::Write as _;

/// Shorter contents fit into one packet anyway.
const SHORT: usize = 1_000;

/// Tells whether a client reads gzip.
pub(crate) fn is_accepted(headers: &HeaderMap) -> bool {
    let values = headers.get_all(ACCEPT_ENCODING).iter();
    let values = values.filter_map(|value| value.to_str().ok());
    let mut codings = values.flat_map(|value| value.split(','));
    codings.any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = weight.trim().strip_prefix("q=").unwrap_or("1");
        name.trim().eq_ignore_ascii_case("gzip")
            && weight.parse::<f32>().is_ok_and(|weight| weight > 0.0)
    })
}

/// Compresses a content, unless it is short.
pub(crate) fn gzip(content: &[u8], level: Compression) -> Option<Bytes> {
    if content.len() < SHORT {
        return None;
    }
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(content).ok()?;
    Some(encoder.finish().ok()?.into())
}

/// Says that an answer is compressed, or would be for other clients.
pub(crate) fn add_headers(headers: &mut HeaderMap, is_compressed: bool) {
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if is_compressed {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
}

/// Makes an answer of JSON, compressed if the client reads that.
pub(crate) fn json(text: String, is_accepted: bool) -> Response {
    let kind = "application/json";
    let compressed = match is_accepted {
        true => gzip(text.as_bytes(), Compression::fast()),
        false => None,
    };
    let is_compressed = compressed.is_some();
    let content = compressed.unwrap_or_else(|| text.into());
    let mut response = http::answer(StatusCode::OK, kind, content);
    add_headers(response.headers_mut(), is_compressed);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_say_whether_they_read_gzip() {
        let is_accepted = |values: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append(ACCEPT_ENCODING, HeaderValue::from_static(value));
            }
            is_accepted(&headers)
        };
        for yes in [&["gzip"][..], &["br, GZIP;q=0.5"], &["br", "gzip"]] {
            assert!(is_accepted(yes), "{yes:?}");
        }
        for no in [&[][..], &["br"], &["gzip;q=0"], &["gzip;q=x"], &["xgzip"]] {
            assert!(!is_accepted(no), "{no:?}");
        }
    }

    #[test]
    fn short_contents_stay_as_they_are() {
        assert!(gzip(&[b'a'; SHORT - 1], Compression::best()).is_none());
        assert!(gzip(&[b'a'; SHORT], Compression::best()).unwrap().len() < 100);
    }
}
