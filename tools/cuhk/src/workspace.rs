use crate::error::GradeError;
use crate::run::{RunLimits, RunOutput, run};
use loa_match::last_lines;
use loa_match::{Access, Allowed, CommandLine, Interrupt, Sandbox, SandboxMode};
use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tempfile::TempDir;

/// How programs are graded.
#[derive(Clone, Copy, Debug)]
pub struct GradeSettings {
    /// How long a program may run for a script.
    pub run_limit: Duration,
    /// How long the compiler may take for a file.
    pub compile_limit: Duration,
    /// Whether blanks at line ends and blank lines at the end of the output count.
    pub strict_space: bool,
    /// Whether it counts what a client does with input that the course's document does not show:
    /// words on several lines, and an end before the game's.
    pub strict_input: bool,
    /// Whether compilers and programs run in a sandbox.
    pub sandbox: SandboxMode,
}

impl Default for GradeSettings {
    fn default() -> GradeSettings {
        GradeSettings {
            run_limit: Duration::from_secs(5),
            compile_limit: Duration::from_secs(60),
            strict_space: false,
            strict_input: false,
            sandbox: SandboxMode::Auto,
        }
    }
}

/// A compiler, and a temporary directory where files are compiled and run.
#[derive(Debug)]
pub struct Workspace {
    pub(crate) settings: GradeSettings,
    folder: TempDir,
    /// The compiler with the flags of the environment.
    compiler: CommandLine,
    sandbox: Sandbox,
    interrupt: Interrupt,
    folders: AtomicU64,
}

/// What the compiler has made.
#[derive(Clone, Debug)]
pub(crate) struct Built {
    /// The file; `None` if the compiler refused.
    pub(crate) file: Option<PathBuf>,
    /// Errors or warnings, or nothing.
    pub(crate) messages: String,
}

impl Workspace {
    /// Makes the directory and checks the compiler: `CXX` of the environment, or `g++`, with
    /// `CXXFLAGS`.
    ///
    /// # Errors
    /// If there is no compiler, no folder can be made, or a sandbox is required and none works.
    pub fn new(settings: GradeSettings, interrupt: &Interrupt) -> Result<Workspace, GradeError> {
        let folder = tempfile::Builder::new().prefix("loa-grade-").tempdir();
        let folder = folder.map_err(|cause| folder_error(&env::temp_dir(), cause))?;
        Sandbox::let_through(folder.path()).map_err(|cause| folder_error(folder.path(), cause))?;
        let workspace = Workspace {
            settings,
            sandbox: Sandbox::find(settings.sandbox, folder.path())?,
            folder,
            compiler: compiler()?,
            interrupt: interrupt.clone(),
            folders: AtomicU64::new(0),
        };
        workspace.check_compiler()?;
        Ok(workspace)
    }

    /// Returns what keeps the programs from everything else.
    pub const fn sandbox(&self) -> &Sandbox {
        &self.sandbox
    }

    fn check_compiler(&self) -> Result<(), GradeError> {
        let mut command = self.compiler.clone();
        command.add_arguments(["--version"]);
        let tried = run(&command, Vec::new(), self.compile_limits(), &self.interrupt);
        let tried = tried.map_err(|error| match error {
            GradeError::Spawn(cause) => GradeError::NoCompiler(cause),
            error => error,
        })?;
        match tried.stopped {
            None => Ok(()),
            Some(_) => Err(GradeError::BadCompiler(command)),
        }
    }

    /// Compiles a C++ file, with the course's header beside it, to an object file.
    pub(crate) fn compile(&self, name: &str, source: &[u8]) -> Result<Built, GradeError> {
        /// The header that both files of a submission are written for.
        const HEADER: &str = include_str!("../cpp/LinesOfAction.h");
        let folder = self.new_folder()?;
        for (name, text) in [("LinesOfAction.h", HEADER.as_bytes()), (name, source)] {
            let path = folder.join(name);
            let written = fs::write(&path, text).and_then(|()| self.sandbox.give(&path));
            written.map_err(|cause| folder_error(&path, cause))?;
        }
        let mut command = self.compiler.clone();
        command.add_arguments(["-Wall", "-c", name, "-o", "file.o"]);
        self.make(command, &folder, &[], "file.o")
    }

    /// Links object files to a program.
    pub(crate) fn link(&self, objects: [&Path; 2]) -> Result<Built, GradeError> {
        let folder = self.new_folder()?;
        let mut command = self.compiler.clone();
        command.add_arguments(["-o", "program"]);
        command.add_arguments(objects);
        self.make(command, &folder, &objects, "program")
    }

