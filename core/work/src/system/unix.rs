#[cfg(target_os = "linux")]
use super::descendants::{Descendants, kill_all};
use crate::part::PATIENCE;
use crate::signals::Interrupt;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_setfl, statvfs};
use rustix::io::Errno;
use rustix::process::{
    Pid, Resource, Signal, WaitId, WaitIdOptions, geteuid, getrlimit, kill_process_group,
    setrlimit, waitid,
};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXFSZ};
use signal_hook::flag;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File, OpenOptions, Permissions};
use std::io;
use std::os::fd::AsFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{FileExt, MetadataExt, OpenOptionsExt, PermissionsExt, chown};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitStatus};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};

/// The signals by which a terminal, a shell or a service manager ends a program.
pub(crate) const ENDING_SIGNALS: &[i32] = &[SIGHUP, SIGINT, SIGQUIT, SIGTERM];

/// Lets signals make a request from now on, and end the program when the request has lasted for a
/// moment if `second_ends`. Nothing is allocated or locked when one comes.
pub(crate) fn catch_signals(
    signals: &[i32],
    request: &Interrupt,
    second_ends: bool,
) -> io::Result<()> {
    let lasting = second_ends.then(|| request.lasting());
    for &signal in signals {
        // As `nohup` wants it. Shells have SIGINT ignored for what they run in the background, but
        // it can be sent on purpose.
        if signal == SIGHUP && is_ignored(signal) {
            continue;
        }
        if let Some(lasting) = &lasting {
            flag::register_conditional_default(signal, Arc::clone(lasting))?;
        }
        flag::register_usize(signal, Arc::clone(&request.number), signal as usize)?;
        flag::register(signal, Arc::clone(&request.flag))?;
    }
    Ok(())
}

/// Tells whether this process ignores a signal, as far as the system tells.
fn is_ignored(signal: i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let set = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    // The first signal is in the lowest bit.
    let set = set.and_then(|set| u64::from_str_radix(set.trim(), 16).ok());
    set.is_some_and(|set| set >> (signal - 1) & 1 == 1)
}

/// Makes a file that grows too large an error of its writer; it would end the program. For
/// programs, not for libraries.
pub fn survive_large_files() {
    // Without it the program ends as others do.
    let _ = flag::register(SIGXFSZ, Arc::default());
}

const AT_ONCE: i32 = OFlags::NONBLOCK.bits().cast_signed();

/// Opens a file without waiting for the other end of a pipe.
pub(crate) fn open_at_once(path: &Path) -> io::Result<File> {
    File::options().read(true).custom_flags(AT_ONCE).open(path)
}

/// Opens what this process has open already. A socket can't be opened by name.
pub(crate) fn open_stream(path: &Path) -> io::Result<File> {
    if path == Path::new("/dev/stdin") {
        return stdin();
    }
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(file)
}

/// Waits until something can be read. The system goes on with an interrupted call to read, but
/// not with this one.
pub(crate) fn wait(file: &File) -> io::Result<()> {
    let mut polled = [PollFd::new(file, PollFlags::IN)];
    match poll(&mut polled, None) {
        Err(Errno::INTR) => Err(io::Error::other("a signal came")),
        _ => Ok(()),
    }
}

/// Opens a stream that this process was given, a device or a pipe to write to it; a regular file
/// behind a stream goes on at its end. A pipe without a reader can't be opened in this way;
/// one that never comes would be waited for in vain.
pub(crate) fn open_device(path: &Path) -> io::Result<File> {
    match path.to_str() {
        Some("/dev/stdout" | "/dev/fd/1" | "/proc/self/fd/1") => {
            return Ok(io::stdout().as_fd().try_clone_to_owned()?.into());
        }
        Some("/dev/stderr" | "/dev/fd/2" | "/proc/self/fd/2") => {
            return Ok(io::stderr().as_fd().try_clone_to_owned()?.into());
        }
        _ => {}
    }
    let deadline = Instant::now() + PATIENCE;
    loop {
        let mut options = File::options();
        let opened = options.append(true).custom_flags(AT_ONCE).open(path);
        let has_reader =
            !matches!(&opened, Err(error) if Errno::from_io_error(error) == Some(Errno::NXIO));
        if has_reader {
            let file = opened?;
            fcntl_setfl(&file, OFlags::APPEND)?;
            return Ok(file);
        }
        if Instant::now() >= deadline {
            return Err(io::Error::other("nobody reads from this pipe"));
        }
        sleep(Duration::from_millis(10));
    }
}

