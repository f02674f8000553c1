//! Submissions that attack their grader, and what they get.

use super::{handed_in, processes_in};
use crate::folder::{err, out};
use crate::start::LOA;
use serde_json::Value;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::net::TcpListener;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, chown, symlink};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;
use test_support::{begins, ends, has};

/// A class that attacks at the start and is right otherwise; a status tells what was possible.
const ATTACK: &str = r#"
#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>
static bool fills(const char *folder) {
    static char block[1 << 20];
    for (int file = 0; file < 5; file++) {
        const string name = string(folder) + "/fill" + to_string(file);
        const int descriptor = open(name.c_str(), O_CREAT | O_WRONLY, 0600);
        for (int mib = 0; mib < 32; mib++)
            if (write(descriptor, block, sizeof block) != sizeof block) return false;
    }
    return true;
}
__attribute__((constructor)) static void attack() {
    kill(getppid(), SIGKILL);
    kill(getppid(), SIGSTOP);
    if (open("@OTHER@", O_RDONLY) >= 0) _exit(61);
    if (open("/etc/shadow", O_RDONLY) >= 0) _exit(62);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(@PORT@);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int connection = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(connection, (sockaddr *)&address, sizeof address) == 0) _exit(63);
    if (getenv("SECRET")) _exit(66);
    int copies = 0;
    while (copies < 200) {
        const pid_t copy = fork();
        if (copy < 0) break;
        if (copy == 0) { pause(); _exit(0); }
        copies++;
    }
    if (copies == 200) _exit(64);
    if (fills(".") || fills("/tmp") || fills("/dev/shm") || fills("/") || fills("/usr")) _exit(65);
}
"#;

/// A folder of submissions, and what else the grader needs.
struct Class {
    folder: TempDir,
    /// Programs that are out of reach.
    hidden: &'static [&'static str],
    /// Whether the grader is the user `nobody`.
    as_nobody: bool,
}

impl Class {
    fn new() -> Class {
        Class {
            folder: tempfile::tempdir().unwrap(),
            hidden: &[],
            as_nobody: false,
        }
    }

    /// A path in the folder of submissions; the folder that it is in is there.
    fn file(&self, name: impl AsRef<Path>) -> PathBuf {
        let path = self.folder.path().join("class").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        path
    }

    fn hand_in(&self, student: &str, class: &str) -> PathBuf {
        let path = self.file(student).join("LinesOfAction.cpp");
        fs::create_dir_all(self.file(student)).unwrap();
        fs::write(&path, class).unwrap();
        path
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.file(name)).unwrap()
    }

    fn grade(&self, flags: &[&str]) -> Output {
        self.command(flags).output().unwrap()
    }

    fn command(&self, flags: &[&str]) -> Command {
        let path = |name| self.folder.path().join(name);
        let (room, reach, loa) = (path("room"), path("reach"), path("loa"));
        for folder in [&room, &reach] {
            fs::create_dir_all(folder).unwrap();
        }
        // Another process writes it: a file that this one has open for writing is busy in what the
        // other tests start meanwhile.
        if !loa.exists() {
            let copied = Command::new("cp").args([Path::new(LOA), &loa]).status();
            assert!(copied.unwrap().success());
        }
        for folder in env::split_paths(&env::var_os("PATH").unwrap()) {
            for program in fs::read_dir(folder).into_iter().flatten().flatten() {
                let name = program.file_name();
                if !self.hidden.iter().any(|hidden| name == *hidden) {
                    let _ = symlink(program.path(), reach.join(name));
                }
            }
        }
        let mut command = Command::new(&loa);
        if self.as_nobody {
            for path in [self.folder.path(), &room, &path("class")] {
                chown(path, Some(65534), Some(65534)).unwrap();
            }
            command = Command::new("setpriv");
            command
                .args(["--reuid=65534", "--regid=65534", "--clear-groups"])
                .arg(loa);
        }
        command
            .arg("grade")
            .arg(path("class"))
            .args(flags)
            .arg("--time=100");
        command
            .env("TMPDIR", room)
            .env("PATH", reach)
            .env("SECRET", "1");
        command.env_remove("CXX").env_remove("CXXFLAGS");
        command
    }
}

fn right_class() -> String {
    fs::read_to_string(handed_in("LinesOfAction.cpp")).unwrap()
}

const BUBBLEWRAP: (&str, &[&str]) = ("bubblewrap", &["unshare"]);
const NAMESPACES: (&str, &[&str]) = ("namespaces", &["bwrap"]);

