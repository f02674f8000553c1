use loa_gamesman::Files;
use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Files that are there completely or not at all.
pub(super) struct WholeFiles;

impl Files for WholeFiles {
    fn write(
        &mut self,
        name: &str,
        replace: bool,
        fill: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let path = Path::new(name);
        if path.is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        if !replace && path.symlink_metadata().is_ok() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        // A device or a pipe is written to; a file is replaced by a complete one.
        if path.metadata().is_ok_and(|metadata| !metadata.is_file()) {
            return write_to(File::options().write(true).open(path)?, fill).map(drop);
        }
        let temporary = beside(path);
        let written = File::create_new(&temporary).and_then(|file| {
            write_to(file, fill)?.sync_all()?;
            std::fs::rename(&temporary, path)
        });
        if written.is_err() {
            let _ = std::fs::remove_file(&temporary);
        }
        written
    }
}

fn write_to(
    file: File,
    fill: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
) -> io::Result<File> {
    let mut writer = BufWriter::new(file);
    fill(&mut writer)?;
    Ok(writer.into_inner()?)
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}
