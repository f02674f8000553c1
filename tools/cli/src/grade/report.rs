//! Results for services that run tests: JUnit XML, and Gradescope's `results.json`.

use super::Flags;
use super::row::{Mark, Row};
use crate::whole_file::write_file;
use anyhow::Result;
use loa_cuhk::Part;
use serde_json::{Value, json};

/// A file of a submission, and what was looked at in it.
struct Suite<'a> {
    name: String,
    tests: Vec<(&'a str, Option<&'a str>)>,
}

/// Writes the files that the flags ask for.
pub(super) fn write_reports(flags: &Flags, rows: &[Row], parts: &[Part]) -> Result<()> {
    let of_row = |row| suites(row, parts);
    let suites: Vec<Suite<'_>> = rows.iter().flat_map(of_row).collect();
    if let Some(path) = &flags.junit {
        write_file(path, junit(&suites))?;
    }
    if let Some(path) = &flags.gradescope {
        write_file(path, format!("{:#}\n", gradescope(rows, &suites)))?;
    }
    Ok(())
}

fn suites<'a>(row: &'a Row, parts: &[Part]) -> Vec<Suite<'a>> {
    let marks = parts.iter().zip(&row.marks);
    let suite = |(part, mark): (&Part, &'a Mark)| Suite {
        name: format!("{} {part}", row.student).trim().to_owned(),
        tests: match &mark.tests[..] {
            [] => vec![("graded", (!mark.is_full()).then_some(&*mark.note))],
            tests => tests
                .iter()
                .map(|test| (&*test.name, test.fault.as_deref()))
                .collect(),
        },
    };
    marks.map(suite).collect()
}

fn junit(suites: &[Suite<'_>]) -> String {
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n".to_owned();
    for Suite { name, tests } in suites {
        let (name, count) = (xml(name), tests.len());
        let failures = tests.iter().filter(|(_, fault)| fault.is_some()).count();
        let counts = format!("tests=\"{count}\" failures=\"{failures}\" errors=\"0\"");
        text += &format!("  <testsuite name=\"{name}\" {counts}>\n");
        for (test, fault) in tests {
            let failure = fault.map(xml);
            let failure = failure.map(|fault| format!("<failure>{fault}</failure>"));
            let (test, failure) = (xml(test), failure.unwrap_or_default());
            let names = format!("classname=\"{name}\" name=\"{test}\"");
            text += &format!("    <testcase {names}>{failure}</testcase>\n");
        }
        text += "  </testsuite>\n";
    }
    text + "</testsuites>\n"
}

/// Escapes a text for XML, which has no place for most control characters.
fn xml(text: &str) -> String {
    let escape = |sign: char| match sign {
        '\n' => sign.to_string(),
        '\u{fffe}' | '\u{ffff}' => sign.escape_default().to_string(),
        '&' | '<' | '>' | '"' => format!("&#{};", u32::from(sign)),
        _ if sign.is_control() => sign.escape_default().to_string(),
        _ => sign.to_string(),
    };
    text.chars().map(escape).collect()
}

/// Returns the results of one submission, or the average of several, with 100 points at most.
#[expect(clippy::cast_precision_loss, reason = "there are some hundreds")]
fn gradescope(rows: &[Row], suites: &[Suite<'_>]) -> Value {
    let mut results = Vec::new();
    for suite in suites {
        results.extend(suite.tests.iter().map(|(name, fault)| {
            json!({
                "name": format!("{}: {name}", suite.name),
                "status": if fault.is_none() { "passed" } else { "failed" },
                "output": fault.unwrap_or_default(),
            })
        }));
    }
    let sum: f64 = rows.iter().map(Row::percent).sum();
    let score = (10.0 * sum / rows.len().max(1) as f64).round() / 10.0;
    json!({ "score": score, "output_format": "text", "tests": results })
}
