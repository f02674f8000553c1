//! What a program prints, read.
//!
//! Everything up to the last `>` of a line is a prompt and dropped, with the blanks after it. Lines
//! between two `===` are a dump. Other lines whose first non-blank character is `*` are messages.
//! The rest means nothing.

use loa::excerpt_of;
use loa::{Color, Move, Outcome};
use std::fmt;
use thiserror::Error;

/// A line that starts with `*`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// The computer has moved: a jump.
    Move(Move),
    /// The game has ended.
    End(Outcome),
    /// Neither; what it says, cut where it is long.
    Other(String),
}

impl Message {
    /// The most characters of a malformed message that are kept.
    const LONGEST: usize = 60;

    /// Reads what follows the `*`.
    pub fn parse(text: &[u8]) -> Message {
        let text = text.trim_ascii();
        let words = text.split(u8::is_ascii_whitespace);
        let words: Vec<&[u8]> = words.filter(|word| !word.is_empty()).collect();
        match words[..] {
            [b"Black", b"wins."] => Message::End(Outcome::Win(Color::Black)),
            [b"White", b"wins."] => Message::End(Outcome::Win(Color::White)),
            [b"Tie", b"game."] => Message::End(Outcome::Draw),
            _ => match jump_at_start(text) {
                Some(mv) => Message::Move(mv),
                None => Message::Other(excerpt_of(text, Message::LONGEST)),
            },
        }
    }
}

/// Writes the message with its `*`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Message::Move(mv) => write!(f, "* {mv}"),
            Message::End(Outcome::Win(color)) => write!(f, "* {color} wins."),
            Message::End(Outcome::Draw) => f.write_str("* Tie game."),
            Message::Other(text) => write!(f, "* {text}"),
        }
    }
}

/// Reads a jump that a text starts with, in the one form that programs exchange: `b1-b3`.
fn jump_at_start(text: &[u8]) -> Option<Move> {
    let jump = text.get(..5).filter(|jump| jump[2] == b'-')?;
    std::str::from_utf8(jump).ok()?.parse().ok()
}

/// A line of a program's output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutputLine {
    /// The line as it was printed, without its end.
    pub text: Vec<u8>,
    /// What it means, if it means anything.
    pub item: Option<Item>,
}

impl OutputLine {
    /// Returns the line as the course's harness copies messages: without the prompt and without
    /// white space at the end, with one blank for several.
    pub fn without_prompt(&self) -> Vec<u8> {
        let mut line = without_prompt(&self.text).trim_ascii_end().to_vec();
        line.dedup_by(|next, last| (*last, *next) == (b' ', b' '));
        line
    }
}

/// Something in a program's output that means something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A message.
    Message(Message),
    /// A dump that ends here: its lines, the two `===` too.
    Dump(Vec<Vec<u8>>),
}

/// Output that is too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FlawedOutput {
    /// There are too many lines.
    #[error("printed more than {} lines", OutputReader::MOST_LINES)]
    Lines,
    /// A line is too long.
    #[error("printed a line of more than {} bytes", OutputReader::LONGEST_LINE)]
    Length,
}

/// A reader of a program's output, which comes in pieces.
#[derive(Clone, Debug, Default)]
pub struct OutputReader {
    unfinished: Vec<u8>,
    dump: Option<Vec<Vec<u8>>>,
    lines: usize,
}

impl OutputReader {
    /// How many lines a program may print.
    pub const MOST_LINES: usize = 3000;
    /// How long a line may be, in bytes.
    pub const LONGEST_LINE: usize = 1 << 14;

    /// Reads a piece of output and appends the lines that are complete now.
    ///
    /// # Errors
    /// If the output is too much; the lines up to there are appended.
    pub fn feed(&mut self, piece: &[u8], lines: &mut Vec<OutputLine>) -> Result<(), FlawedOutput> {
        for part in piece.split_inclusive(|byte| *byte == b'\n') {
            self.unfinished.extend_from_slice(part);
            if self.unfinished.len() > OutputReader::LONGEST_LINE {
                return Err(FlawedOutput::Length);
            }
            if part.ends_with(b"\n") {
                let line = std::mem::take(&mut self.unfinished);
                lines.push(self.take_line(&line)?);
            }
        }
        Ok(())
    }

    /// Takes what comes after the last newline as a line, at the end of the output.
    ///
    /// # Errors
    /// If that is a line too much.
    pub fn finish(&mut self) -> Result<Option<OutputLine>, FlawedOutput> {
        let line = std::mem::take(&mut self.unfinished);
        match line.is_empty() {
            true => Ok(None),
            false => self.take_line(&line).map(Some),
        }
    }

    /// Returns the message that is being printed, if its line has not ended: a program that waits
    /// there has forgotten the newline.
    pub fn unfinished_message(&self) -> Option<Message> {
        message(without_prompt(&self.unfinished))
    }

    /// Tells whether a dump has begun that has not ended.
    pub const fn is_in_dump(&self) -> bool {
        self.dump.is_some()
    }

