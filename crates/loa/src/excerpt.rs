use alloc::string::String;

/// Cuts text that is too long to be quoted and escapes control characters, so that a message stays
/// one short line whatever was read.
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut quoted = String::new();
    for (count, c) in text.chars().enumerate() {
        if count == LONGEST {
            quoted.push_str("...");
            break;
        }
        if c.is_control() {
            quoted.extend(c.escape_default());
        } else {
            quoted.push(c);
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
