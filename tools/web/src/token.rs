use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// The secret part of the page's address, which other web sites can't guess.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// The bytes of a random token.
const BYTES: usize = 16;
/// The least length of a chosen token.
const SHORTEST: usize = 8;
const LONGEST: usize = 64;

/// An error in making or reading a token.
#[derive(Debug, Error)]
pub enum TokenError {
    /// No random numbers.
    #[error("the system gives no random numbers: {0}")]
    NoRandomness(getrandom::Error),
    /// The text is too short, too long, or has other characters.
    #[error("a token is {SHORTEST} to {LONGEST} letters, digits and dashes")]
    Invalid,
}

impl Token {
    /// Returns a random token.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn random() -> Result<Token, TokenError> {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes).map_err(TokenError::NoRandomness)?;
        let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
        Ok(Token(digits.collect()))
    }

    /// Returns the token as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Compares with a guess in constant time.
    pub fn is(&self, guess: &str) -> bool {
        let (own, guess) = (self.0.as_bytes(), guess.as_bytes());
        let differences = own.iter().zip(guess).fold(0, |sum, (a, b)| sum | (a ^ b));
        own.len() == guess.len() && differences == 0
    }
}

impl FromStr for Token {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Token, TokenError> {
        let fits = text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if fits && (SHORTEST..=LONGEST).contains(&text.len()) {
            Ok(Token(text.to_owned()))
        } else {
            Err(TokenError::Invalid)
        }
    }
}

/// Hides the secret from logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_tokens_differ_and_can_be_read_back() {
        let (one, other) = (Token::random().unwrap(), Token::random().unwrap());
        assert_ne!(one, other);
        assert_eq!(one, one.as_str().parse().unwrap());
        assert!(one.is(one.as_str()));
        assert!(!one.is(other.as_str()));
        assert!(!one.is(""));
    }

    #[test]
    fn short_tokens_and_other_characters_are_refused() {
        for text in ["", "1234567", "with space", "../../etc", "naïveté-naïveté"] {
            assert!(text.parse::<Token>().is_err(), "{text}");
        }
    }
}
