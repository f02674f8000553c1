//! The command line of a club and of programs that play there, for `loa-club` and `loa`.

mod flags;

pub use self::flags::{BotFlags, Flags};

use self::flags::{Command, ServeFlags};
use crate::{Bot, Options, Server};
use anyhow::{Context as _, Result};
use loa_match::tournament::Contender;
use loa_match::{Interrupt, Sandbox, adopt_orphans, kill_descendants};
use loa_work::{Stop, cores, locale, read_input, status_after};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::fmt::Display;
use std::io::{self, Write as _};
use std::net::{IpAddr, UdpSocket};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tracing_subscriber::fmt::format::FmtSpan;

/// More bytes than the module has.
const LARGEST_MODULE: u64 = 64 << 20;

/// A clock that is further behind was set wrong, now or before.
const CLOCK_FAULT: Duration = Duration::from_secs(60);

/// How often signals are looked for.
const TICK: Duration = Duration::from_millis(50);

/// How long a program that is ended waits for its games to end in order.
const ENDING: Duration = Duration::from_secs(2);

/// Does what is asked for, under the name of the program that was called; a server runs until
/// Ctrl-C.
///
/// # Errors
/// If a file, an address or an option can't be used.
pub fn run(flags: Flags, program: &str) -> Result<ExitCode> {
    match flags.command.unwrap_or(Command::Serve(flags.serve)) {
        Command::Serve(flags) => return serve(flags),
        Command::Bot(flags) => return run_bot(flags, program),
        Command::Backup { club, copy } => {
            crate::backup(&club.file, &copy)?;
            answer(format_args!("copied to {}", copy.display()))?;
        }
        Command::Restore { club, copy } => {
            let before = crate::restore(&club.file, &copy)?;
            answer(format_args!("restored {}", club.file.display()))?;
            if let Some(before) = before {
                answer(format_args!("what was there is now {}", before.display()))?;
            }
            answer(
                "members have to sign in again; passphrases and keys of programs are those of the \
                 backup, also if they were changed since",
            )?;
        }
        Command::Check(club) => {
            let games = crate::check(&club.file)?;
            answer(format_args!(
                "{}: {games} games, no faults",
                club.file.display()
            ))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints a line of the answer to a command.
fn answer(line: impl Display) -> Result<()> {
    writeln!(io::stdout(), "{line}").context("can't write standard output")
}

fn serve(flags: ServeFlags) -> Result<ExitCode> {
    // The server works even if standard error is closed.
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .log_internal_errors(false)
        .with_max_level(flags.log)
        .with_target(false)
        .with_span_events(FmtSpan::CLOSE)
        .init();
    let interrupt = Interrupt::of_server().context("signals")?;
    let read = |path: PathBuf| {
        read_input(&path, LARGEST_MODULE).with_context(|| format!("can't read {}", path.display()))
    };
    let options = Options {
        file: flags.club.file,
        listen: flags.listen,
        tls: flags.tls_cert.zip(flags.tls_key),
        names: flags.names,
        proxies: flags.proxies,
        engine_threads: flags.engine_threads.unwrap_or(cores().get().div_ceil(2)),
        module: flags.module.map(read).transpose()?,
        limits: Options::limits(),
    };
    let is_encrypted = options.tls.is_some();
    let runtime = tokio::runtime::Runtime::new().context("can't start a server")?;
    runtime.block_on(async {
        let server = Server::start(options).await?;
        // The club is open, whether or not anyone reads where.
        let _ = announce(&server, is_encrypted);
        let interrupted = tokio::task::spawn_blocking(move || interrupt.wait());
        let status = interrupted.await.context("signals");
        server.end().await;
        status.map(ExitCode::from)
    })
}

/// Lets a program play in a club until Ctrl-C; warns under the name of the program that was called.
///
/// # Errors
/// If an option can't be used, or the club refuses the program.
pub fn run_bot(flags: BotFlags, program: &str) -> Result<ExitCode> {
    adopt_orphans();
    anyhow::ensure!(
        flags.dialect != "cuhk",
        "programs of the dialect cuhk choose no moves: the course's client asks for those of both \
         sides, and its class only knows the rules"
    );
    let interrupt = Interrupt::on_signals().context("signals")?;
    let keys = [
        ("cmd", flags.cmd),
        ("dialect", flags.dialect),
        ("time", flags.time.to_string()),
    ];
    let keys = keys.map(|(key, value)| (key.to_owned(), value));
    let mut contender = Contender::of_program(&keys)?;
    let sandbox = Sandbox::find(flags.sandbox, ".".as_ref())?;
    if let Some(warning) = sandbox.warning() {
        let _ = writeln!(io::stderr(), "{program}: {warning}");
    }
    contender.enclose(&sandbox);
    let bot = Bot {
        url: flags.club,
        key: flags.key,
        players: contender.players,
        // The contender has checked it.
        time: Duration::from_secs_f64(flags.time),
        games: flags.games.max(1),
        accepts: flags.accept,
        stop: Stop::new(&interrupt),
        say: |text| {
            // Games go on without a reader.
            let _ = writeln!(io::stdout(), "{text}");
        },
    };
    bot.players.check()?;
    let playing = std::thread::spawn(move || bot.run());
    while !interrupt.is_requested() && !playing.is_finished() {
        std::thread::sleep(TICK);
    }
    // The thread may be waiting for the club; its games go on there until it comes back.
    let interrupted = Instant::now();
    while !playing.is_finished() && interrupted.elapsed() < ENDING {
        std::thread::sleep(TICK);
    }
    kill_descendants();
    if playing.is_finished() {
        match playing.join() {
            Ok(played) => played?,
            Err(_) => anyhow::bail!("the thread that plays has failed"),
        }
    }
    let status = interrupt.signal().map(status_after);
    Ok(status.map_or(ExitCode::SUCCESS, ExitCode::from))
}

/// Prints the club's address, also as a QR code if other computers can reach it and the locale has
/// its characters.
fn announce(server: &Server, is_encrypted: bool) -> io::Result<()> {
    let mut out = io::stdout();
    let local = server.local();
    let scheme = if is_encrypted { "https" } else { "http" };
    let mut address = local;
    if local.ip().is_unspecified() {
        address.set_ip(own_address().unwrap_or(IpAddr::from([127, 0, 0, 1])));
    }
    let url = format!("{scheme}://{address}/");
    writeln!(out, "The club is open at {url}")?;
    if !local.ip().is_loopback() {
        let has_blocks = cfg!(windows) || locale().is_some_and(|locale| locale.ends_with("utf8"));
        if let Ok(code) = QrCode::new(url.as_bytes())
            && has_blocks
        {
            writeln!(out, "{}", code.render::<Dense1x2>().build())?;
        }
        if !is_encrypted {
            writeln!(
                out,
                "Warning: connections are not encrypted. Others in the network can read \
                 passphrases; see --tls-cert."
            )?;
        }
    }
    if server.ahead() > CLOCK_FAULT {
        let seconds = server.ahead().as_secs();
        writeln!(
            out,
            "The computer's clock is {seconds} s behind the club's, which goes on from its own."
        )?;
    }
    if server.outage() > 0 {
        let seconds = server.outage() / 1000;
        writeln!(
            out,
            "The clocks of running games stood still for {seconds} s."
        )?;
    }
    if let Some(code) = server.setup_code() {
        writeln!(out, "The code for the owner's first visit is {code}")?;
    }
    writeln!(out, "Ctrl-C ends it.")
}

/// Returns the address of this computer in its network. Nothing is sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    // Any address beyond the own network will do; this one is for examples.
    socket.connect("192.0.2.1:9").ok()?;
    Some(socket.local_addr().ok()?.ip())
}
