//! `--display` and `serve` as far as they can be seen without a browser.
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

fn loa(folder: &Path, flags: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_loa"))
        .args(flags)
        .current_dir(folder)
        .env("HOME", folder)
        .env_remove("XDG_STATE_HOME")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Reads lines up to one with an address; returns host with port, and the path.
fn address(output: impl Read) -> (String, String) {
    let mut lines = BufReader::new(output).lines();
    let line = lines
        .find_map(|line| line.ok().filter(|line| line.contains("http://")))
        .expect("an address");
    let (_, rest) = line.split_once("http://").unwrap();
    let (host, path) = rest.trim().split_once('/').unwrap();
    (host.to_owned(), format!("/{path}"))
}

fn get(host: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(host).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn the_page_is_there_until_quit() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = loa(folder.path(), &["--display"]);
    let (host, path) = address(program.stderr.take().unwrap());
    assert!(get(&host, &path).starts_with("HTTP/1.1 200"));
    assert!(get(&host, "/").starts_with("HTTP/1.1 404"));
    let mut input = program.stdin.take().unwrap();
    input
        .write_all(b"manual white\nb1-b3\ndump\nquit\n")
        .unwrap();
    let output = program.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.contains("===\n") && !text.contains("http://"),
        "{text}"
    );
    assert!(TcpStream::connect(&host).is_err());
}

#[test]
fn the_token_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let paths = [(); 2].map(|()| {
        let mut server = loa(folder.path(), &["serve", "--listen=127.0.0.1:0"]);
        let (host, path) = address(server.stdout.take().unwrap());
        assert!(get(&host, &path).starts_with("HTTP/1.1 200"));
        server.kill().unwrap();
        server.wait().unwrap();
        path
    });
    assert_eq!(paths[0], paths[1]);
}

#[test]
fn listening_beyond_this_computer_gives_a_warning() {
    let folder = tempfile::tempdir().unwrap();
    for (listen, warns) in [("127.0.0.1:0", false), ("0.0.0.0:0", true)] {
        let mut server = loa(folder.path(), &["serve", "--listen", listen]);
        address(server.stdout.take().unwrap());
        server.kill().unwrap();
        let output = server.wait_with_output().unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(text.contains("not encrypted"), warns, "{text}");
    }
}

#[test]
fn serve_rejects_bad_arguments() {
    let folder = tempfile::tempdir().unwrap();
    for (flags, complaint) in [
        (["serve", "--tables=missing"], "missing"),
        (["serve", "--token=short"], "a token is 8 to 64"),
        (["serve", "--listen=nowhere"], "nowhere"),
        (["serve", "--name="], "'' is not a host name"),
        (["serve", "--name=*"], "'*' is not a host name"),
        (["serve", "--name=a b"], "'a b' is not a host name"),
    ] {
        let output = loa(folder.path(), &flags).wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{flags:?}");
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(text.contains(complaint), "{text}");
    }
}
