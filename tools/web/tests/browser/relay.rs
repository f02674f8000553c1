//! A server between the browser and the page's server that answers for one file itself.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::thread;

/// Starts a relay, which ends with the process; returns where it is.
pub(crate) fn start(server: SocketAddr, file: &'static str, content: String) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let local = listener.local_addr().unwrap();
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let content = content.clone();
            // Browsers break off connections.
            thread::spawn(move || answer(&client, server, file, &content).unwrap_or_default());
        }
    });
    local
}

/// Answers the first request of a connection, and lets no second one follow.
fn answer(mut client: &TcpStream, server: SocketAddr, file: &str, content: &str) -> io::Result<()> {
    let mut input = BufReader::new(client.try_clone()?);
    let mut request = String::new();
    input.read_line(&mut request)?;
    let path = request.split(' ').nth(1).unwrap_or_default();
    if path.ends_with(file) {
        let length = content.len();
        return write!(
            client,
            "HTTP/1.1 200 OK\r\nContent-Type: text/javascript\r\nContent-Length: {length}\r\n\
            Connection: close\r\n\r\n{content}"
        );
    }
    let mut head = request;
    while input.read_line(&mut head)? > 2 {}
    if !head.contains("Upgrade: websocket") {
        head = head.replace("Connection: keep-alive", "Connection: close");
    }
    let upstream = TcpStream::connect(server)?;
    (&upstream).write_all(head.as_bytes())?;
    let (mut sent, back) = (upstream.try_clone()?, client.try_clone()?);
    thread::spawn(move || {
        let copied = copy(&mut input, &mut sent);
        sent.shutdown(Shutdown::Write).and(copied)
    });
    copy(&mut &upstream, &mut &back)?;
    client.shutdown(Shutdown::Both)
}

fn copy(from: &mut impl Read, to: &mut impl Write) -> io::Result<()> {
    let mut buffer = [0; 4096];
    loop {
        match from.read(&mut buffer)? {
            0 => return Ok(()),
            count => to.write_all(&buffer[..count])?,
        }
    }
}
