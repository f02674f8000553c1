//! The files of the page, embedded in the program.

use crate::error::ApiError;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// The names and contents of the files.
static PAGE: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Returns a file; builds without optimisation read it from the source tree.
fn content(path: &str) -> Option<Cow<'static, [u8]>> {
    let (name, embedded) = PAGE.iter().find(|(name, _)| *name == path)?;
    if cfg!(debug_assertions) {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
        if let Ok(current) = std::fs::read(folder.join(name)) {
            return Some(Cow::Owned(current));
        }
    }
    Some(Cow::Borrowed(embedded))
}

/// Sends the page itself.
pub(crate) async fn index(headers: HeaderMap) -> Response {
    send("index.html", &headers)
}

/// Sends a file of the page.
pub(crate) async fn file(Path(path): Path<String>, headers: HeaderMap) -> Response {
    send(&path, &headers)
}

/// Sends a file, or 304 if the browser has it already.
fn send(path: &str, headers: &HeaderMap) -> Response {
    let Some(content) = content(path) else {
        return ApiError::not_found("there is no such file").into_response();
    };
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    let known = headers.get(header::IF_NONE_MATCH);
    let is_known = known.is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let cache = [
        (header::ETAG, tag),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
    ];
    if is_known {
        return (StatusCode::NOT_MODIFIED, cache).into_response();
    }
    let kind = [(header::CONTENT_TYPE, content_type(path))];
    (cache, kind, content).into_response()
}

/// Answers a request without the token.
pub(crate) async fn wrong_address() -> Response {
    let text = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
        <meta name=\"viewport\" content=\"width=device-width\"><title>Lines of Action</title>\
        <h1>Lines of Action</h1><p>This server runs, but the address of its page is longer. The \
        program has printed it. Please open that address.</p>";
    (StatusCode::NOT_FOUND, Html(text)).into_response()
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
            let lines = source.lines().filter(|line| line.starts_with("import "));
            for line in lines.filter_map(|line| line.split("'./").nth(1)) {
                let name = line.split('\'').next().unwrap().to_owned();
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
