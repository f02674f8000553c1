//! Limits of the page's server alone; those of all servers are tested with the club's.

use crate::client::{TOKEN, ask, server, server_with};
use loa_web::Limits;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// A browser looks at the answer after it has sent everything.
#[test]
fn a_large_import_is_refused_with_the_limit() {
    for (request, most) in [("position", 1024), ("import", 32 * 1024)] {
        let answer = ask(&server(), request, vec![b' '; 1536 * most]);
        assert_eq!((answer.status, answer.error().as_str()), (413, "too-large"));
        assert_eq!(answer.json()["error"]["params"]["kibibytes"], most);
    }
}

/// The server takes only the beginning of what it has no place for.
#[test]
fn few_large_bodies_are_kept_at_a_time() {
    let server = server();
    let most = Limits::default();
    let part = vec![b' '; most.import - (1 << 20)];
    let begin = || {
        let mut stream = TcpStream::connect(server.local()).unwrap();
        let waits = Some(Duration::from_secs(2));
        stream.set_write_timeout(waits).unwrap();
        let (host, length) = (server.local(), most.import);
        let head = format!(
            "POST /{TOKEN}/api/import HTTP/1.1\r\nHost: {host}\r\nContent-Length: {length}\r\n\r\n"
        );
        let is_taken = stream.write_all(&[head.as_bytes(), &part].concat()).is_ok();
        (stream, is_taken)
    };
    let begun: Vec<_> = std::thread::scope(|scope| {
        let begun: Vec<_> = (0..3 * most.large_bodies)
            .map(|_| scope.spawn(begin))
            .collect();
        begun.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let taken = begun.iter().filter(|(_, is_taken)| *is_taken).count();
    assert_eq!(taken, most.large_bodies);
    assert_eq!(ask(&server, "import", "b1-b3").status, 200, "a small one");
    drop(begun);
    let text = format!("{}1. b1-b3", " ".repeat(5 << 20));
    assert_eq!(ask(&server, "import", text).status, 200, "a large one");
}

/// With one place for work, the others wait for it and are answered, too.
#[test]
fn imports_at_once_wait_for_each_other() {
    let server = server_with(|limits| limits.jobs = 1);
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
            "with {} above {} MiB in memory at a time",
            limits.large_bodies,
            limits.body >> 20
        ),
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