/// Tells whether a path still names the file: the process that had the lock before may have
/// renamed or removed it.
pub(crate) fn is_same_file(file: &File, path: &Path) -> bool {
    let here = file.metadata().ok();
    here.is_some_and(|here| file_id(path) == Some((here.dev(), here.ino())))
}

/// Returns the number of a file, which its names share that are hard links; `None` if there is no
/// file, or the system has no such number.
pub fn file_id(path: &Path) -> Option<(u64, u64)> {
    let data = fs::metadata(path).ok()?;
    Some((data.dev(), data.ino()))
}

/// Opens a folder to lock it.
///
/// # Errors
/// If it can't be opened.
pub fn open_folder(folder: &Path) -> io::Result<File> {
    File::open(folder)
}

/// Returns the standard input as a file, without the buffer of [`std::io::stdin`].
///
/// # Errors
/// If it is closed, or too many files are open.
pub fn stdin() -> io::Result<File> {
    Ok(io::stdin().as_fd().try_clone_to_owned()?.into())
}

/// Tells whether a file or pipe can be read without waiting, be it that it has ended.
pub fn has_input(file: &File) -> bool {
    let mut polled = [PollFd::new(file, PollFlags::IN)];
    poll(&mut polled, Some(&Timespec::default())).is_ok_and(|ready| ready > 0)
}

/// Lets no other user read a file that is to be made.
pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options.mode(0o600)
}

/// Tells whether other users can read a file.
pub fn is_open_to_others(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.permissions().mode() & 0o077 != 0)
}

/// Sets what users may do with a file or folder, as for `chmod`.
///
/// # Errors
/// If the system refuses.
pub fn set_mode(path: &Path, mode: u32) -> io::Result<()> {
    fs::set_permissions(path, Permissions::from_mode(mode))
}

/// Gives a file or folder to a user, and the group with the same number.
///
/// # Errors
/// If the system refuses.
pub fn give(path: &Path, user: u32) -> io::Result<()> {
    chown(path, Some(user), Some(user))
}

/// Tells whether this process may do everything.
pub fn is_root() -> bool {
    geteuid().is_root()
}

/// Fills a buffer from a place in a file.
///
/// # Errors
/// If the file ends before, or can't be read.
pub fn read_exact_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    file.read_exact_at(bytes, at)
}

/// Writes bytes at a place in a file.
///
/// # Errors
/// If the file can't be written.
pub fn write_all_at(file: &File, bytes: &[u8], at: u64) -> io::Result<()> {
    file.write_all_at(bytes, at)
}

/// Returns the bytes that this user can still write to the file system of a folder.
///
/// # Errors
/// If the system can't tell.
pub fn free_space(folder: &Path) -> io::Result<u64> {
    let system = statvfs(folder)?;
    Ok(system.f_bavail.saturating_mul(system.f_frsize))
}

/// Returns the bytes of memory that programs can use without swapping, in a container no more than
/// it has left; `None` if unknown. The system may grant more than it has, and end the program
/// later.
pub fn free_memory() -> Option<u64> {
    let information = fs::read_to_string("/proc/meminfo").ok()?;
    let mut lines = information.lines();
    let line = lines.find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    let groups = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
    let left = groups.lines().filter_map(left_in_groups);
    left.chain(kib.checked_mul(1 << 10)).min()
}

