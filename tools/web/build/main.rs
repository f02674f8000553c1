//! Makes the files of the page as browsers get them: two scripts and two style sheets, joined from
//! the sources in `page/`, and compressed as well as possible.

mod bundle;
mod catalogue;
mod style;
mod tokens;

use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The module that begins.
const ENTRY: &str = "main.js";
/// The modules with the sentences.
const CATALOGUE: [&str; 2] = ["js/en.js", "js/en-later.js"];

fn main() -> Result<(), Box<dyn Error>> {
    for source in ["build", "page"] {
        println!("cargo::rerun-if-changed={source}");
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("Cargo names no folder")?);
    let page = Page::new(sources(Path::new("page"))?)?;
    let mut table = format!("Page {{ version: {:?}, index: ", page.version);
    fs::write(out.join("index.html"), &page.index)?;
    write!(
        table,
        "include_str!({:?}), versioned: &[",
        out.join("index.html")
    )?;
    for (name, content) in &page.versioned {
        table += &entry(&out, name, content)?;
    }
    table += "], others: &[";
    for (name, content) in &page.others {
        table += &entry(&out, name, content)?;
    }
    fs::write(out.join("page.rs"), table + "] }\n")?;
    Ok(())
}

/// Reads the files of a folder and its folders; their names are paths in it.
fn sources(root: &Path) -> Result<BTreeMap<String, String>, Box<dyn Error>> {
    let mut sources = BTreeMap::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path
                    .strip_prefix(root)?
                    .to_str()
                    .ok_or("a name in Unicode")?;
                sources.insert(name.replace('\\', "/"), fs::read_to_string(&path)?);
            }
        }
    }
    Ok(sources)
}

/// The page, before it is compressed.
struct Page {
    index: String,
    /// Scripts and styles, under names that mean this version of them forever.
    versioned: [(&'static str, String); 4],
    version: String,
    /// Files under their own names.
    others: BTreeMap<String, String>,
}

impl Page {
    fn new(sources: BTreeMap<String, String>) -> Result<Page, Box<dyn Error>> {
        let mut sentences = BTreeMap::new();
        for name in CATALOGUE {
            let script = sources.get(name).ok_or("the catalogue is missing")?;
            sentences.extend(catalogue::sentences(script)?);
        }
        let mut modules = BTreeMap::new();
        let mut others = BTreeMap::new();
        let mut first_style = String::new();
        let mut later_style = String::new();
        let mut index = String::new();
        for (path, text) in sources {
            if let Some(name) = path.strip_prefix("js/") {
                modules.insert(name.to_owned(), text);
            } else if path.starts_with("style/later/") {
                later_style += &style::compact(&text);
            } else if path.starts_with("style/") {
                first_style += &style::compact(&text);
            } else if path == "index.html" {
                index = catalogue::fill(&text, &sentences)?;
            } else {
                others.insert(path, catalogue::fill(&text, &sentences)?);
            }
        }
        let scripts = bundle::bundle(&modules, ENTRY)?;
        let versioned = [
            ("first.js", scripts.first),
            ("rest.js", scripts.rest),
            ("style.css", first_style),
            ("later.css", later_style),
        ];
        Ok(Page {
            index,
            version: tag(&versioned.each_ref().map(|(_, content)| content)),
            versioned,
            others,
        })
    }
}

/// Writes a file and its compressed forms, and names them in Rust.
fn entry(out: &Path, name: &str, content: &str) -> io::Result<String> {
    let form = |ending: &str, form: &[u8]| {
        let path = out.join(format!("{name}{ending}"));
        fs::write(&path, form)?;
        io::Result::Ok(format!("Cow::Borrowed(include_bytes!({path:?}))"))
    };
    let plain = form("", content.as_bytes())?;
    let gzip = form(".gz", &gzip(content.as_bytes())?)?;
    let brotli = form(".br", &brotli(content.as_bytes())?)?;
    let tag = tag(&[content]);
    Ok(format!(
        "({name:?}, File {{ plain: {plain}, gzip: Some({gzip}), brotli: Some({brotli}), \
        tag: Cow::Borrowed({tag:?}) }}),\n"
    ))
}

/// Returns what tells contents from others.
fn tag(contents: &[impl AsRef<str>]) -> String {
    let mut hasher = DefaultHasher::new();
    for content in contents {
        content.as_ref().hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut compressed = Vec::new();
    let options = zopfli::Options::default();
    zopfli::compress(options, zopfli::Format::Gzip, content, &mut compressed)?;
    Ok(compressed)
}

fn brotli(content: &[u8]) -> io::Result<Vec<u8>> {
    let parameters = BrotliEncoderParams {
        quality: 11,
        mode: BrotliEncoderMode::BROTLI_MODE_TEXT,
        size_hint: content.len(),
        ..BrotliEncoderParams::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*content, &mut compressed, &parameters)?;
    Ok(compressed)
}
