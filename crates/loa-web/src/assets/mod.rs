//! The page: its files are embedded in the program and sent in few pieces.
//!
//! `index.html` names the scripts and the style sheet under the version that their content has, so
//! that browsers can keep them forever, and holds the answers to the first requests.

mod bundle;
mod files;
mod tokens;

use crate::app::App;
use crate::error::ApiError;
use crate::http::{self, Request, Response};
use crate::message::Code;
use crate::{api, compress};
use bundle::BundleError;
use files::{File, Files};
use hyper::header::{CACHE_CONTROL, ETAG, HeaderValue, IF_NONE_MATCH};
use hyper::{HeaderMap, StatusCode, body::Bytes};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

/// The names and contents of the sources.
static PAGE: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/page.rs"));

type Loaded = Arc<Result<Files, BundleError>>;

static EMBEDDED: LazyLock<Loaded> = LazyLock::new(|| {
    let sources = PAGE.iter();
    let sources = sources.map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    Arc::new(Files::new(sources.collect()))
});

/// The folder of scripts and styles; their version comes next.
const VERSIONED: &str = "v";
/// What stands for that folder in `index.html`.
const VERSION_MARK: &str = "{version}";
/// What stands for the answers in `index.html`.
const ANSWERS_MARK: &str = "{answers}";

/// The quality of what is compressed for each request.
const QUICK: i32 = 9;

const FOREVER: HeaderValue = HeaderValue::from_static("private, max-age=31536000, immutable");
const CHECKED: HeaderValue = HeaderValue::from_static("no-cache");

/// Prepares the files, which takes some time.
pub(crate) fn prepare() {
    LazyLock::force(&EMBEDDED);
}

/// Returns the files; builds without optimisation read them from the source tree.
fn load() -> Loaded {
    if !cfg!(debug_assertions) {
        return Arc::clone(&EMBEDDED);
    }
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
    let read = |name: &str| {
        Some((
            name.to_owned(),
            std::fs::read_to_string(folder.join(name)).ok()?,
        ))
    };
    let sources: Option<BTreeMap<_, _>> = PAGE.iter().map(|(name, _)| read(name)).collect();
    sources.map_or_else(
        || Arc::clone(&EMBEDDED),
        |sources| Arc::new(Files::new(sources)),
    )
}

/// Sends a file of the page, or 304 if the browser has it already; the page itself has no name.
pub(crate) fn answer(app: &App, path: &str, request: &Request) -> Result<Response, ApiError> {
    if !http::is_get(request.method()) {
        return Ok(http::wrong_method("GET,HEAD"));
    }
    let files = load();
    let files = files.as_ref().as_ref().map_err(ApiError::internal)?;
    let headers = request.headers();
    if path.is_empty() {
        let index = File::new(index(files, &api::first_answers(app)), QUICK);
        return send(&index, "index.html", CHECKED, headers);
    }
    if let Some(path) = path.strip_prefix(VERSIONED) {
        let path = path.trim_start_matches('/').split_once('/');
        let file = path
            .filter(|(version, _)| *version == files.version)
            .and_then(|(_, name)| Some((files.versioned.get(name)?, name)));
        let (file, name) = file.ok_or_else(no_file)?;
        return send(file, name, FOREVER, headers);
    }
    let file = files.others.get(path).ok_or_else(no_file)?;
    send(file, path, CHECKED, headers)
}

fn no_file() -> ApiError {
    ApiError::not_found(Code::NoSuchFile)
}

/// Returns the page with the answers to its first requests, which scripts find in it.
fn index(files: &Files, answers: &str) -> String {
    // Nothing in JSON texts can end the element.
    let answers = answers.replace('<', "\\u003c");
    let index = files.index.replace(ANSWERS_MARK, &answers);
    index.replace(VERSION_MARK, &format!("{VERSIONED}/{}", files.version))
}

fn send(
    file: &File,
    name: &str,
    cache: HeaderValue,
    headers: &HeaderMap,
) -> Result<Response, ApiError> {
    let (content, coding) = file.content(|coding| compress::is_accepted(headers, coding));
    let tag = match coding {
        Some(coding) => format!("\"{}-{}\"", file.tag, coding.as_str()),
        None => format!("\"{}\"", file.tag),
    };
    let known = headers.get_all(IF_NONE_MATCH).iter();
    let mut known = known.filter_map(|value| value.to_str().ok());
    let is_known = known.any(|value| value.split(',').any(|known| known.trim() == tag));
    let mut response = match is_known {
        true => http::answer(StatusCode::NOT_MODIFIED, content_type(name), Bytes::new()),
        false => http::answer(StatusCode::OK, content_type(name), content.clone()),
    };
    let headers = response.headers_mut();
    let tag = HeaderValue::try_from(tag).map_err(ApiError::internal)?;
    headers.insert(ETAG, tag);
    headers.insert(CACHE_CONTROL, cache);
    compress::add_headers(headers, coding.filter(|_| !is_known));
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
    use crate::compress::Coding;

    fn text(path: &str) -> &'static str {
        let (_, text) = PAGE.iter().find(|(name, _)| *name == path).unwrap();
        text
    }

    /// The most bytes of the page in all, compressed.
    const LARGEST: usize = 80_000;

    fn size(file: &File) -> usize {
        file.content(|coding| coding == Coding::Gzip).0.len()
    }

    #[test]
    fn the_page_is_small_and_loads_nothing_from_elsewhere() {
        for (path, text) in PAGE {
            for line in text.lines().filter(|line| line.contains("://")) {
                assert!(line.contains("http://www.w3.org/"), "{path}: {line}");
            }
            assert_ne!(content_type(path), "application/octet-stream", "{path}");
        }
        let files = EMBEDDED.as_ref().as_ref().unwrap();
        let all = files.versioned.values().chain(files.others.values());
        let size: usize = all.map(size).sum();
        assert!(size < LARGEST, "{size} bytes");
    }

    #[test]
    fn the_page_has_no_script_or_style_in_its_markup() {
        let text = text("index.html");
        assert!(!text.contains("<style") && !text.contains(" style="));
        assert!(!text.contains(" onclick=") && !text.contains("javascript:"));
        for script in text.split("<script").skip(1) {
            let is_file = script.contains("src=") && script.contains("></script>");
            // Browsers don't run this.
            let is_data = script.starts_with(" type=\"application/json\"");
            assert!(is_file || is_data, "{script}");
        }
    }

    #[test]
    fn answers_cannot_end_their_element() {
        let files = EMBEDDED.as_ref().as_ref().unwrap();
        let index = index(files, "[\"</script><script>\"]");
        assert!(index.contains(r#"["\u003c/script>\u003cscript>"]"#));
        assert!(!index.contains(VERSION_MARK) && !index.contains(ANSWERS_MARK));
    }
}
