//! Serves the page alone, for work on it:
//! `cargo run -p lines-of-action-web --example serve -- 127.0.0.1:8462`. Builds
//! without optimisation read the page's files anew for each request.

use loa_web::{Interrupt, Options, Server};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let listen = std::env::args()
        .nth(1)
        .unwrap_or("127.0.0.1:8462".to_owned());
    let interrupt = Interrupt::of_server()?;
    let server = Server::bind(Options::new(listen.parse()?, "development".parse()?))?;
    println!("{}", server.address());
    interrupt.wait();
    Ok(())
}
