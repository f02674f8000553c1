use crate::command::CommandLine;
use crate::process::last_lines;
use loa_work::system;
use std::io::{self, Read};
use std::path::{Path, absolute};
use thiserror::Error;

loa::named! {
    /// Whether programs run in a sandbox.
    pub enum SandboxMode: "a sandbox mode" {
        /// Where the system allows it.
        Auto = "auto",
        /// Always; where the system does not allow it, nothing runs.
        Require = "require",
        /// Never.
        Off = "off",
    }
}

loa::named! {
    /// What makes a sandbox.
    #[derive(Default)]
    enum Way: "a sandbox" {
        /// The program `bwrap`.
        Bubblewrap = "bubblewrap",
        /// Programs of util-linux: `unshare`, `setpriv`, `mount`.
        Namespaces = "namespaces",
        /// Nothing: there are only limits.
        #[default]
        None = "none",
    }
}

loa::named! {
    /// What a program in a sandbox may do in the folder in which it runs.
    pub enum Access: "an access" {
        /// Read files.
        Read = "ro",
        /// Read and write files.
        Write = "bind",
        /// Write files, in an empty folder in place of the real one, which vanishes with them.
        Scratch = "scratch",
    }
}

/// What keeps programs from other processes, from files that are not theirs, and from the network.
///
/// Programs have process numbers, a user, mounts and a network of their own, and end with this
/// process. They see the system's programs and libraries, the folder of the program, a temporary
/// one, and what they are [`Allowed`], and little of the environment. Where this process is root,
/// they run as the user `nobody`. The default is no sandbox.
#[derive(Clone, Debug, Default)]
pub struct Sandbox {
    way: Way,
    /// Why the better ways don't work.
    faults: Vec<String>,
}

/// What a program in a sandbox may use.
#[derive(Clone, Copy, Debug)]
pub struct Allowed<'a> {
    /// The folder in which it runs.
    pub folder: &'a Path,
    /// What it may do there.
    pub access: Access,
    /// Files and folders elsewhere that it may read.
    pub readable: &'a [&'a Path],
    /// The bytes of memory that each of its processes may have.
    pub memory: Option<u64>,
    /// The number of its processes and threads; only a sandbox limits it.
    pub processes: u32,
}

/// There is no sandbox on this system.
#[derive(Debug, Error)]
#[error("no sandbox works here ({0})")]
pub struct NoSandboxError(String);

/// Reads the standard error of a sandbox up to the line after which the program starts.
///
/// # Errors
/// If the sandbox ends before: it does not work, or the program is seen not to be there.
pub(crate) fn wait_for_start(errors: &mut impl Read) -> io::Result<()> {
    const STARTS: &[u8] = b"loa: starts\n";
    let (mut said, mut byte) = (Vec::new(), [0_u8]);
    // What follows the line is the program's.
    while !said.ends_with(STARTS) {
        if errors.read_exact(&mut byte).is_err() {
            let said = String::from_utf8_lossy(&said);
            let words: Vec<&str> = said.split_whitespace().collect();
            let why = format!("the sandbox does not start it: {}", words.join(" "));
            return Err(io::Error::other(why));
        }
        said.extend(byte);
    }
    Ok(())
}

impl Sandbox {
    /// Finds out which sandbox works for programs that run in a folder or below.
    ///
    /// # Errors
    /// If none works, and one is required.
    pub fn find(mode: SandboxMode, folder: &Path) -> Result<Sandbox, NoSandboxError> {
        let mut sandbox = Sandbox::default();
        if mode == SandboxMode::Off {
            return Ok(sandbox);
        }
        for way in [Way::Bubblewrap, Way::Namespaces] {
            sandbox.way = way;
            match sandbox.try_in(folder) {
                Ok(()) => return Ok(sandbox),
                Err(fault) => sandbox.faults.push(format!("{way}: {fault}")),
            }
        }
        sandbox.way = Way::None;
        match mode {
            SandboxMode::Require => Err(NoSandboxError(sandbox.faults.join("; "))),
            _ => Ok(sandbox),
        }
    }

    /// Returns what to warn of if there should be a sandbox and none works.
    pub fn warning(&self) -> Option<String> {
        let why = NoSandboxError(self.faults.join("; "));
        let is_missing = !self.is_on() && !self.faults.is_empty();
        is_missing.then(|| format!("programs run with your rights: {why}"))
    }

    /// Tells whether there is one.
    pub fn is_on(&self) -> bool {
        self.way != Way::None
    }

    fn try_in(&self, folder: &Path) -> io::Result<()> {
        if cfg!(windows) {
            return Err(io::Error::other("not on Windows"));
        }
        let mut command = CommandLine::new("/bin/sh", ["-c", ":; :"]);
        command.run_in(folder);
        let output = self.enclose_own(&command).to_command().output()?;
        match output.status.success() {
            true => Ok(()),
            false => Err(io::Error::other(last_lines(&output.stderr, 1).concat())),
        }
    }

    /// Lets the user pass through a private folder that programs run as.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn let_through(folder: &Path) -> io::Result<()> {
        system::set_mode(folder, if system::is_root() { 0o711 } else { 0o700 })
    }

    /// Gives a file or folder to the user that programs run as.
    ///
    /// # Errors
    /// If that is another user, and the system refuses.
    pub fn give(&self, path: &Path) -> io::Result<()> {
        const NOBODY: u32 = 65534;
        match self.is_on() && system::is_root() {
            true => system::give(path, NOBODY),
            false => Ok(()),
        }
    }

    /// Returns the command that runs another one without core files and large files, with limits,
    /// and in the sandbox.
    pub fn enclose(&self, command: &CommandLine, allowed: &Allowed<'_>) -> CommandLine {
        let script = include_str!("sandbox.sh");
        let mut launcher = CommandLine::new("/bin/sh", ["-c", script, "sandbox", self.way.name()]);
        launcher.add_arguments([if system::is_root() { "1" } else { "" }]);
        launcher.add_arguments([allowed.folder]);
        let memory = allowed.memory.map(|bytes| (bytes >> 10).to_string());
        let words = command.arguments().len() + 1;
        let processes = allowed.processes.to_string();
        launcher.add_arguments([memory.unwrap_or_default(), processes, words.to_string()]);
        for path in allowed.readable {
            launcher.add_arguments(["ro".as_ref(), path.as_os_str(), path.as_os_str()]);
        }
        let source = match allowed.access {
            Access::Scratch => "67108864".as_ref(),
            _ => allowed.folder.as_os_str(),
        };
        launcher.add_arguments([allowed.access.name()]);
        launcher.add_arguments([source, allowed.folder.as_os_str()]);
        let mut enclosed = command.through(launcher);
        enclosed.run_in(allowed.folder);
        enclosed.enclosed = self.is_on().then(|| Box::new(command.clone()));
        enclosed
    }

    /// Returns the command that runs a program of one's own in the sandbox, where it may read the
    /// folder in which it runs. Without a sandbox it stays as it is.
    pub fn enclose_own(&self, command: &CommandLine) -> CommandLine {
        let folder =
            absolute(command.folder.as_deref().unwrap_or(".".as_ref())).unwrap_or_default();
        let allowed = Allowed {
            folder: &folder,
            access: Access::Read,
            readable: &[],
            memory: None,
            // Some languages begin with dozens of threads.
            processes: 1024,
        };
        match self.is_on() {
            true => self.enclose(command, &allowed),
            false => command.clone(),
        }
    }
}

/// Writes the name of what is used.
impl std::fmt::Display for Sandbox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.way.fmt(f)
    }
}
