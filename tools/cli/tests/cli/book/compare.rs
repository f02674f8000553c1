//! Compares the output that the book shows with the real output.

/// Whether an output is as shown.
///
/// In `shown`, a line `...` stands for any number of lines and `[..]` for any text within a line.
/// Blanks at line ends and blank lines at the end don't count.
pub(crate) fn is_as_shown(shown: &str, output: &str) -> bool {
    let lines = |text: &str| -> Vec<String> {
        text.trim_end()
            .lines()
            .map(|line| line.trim_end().to_owned())
            .collect()
    };
    lines_fit(&lines(shown), &lines(output))
}

fn lines_fit(shown: &[String], output: &[String]) -> bool {
    match shown.split_first() {
        None => output.is_empty(),
        Some((first, rest)) if first == "..." => {
            (0..=output.len()).any(|skipped| lines_fit(rest, &output[skipped..]))
        }
        Some((first, rest)) => output
            .split_first()
            .is_some_and(|(line, others)| line_fits(first, line) && lines_fit(rest, others)),
    }
}

fn line_fits(shown: &str, line: &str) -> bool {
    match shown.split_once("[..]") {
        None => shown == line,
        Some((before, after)) => line.strip_prefix(before).is_some_and(|rest| {
            rest.char_indices()
                .map(|(at, _)| at)
                .chain([rest.len()])
                .any(|at| line_fits(after, &rest[at..]))
        }),
    }
}

#[test]
fn dots_stand_for_any_text() {
    assert!(is_as_shown("a\n...\nd", "a\nb\nc\nd\n"));
    assert!(is_as_shown("a\n...\nb", "a\nb"));
    assert!(is_as_shown(
        "in [..] s, [..] nodes",
        "in 0.3 s, 12 nodes  \n\n"
    ));
    assert!(!is_as_shown("a\n...\nd", "a\nb\nc\n"));
    assert!(!is_as_shown("in [..] s", "in 0.3 ms"));
    assert!(!is_as_shown("", "a"));
    assert!(!is_as_shown("a", ""));
}
