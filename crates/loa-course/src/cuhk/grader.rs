use crate::cuhk::class_scripts::{game_scripts, probe_scripts};
use crate::cuhk::client_scripts;
use crate::cuhk::compare::compare;
use crate::cuhk::error::GradeError;
use crate::cuhk::grade::{Grade, GradedScript, Part};
use crate::cuhk::prompts::Prompts;
use crate::cuhk::run::{RunOutput, Stopped};
use crate::cuhk::script::GraderScript;
use crate::cuhk::source::{fault_in_header, faults_in_object};
use crate::cuhk::workspace::Workspace;
use crate::last_lines;
use std::ffi::OsString;
use std::fs;
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
    references: Vec<(PathBuf, Vec<GraderScript>)>,
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
        let (part, name) = (self.part, file.display().to_string());
        let source = fs::read(file);
        let source = source.map_err(|cause| GradeError::Read(file.to_path_buf(), cause))?;
        let mut faults: Vec<String> = fault_in_header(&source).into_iter().collect();
        let refused = |compiler, source| Grade {
            file: name.clone(),
            part,
            right: false,
            compiles: false,
            compiler,
            source,
            scripts: Vec::new(),
        };
        let named = match part {
            Part::Class => "LinesOfAction.cpp",
            Part::Client => "gameplay.cpp",
        };
        let compiled = self.workspace.compile(named, &source, &[HEADER])?;
        let Some(object) = compiled.file else {
            return Ok(refused(compiled.messages, faults));
        };
        let mut scripts = Vec::new();
        for (reference, tests) in &self.references {
            let linked = self
                .workspace
                .link(&[&object, reference], &self.libraries)?;
            let Some(program) = linked.file else {
                return Ok(refused(linked.messages, faults));
            };
            scripts.extend(self.run_all(&program, tests)?);
        }
        faults.extend(faults_in_object(
            self.workspace,
            part,
            &source,
            &object,
            &[HEADER],
        )?);
        let are_right = scripts.iter().all(|graded| graded.same || !graded.counts);
        Ok(Grade {
            right: are_right && faults.is_empty(),
            compiles: true,
            scripts,
            ..refused(compiled.messages, faults)
        })
    }

    /// Runs a program with scripts, until too many have taken too long.
    fn run_all(
        &self,
        program: &Path,
        scripts: &[GraderScript],
    ) -> Result<Vec<GradedScript>, GradeError> {
        /// After how many scripts that did not end the others are left out.
        const MOST_TIMEOUTS: usize = 5;
        let mut timeouts = 0;
        let mut prompts = None;
        let mut graded = Vec::new();
        for script in scripts {
            if timeouts == MOST_TIMEOUTS {
                graded.push(self.graded(script, Some(Stopped::NotRun(timeouts))));
                continue;
            }
            let run = self.run(program, script)?;
            timeouts += usize::from(matches!(run.stopped, Some(Stopped::Seconds(_))));
            if self.part == Part::Client && graded.is_empty() {
                prompts = Prompts::find(script, &run.output);
                graded.push(self.judge_prompts(script, &run, prompts.as_ref()));
            }
            graded.push(match &prompts {
                Some(prompts) => self.judge(&prompts.in_script(script), &run),
                None => self.judge(script, &run),
            });
        }
        Ok(graded)
    }

    /// Judges the prompts by themselves. The other scripts take them as they are, so that a wrong
    /// prompt does not hide other mistakes.
    fn judge_prompts(
        &self,
        script: &GraderScript,
        run: &RunOutput,
        prompts: Option<&Prompts>,
    ) -> GradedScript {
        let are_wrong = prompts.is_some_and(|prompts| !prompts.are_right());
        let strict = self.workspace.settings.strict_space;
        let difference = are_wrong.then(|| compare(script, &run.output, strict));
        GradedScript {
            name: "prompt".to_owned(),
            rule: Prompts::RULE,
            same: !are_wrong,
            difference: difference.flatten(),
            ..self.graded(script, None)
        }
    }

    /// Runs a program with a script.
    fn run(&self, program: &Path, script: &GraderScript) -> Result<RunOutput, GradeError> {
        /// What a program may print at least.
        const LEAST: usize = 1 << 16;
        let output = (4 * script.expected().len()).max(LEAST);
        self.workspace.run(program, script.input.clone(), output)
    }

    fn judge(&self, script: &GraderScript, run: &RunOutput) -> GradedScript {
        /// How many lines of the standard error are kept.
        const LINES: usize = 5;
        let difference = compare(script, &run.output, self.workspace.settings.strict_space);
        let errors = run.stopped.map(|_| last_lines(&run.errors, LINES));
        GradedScript {
            same: run.stopped.is_none() && difference.is_none(),
            difference,
            errors: errors.unwrap_or_default(),
            ..self.graded(script, run.stopped)
        }
    }

    fn graded(&self, script: &GraderScript, stopped: Option<Stopped>) -> GradedScript {
        GradedScript {
            name: script.name.clone(),
            rule: script.rule,
            counts: script.is_documented || self.workspace.settings.strict_input,
            same: false,
            stopped,
            difference: None,
            errors: Vec::new(),
        }
    }
}

/// Compiles a reference file.
fn reference(
    workspace: &Workspace,
    name: &'static str,
    source: &str,
    headers: &[(&str, &str)],
) -> Result<PathBuf, GradeError> {
    let compiled = workspace.compile(name, source.as_bytes(), headers)?;
    compiled.file.ok_or(GradeError::Reference {
        file: name,
        messages: compiled.messages,
    })
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
