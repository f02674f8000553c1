//! Servers of the page that targets talk to.

use loa_web::{Limits, Options, Server, Token};

/// The secret of their addresses.
pub const TOKEN: &str = "fuzzing-the-page";

/// Starts a server.
pub fn server(listen: &str, limits: Limits) -> Server {
    let listen = listen.parse().expect("an address");
    let token: Token = TOKEN.parse().expect("a token");
    let options = Options {
        limits,
        ..Options::new(listen, token)
    };
    Server::bind(options).expect("a free port")
}
