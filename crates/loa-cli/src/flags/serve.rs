use clap::Args;
use loa_web::Token;
use std::net::SocketAddr;
use std::path::PathBuf;

/// What `loa serve` can be told.
#[derive(Args)]
#[command(after_help = "The address that is printed has a secret part; whoever knows it can play.")]
pub(crate) struct ServeFlags {
    /// Listens at this address and port; port 0 takes any free one.
    #[arg(long, value_name = "ADDR:PORT", default_value = "127.0.0.1:8462")]
    pub(crate) listen: SocketAddr,
    /// Shows what tables of a solved board know.
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
    /// Uses this as the secret part of the address [default: drawn at random once, then kept].
    #[arg(long, value_name = "TOKEN")]
    pub(crate) token: Option<Token>,
    /// Answers to this name too, besides localhost and plain addresses; can be given often.
    #[arg(long, value_name = "HOST")]
    pub(crate) name: Vec<String>,
    /// Opens the page in the browser.
    #[arg(long)]
    pub(crate) open: bool,
}
