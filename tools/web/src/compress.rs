//! Compressed answers.

use crate::http;
use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, HeaderValue, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write as _;

/// Shorter contents fit into one packet anyway.
const SHORT: usize = 1_000;

/// A way to compress contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coding {
    /// The smaller one, which browsers read only over encrypted connections and from this computer.
    Brotli,
    Gzip,
}

impl Coding {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
        }
    }
}

/// Tells whether a client reads a coding.
pub(crate) fn is_accepted(headers: &HeaderMap, coding: Coding) -> bool {
    let values = headers.get_all(ACCEPT_ENCODING).iter();
    let values = values.filter_map(|value| value.to_str().ok());
    let mut codings = values.flat_map(|value| value.split(','));
    codings.any(|accepted| {
        let (name, weight) = accepted.split_once(';').unwrap_or((accepted, ""));
        let weight = weight.trim().strip_prefix("q=").unwrap_or("1");
        name.trim().eq_ignore_ascii_case(coding.as_str())
            && weight.parse::<f32>().is_ok_and(|weight| weight > 0.0)
    })
}

/// Compresses a content, unless it is short.
pub(crate) fn gzip(content: &[u8], level: Compression) -> Option<Vec<u8>> {
    if content.len() < SHORT {
        return None;
    }
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(content).ok()?;
    encoder.finish().ok()
}

/// Says that an answer is compressed, or would be for other clients.
pub(crate) fn add_headers(headers: &mut HeaderMap, coding: Option<Coding>) {
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(coding) = coding {
        let coding = HeaderValue::from_static(coding.as_str());
        headers.insert(CONTENT_ENCODING, coding);
    }
}

/// Makes an answer of JSON, compressed if the client reads that.
pub(crate) fn json(text: String, reads_gzip: bool) -> Response {
    let kind = "application/json";
    let compressed = match reads_gzip {
        true => gzip(text.as_bytes(), Compression::fast()),
        false => None,
    };
    let coding = compressed.is_some().then_some(Coding::Gzip);
    let content = compressed.map_or_else(|| text.into(), Bytes::from);
    let mut response = http::answer(StatusCode::OK, kind, content);
    add_headers(response.headers_mut(), coding);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_say_what_they_read() {
        let is_accepted = |values: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append(ACCEPT_ENCODING, HeaderValue::from_static(value));
            }
            is_accepted(&headers, Coding::Gzip)
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
