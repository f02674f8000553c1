use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A part of some work: of all its numbers, those that leave the same remainder.
///
/// Written `I/N`: shard I of N, with I from 1 to N, has the numbers I - 1, I - 1 + N, I - 1 + 2N
/// and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    index: u32,
    count: u32,
}

/// A text that does not name a shard.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("invalid shard {0:?}: expected I/N with I from 1 to N, as in 2/8")]
pub struct ParseShardError(String);

impl Shard {
    /// All of the work.
    pub const ALL: Shard = Shard { index: 0, count: 1 };

    /// Returns how many shards there are.
    pub const fn count(self) -> u32 {
        self.count
    }

    /// Returns the number of the shard, counted from 0.
    pub const fn index(self) -> u32 {
        self.index
    }

    /// Returns the shard of the same work that has a number.
    pub(crate) const fn sibling_with(self, number: u32) -> Shard {
        let count = self.count;
        let index = number % count;
        Shard { index, count }
    }

    /// Tells whether a number is in the shard.
    pub const fn has(self, number: u32) -> bool {
        number % self.count == self.index
    }

    /// Returns the shard's n-th number, counted from 0; `None` if it does not fit.
    pub fn number(self, n: u32) -> Option<u32> {
        n.checked_mul(self.count)?.checked_add(self.index)
    }

    /// Returns how many of the numbers below `end` are in the shard.
    pub const fn count_below(self, end: u32) -> u32 {
        end.saturating_sub(self.index).div_ceil(self.count)
    }
}

impl FromStr for Shard {
    type Err = ParseShardError;

    fn from_str(text: &str) -> Result<Shard, ParseShardError> {
        let parsed = text.split_once('/').and_then(|(index, count)| {
            let (index, count): (u32, u32) = (index.parse().ok()?, count.parse().ok()?);
            (1..=count).contains(&index).then(|| Shard {
                index: index - 1,
                count,
            })
        });
        parsed.ok_or_else(|| ParseShardError(text.to_owned()))
    }
}

impl TryFrom<String> for Shard {
    type Error = ParseShardError;

    fn try_from(text: String) -> Result<Shard, ParseShardError> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index + 1, self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_read_as_they_are_written() {
        for text in ["1/1", "1/2", "2/2", "7/100"] {
            assert_eq!(text.parse::<Shard>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "1",
            "/",
            "0/1",
            "2/1",
            "0/0",
            "-1/2",
            "1/2/3",
            "1/99999999999",
        ] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }

    #[test]
    fn each_number_is_in_one_shard() {
        for count in 1..7 {
            for end in 0..30 {
                let mut seen = Vec::new();
                for index in 1..=count {
                    let shard: Shard = format!("{index}/{count}").parse().unwrap();
                    let numbers = (0..shard.count_below(end)).map(|n| shard.number(n).unwrap());
                    let numbers: Vec<u32> = numbers.collect();
                    assert!(
                        (0..end)
                            .filter(|n| shard.has(*n))
                            .eq(numbers.iter().copied())
                    );
                    seen.extend(numbers);
                }
                seen.sort_unstable();
                assert!(seen.into_iter().eq(0..end));
            }
        }
    }
}
