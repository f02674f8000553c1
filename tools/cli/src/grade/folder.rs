//! `loa grade FOLDER`: a folder for each student.

use super::{Flags, settings};
use crate::hashing::hash_of_file;
use crate::progress::{bar, status_after};
use crate::say::tell;
use crate::shard::{open_part, work_off};
use anyhow::{Context, Result, bail};
use loa_cuhk::{Grade, GradeError, Grader, Part, Workspace};
use loa_match::Interrupt;
use loa_work::{
    Fold, Item, JsonLines, PartEnd, Shard, ShardHead, Stop, Work, check_can_be_written, cores,
    on_threads, write_whole,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The parts of a submission and the names of their files.
const PARTS: [(Part, &str); 2] = [
    (Part::Class, "LinesOfAction.cpp"),
    (Part::Client, "gameplay.cpp"),
];

/// What became of a student's files: an item of the work.
#[derive(Serialize, Deserialize)]
struct Row {
    student: String,
    /// A mark for each part that the course wants.
    marks: Vec<Mark>,
    grades: Vec<Value>,
}

#[derive(Default, Serialize, Deserialize)]
struct Mark {
    right: usize,
    scripts: usize,
    /// Why it is not full, if the scripts do not say so.
    note: String,
}

impl Mark {
    fn of(grade: &Grade) -> Mark {
        let counted = grade.scripts.iter().filter(|script| script.counts);
        let note = match (grade.compiles, grade.source.len()) {
            (false, _) => "does not compile".to_owned(),
            (true, 0) => String::new(),
            (true, 1) => "1 fault in the source".to_owned(),
            (true, faults) => format!("{faults} faults in the source"),
        };
        Mark {
            right: counted.clone().filter(|script| script.same).count(),
            scripts: counted.count(),
            note,
        }
    }

    fn note(note: &impl ToString) -> Mark {
        Mark {
            note: note.to_string(),
            ..Mark::default()
        }
    }

    /// The share of the scripts that are right, in percent.
    #[expect(clippy::cast_precision_loss, reason = "there are some dozens")]
    fn percent(&self) -> f64 {
        100.0 * self.right as f64 / self.scripts.max(1) as f64
    }
}

impl Row {
    #[expect(clippy::cast_precision_loss, reason = "there are two at most")]
    fn percent(&self) -> f64 {
        self.marks.iter().map(Mark::percent).sum::<f64>() / self.marks.len() as f64
    }

    fn is_right(&self) -> bool {
        let is_full = |mark: &Mark| mark.note.is_empty() && mark.right == mark.scripts;
        self.marks.iter().all(is_full)
    }
}

/// The submissions of a folder.
struct Submissions {
    folders: Vec<PathBuf>,
    /// The parts that a student has handed in.
    parts: Vec<(Part, &'static str)>,
}

impl Submissions {
    fn find(folder: &Path) -> Result<Submissions> {
        let cannot = || format!("can't read {}", folder.display());
        let mut folders = Vec::new();
        for entry in fs::read_dir(folder).with_context(cannot)? {
            let path = entry.with_context(cannot)?.path();
            if path.is_dir() {
                folders.push(path);
            }
        }
        folders.sort();
        let has = |(_, name): &(Part, &str)| folders.iter().any(|it| it.join(name).exists());
        let parts: Vec<_> = PARTS.into_iter().filter(has).collect();
        if parts.is_empty() {
            let [(_, class), (_, client)] = PARTS;
            bail!("no folder in {} has {class} or {client}", folder.display());
        }
        Ok(Submissions { folders, parts })
    }

    fn student(&self, number: u32) -> String {
        let name = self.folders[number as usize].file_name();
        name.unwrap_or_default().display().to_string()
    }

    /// All that the marks depend on, the files of each student by themselves.
    fn settings(&self, flags: &Flags) -> Map<String, Value> {
        let mut settings = Map::new();
        for (folder, number) in self.folders.iter().zip(0..) {
            let hash = |(_, name): &(Part, &str)| {
                hash_of_file(&folder.join(name)).unwrap_or_else(|_| "missing".to_owned())
            };
            let hashes: Vec<String> = self.parts.iter().map(hash).collect();
            settings.insert(
                format!("submission {}", self.student(number)),
                json!(hashes),
            );
        }
        settings.insert("time".to_owned(), json!(flags.time));
        settings.insert("strict-space".to_owned(), json!(flags.strict_space));
        settings.insert("strict-input".to_owned(), json!(flags.strict_input));
        for name in ["CXX", "CXXFLAGS"] {
            let value = std::env::var(name).unwrap_or_default();
            settings.insert(name.to_owned(), json!(value));
        }
        settings
    }
}

/// Grades all submissions, prints a table, and writes a file with the marks.
pub(super) fn run(flags: &Flags, folder: &Path, interrupt: &Interrupt) -> Result<ExitCode> {
    let submissions = Submissions::find(folder)?;
    let out = flags.out.clone();
    let out = out.unwrap_or_else(|| folder.join("grades.jsonl"));
    let csv = flags.csv.clone();
    let csv = csv.unwrap_or_else(|| folder.join("marks.csv"));
    check_can_be_written(&csv).with_context(|| format!("can't write {}", csv.display()))?;
    let end = u32::try_from(submissions.folders.len())?;
    let head = ShardHead {
        shard: Shard::ALL,
        command: "grade".to_owned(),
        program: env!("CARGO_PKG_VERSION").to_owned(),
        settings: submissions.settings(flags),
    };
    let part = open_part(&out, &head, end)?;
    let mut work = Grading {
        flags,
        submissions: &submissions,
        interrupt,
    };
    let style = "{wide_bar} {pos} of {len} submissions, {eta} left";
    let (bar, mut rows) = (bar(end.into(), style), Rows(Vec::new()));
    let ended = work_off(part, &mut work, &mut rows, &bar, |_, done| done.into())?;
    if let PartEnd::Stopped(done) = ended {
        let out = out.display();
        tell!("loa: stopped with {done} of {end} submissions in {out}; the same command continues");
        return Ok(status_after(interrupt.signal().unwrap_or_default()).into());
    }
    let rows = rows.0;
    let names: Vec<String> = submissions
        .parts
        .iter()
        .map(|(part, _)| part.to_string())
        .collect();
    write_whole(&csv, |file| {
        file.write_all(table_as_csv(&rows, &names).as_bytes())
    })
    .with_context(|| format!("can't write {}", csv.display()))?;
    let mut stdout = std::io::stdout().lock();
    match flags.json {
        true => writeln!(stdout, "{}", json!(rows))?,
        false => write!(stdout, "{}", table(&rows, &names))?,
    }
    tell!(
        "loa: marks in {}, what was found in {}",
        csv.display(),
        out.display()
    );
    Ok(ExitCode::from(u8::from(!rows.iter().all(Row::is_right))))
}

/// Grading as work: its items are the rows of the submissions.
struct Grading<'a> {
    flags: &'a Flags,
    submissions: &'a Submissions,
    interrupt: &'a Interrupt,
}

impl Work for Grading<'_> {
    type Format = JsonLines;
    type Error = anyhow::Error;

    fn work(
        &mut self,
        numbers: impl Iterator<Item = u32> + Send,
        mut take: impl FnMut(Item) -> Result<ControlFlow<()>>,
    ) -> Result<()> {
        let workspace = Workspace::new(settings(self.flags), self.interrupt)?;
        let parts = self.submissions.parts.iter();
        let graders = parts.map(|(part, _)| Grader::of(*part, &workspace));
        let graders: Vec<Grader<'_>> = graders.collect::<Result<_, _>>()?;
        let stopped = || self.interrupt.signal().is_some();
        let submissions = self.submissions;
        on_threads(
            self.flags.jobs.unwrap_or_else(cores),
            numbers,
            &Stop::new(&stopped),
            true,
            || |number: &u32| grade(submissions, *number, &graders),
            |number, row| take(Item::new(number, &row)?),
        )
        .map(drop)
    }
}

