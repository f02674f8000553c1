use crate::processes::{Cluster, Ended, Process, expected, files, free_addresses, new_folder};
use loa::Preset;
use std::fs;
use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// A folder with a file of hosts.
struct Place(TempDir);

impl Place {
    fn new(hosts: &[String]) -> Place {
        let place = new_folder();
        fs::write(place.path().join("hosts"), hosts.join("\n")).unwrap();
        Place(place)
    }

    fn out(&self) -> String {
        self.0.path().join("out").display().to_string()
    }

    fn start(&self, more: &[&str]) -> Process {
        let hosts = format!("--hosts={}", self.0.path().join("hosts").display());
        let mut arguments = vec!["--threads=1", &hosts];
        arguments.extend(more);
        Process::start(&arguments)
    }

    fn start_in_out(&self, number: usize, more: &[&str]) -> Process {
        let (out, number) = (self.out(), number.to_string());
        let mut arguments = vec!["--board=4x4", "--out", &out, "--process", &number];
        arguments.extend(more);
        self.start(&arguments)
    }
}

fn assert_refused(ended: &Ended, expected: &str) {
    assert_eq!(ended.status, Some(2), "{ended:?}");
    let Ended { err, out, .. } = ended;
    assert!(err.contains(expected), "{expected:?} is not in {err}");
    assert!(!err.contains("panicked"), "{err}");
    assert_eq!(out, "");
}

#[test]
fn wrong_hosts_and_numbers_are_refused() {
    let addresses = free_addresses(2);
    let place = Place::new(&addresses);
    let refused = place.start_in_out(2, &[]).end();
    assert_refused(&refused, "error: there is no process 2: ");
    assert_refused(&refused, "/hosts has 2, numbered from 0");
    let twice = Place::new(&[addresses[0].clone(), addresses[0].clone()]);
    assert_refused(&twice.start_in_out(0, &[]).end(), "line 2: 127.0.0.1:");
    let missing = Process::start(&["--board=4x4", "--out=x", "--process=0"]).end();
    assert_refused(
        &missing,
        "error: --hosts is missing: a file with a line HOST:PORT",
    );
    let elsewhere = Place::new(&["192.0.2.1:4000".to_owned()]);
    let expected = "error: can't listen on 192.0.2.1:4000, the address of process 0: ";
    assert_refused(&elsewhere.start_in_out(0, &[]).end(), expected);
    let unknown = Place::new(&["no-such-host.invalid:4000".to_owned()]);
    assert_refused(
        &unknown.start_in_out(0, &[]).end(),
        "can't listen on no-such-host.invalid",
    );
    assert!(!Path::new(&place.out()).exists(), "no folder is made");
}

#[test]
fn a_port_in_use_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let ended = Place::new(&[address.to_string()])
        .start_in_out(0, &[])
        .end();
    assert_refused(
        &ended,
        &format!("error: can't listen on {address}, the address of process 0"),
    );
    assert_refused(&ended, "Address already in use");
}

#[test]
fn processes_that_do_not_come_are_named() {
    let addresses = free_addresses(3);
    let place = Place::new(&addresses);
    let [first, last] = [0, 2].map(|number| place.start_in_out(number, &["--wait=1"]));
    let expected = format!("error: not connected in time: process 1 ({})", addresses[1]);
    assert_refused(&first.end(), &expected);
    let expected = format!("error: process 1 ({}) can't be reached: ", addresses[1]);
    assert_refused(&last.end(), &expected);
}

#[test]
fn other_arguments_are_noticed() {
    let place = Place::new(&free_addresses(2));
    let first = place.start_in_out(0, &[]);
    let out = place.out();
    let second = place.start(&["--board=3x4", "--out", &out, "--process=1"]);
    for (ended, other) in [(first.end(), 1), (second.end(), 0)] {
        let expected = format!("error: process {other} was started with other arguments:");
        assert_refused(&ended, &expected);
        assert!(ended.err.contains("board 4x4") && ended.err.contains("board 3x4"));
    }
    assert!(!Path::new(&out).exists(), "no folder is made");
}

