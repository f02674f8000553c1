//! The command line.

use crate::Accepted;
use clap::{Parser, Subcommand};
use loa_match::SandboxMode;
use loa_web::HostName;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use tracing::level_filters::LevelFilter;

/// Runs a club, in which people and programs play each other.
///
/// Without a command it serves the club.
#[derive(Parser)]
#[command(
    name = "loa-club",
    version,
    max_term_width = 100,
    args_conflicts_with_subcommands = true
)]
pub struct Flags {
    #[command(subcommand)]
    pub(super) command: Option<Command>,
    #[command(flatten)]
    pub(super) serve: ServeFlags,
}

#[derive(Subcommand)]
pub(super) enum Command {
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
    /// Checks the club's file, and that its games follow the rules.
    Check(FileFlags),
}

#[derive(clap::Args)]
pub(super) struct FileFlags {
    /// The club's file.
    #[arg(long, value_name = "FILE", default_value = "club.db")]
    pub(super) file: PathBuf,
}

#[derive(clap::Args)]
pub(super) struct ServeFlags {
    #[command(flatten)]
    pub(super) club: FileFlags,
    /// The address to listen at; 0.0.0.0:8090 lets other computers in.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8090")]
    pub(super) listen: SocketAddr,
    /// The certificate, in PEM, for encrypted connections.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub(super) tls_cert: Option<PathBuf>,
    /// The key of the certificate, in PEM.
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub(super) tls_key: Option<PathBuf>,
    /// A name by which browsers may call this server; addresses are always good.
    #[arg(long = "host-name", value_name = "NAME", hide_short_help = true)]
    pub(super) names: Vec<HostName>,
    /// A proxy whose X-Forwarded-For and X-Forwarded-Proto count.
    #[arg(long = "proxy", value_name = "ADDRESS", hide_short_help = true)]
    pub(super) proxies: Vec<IpAddr>,
    /// How many levels of the engine may think at a time; half of the cores if it is missing.
    #[arg(long, value_name = "N", hide_short_help = true)]
    pub(super) engine_threads: Option<usize>,
    /// The page's WebAssembly module, with which browsers search; without it the page has no engine.
    #[arg(long, value_name = "FILE", hide_short_help = true)]
    pub(super) module: Option<PathBuf>,
    /// What standard error tells: error; info, every request and act with its time, too; or debug,
    /// also the parts of their ways.
    #[arg(long, value_name = "LEVEL", default_value_t = LevelFilter::ERROR, hide_short_help = true)]
    pub(super) log: LevelFilter,
}

/// Lets a program play in a club: it takes challenges until Ctrl-C.
#[derive(clap::Args)]
pub struct BotFlags {
    /// The club's address, such as http://192.168.1.2:8090/.
    #[arg(long, value_name = "URL")]
    pub(super) club: String,
    /// The key that the club has given for the program.
    #[arg(long)]
    pub(super) key: String,
    /// The program and its arguments.
    #[arg(long, value_name = "COMMAND")]
    pub(super) cmd: String,
    /// The language in which it is asked for moves: berkeley, uci or codingame.
    #[arg(long, default_value = "berkeley")]
    pub(super) dialect: String,
    /// The most seconds for a move.
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    pub(super) time: f64,
    /// Whether it runs in a sandbox: auto, where the system allows it; require; or off.
    #[arg(long, value_name = "WHEN", default_value_t = SandboxMode::Off)]
    pub(super) sandbox: SandboxMode,
    /// How many games it plays at a time.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) games: usize,
    /// The offers that it accepts: draw, takeback, rematch; others are declined.
    #[arg(long, value_name = "OFFERS", value_delimiter = ',')]
    pub(super) accept: Vec<Accepted>,
}
