//! Any bytes as a test script: what is to be sent is the script's lines, to the byte.

use crate::input::text;
use loa_harness::{Referee, Script, Step};
use loa_match::CommandLine;

pub fn run(data: &[u8]) {
    let _ = CommandLine::split(data);
    let _ = CommandLine::split_quoted(&text(data));
    let Ok(script) = Script::parse(data) else {
        return;
    };
    let _ = script.check_alone();
    let lines: Vec<&[u8]> = data.split_inclusive(|byte| *byte == b'\n').collect();
    let mut referee = Referee::new();
    let mut before = 0;
    for step in &script.steps {
        let (Step::Send { line, .. } | Step::Direct { line, .. }) = step;
        assert!(*line > before, "lines in order");
        before = *line;
        if let Step::Send { text, .. } = step {
            assert_eq!(text, lines[line - 1]);
            referee.sent(text);
        }
    }
}
