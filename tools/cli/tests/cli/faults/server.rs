//! A server with clients that are slow, dead or gone, and with another server at its port.

use super::client::{Server, Socket, serve, usage};
use super::room::Room;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread::sleep;
use std::time::Duration;

const ANALYSE: &str = r#"{"type":"analyse","id":1,"game":{},"lines":8,"seconds":500}"#;
const MOVE: &str = r#"{"type":"move","id":2,"game":{},"level":1}"#;

fn a_page_and_a_move(server: &Server) {
    assert!(
        server.get("/secret-token/").starts_with("HTTP/1.1 200"),
        "no page"
    );
    let mut client = server.socket();
    client.say(MOVE);
    while !client.hear().contains(r#""type":"done""#) {}
}

#[test]
fn idle_clients_do_not_block_others() {
    let server = Server::new();
    a_page_and_a_move(&server);
    let mut silent: Vec<Socket> = (0..30).map(|_| server.socket()).collect();
    for client in &mut silent {
        client.say(ANALYSE);
    }
    let mut halves: Vec<TcpStream> = (0..30).map(|_| server.connect()).collect();
    for half in &mut halves {
        half.write_all(b"GET /secret-token/ HTTP/1.1\r\nHo")
            .unwrap();
    }
    let dumb: Vec<TcpStream> = (0..30).map(|_| server.connect()).collect();
    a_page_and_a_move(&server);
    drop((silent, halves, dumb));
    a_page_and_a_move(&server);
}

#[test]
fn clients_that_come_and_go_leave_nothing_behind() {
    let server = Server::new();
    let round = |count: usize| {
        for _ in 0..count {
            let mut client = server.socket();
            client.say(ANALYSE);
            client.say(MOVE);
            drop(client);
            let mut half = server.connect();
            half.write_all(b"POST /secret-token/api/").unwrap();
        }
        a_page_and_a_move(&server);
        // What ended is cleared up soon, not at once.
        sleep(Duration::from_millis(500));
        usage(server.process())
    };
    round(60);
    let (memory, descriptors) = round(60);
    let (more_memory, more_descriptors) = round(300);
    assert!(
        more_descriptors <= descriptors + 3,
        "{descriptors} {more_descriptors}"
    );
    // Engines are kept for those who come next, one for each job that there is a place for, of 32
    // MiB.
    let cores = std::thread::available_parallelism().unwrap().get() as u64;
    let with_all_engines = 20_000 + 2 * cores * 33_000;
    assert!(
        more_memory < memory.max(with_all_engines) + 20_000,
        "{memory} {more_memory} KiB"
    );
}

/// More clients than descriptors: those who can't be let in are refused until others leave.
#[test]
fn a_server_without_descriptors_goes_on() {
    let room = Room::new();
    let script = "ulimit -n 40; exec \"$LOA\" serve --listen 127.0.0.1:0 --token secret-token";
    let server = Server::start(&mut room.script(script));
    let silent: Vec<TcpStream> = (0..60).map(|_| server.connect()).collect();
    sleep(Duration::from_millis(500));
    drop(silent);
    // The server may notice later.
    let is_served = || {
        let mut client = server.connect();
        let sent = client.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
        sent.is_ok() && client.read(&mut [0; 12]).is_ok_and(|length| length > 0)
    };
    while !is_served() {}
    a_page_and_a_move(&server);
}

/// Descriptors that clients take as soon as the server is there are none that it needs to end.
#[test]
fn a_server_without_descriptors_can_be_stopped() {
    let room = Room::new();
    let script = "ulimit -n 40; exec \"$LOA\" serve --listen 127.0.0.1:0 --token secret-token 2>&1";
    for _ in 0..10 {
        let server = Server::start(&mut room.script(script));
        let _silent: Vec<TcpStream> = (0..60).map(|_| server.connect()).collect();
        let status = server.terminate();
        assert_eq!(status.code(), Some(143), "{status}");
    }
}

#[test]
fn the_second_server_at_a_port_is_refused_and_the_first_goes_on() {
    let server = Server::new();
    let second = serve(&server.address).output().unwrap();
    let errors = String::from_utf8(second.stderr).unwrap();
    assert_eq!(second.status.code(), Some(2), "{errors}");
    assert!(
        errors.contains(&server.address) && errors.contains("in use"),
        "{errors}"
    );
    a_page_and_a_move(&server);
}
