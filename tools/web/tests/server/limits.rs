//! Limits of the page's server alone; those of all servers are tested with the club's.

use crate::client::{ask, server, server_with};
use loa_web::Limits;
use std::io::{Read, Write};
use std::net::TcpStream;

/// A browser looks at the answer after it has sent everything.
#[test]
fn a_large_import_is_refused_with_the_limit() {
    for (request, most) in [("position", 1024), ("import", 32 * 1024)] {
        let answer = ask(&server(), request, vec![b' '; 1536 * most]);
        assert_eq!((answer.status, answer.error().as_str()), (413, "too-large"));
        assert_eq!(answer.json()["error"]["params"]["kibibytes"], most);
    }
}

#[test]
fn a_large_import_is_read() {
    let text = format!("{}1. b1-b3", " ".repeat(5 << 20));
    assert_eq!(ask(&server(), "import", text).status, 200);
}

/// With one place for work, the others wait for it and are answered, too.
#[test]
fn imports_at_once_wait_for_each_other() {
    let server = server_with(Limits {
        jobs: 1,
        ..Limits::default()
    });
    let sgf = "(;GM[9]RU[soucie](;B[b1-b3])(;B[c1-c3]))";
    std::thread::scope(|scope| {
        let imports: Vec<_> = (0..20)
            .map(|_| scope.spawn(|| ask(&server, "import", sgf).status))
            .collect();
        for import in imports {
            assert_eq!(import.join().unwrap(), 200);
        }
    });
}

#[test]
fn a_server_ends_with_its_connections() {
    let server = server();
    let address = server.local();
    let mut idle = TcpStream::connect(address).unwrap();
    idle.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        .unwrap();
    let mut first = [0; 12];
    idle.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 404");
    drop(server);
    let mut rest = Vec::new();
    idle.read_to_end(&mut rest).unwrap();
    assert!(TcpStream::connect(address).is_err());
}

#[test]
fn the_limits_are_as_documented() {
    let page = include_str!("../../../../docs/web.md");
    let words: Vec<&str> = page.split_whitespace().collect();
    let page = words.join(" ");
    let limits = Limits::default();
    for promise in [
        format!("Bodies are limited to {} MiB", limits.body >> 20),
        format!(
            "messages to {} KiB and {} in ten seconds",
            limits.message >> 10,
            limits.messages
        ),
        format!(
            "connections to {} in all and {} from one address",
            limits.connections, limits.connections_per_address
        ),
        format!(
            "analyses to {} in all and {} from one address",
            limits.analyses, limits.analyses_per_address
        ),
        format!(
            "A client that reads nothing for {} seconds, or sends no request for {}, is dropped",
            limits.send_timeout.as_secs(),
            limits.head_timeout.as_secs()
        ),
        format!("a body has {} seconds", limits.body_timeout.as_secs()),
    ] {
        assert!(page.contains(&promise), "{promise}");
    }
}
