use crate::hello::Hello;
use crate::hosts::Hosts;
use anyhow::{Context, Result, bail, ensure};
use loa_work::Interrupt;
use rustix::net::sockopt;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::thread;
use std::time::{Duration, Instant};

/// Connects this process with all others and compares what they are about to solve. Each process
/// listens on its own address for those with greater numbers. Returns a stream for each process but
/// this one.
///
/// # Errors
/// When an address can't be used, a process can't be reached in time or has another plan, or a stop
/// is requested.
pub(crate) fn connect(
    hosts: &Hosts,
    plan: &str,
    patience: Duration,
    stop: &Interrupt,
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
        stop,
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
    stop: &'a Interrupt,
}

/// The time between two tries.
const TRY_AGAIN: Duration = Duration::from_millis(20);

/// The time between two looks at a requested stop.
const LOOK_AT_STOP: Duration = Duration::from_millis(200);

/// The time that a program that has connected gets for its hello.
const TIME_FOR_HELLO: Duration = Duration::from_secs(10);

/// The time that one try to connect takes at most.
const TIME_FOR_TRY: Duration = Duration::from_secs(5);

/// The most programs that may have connected and not yet said hello.
const MOST_PENDING: usize = 64;

/// Processes are started together, so that waiting longer needs a message.
const QUIET: Duration = Duration::from_secs(5);

