//! Packets between processes, as containers of timely dataflow. A packet goes to its process whole.
//!
//! On the network a packet is four numbers of eight bytes, little-endian: receiver, sender, kind
//! and length; then its bytes, and zeros up to a multiple of eight.

use std::io::Write;
use timely::Accountable;
use timely::bytes::arc::{Bytes, BytesMut};
use timely::communication::Push;
use timely::dataflow::channels::pushers::exchange::Distributor;
use timely::dataflow::channels::{ContainerBytes, Message};
use timely::progress::Stamp;

/// Bytes from one process to another.
#[derive(Clone)]
pub(crate) struct Packet {
    pub(crate) to: usize,
    pub(crate) from: usize,
    pub(crate) kind: Kind,
    bytes: Bytes,
}

/// A kind of packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// What timely dataflow leaves behind when it takes a packet.
    Taken,
    /// Says how far the sender has come.
    Note,
    /// Anything else.
    Batch,
    /// The bytes that have arrived are damaged.
    Damaged,
}

impl Kind {
    /// The kinds that can arrive, each at the place of its number.
    const ARRIVING: [Kind; 3] = [Kind::Taken, Kind::Note, Kind::Batch];
}

impl Default for Packet {
    fn default() -> Packet {
        Packet::new(0, 0, Kind::Taken, Vec::new())
    }
}

impl Packet {
    pub(crate) fn new(from: usize, to: usize, kind: Kind, bytes: Vec<u8>) -> Packet {
        Packet {
            to,
            from,
            kind,
            bytes: BytesMut::from(bytes).freeze(),
        }
    }

    fn header(&self) -> [u64; 4] {
        let (kind, length) = (self.kind as usize, self.bytes.len());
        [self.to, self.from, kind, length].map(|number| number as u64)
    }

    /// Reads a packet; `None` if it is damaged.
    fn read(mut bytes: Bytes) -> Option<Packet> {
        let mut header = [0; 4];
        let (words, _) = bytes.get(..HEADER_BYTES)?.as_chunks();
        for (number, word) in header.iter_mut().zip(words) {
            *number = usize::try_from(u64::from_le_bytes(*word)).ok()?;
        }
        let [to, from, kind, length] = header;
        let kind = *Kind::ARRIVING.get(kind)?;
        if bytes.len() != HEADER_BYTES + length.checked_next_multiple_of(ALIGNMENT)? {
            return None;
        }
        bytes.extract_to(HEADER_BYTES);
        let bytes = bytes.extract_to(length);
        Some(Packet {
            to,
            from,
            kind,
            bytes,
        })
    }
}

const ALIGNMENT: usize = 8;

const HEADER_BYTES: usize = 4 * ALIGNMENT;

impl AsRef<[u8]> for Packet {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Accountable for Packet {
    fn record_count(&self) -> i64 {
        i64::from(self.kind != Kind::Taken)
    }
}

impl ContainerBytes for Packet {
    fn from_bytes(bytes: Bytes) -> Packet {
        Packet::read(bytes).unwrap_or_else(|| Packet::new(0, 0, Kind::Damaged, Vec::new()))
    }

    fn length_in_bytes(&self) -> usize {
        HEADER_BYTES + self.as_ref().len().next_multiple_of(ALIGNMENT)
    }

    fn into_bytes<W: Write>(&self, writer: &mut W) {
        let bytes = self.as_ref();
        let padding = bytes.len().next_multiple_of(ALIGNMENT) - bytes.len();
        let header = self.header().map(u64::to_le_bytes);
        let written = writer
            .write_all(header.as_flattened())
            .and_then(|()| writer.write_all(bytes))
            .and_then(|()| writer.write_all(&[0; ALIGNMENT][..padding]));
        // The length was asked before, so there is room in memory.
        debug_assert!(written.is_ok());
    }
}

/// Hands each packet to its process.
pub(crate) struct ByReceiver;

impl Distributor<Packet> for ByReceiver {
    fn partition<T: Clone, P: Push<Message<T, Packet>>>(
        &mut self,
        packet: &mut Packet,
        stamp: &Stamp<T>,
        pushers: &mut [P],
    ) {
        if let Some(pusher) = pushers.get_mut(packet.to) {
            Message::push_at(packet, stamp.clone(), pusher);
        }
    }

    fn flush<T: Clone, P: Push<Message<T, Packet>>>(&mut self, _: &Stamp<T>, _: &mut [P]) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(packet: &Packet) -> Vec<u8> {
        let mut bytes = Vec::new();
        packet.into_bytes(&mut bytes);
        assert_eq!(bytes.len(), packet.length_in_bytes());
        bytes
    }

    fn read(bytes: &[u8]) -> Packet {
        Packet::from_bytes(BytesMut::from(bytes.to_vec()).freeze())
    }

    #[test]
    fn packets_are_read_as_written() {
        for length in [0, 1, 7, 8, 9, 1000] {
            let contents: Vec<u8> = (0..length).map(|n| n as u8).collect();
            let packet = Packet::new(3, 5, Kind::Batch, contents.clone());
            let read = read(&written(&packet));
            assert_eq!((read.from, read.to, read.kind), (3, 5, Kind::Batch));
            assert_eq!(read.as_ref(), contents);
            assert_eq!(read.record_count(), packet.record_count());
        }
    }

    #[test]
    fn damaged_packets_are_recognized() {
        let bytes = written(&Packet::new(3, 5, Kind::Note, vec![1, 2, 3]));
        for length in 0..bytes.len() {
            assert_eq!(read(&bytes[..length]).kind, Kind::Damaged, "{length} bytes");
        }
        for at in [16, 24, 31] {
            let mut bytes = bytes.clone();
            bytes[at] ^= 64;
            assert_eq!(read(&bytes).kind, Kind::Damaged, "byte {at}");
        }
    }
}
