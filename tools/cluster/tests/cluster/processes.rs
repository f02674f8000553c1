//! Processes of the program, and what they leave in a folder.

use loa::{Preset, Start};
use loa_solver::{Interrupt, Problem, SolveOptions, SolveWatch, TableStore, solve};
use std::collections::BTreeMap;
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// All files of a folder with what is in them.
pub(crate) fn files(folder: &Path) -> Files {
    let entry = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        (name, fs::read(entry.path()).unwrap())
    };
    fs::read_dir(folder).unwrap().map(entry).collect()
}

/// The files of a solution by one process without timely dataflow.
pub(crate) fn expected(board: &str, preset: &Preset) -> Files {
    let size = board.parse().unwrap();
    expected_of(&Problem::new(size, Start::Standard, &preset.rules).unwrap())
}

pub(crate) fn expected_of(problem: &Problem) -> Files {
    let place = new_folder();
    solve_alone(problem, place.path())
}

/// Solves with one process without timely dataflow what may have been begun; returns the files.
pub(crate) fn solve_alone(problem: &Problem, path: &Path) -> Files {
    let mut folder = TableStore::create_or_resume(path, problem).unwrap();
    let watch = SolveWatch {
        stop: &Interrupt::never(),
        progress: &|_| {},
    };
    let options = SolveOptions {
        threads: 2,
        ..SolveOptions::default()
    };
    solve(problem, &options, &mut folder, &watch).unwrap();
    files(path)
}

pub(crate) fn new_folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Returns `count` free addresses on this computer.
pub(crate) fn free_addresses(count: usize) -> Vec<String> {
    let listeners = (0..count).map(|_| TcpListener::bind("127.0.0.1:0").unwrap());
    let listeners: Vec<TcpListener> = listeners.collect();
    let addresses = listeners
        .iter()
        .map(|listener| listener.local_addr().unwrap());
    addresses.map(|address| address.to_string()).collect()
}

/// A process that ends with the test.
pub(crate) struct Process {
    child: Option<Child>,
    /// The folder with the file of hosts.
    place: Option<Arc<TempDir>>,
}

impl Process {
    pub(crate) fn start(arguments: &[&str]) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_loa-solve-cluster"));
        command
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        for variable in ["SLURM_PROCID", "SLURM_JOB_NODELIST", "SLURM_NTASKS"] {
            command.env_remove(variable);
        }
        Process {
            child: Some(command.spawn().unwrap()),
            place: None,
        }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.as_ref().unwrap().id()
    }

    pub(crate) fn kill(&mut self) {
        self.child.as_mut().unwrap().kill().unwrap();
    }

    pub(crate) fn is_running(&mut self) -> bool {
        self.child.as_mut().unwrap().try_wait().unwrap().is_none()
    }

    /// Waits for the end; panics if it does not come.
    pub(crate) fn end(mut self) -> Ended {
        let begin = Instant::now();
        while self.is_running() {
            assert!(
                begin.elapsed() < Duration::from_secs(120),
                "a process hangs"
            );
            thread::sleep(Duration::from_millis(5));
        }
        let Output {
            status,
            stdout,
            stderr,
        } = self.child.take().unwrap().wait_with_output().unwrap();
        Ended {
            status: status.code(),
            out: String::from_utf8(stdout).unwrap(),
            err: String::from_utf8(stderr).unwrap(),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// What a process has said.
#[derive(Debug)]
pub(crate) struct Ended {
    /// None if a signal has ended it.
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The arguments of processes that solve a board together.
pub(crate) struct Cluster<'a> {
    pub(crate) board: &'a str,
    /// The argument for the pieces.
    pub(crate) pieces: &'a str,
    pub(crate) rules: &'a str,
    pub(crate) threads: usize,
    pub(crate) checkpoint: &'a str,
}

impl Cluster<'_> {
    pub(crate) const SMALL: Cluster<'static> = Cluster {
        board: "4x4",
        pieces: "--start=standard",
        rules: "gamesman",
        threads: 1,
        checkpoint: "180",
    };

    /// Starts `processes` processes with a folder.
    pub(crate) fn start(&self, processes: usize, folder: &Path) -> Vec<Process> {
        let place = Arc::new(new_folder());
        let hosts = place.path().join("hosts");
        fs::write(&hosts, free_addresses(processes).join("\n")).unwrap();
        (0..processes)
            .map(|number| {
                let mut process = Process::start(&[
                    &format!("--board={}", self.board),
                    self.pieces,
                    &format!("--rules={}", self.rules),
                    &format!("--threads={}", self.threads),
                    &format!("--checkpoint={}", self.checkpoint),
                    &format!("--out={}", folder.display()),
                    &format!("--hosts={}", hosts.display()),
                    &format!("--process={number}"),
                    "--wait=20",
                ]);
                process.place = Some(Arc::clone(&place));
                process
            })
            .collect()
    }

    /// Solves with `processes` processes, and returns the files.
    pub(crate) fn solve(&self, processes: usize, folder: &Path) -> Files {
        for (number, process) in self.start(processes, folder).into_iter().enumerate() {
            let ended = process.end();
            assert_eq!(ended.status, Some(0), "process {number}: {}", ended.err);
            assert_eq!(
                ended.out.is_empty(),
                number != 0,
                "process 0 reports: {}",
                ended.out
            );
        }
        files(folder)
    }
}