/// Checks that nothing gets out of a sandbox, with the programs that are hidden for it.
fn attack((sandbox, hidden): (&str, &'static [&'static str]), graders: &[bool]) {
    let is_root = fs::metadata("/proc/self").unwrap().uid() == 0;
    for &as_nobody in graders {
        let as_nobody = as_nobody && is_root;
        let class = Class {
            hidden,
            as_nobody,
            ..Class::new()
        };
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port().to_string();
        let other = class.hand_in("ann", "int main() { return secret_of_ann; }");
        let other = other.to_str().unwrap();
        let attack = ATTACK.replace("@OTHER@", other).replace("@PORT@", &port);
        class.hand_in("bob", &(right_class() + &attack));
        class.hand_in("cid", &format!("#include \"{other}\"\n{}", right_class()));
        let output = class.grade(&["--sandbox=require", "--jobs=1"]);
        let errors = err(&output);
        if errors.contains("no sandbox works here") {
            println!("skipped: {errors}");
            return;
        }
        assert_eq!(output.status.code(), Some(1), "{errors}");
        ends(&errors, &format!("; sandbox: {sandbox}\n"));
        let marks = class.read("marks.csv");
        assert!(marks.contains("\n\"bob\",48,48,\"\",100.0\n"), "{marks}");
        let grades = class.read("grades.jsonl");
        let rows: Vec<&str> = grades.lines().collect();
        assert!(rows[1].contains("secret_of_ann"), "{grades}");
        assert!(rows[3].contains("does not compile"), "{grades}");
        assert!(!rows[3].contains("secret_of_ann"), "{grades}");
        has(&grades, &format!("\"sandbox\":\"{sandbox}\""));
        let left = fs::read_dir(class.folder.path().join("room"))
            .unwrap()
            .count();
        assert_eq!(left, 0, "files are left");
    }
}

#[test]
fn nothing_gets_out_of_bubblewrap() {
    attack(BUBBLEWRAP, &[false]);
}

#[test]
fn nothing_gets_out_of_namespaces() {
    attack(NAMESPACES, &[true]);
}

#[test]
#[ignore = "takes a minute"]
fn nothing_gets_out_whoever_the_grader_is() {
    attack(BUBBLEWRAP, &[true]);
    attack(NAMESPACES, &[false]);
}

#[test]
fn without_a_sandbox_a_line_says_so() {
    let class = Class {
        hidden: &["bwrap", "unshare"],
        ..Class::new()
    };
    class.hand_in("ann", "");
    let output = class.grade(&["--sandbox=require"]);
    assert_eq!(output.status.code(), Some(2));
    let required = err(&output);
    begins(&required, "loa: no sandbox works here (bubblewrap: ");
    assert_eq!(required.lines().count(), 1, "{required}");
    let output = class.grade(&[]);
    assert_eq!(output.status.code(), Some(1));
    let errors = err(&output);
    let warning = "loa: programs run with your rights: no sandbox works here (bubblewrap: ";
    assert!(
        errors.starts_with(warning) && errors.ends_with("; sandbox: none\n"),
        "{errors}"
    );
    assert_eq!(errors.lines().count(), 2, "{errors}");
}

#[test]
fn marks_are_the_same_without_a_sandbox() {
    let class = Class::new();
    class.hand_in("ann", &right_class());
    let start = "LinesOfAction::LinesOfAction() {";
    let crash = right_class().replace(start, &format!("{start} abort();"));
    class.hand_in("bob", &crash);
    let graded = ["off", "auto"].map(|sandbox| {
        let output = class.grade(&["--sandbox", sandbox]);
        let errors = err(&output);
        let (_, used) = errors.rsplit_once("sandbox: ").unwrap();
        let used = used.trim().to_owned();
        let grades = class.read("grades.jsonl");
        fs::remove_file(class.file("grades.jsonl")).unwrap();
        let rows = grades.lines().skip(1).take(2);
        let rows = rows.map(|row| serde_json::from_str::<Value>(row).unwrap());
        let rows: Vec<Value> = rows.map(|row| row["result"]["grades"].clone()).collect();
        (used, out(&output), rows)
    });
    let [off, on] = graded;
    assert_eq!((off.1, off.2), (on.1, on.2));
    if on.0 == "none" {
        println!("skipped: no sandbox works here");
    }
}

