//! The one gate for files that come from outside. Nothing behind it waits for ever, reads without
//! end, or takes more memory than it may.

use crate::system;
use std::fs::{File, FileType};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::Path;

/// The most bytes of a list or a script that is read whole.
pub const LARGEST_TEXT: u64 = 16 << 20;

/// A regular file, or a stream that this process was given. A signal that is handled ends the
/// waiting for a stream.
#[derive(Debug)]
pub struct Input {
    file: File,
    is_stream: bool,
}

impl From<Input> for File {
    fn from(input: Input) -> File {
        input.file
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.is_stream {
            system::wait(&self.file)?;
        }
        self.file.read(buffer)
    }
}

/// Opens a regular file for reading, by its name or by that of a link.
///
/// # Errors
/// If it can't be opened, or is a directory, a pipe or a device; does not wait for any of them.
pub fn open_file(path: &Path) -> io::Result<File> {
    // Opening a device can do something to it.
    check_is_file(path)?;
    let file = system::open_at_once(path)?;
    check(file.metadata()?.file_type())?;
    Ok(file)
}

/// Checks, for what opens it later, that a path names a regular file.
///
/// # Errors
/// If it does not.
pub fn check_is_file(path: &Path) -> io::Result<()> {
    check(path.metadata()?.file_type())
}

/// As [`check_is_file`], of a path that may name nothing yet.
///
/// # Errors
/// If it names something else.
pub fn check_is_file_or_new(path: &Path) -> io::Result<()> {
    if_there(check_is_file(path)).map(drop)
}

/// Takes a missing file for none.
///
/// # Errors
/// All other errors.
pub fn if_there<T>(result: io::Result<T>) -> io::Result<Option<T>> {
    match result {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        result => result.map(Some),
    }
}

/// Opens a regular file, or `/dev/stdin` or `/dev/fd/N`: what a shell gives a command to read.
///
/// # Errors
/// As [`open_file`].
pub fn open_input(path: &Path) -> io::Result<Input> {
    let is_stream = is_stream(path);
    let file = match is_stream {
        true => system::open_stream(path)?,
        false => open_file(path)?,
    };
    Ok(Input { file, is_stream })
}

/// Tells whether a path names what a shell gives a command to read or to write.
pub(crate) fn is_stream(path: &Path) -> bool {
    [
        "/dev/fd",
        "/dev/stdin",
        "/dev/stdout",
        "/dev/stderr",
        "/proc/self/fd",
    ]
    .iter()
    .any(|streams| path.starts_with(streams))
}

/// Reads all of [an input](open_input) that has at most so many bytes.
///
/// # Errors
/// As [`open_input`]; if it is larger, there is no memory for it, or it can't be read.
pub fn read_input(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    read_at_most(open_input(path)?, most)
}

/// Looks at an [input](open_input) that is a regular file and is read again later: one that this
/// process has open, such as `/dev/stdin`, goes on from where it was.
///
/// # Errors
/// As [`open_input`]; if it has no beginning to go back to.
pub fn look_at<T>(path: &Path, look: impl FnOnce() -> T) -> io::Result<T> {
    let mut file = File::from(open_input(path)?);
    let place = file.stream_position()?;
    let seen = look();
    file.seek(SeekFrom::Start(place))?;
    Ok(seen)
}

/// Reads all of [a file](open_file) that has at most so many bytes.
///
/// # Errors
/// As [`open_file`]; if it is larger, there is no memory for it, or it can't be read.
pub fn read_file(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    read_at_most(open_file(path)?, most)
}

/// As [`read_input`], as text, without the byte order mark of some editors.
///
/// # Errors
/// As [`read_input`]; if it is not UTF-8.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    let bytes = read_input(path, most)?;
    let text = std::str::from_utf8(without_mark(&bytes)?);
    text.map(str::to_owned)
        .map_err(|error| io::Error::new(ErrorKind::InvalidData, error))
}

