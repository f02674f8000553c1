//! Files that are there completely or not at all. Until they are complete, their names end with
//! `.part`.

use crate::input::{if_there, is_stream, open_file};
use crate::part::part_of;
use crate::system::open_device;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf, is_separator};
use std::sync::atomic::{AtomicU32, Ordering};

/// The bytes that are written at a time.
const BUFFER: usize = 1 << 20;

/// Writes or replaces a file, completely or not at all, though others may write it at the same
/// time. Devices and pipes are written to directly. A link stays one, and an older file's
/// permissions are kept.
///
/// # Errors
/// If it can't be written. An older file stays then.
pub fn write_whole(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    if is_written_through(path) {
        return fill_file(open_device(path)?, fill).map(drop);
    }
    let path = &path_of_file(path)?;
    // What can't be removed is not in the way.
    let _ = remove_leftovers(path);
    let draft = draft_of(path);
    let created = create(&draft).inspect(|file| keep_permissions(file, path));
    complete(&draft, path, created, fill)
}

/// Creates or empties a file, or opens a device or a pipe, to write to it.
///
/// # Errors
/// If it can't be written, or nobody reads from the pipe within seconds.
pub fn create_output(path: &Path) -> io::Result<File> {
    match is_written_through(path) {
        true => open_device(path),
        false => File::create(path),
    }
}

/// Checks early that [`create_output`] can write a path, without emptying a file.
///
/// # Errors
/// If it can't; the error says why.
pub fn check_output(path: &Path) -> io::Result<()> {
    match path.is_file() {
        true => File::options().append(true).open(path).map(drop),
        false => check_can_be_written(path),
    }
}

/// Writes or replaces a file, completely or not at all, in a folder in which no other process
/// writes. A link stays one, and an older file's permissions are kept.
///
/// # Errors
/// If it can't be written. An older file stays then.
pub fn write_in_own_folder(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let path = &path_of_file(path)?;
    let draft = part_of(path);
    let created = File::create(&draft).inspect(|file| keep_permissions(file, path));
    complete(&draft, path, created, fill)
}

/// Checks early that a path can be written after long work.
///
/// # Errors
/// If it can't; the error says why.
pub fn check_can_be_written(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    if is_written_through(path) {
        return Ok(());
    }
    let path = &path_of_file(path)?;
    if !folder_of(path).is_dir() {
        return Err(io::Error::other("there is no such folder"));
    }
    let draft = draft_of(path);
    create(&draft).and_then(|_| fs::remove_file(&draft))
}

/// Returns the folder that a file is in.
pub fn folder_of(path: &Path) -> &Path {
    let parent = path.parent();
    let named = parent.filter(|parent| !parent.as_os_str().is_empty());
    named.unwrap_or(Path::new("."))
}

/// Returns the one name of a file that can have several, through links; there may be no file yet.
///
/// # Errors
/// If its folder can't be found.
pub fn real_path(path: &Path) -> io::Result<PathBuf> {
    if let Some(real) = if_there(path.canonicalize())? {
        return Ok(real);
    }
    if let Ok(target) = fs::read_link(path) {
        return real_path(&folder_of(path).join(target));
    }
    let name = path.file_name().unwrap_or_default();
    Ok(folder_of(path).canonicalize()?.join(name))
}

/// Returns the path that a link leads to, or else the path itself.
///
/// # Errors
/// If what the link leads to has no folder.
pub fn linked(path: &Path) -> io::Result<PathBuf> {
    match path.is_symlink() {
        true => real_path(path),
        false => Ok(path.to_path_buf()),
    }
}

/// Returns the path under which a file is written.
pub(crate) fn path_of_file(path: &Path) -> io::Result<PathBuf> {
    let end = path.as_os_str().as_encoded_bytes().last();
    if end.is_some_and(|end| is_separator(char::from(*end))) {
        return Err(io::Error::other("it names a folder"));
    }
    linked(path)
}

/// Gives a file the permissions of the one that it will replace, if there is one.
pub(crate) fn keep_permissions(file: &File, old: &Path) {
    if let Ok(old) = old.metadata() {
        // Not every file system has them.
        let _ = file.set_permissions(old.permissions());
    }
}

/// Returns the paths of what is in a folder, in the order of the names.
///
/// # Errors
/// If it can't be read.
pub fn entries_of(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn complete(
    draft: &Path,
    path: &Path,
    created: io::Result<File>,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let written = created.and_then(|file| {
        fill_file(file, fill)?.sync_all()?;
        fs::rename(draft, path)?;
        sync_folder(folder_of(path))
    });
    if written.is_err() {
        // The first error says more than one about this.
        let _ = fs::remove_file(draft);
    }
    written
}

/// Makes the new names of files in a folder last.
///
/// # Errors
/// If they don't.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    // Not every system opens folders, and not every file system can sync them.
    match File::open(folder).map(|folder| folder.sync_all()) {
        Ok(Err(error)) if error.kind() != io::ErrorKind::InvalidInput => Err(error),
        _ => Ok(()),
    }
}

