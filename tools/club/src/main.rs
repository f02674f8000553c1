//! `loa-club`: a club of Lines of Action, for people and programs.

#![forbid(unsafe_code)]

use anyhow::{Context as _, Result};
use clap::{Parser, Subcommand};
use loa_club::{Bot, Options, Server};
use loa_match::tournament::Contender;
use loa_match::{Interrupt, Sandbox, SandboxMode};
use loa_web::{HostName, Interrupts};
use loa_work::Stop;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// How often signals are looked for.
const TICK: Duration = Duration::from_millis(50);

/// Runs a club, in which people and programs play each other.
///
/// Without a command it serves the club.
#[derive(Parser)]
#[command(name = "loa-club", version, args_conflicts_with_subcommands = true)]
struct Flags {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: ServeFlags,
}

#[derive(Subcommand)]
enum Command {
    /// Serves the club until Ctrl-C.
    Serve(ServeFlags),
    /// Copies the club's file, also while it is served.
    Backup {
        #[command(flatten)]
        club: FileFlags,
        /// The copy, which must not exist.
        copy: PathBuf,
    },
    /// Puts a backup in the place of the club's file.
    Restore {
        #[command(flatten)]
        club: FileFlags,
        /// The backup.
        copy: PathBuf,
    },
    /// Lets a program play in a club: it takes challenges until Ctrl-C.
    Bot(BotFlags),
    /// Checks the club's file: its structure, and that its games follow the rules.
    Check {
        #[command(flatten)]
        club: FileFlags,
    },
}

#[derive(clap::Args)]
struct FileFlags {
    /// The club's file.
    #[arg(long, value_name = "FILE", default_value = "club.db")]
    file: PathBuf,
}

#[derive(clap::Args)]
struct ServeFlags {
    #[command(flatten)]
    club: FileFlags,
    /// The address to listen at; 0.0.0.0:8090 lets other computers in.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8090")]
    listen: SocketAddr,
    /// The certificate, in PEM, for encrypted connections.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The key of the certificate, in PEM.
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// A name by which browsers may call this server; addresses are always good.
    #[arg(long = "host-name", value_name = "NAME")]
    names: Vec<HostName>,
    /// A proxy whose X-Forwarded-For and X-Forwarded-Proto count.
    #[arg(long = "proxy", value_name = "ADDRESS")]
    proxies: Vec<IpAddr>,
    /// How many levels of the engine may think at a time; half of the cores if it is missing.
    #[arg(long, value_name = "N")]
    engine_threads: Option<usize>,
    /// The page's WebAssembly module, with which browsers search; without it the page has no engine.
    #[arg(long, value_name = "FILE")]
    module: Option<PathBuf>,
}

#[derive(clap::Args)]
struct BotFlags {
    /// The club's address, such as http://192.168.1.2:8090/.
    #[arg(long, value_name = "URL")]
    club: String,
    /// The key that the club has given for the program.
    #[arg(long)]
    key: String,
    /// The program and its arguments.
    #[arg(long, value_name = "COMMAND")]
    cmd: String,
    /// The language in which it is asked for moves: berkeley, uci or codingame.
    #[arg(long, default_value = "berkeley")]
    dialect: String,
    /// The most seconds for a move.
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    time: f64,
    /// Whether it runs in a sandbox: auto, where the system allows it; require; or off.
    #[arg(long, value_name = "WHEN", default_value_t = SandboxMode::Off)]
    sandbox: SandboxMode,
    /// How many games it plays at a time.
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: usize,
}

