/// A splitter of input into words, as `cin >> word` does it. Of longer words it keeps only as much
/// as tells that they are not squares, so that memory does not grow with the input.
#[derive(Clone, Debug, Default)]
pub struct CuhkWords {
    word: Vec<u8>,
}

impl CuhkWords {
    /// How many bytes of a word are kept: one more than squares have.
    const KEPT: usize = 3;

    /// Reads a byte; returns the word that it ends, if it ends one.
    pub fn push(&mut self, byte: u8) -> Option<Vec<u8>> {
        if is_white(byte) {
            return self.finish();
        }
        if self.word.len() < CuhkWords::KEPT {
            self.word.push(byte);
        }
        None
    }

    /// Ends the input; returns the last word, if the input ended within one.
    pub fn finish(&mut self) -> Option<Vec<u8>> {
        Some(std::mem::take(&mut self.word)).filter(|word| !word.is_empty())
    }
}

/// Tells whether a byte is white space to C++ in its usual locale.
const fn is_white(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(input: &[u8]) -> Vec<Vec<u8>> {
        let mut reader = CuhkWords::default();
        let mut words: Vec<_> = input.iter().filter_map(|byte| reader.push(*byte)).collect();
        words.extend(reader.finish());
        assert_eq!(reader.finish(), None);
        words
    }

    #[test]
    fn white_space_is_what_cpp_skips() {
        let expected: [&[u8]; 4] = [b"a1", b"b2", b"c", b"d\0"];
        assert_eq!(words(b" \x0b a1\t\r\nb2\x0cc d\0"), expected);
        assert_eq!(words(b" \n"), [b""; 0]);
        assert_eq!(words("a\u{a0}b".as_bytes()), [[b'a', 0xc2, 0xa0]]);
    }

    #[test]
    fn long_words_are_cut() {
        let long = [b"a1".repeat(1 << 20), b" a1".to_vec()].concat();
        assert_eq!(words(&long), [b"a1a".to_vec(), b"a1".to_vec()]);
    }
}
