use anyhow::{Context, Result, ensure};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes or replaces a file, completely or not at all. Devices and pipes are written to directly.
pub(crate) fn write_whole(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    if is_device(path) {
        return fill_file(File::options().write(true).open(path)?, fill).map(drop);
    }
    // What can't be removed is not in the way.
    let _ = remove_leftovers(path);
    let temporary = beside(path);
    let written = create(&temporary).and_then(|file| {
        let file = fill_file(file, fill)?;
        file.sync_all()?;
        std::fs::rename(&temporary, path)
    });
    if written.is_err() {
        // The first error says more than one about this.
        let _ = std::fs::remove_file(&temporary);
    }
    written
}

/// Writes a text file, completely or not at all.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<()> {
    write_whole(path, |file| file.write_all(text.as_bytes()))
        .with_context(|| format!("can't write {}", path.display()))
}

/// Checks early that a path can be written after long work.
pub(crate) fn check_can_be_written(path: &Path) -> Result<()> {
    let cannot = || format!("can't write {}", path.display());
    ensure!(!path.is_dir(), "{}: it is a folder", cannot());
    if is_device(path) {
        return Ok(());
    }
    ensure!(
        folder_of(path).is_dir(),
        "{}: there is no such folder",
        cannot()
    );
    let temporary = beside(path);
    create(&temporary)
        .and_then(|_| std::fs::remove_file(&temporary))
        .with_context(cannot)
}

/// Returns the folder that a file is in.
pub(crate) fn folder_of(path: &Path) -> &Path {
    let parent = path.parent();
    let named = parent.filter(|parent| !parent.as_os_str().is_empty());
    named.unwrap_or(Path::new("."))
}

/// Tells whether the path is a device, a pipe or a folder.
fn is_device(path: &Path) -> bool {
    path.metadata().is_ok_and(|metadata| !metadata.is_file())
}

fn fill_file(file: File, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<File> {
    let mut writer = BufWriter::new(file);
    fill(&mut writer)?;
    Ok(writer.into_inner()?)
}

/// Creates a file with this process's id in its name, and locks it to show that it is in use. An
/// existing one was left by a killed process with the same id, as happens in containers.
fn create(path: &Path) -> io::Result<File> {
    let file = match File::create_new(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            std::fs::remove_file(path)?;
            File::create_new(path)
        }
        other => other,
    }?;
    // Not every file system has locks.
    let _ = file.try_lock();
    Ok(file)
}

/// Removes what processes that were killed while they wrote a file have left beside it.
fn remove_leftovers(path: &Path) -> io::Result<()> {
    for entry in std::fs::read_dir(folder_of(path))? {
        let found = entry?;
        if !is_beside(&found.file_name(), path) {
            continue;
        }
        let file = File::open(found.path())?;
        if file.try_lock().is_ok() {
            std::fs::remove_file(found.path())?;
        }
    }
    Ok(())
}

/// Tells whether a name is one that [`beside`] gives a file, whatever the process.
fn is_beside(name: &OsStr, path: &Path) -> bool {
    let own = path.file_name().unwrap_or_default().as_encoded_bytes();
    let rest = name.as_encoded_bytes().strip_prefix(own);
    let id = rest.and_then(|rest| rest.strip_prefix(b".")?.strip_suffix(b".part"));
    id.is_some_and(|id| !id.is_empty() && id.iter().all(u8::is_ascii_digit))
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn leftovers_of_killed_processes_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        let names = ["a.sgf.1.part", "a.sgf.4194305.part"];
        let others = ["a.sgf.x.part", "b.sgf.1.part", "a.sgf.1.parts", "a.sgf"];
        for name in names.into_iter().chain(others) {
            fs::write(file(name), "half").unwrap();
        }
        let used = File::create(file("a.sgf.2.part")).unwrap();
        used.lock().unwrap();
        write_text(&file("a.sgf"), "whole").unwrap();
        assert_eq!(fs::read(file("a.sgf")).unwrap(), b"whole");
        assert!(names.iter().all(|name| !file(name).exists()));
        assert!(others.iter().all(|name| file(name).exists()));
        assert!(file("a.sgf.2.part").exists(), "another process is writing");
        drop(used);
        write_text(&file("a.sgf"), "again").unwrap();
        assert!(!file("a.sgf.2.part").exists());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), others.len());
    }
}
