use super::Place;
use std::str::Chars;

/// Reads a text character by character and knows where it is.
///
/// A line break, be it LF, CR, CR LF or LF CR, counts as one character, `\n`. A byte order mark at
/// the beginning is passed over.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    rest: Chars<'a>,
    place: Place,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Cursor<'a> {
        Cursor {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text).chars(),
            place: Place::START,
        }
    }

    /// Where the next character is.
    pub(super) const fn place(&self) -> Place {
        self.place
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

    /// Takes the next character if it is this one.
    pub(super) fn next_if(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.next();
        }
        found
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
            let place = cursor.place();
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
        assert_eq!(cursor.place(), Place { line: 5, column: 1 });
    }
}
