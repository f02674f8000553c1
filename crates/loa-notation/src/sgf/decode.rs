use std::borrow::Cow;

/// Turns a file's bytes into text: UTF-8 where they are that, else Latin-1, which SGF files are
/// written in when they don't say otherwise and which any bytes are.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| char::from(*byte)).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf_8_or_latin_1() {
        assert_eq!(decode("Jürgen".as_bytes()), "Jürgen");
        assert_eq!(decode(b"J\xfcrgen"), "Jürgen");
    }
}
