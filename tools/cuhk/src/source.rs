//! What the course demands of the source text: no global variables but constants, no input and
//! output in the class, and a comment with name, student ID and e-mail address at the beginning.

use crate::error::GradeError;
use crate::grade::Part;
use crate::workspace::Workspace;
use std::collections::HashSet;
use std::fmt::Write;
use std::path::Path;

/// The symbols of an object file.
pub(crate) struct Symbols(Vec<Symbol>);

/// A line of the table of symbols that `nm` prints.
struct Symbol {
    name: String,
    section: String,
}

impl Symbols {
    pub(crate) fn of(workspace: &Workspace, object: &Path) -> Result<Symbols, GradeError> {
        let table = workspace.symbols(object)?;
        Ok(Symbols(table.lines().filter_map(Symbol::parse).collect()))
    }

    /// Returns what a source file lacks of what the course demands, as far as it shows in the
    /// symbols.
    pub(crate) fn faults(
        &self,
        workspace: &Workspace,
        part: Part,
        source: &[u8],
    ) -> Result<Vec<String>, GradeError> {
        /// What a program can read its input with, by its name in the standard library.
        const INPUT: [&str; 8] = [
            "cin",
            "wcin",
            "stdin",
            "scanf",
            "getchar",
            "getchar_unlocked",
            "gets",
            "read",
        ];
        let text = String::from_utf8_lossy(source);
        let words: HashSet<&str> = text.split(|c| !is_in_name(c)).collect();
        let globals = self.0.iter().filter_map(|symbol| symbol.global(&words));
        let variables = variables(workspace, source, globals.collect())?.into_iter();
        let faults = variables.map(|name| format!("the global variable '{name}' is not constant"));
        let mut faults: Vec<String> = faults.collect();
        let used = |name: &&&str| self.0.iter().any(|symbol| symbol.is_used(name));
        let used: Vec<&str> = INPUT.iter().filter(used).copied().collect();
        if part == Part::Class && !used.is_empty() {
            let used = used.join(" and ");
            faults.push(format!(
                "the class uses {used}; only the client may read input"
            ));
        }
        Ok(faults)
    }

    /// Tells why a file can't be linked with the course's other one, if it has not what belongs in
    /// it.
    pub(crate) fn fault_in_parts(&self, part: Part) -> Option<String> {
        const MEMBERS: [&str; 7] = [
            "LinesOfAction",
            "printGame",
            "getCurrentPlayer",
            "swapPlayer",
            "move",
            "hasConnected",
            "gameOver",
        ];
        let defines = |start: &str| {
            let mut defined = self.0.iter().filter(|symbol| symbol.is_defined());
            defined.any(|symbol| symbol.name.starts_with(start))
        };
        let (own, missing): (Vec<&str>, Vec<&str>) = MEMBERS
            .iter()
            .partition(|name| defines(&format!("LinesOfAction::{name}(")));
        let has_main = self
            .0
            .iter()
            .any(|symbol| symbol.is_defined() && symbol.name == "main");
        let functions = |names: &[&str]| names.join("(), ") + "()";
        Some(match (part, has_main, &own[..], &missing[..]) {
            (Part::Class, true, [], _) => {
                "this is a client: it has main() and no member function of LinesOfAction; are the \
                 two files exchanged?"
                    .to_owned()
            }
            (Part::Client, false, [_, ..], _) => {
                "this is a class: it has member functions of LinesOfAction and no main(); are the \
                 two files exchanged?"
                    .to_owned()
            }
            (Part::Class, true, ..) => {
                "the class has a main(), which belongs in the client, gameplay.cpp".to_owned()
            }
            (Part::Client, false, ..) => "the client has no main()".to_owned(),
            (Part::Class, false, _, [_, ..]) => {
                format!("the class does not define {}", functions(&missing))
            }
            (Part::Client, true, [_, ..], _) => format!(
                "the client defines {}, which belongs in the class, LinesOfAction.cpp",
                functions(&own)
            ),
            _ => return None,
        })
    }
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

    fn is_defined(&self) -> bool {
        self.section != "*UND*"
    }

    /// Tells whether it stands for this of the standard library. The GNU library renames `scanf`.
    fn is_used(&self, name: &str) -> bool {
        let prefixes = ["", "std::", "__isoc99_", "__isoc23_"];
        let mut names = prefixes.iter().map(|prefix| self.name.strip_prefix(prefix));
        !self.is_defined() && names.any(|found| found == Some(name))
    }

    /// Returns the name of what may be a global variable: its section is writable after the start,
    /// and it belongs neither to a function nor to the compiler or the standard library, whose
    /// names are none of the source's words.
    fn global(&self, words: &HashSet<&str>) -> Option<&str> {
        let is_variable = [".data", ".bss", ".tdata", ".tbss", "*COM*"]
            .iter()
            .any(|section| self.section.starts_with(section));
        let word = self.name.rsplit("::").next().unwrap_or_default();
        let is_foreign = self.name.contains("__") && !words.contains(word);
        let is_global = is_variable && !self.section.starts_with(".data.rel.ro");
        let is_own = !is_foreign && !self.name.starts_with("std::") && !self.name.contains('(');
        (is_global && is_own).then_some(&self.name)
    }
}

const fn is_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// Returns what the probe has told of a class that prints outside `printGame`, if it is new.
pub(crate) fn fault_in_output(errors: &[u8], known: &[String]) -> Option<String> {
    /// What the reference files write on standard error before the function and the text.
    const MARK: &str = "loa grade: ";
    const LONGEST: usize = 60;
    String::from_utf8_lossy(errors).lines().find_map(|line| {
        let (function, text) = line.strip_prefix(MARK)?.split_once(' ')?;
        let fault = format!("{function} prints ");
        let text = format!("\"{}\"", loa::excerpt_of(text.as_bytes(), LONGEST));
        // A function that calls another one prints the same.
        let is_same = |known: &String| known.starts_with(&fault) || known.contains(&text);
        let is_new = !known.iter().any(is_same);
        is_new.then(|| format!("{fault}{text}; only printGame() may print"))
    })
}

/// Asks the compiler which names are not those of constants: one such as `const string` is in a
/// writable section too.
fn variables<'a>(
    workspace: &Workspace,
    source: &[u8],
    names: Vec<&'a str>,
) -> Result<Vec<&'a str>, GradeError> {
    if names.is_empty() {
        return Ok(names);
    }
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
    let numbered = names.into_iter().enumerate();
    let variables = numbered.filter(|(number, _)| !is_constant(*number));
    Ok(variables.map(|(_, name)| name).collect())
}

/// Returns what the comment at the beginning of a source file lacks, if it lacks anything.
pub(crate) fn fault_in_header(source: &[u8]) -> Option<String> {
    const LABELS: [&str; 14] = [
        "name", "student", "id", "sid", "no", "number", "email", "e-mail", "mail", "address",
        "file", "author", "course", "project",
    ];
    let comment = leading_comments(&String::from_utf8_lossy(source));
    if comment.is_empty() {
        return Some(
            "there is no comment with name, student ID and e-mail address at the beginning"
                .to_owned(),
        );
    }
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
    let what = missing.join(" and no ");
    (!missing.is_empty()).then(|| format!("the comment at the beginning has no {what}"))
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