/// Returns the least that a control group of the process, or one around it, has left of its limit
/// of memory, given its line of `/proc/self/cgroup`. A container may see only some of them.
fn left_in_groups(line: &str) -> Option<u64> {
    let mut fields = line.splitn(3, ':').skip(1);
    let (root, files) = match fields.next()? {
        "" => (
            "/sys/fs/cgroup",
            ["memory.max", "memory.current", "inactive_file "],
        ),
        "memory" => (
            "/sys/fs/cgroup/memory",
            [
                "memory.limit_in_bytes",
                "memory.usage_in_bytes",
                "total_inactive_file ",
            ],
        ),
        _ => return None,
    };
    let groups = Path::new(fields.next()?.trim_start_matches('/')).ancestors();
    let left = groups.filter_map(|group| left_in_group(&Path::new(root).join(group), files));
    left.min()
}

/// Returns what a control group has left; `None` without a limit. Files that the system only keeps
/// in memory for later do not count as used.
fn left_in_group(folder: &Path, [limit, used, cached]: [&str; 3]) -> Option<u64> {
    let read = |name: &str| fs::read_to_string(folder.join(name)).ok();
    let number = |text: &str| text.trim().parse::<u64>().ok();
    let limit = number(&read(limit)?)?;
    let used = number(&read(used)?)?;
    let counts = read("memory.stat").unwrap_or_default();
    let cached = counts
        .lines()
        .find_map(|line| number(line.strip_prefix(cached)?));
    Some(limit.saturating_sub(used.saturating_sub(cached.unwrap_or(0))))
}

/// Allows the process as many open files as the system lets it, and returns their number.
pub fn most_files() -> usize {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    let _ = setrlimit(Resource::Nofile, limit);
    let current = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    usize::try_from(current).unwrap_or(usize::MAX)
}

/// Makes an argument of the bytes of a script.
pub fn os_string(bytes: &[u8]) -> OsString {
    OsStr::from_bytes(bytes).to_owned()
}

/// The number of the parent process; `None` where the system does not tell.
pub fn parent_id() -> Option<u32> {
    Some(std::os::unix::process::parent_id())
}

/// Returns the number of the signal that has ended a program.
pub fn signal_of(status: ExitStatus) -> Option<i32> {
    status.signal()
}

/// Returns how a program has ended, given the status of the sandbox that ran it. The sandbox gives
/// a signal as a number, which the program can also give itself: only signals of crashes, kills and
/// limits are taken for such.
pub fn within_sandbox(status: ExitStatus) -> ExitStatus {
    const ENDS: [Signal; 12] = [
        Signal::ILL,
        Signal::TRAP,
        Signal::ABORT,
        Signal::BUS,
        Signal::FPE,
        Signal::KILL,
        Signal::SEGV,
        Signal::PIPE,
        Signal::TERM,
        Signal::XCPU,
        Signal::XFSZ,
        Signal::SYS,
    ];
    let mut signals = ENDS.into_iter().map(Signal::as_raw);
    let signal = signals.find(|signal| status.code() == Some(128 + signal));
    signal.map_or(status, ExitStatus::from_raw)
}

/// Tells whether a program could not be started for want of processes, threads, memory or files.
pub fn lacks_resources(error: &io::Error) -> bool {
    let lacks = [Errno::AGAIN, Errno::NOMEM, Errno::MFILE, Errno::NFILE];
    error.kind() == io::ErrorKind::OutOfMemory
        || Errno::from_io_error(error).is_some_and(|errno| lacks.contains(&errno))
}

/// Waits a moment for the reader of a pipe. Returns how many bytes it has not read yet, 0 where the
/// system can't tell, and whether it has closed the pipe.
pub fn unread(pipe: &ChildStdin) -> (u64, bool) {
    const PAUSE: Timespec = Timespec {
        tv_sec: 0,
        tv_nsec: 2_000_000,
    };
    // Polling always reports a pipe without a reader.
    let mut polled = [PollFd::new(pipe, PollFlags::empty())];
    let is_closed = poll(&mut polled, Some(&PAUSE)).is_ok_and(|found| found > 0);
    (rustix::io::ioctl_fionread(pipe).unwrap_or(0), is_closed)
}

