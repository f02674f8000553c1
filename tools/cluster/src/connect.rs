use crate::hello::Hello;
use crate::hosts::Hosts;
use anyhow::{Context, Result, bail, ensure};
use rustix::net::sockopt;
use std::io::{self, ErrorKind, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

/// Connects this process with all others and compares what they are about to solve. Each process
/// listens on its own address for those with greater numbers. Returns a stream for each process but
/// this one.
///
/// # Errors
/// When an address can't be used, a process can't be reached in time, or has another plan.
pub(crate) fn connect(
    hosts: &Hosts,
    plan: &str,
    patience: Duration,
) -> Result<Vec<Option<TcpStream>>> {
    let own = &hosts.addresses[hosts.me];
    let listener = TcpListener::bind(own)
        .with_context(|| format!("can't listen on {own}, the address of process {}", hosts.me))?;
    let connector = Connector {
        hosts,
        hello: Hello {
            process: hosts.me as u64,
            plan: plan.to_owned(),
        },
        deadline: Instant::now() + patience,
    };
    let mut streams: Vec<Option<TcpStream>> = Vec::new();
    for process in 0..hosts.me {
        streams.push(Some(connector.reach(process)?));
    }
    streams.resize_with(hosts.len(), || None);
    connector.accept(&listener, &mut streams)?;
    for stream in streams.iter().flatten() {
        prepare(stream).context("can't set up a connection")?;
    }
    Ok(streams)
}

struct Connector<'a> {
    hosts: &'a Hosts,
    hello: Hello,
    deadline: Instant,
}

/// The time between two tries.
const TRY_AGAIN: Duration = Duration::from_millis(20);

/// The time that a program gets for its first bytes.
const TIME_FOR_HELLO: Duration = Duration::from_secs(10);

/// Processes are started together, so that waiting longer needs a message.
const QUIET: Duration = Duration::from_secs(5);

impl Connector<'_> {
    /// Connects to a process with a smaller number, once it listens.
    fn reach(&self, process: usize) -> Result<TcpStream> {
        let name = self.hosts.name(process);
        let mut waiting = Waiting::new();
        loop {
            match TcpStream::connect(&self.hosts.addresses[process]) {
                Ok(stream) => return self.greet(stream, process),
                Err(error) if Instant::now() >= self.deadline => {
                    return Err(error).with_context(|| format!("{name} can't be reached"));
                }
                Err(error) => waiting.report(|| format!("waiting for {name}: {error}")),
            }
            thread::sleep(TRY_AGAIN);
        }
    }

    /// Says hello to a process that listens, which answers when it has reached those before it.
    fn greet(&self, mut stream: TcpStream, process: usize) -> Result<TcpStream> {
        let name = self.hosts.name(process);
        let rest = self.deadline.saturating_duration_since(Instant::now());
        let answered = stream
            .set_read_timeout(Some(rest.max(TIME_FOR_HELLO)))
            .and_then(|()| self.hello.write(&mut stream))
            .and_then(|()| Hello::read(&mut stream));
        let answer = answered.with_context(|| format!("{name} does not answer as expected"))?;
        self.compare(&answer)?;
        ensure!(
            answer.process == process as u64,
            "{name} says that it is process {}",
            answer.process
        );
        Ok(stream)
    }

    /// Accepts the processes with greater numbers, in any order.
    fn accept(&self, listener: &TcpListener, streams: &mut [Option<TcpStream>]) -> Result<()> {
        listener.set_nonblocking(true)?;
        let mut waiting = Waiting::new();
        loop {
            let missing: Vec<String> = (self.hosts.me + 1..streams.len())
                .filter(|process| streams[*process].is_none())
                .map(|process| self.hosts.name(process))
                .collect();
            if missing.is_empty() {
                return Ok(());
            }
            match listener.accept() {
                Ok((stream, from)) => match self.welcome(stream) {
                    Ok((stream, hello)) => self.seat(stream, &hello, streams)?,
                    Err(error) => say(&format!("ignoring a connection from {from}: {error}")),
                },
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    if Instant::now() >= self.deadline {
                        bail!("not connected in time: {}", missing.join(", "));
                    }
                    waiting.report(|| format!("waiting for {}", missing.join(", ")));
                    thread::sleep(TRY_AGAIN);
                }
                Err(error) => return Err(error).context("can't accept connections"),
            }
        }
    }

    /// Reads the hello of a program that has connected, and answers.
    fn welcome(&self, mut stream: TcpStream) -> io::Result<(TcpStream, Hello)> {
        stream.set_nonblocking(false)?;
        stream.set_read_timeout(Some(TIME_FOR_HELLO))?;
        let hello = Hello::read(&mut stream)?;
        self.hello.write(&mut stream)?;
        Ok((stream, hello))
    }

    fn seat(
        &self,
        stream: TcpStream,
        hello: &Hello,
        streams: &mut [Option<TcpStream>],
    ) -> Result<()> {
        self.compare(hello)?;
        let process = usize::try_from(hello.process).unwrap_or(usize::MAX);
        let is_expected = process > self.hosts.me;
        match streams.get_mut(process).filter(|_| is_expected) {
            Some(seat @ None) => *seat = Some(stream),
            Some(Some(_)) => bail!("there are two processes {process}"),
            None => bail!("process {process} has connected, which is not expected"),
        }
        Ok(())
    }

    /// Compares plans.
    fn compare(&self, other: &Hello) -> Result<()> {
        ensure!(
            other.plan == self.hello.plan,
            "process {} was started with other arguments:\n  {}\nthis one with:\n  {}",
            other.process,
            other.plan.replace('\n', "\n  "),
            self.hello.plan.replace('\n', "\n  ")
        );
        Ok(())
    }
}

/// The seconds after which a computer that does not answer counts as lost.
const LOST_AFTER: u32 = 60;

/// Makes a stream fit for the work: no delays, no time limit for reading, and an error if the other
/// computer is gone.
fn prepare(stream: &TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    stream.set_read_timeout(None)?;
    sockopt::set_socket_keepalive(stream, true)?;
    sockopt::set_tcp_keepidle(stream, Duration::from_secs((LOST_AFTER / 2).into()))?;
    sockopt::set_tcp_keepintvl(stream, Duration::from_secs((LOST_AFTER / 6).into()))?;
    sockopt::set_tcp_keepcnt(stream, 3)?;
    #[cfg(target_os = "linux")]
    sockopt::set_tcp_user_timeout(stream, LOST_AFTER * 1000)?;
    Ok(())
}

/// Reports once that something takes long.
struct Waiting {
    since: Instant,
    is_reported: bool,
}

impl Waiting {
    fn new() -> Waiting {
        Waiting {
            since: Instant::now(),
            is_reported: false,
        }
    }

    fn report(&mut self, message: impl FnOnce() -> String) {
        if !self.is_reported && self.since.elapsed() >= QUIET {
            self.is_reported = true;
            say(&message());
        }
    }
}

/// Writes a message for people.
pub(crate) fn say(message: &str) {
    // Standard error may be closed.
    let _ = writeln!(io::stderr(), "{message}");
}
