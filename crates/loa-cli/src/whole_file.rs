use anyhow::{Context, Result, ensure};
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
    let temporary = beside(path);
    let written = create(&temporary).and_then(|file| {
        fill_file(file, fill)?.sync_all()?;
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

/// Creates a file with this process's id in its name. An existing one was left by a killed process
/// with the same id, as happens in containers.
fn create(path: &Path) -> io::Result<File> {
    match File::create_new(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            std::fs::remove_file(path)?;
            File::create_new(path)
        }
        other => other,
    }
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}