#[test]
fn a_folder_that_is_not_shared_is_refused() {
    let place = Place::new(&free_addresses(2));
    let first = place.start_in_out(0, &[]);
    let elsewhere = place.0.path().join("elsewhere").display().to_string();
    let second = place.start(&["--board=4x4", "--out", &elsewhere, "--process=1"]);
    let expected = "error: process 0 has opened this folder, which has to be shared: ";
    assert_refused(&second.end(), expected);
    assert_refused(&first.end(), "error: the connection to process 1 ");
}

#[test]
fn a_folder_of_another_problem_is_refused() {
    let place = Place::new(&free_addresses(1));
    let other = place.start(&["--board=3x4", "--process=0", "--out", &place.out()]);
    assert_eq!(other.end().status, Some(0));
    let before = files(Path::new(&place.out()));
    assert_refused(&place.start_in_out(0, &[]).end(), "belongs to board 3x4");
    assert!(files(Path::new(&place.out())) == before);
}

/// Connects to a process that is about to listen.
fn connect(process: &mut Process, address: &str) -> TcpStream {
    while process.is_running() {
        match TcpStream::connect(address) {
            Ok(stream) => return stream,
            Err(_) => thread::sleep(Duration::from_millis(5)),
        }
    }
    panic!("the process has ended");
}

/// Says how a hello begins, a byte at a time, again and again, until the connection is closed.
fn send_slowly(mut stream: TcpStream) {
    while stream.write_all(b"L").is_ok() {
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn other_programs_that_connect_are_ignored() {
    let addresses = free_addresses(2);
    let place = Place::new(&addresses);
    let mut first = place.start_in_out(0, &[]);
    connect(&mut first, &addresses[0])
        .write_all(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        .unwrap();
    let silent: Vec<TcpStream> = (0..100)
        .map(|_| connect(&mut first, &addresses[0]))
        .collect();
    let second = place.start_in_out(1, &[]);
    let (first, second) = (first.end(), second.end());
    assert_eq!(
        (first.status, second.status),
        (Some(0), Some(0)),
        "{first:?} {second:?}"
    );
    let expected_note = "ignoring a connection from 127.0.0.1:";
    assert!(first.err.contains(expected_note), "{}", first.err);
    assert!(first.err.contains("it is another program"), "{}", first.err);
    assert!(files(Path::new(&place.out())) == expected("4x4", &Preset::GAMESMAN));
    drop(silent);
}

/// Whoever sends a byte now and then does not keep a process waiting.
#[test]
fn slow_programs_do_not_move_the_deadline() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let mut addresses = free_addresses(2);
    let place = Place::new(&addresses);
    let mut first = place.start_in_out(0, &["--wait=5"]);
    let other = connect(&mut first, &addresses[0]);
    let sending = thread::spawn(move || send_slowly(other));
    let expected = format!("error: not connected in time: process 1 ({})", addresses[1]);
    assert_refused(&first.end(), &expected);
    sending.join().unwrap();

    addresses[0] = listener.local_addr().unwrap().to_string();
    let place = Place::new(&addresses);
    let second = place.start_in_out(1, &["--wait=1"]);
    let sending = thread::spawn(move || {
        for _ in 0..2 {
            send_slowly(listener.accept().unwrap().0);
        }
    });
    let named = format!("error: process 0 ({})", addresses[0]);
    assert_refused(
        &second.end(),
        &format!("{named} does not answer as expected: "),
    );
    TcpStream::connect(&addresses[0]).unwrap();
    sending.join().unwrap();
}

#[test]
fn two_processes_with_one_number_are_noticed() {
    let addresses = free_addresses(3);
    let place = Place::new(&addresses);
    let first = place.start_in_out(0, &[]);
    let second = place.start_in_out(2, &["--wait=3"]);
    let third = place.start_in_out(2, &["--wait=3"]);
    let ends = [second.end(), third.end()];
    let is_taken = |ended: &&Ended| ended.err.contains("Address already in use");
    assert_eq!(ends.iter().filter(is_taken).count(), 1, "{ends:?}");
    drop(first);
}

#[test]
fn a_board_that_is_solved_is_done_at_once() {
    let folder = new_folder();
    let cluster = Cluster {
        board: "3x4",
        ..Cluster::SMALL
    };
    assert!(cluster.solve(2, folder.path()) == cluster.solve(3, folder.path()));
}