/// Tells whether the path is a device, a pipe or a folder.
pub fn is_device(path: &Path) -> bool {
    path.metadata().is_ok_and(|metadata| !metadata.is_file())
}

/// Tells whether what is written goes through the path: into a device, a pipe, or a stream that
/// this process was given, be it a file.
fn is_written_through(path: &Path) -> bool {
    is_stream(path) || is_device(path)
}

fn fill_file(file: File, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<File> {
    let mut writer = BufWriter::with_capacity(BUFFER, file);
    fill(&mut writer)?;
    Ok(writer.into_inner()?)
}

/// Creates a file of a [draft's](draft_of) name, and locks it to show that it is in use. An
/// existing one was left by a killed process with the same id, as happens in containers.
fn create(path: &Path) -> io::Result<File> {
    let file = match File::create_new(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            fs::remove_file(path)?;
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
    for entry in fs::read_dir(folder_of(path))? {
        let found = entry?;
        if !is_draft_of(&found.file_name(), path) {
            continue;
        }
        if open_file(&found.path())?.try_lock().is_ok() {
            fs::remove_file(found.path())?;
        }
    }
    Ok(())
}

/// Tells whether a name is one that [`draft_of`] gives a file, whatever the process.
fn is_draft_of(name: &OsStr, path: &Path) -> bool {
    let own = path.file_name().unwrap_or_default().as_encoded_bytes();
    let rest = name.as_encoded_bytes().strip_prefix(own);
    let id = rest.and_then(|rest| rest.strip_prefix(b".")?.strip_suffix(b".part"));
    let is_number = |digits: &[u8]| !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    id.is_some_and(|id| id.splitn(2, |sign| *sign == b'-').all(is_number))
}

/// Names a draft by the process and how many it has named before: threads may write one file, too.
fn draft_of(path: &Path) -> PathBuf {
    static DRAFTS: AtomicU32 = AtomicU32::new(0);
    let number = DRAFTS.fetch_add(1, Ordering::Relaxed);
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{}-{number}", std::process::id()));
    part_of(Path::new(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(path: &Path, text: &str) {
        write_whole(path, |file| file.write_all(text.as_bytes())).unwrap();
    }

    #[test]
    fn leftovers_of_killed_processes_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        let names = ["a.sgf.1.part", "a.sgf.4194305.part", "a.sgf.7-12.part"];
        let others = [
            "a.sgf.x.part",
            "a.sgf.1-.part",
            "b.sgf.1.part",
            "a.sgf.1.parts",
            "a.sgf",
        ];
        for name in names.into_iter().chain(others) {
            fs::write(file(name), "half").unwrap();
        }
        let used = File::create(file("a.sgf.2.part")).unwrap();
        used.lock().unwrap();
        write(&file("a.sgf"), "whole");
        assert_eq!(fs::read(file("a.sgf")).unwrap(), b"whole");
        assert!(names.iter().all(|name| !file(name).exists()));
        assert!(others.iter().all(|name| file(name).exists()));
        assert!(file("a.sgf.2.part").exists(), "another process is writing");
        drop(used);
        write(&file("a.sgf"), "again");
        assert!(!file("a.sgf.2.part").exists());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), others.len());
    }

    #[test]
    fn a_file_may_be_written_twice_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        let both = write_whole(&path, |file| {
            write(&path, "first");
            file.write_all(b"last")
        });
        both.unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"last");
    }

    #[test]
    #[cfg(unix)]
    fn links_and_permissions_stay() {
        use crate::part::PartFile;
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("real")).unwrap();
        let (link, real) = (at("link"), at("real/file"));
        symlink("real/file", at("other")).unwrap();
        symlink("other", &link).unwrap();
        check_can_be_written(&link).unwrap();
        write(&link, "first");
        assert_eq!(
            fs::read(&real).unwrap(),
            b"first",
            "the link led to nothing"
        );
        crate::system::set_mode(&real, 0o600).unwrap();
        write(&link, "next");
        assert_eq!(fs::read(&real).unwrap(), b"next");
        let mut part = PartFile::open(&link).unwrap();
        part.file.write_all(b"last").unwrap();
        assert_eq!(part.part, part_of(&real.canonicalize().unwrap()));
        part.finish().unwrap();
        assert_eq!(fs::read(&real).unwrap(), b"last");
        write_in_own_folder(&link, |file| file.write_all(b"own")).unwrap();
        assert_eq!(fs::read(&real).unwrap(), b"own");
        assert_eq!(fs::read_dir(at("real")).unwrap().count(), 1);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
        assert_eq!(real.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        assert!(link.is_symlink() && at("other").is_symlink());
        symlink("circle", at("circle")).unwrap();
        assert!(check_can_be_written(&at("circle")).is_err());
    }

    #[test]
    fn an_error_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        write(&path, "whole");
        let fail = |file: &mut dyn Write| {
            file.write_all(b"half")?;
            Err(io::Error::other("enough"))
        };
        assert!(write_whole(&path, fail).is_err() && write_in_own_folder(&path, fail).is_err());
        assert_eq!(fs::read(&path).unwrap(), b"whole");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        write_in_own_folder(&path, |file| file.write_all(b"new")).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
    }
}