/// The rows of all students.
struct Rows(Vec<Row>);

impl Fold<Item> for Rows {
    type Error = anyhow::Error;

    fn add(&mut self, item: Item) -> Result<()> {
        self.0.push(serde_json::from_slice(&item.json)?);
        Ok(())
    }
}

/// Grades a student's files; `None` if a signal came. What can't be graded costs only its mark.
fn grade(submissions: &Submissions, number: u32, graders: &[Grader<'_>]) -> Option<Row> {
    let mut row = Row {
        student: submissions.student(number),
        marks: Vec::new(),
        grades: Vec::new(),
    };
    for ((_, name), grader) in submissions.parts.iter().zip(graders) {
        let path = submissions.folders[number as usize].join(name);
        row.marks.push(match grader.grade(&path) {
            _ if !path.exists() => Mark::note(&"missing"),
            Ok(grade) => {
                row.grades.push(json!(grade));
                Mark::of(&grade)
            }
            Err(GradeError::Interrupted(_)) => return None,
            Err(error) => Mark::note(&error),
        });
    }
    Some(row)
}

/// Writes a table for people.
fn table(rows: &[Row], parts: &[String]) -> String {
    let width = rows.iter().map(|row| row.student.chars().count()).max();
    let width = width.unwrap_or(0).max("student".len());
    let parts: String = parts.iter().map(|part| format!(" {part:>9}")).collect();
    let mut text = format!("{:width$}{parts} {:>9}\n", "student", "mark");
    for row in rows {
        let marks: String = row
            .marks
            .iter()
            .map(|mark| percent(mark.percent()))
            .collect();
        let notes = row.marks.iter().filter(|mark| !mark.note.is_empty());
        let notes: Vec<&str> = notes.map(|mark| mark.note.as_str()).collect();
        let line = format!(
            "{:width$}{marks}{}  {}",
            row.student,
            percent(row.percent()),
            notes.join("; ")
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn percent(percent: f64) -> String {
    format!(" {percent:>7.1} %")
}

/// Writes a table for spreadsheets.
fn table_as_csv(rows: &[Row], parts: &[String]) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
    let heads = parts
        .iter()
        .map(|part| format!(",{part} right,{part} scripts,{part} note"));
    let mut text = format!("student{},mark\n", heads.collect::<String>());
    for row in rows {
        text.push_str(&quoted(&row.student));
        for mark in &row.marks {
            let note = quoted(mark.note.trim());
            text.push_str(&format!(",{},{},{note}", mark.right, mark.scripts));
        }
        text.push_str(&format!(",{:.1}\n", row.percent()));
    }
    text
}
