//! The files of the page as browsers get them: two scripts, two style sheets, and pictures.

use super::bundle::{BundleError, bundle};
use crate::compress::{self, Coding};
use flate2::Compression;
use hyper::body::Bytes;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// The quality of files that are compressed once. The best one would make tests of programs
/// without optimisation slow.
const BEST: i32 = if cfg!(debug_assertions) { 4 } else { 11 };
/// The module that begins.
const ENTRY: &str = "main.js";

/// A content, as it is and compressed.
pub(super) struct File {
    pub(super) plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
    /// Tells it from other contents.
    pub(super) tag: String,
}

impl File {
    /// Compresses a content with a quality of Brotli.
    pub(super) fn new(content: impl Into<Bytes>, quality: i32) -> File {
        let plain = content.into();
        File {
            gzip: compress::gzip(&plain, Compression::best()),
            brotli: compress::brotli(&plain, quality),
            tag: tag_of([&plain[..]]),
            plain,
        }
    }

    /// Returns the content in the best form that a client reads, with its coding.
    pub(super) fn content(&self, is_accepted: impl Fn(Coding) -> bool) -> (&Bytes, Option<Coding>) {
        let forms = [(&self.brotli, Coding::Brotli), (&self.gzip, Coding::Gzip)];
        let mut forms = forms.into_iter().filter(|(_, coding)| is_accepted(*coding));
        let form = forms.find_map(|(form, coding)| Some((form.as_ref()?, Some(coding))));
        form.unwrap_or((&self.plain, None))
    }
}

/// All files of the page but `index.html`, whose content differs from server to server.
pub(super) struct Files {
    pub(super) index: String,
    /// Scripts and styles, under names that mean this version of them forever.
    pub(super) versioned: BTreeMap<&'static str, File>,
    pub(super) version: String,
    /// Files under their own names.
    pub(super) others: BTreeMap<String, File>,
}

impl Files {
    /// Joins the scripts and the styles among the sources of the page.
    pub(super) fn new(sources: BTreeMap<String, String>) -> Result<Files, BundleError> {
        let mut modules = BTreeMap::new();
        let mut others = BTreeMap::new();
        let mut style = String::new();
        let mut later_style = String::new();
        let mut index = String::new();
        for (path, text) in sources {
            if let Some(name) = path.strip_prefix("js/") {
                modules.insert(name.to_owned(), text);
            } else if path.starts_with("style/later/") {
                later_style += &plain_style(&text);
            } else if path.starts_with("style/") {
                style += &plain_style(&text);
            } else if path == "index.html" {
                index = text;
            } else {
                others.insert(path, File::new(text, BEST));
            }
        }
        let scripts = bundle(&modules, ENTRY)?;
        let parts = [scripts.first, scripts.rest, style, later_style];
        let version = tag_of(parts.each_ref().map(String::as_bytes));
        let names = ["first.js", "rest.js", "style.css", "later.css"];
        Ok(Files {
            index,
            versioned: names
                .into_iter()
                .zip(parts.map(|part| File::new(part, BEST)))
                .collect(),
            version,
            others,
        })
    }
}

fn tag_of<'a>(contents: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = DefaultHasher::new();
    for content in contents {
        content.hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

/// Removes comments and the blanks at both ends of lines.
fn plain_style(style: &str) -> String {
    let mut parts = style.split("/*");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain += part.split_once("*/").map_or("", |(_, rest)| rest);
    }
    let lines = plain.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_lose_comments_and_blanks() {
        let style = "/* a */\n.b {\n  c: d; /* e\n */\n\n}\n";
        assert_eq!(plain_style(style), ".b {\nc: d;\n}\n");
    }
}