/// The environment variable that marks the descendants of a child process.
const MARK: &str = "LOA_MATCH_PLAYER";

/// A child process and those that it starts: a process group, of which Linux finds also those that
/// have left it; on Windows a job.
#[derive(Debug)]
pub struct Group {
    leader: Pid,
    #[cfg_attr(not(target_os = "linux"), expect(dead_code))]
    mark: String,
}

impl Group {
    /// Starts a program in a group of its own.
    ///
    /// # Errors
    /// If there is no such program, or it can't be run.
    pub fn spawn(command: &mut Command) -> io::Result<(Child, Group)> {
        let mark = unique_mark();
        let child = command.env(MARK, &mark).process_group(0).spawn()?;
        let leader = Pid::from_child(&child);
        Ok((child, Group { leader, mark }))
    }

    /// Returns a function that waits for the end of the child, whose status stays to be read.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn waiter(&self, _child: &Child) -> io::Result<impl FnOnce() + Send + use<>> {
        let leader = self.leader;
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
        Ok(
            move || {
                while matches!(waitid(WaitId::Pid(leader), options), Err(Errno::INTR)) {}
            },
        )
    }

    /// Kills all. The child must not have been waited for yet: its number could belong to another
    /// process by now.
    pub fn kill(&self) {
        #[cfg(target_os = "linux")]
        {
            let mark = format!("{MARK}={}", self.mark);
            let mut descendants = Descendants::new(self.leader, Some(mark.into_bytes()));
            // Descendants can be found only while the chain of parents is unbroken.
            descendants.find();
            let _ = kill_process_group(self.leader, Signal::KILL);
            kill_all(&mut descendants);
        }
        #[cfg(not(target_os = "linux"))]
        let _ = kill_process_group(self.leader, Signal::KILL);
    }
}

/// Returns a word that no other child's environment has.
fn unique_mark() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let time = since.map_or(0, |since| since.as_nanos());
    format!("{}-{number}-{time:x}", std::process::id())
}

/// Makes this process the parent of descendants whose own parent ends, so that
/// [`kill_descendants`] finds them. Linux only, no-op elsewhere; for programs, not for libraries.
pub fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    // Without it the mark in the environment still finds nearly all.
    let _ = rustix::process::set_child_subreaper(Some(rustix::process::getpid()));
}

/// Kills every descendant of this process and waits for its direct children. Linux only, no-op
/// elsewhere; for programs that are about to exit. On Windows jobs end with this process.
pub fn kill_descendants() {
    #[cfg(target_os = "linux")]
    {
        kill_all(&mut Descendants::new(rustix::process::getpid(), None));
        let nohang = rustix::process::WaitOptions::NOHANG;
        while let Ok(Some(_)) = rustix::process::wait(nohang) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_container_has_left_what_it_does_not_use() {
        let folder = tempfile::tempdir().unwrap();
        let names = ["limit", "used", "inactive_file "];
        let stat = "anon 500\ninactive_anon 9\ninactive_file 100\n";
        for (limit, used, stat, left) in [
            ("1000\n", "600\n", stat, Some(500)),
            ("1000\n", "600\n", "", Some(400)),
            ("500\n", "700\n", stat, Some(0)),
            ("max\n", "600\n", stat, None),
        ] {
            for (name, text) in [("limit", limit), ("used", used), ("memory.stat", stat)] {
                fs::write(folder.path().join(name), text).unwrap();
            }
            let found = left_in_group(folder.path(), names);
            assert_eq!(found, left, "{limit}{used}{stat}");
        }
        let missing = folder.path().join("missing");
        assert_eq!(left_in_group(&missing, names), None);
        assert!(free_memory().is_none_or(|free| free > 0));
    }
}
