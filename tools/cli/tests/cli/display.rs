//! `--display` and `serve` as far as they can be seen without a browser.
use crate::start;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

fn command(folder: &Path, flags: &[&str]) -> Command {
    let mut command = start::loa(flags);
    command
        .current_dir(folder)
        .env("HOME", folder)
        .env_remove("XDG_STATE_HOME")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY");
    command
}

fn loa(folder: &Path, flags: &[&str]) -> Child {
    command(folder, flags).spawn().unwrap()
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
        (["serve", "--listen=nowhere"], "an IP address and a port"),
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

#[cfg(unix)]
#[test]
fn a_token_that_others_can_read_gives_a_warning() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let token = folder.path().join(".local/state/loa/token");
    for (mode, warns) in [(None, false), (Some(0o644), true), (Some(0o600), false)] {
        if let Some(mode) = mode {
            fs::set_permissions(&token, fs::Permissions::from_mode(mode)).unwrap();
        }
        let mut server = loa(folder.path(), &["serve", "--listen=127.0.0.1:0"]);
        address(server.stdout.take().unwrap());
        server.kill().unwrap();
        let output = server.wait_with_output().unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(text.contains("other users can read"), warns, "{text}");
        assert!(fs::metadata(&token).unwrap().is_file());
    }
}

/// The browser's command line, which all users see, has an address that leads to the page once.
#[cfg(target_os = "linux")]
#[test]
fn the_token_is_on_no_command_line() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let opener = folder.path().join("xdg-open");
    fs::write(
        &opener,
        "#!/bin/sh\nprintf %s \"$*\" > opened.part\nmv opened.part opened\n",
    )
    .unwrap();
    fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).unwrap();
    let mut server = command(folder.path(), &["serve", "--listen=127.0.0.1:0", "--open"])
        .env("DISPLAY", ":0")
        .env("PATH", format!("{}:/usr/bin:/bin", folder.path().display()))
        .spawn()
        .unwrap();
    let (host, path) = address(server.stdout.as_mut().unwrap());
    let opened = folder.path().join("opened");
    let begun = Instant::now();
    while !opened.exists() {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "nothing is opened"
        );
        std::thread::sleep(Duration::from_millis(5));
    }
    let opened = fs::read_to_string(opened).unwrap();
    assert!(!opened.contains(path.trim_matches('/')), "{opened}");
    let once = opened.strip_prefix(&format!("http://{host}")).unwrap();
    let found = get(&host, once);
    assert!(found.contains(&format!("location: {path}\r\n")), "{found}");
    assert!(get(&host, &path).starts_with("HTTP/1.1 200"));
    let again = get(&host, once);
    assert!(
        again.starts_with("HTTP/1.1 404") && !again.contains(&path),
        "{again}"
    );
    server.kill().unwrap();
    server.wait().unwrap();
}
