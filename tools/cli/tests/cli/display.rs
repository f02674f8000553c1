//! `--display` and `serve` as far as they can be seen without a browser.

use crate::folder::{Folder, err, out};
use crate::start::{address, get, wait_for};
use std::io::Write;
use std::net::TcpStream;
use std::process::{Child, Command};

fn command(folder: &Folder, line: &str) -> Command {
    let mut command = folder.command(line);
    command
        .env("HOME", folder.path())
        .env_remove("XDG_STATE_HOME")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY");
    command
}

fn loa(folder: &Folder, line: &str) -> Child {
    command(folder, line).spawn().unwrap()
}

/// Serves up to the address, with flags; returns the address and the warnings.
fn served(folder: &Folder, flags: &str) -> (String, String) {
    let mut server = loa(folder, &format!("serve {flags}"));
    let (host, path) = address(server.stdout.take().unwrap());
    assert!(get(&host, &path).starts_with("HTTP/1.1 200"));
    server.kill().unwrap();
    (path, err(&server.wait_with_output().unwrap()))
}

#[test]
fn the_page_is_there_until_quit() {
    let folder = Folder::new();
    let mut program = loa(&folder, "--display");
    let (host, path) = address(program.stderr.take().unwrap());
    assert!(get(&host, &path).starts_with("HTTP/1.1 200"));
    assert!(get(&host, "/").starts_with("HTTP/1.1 404"));
    let mut input = program.stdin.take().unwrap();
    input
        .write_all(b"manual white\nb1-b3\ndump\nquit\n")
        .unwrap();
    let output = program.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let text = out(&output);
    assert!(text.contains("===\n"), "{text}");
    assert!(!text.contains("http://"), "{text}");
    assert!(TcpStream::connect(&host).is_err());
}

#[test]
fn the_token_is_saved() {
    let folder = Folder::new();
    let paths = [(); 2].map(|()| served(&folder, "--listen=127.0.0.1:0").0);
    assert_eq!(paths[0], paths[1]);
}

#[test]
fn listening_beyond_this_computer_gives_a_warning() {
    let folder = Folder::new();
    for (listen, warns) in [("127.0.0.1:0", false), ("0.0.0.0:0", true)] {
        let mut server = loa(&folder, &format!("serve --listen {listen}"));
        address(server.stdout.take().unwrap());
        server.kill().unwrap();
        let text = err(&server.wait_with_output().unwrap());
        assert_eq!(text.contains("not encrypted"), warns, "{text}");
    }
}

#[test]
fn serve_rejects_bad_arguments() {
    let table = "
        --tables=missing    | missing
        --token=short       | a token is 8 to 64
        --listen=nowhere    | an IP address and a port
        --name=             | '' is not a host name
        --name=*            | '*' is not a host name
        \"--name=a b\"      | 'a b' is not a host name";
    Folder::new().refuses_all("serve", table);
}

#[cfg(unix)]
#[test]
fn a_token_that_others_can_read_gives_a_warning() {
    let folder = Folder::new();
    let token = ".local/state/loa/token";
    for (mode, warns) in [(None, false), (Some(0o644), true), (Some(0o600), false)] {
        if let Some(mode) = mode {
            folder.set_mode(token, mode);
        }
        let (_, text) = served(&folder, "--listen=127.0.0.1:0");
        assert_eq!(text.contains("other users can read"), warns, "{text}");
        assert!(folder.file(token).is_file());
    }
}

/// The browser's command line, which all users see, has an address that leads to the page once.
#[cfg(target_os = "linux")]
#[test]
fn the_token_is_on_no_command_line() {
    let folder = Folder::new();
    let script = "#!/bin/sh\nprintf %s \"$*\" > opened.part\nmv opened.part opened\n";
    folder.write("xdg-open", script);
    folder.set_mode("xdg-open", 0o755);
    let mut server = command(&folder, "serve --listen=127.0.0.1:0 --open")
        .env("DISPLAY", ":0")
        .env("PATH", format!("{}:/usr/bin:/bin", folder.path().display()))
        .spawn()
        .unwrap();
    let (host, path) = address(server.stdout.as_mut().unwrap());
    wait_for("it is opened", || folder.file("opened").exists());
    let opened = folder.read("opened");
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
