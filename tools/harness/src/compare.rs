use std::fmt;

/// Output that is not what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutputDifference {
    /// What counts of the lines that were expected.
    pub expected: Vec<String>,
    /// What counts of the lines that were found.
    pub found: Vec<String>,
    /// The first line, counted from 1 among those that count, in which they differ.
    pub line: usize,
}

/// Writes the first line that differs.
impl fmt::Display for OutputDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.line;
        let line = |lines: &[String]| lines.get(number - 1).map(|line| format!("'{line}'"));
        f.write_str("the output is not what was expected: ")?;
        match (line(&self.found), line(&self.expected)) {
            (Some(found), Some(expected)) => {
                write!(f, "line {number} is {found}, should be {expected}")
            }
            (Some(found), None) => {
                write!(f, "line {number} is {found}, but nothing more was expected")
            }
            (None, expected) => {
                let expected = expected.unwrap_or_default();
                match number {
                    1 => write!(f, "nothing was printed, expected {expected}"),
                    _ => write!(f, "it ends before line {number}, expected {expected}"),
                }
            }
        }
    }
}

/// Compares output with what is expected of it. Blanks at line ends, blank lines, and, in the
/// expected lines, what follows a `#`, don't count.
///
/// # Errors
/// If they differ.
pub fn compare(expected: &[u8], found: &[u8]) -> Result<(), OutputDifference> {
    let expected = significant_lines(expected, |line| {
        line.split(|byte| *byte == b'#').next().unwrap_or(line)
    });
    let found = significant_lines(found, |line| line);
    if expected == found {
        return Ok(());
    }
    let same = expected.iter().zip(&found).take_while(|(a, b)| a == b);
    Err(OutputDifference {
        line: same.count() + 1,
        expected,
        found,
    })
}

fn significant_lines(text: &[u8], cut: impl Fn(&[u8]) -> &[u8]) -> Vec<String> {
    text.split(|byte| *byte == b'\n')
        .map(|line| cut(line).trim_ascii_end())
        .filter(|line| !line.is_empty())
        .map(|line| String::from_utf8_lossy(line).into_owned())
        .collect()
}

/// Shows how lines differ: those that are only expected after `-`, those that are only found
/// after `+`, with a few of the common ones around; `...` for those left out.
///
/// Time and memory grow with the product of the numbers of lines that differ, up to a bound.
pub fn diff(expected: &[String], found: &[String]) -> String {
    let prefix = common(expected.iter(), found.iter());
    let (old, new) = (&expected[prefix..], &found[prefix..]);
    let suffix = common(old.iter().rev(), new.iter().rev());
    let (old, new) = (&old[..old.len() - suffix], &new[..new.len() - suffix]);
    let mut lines = Vec::from_iter(marked(' ', &expected[..prefix]));
    lines.extend(edits(old, new));
    lines.extend(marked(' ', &expected[expected.len() - suffix..]));
    with_context(&lines)
}

fn common<'a>(a: impl Iterator<Item = &'a String>, b: impl Iterator<Item = &'a String>) -> usize {
    a.zip(b).take_while(|(a, b)| a == b).count()
}

fn marked(mark: char, lines: &[String]) -> impl Iterator<Item = (char, &str)> {
    lines.iter().map(move |line| (mark, line.as_str()))
}

/// The shortest way from one list of lines to another, by their longest common subsequence; where
/// that would take too much, everything old and then everything new.
fn edits<'a>(old: &'a [String], new: &'a [String]) -> Vec<(char, &'a str)> {
    const MOST_CELLS: usize = 1 << 24;
    if old.len().saturating_mul(new.len()) > MOST_CELLS {
        return marked('-', old).chain(marked('+', new)).collect();
    }
    let mut lengths = vec![vec![0u32; new.len() + 1]; old.len() + 1];
    for (i, before) in old.iter().enumerate().rev() {
        for (j, after) in new.iter().enumerate().rev() {
            lengths[i][j] = if before == after {
                lengths[i + 1][j + 1] + 1
            } else {
                lengths[i + 1][j].max(lengths[i][j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut edits = Vec::new();
    while i < old.len() && j < new.len() {
        if old[i] == new[j] {
            edits.push((' ', old[i].as_str()));
            (i, j) = (i + 1, j + 1);
        } else if lengths[i + 1][j] >= lengths[i][j + 1] {
            edits.push(('-', old[i].as_str()));
            i += 1;
        } else {
            edits.push(('+', new[j].as_str()));
            j += 1;
        }
    }
    edits.extend(marked('-', &old[i..]).chain(marked('+', &new[j..])));
    edits
}

fn with_context(lines: &[(char, &str)]) -> String {
    const CONTEXT: usize = 3;
    let is_near = |at: usize| {
        let around = at.saturating_sub(CONTEXT)..(at + CONTEXT + 1).min(lines.len());
        lines[around].iter().any(|(mark, _)| *mark != ' ')
    };
    let mut shown = vec!["  - expected, + found:".to_owned()];
    let mut skipping = false;
    for (at, (mark, line)) in lines.iter().enumerate() {
        if is_near(at) {
            shown.push(format!("  {mark} {line}"));
        } else if !skipping {
            shown.push("  ...".to_owned());
        }
        skipping = !is_near(at);
    }
    shown.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_blank_lines_and_comments_do_not_count() {
        let expected = b"# The end.\n\n===  \n    - b  # a comment\n===\n\n* Black wins.";
        let found = b"===\n    - b\t\n===\n* Black wins.\r\n\n";
        assert_eq!(compare(expected, found), Ok(()));
        assert_eq!(compare(b"", b"\n \n"), Ok(()));
    }

    #[test]
    fn blanks_at_line_starts_count() {
        assert!(compare(b"    - b\n", b"  - b\n").is_err());
    }

    #[test]
    fn the_first_difference_is_named() {
        let difference = compare(b"a\n\nb\nc\n", b"a\nx\n").unwrap_err();
        assert_eq!(
            difference.to_string(),
            "the output is not what was expected: line 2 is 'x', should be 'b'"
        );
        for (expected, found, text) in [
            (
                "",
                "* Tie game.",
                "line 1 is '* Tie game.', but nothing more was expected",
            ),
            ("===", "", "nothing was printed, expected '==='"),
            ("a\nb", "a", "it ends before line 2, expected 'b'"),
        ] {
            let difference = compare(expected.as_bytes(), found.as_bytes()).unwrap_err();
            assert!(difference.to_string().ends_with(text), "{difference}");
        }
    }

    fn lines(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn a_change_in_the_middle_is_shown_with_context() {
        let shown = diff(&lines("a b c d e f g h"), &lines("a b c d x f g h"));
        let expected =
            "  - expected, + found:\n  ...\n    b\n    c\n    d\n  - e\n  + x\n    f\n    g\n    h";
        assert_eq!(shown, expected);
    }

    #[test]
    fn lines_that_are_missing_or_too_many_are_shown() {
        assert!(diff(&lines("a b c"), &lines("a c")).ends_with("    a\n  - b\n    c"));
        assert!(diff(&lines("a c"), &lines("a b c d")).ends_with("    a\n  + b\n    c\n  + d"));
        assert!(diff(&[], &lines("a")).ends_with("\n  + a"));
    }
}
