//! Any bytes over a connection to the server of the page: what comes back is HTTP and never the
//! server's fault, the connection ends, and the next client is served.

use crate::server::server;
use loa_web::{Limits, Server};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpStream};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

const GOOD: &[u8] = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

static SERVER: LazyLock<Server> = LazyLock::new(|| {
    let limits = Limits {
        analysis: Duration::from_millis(5),
        ..Limits::default()
    };
    server("0.0.0.0:0", limits)
});

/// Connects to another loopback address each time: the connections to one address in a minute are
/// limited.
fn connect() -> TcpStream {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    let number = NEXT.fetch_add(1, Ordering::Relaxed) % 0x00ff_fffe + 1;
    let address = Ipv4Addr::from(0x7f00_0000 | number);
    let stream = TcpStream::connect((address, SERVER.local().port()));
    let stream = stream.expect("the server listens");
    let patience = Some(Duration::from_secs(15));
    stream.set_read_timeout(patience).expect("a connection");
    stream
}

/// Sends bytes, and nothing more if it `hangs_up`, and returns all that comes back.
fn talk(bytes: &[u8], hangs_up: bool) -> Vec<u8> {
    let mut stream = connect();
    let mut answer = Vec::new();
    // A server that has heard enough hangs up.
    let told = stream.write_all(bytes).and_then(|()| match hangs_up {
        true => stream.shutdown(Shutdown::Write),
        false => Ok(()),
    });
    let heard = stream.read_to_end(&mut answer);
    if let (Ok(()), Err(error)) = (told, heard) {
        assert_ne!(
            error.kind(),
            std::io::ErrorKind::WouldBlock,
            "it never ends"
        );
    }
    answer
}

pub fn run(data: &[u8]) {
    let answer = talk(data, true);
    let head = String::from_utf8_lossy(&answer);
    let status = head
        .strip_prefix("HTTP/1.1 ")
        .or(head.strip_prefix("HTTP/1.0 "));
    assert!(answer.is_empty() || status.is_some(), "{head}");
    assert!(
        !status.is_some_and(|status| status.starts_with('5')),
        "{head}"
    );
    // Without the secret it is lost, but served.
    assert!(
        talk(GOOD, false).starts_with(b"HTTP/1.1 404"),
        "the next client is not served"
    );
}
