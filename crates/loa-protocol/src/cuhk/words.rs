/// A word of the input. Of longer ones only as much is kept as tells that they are no squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CuhkWord {
    bytes: [u8; CuhkWord::KEPT],
    length: usize,
}

/// A splitter of input into words, as `cin >> word` does it; memory does not grow with the input.
#[derive(Clone, Debug, Default)]
pub struct CuhkWords {
    word: CuhkWord,
}

impl CuhkWord {
    /// How many bytes are kept: one more than squares have.
    const KEPT: usize = 3;

    /// Returns the word, or the beginning of one that is too long for a square.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    fn push(&mut self, byte: u8) {
        if let Some(free) = self.bytes.get_mut(self.length) {
            *free = byte;
            self.length += 1;
        }
    }
}

impl CuhkWords {
    /// Reads a byte; returns the word that it ends, if it ends one.
    pub fn push(&mut self, byte: u8) -> Option<CuhkWord> {
        if is_white(byte) {
            return self.finish();
        }
        self.word.push(byte);
        None
    }

    /// Ends the input; returns the last word, if the input ended within one.
    pub fn finish(&mut self) -> Option<CuhkWord> {
        let word = std::mem::take(&mut self.word);
        (word.length > 0).then_some(word)
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
        let mut words: Vec<CuhkWord> = input.iter().filter_map(|byte| reader.push(*byte)).collect();
        words.extend(reader.finish());
        assert_eq!(reader.finish(), None);
        words.iter().map(|word| word.bytes().to_vec()).collect()
    }

    #[test]
    fn white_space_is_what_cpp_skips() {
        let expected: [&[u8]; 4] = [b"a1", b"b2", b"c", b"d\0"];
        assert_eq!(words(b" \x0b a1\t\r\nb2\x0cc d\0"), expected);
        assert_eq!(words(b" \n"), [b""; 0]);
        assert_eq!(words("a\u{a0}b".as_bytes()), [[b'a', 0xc2, 0xa0]]);
    }

    #[test]
    fn of_long_words_the_beginning_is_kept() {
        let long = [b"a1".repeat(1 << 20), b" a1".to_vec()].concat();
        assert_eq!(words(&long), [b"a1a".to_vec(), b"a1".to_vec()]);
    }
}
