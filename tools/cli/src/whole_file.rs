use crate::tables;
use anyhow::{Context, Result, anyhow};
use loa_work::{is_device, real_path, system};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

pub(crate) use loa_work::write_whole;

/// Writes a file, completely or not at all.
pub(crate) fn write_file(path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    write_whole(path, |file| file.write_all(contents.as_ref()))
        .with_context(|| format!("can't write {}", path.display()))
}

/// Returns the paths of what is in a folder, in the order of the names.
pub(crate) fn entries_of(folder: &Path) -> Result<Vec<PathBuf>> {
    loa_work::entries_of(folder).with_context(|| format!("can't read {}", folder.display()))
}

/// Checks early that a path can be written after long work.
pub(crate) fn check_can_be_written(path: &Path) -> Result<()> {
    loa_work::check_can_be_written(path).with_context(|| format!("can't write {}", path.display()))
}

/// Checks early that a file that is written line by line can be opened; it is not emptied.
pub(crate) fn check_output(path: &Path) -> Result<()> {
    loa_work::check_output(path).with_context(|| format!("can't write {}", path.display()))
}

/// Checks early that results can be written after long work: each to a file of its own. They come
/// with the names of their options.
pub(crate) fn check_results<'a>(
    read: impl IntoIterator<Item = &'a PathBuf>,
    written: &[(&str, &'a Option<PathBuf>)],
) -> Result<()> {
    keep_apart(read, written)?;
    let mut paths = written.iter().filter_map(|(_, path)| path.as_deref());
    paths.try_for_each(check_can_be_written)
}

/// Refuses to write over what is read, and two results into one file. A folder that is read is one
/// of tables. The results come with the names of their options.
pub(crate) fn keep_apart<'a>(
    read: impl IntoIterator<Item = &'a PathBuf>,
    written: &[(&str, &'a Option<PathBuf>)],
) -> Result<()> {
    let read = read.into_iter().flat_map(|path| match path.is_dir() {
        true => tables::files(path),
        false => vec![path.clone()],
    });
    let read = read.map(|path| (None, path));
    let written = written.iter();
    let written = written.filter_map(|(name, path)| Some((Some(*name), path.as_ref()?.clone())));
    let mut known = HashMap::new();
    for (name, path) in read.chain(written) {
        let Some(file) = file_of(&path) else {
            continue;
        };
        let fault = match (known.entry(file).or_insert(name), name) {
            (None, Some(_)) => anyhow!("it is the input"),
            (Some(one), Some(other)) if *one != other => anyhow!("it is both {one} and {other}"),
            _ => continue,
        };
        return Err(fault.context(format!("can't write {}", path.display())));
    }
    Ok(())
}

/// Tells which file a path names: its number, or a file that is not there by its whole path.
/// `None` for devices, pipes and folders.
fn file_of(path: &Path) -> Option<Result<(u64, u64), PathBuf>> {
    if is_device(path) {
        return None;
    }
    match system::file_id(path) {
        Some(id) => Some(Ok(id)),
        None => Some(Err(real_path(path).ok()?)),
    }
}
