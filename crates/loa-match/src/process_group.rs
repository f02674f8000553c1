//! Finding and killing the processes that a player has started in its turn.
//!
//! A player leads a process group of its own, which one signal reaches. On Linux those that left
//! the group are found as well, through `/proc`: by descent from the player, or, where a parent
//! in between has ended, by a mark in the environment that they inherit.

use rustix::process::{Pid, Signal, kill_process_group};

/// The environment variable that marks a player's descendants.
pub(crate) const MARK: &str = "LOA_MATCH_PLAYER";

/// Makes this process the parent of descendants whose own parent ends, so that
/// [`kill_descendants`] finds them. Linux only, no-op elsewhere; for programs, not for libraries.
pub fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    // Without it the mark in the environment still finds all but the most stubborn.
    let _ = rustix::process::set_child_subreaper(Some(rustix::process::getpid()));
}

/// Kills every descendant of this process and waits for its direct children. Linux only, no-op
/// elsewhere; for programs that are about to exit.
pub fn kill_descendants() {
    #[cfg(target_os = "linux")]
    {
        let own = rustix::process::getpid();
        linux::kill_all(&mut linux::Family::new(own, None));
        let nohang = rustix::process::WaitOptions::NOHANG;
        while let Ok(Some(_)) = rustix::process::wait(nohang) {}
    }
}

/// Kills a player, its process group, its descendants, and every process with its mark. The
/// player must not have been waited for yet: its number could belong to another process by now.
pub(crate) fn kill_family(player: Pid, mark: &str) {
    #[cfg(target_os = "linux")]
    {
        let mark = format!("{MARK}={mark}");
        let mut family = linux::Family::new(player, Some(mark.into_bytes()));
        // A descendant can be told only while the chain of parents is unbroken.
        family.gather();
        let _ = kill_process_group(player, Signal::KILL);
        linux::kill_all(&mut family);
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = (mark, kill_process_group(player, Signal::KILL));
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

    /// Processes that belong together.
    pub(super) struct Family {
        root: Pid,
        mark: Option<Vec<u8>>,
        known: HashSet<Pid>,
    }

    /// What `/proc` says about a living process.
    struct Process {
        pid: Pid,
        parent: Option<Pid>,
    }

    impl Family {
        pub(super) fn new(root: Pid, mark: Option<Vec<u8>>) -> Family {
            Family {
                root,
                mark,
                known: HashSet::from([root]),
            }
        }

        /// Finds the members that are alive, this process excepted.
        pub(super) fn gather(&mut self) -> Vec<Pid> {
            let own = rustix::process::getpid();
            let mut processes = living();
            processes.retain(|process| process.pid != own);
            loop {
                let before = self.known.len();
                for process in &processes {
                    if !self.known.contains(&process.pid) && self.claims(process) {
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

        fn claims(&self, process: &Process) -> bool {
            let descends = |parent| self.known.contains(&parent);
            process.parent.is_some_and(descends)
                || self
                    .mark
                    .as_deref()
                    .is_some_and(|mark| has_mark(process.pid, mark))
        }
    }

    /// Kills the members of a family, and what they start meanwhile, until none is left.
    pub(super) fn kill_all(family: &mut Family) {
        const ROUNDS: u64 = 200;
        for round in 0..ROUNDS {
            let members = family.gather();
            for pid in &members {
                let _ = kill_process(*pid, Signal::KILL);
                if *pid != family.root {
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

    /// All processes of the machine that have not ended.
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
