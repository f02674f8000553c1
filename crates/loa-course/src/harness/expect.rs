use std::fmt;

/// Output that is not what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What counts of the lines that were expected.
    pub expected: Vec<String>,
    /// What counts of the lines that were found.
    pub found: Vec<String>,
    /// The first line, counted from 1 among those that count, in which they differ.
    pub line: usize,
}

/// Writes the first line that differs.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |lines: &[String]| match lines.get(self.line - 1) {
            Some(line) => format!("'{line}'"),
            None => "the end".to_owned(),
        };
        write!(
            f,
            "the output is not what was expected: line {} is {}, should be {}",
            self.line,
            shown(&self.found),
            shown(&self.expected)
        )
    }
}

/// Compares output with what is expected of it. Blanks at line ends, blank lines, and, in the
/// expected lines, what follows a `#`, don't count.
///
/// # Errors
/// If they differ.
pub fn compare(expected: &[u8], found: &[u8]) -> Result<(), Difference> {
    let expected = lines_that_count(expected, |line| {
        line.split(|byte| *byte == b'#').next().unwrap_or(line)
    });
    let found = lines_that_count(found, |line| line);
    if expected == found {
        return Ok(());
    }
    let same = expected.iter().zip(&found).take_while(|(a, b)| a == b);
    Err(Difference {
        line: same.count() + 1,
        expected,
        found,
    })
}

fn lines_that_count(text: &[u8], cut: impl Fn(&[u8]) -> &[u8]) -> Vec<String> {
    text.split(|byte| *byte == b'\n')
        .map(|line| cut(line).trim_ascii_end())
        .filter(|line| !line.is_empty())
        .map(|line| String::from_utf8_lossy(line).into_owned())
        .collect()
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
        let difference = compare(b"", b"* Tie game.\n").unwrap_err();
        assert!(
            difference
                .to_string()
                .ends_with("line 1 is '* Tie game.', should be the end")
        );
    }
}
