//! Any bytes as a test script: what is to be sent is the script's lines, to the byte.

use crate::input::text;
use loa_harness::{Directive, Referee, Script};
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
        assert!(step.line > before, "lines in order");
        before = step.line;
        if let Directive::Send(text) = &step.directive {
            assert_eq!(text, lines[step.line - 1]);
            referee.sent(text);
        }
    }
}
