//! Ctrl-C and TERM end every command that works for long, with the status that shells report.

use crate::start;
use std::fs;
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::Duration;
use test_support::{Signal, send_signal};

/// Commands that would work for hours.
const LONG: [&[&str]; 8] = [
    &["analyze", "--time=10000"],
    &["datagen", "--out=games.bin", "--games=1000000"],
    &["datagen", "--out=shard", "--games=1000000", "--shard=1/2"],
    &[
        "match",
        "--player=engine:name=a",
        "--player=engine:name=b",
        "--games=1000",
    ],
    &["prove", "--memory=16MiB"],
    &["puzzles", "--selfplay=1000000", "--out=puzzles.sgf"],
    &["serve", "--listen=127.0.0.1:0"],
    &["solve", "--board=5x5", "--memory=256MiB", "--out=tables"],
];

/// Waits until a process catches a signal.
fn wait_until_caught(child: &mut Child, signal: Signal) {
    let file = format!("/proc/{}/status", child.id());
    let is_caught = || {
        let status = fs::read_to_string(&file).unwrap();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = u64::from_str_radix(caught.unwrap().trim(), 16).unwrap();
        caught >> (signal.as_raw() - 1) & 1 == 1
    };
    while !is_caught() {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        sleep(Duration::from_millis(5));
    }
    // The handler is there; give it time to know what it is for.
    sleep(Duration::from_millis(100));
}

#[test]
#[cfg(target_os = "linux")]
fn signals_end_every_long_command_with_their_status() {
    for args in LONG {
        // The program `timeout` sends TERM twice: to the command and to its group.
        for (signal, times) in [(Signal::INT, 1), (Signal::TERM, 2)] {
            let folder = tempfile::tempdir().unwrap();
            let mut child = start::loa(args).current_dir(folder.path()).spawn().unwrap();
            wait_until_caught(&mut child, signal);
            for _ in 0..times {
                send_signal(signal, child.id());
            }
            let ended = child.wait_with_output().unwrap();
            let status = Some(128 + signal.as_raw());
            assert_eq!(ended.status.code(), status, "{args:?}: {ended:?}");
        }
    }
    // As `nohup` starts it.
    let script = format!("trap '' HUP; exec '{}' {}", start::LOA, LONG[3].join(" "));
    let folder = tempfile::tempdir().unwrap();
    let mut shell = std::process::Command::new("sh");
    let shell = shell.args(["-c", &script]).current_dir(folder.path());
    let mut child = shell.stdout(Stdio::null()).spawn().unwrap();
    wait_until_caught(&mut child, Signal::TERM);
    send_signal(Signal::HUP, child.id());
    sleep(Duration::from_millis(300));
    assert!(child.try_wait().unwrap().is_none());
    send_signal(Signal::TERM, child.id());
    assert_eq!(child.wait().unwrap().code(), Some(143));
    // A script that never comes.
    let mut child = start::with_pipes(env!("CARGO_BIN_EXE_test-loa"), ["/dev/stdin"]);
    let mut child = child.spawn().unwrap();
    let script = child.stdin.take();
    wait_until_caught(&mut child, Signal::INT);
    send_signal(Signal::INT, child.id());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    drop(script);
}
