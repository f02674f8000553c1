use crate::client::{TOKEN, ask, exchange, get, server, server_with};
use loa_web::Limits;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

#[test]
fn large_bodies_are_refused() {
    let server = server_with(Limits {
        body: 4 << 10,
        import: 4 << 10,
        ..Limits::default()
    });
    for size in [5 << 10, 60 << 10] {
        let answer = ask(&server, "import", vec![b' '; size]);
        assert_eq!(answer.status, 413);
        assert_eq!(answer.error(), "too-large");
        assert_eq!(answer.json()["error"]["params"]["kibibytes"], 4);
    }
}

/// A browser looks at the answer after it has sent everything.
#[test]
fn a_large_import_is_refused_with_the_limit() {
    for (request, most) in [("position", 1024), ("import", 32 * 1024)] {
        let answer = ask(&server(), request, vec![b' '; 1536 * most]);
        assert_eq!(answer.status, 413);
        assert_eq!(answer.json()["error"]["params"]["kibibytes"], most);
    }
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
fn the_number_of_connections_is_limited() {
    let server = server_with(Limits {
        connections_per_address: 3,
        ..Limits::default()
    });
    let held: Vec<TcpStream> = (0..3)
        .map(|_| TcpStream::connect(server.local()).unwrap())
        .collect();
    // Connections are accepted in order.
    let mut one_more = TcpStream::connect(server.local()).unwrap();
    one_more
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    let mut nothing = Vec::new();
    let refused = one_more.read_to_end(&mut nothing);
    assert!(nothing.is_empty(), "{refused:?}");
    drop(held);
    // The server may notice closed connections later.
    let path = format!("/{TOKEN}/api/about");
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    while exchange(server.local(), request.as_bytes()).is_empty() {}
}

/// The answers to requests that are sent without waiting fill the buffers of the system.
#[test]
fn a_client_that_never_reads_is_dropped() {
    let server = server_with(Limits {
        send_timeout: Duration::from_millis(200),
        ..Limits::default()
    });
    let mut stream = TcpStream::connect(server.local()).unwrap();
    let patience = Some(Duration::from_secs(20));
    stream.set_write_timeout(patience).unwrap();
    let requests = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1000);
    let end = loop {
        if let Err(error) = stream.write_all(requests.as_bytes()) {
            break error.kind();
        }
    };
    assert_ne!(end, ErrorKind::WouldBlock, "the connection is still open");
}

#[test]
fn invalid_bytes_disturb_no_other_client() {
    let server = server();
    for bytes in [
        &b"\0\xff\xfe garbage\r\n\r\n"[..],
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
        &[b'A'; 100_000],
    ] {
        exchange(server.local(), bytes);
    }
    assert_eq!(get(&server, &format!("/{TOKEN}/")).status, 200);
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
            "A client that reads nothing for {} seconds is dropped",
            limits.send_timeout.as_secs()
        ),
    ] {
        assert!(page.contains(&promise), "{promise}");
    }
}
