use crate::compare::compare;
use crate::error::HarnessError;
use crate::event_loop::run_on;
use crate::log::Log;
use crate::problem::{Failure, Problem};
use crate::referee::Referee;
use crate::script::Script;
use crate::script_run::ScriptRun;
use crate::suite::Test;
use loa_match::{ChildProcess, CommandLine, Event, Interrupt, Sandbox};
use loa_work::{LARGEST_TEXT, create_output, if_there, read_input, real_path, without_mark};
use std::collections::HashSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Duration;

/// How tests are run.
#[derive(Clone, Debug)]
pub struct HarnessSettings {
    /// Programs that replace those named in the first and in the second script.
    pub programs: [Option<CommandLine>; 2],
    /// A folder where programs are looked for that are in none of `PATH`.
    pub more_programs: Option<PathBuf>,
    /// In what the programs run; by default without a sandbox.
    pub sandbox: Sandbox,
    /// Where the files `.out` and `.err` go; beside the script by default.
    pub out_dir: Option<PathBuf>,
    /// Whether `.out` and `.err` stay after a test that passed.
    pub keep: bool,
    /// Whether the file `.std` is written with what was found, not compared with it.
    pub write_std: bool,
    /// Whether all input and output is shown.
    pub verbose: bool,
    /// Whether the game is followed, and illegal moves and false claims of victory are reported.
    pub referee: bool,
    /// How long a program may take to tell the end of a game, and to exit.
    pub end_limit: Duration,
}

impl Default for HarnessSettings {
    fn default() -> HarnessSettings {
        HarnessSettings {
            programs: [None, None],
            more_programs: None,
            sandbox: Sandbox::default(),
            out_dir: None,
            keep: true,
            write_std: false,
            verbose: false,
            referee: true,
            end_limit: Duration::from_secs(5),
        }
    }
}

/// The result of a test.
#[derive(Clone, Debug)]
pub struct TestReport {
    /// The test's name.
    pub name: String,
    /// Why it failed; `None` if it passed.
    pub failure: Option<Failure>,
    /// Whether all moves and results were checked by the rules, as far as there is a referee.
    pub checked: bool,
}

/// Runs a test: its scripts with their programs. With `verbose`, input and output go to `log`.
///
/// When this returns the programs have ended, with all processes that they had started.
///
/// # Errors
/// If the test can't be run, or when it is interrupted. A test that fails is not an error.
pub fn run_test(
    test: &Test,
    settings: &HarnessSettings,
    interrupt: &Interrupt,
    log: &mut dyn Write,
) -> Result<TestReport, HarnessError> {
    let mut log = Log(settings.verbose.then_some(log));
    let scripts = read_scripts(test)?;
    let files = files_of(std::slice::from_ref(test), settings)?;
    // Before anything is started it is certain that they can be written.
    for path in files.iter().flat_map(|files| [&files.out, &files.err]) {
        create(path, &[])?;
    }
    let played = play(&scripts, &files, settings, interrupt, &mut log);
    let (failure, runs) = played.inspect_err(|error| {
        // That is more important than that it can't be written.
        let text = format!("test-loa: {error}\n");
        let _ = (files.iter()).try_for_each(|files| create(&files.err, text.as_bytes()));
    })?;
    let failure = match failure {
        Some(failure) => Some(failure),
        None => compare_output(&runs, settings)?,
    };
    for run in &runs {
        run.files.write(run, failure.as_ref())?;
    }
    if failure.is_none() && !settings.keep {
        files.iter().for_each(ScriptFiles::remove);
    }
    Ok(TestReport {
        name: test.name(),
        failure,
        checked: runs.iter().all(|run| run.referee.has_checked_all()),
    })
}

/// Runs the scripts; returns why they failed, if they did, and what is known of each.
fn play(
    scripts: &[Script],
    files: &[ScriptFiles],
    settings: &HarnessSettings,
    interrupt: &Interrupt,
    log: &mut Log<'_>,
) -> Result<(Option<Failure>, Vec<ScriptRun>), HarnessError> {
    /// How many events may be pending; programs that print more are blocked.
    const PENDING: usize = 64;
    let (sender, events) = sync_channel(PENDING);
    let mut runs = Vec::new();
    for (number, (script, files)) in scripts.iter().zip(files).enumerate() {
        runs.push(start(number, script, files, settings, &sender)?);
    }
    loop {
        match run_on(&mut runs, &events, log) {
            Ok(true) => return Ok((None, runs)),
            Ok(false) => {}
            Err(failure) => return Ok((Some(*failure), runs)),
        }
        if let Some(signal) = interrupt.signal() {
            return Err(HarnessError::Interrupted(signal));
        }
    }
}

fn start(
    number: usize,
    script: &Script,
    files: &ScriptFiles,
    settings: &HarnessSettings,
    events: &SyncSender<(usize, Event)>,
) -> Result<ScriptRun, HarnessError> {
    let given = settings.programs.get(number).and_then(Option::as_ref);
    let mut command = given.unwrap_or(&script.command).clone();
    if let Some(folder) = &settings.more_programs {
        command.look_also_in(folder);
    }
    let referee = match settings.referee && !changes_rules(&command) {
        true => Referee::new(),
        false => Referee::disabled(),
    };
    let events = events.clone();
    let report = move |event| events.send((number, event)).is_ok();
    let process = ChildProcess::spawn(&settings.sandbox.enclose_own(&command), report)?;
    let (files, script) = (files.clone(), script.clone());
    let limit = settings.end_limit;
    Ok(ScriptRun::new(files, script, process, referee, limit))
}

