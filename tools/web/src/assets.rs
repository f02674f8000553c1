//! The page: its files are embedded in the program and sent in few pieces.
//!
//! `index.html` names the scripts and the style sheet under the version that their content has, so
//! that browsers can keep them forever, and holds the answers to the first requests.

use crate::compress::{self, Coding};
use crate::http;
use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, ETAG, HeaderValue, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use flate2::Compression;
use loa_page_api::{ApiError, Code, Host, first_answers};
use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, OnceLock};
use tokio::sync::Semaphore;

/// What the build script has made of the files in `built/`.
struct Built {
    /// With marks for what differs from server to server.
    index: &'static str,
    version: &'static str,
    /// Scripts and styles, under names that mean this version of them forever.
    versioned: &'static [(&'static str, File)],
    /// Files under their own names.
    others: &'static [(&'static str, File)],
}

static PAGE: Built = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The folder of scripts and styles; their version comes next.
const VERSIONED: &str = "v";
/// The module's name in it.
const MODULE: &str = "loa.wasm";
/// What stands for that folder in `index.html`.
const VERSION_MARK: &str = "{version}";
/// What stands for the answers in `index.html`.
const ANSWERS_MARK: &str = "{answers}";

const FOREVER: HeaderValue = HeaderValue::from_static("private, max-age=31536000, immutable");
const CHECKED: HeaderValue = HeaderValue::from_static("no-cache");

/// A content, as it is and compressed.
#[derive(Debug)]
pub(crate) struct File {
    plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
    /// Tells it from other contents.
    tag: Cow<'static, str>,
}

impl File {
    /// Makes the page with the answers to its first requests, which scripts find in it.
    /// The marks that are true become attributes of the document.
    fn index(answers: &str, marks: &[(&str, bool)]) -> File {
        // Nothing in JSON texts can end the element.
        let answers = answers.replace('<', "\\u003c");
        let index = PAGE.index.replace(ANSWERS_MARK, &answers);
        let mut index = index.replace(VERSION_MARK, &format!("{VERSIONED}/{}", PAGE.version));
        for (mark, _) in marks.iter().filter(|(_, is_set)| *is_set) {
            index = index.replacen("<html", &format!("<html {mark}"), 1);
        }
        File::new(index.into())
    }

    /// Takes a content that is known when the server starts.
    pub(crate) fn new(plain: Vec<u8>) -> File {
        let mut hasher = DefaultHasher::new();
        plain.hash(&mut hasher);
        File {
            gzip: compress::gzip(&plain, Compression::best()).map(Bytes::from),
            brotli: None,
            tag: format!("{:016x}", hasher.finish()).into(),
            plain: plain.into(),
        }
    }

    /// Returns the content in the best form that a client reads, with its coding.
    fn content(&self, is_accepted: impl Fn(Coding) -> bool) -> (&Bytes, Option<Coding>) {
        let forms = [(&self.brotli, Coding::Brotli), (&self.gzip, Coding::Gzip)];
        let mut forms = forms.into_iter().filter(|(_, coding)| is_accepted(*coding));
        let form = forms.find_map(|(form, coding)| Some((form.as_ref()?, Some(coding))));
        form.unwrap_or((&self.plain, None))
    }
}

/// The page of a server: the embedded files, with an `index.html` of its own, and the requests that
/// are answered from themselves alone.
#[derive(Debug)]
pub struct Page {
    /// Made when it is first asked for.
    index: OnceLock<File>,
    /// The module with which browsers search.
    module: Option<File>,
    /// Whether it is the page of a club.
    is_club: bool,
    /// What the page is told that the server offers.
    pub(crate) host: Host,
    /// For requests that keep a processor busy.
    pub(crate) work: Arc<Semaphore>,
}

impl Page {
    /// Makes the page, with the WebAssembly module with which browsers search. Without it, they ask
    /// the server. `host` is what the page is told that the server offers; as many requests are
    /// worked on at a time as it has threads.
    pub fn new(host: Host, module: Option<Vec<u8>>) -> Page {
        Page {
            index: OnceLock::new(),
            module: module.map(File::new),
            is_club: false,
            work: Arc::new(Semaphore::new(host.threads.max(1))),
            host,
        }
    }

    /// Makes the page of a club, which loads what it needs for that. All cores work on requests.
    pub fn of_club(host: Host, module: Option<Vec<u8>>) -> Page {
        let page = Page::new(host, module);
        Page {
            is_club: true,
            work: Arc::new(Semaphore::new(loa_work::cores().get())),
            ..page
        }
    }