    /// Reads a whole line, with or without its end.
    ///
    /// # Errors
    /// If that is a line too much.
    pub fn take_line(&mut self, line: &[u8]) -> Result<OutputLine, FlawedOutput> {
        self.lines += 1;
        if self.lines > OutputReader::MOST_LINES {
            return Err(FlawedOutput::Lines);
        }
        let text = line.strip_suffix(b"\n").unwrap_or(line);
        let text = text.strip_suffix(b"\r").unwrap_or(text).to_vec();
        let item = self.sort(without_prompt(&text));
        Ok(OutputLine { text, item })
    }

    fn sort(&mut self, line: &[u8]) -> Option<Item> {
        let is_marker = line.trim_ascii_end() == b"===";
        match &mut self.dump {
            None if is_marker => {
                self.dump = Some(vec![line.to_vec()]);
                None
            }
            None => message(line).map(Item::Message),
            Some(dump) => {
                dump.push(line.to_vec());
                self.dump.take_if(|_| is_marker).map(Item::Dump)
            }
        }
    }
}

fn message(line: &[u8]) -> Option<Message> {
    line.trim_ascii_start()
        .strip_prefix(b"*")
        .map(Message::parse)
}

/// Cuts off everything up to the last `>`, and the blanks after it.
fn without_prompt(line: &[u8]) -> &[u8] {
    match line.iter().rposition(|byte| *byte == b'>') {
        Some(end) => line[end + 1..].trim_ascii_start(),
        None => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(output: &[u8]) -> Vec<Item> {
        let mut lines = Vec::new();
        OutputReader::default().feed(output, &mut lines).unwrap();
        lines.into_iter().filter_map(|line| line.item).collect()
    }

    fn jump(from: &str, to: &str) -> Message {
        Message::Move(Move::Jump(from.parse().unwrap(), to.parse().unwrap()))
    }

    #[test]
    fn messages_are_moves_ends_and_others() {
        let cases = [
            (" a2-c2", jump("a2", "c2")),
            ("\ta2-c2 after 3 s", jump("a2", "c2")),
            (" Black wins. ", Message::End(Outcome::Win(Color::Black))),
            (" White wins.", Message::End(Outcome::Win(Color::White))),
            (" Tie  game.", Message::End(Outcome::Draw)),
            (" Black wins", Message::Other("Black wins".into())),
            (" Black wins. Ha!", Message::Other("Black wins. Ha!".into())),
            (" a2c2", Message::Other("a2c2".into())),
            (" a2-i2", Message::Other("a2-i2".into())),
            (" pass", Message::Other("pass".into())),
            (" \u{e9}", Message::Other("\u{e9}".into())),
        ];
        for (text, expected) in cases {
            assert_eq!(Message::parse(text.as_bytes()), expected, "{text}");
        }
    }

    #[test]
    fn prompts_are_dropped_up_to_the_last_one() {
        let output = b"b> w> * a2-c2\nWhite>* Tie game.\r\nhello * a2-c2\n  * b1-b3\n";
        let expected = [
            jump("a2", "c2"),
            Message::End(Outcome::Draw),
            jump("b1", "b3"),
        ];
        assert_eq!(items(output), expected.map(Item::Message));
    }

    #[test]
    fn messages_are_copied_without_prompt_with_their_first_blank() {
        for (text, copied) in [
            ("b> * a2-c2", "* a2-c2"),
            ("  *  Black   wins. ", " * Black wins."),
            ("\t*Tie game.", "\t*Tie game."),
        ] {
            let line = OutputReader::default().take_line(text.as_bytes()).unwrap();
            assert_eq!(line.without_prompt(), copied.as_bytes());
        }
    }

    #[test]
    fn a_dump_is_copied_with_its_markers() {
        let output = b"> ===\n    - b\n  * no message\nNext move: black\n===\n===\n";
        let lines: [&[u8]; 5] = [
            b"===",
            b"    - b",
            b"  * no message",
            b"Next move: black",
            b"===",
        ];
        assert_eq!(
            items(output),
            [Item::Dump(lines.map(<[u8]>::to_vec).to_vec())]
        );
    }

    #[test]
    fn pieces_of_output_are_joined() {
        let mut reader = OutputReader::default();
        let mut lines = Vec::new();
        reader.feed(b"> * a2", &mut lines).unwrap();
        assert!(lines.is_empty());
        assert_eq!(
            reader.unfinished_message(),
            Some(Message::Other("a2".into()))
        );
        reader.feed(b"-c2", &mut lines).unwrap();
        let last = reader.finish().unwrap().unwrap();
        assert_eq!(last.item, Some(Item::Message(jump("a2", "c2"))));
        assert_eq!(reader.finish(), Ok(None));
    }

    #[test]
    fn too_much_output_is_refused() {
        let mut lines = Vec::new();
        let many = b"\n".repeat(OutputReader::MOST_LINES);
        let mut reader = OutputReader::default();
        assert_eq!(reader.feed(&many, &mut lines), Ok(()));
        assert_eq!(reader.feed(b"\n", &mut lines), Err(FlawedOutput::Lines));
        let long = vec![b'x'; OutputReader::LONGEST_LINE + 1];
        let flaw = OutputReader::default().feed(&long, &mut lines);
        assert_eq!(flaw, Err(FlawedOutput::Length));
    }
}
