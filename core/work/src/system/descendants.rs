//! Finding and killing the descendants of a process, through `/proc`: by their parents, or, where a
//! parent in between has ended, by a mark in the environment that they inherit.

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, getpid, kill_process, waitid};
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

/// What `/proc` says about a living process.
struct Process {
    pid: Pid,
    parent: Option<Pid>,
}

impl Descendants {
    pub(super) fn new(root: Pid, mark: Option<Vec<u8>>) -> Descendants {
        Descendants {
            root,
            mark,
            known: HashSet::from([root]),
        }
    }

    /// Returns those that are alive, except this process.
    pub(super) fn find(&mut self) -> Vec<Pid> {
        let own = getpid();
        let mut processes = living();
        processes.retain(|process| process.pid != own);
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
            if *pid != descendants.root {
                // Adopted ones would stay as zombies.
                let _ = waitid(
                    WaitId::Pid(*pid),
                    WaitIdOptions::EXITED | WaitIdOptions::NOHANG,
                );
            }
        }
        if members.is_empty() {
            return;
        }
        sleep(Duration::from_millis(round.min(10)));
    }
}

/// Returns all processes of the system that have not ended.
fn living() -> Vec<Process> {
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
    let mut fields = rest.split(' ');
    let state = fields.next()?;
    let parent = fields.next()?.parse().ok().and_then(Pid::from_raw);
    (!matches!(state, "Z" | "X" | "x")).then_some(Process { pid, parent })
}

fn has_mark(pid: Pid, mark: &[u8]) -> bool {
    fs::read(format!("/proc/{pid}/environ")).is_ok_and(|variables| {
        variables
            .split(|byte| *byte == 0)
            .any(|entry| entry == mark)
    })
}
