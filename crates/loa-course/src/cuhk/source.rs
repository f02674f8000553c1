//! What the course demands of the source text: no global variables but constants, no `cin` in the
//! class, and a comment with name, student ID and e-mail address at the beginning.

use crate::cuhk::error::GradeError;
use crate::cuhk::grade::Part;
use crate::cuhk::workspace::Workspace;
use std::fmt::Write;
use std::path::Path;

/// A line of the table of symbols that `nm` prints.
struct Symbol {
    name: String,
    section: String,
}

/// Returns what a source file lacks of what the course demands, as far as it shows in the object
/// file.
pub(crate) fn faults_in_object(
    workspace: &Workspace,
    part: Part,
    source: &[u8],
    object: &Path,
) -> Result<Vec<String>, GradeError> {
    let table = workspace.symbols(object)?;
    let symbols: Vec<Symbol> = table.lines().filter_map(Symbol::parse).collect();
    let globals: Vec<&str> = symbols.iter().filter_map(Symbol::global).collect();
    let mut faults = Vec::new();
    if !globals.is_empty() {
        let constants = constants(workspace, source, &globals)?;
        let variables = globals.iter().filter(|name| !constants.contains(name));
        faults
            .extend(variables.map(|name| format!("the global variable '{name}' is not constant")));
    }
    if part == Part::Class && symbols.iter().any(|symbol| symbol.name == "std::cin") {
        faults.push("the class uses cin; only the client may read input".to_owned());
    }
    Ok(faults)
}

impl Symbol {
    /// Reads a line of the format `sysv`: name, value, class, type, size, line, section.
    fn parse(line: &str) -> Option<Symbol> {
        let mut columns = line.rsplitn(7, '|').map(str::trim);
        let section = columns.next()?.to_owned();
        let name = columns.nth(5)?.replace("(anonymous namespace)::", "");
        let name = name.split("[abi:").next()?.to_owned();
        Some(Symbol { name, section })
    }

    /// Returns the name of what may be a global variable: its section is writable after the start,
    /// and it belongs neither to a function nor to the compiler or the standard library.
    fn global(&self) -> Option<&str> {
        let is_variable = [".data", ".bss", ".tdata", ".tbss", "*COM*"]
            .iter()
            .any(|section| self.section.starts_with(section));
        let is_foreign = self.name.contains("__") || self.name.starts_with("std::");
        let is_global = is_variable && !self.section.starts_with(".data.rel.ro");
        (is_global && !is_foreign && !self.name.contains('(')).then_some(&self.name)
    }
}

/// Asks the compiler which variables are constants: one such as `const string` is in a writable
/// section too.
fn constants<'a>(
    workspace: &Workspace,
    source: &[u8],
    names: &[&'a str],
) -> Result<Vec<&'a str>, GradeError> {
    let mut questions = "\n#include <type_traits>\n".to_owned();
    for (number, name) in names.iter().enumerate() {
        let _ = writeln!(
            questions,
            "static_assert(!std::is_const<std::remove_all_extents<decltype({name})>::type>::value, \
             \"constant {number};\");"
        );
    }
    let asked = [source, questions.as_bytes()].concat();
    let answer = workspace.compile("source.cpp", &asked)?.messages;
    let is_constant = |number: usize| {
        let mark = format!("constant {number};");
        let mut lines = answer.lines();
        lines.any(|line| line.contains("error: ") && line.contains(&mark))
    };
    let numbered = names.iter().enumerate();
    let constant = numbered.filter(|(number, _)| is_constant(*number));
    Ok(constant.map(|(_, name)| *name).collect())
}

/// Returns what the comment at the beginning of a source file lacks, if it lacks anything.
pub(crate) fn fault_in_header(source: &[u8]) -> Option<String> {
    const LABELS: [&str; 14] = [
        "name", "student", "id", "sid", "no", "number", "email", "e-mail", "mail", "address",
        "file", "author", "course", "project",
    ];
    let comment = leading_comments(&String::from_utf8_lossy(source));
    let is_separator = |c: char| !(c.is_alphanumeric() || "@.-_+'".contains(c));
    let words = || {
        comment
            .split(is_separator)
            .map(|word| word.trim_matches('.'))
    };
    let is_address = |word: &str| {
        let (user, host) = word.split_once('@').unwrap_or_default();
        !user.is_empty() && host.contains('.')
    };
    let is_number = |word: &str| {
        let digits = word.chars().filter(char::is_ascii_digit).count();
        digits >= 6 && !word.contains('@')
    };
    let is_name = |word: &str| {
        let letters = word.chars().filter(|c| c.is_alphabetic()).count();
        letters >= 2
            && !word.contains(|c: char| c.is_ascii_digit() || c == '@' || c == '.')
            && !LABELS.contains(&word.to_lowercase().as_str())
    };
    let missing: Vec<&str> = [
        ("name", words().any(is_name)),
        ("student ID", words().any(is_number)),
        ("e-mail address", words().any(is_address)),
    ]
    .into_iter()
    .filter_map(|(what, is_there)| (!is_there).then_some(what))
    .collect();
    match (comment.is_empty(), missing.is_empty()) {
        (true, _) => Some(
            "there is no comment with name, student ID and e-mail address at the \
                           beginning"
                .to_owned(),
        ),
        (false, true) => None,
        (false, false) => {
            let missing = missing.join(" and no ");
            Some(format!("the comment at the beginning has no {missing}"))
        }
    }
}

/// Returns the comments before the first other text.
fn leading_comments(source: &str) -> String {
    let mut comments = String::new();
    let mut rest = source.trim_start_matches('\u{feff}').trim_start();
    loop {
        let (comment, after) = if let Some(line) = rest.strip_prefix("//") {
            line.split_once('\n').unwrap_or((line, ""))
        } else if let Some(block) = rest.strip_prefix("/*") {
            block.split_once("*/").unwrap_or((block, ""))
        } else {
            return comments;
        };
        comments.push_str(comment);
        comments.push('\n');
        rest = after.trim_start();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(source: &str) -> String {
        fault_in_header(source.as_bytes()).unwrap_or_default()
    }

    #[test]
    fn a_header_has_name_id_and_address() {
        for header in [
            "// Name: Chan Tai Man\n// Student ID: 1155123456\n// E-mail: a@link.cuhk.edu.hk\n",
            "\u{feff}/* 陳大文 1155123456 <1155123456@link.cuhk.edu.hk> */ // the class\n#include <x>",
            "\n/**\n * CHAN, Tai Man (s1155123456), taiman@cse.cuhk.edu.hk.\n */\n",
        ] {
            assert_eq!(fault(header), "");
        }
    }

    #[test]
    fn what_a_header_lacks_is_named() {
        let header = "// Name:\n// Student ID: 1155123456@link.cuhk.edu.hk\n// LinesOfAction.cpp\n";
        let expected = "the comment at the beginning has no name and no student ID";
        assert_eq!(fault(header), expected);
        assert!(fault("// Chan 1155123456\n").ends_with("has no e-mail address"));
        for source in ["", "#include <iostream>\n// Chan 1155123456 a@b.hk\n"] {
            assert!(fault(source).starts_with("there is no comment with name"));
        }
    }
}
