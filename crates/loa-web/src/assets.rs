//! The files of the page, embedded in the program.

use crate::error::ApiError;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use std::fmt::Write as _;

#[derive(RustEmbed)]
#[folder = "page/"]
struct Page;

/// Sends the page itself.
pub(crate) async fn index(headers: HeaderMap) -> Response {
    send("index.html", &headers)
}

/// Sends a file of the page.
pub(crate) async fn file(Path(path): Path<String>, headers: HeaderMap) -> Response {
    send(&path, &headers)
}

/// Sends a file, or word that the browser's copy is still good.
fn send(path: &str, headers: &HeaderMap) -> Response {
    let Some(file) = Page::get(path) else {
        return ApiError::not_found("there is no such file").into_response();
    };
    let mut tag = String::from("\"");
    for byte in &file.metadata.sha256_hash()[..12] {
        // Writing to a string can't fail.
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    let known = headers.get(header::IF_NONE_MATCH);
    let cache = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
    ];
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, cache).into_response();
    }
    let kind = [(header::CONTENT_TYPE, content_type(path))];
    (cache, kind, file.data).into_response()
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

    /// What a browser loads in all, in bytes.
    const LARGEST: usize = 250_000;

    #[test]
    fn the_page_is_small_and_asks_nobody_else() {
        let mut size = 0;
        for path in Page::iter() {
            let file = Page::get(&path).unwrap();
            size += file.data.len();
            let text = String::from_utf8_lossy(&file.data);
            for line in text.lines().filter(|line| line.contains("://")) {
                assert!(line.contains("http://www.w3.org/"), "{path}: {line}");
            }
            assert_ne!(content_type(&path), "application/octet-stream", "{path}");
        }
        assert!(size < LARGEST, "{size} bytes");
    }

    #[test]
    fn the_page_has_no_script_or_style_in_its_markup() {
        let page = Page::get("index.html").unwrap();
        let text = String::from_utf8_lossy(&page.data).into_owned();
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
        let text = |path: &str| {
            let file = Page::get(path).unwrap();
            String::from_utf8_lossy(&file.data).into_owned()
        };
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
