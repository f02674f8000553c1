//! The files of the page, embedded in the program.

use crate::error::ApiError;
use crate::http::{self, Request, Response};
use hyper::StatusCode;
use hyper::body::Bytes;
use hyper::header::{CACHE_CONTROL, ETAG, HeaderValue, IF_NONE_MATCH};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// The names and contents of the files.
static PAGE: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Returns a file; builds without optimisation read it from the source tree.
fn content(path: &str) -> Option<Bytes> {
    let (name, embedded) = PAGE.iter().find(|(name, _)| *name == path)?;
    if cfg!(debug_assertions) {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
        if let Ok(current) = std::fs::read(folder.join(name)) {
            return Some(current.into());
        }
    }
    Some(Bytes::from_static(embedded))
}

/// Sends a file of the page, or 304 if the browser has it already; the page itself has no name.
pub(crate) fn answer(path: &str, request: &Request) -> Result<Response, ApiError> {
    if !http::is_get(request.method()) {
        return Ok(http::wrong_method("GET,HEAD"));
    }
    let path = if path.is_empty() { "index.html" } else { path };
    let content = content(path).ok_or_else(|| ApiError::not_found("there is no such file"))?;
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    let known = request.headers().get(IF_NONE_MATCH);
    let mut response = match known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        true => http::answer(StatusCode::NOT_MODIFIED, content_type(path), Bytes::new()),
        false => http::answer(StatusCode::OK, content_type(path), content),
    };
    let headers = response.headers_mut();
    headers.insert(
        ETAG,
        HeaderValue::try_from(tag).map_err(ApiError::internal)?,
    );
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    Ok(response)
}

/// Answers a request without the token.
pub(crate) fn wrong_address() -> Response {
    let text = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
        <meta name=\"viewport\" content=\"width=device-width\"><title>Lines of Action</title>\
        <h1>Lines of Action</h1><p>This server runs, but the address of its page is longer. The \
        program has printed it. Please open that address.</p>";
    http::answer(StatusCode::NOT_FOUND, content_type(".html"), text.into())
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(path: &str) -> &'static str {
        let (_, bytes) = PAGE.iter().find(|(name, _)| *name == path).unwrap();
        std::str::from_utf8(bytes).unwrap()
    }

    /// The most bytes that a browser loads in all.
    const LARGEST: usize = 250_000;

    #[test]
    fn the_page_is_small_and_loads_nothing_from_elsewhere() {
        let mut size = 0;
        for (path, bytes) in PAGE {
            size += bytes.len();
            let text = std::str::from_utf8(bytes).unwrap();
            for line in text.lines().filter(|line| line.contains("://")) {
                assert!(line.contains("http://www.w3.org/"), "{path}: {line}");
            }
            assert_ne!(content_type(path), "application/octet-stream", "{path}");
        }
        assert!(size < LARGEST, "{size} bytes");
    }

    #[test]
    fn the_page_has_no_script_or_style_in_its_markup() {
        let text = text("index.html");
        assert!(!text.contains("<style") && !text.contains(" style="));
        assert!(!text.contains(" onclick=") && !text.contains("javascript:"));
        for script in text.split("<script").skip(1) {
            assert!(
                script.contains("src=") && script.contains("></script>"),
                "{script}"
            );
        }
    }

    /// What the first module needs is fetched at once, not import after import.
    #[test]
    fn the_page_names_its_modules_beforehand() {
        let page = text("index.html");
        let mut known = vec!["main.js".to_owned()];
        let mut next = 0;
        while let Some(module) = known.get(next).cloned() {
            next += 1;
            let source = text(&format!("js/{module}"));
            for imported in source.split(" from './").skip(1) {
                let name = imported.split('\'').next().unwrap().to_owned();
                let link = format!("<link rel=\"modulepreload\" href=\"js/{name}\">");
                assert!(page.contains(&link), "{module} imports {name}");
                if !known.contains(&name) {
                    known.push(name);
                }
            }
        }
        assert_eq!(page.matches("modulepreload").count(), known.len() - 1);
    }
}
