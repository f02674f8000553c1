//! A folder of tables with any damage: it is not opened, or an answer is right or an error.
//!
//! Half of the inputs damage the tables of a solved board, with their checksums as they were; the
//! others are files of their own, whose answers can't be right but may not make anything panic.

use crate::input::{position, solved, worth};
use arbitrary::{Result, Unstructured};
use loa::{Preset, Size, Start};
use loa_solver::{Interrupt, Probe, Problem, SolveOptions, SolveWatch, TableStore, Tables, solve};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use tempfile::TempDir;

/// The bytes of a tier's header before the words of its problem.
const HEADER: usize = 36;

/// A solved board: its folder, and the files as they should be.
struct Whole {
    folder: TempDir,
    files: Vec<(PathBuf, Vec<u8>)>,
}

static WHOLE: LazyLock<Whole> = LazyLock::new(|| {
    let folder = TempDir::new().expect("a place for files");
    let watch = SolveWatch {
        stop: &Interrupt::never(),
        progress: &|_| {},
    };
    let mut store =
        TableStore::create_or_resume(folder.path(), &problem()).expect("an empty folder");
    solve(&problem(), &SolveOptions::default(), &mut store, &watch).expect("a small board");
    drop(store);
    let entries = fs::read_dir(folder.path()).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> = paths
        .filter_map(|path| fs::read(&path).ok().map(|bytes| (path, bytes)))
        .collect();
    files.sort();
    Whole { folder, files }
});

fn problem() -> Problem {
    let size = Size::new(3, 4).expect("a size");
    Problem::new(size, Start::Standard, &Preset::GAMESMAN.rules).expect("a small board")
}

/// Changes some bytes, cuts the end off or puts some on.
fn damaged(u: &mut Unstructured<'_>, whole: &[u8]) -> Result<Vec<u8>> {
    let mut bytes = whole.to_vec();
    for _ in 0..u.int_in_range(0..=4)? {
        if !bytes.is_empty() {
            let at = u.choose_index(bytes.len())?;
            bytes[at] ^= u.arbitrary::<u8>()?;
        }
    }
    match u.int_in_range(0..=7)? {
        0 => bytes.truncate(u.choose_index(bytes.len() + 1)?),
        1 => bytes.extend(u.bytes(u.len().min(9))?),
        _ => {}
    }
    Ok(bytes)
}

/// Puts the checksum of a tier's header right.
fn mend(bytes: &mut [u8]) {
    let Some(length) = bytes.get(12..16) else {
        return;
    };
    let length = u32::from_le_bytes(length.try_into().expect("four bytes")) as usize;
    if length >= HEADER && length <= bytes.len() {
        let crc = crc32fast::hash(&bytes[..length - 4]);
        bytes[length - 4..length].copy_from_slice(&crc.to_le_bytes());
    }
}

fn ask(path: &Path, u: &mut Unstructured<'_>, must_be_right: bool) -> Result<()> {
    let Ok(tables) = Tables::open(path) else {
        return Ok(());
    };
    if must_be_right {
        assert_eq!(tables.problem(), &problem());
    }
    for _ in 0..4 {
        let position = position(u, tables.problem().size())?;
        if let Ok(Some(value)) = tables.probe(&position)
            && must_be_right
        {
            assert_eq!(value, worth(&*solved(&problem()), &position));
        }
        let _ = tables.probe_moves(&position);
    }
    let _ = tables.count_values();
    Ok(())
}

fn try_one(u: &mut Unstructured<'_>) -> Result<()> {
    let whole = &*WHOLE;
    let (path, bytes) = u.choose(&whole.files)?;
    let is_manifest = path.extension().is_some_and(|kind| kind == "json");
    let mended = u.arbitrary()?;
    let mut changed = if is_manifest && mended {
        u.bytes(u.len().min(300))?.to_vec()
    } else {
        damaged(u, bytes)?
    };
    if mended {
        mend(&mut changed);
    }
    fs::write(path, changed).expect("the folder is ours");
    // A manifest has no checksum: other words in it are other tables.
    let asked = ask(whole.folder.path(), u, !mended && !is_manifest);
    fs::write(path, bytes).expect("the folder is ours");
    asked
}

pub fn run(data: &[u8]) {
    let _ = try_one(&mut Unstructured::new(data));
}
