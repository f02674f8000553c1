//! The file of a net:
//!
//! ```text
//! "LOANET"            6 bytes
//! version             u16
//! length of the head  u32
//! head                JSON: hidden, channels, neurons, kinds, buckets, name, recipe
//! hidden biases       i16 × hidden
//! hidden weights      i16 × 128 × hidden
//! hidden output       i16 × buckets × 2 hidden
//! squares' biases     i16 × 10 × channels
//! for each kind
//!   output            i16 × buckets × 4 channels
//!   first layer       i16 × buckets × neurons × 4 channels
//!   second layer      i16 × buckets × neurons × neurons
//!   its output        i16 × buckets × neurons
//! for each kind
//!   first biases      i32 × buckets × neurons
//!   second biases     i32 × buckets × neurons
//!   buckets' biases   i32 × buckets
//! codes               i8 × codes × channels
//! CRC-32              u32, of all before
//! ```
//!
//! Numbers are little-endian. A net has one file: decoding and encoding it again gives the same
//! weights, and JSON with the same content. Earlier versions, without codes, are no longer read.

use super::Net;
use super::features::BUCKETS;
use super::tensors::Tensor;
use super::weights::{CHANNELS, HIDDEN, KINDS, NEURONS, NetWeights, WeightError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::ops::Range;

/// The version of the format that is read and written.
pub const VERSION: u16 = 4;

const MAGIC: &[u8; 6] = b"LOANET";
const CRC_LEN: usize = 4;

/// What is wrong with a file that should hold a net.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NetError {
    /// It does not begin as nets do.
    #[error("this is not a net: it begins with \"{found}\" instead of \"LOANET\"")]
    Magic {
        /// The first bytes, made printable.
        found: String,
    },
    /// The format is of another version.
    #[error("the net's format has version {found}, but this program reads version {VERSION}")]
    Version {
        /// The version.
        found: u16,
    },
    /// The file is cut short or has been changed.
    #[error(
        "the net is damaged or incomplete: its {len} bytes end in the checksum {found:08x} \
         instead of {computed:08x}"
    )]
    Checksum {
        /// The number of bytes of the file.
        len: usize,
        /// The checksum in the file.
        found: u32,
        /// The checksum of the contents.
        computed: u32,
    },
    /// The head can't be read.
    #[error("the net's head is wrong: {0}")]
    Head(String),
    /// The net is made for something else than this program can use.
    #[error("the net has {found} {what}, but this program uses nets with {expected}")]
    Kind {
        /// What differs.
        what: &'static str,
        /// How many the file has.
        found: u64,
        /// How many there should be.
        expected: usize,
    },
    /// There are more weights or fewer than the head says.
    #[error("the net has {found} bytes of weights instead of {expected}")]
    Length {
        /// The number of bytes.
        found: usize,
        /// As many as there should be.
        expected: usize,
    },
    /// The name can't be shown in a line.
    #[error("the net's name is {found:?}, which is not 1 to 64 printable ASCII characters")]
    Name {
        /// The name.
        found: String,
    },
    /// A weight is out of its range.
    #[error(transparent)]
    Weight(#[from] WeightError),
}

#[derive(Serialize, Deserialize)]
struct Head {
    hidden: u64,
    channels: u64,
    neurons: u64,
    kinds: u64,
    buckets: u64,
    name: String,
    recipe: Value,
}

