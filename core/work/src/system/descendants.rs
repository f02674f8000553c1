//! Finding and killing the descendants of a process, through `/proc`: by their parents, or, where a
//! parent in between has ended, by a mark in the environment that they inherit.

use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, child_subreaper, getpid, kill_process, waitid,
};
use std::collections::HashSet;
use std::fs;
use std::thread::sleep;
use std::time::Duration;

/// A process and its descendants.
pub(super) struct Descendants {
    root: Pid,
    mark: Option<Vec<u8>>,
    known: HashSet<Pid>,
}

/// What `/proc` says about a process.
struct Process {
    pid: Pid,
    parent: Option<Pid>,
    group: Option<Pid>,
    session: Option<Pid>,
    /// Its parent has not waited for it yet.
    is_zombie: bool,
}

impl Descendants {
    pub(super) fn new(root: Pid, mark: Option<Vec<u8>>) -> Descendants {
        Descendants {
            root,
            mark,
            known: HashSet::from([root]),
        }
    }

    /// Returns those that are alive, except this process, and frees what is left of adopted ones.
    pub(super) fn find(&mut self) -> Vec<Pid> {
        let own = getpid();
        let mut processes = all();
        self.free_adopted(&processes);
        processes.retain(|process| !process.is_zombie && process.pid != own);
        loop {
            let before = self.known.len();
            for process in &processes {
                if !self.known.contains(&process.pid) && self.has_descendant(process) {
                    self.known.insert(process.pid);
                }
            }
            if self.known.len() == before {
                break;
            }
        }
        let members = processes.iter().map(|process| process.pid);
        members.filter(|pid| self.known.contains(pid)).collect()
    }

    /// Frees what is left of adopted processes that have ended: they would count against limits.
    fn free_adopted(&self, processes: &[Process]) {
        if !matches!(child_subreaper(), Ok(Some(_))) {
            return;
        }
        let own = getpid();
        let session = session_of(processes, own);
        for process in processes {
            // Those that this process starts are in its session, and others wait for them.
            let is_known = self.known.contains(&process.pid) && process.pid != self.root;
            let is_of_root = self.root != own && process.group == Some(self.root);
            let is_adopted =
                is_known || is_of_root && process.pid != self.root || process.session != session;
            if process.is_zombie && process.parent == Some(own) && is_adopted {
                let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG;
                let _ = waitid(WaitId::Pid(process.pid), options);
            }
        }
    }

    fn has_descendant(&self, process: &Process) -> bool {
        let descends = |parent| self.known.contains(&parent);
        process.parent.is_some_and(descends)
            || self
                .mark
                .as_deref()
                .is_some_and(|mark| has_mark(process.pid, mark))
    }
}

/// Kills processes, and those that they start meanwhile, until none is left.
pub(super) fn kill_all(descendants: &mut Descendants) {
    const ROUNDS: u64 = 200;
    for round in 0..ROUNDS {
        let members = descendants.find();
        for pid in &members {
            let _ = kill_process(*pid, Signal::KILL);
        }
        if members.is_empty() {
            return;
        }
        sleep(Duration::from_millis(round.min(10)));
    }
}

/// Returns the session of one of the processes; `None` if its leader is not seen from here.
fn session_of(processes: &[Process], pid: Pid) -> Option<Pid> {
    processes.iter().find(|it| it.pid == pid)?.session
}

/// Returns all processes of the system.
fn all() -> Vec<Process> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries
        .filter_map(|entry| {
            let pid = entry.file_name().to_str()?.parse().ok()?;
            process(Pid::from_raw(pid)?)
        })
        .collect()
}

fn process(pid: Pid) -> Option<Process> {
    let stat = fs::read(format!("/proc/{pid}/stat")).ok()?;
    let stat = String::from_utf8_lossy(&stat);
    // The program's name stands in parentheses and may contain anything.
    let (_, rest) = stat.rsplit_once(") ")?;
    let fields: Vec<&str> = rest.split(' ').take(4).collect();
    let [state, parent, group, session] = fields[..] else {
        return None;
    };
    let read = |field: &str| field.parse().ok().and_then(Pid::from_raw);
    Some(Process {
        pid,
        parent: read(parent),
        group: read(group),
        session: read(session),
        is_zombie: matches!(state, "Z" | "X" | "x"),
    })
}

fn has_mark(pid: Pid, mark: &[u8]) -> bool {
    fs::read(format!("/proc/{pid}/environ")).is_ok_and(|variables| {
        variables
            .split(|byte| *byte == 0)
            .any(|entry| entry == mark)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::system::{Group, adopt_orphans};
    use std::process::Command;

    /// The parent of a process that goes on in a session of its own ends: by itself, or killed.
    #[test]
    fn nothing_is_left_of_adopted_processes() {
        adopt_orphans();
        for script in [
            "setsid sleep 0.3 &",
            "setsid sleep 60 & sleep 60",
            // It inherits no mark.
            "env -i sleep 0.3 &",
        ] {
            let (mut child, group) = Group::spawn(Command::new("sh").args(["-c", script])).unwrap();
            sleep(Duration::from_millis(600));
            group.kill();
            child.wait().unwrap();
            let mut left = all();
            let session = session_of(&left, getpid());
            let is_of_child =
                |it: &Process| it.session != session || it.group == Some(Pid::from_child(&child));
            left.retain(|it| it.parent == Some(getpid()) && is_of_child(it));
            assert!(left.is_empty(), "{script}");
        }
    }
}
