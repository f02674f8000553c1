//! `loa grade FOLDER`: a folder for each student.

use super::begun::Begun;
use super::report::write_reports;
use super::row::{Mark, Row, shown_name, table, table_as_csv};
use super::{Flags, workspace};
use crate::answer_status;
use crate::hashing::hash_of;
use crate::progress::bar;
use crate::say::tell;
use crate::shard::{open_items, read_item, work_off};
use crate::whole_file::{entries_of, write_file};
use anyhow::{Error, Result, anyhow, bail};
use loa::join;
use loa_cuhk::{GradeError, Grader, Part, read_submitted};
use loa_match::{Interrupt, Sandbox};
use loa_work::{
    Item, JsonLines, Numbers, Shard, ShardHead, Stop, Take, WorkEnd, WorkError, cores, linked,
    on_threads, part_of, status_after,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{ErrorKind, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The submissions of a folder.
struct Submissions {
    folders: Vec<PathBuf>,
    /// The parts that a student has handed in.
    parts: Vec<Part>,
}

impl Submissions {
    fn find(folder: &Path) -> Result<Submissions> {
        let has = |folder: &PathBuf, part: &Part| folder.join(part.file()).exists();
        let mut folders = entries_of(folder)?;
        folders.retain(|path| {
            let is_submitted = Part::ALL.iter().any(|part| has(path, part));
            path.is_dir() && (is_submitted || !is_hidden(path))
        });
        let has = |part: &Part| folders.iter().any(|it| has(it, part));
        let parts: Vec<_> = Part::ALL.into_iter().filter(has).collect();
        if parts.is_empty() {
            let [class, client] = Part::ALL.map(Part::file);
            bail!("no folder in {} has {class} or {client}", folder.display());
        }
        Ok(Submissions { folders, parts })
    }

    fn student(&self, number: u32) -> String {
        let name = self.folders[number as usize].file_name();
        shown_name(name.unwrap_or_default())
    }

    /// All that the marks depend on, the files of each student by themselves.
    fn settings(&self, flags: &Flags) -> Value {
        let mut settings = json!({
            "time": flags.time,
            "strict-space": flags.strict_space,
            "strict-input": flags.strict_input,
        });
        for name in ["CXX", "CXXFLAGS"] {
            settings[name] = std::env::var(name).unwrap_or_default().into();
        }
        for (folder, number) in self.folders.iter().zip(0..) {
            let hash = |part: &Part| {
                let source = read_submitted(&folder.join(part.file()), Some(folder)).ok();
                let hash = source.and_then(|source| hash_of(&source[..]).ok());
                hash.unwrap_or_else(|| "missing".to_owned())
            };
            let hashes: Vec<String> = self.parts.iter().map(hash).collect();
            settings[format!("submission {}", self.student(number))] = json!(hashes);
        }
        settings
    }
}

/// Tells whether a folder is no student's: of a program for versions, or of an archive.
fn is_hidden(folder: &Path) -> bool {
    let name = folder.file_name().unwrap_or_default();
    name == "__MACOSX" || name.as_encoded_bytes().starts_with(b".")
}

/// Returns the files that the students of a folder may have handed in.
pub(super) fn submitted(folder: &Path) -> Result<Vec<PathBuf>> {
    let files = |student: &PathBuf| Part::ALL.map(|part| student.join(part.file()));
    Ok(entries_of(folder)?.iter().flat_map(files).collect())
}

/// Grades all submissions, prints a table, and writes a file with the marks.
pub(super) fn run(
    flags: &Flags,
    folder: &Path,
    [out, csv]: [&PathBuf; 2],
    interrupt: &Interrupt,
) -> Result<ExitCode> {
    let submissions = Submissions::find(folder)?;
    let end = u32::try_from(submissions.folders.len())?;
    let settings = submissions.settings(flags);
    let head = ShardHead::new(Shard::ALL, "grade", env!("CARGO_PKG_VERSION"), &settings)?;
    let goes_on = linked(out).is_ok_and(|out| part_of(&out).exists());
    let items = open_items::<JsonLines>(out, &head, end);
    let items = items.map_err(|error| match error.downcast_ref() {
        Some(WorkError::OtherRun { .. }) => anyhow!("{error}; --out names a file for a new run"),
        _ => error,
    })?;
    let begun = Begun::read(out, goes_on);
    let work = Grading {
        flags,
        submissions: &submissions,
        interrupt,
        begun: &begun,
    };
    let style = "{wide_bar} {pos} of {len} submissions, {eta} left";
    let (bar, mut rows) = (bar(end.into(), style), Vec::<Row>::new());
    let ended = work_off(
        items,
        |numbers, take| work.work(numbers, take),
        &bar,
        |item| {
            rows.push(read_item(&item)?);
            bar.inc(1);
            Ok(ControlFlow::Continue(()))
        },
    );
    begun.forget();
    if let WorkEnd::Stopped(done) = ended? {
        let out = out.display();
        tell!("loa: stopped with {done} of {end} submissions in {out}; the same command continues");
        return Ok(status_after(interrupt.signal().unwrap_or_default()).into());
    }
    let parts = &submissions.parts;
    write_file(csv, table_as_csv(&rows, parts))?;
    write_reports(flags, &rows, parts)?;
    let mut stdout = std::io::stdout().lock();
    match flags.json {
        true => writeln!(stdout, "{}", json!(rows))?,
        false => write!(stdout, "{}", table(&rows, parts))?,
    }
    let sandboxes: BTreeSet<&str> = rows.iter().map(|row| row.sandbox.as_str()).collect();
    tell!(
        "loa: marks in {}, what was found in {}; sandbox: {}",
        csv.display(),
        out.display(),
        join(sandboxes, " and ")
    );
    Ok(answer_status(rows.iter().all(Row::is_right)))
}

/// Grading as long work: its items are the rows of the submissions.
struct Grading<'a> {
    flags: &'a Flags,
    submissions: &'a Submissions,
    interrupt: &'a Interrupt,
    begun: &'a Begun,
}

impl Grading<'_> {
    /// Grades the submissions with some numbers.
    fn work(&self, numbers: &mut Numbers<'_>, take: &mut Take<'_, Item, Error>) -> Result<()> {
        let workspace = workspace(self.flags, self.interrupt)?;
        let parts = self.submissions.parts.iter();
        let graders = parts.map(|part| Grader::of(*part, &workspace));
        let graders: Vec<Grader<'_>> = graders.collect::<Result<_, _>>()?;
        let sandbox = workspace.sandbox();
        let worker = || |number: &u32| self.grade(*number, &graders, sandbox).transpose();
        // One at a time shows which one ends the grader.
        let last = self.begun.before.iter().max();
        let (alone, others) = numbers.partition::<Vec<u32>, _>(|number| Some(number) <= last);
        let jobs = self.flags.jobs.unwrap_or_else(cores);
        for (threads, numbers) in [(NonZeroUsize::MIN, alone), (jobs, others)] {
            let stop = Stop::new(self.interrupt);
            let numbers = numbers.into_iter();
            on_threads(threads, numbers, &stop, true, worker, |number, row| {
                take(Item::new(number, &row?)?)
            })?;
        }
        Ok(())
    }

    /// Grades a student's files; `None` if a signal came. What can't be graded costs only its mark.
    fn grade(&self, number: u32, graders: &[Grader<'_>], sandbox: &Sandbox) -> Result<Option<Row>> {
        let mut row = Row::new(self.submissions.student(number), sandbox);
        if self.begun.is_culprit(number) {
            let notes = graders.iter().map(|_| Mark::note("ended the grader"));
            row.marks.extend(notes);
            return Ok(Some(row));
        }
        self.begun.begin(number)?;
        let folder = &self.submissions.folders[number as usize];
        for (part, grader) in self.submissions.parts.iter().zip(graders) {
            let path = folder.join(part.file());
            let source = read_submitted(&path, Some(folder));
            match source.and_then(|source| grader.grade_source(&path, &source)) {
                Ok(grade) => row.add(&grade),
                Err(GradeError::Interrupted(_)) => return Ok(None),
                Err(error) => row.marks.push(Mark::note(&note_of(&error, part.file()))),
            }
        }
        self.begun.end(number)?;
        Ok(Some(row))
    }
}

/// Says why a file has no grade. A student has chosen the name of its folder, which is left out.
fn note_of(error: &GradeError, name: &str) -> String {
    match error {
        GradeError::Read(_, cause) if cause.kind() == ErrorKind::NotFound => "missing".to_owned(),
        GradeError::Read(_, cause) => format!("can't read {name}: {cause}"),
        error => error.to_string(),
    }
}
