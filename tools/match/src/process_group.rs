//! Finding and killing the descendants of a child process.
//!
//! A child leads a process group of its own, which one signal reaches. On Linux descendants that
//! left the group are found as well, through `/proc`: by their parents, or, where a parent in
//! between has ended, by a mark in the environment that they inherit.

use rustix::process::{Pid, Signal, kill_process_group};

/// The environment variable that marks the descendants of a child process.
pub(crate) const MARK: &str = "LOA_MATCH_PLAYER";

/// Makes this process the parent of descendants whose own parent ends, so that
/// [`kill_descendants`] finds them. Linux only, no-op elsewhere; for programs, not for libraries.
pub fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    // Without it the mark in the environment still finds nearly all.
    let _ = rustix::process::set_child_subreaper(Some(rustix::process::getpid()));
}

/// Kills every descendant of this process and waits for its direct children. Linux only, no-op
/// elsewhere; for programs that are about to exit.
pub fn kill_descendants() {
    #[cfg(target_os = "linux")]
    {
        let own = rustix::process::getpid();
        linux::kill_all(&mut linux::Descendants::new(own, None));
        let nohang = rustix::process::WaitOptions::NOHANG;
        while let Ok(Some(_)) = rustix::process::wait(nohang) {}
    }
}

/// Kills a child process, its process group, its descendants, and every process with its mark. The
/// child must not have been waited for yet: its number could belong to another process by now.
pub(crate) fn kill_group(child: Pid, mark: &str) {
    #[cfg(target_os = "linux")]
    {
        let mark = format!("{MARK}={mark}");
        let mut descendants = linux::Descendants::new(child, Some(mark.into_bytes()));
        // Descendants can be found only while the chain of parents is unbroken.
        descendants.find();
        let _ = kill_process_group(child, Signal::KILL);
        linux::kill_all(&mut descendants);
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = (mark, kill_process_group(child, Signal::KILL));
    }
}

#[cfg(target_os = "linux")]
mod linux {
    use super::{Pid, Signal};
    use rustix::process::{WaitId, WaitIdOptions, kill_process, waitid};
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
            let own = rustix::process::getpid();
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
}
