//! The same functions as for Unix, where they are described.

use crate::pool::locked;
use crate::signals::Interrupt;
use signal_hook::consts::{SIGINT, SIGTERM};
use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::windows::ffi::OsStrExt;
use std::os::windows::fs::{FileExt, OpenOptionsExt};
use std::os::windows::io::{AsHandle, AsRawHandle, FromRawHandle, OwnedHandle};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitStatus, exit};
use std::ptr::{from_mut, from_ref, null, null_mut};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::Duration;
use windows_sys::Win32::Foundation::ERROR_BROKEN_PIPE;
use windows_sys::Win32::Storage::FileSystem::{FILE_FLAG_BACKUP_SEMANTICS, GetDiskFreeSpaceExW};
use windows_sys::Win32::System::Console::{CTRL_C_EVENT, CTRL_CLOSE_EVENT, SetConsoleCtrlHandler};
use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION, JobObjectExtendedLimitInformation,
    SetInformationJobObject, TerminateJobObject,
};
use windows_sys::Win32::System::Pipes::PeekNamedPipe;
use windows_sys::Win32::System::SystemInformation::{GlobalMemoryStatusEx, MEMORYSTATUSEX};
use windows_sys::Win32::System::Threading::{INFINITE, WaitForSingleObject};

pub(crate) const ENDING_SIGNALS: &[i32] = &[SIGINT, SIGTERM];

/// Which signals make which requests, and end the program once the request has lasted.
static WANTED: Mutex<Vec<(i32, Interrupt, Option<Arc<AtomicBool>>)>> = Mutex::new(Vec::new());

/// Ctrl-C is SIGINT, all else that ends a console is SIGTERM.
pub(crate) fn catch_signals(
    signals: &[i32],
    request: &Interrupt,
    second_ends: bool,
) -> io::Result<()> {
    let mut wanted = locked(&WANTED);
    if wanted.is_empty() {
        // SAFETY: the function may be called at any time, by a thread of its own.
        checked(unsafe { SetConsoleCtrlHandler(Some(on_event), 1) })?;
    }
    let lasting = second_ends.then(|| request.lasting());
    let of_signal = |signal: &i32| (*signal, request.clone(), lasting.clone());
    wanted.extend(signals.iter().map(of_signal));
    Ok(())
}

unsafe extern "system" fn on_event(event: u32) -> i32 {
    let signal = if event == CTRL_C_EVENT {
        SIGINT
    } else {
        SIGTERM
    };
    let wanted = locked(&WANTED);
    let mut is_caught = false;
    for (_, request, lasting) in wanted.iter().filter(|wanted| wanted.0 == signal) {
        is_caught = true;
        let has_lasted = |it: &Arc<AtomicBool>| it.load(Ordering::Relaxed);
        if lasting.as_ref().is_some_and(has_lasted) {
            exit(128 + signal);
        }
        request.raise(signal);
    }
    if event == CTRL_CLOSE_EVENT {
        // The system ends the program when this returns.
        sleep(Duration::from_secs(4));
    }
    is_caught.into()
}

/// Turns the answer of the system into a result.
fn checked(succeeded: i32) -> io::Result<()> {
    match succeeded {
        0 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}

pub(crate) fn open_at_once(path: &Path) -> io::Result<File> {
    File::open(path)
}

pub(crate) fn open_stream(path: &Path) -> io::Result<File> {
    File::open(path)
}

pub(crate) fn wait(_file: &File) -> io::Result<()> {
    Ok(())
}

pub(crate) fn open_device(path: &Path) -> io::Result<File> {
    File::options().write(true).open(path)
}

/// The process that had the lock before has the file no more open under another name.
pub(crate) fn is_same_file(_file: &File, path: &Path) -> bool {
    path.exists()
}

pub fn file_id(_path: &Path) -> Option<(u64, u64)> {
    None
}

/// Its lock is refused: folders have none.
pub fn open_folder(folder: &Path) -> io::Result<File> {
    let mut options = File::options();
    let options = options.read(true).custom_flags(FILE_FLAG_BACKUP_SEMANTICS);
    options.open(folder)
}

pub fn stdin() -> io::Result<File> {
    Ok(io::stdin().as_handle().try_clone_to_owned()?.into())
}

pub fn has_input(file: &File) -> bool {
    let mut bytes = 0;
    let (pipe, count) = (file.as_raw_handle(), from_mut(&mut bytes));
    // SAFETY: the handle is open, `count` can be written to, and the others may be null.
    let peeked = unsafe { PeekNamedPipe(pipe, null_mut(), 0, null_mut(), count, null_mut()) };
    match checked(peeked) {
        Ok(()) => bytes > 0,
        Err(error) if error.raw_os_error() == Some(ERROR_BROKEN_PIPE.cast_signed()) => true,
        // It is no pipe.
        Err(_) => file.metadata().is_ok_and(|metadata| metadata.is_file()),
    }
}

/// The folders of a user are private.
pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

pub fn is_open_to_others(_path: &Path) -> bool {
    false
}

pub fn set_mode(_path: &Path, _mode: u32) -> io::Result<()> {
    Ok(())
}

pub fn give(_path: &Path, _user: u32) -> io::Result<()> {
    Ok(())
}

/// Programs never run as another user here.
pub fn is_root() -> bool {
    false
}

pub fn read_exact_at(file: &File, mut bytes: &mut [u8], mut at: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        let read = file.seek_read(bytes, at)?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        bytes = &mut bytes[read..];
        at += read as u64;
    }
    Ok(())
}

