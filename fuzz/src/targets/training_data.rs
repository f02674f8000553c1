//! Any bytes as training data: what comes before damage is good, so a file that is cut off has a
//! beginning of the games of the whole, numbered from 0 without a gap.

use crate::input::beginnings;
use loa_train::{GameReader, GameRecord};

/// The bytes of a file before its settings.
const HEAD: usize = 16;
const CRC: usize = 4;
const BLOCK_HEAD: usize = 8;
const SAMPLE: usize = 24;

fn set_checksum(bytes: &mut [u8]) {
    let (body, crc) = bytes.split_at_mut(bytes.len() - CRC);
    crc.copy_from_slice(&crc32fast::hash(body).to_le_bytes());
}

/// Puts the checksums of the head and the blocks right, as far as there are any.
fn mend(file: &mut [u8]) {
    let Some(length) = file.get(12..HEAD) else {
        return;
    };
    let settings = u32::from_le_bytes(length.try_into().expect("four bytes")) as usize;
    let head = HEAD.saturating_add(settings).saturating_add(CRC);
    let Some((head, mut rest)) = file.split_at_mut_checked(head) else {
        return;
    };
    set_checksum(head);
    while let Some(count) = rest.get(4..6) {
        let count = usize::from(u16::from_le_bytes([count[0], count[1]]));
        let block = BLOCK_HEAD + count * SAMPLE + CRC;
        let Some((block, after)) = rest.split_at_mut_checked(block) else {
            return;
        };
        set_checksum(block);
        rest = after;
    }
}

/// Returns the games before the damage; `None` without a head.
fn checked(file: &[u8]) -> Option<Vec<GameRecord>> {
    let mut reader = GameReader::new(file).ok()?;
    let size = reader.contents().head.board;
    let next = || reader.next_item().expect("bytes can be read");
    let games: Vec<GameRecord> = std::iter::from_fn(next).collect();
    for (number, game) in (0..).zip(&games) {
        assert_eq!(game.number, number);
        for sample in &game.samples {
            assert_eq!(sample.position.size(), size);
        }
    }
    Some(games)
}

pub fn run(data: &[u8]) {
    beginnings(data, |file| mend(file), checked);
}
