use crate::class_scripts::{game_scripts, probe_scripts};
use crate::client_scripts;
use crate::compare::{Difference, compare};
use crate::error::GradeError;
use crate::forms::Forms;
use crate::grade::{Grade, GradedScript, Part};
use crate::run::{RunOutput, Stopped};
use crate::script::GraderScript;
use crate::source::{Symbols, fault_in_header, fault_in_output};
use crate::submitted::read_submitted;
use crate::workspace::Workspace;
use loa_match::last_lines;
use std::path::{Path, PathBuf};

/// A grader of one file of a submission: the class or the client.
#[derive(Debug)]
pub struct Grader<'a> {
    workspace: &'a Workspace,
    part: Part,
    /// The reference files to link with, each with the scripts to run then.
    references: Vec<(PathBuf, Vec<GraderScript>)>,
}

impl<'a> Grader<'a> {
    /// Makes a grader of a part.
    ///
    /// # Errors
    /// If a reference file does not compile.
    pub fn of(part: Part, workspace: &'a Workspace) -> Result<Grader<'a>, GradeError> {
        let quiet = include_str!("../cpp/quiet.h");
        let probe = [quiet, include_str!("../cpp/probe.cpp")].concat();
        let client = [quiet, include_str!("../cpp/client.cpp")].concat();
        let class = include_str!("../cpp/LinesOfAction.cpp");
        let references = match part {
            Part::Class => vec![
                (reference(workspace, "probe.cpp", &probe)?, probe_scripts()),
                (reference(workspace, "client.cpp", &client)?, game_scripts()),
            ],
            Part::Client => vec![(
                reference(workspace, "LinesOfAction.cpp", class)?,
                client_scripts::scripts(),
            )],
        };
        Ok(Grader {
            workspace,
            part,
            references,
        })
    }

    /// Grades a file.
    ///
    /// # Errors
    /// If that is not possible. A wrong file is not an error.
    pub fn grade(&self, file: &Path) -> Result<Grade, GradeError> {
        self.grade_source(file, &read_submitted(file, None)?)
    }

    /// Grades the contents of a file.
    ///
    /// # Errors
    /// If that is not possible. A wrong file is not an error.
    pub fn grade_source(&self, file: &Path, source: &[u8]) -> Result<Grade, GradeError> {
        let part = self.part;
        let mut faults: Vec<String> = fault_in_header(source).into_iter().collect();
        let refused = |compiler, source| Grade {
            file: file.display().to_string(),
            part,
            right: false,
            compiles: false,
            compiler: quoted(compiler),
            source,
            scripts: Vec::new(),
        };
        let compiled = self.workspace.compile(part.file(), source)?;
        let Some(object) = compiled.file else {
            return Ok(refused(compiled.messages, faults));
        };
        let symbols = Symbols::of(self.workspace, &object)?;
        let mut scripts = Vec::new();
        for (reference, tests) in &self.references {
            let linked = self.workspace.link([&object, reference])?;
            let Some(program) = linked.file else {
                let why = symbols.fault_in_parts(part);
                let messages = why.as_ref().map_or(linked.messages, |_| String::new());
                faults.extend(why);
                return Ok(refused(messages, faults));
            };
            scripts.extend(self.run_all(&program, tests, &mut faults)?);
        }
        faults.extend(symbols.faults(self.workspace, part, source)?);
        let are_right = scripts.iter().all(|graded| graded.same || !graded.counts);
        Ok(Grade {
            right: are_right && faults.is_empty(),
            compiles: true,
            scripts,
            ..refused(compiled.messages, faults)
        })
    }

    /// Runs a program with scripts, until too many have taken too long. What is always wrong in the
    /// same way is reported once, before the first script that shows it.
    fn run_all(
        &self,
        program: &Path,
        scripts: &[GraderScript],
        faults: &mut Vec<String>,
    ) -> Result<Vec<GradedScript>, GradeError> {
        /// After how many scripts that did not end the others are left out.
        const MOST_TIMEOUTS: usize = 5;
        let mut timeouts = 0;
        let mut forms = Forms::new(self.workspace.settings.strict_space);
        let mut exit = None;
        let mut graded = Vec::new();
        for script in scripts {
            if timeouts == MOST_TIMEOUTS {
                graded.push(self.graded(script, Some(Stopped::NotRun(timeouts)), None));
                continue;
            }
            let run = self.run(program, script)?;
            timeouts += usize::from(matches!(run.stopped, Some(Stopped::Seconds(_))));
            faults.extend(fault_in_output(&run.errors, faults));
            let wrong = forms.learn(script, &run);
            // The probe finds what a class prints.
            if self.part == Part::Client {
                for (name, rule, difference) in wrong {
                    if graded.iter().any(|known: &GradedScript| known.name == name) {
                        continue;
                    }
                    graded.push(GradedScript {
                        name: name.to_owned(),
                        rule,
                        ..self.graded(script, None, difference)
                    });
                }
            }
            let judged = self.judge(&forms.in_script(script), &run);
            graded.extend(self.take_exit(judged, &mut exit));
        }
        Ok(graded)
    }

    /// Makes the way in which a program ends after the right output a result of its own, the first
    /// time that it is wrong.
    fn take_exit(&self, judged: GradedScript, exit: &mut Option<Stopped>) -> Vec<GradedScript> {
        let is_end = matches!(
            judged.stopped,
            Some(Stopped::Status(_) | Stopped::Signal(_))
        );
        let is_known = judged.stopped == *exit;
        if !is_end || judged.difference.is_some() || !(judged.counts || is_known) {
            return vec![judged];
        }
        *exit = judged.stopped;
        let first = (!is_known).then(|| GradedScript {
            name: "exit".to_owned(),
            rule: "the program ends without a crash, and main() returns 0",
            ..judged.clone()
        });
        let same = GradedScript {
            same: true,
            stopped: None,
            errors: Vec::new(),
            ..judged
        };
        first.into_iter().chain([same]).collect()
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
            errors: errors.unwrap_or_default(),
            ..self.graded(script, run.stopped, difference)
        }
    }

    fn graded(
        &self,
        script: &GraderScript,
        stopped: Option<Stopped>,
        difference: Option<Difference>,
    ) -> GradedScript {
        GradedScript {
            name: script.name.clone(),
            rule: script.rule,
            counts: script.is_documented || self.workspace.settings.strict_input,
            same: stopped.is_none() && difference.is_none(),
            stopped,
            difference,
            errors: Vec::new(),
        }
    }
}

/// Compiles a reference file.
fn reference(
    workspace: &Workspace,
    name: &'static str,
    source: &str,
) -> Result<PathBuf, GradeError> {
    let compiled = workspace.compile(name, source.as_bytes())?;
    compiled.file.ok_or(GradeError::Reference {
        file: name,
        messages: compiled.messages,
    })
}

/// Cuts a compiler's messages off where reports would get too long.
fn quoted(mut messages: String) -> String {
    const MOST: usize = 16 << 10;
    if messages.len() > MOST {
        messages.truncate(messages.floor_char_boundary(MOST));
        messages.push_str("\n... and more, which is cut off\n");
    }
    messages
}
