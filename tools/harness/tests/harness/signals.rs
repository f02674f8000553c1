//! A process that runs tests and is ended by a signal, or comes to its end, leaves nothing behind.
//!
//! The process is this test's own program, started again to run one test that is otherwise ignored.

#![cfg(target_os = "linux")]

use super::folder::Folder;
use loa_harness::{HarnessError, HarnessSettings, Test, run_test};
use loa_match::{Interrupt, adopt_orphans, kill_descendants};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;
use test_support::{Signal, processes_with, send_signal};

const SCRIPT: &str = "LOA_MATCH_TEST_SCRIPT";

#[test]
#[ignore = "started by the other tests, with a script in its environment"]
fn harness() {
    let Some(script) = std::env::var_os(SCRIPT) else {
        return;
    };
    adopt_orphans();
    let interrupt = Interrupt::on_signals().unwrap();
    let test = Test::of(vec![PathBuf::from(script)]).unwrap();
    let report = run_test(
        &test,
        &HarnessSettings::default(),
        &interrupt,
        &mut std::io::sink(),
    );
    kill_descendants();
    match report {
        Err(HarnessError::Interrupted(signal)) => std::process::exit(128 + signal),
        report => assert!(report.unwrap().failure.is_none()),
    }
}

/// Becomes the program of its arguments, which takes SIGHUP even where `nohup` runs the tests.
const TAKES_HANGUPS: &str = "import os, signal, sys
signal.signal(signal.SIGHUP, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])";

fn start(folder: &Folder) -> Child {
    let mut command = Command::new("python3");
    command.args(["-c", TAKES_HANGUPS]);
    command.arg(std::env::current_exe().unwrap());
    command.args(["--exact", "signals::harness", "--ignored"]);
    command
        .env(SCRIPT, folder.file("t.in"))
        .stdout(Stdio::null());
    command.spawn().unwrap()
}

/// Waits until the harness has started a program.
fn wait_for(harness: &mut Child, folder: &Folder, text: &str) {
    let tag = folder.path().display().to_string();
    while !processes_with(&tag).iter().any(|line| line.contains(text)) {
        assert!(harness.try_wait().unwrap().is_none(), "the harness ended");
        sleep(Duration::from_millis(20));
    }
}

#[test]
fn signals_end_the_programs_too() {
    for signal in [Signal::TERM, Signal::INT, Signal::HUP] {
        let folder = Folder::new();
        let lines = "#*time 1000 1000\nauto black\n#*move\n";
        folder.script("t.in", "bad.py ignore_sigterm", lines);
        let mut harness = start(&folder);
        wait_for(&mut harness, &folder, "ignore_sigterm");
        send_signal(signal, harness.id());
        let status = harness.wait().unwrap();
        assert_eq!(
            status.code(),
            Some(128 + signal.as_raw()),
            "{:?}",
            status.signal()
        );
        folder.assert_nothing_left();
    }
}

#[test]
fn orphans_without_a_mark_are_found_in_the_end() {
    let folder = Folder::new();
    folder.script("t.in", "bad.py leave_unmarked_orphan", "new\n");
    let status = start(&folder).wait().unwrap();
    assert!(status.success());
    assert!(folder.read("t.err").contains("passed"));
    folder.assert_nothing_left();
}
