//! With the feature `serde`: values are serialized as their text.
//!
//! [`Color`], [`Square`], [`Move`], [`Size`], [`Start`], [`Preset`] and the answers in
//! [`Rules`](crate::Rules) are. Other types whose text can be read and written can be, too:
//!
//! ```
//! # use loa::Color;
//! #[derive(serde::Serialize, serde::Deserialize)]
//! struct Player {
//!     #[serde(with = "loa::as_text")]
//!     address: std::net::IpAddr,
//!     side: Color,
//! }
//! ```

use crate::{Blocked, Color, Goal, Move, Preset, Recurrence, Simultaneous, Size, Square, Start};
use alloc::string::String;
use core::fmt::Display;
use core::str::FromStr;
use serde::Serializer;
use serde::de::{Deserialize, Deserializer, Error};

/// Writes a value as its text.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Reads a value from its text.
///
/// # Errors
/// If there is no text, or one of no such value; then the message is that of the type.
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(D::Error::custom)
}

/// Implements serde's traits for types of the calling crate by their text.
#[macro_export]
macro_rules! serialize_as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(
                &self,
                to: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::as_text::serialize(self, to)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                from: D,
            ) -> ::core::result::Result<$type, D::Error> {
                $crate::as_text::deserialize(from)
            }
        }
    )+};
}

serialize_as_text!(Color, Square, Move, Size, Start, Preset);
serialize_as_text!(Goal, Simultaneous, Blocked, Recurrence);