    fn make(
        &self,
        mut command: CommandLine,
        folder: &Path,
        readable: &[&Path],
        file: &str,
    ) -> Result<Built, GradeError> {
        // People read the messages, and tests compare them.
        command.set_variable("LC_ALL", "C");
        let place = (folder, Access::Write);
        let made = self.run_in(place, readable, &command, Vec::new(), self.compile_limits())?;
        let mut messages = String::from_utf8_lossy(&made.errors).into_owned();
        for folder in [folder, self.folder.path()] {
            messages = messages.replace(&format!("{}/", folder.display()), "");
        }
        if let Some(stopped) = made.stopped
            && messages.is_empty()
        {
            messages = format!("the compiler {stopped}\n");
        }
        let file = made.stopped.is_none().then(|| folder.join(file));
        Ok(Built { file, messages })
    }

    /// Returns the table of an object file's symbols, as `nm` writes it.
    pub(crate) fn symbols(&self, object: &Path) -> Result<String, GradeError> {
        let mut command = CommandLine::new("nm", ["-C", "--format=sysv"]);
        command.add_arguments([object]);
        let place = (object.parent().unwrap_or(object), Access::Read);
        let listed = self.run_in(place, &[], &command, Vec::new(), self.compile_limits())?;
        match listed.stopped {
            None => Ok(String::from_utf8_lossy(&listed.output).into_owned()),
            Some(_) => Err(GradeError::NoSymbols(
                last_lines(&listed.errors, 1).concat(),
            )),
        }
    }

    /// Runs a program with input, in a folder of its own.
    pub(crate) fn run(
        &self,
        program: &Path,
        input: Vec<u8>,
        output: usize,
    ) -> Result<RunOutput, GradeError> {
        const MOST_MEMORY: u64 = 256 << 20;
        // Sanitizers reserve more memory than there is.
        let mut flags = self.compiler.arguments().iter();
        let sanitizes = flags.any(|flag| flag.to_string_lossy().starts_with("-fsanitize"));
        let limits = RunLimits {
            time: self.settings.run_limit,
            output,
            memory: (!sanitizes).then_some(MOST_MEMORY),
        };
        let folder = self.new_folder()?;
        let command = CommandLine::new(program, [""; 0]);
        let run = self.run_in((&folder, Access::Scratch), &[], &command, input, limits);
        // What remains is removed with the workspace.
        let _ = fs::remove_dir_all(&folder);
        run
    }

    fn run_in(
        &self,
        (folder, access): (&Path, Access),
        readable: &[&Path],
        command: &CommandLine,
        input: Vec<u8>,
        limits: RunLimits,
    ) -> Result<RunOutput, GradeError> {
        /// The processes that a program may have: a compiler has some.
        const MOST_PROCESSES: u32 = 64;
        let allowed = Allowed {
            folder,
            access,
            readable,
            memory: limits.memory,
            processes: MOST_PROCESSES,
        };
        let mut command = self.sandbox.enclose(command, &allowed);
        command.set_variable("TMPDIR", folder);
        run(&command, input, limits, &self.interrupt)
    }

    const fn compile_limits(&self) -> RunLimits {
        const MOST_SAID: usize = 1 << 20;
        const MOST_MEMORY: u64 = 4 << 30;
        RunLimits {
            time: self.settings.compile_limit,
            output: MOST_SAID,
            memory: Some(MOST_MEMORY),
        }
    }

    fn new_folder(&self) -> Result<PathBuf, GradeError> {
        let number = self.folders.fetch_add(1, Ordering::Relaxed);
        let path = self.folder.path().join(number.to_string());
        let made = fs::create_dir(&path).and_then(|()| self.sandbox.give(&path));
        made.map_err(|cause| folder_error(&path, cause))?;
        Ok(path)
    }
}

fn folder_error(path: &Path, cause: io::Error) -> GradeError {
    GradeError::Folder(path.to_path_buf(), cause)
}

/// Takes the compiler from `CXX` of the environment, if that is set, and flags from `CXXFLAGS`.
fn compiler() -> Result<CommandLine, GradeError> {
    const DEFAULT: &str = "g++";
    let variable = |name| env::var(name).unwrap_or_default();
    let (compiler, flags) = (variable("CXX"), variable("CXXFLAGS"));
    let compiler = match compiler.trim() {
        "" => DEFAULT,
        compiler => compiler,
    };
    CommandLine::split_quoted(&format!("{compiler} {flags}")).map_err(GradeError::Variable)
}
