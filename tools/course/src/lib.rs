#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod cuhk;
pub mod harness;

/// Returns the last lines of a program's standard error that are not blank, cut if they are long.
fn last_lines(errors: &[u8], count: usize) -> Vec<String> {
    const WIDTH: usize = 200;
    let lines = errors.split(|byte| *byte == b'\n');
    let lines: Vec<&[u8]> = lines.filter(|line| !line.trim_ascii().is_empty()).collect();
    let last = &lines[lines.len().saturating_sub(count)..];
    let quote = |line: &&[u8]| loa::excerpt_of(line.trim_ascii_end(), WIDTH);
    last.iter().map(quote).collect()
}
