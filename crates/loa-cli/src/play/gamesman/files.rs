use crate::whole_file::write_whole;
use loa_gamesman::Files;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

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
        write_whole(path, fill)
    }
}
