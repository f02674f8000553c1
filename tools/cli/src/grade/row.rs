use loa_cuhk::{Grade, Part};
use loa_match::Sandbox;
use loa_work::csv_cell;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::ffi::OsStr;

/// What became of a student's files: an item of the work.
#[derive(Serialize, Deserialize)]
pub(super) struct Row {
    pub(super) student: String,
    /// A mark for each part that the course wants.
    pub(super) marks: Vec<Mark>,
    pub(super) grades: Vec<Value>,
    /// What kept the student's programs from everything else.
    #[serde(default)]
    pub(super) sandbox: String,
}

#[derive(Default, Serialize, Deserialize)]
pub(super) struct Mark {
    pub(super) right: usize,
    pub(super) scripts: usize,
    /// Why it is not full, if the scripts do not say so.
    pub(super) note: String,
    /// What was looked at.
    #[serde(default)]
    pub(super) tests: Vec<Test>,
}

/// A thing that was looked at.
#[derive(Serialize, Deserialize)]
pub(super) struct Test {
    pub(super) name: String,
    /// What is wrong with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) fault: Option<String>,
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
            scripts: counted.clone().count(),
            note,
            tests: tests(grade),
        }
    }

    pub(super) fn note(note: &str) -> Mark {
        Mark {
            note: note.to_string(),
            ..Mark::default()
        }
    }

    /// Tells whether nothing is wrong.
    pub(super) const fn is_full(&self) -> bool {
        self.note.is_empty() && self.right == self.scripts && self.scripts > 0
    }

    /// The share of the scripts that are right, in percent.
    #[expect(clippy::cast_precision_loss, reason = "there are some dozens")]
    fn percent(&self) -> f64 {
        100.0 * self.right as f64 / self.scripts.max(1) as f64
    }
}

impl Row {
    pub(super) fn new(student: String, sandbox: &Sandbox) -> Row {
        Row {
            student,
            marks: Vec::new(),
            grades: Vec::new(),
            sandbox: sandbox.to_string(),
        }
    }

    /// Adds the grade of a part.
    pub(super) fn add(&mut self, grade: &Grade) {
        self.grades.push(json!(grade));
        self.marks.push(Mark::of(grade));
    }

    #[expect(clippy::cast_precision_loss, reason = "there are two at most")]
    pub(super) fn percent(&self) -> f64 {
        self.marks.iter().map(Mark::percent).sum::<f64>() / self.marks.len() as f64
    }

    pub(super) fn is_right(&self) -> bool {
        self.marks.iter().all(Mark::is_full)
    }
}

fn tests(grade: &Grade) -> Vec<Test> {
    let test = |name: String, fault: Option<String>| Test { name, fault };
    let compiler = (!grade.compiles).then(|| grade.compiler.clone());
    let source = (!grade.source.is_empty()).then(|| grade.source.join("\n"));
    let counted = grade.scripts.iter().filter(|script| script.counts);
    let scripts = counted.map(|script| {
        let name = format!("{} ({})", script.name, script.rule);
        test(name, (!script.same).then(|| script.to_string()))
    });
    let first = [("compiles", compiler), ("source", source)];
    let first = first.map(|(name, fault)| test(name.to_owned(), fault));
    first.into_iter().chain(scripts).collect()
}

/// Returns the name of a folder as text. If it has bytes that are not UTF-8, control characters or
/// those that turn text round, it is escaped; different names stay different.
pub(super) fn shown_name(name: &OsStr) -> String {
    let is_strange = |sign: char| {
        sign.is_control()
            || matches!(sign, '\\' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let plain = name.to_str().filter(|name| !name.contains(is_strange));
    plain.map_or_else(
        || name.as_encoded_bytes().escape_ascii().to_string(),
        str::to_owned,
    )
}

/// Writes a table for people.
pub(super) fn table(rows: &[Row], parts: &[Part]) -> String {
    /// Longer names have lines of their own length.
    const WIDEST: usize = 30;
    let widths = rows.iter().map(|row| row.student.chars().count());
    let width = widths.filter(|width| *width <= WIDEST).max();
    let width = width.unwrap_or(0).max("student".len());
    let parts: String = parts.iter().map(|part| format!(" {part:>9}")).collect();
    let mut text = format!("{:width$}{parts} {:>9}\n", "student", "mark");
    for row in rows {
        let marks = row.marks.iter().map(|mark| percent(mark.percent()));
        let marks: String = marks.collect();
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
pub(super) fn table_as_csv(rows: &[Row], parts: &[Part]) -> String {
    let heads = parts
        .iter()
        .map(|part| format!(",{part} right,{part} scripts,{part} note"));
    let mut text = format!("student{},mark\n", heads.collect::<String>());
    for row in rows {
        text.push_str(&csv_cell(&row.student));
        for mark in &row.marks {
            let note = csv_cell(mark.note.trim());
            text.push_str(&format!(",{},{},{note}", mark.right, mark.scripts));
        }
        text.push_str(&format!(",{:.1}\n", row.percent()));
    }
    text
}
