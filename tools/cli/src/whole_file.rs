use anyhow::{Context, Result, bail};
use loa_work::{is_device, real_path};
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

/// Refuses to write over what is read, and two results into one file. The results come with the
/// names of their options.
pub(crate) fn keep_apart<'a>(
    read: impl IntoIterator<Item = &'a PathBuf>,
    written: &[(&str, &'a Option<PathBuf>)],
) -> Result<()> {
    let inputs: Vec<PathBuf> = read
        .into_iter()
        .filter_map(|path| canonical(path))
        .collect();
    let mut results: Vec<(&str, PathBuf)> = Vec::new();
    for (name, path) in written {
        let Some((path, place)) = path.as_ref().and_then(|it| Some((it, canonical(it)?))) else {
            continue;
        };
        if inputs.contains(&place) {
            bail!("can't write {}: it is the input", path.display());
        }
        if let Some((other, _)) = results.iter().find(|(_, other)| *other == place) {
            bail!(
                "can't write {}: it is both {other} and {name}",
                path.display()
            );
        }
        results.push((name, place));
    }
    Ok(())
}

/// Returns the canonical path of a file, existing or not; `None` for devices and pipes.
fn canonical(path: &Path) -> Option<PathBuf> {
    if is_device(path) {
        return None;
    }
    real_path(path).ok()
}
