use crate::script::GraderScript;
use serde::Serialize;
use std::iter::zip;

/// Where a program's output first differs from what is right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The line of the output, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// The line as it should be; `None` if there should be no more.
    pub expected: Option<String>,
    /// The line as it is; `None` if there is no more.
    pub found: Option<String>,
    /// What the program had been asked to do by then; at the last of these it differs.
    pub asked: Vec<String>,
    /// The board before the last of these.
    pub board: String,
}

/// Compares a program's output with a script's; `None` if it is the same.
///
/// If not `strict`, blanks at line ends and blank lines at the end don't count.
pub(crate) fn compare(script: &GraderScript, found: &[u8], strict: bool) -> Option<Difference> {
    let expected = script.expected();
    let right = lines(expected.as_bytes(), strict);
    let actual = lines(found, strict);
    let most = right.len().max(actual.len());
    let number = (0..most).find(|number| right.get(*number) != actual.get(*number))?;
    let (right_line, actual_line) = (right.get(number), actual.get(number));
    // Of a prompt at the end of the output the blank has been printed too.
    let printed = found.split(|byte| *byte == b'\n').nth(number);
    let both = right_line.zip(actual_line.and(printed));
    let column = both.map_or(0, |(right, printed)| {
        zip(*right, printed).take_while(|(a, b)| a == b).count()
    });
    let before: usize = expected
        .split_inclusive('\n')
        .take(number)
        .map(str::len)
        .sum();
    let steps = script.steps_to(before + column);
    let text = |line: &&[u8]| String::from_utf8_lossy(line).into_owned();
    Some(Difference {
        line: number + 1,
        column: column + 1,
        expected: right_line.map(text),
        found: actual_line.map(text),
        asked: steps.iter().map(|step| step.asked.clone()).collect(),
        board: steps.last()?.before.clone(),
    })
}

/// Tells whether two texts differ only in what does not count.
pub(crate) fn is_same(expected: &str, found: &str, strict: bool) -> bool {
    lines(expected.as_bytes(), strict) == lines(found.as_bytes(), strict)
}

fn lines(text: &[u8], strict: bool) -> Vec<&[u8]> {
    let all = text.split(|byte| *byte == b'\n');
    if strict {
        return all.collect();
    }
    let mut lines: Vec<&[u8]> = all.map(<[u8]>::trim_ascii_end).collect();
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client_script::ClientScript;

    fn script() -> GraderScript {
        ClientScript::new()
            .type_in(b"a2 c4\nA2 c4\n")
            .script
            .named("test", "a test")
    }

    fn difference(found: &str, strict: bool) -> Option<Difference> {
        compare(&script(), found.as_bytes(), strict)
    }

    #[test]
    fn trailing_blanks_count_only_if_strict() {
        let expected = script().expected();
        assert_eq!(difference(&expected, true), None);
        for found in [
            expected.replace('\n', " \n"),
            expected.replace('\n', "\r\n"),
            format!("{expected}\n\n"),
            expected.trim_end().to_owned(),
        ] {
            assert_eq!(difference(&found, false), None);
            assert!(difference(&found, true).is_some());
        }
    }

    #[test]
    fn other_white_space_counts() {
        let expected = script().expected();
        for found in [
            expected.replace("B's move: ", "B's move:"),
            expected.replace("  a b", " a b"),
            expected.replace("B's", "\nB's"),
            expected.replacen("\n7", "\n\n7", 1),
        ] {
            assert!(difference(&found, false).is_some(), "{found}");
        }
    }

    #[test]
    fn a_difference_has_a_place_and_the_input_before_it() {
        let expected = script().expected();
        let found = expected.replace("W's move: Inv", "W's move: inv");
        let difference = difference(&found, false).unwrap();
        assert_eq!((difference.line, difference.column), (19, 11));
        assert_eq!(
            difference.found.as_deref(),
            Some("W's move: invalid move. Try again!")
        );
        let last = difference.asked.last().unwrap();
        assert_eq!(last, "W: \"A2 c4\", invalid");
        assert_eq!(difference.asked.len(), 3);
        assert!(difference.board.contains("4 B . B"));
    }

    #[test]
    fn an_end_after_a_prompt_is_a_difference_at_that_prompt() {
        let expected = script().expected();
        let found = expected.strip_suffix("Invalid move. Try again!\nW's move: ");
        let difference = difference(found.unwrap(), false).unwrap();
        assert_eq!((difference.line, difference.column), (19, 11));
        assert_eq!(difference.asked.len(), 3);
    }

    #[test]
    fn output_may_be_missing_or_too_much() {
        let expected = script().expected();
        let nothing = difference("", false).unwrap();
        assert_eq!((nothing.line, nothing.column, nothing.found), (1, 1, None));
        assert_eq!(nothing.asked, ["the program starts"]);
        let more = difference(&format!("{expected}\nand more"), false).unwrap();
        assert_eq!((more.line, more.expected), (21, None));
        assert_eq!(more.asked.len(), 3);
    }
}
