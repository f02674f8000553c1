//! Compresses the files of the page as well as possible.

use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;
use std::collections::BTreeMap;
use std::error::Error;
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What `make page` leaves there.
const BUILT: &str = "built";
/// One puzzle a line, the easiest first.
const PUZZLES: &str = "puzzles.txt";
/// The puzzles in one piece, which the page loads at once: less than 30 kB.
const IN_A_PIECE: usize = 150;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={BUILT}");
    println!("cargo::rerun-if-changed={PUZZLES}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("Cargo names no folder")?);
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(BUILT)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        files.insert(
            name.ok_or("a name in Unicode")?.to_owned(),
            fs::read_to_string(&path)?,
        );
    }
    // What tells whether the folder is current, and the board for other pages, which only static
    // sites have.
    for name in ["sources", "embed.html", "embed.mjs", "embed.css"] {
        files.remove(name);
    }
    files.extend(puzzles(&fs::read_to_string(PUZZLES)?));
    let index = fs::canonicalize(Path::new(BUILT).join("index.html"))?;
    files.remove("index.html");
    let (others, versioned): (Vec<_>, Vec<_>) = files
        .iter()
        .partition(|(name, _)| name.ends_with(".html") || name.ends_with(".svg"));
    let list = |files: &[(&String, &String)]| {
        let entries = files
            .iter()
            .map(|(name, content)| entry(&out, name, content));
        entries.collect::<io::Result<String>>()
    };
    let contents: Vec<&String> = versioned.iter().map(|(_, content)| *content).collect();
    let table = format!(
        "{{ static VERSIONED: [(&str, File); {}] = [{}]; static OTHERS: [(&str, File); {}] = [{}]; \
        Built {{ version: {:?}, index: include_str!({index:?}), versioned: &VERSIONED, \
        others: &OTHERS }} }}",
        versioned.len(),
        list(&versioned)?,
        others.len(),
        list(&others)?,
        tag(&contents)
    );
    Ok(fs::write(out.join("page.rs"), table)?)
}

/// Returns the pieces of the puzzles, from number 0 on, and their index with a line for each
/// puzzle: `w2 ct 1234` wins in two, is a capture and a threat, and has the rating 1234. The program
/// that writes static sites does the same.
fn puzzles(list: &str) -> Vec<(String, String)> {
    let lines: Vec<&str> = list.lines().collect();
    let initials = |words: &str| -> String {
        let words = words.split_whitespace();
        words.filter_map(|word| word.chars().next()).collect()
    };
    let short = |line: &&str| {
        let fields: Vec<&str> = line.rsplitn(4, "; ").collect();
        let last = |words: &str| words.split(' ').next_back().unwrap_or_default().to_owned();
        let [rating, themes, task, _] = fields[..] else {
            return String::new();
        };
        let (kind, moves) = (task.get(..1).unwrap_or_default(), last(task));
        format!("{kind}{moves} {} {}\n", initials(themes), last(rating))
    };
    let pieces = lines.chunks(IN_A_PIECE).enumerate();
    let mut files: Vec<(String, String)> = pieces
        .map(|(number, lines)| (format!("puzzles-{number}.txt"), lines.join("\n")))
        .collect();
    files.push(("puzzles.txt".to_owned(), lines.iter().map(short).collect()));
    files
}

/// Writes a file and its compressed forms, and names them in Rust.
fn entry(out: &Path, name: &str, content: &str) -> io::Result<String> {
    let form = |ending: &str, form: &[u8]| {
        let path = out.join(format!("{name}{ending}"));
        fs::write(&path, form)?;
        io::Result::Ok(format!("Bytes::from_static(include_bytes!({path:?}))"))
    };
    let plain = form("", content.as_bytes())?;
    let gzip = form(".gz", &gzip(content.as_bytes())?)?;
    let brotli = form(".br", &brotli(content.as_bytes())?)?;
    let tag = tag(&content);
    Ok(format!(
        "({name:?}, File {{ plain: {plain}, gzip: Some({gzip}), brotli: Some({brotli}), \
        tag: Cow::Borrowed({tag:?}) }}),\n"
    ))
}

/// Returns what tells a content from others.
fn tag(content: &impl Hash) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
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
