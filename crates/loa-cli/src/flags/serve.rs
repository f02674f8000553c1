use clap::Args;
use loa_web::Token;
use std::net::SocketAddr;
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = "The printed address has a secret part; anyone who knows it can play.")]
pub(crate) struct ServeFlags {
    /// Address and port to listen at; port 0 takes any free one.
    #[arg(long, value_name = "ADDR:PORT", default_value = "127.0.0.1:8462")]
    pub(crate) listen: SocketAddr,
    /// Tables of a solved board to show.
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
    /// Secret part of the address [default: random, the same each time].
    #[arg(long, value_name = "TOKEN")]
    pub(crate) token: Option<Token>,
    /// Host name to accept besides localhost and IP addresses; can be repeated.
    #[arg(long, value_name = "HOST")]
    pub(crate) name: Vec<String>,
    /// Open the page in the browser.
    #[arg(long)]
    pub(crate) open: bool,
}
