//! The text of a file: its characters, and the places where they are.

use std::borrow::Cow;
use std::fmt;
use std::str::Chars;

/// Turns a file's bytes into text: UTF-8 where they are that, UTF-16 where every second byte is 0
/// at first or a byte order mark says so, else Latin-1, which SGF files are written in when they
/// don't say otherwise and which any bytes are.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let order: Option<fn([u8; 2]) -> u16> = match bytes {
        [0xff, 0xfe, ..] | [1..=255, 0, 1..=255, 0, ..] => Some(u16::from_le_bytes),
        [0xfe, 0xff, ..] | [0, 1..=255, 0, 1..=255, ..] => Some(u16::from_be_bytes),
        _ => None,
    };
    if let Some(order) = order {
        let units = bytes.chunks_exact(2).map(|pair| order([pair[0], pair[1]]));
        let letters = char::decode_utf16(units);
        return letters
            .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect();
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| char::from(*byte)).collect()),
    }
}

/// Returns a text with line feeds for line breaks, as names and comments of a record have them.
pub fn with_line_feeds(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// Tells whether a text is a whole number: digits alone, which parsing does not ask for.
pub(crate) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: u32,
    /// The column, in characters from 1.
    pub column: u32,
}

impl Place {
    /// The first character of a text.
    pub const START: Place = Place { line: 1, column: 1 };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Reads a text character by character and knows where it is.
///
/// A line break, be it LF, CR, CR LF or LF CR, counts as one character, `\n`. A byte order mark at
/// the beginning is passed over.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    rest: Chars<'a>,
    /// Where the next character is.
    pub(super) place: Place,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Cursor<'a> {
        Cursor {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text).chars(),
            place: Place::START,
        }
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.peek_raw().map(|c| if c == '\r' { '\n' } else { c })
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        let partner = match c {
            '\n' => '\r',
            '\r' => '\n',
            _ => {
                self.place.column += 1;
                return Some(c);
            }
        };
        if self.peek_raw() == Some(partner) {
            self.rest.next();
        }
        self.place.line += 1;
        self.place.column = 1;
        Some('\n')
    }

    pub(super) fn skip_blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.next();
        }
    }

    fn peek_raw(&self) -> Option<char> {
        self.rest.clone().next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_break_counts_once() {
        let mut cursor = Cursor::new("\u{feff}é\r\n\r\n\n\r\n\rx");
        let mut read = Vec::new();
        while cursor.peek() != Some('x') {
            let place = cursor.place;
            read.push((cursor.next(), place.line, place.column));
        }
        let expected = [
            ('é', 1, 1),
            ('\n', 1, 2),
            ('\n', 2, 1),
            ('\n', 3, 1),
            ('\n', 4, 1),
        ];
        assert_eq!(
            read,
            expected.map(|(c, line, column)| (Some(c), line, column))
        );
        assert_eq!(cursor.place, Place { line: 5, column: 1 });
    }

    #[test]
    fn utf_8_or_latin_1() {
        assert_eq!(decode("Jürgen".as_bytes()), "Jürgen");
        assert_eq!(decode(b"J\xfcrgen"), "Jürgen");
    }
}