fn main() -> ExitCode {
    match run(Flags::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("loa-club: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(flags: Flags) -> Result<()> {
    match flags.command {
        None => serve(flags.serve),
        Some(Command::Bot(flags)) => bot(flags),
        Some(Command::Serve(flags)) => serve(flags),
        Some(Command::Backup { club, copy }) => {
            loa_club::backup(&club.file, &copy)?;
            println!("copied to {}", copy.display());
            Ok(())
        }
        Some(Command::Restore { club, copy }) => {
            let before = loa_club::restore(&club.file, &copy)?;
            println!("restored {}", club.file.display());
            if let Some(before) = before {
                println!("what was there is now {}", before.display());
            }
            Ok(())
        }
        Some(Command::Check { club }) => {
            let games = loa_club::check(&club.file)?;
            println!("{}: {games} games, no faults", club.file.display());
            Ok(())
        }
    }
}

fn serve(flags: ServeFlags) -> Result<()> {
    let interrupts = Interrupts::catch().context("signals")?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let read = |path: PathBuf| {
        std::fs::read(&path).with_context(|| format!("can't read {}", path.display()))
    };
    let options = Options {
        file: flags.club.file,
        listen: flags.listen,
        tls: flags.tls_cert.zip(flags.tls_key),
        names: flags.names,
        proxies: flags.proxies,
        engine_threads: flags.engine_threads.unwrap_or(cores.div_ceil(2)),
        module: flags.module.map(read).transpose()?,
    };
    let is_encrypted = options.tls.is_some();
    let runtime = tokio::runtime::Runtime::new().context("can't start a server")?;
    runtime.block_on(async {
        let mut server = Server::start(options).await?;
        announce(&server, is_encrypted);
        let interrupted = tokio::task::spawn_blocking(move || interrupts.wait());
        let failed = tokio::select! {
            _ = interrupted => None,
            failed = server.failed() => Some(failed),
        };
        server.end().await;
        match failed {
            Some(failed) => anyhow::bail!(failed),
            None => Ok(()),
        }
    })
}

fn bot(flags: BotFlags) -> Result<()> {
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
    let warning = sandbox.warning();
    warning
        .iter()
        .for_each(|warning| eprintln!("loa-club: {warning}"));
    contender.enclose(&sandbox);
    let bot = Bot {
        url: flags.club,
        key: flags.key,
        contender,
        games: flags.games.max(1),
    };
    bot.contender.players().check()?;
    let playing =
        std::thread::spawn(move || bot.run(&Stop::new(&|| false), &|text| println!("{text}")));
    while interrupt.signal().is_none() && !playing.is_finished() {
        std::thread::sleep(TICK);
    }
    // The thread may be waiting for the club; its games go on there until it comes back.
    loa_match::kill_descendants();
    if playing.is_finished() {
        match playing.join() {
            Ok(played) => played?,
            Err(_) => anyhow::bail!("the thread that plays has failed"),
        }
    }
    Ok(())
}

/// Prints the club's address, also as a QR code if other computers can reach it.
fn announce(server: &Server, is_encrypted: bool) {
    let local = server.local();
    let scheme = if is_encrypted { "https" } else { "http" };
    let mut address = local;
    if local.ip().is_unspecified() {
        address.set_ip(own_address().unwrap_or(IpAddr::from([127, 0, 0, 1])));
    }
    let url = format!("{scheme}://{address}/");
    println!("The club is open at {url}");
    if !local.ip().is_loopback() {
        if let Ok(code) = QrCode::new(url.as_bytes()) {
            println!("{}", code.render::<Dense1x2>().build());
        }
        if !is_encrypted {
            println!(
                "Warning: connections are not encrypted. Others in the network can read \
                 passphrases; see --tls-cert."
            );
        }
    }
    if server.outage() > 0 {
        let seconds = server.outage() / 1000;
        println!("The clocks of running games stood still for {seconds} s.");
    }
    if let Some(code) = server.setup_code() {
        println!("The code for the owner's first visit is {code}");
    }
    println!("Ctrl-C ends it.");
}

/// Returns the address of this computer in its network. Nothing is sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    // Any address beyond the own network will do; this one is for examples.
    socket.connect("192.0.2.1:9").ok()?;
    Some(socket.local_addr().ok()?.ip())
}
