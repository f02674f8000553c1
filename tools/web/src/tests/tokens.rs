//! Splits JavaScript into words, marks and texts, without the comments.

use thiserror::Error;

/// A part of a script that can't be understood.
#[derive(Debug, Error, PartialEq, Eq)]
pub(crate) enum TokenError {
    #[error("line {0}: the comment has no end")]
    Comment(usize),
    #[error("line {0}: the text has no end")]
    Text(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A name, keyword or number.
    Word,
    /// One character of an operator or bracket.
    Mark,
    /// A string, template or regular expression.
    Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    pub(crate) kind: Kind,
    pub(crate) text: &'a str,
}

impl Token<'_> {
    pub(crate) fn is(&self, text: &str) -> bool {
        self.kind != Kind::Text && self.text == text
    }

    /// Tells whether a slash after this token begins a regular expression, not a division. A
    /// bracket that ends a condition or a block is taken for the end of a value.
    fn precedes_regex(&self) -> bool {
        match self.kind {
            Kind::Text => false,
            Kind::Mark => !matches!(self.text, ")" | "]" | "}"),
            Kind::Word => matches!(
                self.text,
                "return" | "typeof" | "case" | "in" | "of" | "else" | "do" | "void" | "await"
            ),
        }
    }
}

/// Splits a script.
pub(crate) fn split(script: &str) -> Result<Vec<Token<'_>>, TokenError> {
    let bytes = script.as_bytes();
    let mut found: Vec<Token> = Vec::new();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let begin = at;
        let next = bytes.get(at + 1).copied();
        let kind = match byte {
            b'\n' | b' ' | b'\t' | b'\r' => {
                at += 1;
                continue;
            }
            b'/' if next == Some(b'/') => {
                at = script[at..].find('\n').map_or(bytes.len(), |end| at + end);
                continue;
            }
            b'/' if next == Some(b'*') => {
                let end = script[at + 2..].find("*/");
                let end = at + 2 + end.ok_or_else(|| TokenError::Comment(line(script, begin)))?;
                at = end + 2;
                continue;
            }
            b'\'' | b'"' => {
                at = string_end(bytes, at).ok_or_else(|| TokenError::Text(line(script, begin)))?;
                Kind::Text
            }
            b'`' => {
                at =
                    template_end(bytes, at).ok_or_else(|| TokenError::Text(line(script, begin)))?;
                Kind::Text
            }
            b'/' if found.last().is_none_or(Token::precedes_regex) => {
                at = regex_end(bytes, at).ok_or_else(|| TokenError::Text(line(script, begin)))?;
                Kind::Text
            }
            _ if is_word(byte) => {
                at += bytes[at..]
                    .iter()
                    .take_while(|byte| is_word(**byte))
                    .count();
                Kind::Word
            }
            _ => {
                at += 1;
                Kind::Mark
            }
        };
        let text = &script[begin..at];
        found.push(Token { kind, text });
    }
    Ok(found)
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'#') || !byte.is_ascii()
}

fn line(script: &str, at: usize) -> usize {
    script[..at].matches('\n').count() + 1
}

/// Returns the end of a string that begins with a quote, which ends it, too.
fn string_end(bytes: &[u8], begin: usize) -> Option<usize> {
    let mut at = begin + 1;
    loop {
        match *bytes.get(at)? {
            b'\\' => at += 2,
            b'\n' => return None,
            byte if byte == bytes[begin] => return Some(at + 1),
            _ => at += 1,
        }
    }
}

/// Returns the end of a template, whose expressions may have strings and templates.
fn template_end(bytes: &[u8], begin: usize) -> Option<usize> {
    let mut at = begin + 1;
    loop {
        match *bytes.get(at)? {
            b'\\' => at += 2,
            b'`' => return Some(at + 1),
            b'$' if bytes.get(at + 1) == Some(&b'{') => at = expression_end(bytes, at + 2)?,
            _ => at += 1,
        }
    }
}

/// Returns the end of an expression of a template, after its closing brace.
pub(crate) fn expression_end(bytes: &[u8], begin: usize) -> Option<usize> {
    let mut at = begin;
    let mut depth = 0;
    loop {
        match *bytes.get(at)? {
            b'\'' | b'"' => at = string_end(bytes, at)?,
            b'`' => at = template_end(bytes, at)?,
            b'}' if depth == 0 => return Some(at + 1),
            byte => {
                depth += i32::from(byte == b'{') - i32::from(byte == b'}');
                at += 1;
            }
        }
    }
}

fn regex_end(bytes: &[u8], begin: usize) -> Option<usize> {
    let mut at = begin + 1;
    let mut is_in_class = false;
    loop {
        match *bytes.get(at)? {
            b'\\' => at += 2,
            b'\n' => return None,
            b'/' if !is_in_class => break,
            byte => {
                is_in_class = (is_in_class || byte == b'[') && byte != b']';
                at += 1;
            }
        }
    }
    let flags = bytes[at + 1..].iter();
    Some(at + 1 + flags.take_while(|byte| byte.is_ascii_alphabetic()).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(script: &str) -> Vec<&str> {
        let found = split(script).unwrap();
        found.iter().map(|token| token.text).collect()
    }

    #[test]
    fn comments_go_and_texts_stay_whole() {
        assert_eq!(
            texts("a /* b */ = 'it\\'s // no' // c\n+ `x ${f({ y: `}` })} /* z */`;"),
            [
                "a",
                "=",
                "'it\\'s // no'",
                "+",
                "`x ${f({ y: `}` })} /* z */`",
                ";"
            ]
        );
    }

    #[test]
    fn a_slash_divides_values_and_begins_expressions() {
        assert_eq!(texts("a / b / c"), ["a", "/", "b", "/", "c"]);
        assert_eq!(texts("f(x) / 2"), ["f", "(", "x", ")", "/", "2"]);
        assert_eq!(
            texts("s.match(/[/'\"]\\//g)"),
            ["s", ".", "match", "(", "/[/'\"]\\//g", ")"]
        );
        assert_eq!(texts("return /a/.test(b)")[1], "/a/");
    }

    #[test]
    fn what_has_no_end_is_refused() {
        assert_eq!(split("a\n/* b").unwrap_err(), TokenError::Comment(2));
        for script in ["'a", "'a\nb'", "`a ${", "`a", "x = /a", "'\\"] {
            assert_eq!(split(script).unwrap_err(), TokenError::Text(1), "{script}");
        }
    }
}
