use crate::CommandLine;
use crate::family::{MARK, kill_family};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
use std::io::{self, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdin, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::thread;
use std::time::SystemTime;
use thiserror::Error;

/// A program that plays, as a process that is talked to through pipes.
///
/// Everything that it does arrives as [`PlayerEvent`]s in a channel; nothing here blocks, whether
/// or not the program reads and writes. The channel should be bounded: a program that prints
/// faster than it is listened to then has to wait.
///
/// The process leads a process group of its own. When the value is dropped the process and its
/// descendants are killed (on Linux also those that left the group).
#[derive(Debug)]
pub struct Player {
    child: Child,
    pid: Pid,
    mark: String,
    input: Option<Sender<Vec<u8>>>,
    status: Option<ExitStatus>,
}

/// Something that a player did.
#[derive(Debug)]
pub struct PlayerEvent {
    /// Which player, by the number that it was started with.
    pub player: usize,
    /// What happened.
    pub event: Event,
}

/// What a player can do. `OutputClosed` comes after all `Output`, `ErrorsClosed` after all
/// `Errors`; apart from that the order of different kinds says nothing.
#[derive(Debug, PartialEq, Eq)]
pub enum Event {
    /// It printed something: some bytes, not necessarily whole lines.
    Output(Vec<u8>),
    /// It closed its standard output, or ended.
    OutputClosed,
    /// It printed something on its standard error.
    Errors(Vec<u8>),
    /// It closed its standard error, or ended.
    ErrorsClosed,
    /// It has been sent all input, and its input was closed. Comes once, unless `InputBroken`
    /// comes.
    InputClosed {
        /// Bytes that it had not read when it ended; 0 if it read all, or where the system
        /// can't tell.
        unread: u64,
    },
    /// It has closed its standard input, or ended, while there was something to be sent or read.
    InputBroken,
    /// It has ended: [`Player::reap`] tells how.
    Exited,
}

/// A program that can't be started.
#[derive(Debug, Error)]
#[error("can't run '{command}': {cause}")]
pub struct SpawnError {
    /// The command.
    pub command: Box<CommandLine>,
    /// What the system says.
    pub cause: io::Error,
}

impl SpawnError {
    /// Tells whether the system lacks processes, threads, memory or files, which is not the program's
    /// fault.
    pub fn is_lack(&self) -> bool {
        let lacks = [Errno::AGAIN, Errno::NOMEM, Errno::MFILE, Errno::NFILE];
        Errno::from_io_error(&self.cause).is_some_and(|errno| lacks.contains(&errno))
    }
}

impl Player {
    /// Starts a program. What it does arrives in `events`, with `number`.
    ///
    /// # Errors
    /// If there is no such program, or it can't be run.
    pub fn spawn(
        command: &CommandLine,
        number: usize,
        events: &SyncSender<PlayerEvent>,
    ) -> Result<Player, SpawnError> {
        let failed = |cause| SpawnError {
            command: Box::new(command.clone()),
            cause,
        };
        let mark = unique_mark();
        let child = command
            .to_command()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .env(MARK, &mark)
            .process_group(0)
            .spawn()
            .map_err(failed)?;
        let pid = Pid::from_child(&child);
        // From here on the value's drop cleans up.
        let mut player = Player {
            child,
            pid,
            mark,
            input: None,
            status: None,
        };
        let report = Reporter {
            number,
            events: events.clone(),
        };
        player.start_threads(&report).map_err(failed)?;
        Ok(player)
    }

    fn start_threads(&mut self, report: &Reporter) -> io::Result<()> {
        let thread = || thread::Builder::new().name("player".to_owned());
        if let Some(output) = self.child.stdout.take() {
            let report = report.clone();
            thread()
                .spawn(move || read_all(output, &report, Event::Output, Event::OutputClosed))?;
        }
        if let Some(errors) = self.child.stderr.take() {
            let report = report.clone();
            thread()
                .spawn(move || read_all(errors, &report, Event::Errors, Event::ErrorsClosed))?;
        }
        let ended = Arc::new(AtomicBool::new(false));
        if let Some(input) = self.child.stdin.take() {
            let (sender, lines) = mpsc::channel();
            let (report, ended) = (report.clone(), Arc::clone(&ended));
            thread().spawn(move || write_all(input, &lines, &report, &ended))?;
            self.input = Some(sender);
        }
        let (report, pid) = (report.clone(), self.pid);
        thread().spawn(move || wait_for(pid, &report, &ended))?;
        Ok(())
    }

    /// Sends text to the program, as soon as it reads. Nothing happens if it does not any more:
    /// an event tells.
    pub fn send(&self, text: Vec<u8>) {
        if let Some(input) = &self.input {
            let _ = input.send(text);
        }
    }

    /// Closes the program's input once everything sent has been read.
    pub fn close_input(&mut self) {
        self.input = None;
    }

    /// Kills what is left of the program and its descendants, and returns how the program ended.
    ///
    /// # Errors
    /// If the system can't tell.
    pub fn reap(&mut self) -> io::Result<ExitStatus> {
        if let Some(status) = self.status {
            return Ok(status);
        }
        kill_family(self.pid, &self.mark);
        let status = self.child.wait()?;
        self.status = Some(status);
        Ok(status)
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        self.input = None;
        let _ = self.reap();
    }
}

/// A word that no other player's environment has.
fn unique_mark() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let time = since.map_or(0, |since| since.as_nanos());
    format!("{}-{number}-{time:x}", std::process::id())
}