/// Tells whether a program is started such that it may play other rules than the course's, or
/// from another position.
fn changes_rules(command: &CommandLine) -> bool {
    const OPTIONS: [&str; 6] = ["rules", "size", "start", "board", "position", "variant"];
    command.arguments().iter().any(|argument| {
        let argument = argument.to_string_lossy();
        let option = argument.strip_prefix("--");
        option.is_some_and(|option| OPTIONS.iter().any(|name| option.starts_with(name)))
    })
}

/// Compares the output with what is expected, or makes it what is expected.
fn compare_output(
    runs: &[ScriptRun],
    settings: &HarnessSettings,
) -> Result<Option<Failure>, HarnessError> {
    for run in runs {
        let path = run.files.script.with_extension("std");
        if settings.write_std {
            create(&path, &run.output)?;
            continue;
        }
        let expected = if_there(read_edited(&path));
        let Some(expected) = expected.map_err(|cause| HarnessError::Read(path, cause))? else {
            continue;
        };
        if let Err(difference) = compare(&expected, &run.output) {
            return Ok(Some(*run.failure(Problem::Different(difference))));
        }
    }
    Ok(None)
}

/// Reads a file that some editor may have written.
fn read_edited(path: &Path) -> io::Result<Vec<u8>> {
    let bytes = read_input(path, LARGEST_TEXT)?;
    without_mark(&bytes).map(<[u8]>::to_vec)
}

fn read_scripts(test: &Test) -> Result<Vec<Script>, HarnessError> {
    let read = |path: &PathBuf| {
        let text = read_edited(path).map_err(|cause| HarnessError::Read(path.clone(), cause))?;
        let script = Script::parse(&text).and_then(|script| {
            if test.scripts().len() == 1 {
                script.check_alone()?;
            }
            Ok(script)
        });
        script.map_err(|cause| HarnessError::Script(path.clone(), cause))
    };
    test.scripts().iter().map(read).collect()
}

/// Makes sure that no two scripts write to the same files.
///
/// # Errors
/// If two do, or one has a name that is meant for output.
pub fn check_outputs(tests: &[Test], settings: &HarnessSettings) -> Result<(), HarnessError> {
    files_of(tests, settings).map(drop)
}

/// Finds the files of all scripts, and makes sure that no two write to the same ones.
fn files_of(tests: &[Test], settings: &HarnessSettings) -> Result<Vec<ScriptFiles>, HarnessError> {
    let mut taken = HashSet::new();
    let distinct = |script: &PathBuf| {
        let files = ScriptFiles::of_script(script, settings)?;
        // Its folder may not be there yet.
        let out = real_path(&files.out).unwrap_or_else(|_| files.out.clone());
        match taken.insert(out) {
            true => Ok(files),
            false => Err(HarnessError::SameName(files.name)),
        }
    };
    tests.iter().flat_map(Test::scripts).map(distinct).collect()
}

/// The files that belong to a script.
#[derive(Clone)]
pub(crate) struct ScriptFiles {
    pub(crate) name: String,
    pub(crate) script: PathBuf,
    out: PathBuf,
    err: PathBuf,
}

impl ScriptFiles {
    fn of_script(script: &Path, settings: &HarnessSettings) -> Result<ScriptFiles, HarnessError> {
        let extension = script.extension().unwrap_or_default();
        if extension == "out" || extension == "err" || extension == "std" {
            return Err(HarnessError::Name(script.to_path_buf()));
        }
        let stem = Path::new(script.file_stem().unwrap_or_default());
        let base = match &settings.out_dir {
            Some(dir) => dir.join(stem),
            None => script.with_file_name(stem),
        };
        // A name may have dots in it: with_extension would take what follows for an extension.
        Ok(ScriptFiles {
            name: stem.display().to_string(),
            script: script.to_path_buf(),
            out: base.with_added_extension("out"),
            err: base.with_added_extension("err"),
        })
    }

    fn write(&self, run: &ScriptRun, failure: Option<&Failure>) -> Result<(), HarnessError> {
        create(&self.out, &run.output)?;
        let mut errors = run.errors.clone();
        if errors.last().is_some_and(|last| *last != b'\n') {
            errors.push(b'\n');
        }
        let verdict = match failure {
            None => "test-loa: passed\n".to_owned(),
            Some(failure) => format!("test-loa: {failure}\n{}\n", failure.problem.details()),
        };
        errors.extend_from_slice(verdict.as_bytes());
        create(&self.err, &errors)
    }

    fn remove(&self) {
        for path in [&self.out, &self.err] {
            // It does not matter if the file is already gone.
            let _ = fs::remove_file(path);
        }
    }
}

fn create(path: &Path, text: &[u8]) -> Result<(), HarnessError> {
    let written = create_output(path).and_then(|mut file| file.write_all(text));
    written.map_err(|cause| HarnessError::Write(path.to_path_buf(), cause))
}
