use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes a file that is there completely or not at all; one that was there before is replaced.
/// Devices and pipes are written to as they are.
pub(crate) fn write_whole(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    if path.metadata().is_ok_and(|metadata| !metadata.is_file()) {
        return fill_file(File::options().write(true).open(path)?, fill).map(drop);
    }
    let temporary = beside(path);
    let written = File::create_new(&temporary).and_then(|file| {
        fill_file(file, fill)?.sync_all()?;
        std::fs::rename(&temporary, path)
    });
    if written.is_err() {
        // The error that led here says more than one about this would.
        let _ = std::fs::remove_file(&temporary);
    }
    written
}

fn fill_file(file: File, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<File> {
    let mut writer = BufWriter::new(file);
    fill(&mut writer)?;
    Ok(writer.into_inner()?)
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}