impl Net {
    /// Returns the contents of the net's file.
    pub fn encode(&self) -> Vec<u8> {
        let head = Head {
            hidden: HIDDEN as u64,
            channels: CHANNELS as u64,
            neurons: NEURONS as u64,
            kinds: KINDS as u64,
            buckets: BUCKETS as u64,
            name: self.name.clone(),
            recipe: self.recipe.clone(),
        };
        let head = serde_json::to_string(&head).expect("strings and numbers can be written");
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((head.len() as u32).to_le_bytes());
        bytes.extend(head.as_bytes());
        encode_weights(&self.weights, &mut bytes);
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    /// Reads the contents of a net's file.
    ///
    /// # Errors
    /// If they are not those of a net, or of one that this program cannot use.
    pub fn decode(bytes: &[u8]) -> Result<Net, NetError> {
        let (head, body) = split(bytes)?;
        let head: Head =
            serde_json::from_slice(head).map_err(|error| NetError::Head(error.to_string()))?;
        expect("hidden neurons", head.hidden, HIDDEN)?;
        expect("channels", head.channels, CHANNELS)?;
        expect("neurons", head.neurons, NEURONS)?;
        expect("kinds", head.kinds, KINDS)?;
        expect("buckets", head.buckets, BUCKETS)?;
        if body.len() != body_len() {
            return Err(NetError::Length {
                found: body.len(),
                expected: body_len(),
            });
        }
        Net::new(head.name, head.recipe, decode_weights(body))
    }
}

/// Returns the checksum of a net's file.
pub(super) fn checksum(net: &Net) -> u32 {
    let bytes = net.encode();
    let checksum = bytes.last_chunk();
    u32::from_le_bytes(*checksum.expect("a file ends in its checksum"))
}

/// Checks what surrounds head and body, and returns both.
fn split(bytes: &[u8]) -> Result<(&[u8], &[u8]), NetError> {
    let Some(rest) = bytes.strip_prefix(MAGIC) else {
        let start = &bytes[..bytes.len().min(MAGIC.len())];
        let found = start.escape_ascii().to_string();
        return Err(NetError::Magic { found });
    };
    let damaged = |found, computed| NetError::Checksum {
        len: bytes.len(),
        found,
        computed,
    };
    let (version, rest) = rest.split_first_chunk().ok_or(damaged(0, 0))?;
    let version = u16::from_le_bytes(*version);
    if version != VERSION {
        return Err(NetError::Version { found: version });
    }
    let (rest, found) = rest.split_last_chunk::<CRC_LEN>().ok_or(damaged(0, 0))?;
    let found = u32::from_le_bytes(*found);
    let computed = crc32fast::hash(&bytes[..bytes.len() - CRC_LEN]);
    if found != computed {
        return Err(damaged(found, computed));
    }
    let cut = || NetError::Head("it is cut short".to_owned());
    let (len, rest) = rest.split_first_chunk().ok_or_else(cut)?;
    rest.split_at_checked(u32::from_le_bytes(*len) as usize)
        .ok_or_else(cut)
}

fn expect(what: &'static str, found: u64, expected: usize) -> Result<(), NetError> {
    if found == expected as u64 {
        return Ok(());
    }
    Err(NetError::Kind {
        what,
        found,
        expected,
    })
}

/// Returns where the weights are that the file holds one after another, and the bytes of each.
fn parts() -> impl Iterator<Item = (Range<usize>, usize)> {
    let below = [
        Tensor::HiddenBias,
        Tensor::Hidden,
        Tensor::Output,
        Tensor::SquareBias,
    ];
    let above = [Tensor::Sums, Tensor::First, Tensor::Second, Tensor::Third];
    let biases = [Tensor::FirstBias, Tensor::SecondBias, Tensor::Bias];
    (below.map(|tensor| (tensor.range(), 2)).into_iter())
        .chain(kind_by_kind(above).map(|range| (range, 2)))
        .chain(kind_by_kind(biases).map(|range| (range, 4)))
        .chain([(Tensor::Codes.range(), 1)])
}

/// Returns where tensors above the codes have their numbers, those of a kind before the next one's.
fn kind_by_kind<const N: usize>(tensors: [Tensor; N]) -> impl Iterator<Item = Range<usize>> {
    (0..KINDS).flat_map(move |kind| {
        tensors.map(|tensor| {
            let (first, len) = (tensor.range().start, tensor.count() / KINDS);
            first + kind * len..first + (kind + 1) * len
        })
    })
}

/// The number of bytes between head and checksum.
fn body_len() -> usize {
    parts().map(|(range, width)| width * range.len()).sum()
}

fn encode_weights(weights: &NetWeights, bytes: &mut Vec<u8>) {
    for (range, width) in parts() {
        for weight in &weights.0[range] {
            bytes.extend_from_slice(&weight.to_le_bytes()[..width]);
        }
    }
}

/// Reads the weights from as many bytes as they have.
fn decode_weights(mut body: &[u8]) -> NetWeights {
    let mut weights = NetWeights::zero();
    for (range, width) in parts() {
        let (part, rest) = body.split_at(width * range.len());
        for (weight, bytes) in weights.0[range].iter_mut().zip(part.chunks_exact(width)) {
            // In the highest bytes first, so that the shift repeats the sign.
            let mut highest = [0; 4];
            highest[4 - width..].copy_from_slice(bytes);
            *weight = i32::from_le_bytes(highest) >> (8 * (4 - width));
        }
        body = rest;
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::net::tests::random_net;
    use crate::tests::Random;
    use serde_json::json;

    /// A file with a right checksum.
    fn file(head: &str, body: &[u8]) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((head.len() as u32).to_le_bytes());
        bytes.extend(head.as_bytes());
        bytes.extend(body);
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    fn head(changed: &str, value: Value) -> String {
        let mut head = json!({
            "hidden": HIDDEN, "channels": CHANNELS, "neurons": NEURONS, "kinds": KINDS,
            "buckets": BUCKETS, "name": "a", "recipe": {},
        });
        head[changed] = value;
        head.to_string()
    }

    fn message(bytes: &[u8]) -> String {
        Net::decode(bytes).unwrap_err().to_string()
    }

    #[test]
    fn files_are_read_as_they_were_written() {
        let net = random_net(9);
        let bytes = net.encode();
        assert_eq!(Net::decode(&bytes).as_ref(), Ok(&net));
        assert_ne!(Net::decode(&random_net(10).encode()).as_ref(), Ok(&net));
        assert_eq!(net.recipe(), &json!({ "seed": 9 }));
        assert_eq!(bytes[bytes.len() - CRC_LEN..], net.checksum().to_le_bytes());
    }

    #[test]
    fn each_damaged_byte_is_noticed() {
        let mut bytes = random_net(1).encode();
        for at in (0..bytes.len())
            .step_by(2011)
            .chain([6, 8, bytes.len() - 1])
        {
            bytes[at] ^= 1;
            assert!(Net::decode(&bytes).is_err(), "{at}");
            bytes[at] ^= 1;
        }
        for len in (0..bytes.len()).step_by(2003).chain(0..20) {
            assert!(Net::decode(&bytes[..len]).is_err(), "{len}");
        }
        bytes.push(0);
        assert!(message(&bytes).contains("damaged or incomplete"));
    }

    /// Whatever stands behind a right checksum gives a net or an error.
    #[test]
    fn no_file_panics() {
        let mut random = Random::new(3);
        let good = random_net(2).encode();
        let mut errors = 0;
        for _ in 0..200 {
            let mut bytes = good.clone();
            for _ in 0..1 + random.below(3) {
                // The head is damaged as often as the weights.
                let range = [150, bytes.len() - 8][random.below(2)];
                let at = 8 + random.below(range);
                bytes[at] = random.below(256) as u8;
            }
            let end = random.below(2) * random.below(bytes.len() - 20);
            bytes.truncate(bytes.len() - end - CRC_LEN);
            bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
            match Net::decode(&bytes) {
                Ok(net) => assert_eq!(Net::decode(&net.encode()), Ok(net)),
                Err(_) => errors += 1,
            }
        }
        assert!((1..200).contains(&errors), "{errors}");
    }

    #[test]
    fn messages_say_what_was_found() {
        assert_eq!(
            message(b"GIF89a..."),
            "this is not a net: it begins with \"GIF89a\" instead of \"LOANET\""
        );
        assert_eq!(
            message(b""),
            "this is not a net: it begins with \"\" instead of \"LOANET\""
        );
        let earlier = [MAGIC.as_slice(), &[3, 0, 1]].concat();
        assert_eq!(
            message(&earlier),
            "the net's format has version 3, but this program reads version 4"
        );
        let body = vec![0; body_len()];
        for (key, value, part) in [
            (
                "hidden",
                json!(1 << 20),
                "has 1048576 hidden neurons, but this program uses nets with 128",
            ),
            ("buckets", json!(4), "has 4 buckets"),
            ("name", json!("a\nb"), "name is \"a\\nb\""),
            ("name", json!(""), "name is \"\""),
            ("name", json!(7), "head is wrong: invalid type: integer `7`"),
        ] {
            let message = message(&file(&head(key, value), &body));
            assert!(message.contains(part), "{message}");
        }
        let good = head("name", json!("a"));
        assert!(Net::decode(&file(&good, &body)).is_ok());
        let short = message(&file(&good, &body[1..]));
        assert!(short.contains(&format!("{} bytes of weights", body.len() - 1)));
        let mut big = body;
        big[2 * (HIDDEN + 3)..][..2].copy_from_slice(&(-501i16).to_le_bytes());
        assert_eq!(
            message(&file(&good, &big)),
            "weight 3 of the tensor hidden is -501, but -500 to 500 are possible"
        );
    }

    #[test]
    fn a_head_that_is_too_long_is_an_error() {
        let mut bytes = file("", &[]);
        bytes[8..12].copy_from_slice(&u32::MAX.to_le_bytes());
        let end = bytes.len() - CRC_LEN;
        let crc = crc32fast::hash(&bytes[..end]);
        bytes[end..].copy_from_slice(&crc.to_le_bytes());
        assert_eq!(message(&bytes), "the net's head is wrong: it is cut short");
    }
}