/// The sending end of the channel of events, for one player.
#[derive(Clone)]
struct Reporter {
    number: usize,
    events: SyncSender<PlayerEvent>,
}

impl Reporter {
    /// Returns whether anybody listens.
    fn report(&self, event: Event) -> bool {
        let player = self.number;
        self.events.send(PlayerEvent { player, event }).is_ok()
    }
}

fn read_all(mut from: impl Read, report: &Reporter, chunk: fn(Vec<u8>) -> Event, closed: Event) {
    const CHUNK: usize = 8192;
    let mut buffer = [0; CHUNK];
    loop {
        match from.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) if report.report(chunk(buffer[..count].to_vec())) => {}
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            _ => break,
        }
    }
    report.report(closed);
}

fn write_all(mut to: ChildStdin, lines: &Receiver<Vec<u8>>, report: &Reporter, ended: &AtomicBool) {
    for line in lines {
        if to.write_all(&line).is_err() {
            report.report(Event::InputBroken);
            return;
        }
    }
    let end = wait_until_read(&to, ended);
    drop(to);
    report.report(end);
}

/// Waits until a pipe has been emptied, or its reader has closed it or ended.
///
/// A program that ends by itself without having read its input is told from one that has read
/// it only as long as the pipe is open.
fn wait_until_read(pipe: &ChildStdin, ended: &AtomicBool) -> Event {
    const PAUSE: Timespec = Timespec {
        tv_sec: 0,
        tv_nsec: 2_000_000,
    };
    loop {
        let has_ended = ended.load(Ordering::Acquire);
        // That nobody reads any more is reported whatever is asked for.
        let mut polled = [PollFd::new(pipe, PollFlags::empty())];
        let is_closed = poll(&mut polled, Some(&PAUSE)).is_ok_and(|found| found > 0);
        match rustix::io::ioctl_fionread(pipe) {
            Ok(unread) if unread == 0 || has_ended => return Event::InputClosed { unread },
            Ok(_) if is_closed => return Event::InputBroken,
            Ok(_) => {}
            Err(_) => return Event::InputClosed { unread: 0 },
        }
    }
}

/// Waits for a process to end, without taking its status from who has started it.
fn wait_for(pid: Pid, report: &Reporter, ended: &AtomicBool) {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
    while matches!(
        waitid(WaitId::Pid(pid), options),
        Err(rustix::io::Errno::INTR)
    ) {}
    ended.store(true, Ordering::Release);
    report.report(Event::Exited);
}
