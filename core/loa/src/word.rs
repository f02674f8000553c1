use crate::excerpt;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// Writes values in a row, with a text between each two.
pub fn join(values: impl IntoIterator<Item: fmt::Display>, between: &str) -> String {
    let words = values.into_iter().map(|value| value.to_string());
    words.collect::<Vec<_>>().join(between)
}

/// A word that stands for no value of the type it was read as: for no square, move, side, board
/// size or rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownNameError(String);

impl UnknownNameError {
    /// Makes the error for a word, of which it keeps an [excerpt](fn@excerpt). `fault` completes
    /// the sentence that the word begins, as in `is not a square (a1 to h8)`.
    pub fn new(word: &str, fault: impl fmt::Display) -> UnknownNameError {
        UnknownNameError(format!("'{}' {fault}", excerpt(word)))
    }
}

impl fmt::Display for UnknownNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for UnknownNameError {}

/// Reads the name of one of several values, in any case. `kind` is what they are, for the message,
/// as in `a rule set`.
///
/// # Errors
/// If none of them has that name; the error lists the names.
pub fn parse_name<T: Copy>(
    word: &str,
    kind: &str,
    values: &[T],
    name: impl Fn(T) -> &'static str,
) -> Result<T, UnknownNameError> {
    let is_named = |value: &&T| word.eq_ignore_ascii_case(name(**value));
    values.iter().find(is_named).copied().ok_or_else(|| {
        let names = join(values.iter().map(|value| name(*value)), ", ");
        UnknownNameError::new(word, format!("is not {kind} ({names})"))
    })
}

/// Splits a text that does not begin with white space after its first word.
pub fn split_word(text: &str) -> (&str, &str) {
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (&text[..end], text[end..].trim_start())
}

/// Declares an enum whose values have names: `Display` writes them, `FromStr` reads them in any
/// case. After the colon stands what the values are, for the message about other names.
///
/// ```
/// loa::named! {
///     /// What to do with a draw.
///     pub enum Draw: "an answer to a draw offer" {
///         /// It is accepted.
///         Accept = "accept",
///         /// It is refused.
///         Refuse = "refuse",
///     }
/// }
/// assert_eq!("Refuse".parse(), Ok(Draw::Refuse));
/// assert_eq!(Draw::ALL.map(Draw::name), ["accept", "refuse"]);
/// let error = "later".parse::<Draw>().unwrap_err().to_string();
/// assert_eq!(error, "'later' is not an answer to a draw offer (accept, refuse)");
/// ```
#[macro_export]
macro_rules! named {
    (
        $(#[$about:meta])*
        $public:vis enum $type:ident: $kind:literal {
            $($(#[$about_value:meta])* $value:ident = $name:literal),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $public enum $type {
            $($(#[$about_value])* $value,)+
        }

        impl $type {
            /// All of them.
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$value),+];

            /// Returns the name by which it is read and written.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$value => $name,)+
                }
            }
        }

        impl ::core::fmt::Display for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(self.name())
            }
        }

        /// Reads a name, in any case.
        impl ::core::str::FromStr for $type {
            type Err = $crate::UnknownNameError;

            fn from_str(text: &str) -> ::core::result::Result<$type, $crate::UnknownNameError> {
                $crate::parse_name(text, $kind, &$type::ALL, $type::name)
            }
        }
    };
}