pub fn write_all_at(file: &File, mut bytes: &[u8], mut at: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        let written = file.seek_write(bytes, at)?;
        if written == 0 {
            return Err(io::ErrorKind::WriteZero.into());
        }
        bytes = &bytes[written..];
        at += written as u64;
    }
    Ok(())
}

pub fn free_space(folder: &Path) -> io::Result<u64> {
    let name: Vec<u16> = folder.as_os_str().encode_wide().chain([0]).collect();
    let mut bytes = 0;
    // SAFETY: the name ends with 0, `bytes` can be written to, and the others may be null.
    let told = unsafe { GetDiskFreeSpaceExW(name.as_ptr(), &mut bytes, null_mut(), null_mut()) };
    checked(told).map(|()| bytes)
}

pub fn free_memory() -> Option<u64> {
    let mut status = MEMORYSTATUSEX {
        dwLength: size_of::<MEMORYSTATUSEX>() as u32,
        ..MEMORYSTATUSEX::default()
    };
    // SAFETY: the structure has its length.
    checked(unsafe { GlobalMemoryStatusEx(&mut status) }).ok()?;
    Some(status.ullAvailPhys)
}

/// There is no limit.
pub fn most_files() -> usize {
    usize::MAX
}

/// Arguments are text.
pub fn os_string(bytes: &[u8]) -> OsString {
    String::from_utf8_lossy(bytes).into_owned().into()
}

pub fn parent_id() -> Option<u32> {
    None
}

/// There are none.
pub fn signal_of(_status: ExitStatus) -> Option<i32> {
    None
}

/// There is no sandbox.
pub fn within_sandbox(status: ExitStatus) -> ExitStatus {
    status
}

pub fn lacks_resources(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::OutOfMemory
}

/// Waits until all has been read.
pub fn unread(pipe: &ChildStdin) -> (u64, bool) {
    let pipe = pipe.as_handle().try_clone_to_owned().map(File::from);
    (0, pipe.is_ok_and(|pipe| pipe.sync_all().is_err()))
}

/// All processes of a job end when its handle is closed, at the latest when this process ends.
#[derive(Debug)]
pub struct Group(OwnedHandle);

impl Group {
    /// What the program starts before it is in the job is not in it.
    pub fn spawn(command: &mut Command) -> io::Result<(Child, Group)> {
        let job = new_job()?;
        let mut child = command.spawn()?;
        // SAFETY: both handles are open.
        let joined =
            unsafe { AssignProcessToJobObject(job.as_raw_handle(), child.as_raw_handle()) };
        // One that has ended already can't be assigned.
        match (checked(joined), child.try_wait()?) {
            (Err(error), None) => {
                child.kill()?;
                Err(error)
            }
            _ => Ok((child, Group(job))),
        }
    }

    pub fn waiter(&self, child: &Child) -> io::Result<impl FnOnce() + Send + use<>> {
        let process = child.as_handle().try_clone_to_owned()?;
        Ok(move || {
            // SAFETY: the handle is open.
            unsafe { WaitForSingleObject(process.as_raw_handle(), INFINITE) };
        })
    }

    pub fn kill(&self) {
        // What can't be killed has ended.
        // SAFETY: the handle is open.
        let _ = unsafe { TerminateJobObject(self.0.as_raw_handle(), 1) };
    }
}

fn new_job() -> io::Result<OwnedHandle> {
    let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    // SAFETY: null stands for no name and the usual rights.
    let made = unsafe { CreateJobObjectW(null(), null()) };
    if made.is_null() {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the handle is new, and the structure is the one that the class wants.
    unsafe {
        let job = OwnedHandle::from_raw_handle(made);
        let (class, size) = (
            JobObjectExtendedLimitInformation,
            size_of_val(&limits) as u32,
        );
        checked(SetInformationJobObject(
            made,
            class,
            from_ref(&limits).cast(),
            size,
        ))?;
        Ok(job)
    }
}

pub fn survive_large_files() {}

pub fn adopt_orphans() {}

pub fn kill_descendants() {}
