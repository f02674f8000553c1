//! The program `loa` beside a page: what is typed into it, and what it says.

use std::io::{BufRead, BufReader, Read, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

/// How long the program may take to say something; computers that run tests are busy.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(20);

/// Returns where the program is. Cargo builds it if it is not up to date; a test can't ask for
/// another package's program beforehand.
pub(crate) fn loa() -> PathBuf {
    static LOA: OnceLock<PathBuf> = OnceLock::new();
    LOA.get_or_init(build).clone()
}

fn build() -> PathBuf {
    // testing/check has built it.
    if let Some(program) = std::env::var_os("LOA_PROGRAM") {
        return program.into();
    }
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--package=lines-of-action-cli", "--bin=loa"]);
    cargo.args(["--message-format=json-render-diagnostics", "--quiet"]);
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    let output = cargo.stderr(Stdio::inherit()).output().unwrap();
    assert!(output.status.success(), "loa does not build");
    let messages = String::from_utf8(output.stdout).unwrap();
    let program = messages.lines().find_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).unwrap();
        message["executable"].as_str().map(PathBuf::from)
    });
    program.expect("cargo says where the program is")
}

/// The program, which ends when it is dropped.
pub(crate) struct Program {
    child: Child,
    input: ChildStdin,
    address: String,
    said: Arc<Mutex<String>>,
    _home: tempfile::TempDir,
}

impl Program {
    /// Starts the program in a home of its own and waits until it says where its page is.
    pub(crate) fn start(args: &[&str]) -> Program {
        let home = tempfile::tempdir().unwrap();
        let mut child = Command::new(loa())
            .args(args)
            .env("HOME", home.path())
            .env_remove("XDG_STATE_HOME")
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        listen(child.stdout.take().unwrap(), Arc::clone(&said));
        listen(child.stderr.take().unwrap(), Arc::clone(&said));
        let mut program = Program {
            input: child.stdin.take().unwrap(),
            child,
            address: String::new(),
            said,
            _home: home,
        };
        let line = program.until_said("http://");
        program.address = line[line.find("http://").unwrap()..].to_owned();
        program
    }

    /// Returns the address of its page.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Types a line.
    pub(crate) fn type_line(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Waits until the program has said some words; returns the first line that has them.
    pub(crate) fn until_said(&self, words: &str) -> String {
        let begun = Instant::now();
        loop {
            let said = self.said.lock().unwrap().clone();
            // The last line may be half there.
            let (whole, _) = said.rsplit_once('\n').unwrap_or_default();
            if let Some(line) = whole.lines().find(|line| line.contains(words)) {
                return line.to_owned();
            }
            assert!(begun.elapsed() < PATIENCE, "no {words} in {said}");
            std::thread::sleep(PAUSE);
        }
    }

    /// Waits for the end of the program.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn listen(output: impl Read + Send + 'static, said: Arc<Mutex<String>>) {
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut line = Vec::new();
        while output.read_until(b'\n', &mut line).is_ok_and(|n| n > 0) {
            said.lock()
                .unwrap()
                .push_str(&String::from_utf8_lossy(&line));
            line.clear();
        }
    });
}