impl Connector<'_> {
    /// Connects to a process with a smaller number, once it listens.
    fn reach(&self, process: usize) -> Result<TcpStream> {
        let name = self.hosts.name(process);
        let mut since = Some(Instant::now());
        loop {
            self.check_stop()?;
            match self.try_to_connect(&self.hosts.addresses[process]) {
                Ok(stream) => return self.greet(stream, process),
                Err(error) if self.rest().is_zero() => {
                    return Err(error).with_context(|| format!("{name} can't be reached"));
                }
                Err(error) => {
                    report_wait(&mut since, || format!("waiting for {name}: {error}"));
                }
            }
            thread::sleep(TRY_AGAIN);
        }
    }

    fn check_stop(&self) -> Result<()> {
        ensure!(!self.stop.is_requested(), "stopped");
        Ok(())
    }

    /// The time until the deadline.
    fn rest(&self) -> Duration {
        self.deadline.saturating_duration_since(Instant::now())
    }

    fn try_to_connect(&self, address: &str) -> io::Result<TcpStream> {
        let mut last = io::Error::new(ErrorKind::NotFound, "the name has no address");
        for address in address.to_socket_addrs()? {
            let patience = self.rest().clamp(TRY_AGAIN, TIME_FOR_TRY);
            match TcpStream::connect_timeout(&address, patience) {
                Ok(stream) => return Ok(stream),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    /// Says hello to a process that listens, which answers when it has reached those before it.
    fn greet(&self, mut stream: TcpStream, process: usize) -> Result<TcpStream> {
        let name = self.hosts.name(process);
        let answered = self.hello.write(&mut stream).and_then(|()| {
            Hello::read(&mut PatientReader {
                stream: &stream,
                connector: self,
            })
        });
        self.check_stop()?;
        let answer = answered.with_context(|| format!("{name} does not answer as expected"))?;
        self.compare(&answer)?;
        ensure!(
            answer.process == process as u64,
            "{name} says that it is process {}",
            answer.process
        );
        Ok(stream)
    }

    /// Accepts the processes with greater numbers, in any order. Other
    /// programs that have connected delay nothing.
    fn accept(&self, listener: &TcpListener, streams: &mut [Option<TcpStream>]) -> Result<()> {
        listener.set_nonblocking(true)?;
        let mut since = Some(Instant::now());
        let mut pending = Vec::new();
        loop {
            self.check_stop()?;
            let missing: Vec<String> = (self.hosts.me + 1..streams.len())
                .filter(|process| streams[*process].is_none())
                .map(|process| self.hosts.name(process))
                .collect();
            if missing.is_empty() {
                return Ok(());
            }
            if self.rest().is_zero() {
                bail!("not connected in time: {}", missing.join(", "));
            }
            report_wait(&mut since, || format!("waiting for {}", missing.join(", ")));
            pending.extend(new_connections(listener)?);
            for mut connection in std::mem::take(&mut pending) {
                match connection.hello() {
                    Ok(Some(hello)) => self.take_in(connection, &hello, streams)?,
                    Ok(None) => pending.push(connection),
                    Err(error) => connection.ignore(&error),
                }
            }
            // A process says hello at once, so those that came first are other programs.
            let too_many = pending.len().saturating_sub(MOST_PENDING);
            for other in pending.drain(..too_many) {
                other.ignore(&ErrorKind::TimedOut.into());
            }
            thread::sleep(TRY_AGAIN);
        }
    }

    /// Answers a process that has said hello, and keeps its stream.
    fn take_in(
        &self,
        connection: PendingConnection,
        hello: &Hello,
        streams: &mut [Option<TcpStream>],
    ) -> Result<()> {
        if let Err(error) = connection.answer(&self.hello) {
            connection.ignore(&error);
            return Ok(());
        }
        self.compare(hello)?;
        let process = usize::try_from(hello.process).unwrap_or(usize::MAX);
        let is_expected = process > self.hosts.me;
        match streams.get_mut(process).filter(|_| is_expected) {
            Some(place @ None) => *place = Some(connection.stream),
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

/// Accepts programs that have connected.
fn new_connections(listener: &TcpListener) -> Result<Vec<PendingConnection>> {
    let mut pending = Vec::new();
    while pending.len() < MOST_PENDING {
        match listener.accept() {
            Ok((stream, from)) => match PendingConnection::new(stream, from) {
                Ok(connection) => pending.push(connection),
                Err(error) => say(&format!("ignoring a connection from {from}: {error}")),
            },
            Err(error) if error.kind() == ErrorKind::WouldBlock => break,
            Err(error) if error.kind() == ErrorKind::ConnectionAborted => {}
            Err(error) => return Err(error).context("can't accept connections"),
        }
    }
    Ok(pending)
}

/// A program that has connected and not yet said hello.
struct PendingConnection {
    stream: TcpStream,
    from: SocketAddr,
    since: Instant,
    /// What it has said so far.
    said: Vec<u8>,
}

impl PendingConnection {
    fn new(stream: TcpStream, from: SocketAddr) -> io::Result<PendingConnection> {
        stream.set_nonblocking(true)?;
        Ok(PendingConnection {
            stream,
            from,
            since: Instant::now(),
            said: Vec::new(),
        })
    }

    /// Reads what has come; `None` if the hello is not yet complete.
    fn hello(&mut self) -> io::Result<Option<Hello>> {
        let room = Hello::MAX_LENGTH - self.said.len() as u64;
        let is_closed = match (&self.stream).take(room).read_to_end(&mut self.said) {
            Ok(_) => true,
            Err(error) if error.kind() == ErrorKind::WouldBlock => false,
            Err(error) => return Err(error),
        };
        match Hello::read(&mut self.said.as_slice()) {
            Err(error) if error.kind() == ErrorKind::UnexpectedEof && !is_closed => {
                match self.since.elapsed() < TIME_FOR_HELLO {
                    true => Ok(None),
                    false => Err(ErrorKind::TimedOut.into()),
                }
            }
            read => read.map(Some),
        }
    }

    fn answer(&self, hello: &Hello) -> io::Result<()> {
        self.stream.set_nonblocking(false)?;
        self.stream.set_write_timeout(Some(TIME_FOR_HELLO))?;
        hello.write(&mut &self.stream)?;
        self.stream.set_write_timeout(None)
    }

    fn ignore(&self, why: &io::Error) {
        say(&format!("ignoring a connection from {}: {why}", self.from));
    }
}

/// Reads from a stream until the deadline or a requested stop, however slowly the bytes come.
struct PatientReader<'a> {
    stream: &'a TcpStream,
    connector: &'a Connector<'a>,
}

impl Read for PatientReader<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        loop {
            let rest = self.connector.rest();
            if rest.is_zero() || self.connector.stop.is_requested() {
                return Err(ErrorKind::TimedOut.into());
            }
            self.stream.set_read_timeout(Some(rest.min(LOOK_AT_STOP)))?;
            match self.stream.read(bytes) {
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                read => return read,
            }
        }
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

/// Says once that something takes long, given since when.
fn report_wait(since: &mut Option<Instant>, message: impl FnOnce() -> String) {
    if since.take_if(|since| since.elapsed() >= QUIET).is_some() {
        say(&message());
    }
}

/// Writes a message for people.
pub(crate) fn say(message: &str) {
    // Standard error may be closed.
    let _ = writeln!(io::stderr(), "{message}");
}
