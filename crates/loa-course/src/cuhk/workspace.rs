use crate::cuhk::error::GradeError;
use crate::cuhk::run::{Limits, Run, run};
use loa_match::{CommandLine, Interrupt};
use std::env;
use std::ffi::OsStr;
use std::fs;
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
}

impl Default for GradeSettings {
    fn default() -> GradeSettings {
        GradeSettings {
            run_limit: Duration::from_secs(5),
            compile_limit: Duration::from_secs(60),
            strict_space: false,
            strict_input: false,
        }
    }
}

/// A compiler, and a temporary directory where files are compiled and run.
#[derive(Debug)]
pub struct Workspace {
    pub(crate) settings: GradeSettings,
    folder: TempDir,
    compiler: Compiler,
    interrupt: Interrupt,
    folders: AtomicU64,
}

/// What the compiler has built.
#[derive(Clone, Debug)]
pub(crate) enum Built {
    /// A file, and what the compiler has to say about it.
    Done { file: PathBuf, warnings: String },
    /// Nothing, and why.
    Refused { errors: String },
}

impl Workspace {
    /// Makes the directory and checks the compiler: `CXX` of the environment, or `g++`, with
    /// `CXXFLAGS`.
    ///
    /// # Errors
    /// If there is no compiler, or no folder can be made.
    pub fn new(settings: GradeSettings, interrupt: &Interrupt) -> Result<Workspace, GradeError> {
        let folder = tempfile::Builder::new().prefix("loa-grade-").tempdir();
        let folder = folder.map_err(|cause| GradeError::Folder {
            path: std::env::temp_dir(),
            cause,
        })?;
        let workspace = Workspace {
            settings,
            folder,
            compiler: Compiler::from_environment()?,
            interrupt: interrupt.clone(),
            folders: AtomicU64::new(0),
        };
        workspace.check_compiler()?;
        Ok(workspace)
    }

    fn check_compiler(&self) -> Result<(), GradeError> {
        let command = self.compiler.with(&["--version"]);
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

    /// Compiles a C++ file, with headers beside it, to an object file.
    pub(crate) fn compile(
        &self,
        name: &str,
        source: &[u8],
        headers: &[(&str, &str)],
    ) -> Result<Built, GradeError> {
        let folder = self.new_folder()?;
        for (name, text) in headers {
            write(&folder.join(name), text.as_bytes())?;
        }
        write(&folder.join(name), source)?;
        let file = folder.join("file.o");
        self.make(
            self.compiler.with(&["-Wall", "-c", name, "-o", "file.o"]),
            &folder,
            file,
        )
    }

    /// Links object files, and libraries after them, to a program.
    pub(crate) fn link(
        &self,
        objects: &[&Path],
        libraries: &[&OsStr],
    ) -> Result<Built, GradeError> {
        let folder = self.new_folder()?;
        let mut command = self.compiler.with(&["-o", "program"]);
        command.add_arguments(objects);
        command.add_arguments(libraries);
        let program = folder.join("program");
        self.make(command, &folder, program)
    }

    fn make(
        &self,
        mut command: CommandLine,
        folder: &Path,
        file: PathBuf,
    ) -> Result<Built, GradeError> {
        // People read the messages, and tests compare them.
        command.set_variable("LC_ALL", "C");
        let limits = self.compile_limits();
        let made = self.run_in(folder, &command, Vec::new(), limits)?;
        let mut said = String::from_utf8_lossy(&made.errors).into_owned();
        let place = format!("{}/", folder.display());
        let workspace = format!("{}/", self.folder.path().display());
        said = said.replace(&place, "").replace(&workspace, "");
        Ok(match made.stopped {
            None => Built::Done {
                file,
                warnings: said,
            },
            Some(stopped) if said.is_empty() => Built::Refused {
                errors: format!("the compiler {stopped}\n"),
            },
            Some(_) => Built::Refused { errors: said },
        })
    }

    /// Runs a program with input, in a folder of its own.
    pub(crate) fn run(
        &self,
        program: &Path,
        input: Vec<u8>,
        output: usize,
    ) -> Result<Run, GradeError> {
        const MOST_MEMORY: u64 = 256 << 20;
        // Sanitizers reserve more memory than there is.
        let memory = (!self.compiler.sanitizes()).then_some(MOST_MEMORY);
        let folder = self.new_folder()?;
        let command = CommandLine::new(program, [""; 0]);
        let limits = Limits {
            time: self.settings.run_limit,
            output,
            memory,
        };
        let run = self.run_in(&folder, &command, input, limits);
        // What remains is removed with the workspace.
        let _ = fs::remove_dir_all(&folder);
        run
    }

    fn run_in(
        &self,
        folder: &Path,
        command: &CommandLine,
        input: Vec<u8>,
        limits: Limits,
    ) -> Result<Run, GradeError> {
        let mut command = command.through(launcher(limits.memory));
        command.run_in(folder);
        command.set_variable("TMPDIR", folder);
        run(&command, input, limits, &self.interrupt)
    }

    const fn compile_limits(&self) -> Limits {
        const MOST_SAID: usize = 1 << 20;
        const MOST_MEMORY: u64 = 4 << 30;
        Limits {
            time: self.settings.compile_limit,
            output: MOST_SAID,
            memory: Some(MOST_MEMORY),
        }
    }

    fn new_folder(&self) -> Result<PathBuf, GradeError> {
        let number = self.folders.fetch_add(1, Ordering::Relaxed);
        let path = self.folder.path().join(number.to_string());
        fs::create_dir(&path).map_err(|cause| GradeError::Folder {
            path: path.clone(),
            cause,
        })?;
        Ok(path)
    }
}

/// Returns a command that runs another one without core files and large files, and with a limit of
/// memory in bytes.
fn launcher(memory: Option<u64>) -> CommandLine {
    let memory = memory.map_or_else(String::new, |bytes| format!("ulimit -v {};", bytes >> 10));
    let limits = format!("ulimit -c 0; ulimit -f 131072; {memory}");
    let script = format!("{{ {limits} }} 2>/dev/null; exec \"$@\"");
    CommandLine::new("/bin/sh", ["-c", &script, "sh"])
}

fn write(path: &Path, text: &[u8]) -> Result<(), GradeError> {
    fs::write(path, text).map_err(|cause| GradeError::Folder {
        path: path.to_path_buf(),
        cause,
    })
}

/// The C++ compiler that the environment names.
#[derive(Clone, Debug)]
struct Compiler {
    command: CommandLine,
}

impl Compiler {
    /// Takes the compiler from `CXX`, if that is set, and flags from `CXXFLAGS`.
    fn from_environment() -> Result<Compiler, GradeError> {
        const USUAL: &str = "g++";
        let variable = |name| env::var(name).unwrap_or_default();
        let (compiler, flags) = (variable("CXX"), variable("CXXFLAGS"));
        let compiler = match compiler.trim() {
            "" => USUAL,
            compiler => compiler,
        };
        let command = CommandLine::split_quoted(&format!("{compiler} {flags}"));
        Ok(Compiler {
            command: command.map_err(GradeError::Variable)?,
        })
    }

    /// Returns the command with arguments after those of the environment.
    fn with(&self, arguments: &[&str]) -> CommandLine {
        let mut command = self.command.clone();
        command.add_arguments(arguments);
        command
    }

    /// Tells whether programs are built with a sanitizer, which takes memory.
    fn sanitizes(&self) -> bool {
        let mut flags = self.command.arguments().iter();
        flags.any(|flag| flag.to_string_lossy().starts_with("-fsanitize"))
    }
}