    /// Sends a file of the page, or 304 if the browser has it already; the page itself has no
    /// name.
    pub(crate) fn file(&self, path: &str, headers: &HeaderMap) -> Result<Response, ApiError> {
        if path.is_empty() {
            let marks = [
                ("data-searches=\"here\"", self.module.is_some()),
                ("data-club", self.is_club),
            ];
            let make = || File::index(&first_answers(&self.host).to_string(), &marks);
            let index = self.index.get_or_init(make);
            return send(index, "index.html", CHECKED, headers);
        }
        if let Some(path) = path.strip_prefix(VERSIONED) {
            let path = path.trim_start_matches('/').split_once('/');
            let name = path.filter(|(version, _)| *version == PAGE.version);
            let (_, name) = name.ok_or(Code::NoSuchFile)?;
            if let Some(module) = self.module.as_ref().filter(|_| name == MODULE) {
                // It is not part of the version.
                return send(module, name, CHECKED, headers);
            }
            return send(find(PAGE.versioned, name)?, name, FOREVER, headers);
        }
        send(find(PAGE.others, path)?, path, CHECKED, headers)
    }
}

fn find(files: &'static [(&str, File)], wanted: &str) -> Result<&'static File, ApiError> {
    let file = files.iter().find(|(name, _)| *name == wanted);
    let file = file.ok_or(Code::NoSuchFile)?;
    Ok(&file.1)
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
    const NAME: &str = "wrong-address.html";
    let text = find(PAGE.others, NAME).map_or_else(|_| Bytes::new(), |file| file.plain.clone());
    http::answer(StatusCode::NOT_FOUND, content_type(NAME), text)
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("txt") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::{Path, PathBuf};

    /// The most bytes of the page in one language, compressed.
    const LARGEST: usize = 80_000;
    /// The most bytes of the catalogue of a language, compressed.
    const LARGEST_CATALOGUE: usize = 16_000;
    /// The most bytes of each file that only the page of a club loads, compressed.
    const LARGEST_CLUB: usize = 19_500;
    /// The most bytes of the games that the opening explorer asks for, compressed.
    const LARGEST_OPENINGS: usize = 60_000;

    /// The most bytes of puzzles that are loaded at once, not compressed.
    const LARGEST_PIECE: usize = 30_000;

    /// Returns the sources of the page, with their names.
    fn sources() -> Vec<(PathBuf, String)> {
        let mut sources = Vec::new();
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("page")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                match path.is_dir() {
                    true => folders.push(path),
                    false => sources.push((path.clone(), fs::read_to_string(path).unwrap())),
                }
            }
        }
        sources
    }

    #[test]
    fn the_page_is_small_and_loads_nothing_from_elsewhere() {
        for (path, text) in sources() {
            for line in text.lines().filter(|line| line.contains("://")) {
                let path = path.display();
                assert!(line.contains("http://www.w3.org/"), "{path}: {line}");
            }
        }
        let mut size = 0;
        for (name, file) in PAGE.versioned.iter().chain(PAGE.others) {
            // The page loads a piece of them when it is needed.
            if name.starts_with("puzzles") {
                assert!(file.plain.len() < LARGEST_PIECE, "{name}");
                continue;
            }
            assert_ne!(content_type(name), "application/octet-stream", "{name}");
            let own = file.content(|coding| coding == Coding::Gzip).0.len();
            match name.strip_suffix(".mjs") {
                _ if name.starts_with("club") => {
                    assert!(own < LARGEST_CLUB, "{name}: {own} bytes");
                }
                Some(language) if language.len() == 2 => {
                    assert!(own < LARGEST_CATALOGUE, "{name}: {own} bytes");
                }
                _ if *name == "openings.txt" => assert!(own < LARGEST_OPENINGS, "{own} bytes"),
                _ => size += own,
            }
        }
        assert!(size < LARGEST, "{size} bytes");
    }

    #[test]
    fn lines_have_at_most_100_columns() {
        for (path, text) in sources() {
            let is_ours = !path.parent().unwrap().ends_with("vendor");
            let is_ours = is_ours && path.extension().is_some_and(|ending| ending != "svg");
            let long = text.lines().find(|line| line.chars().count() > 100);
            assert_eq!(long.filter(|_| is_ours), None, "{}", path.display());
        }
    }

    #[test]
    fn the_page_has_no_script_or_style_in_its_markup() {
        let text = PAGE.index;
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
        let index = File::index("[\"</script><script>\"]", &[]);
        let index = str::from_utf8(&index.plain).unwrap();
        assert!(index.contains(r#"["\u003c/script>\u003cscript>"]"#));
        assert!(!index.contains(VERSION_MARK) && !index.contains(ANSWERS_MARK));
    }

    #[test]
    fn the_licences_of_the_parts_are_sent() {
        let text = |name| str::from_utf8(&find(PAGE.versioned, name).unwrap().plain).unwrap();
        assert!(text("first.mjs").contains("first.mjs.LEGAL.txt"));
        let licences = text("first.mjs.LEGAL.txt");
        assert!(licences.contains("Redistribution and use in source and binary forms"));
    }
}
