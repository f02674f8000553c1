use anyhow::{Context, Result, bail};
use loa_work::{is_device, real_path, system};
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

/// Refuses to write over what is read, and two results into one file. The results come with the
/// names of their options.
pub(crate) fn keep_apart<'a>(
    read: impl IntoIterator<Item = &'a PathBuf>,
    written: &[(&str, &'a Option<PathBuf>)],
) -> Result<()> {
    let read = read.into_iter();
    let inputs: Vec<Place> = read.filter_map(|path| Place::of(path)).collect();
    let mut results: Vec<(&str, Place)> = Vec::new();
    for (name, path) in written {
        let Some((path, place)) = path.as_ref().and_then(|it| Some((it, Place::of(it)?))) else {
            continue;
        };
        if inputs.iter().any(|input| input.is(&place)) {
            bail!("can't write {}: it is the input", path.display());
        }
        if let Some((other, _)) = results.iter().find(|(_, other)| other.is(&place)) {
            bail!(
                "can't write {}: it is both {other} and {name}",
                path.display()
            );
        }
        results.push((name, place));
    }
    Ok(())
}

/// A file, existing or not, whatever its name is.
struct Place {
    path: PathBuf,
    id: Option<(u64, u64)>,
}

impl Place {
    /// Finds the file; `None` for devices, pipes and folders.
    fn of(path: &Path) -> Option<Place> {
        if is_device(path) {
            return None;
        }
        let id = system::file_id(path);
        real_path(path).ok().map(|path| Place { path, id })
    }

    fn is(&self, other: &Place) -> bool {
        self.path == other.path || (self.id.is_some() && self.id == other.id)
    }
}
