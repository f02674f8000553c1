use alloc::string::String;

/// Quotes up to 40 characters of a text; see [`excerpt_of`].
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    excerpt_of(text.as_bytes(), LONGEST)
}

/// Quotes text in a message: cuts it after a number of characters and escapes control characters,
/// so that the message stays one short line.
pub fn excerpt_of(text: &[u8], longest: usize) -> String {
    const LONGEST_LETTER: usize = 4;
    let text = text.get(..LONGEST_LETTER * (longest + 1)).unwrap_or(text);
    let text = String::from_utf8_lossy(text);
    let mut quoted = String::new();
    for (count, letter) in text.chars().enumerate() {
        if count == longest {
            quoted.push_str("...");
            break;
        }
        if letter.is_control() {
            quoted.extend(letter.escape_default());
        } else {
            quoted.push(letter);
        }
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    #[test]
    fn long_text_is_cut_between_characters() {
        let quoted = excerpt(&"é".repeat(1000));
        assert_eq!(quoted, format!("{}...", "é".repeat(40)));
    }

    #[test]
    fn control_characters_are_escaped() {
        assert_eq!(excerpt("a\nb\u{1b}"), "a\\nb\\u{1b}");
    }
}