/// Returns the bytes of a text without the byte order mark of UTF-8.
///
/// # Errors
/// If they are UTF-16, as some shells write files.
pub fn without_mark(bytes: &[u8]) -> io::Result<&[u8]> {
    match bytes {
        [0xff, 0xfe, _, 0, ..] | [0xff, 0xfe, b'\n'] | [0xfe, 0xff, 0, ..] => {
            let text = "it is UTF-16; save it as UTF-8";
            Err(io::Error::new(ErrorKind::InvalidData, text))
        }
        [0xef, 0xbb, 0xbf, text @ ..] => Ok(text),
        text => Ok(text),
    }
}

/// Reads to the end, which must come after at most so many bytes.
fn read_at_most(from: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = from.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    match read as u64 > most {
        true => Err(too_large(most)),
        false => Ok(bytes),
    }
}

fn too_large(most: u64) -> io::Error {
    const MIB: u64 = 1 << 20;
    let text = match most % MIB {
        0 => format!("it is larger than {} MiB", most / MIB),
        _ => format!("it is larger than {most} bytes"),
    };
    io::Error::new(ErrorKind::FileTooLarge, text)
}

fn check(found: FileType) -> io::Result<()> {
    let text = match found.is_file() {
        true => return Ok(()),
        false if found.is_dir() => "it is a directory",
        false => "it is a pipe or a device, not a file",
    };
    Err(io::Error::new(ErrorKind::InvalidInput, text))
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use rustix::fs::{CWD, FileType, Mode, mknodat};
    use std::fs;

    #[test]
    fn only_files_of_a_bounded_size_come_in() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        mknodat(CWD, at("fifo"), FileType::Fifo, Mode::RUSR, 0).unwrap();
        std::os::unix::fs::symlink("/dev/zero", at("endless")).unwrap();
        fs::write(at("four"), "abcd").unwrap();
        std::os::unix::fs::symlink("four", at("link")).unwrap();
        for (name, fault) in [
            ("fifo", "it is a pipe or a device, not a file"),
            ("endless", "it is a pipe or a device, not a file"),
            ("", "it is a directory"),
        ] {
            let opened = open_file(&at(name)).unwrap_err();
            let read = read_input(&at(name), 4).unwrap_err();
            assert_eq!([opened, read].map(|error| error.to_string()), [fault; 2]);
        }
        for name in ["four", "link"] {
            assert_eq!(read_input(&at(name), 4).unwrap(), b"abcd");
            let error = read_input(&at(name), 3).unwrap_err();
            assert_eq!(error.to_string(), "it is larger than 3 bytes");
        }
        // It has no length.
        let endless = fs::File::open("/dev/zero").unwrap();
        let error = read_at_most(endless, 1 << 20).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::FileTooLarge);
    }

    #[test]
    fn texts_come_without_byte_order_marks() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let read = |bytes: &[u8]| {
            fs::write(file.path(), bytes).unwrap();
            read_text(file.path(), 20).map_err(|error| error.to_string())
        };
        assert_eq!(read("é\u{feff}".as_bytes()).as_deref(), Ok("é\u{feff}"));
        assert_eq!(read("\u{feff}é".as_bytes()).as_deref(), Ok("é"));
        assert!(read(b"\xff\xfe").unwrap_err().starts_with("invalid utf-8"));
        for bytes in [&b"\xff\xfea\0"[..], b"\xfe\xff\0a"] {
            assert_eq!(
                read(bytes),
                Err("it is UTF-16; save it as UTF-8".to_owned())
            );
        }
    }

    #[test]
    fn open_files_can_be_read_by_their_numbers() {
        let mut file = tempfile::tempfile().unwrap();
        std::io::Write::write_all(&mut file, b"text").unwrap();
        let number = std::os::fd::AsRawFd::as_raw_fd(&file);
        for folder in ["/dev/fd", "/proc/self/fd"] {
            let path = format!("{folder}/{number}");
            assert_eq!(read_input(Path::new(&path), 4).unwrap(), b"text");
        }
    }
}