/// A grader that a submission kills goes on with the others.
#[test]
fn a_submission_that_ends_the_grader_costs_its_own_mark() {
    let class = Class::new();
    let kill = "#include <signal.h>\n#include <unistd.h>\n\
                __attribute__((constructor)) static void end() { kill(getppid(), SIGKILL); }\n";
    class.hand_in("ann", &right_class());
    class.hand_in("bob", &(right_class() + kill));
    class.hand_in("cid", &right_class());
    let flags = ["--sandbox=off", "--jobs=2"];
    let mut runs = 0;
    let output = loop {
        let output = class.grade(&flags);
        if output.status.signal().is_none() {
            break output;
        }
        runs += 1;
        assert!(class.file("grades.jsonl.begun").exists());
        assert!(runs < 4, "{}", err(&output));
    };
    assert!(runs > 0);
    let table = out(&output);
    let ends: Vec<&str> = table.lines().skip(1).collect();
    assert!(
        ends[0].ends_with("100.0 %") && ends[2].ends_with("100.0 %"),
        "{table}"
    );
    assert!(ends[1].ends_with("ended the grader"), "{table}");
    assert!(!class.file("grades.jsonl.begun").exists());
}

#[test]
fn a_killed_grader_leaves_no_program_running_and_goes_on() {
    let class = Class::new();
    class.hand_in(
        "ann",
        &(right_class() + "static int wait() { for (;;) {} }\nint never = wait();"),
    );
    class.hand_in("bob", "");
    let flags = ["--sandbox=require", "--jobs=1"];
    let mut grader = class
        .command(&flags)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let room = class.folder.path().join("room");
    let is_at = |name: &str| {
        let begun = fs::read_to_string(class.file("grades.jsonl.begun"));
        begun.is_ok_and(|text| text.ends_with(name)) && !processes_in(&room).is_empty()
    };
    while !is_at("0\n") {
        if grader.try_wait().unwrap().is_some() {
            println!("skipped: {}", err(&grader.wait_with_output().unwrap()));
            return;
        }
        sleep(Duration::from_millis(20));
    }
    grader.kill().unwrap();
    grader.wait().unwrap();
    while !processes_in(&room).is_empty() {
        sleep(Duration::from_millis(20));
    }
    let table = out(&class.grade(&flags));
    let ends: Vec<&str> = table.lines().skip(1).collect();
    assert!(ends[0].ends_with("ended the grader"), "{table}");
    assert!(ends[1].ends_with("does not compile"), "{table}");
}

#[test]
fn files_that_are_none_and_strange_names_cost_only_their_mark() {
    let class = Class::new();
    let long = "n".repeat(250);
    let names: [&[u8]; 6] = [
        b"=1+1",
        b"-2",
        b"tab\tname",
        b"\xff",
        b"\xfe",
        long.as_bytes(),
    ];
    for name in names {
        fs::create_dir_all(class.file(OsStr::from_bytes(name))).unwrap();
    }
    let other = class.hand_in("ann", "");
    let place = |student: &str| class.file(student.to_owned() + "/LinesOfAction.cpp");
    rustix::fs::mkfifoat(rustix::fs::CWD, place("fifo"), 0o644.into()).unwrap();
    symlink("/dev/zero", place("zero")).unwrap();
    symlink(&other, place("copy")).unwrap();
    fs::write(class.file("link/mine.cpp"), "").unwrap();
    symlink("mine.cpp", place("link")).unwrap();
    fs::File::create(place("large"))
        .unwrap()
        .set_len(3 << 30)
        .unwrap();
    let output = class.grade(&["--sandbox=off"]);
    let table = out(&output);
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    assert!(
        table
            .lines()
            .all(|row| row.len() < 110 || row.starts_with("nnn")),
        "{table}"
    );
    let marks = class.read("marks.csv");
    let cannot = "can't read LinesOfAction.cpp: it is";
    for (student, note) in [
        ("ann", "does not compile"),
        ("fifo", &format!("{cannot} a pipe or a device, not a file")),
        ("zero", &format!("{cannot} a link out of its folder")),
        ("copy", &format!("{cannot} a link out of its folder")),
        ("link", "does not compile"),
        ("large", &format!("{cannot} larger than 4 MiB")),
        ("'=1+1", "missing"),
        ("'-2", "missing"),
        ("tab\\tname", "missing"),
        ("\\xff", "missing"),
        ("\\xfe", "missing"),
        (&long, "missing"),
    ] {
        let row = format!("\n\"{student}\",0,0,\"{note}\",0.0\n");
        assert!(marks.contains(&row), "{row}{marks}");
    }
}
