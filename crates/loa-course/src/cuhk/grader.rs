use crate::cuhk::class_scripts::{game_scripts, probe_scripts};
use crate::cuhk::client_scripts;
use crate::cuhk::error::GradeError;
use crate::cuhk::grade::{Grade, GradedScript, Part, read};
use crate::cuhk::script::Script;
use crate::cuhk::workspace::{Built, Workspace};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// The header that both files of a submission are written for.
const HEADER: (&str, &str) = ("LinesOfAction.h", include_str!("../../cpp/LinesOfAction.h"));

/// What the library needs of the system.
const SYSTEM_LIBRARIES: [&str; 3] = ["-lpthread", "-ldl", "-lm"];

/// A grader of one file of a submission: the class or the client.
#[derive(Debug)]
pub struct Grader<'a> {
    workspace: &'a Workspace,
    part: Part,
    /// The reference files to link with, each with the scripts to run then.
    references: Vec<(PathBuf, Vec<Script>)>,
    libraries: Vec<OsString>,
}

impl<'a> Grader<'a> {
    /// Makes a grader of the class, `LinesOfAction.cpp`.
    ///
    /// # Errors
    /// If the probe or the reference client does not compile.
    pub fn of_class(workspace: &'a Workspace) -> Result<Grader<'a>, GradeError> {
        let probe = include_str!("../../cpp/probe.cpp");
        let client = include_str!("../../cpp/client.cpp");
        let compile = |name, source| reference(workspace, name, source, &[HEADER]);
        Ok(Grader {
            workspace,
            part: Part::Class,
            references: vec![
                (compile("probe.cpp", probe)?, probe_scripts()),
                (compile("client.cpp", client)?, game_scripts()),
            ],
            libraries: Vec::new(),
        })
    }

    /// Makes a grader of the client program, `gameplay.cpp`. The reference class needs the library
    /// `libloa.a`; see [`find_library`].
    ///
    /// # Errors
    /// If the reference class does not compile.
    pub fn of_client(workspace: &'a Workspace, library: &Path) -> Result<Grader<'a>, GradeError> {
        let source = include_str!("../../cpp/LinesOfAction.cpp");
        let header = ("loa.h", include_str!("../../cpp/loa.h"));
        let system = SYSTEM_LIBRARIES.iter().map(OsString::from);
        let libraries = std::iter::once(library.into()).chain(system).collect();
        Grader::with_class(workspace, source, &[HEADER, header], libraries)
    }

    /// Makes a grader of the client program with a reference class that needs no library.
    ///
    /// # Errors
    /// If that class does not compile.
    pub fn of_client_with_class(
        workspace: &'a Workspace,
        source: &str,
    ) -> Result<Grader<'a>, GradeError> {
        Grader::with_class(workspace, source, &[HEADER], Vec::new())
    }

    fn with_class(
        workspace: &'a Workspace,
        source: &str,
        headers: &[(&str, &str)],
        libraries: Vec<OsString>,
    ) -> Result<Grader<'a>, GradeError> {
        let class = reference(workspace, "LinesOfAction.cpp", source, headers)?;
        Ok(Grader {
            workspace,
            part: Part::Client,
            references: vec![(class, client_scripts::scripts())],
            libraries,
        })
    }

    /// Grades a file.
    ///
    /// # Errors
    /// If that is not possible. A wrong file is no error.
    pub fn grade(&self, file: &Path) -> Result<Grade, GradeError> {
        let refused = |errors| Ok(Grade::refused(file, self.part, errors));
        let name = match self.part {
            Part::Class => "LinesOfAction.cpp",
            Part::Client => "gameplay.cpp",
        };
        let (object, warnings) = match self.workspace.compile(name, &read(file)?, &[HEADER])? {
            Built::Done { file, warnings } => (file, warnings),
            Built::Refused { errors } => return refused(errors),
        };
        let libraries: Vec<&OsStr> = self.libraries.iter().map(OsString::as_os_str).collect();
        let mut graded = Vec::new();
        for (reference, scripts) in &self.references {
            let program = match self.workspace.link(&[&object, reference], &libraries)? {
                Built::Done { file, .. } => file,
                Built::Refused { errors } => return refused(errors),
            };
            graded.extend(GradedScript::run_all(self.workspace, &program, scripts)?);
        }
        Ok(Grade::of_scripts(file, self.part, warnings, graded))
    }
}

/// Compiles a reference file.
fn reference(
    workspace: &Workspace,
    name: &'static str,
    source: &str,
    headers: &[(&str, &str)],
) -> Result<PathBuf, GradeError> {
    match workspace.compile(name, source.as_bytes(), headers)? {
        Built::Done { file, .. } => Ok(file),
        Built::Refused { errors } => Err(GradeError::Reference {
            file: name,
            messages: errors,
        }),
    }
}

/// What the library is called, installed or fresh from the compiler.
const NAMES: [&str; 2] = ["libloa.a", "libloa_capi.a"];

/// Finds the library that the reference class is made with: in `folder`, or else beside the
/// running program or in the folder `lib` next to the program's.
///
/// # Errors
/// If it is not there.
pub fn find_library(folder: Option<&Path>) -> Result<PathBuf, GradeError> {
    let folders: Vec<PathBuf> = match folder {
        Some(folder) => vec![folder.to_path_buf()],
        None => usual_folders(),
    };
    let files = folders
        .iter()
        .flat_map(|folder| NAMES.map(|name| folder.join(name)));
    let found = files.into_iter().find(|file| file.is_file());
    let absolute = found.and_then(|file| file.canonicalize().ok());
    absolute.ok_or_else(|| {
        let folders: Vec<String> = folders
            .iter()
            .map(|folder| folder.display().to_string())
            .collect();
        GradeError::NoLibrary {
            folders: folders.join(" or "),
        }
    })
}

fn usual_folders() -> Vec<PathBuf> {
    let program = std::env::current_exe().unwrap_or_default();
    let beside = program.parent().unwrap_or(Path::new("."));
    let lib = beside.parent().map(|parent| parent.join("lib"));
    std::iter::once(beside.to_path_buf()).chain(lib).collect()
}
