//! Any bytes as a shard's file: items are those of the shard in order, what is written again is
//! read as the same, and a file that is cut off has a beginning of the items of the whole.

use crate::input::beginnings;
use loa_work::{Format, Item, JsonLines, Reader, ShardHead, seal};

/// The length of a checksum with what stands around it.
const SEAL: usize = ",\"crc32\":\"01234567\"}\n".len();

/// Puts the checksums of all lines right.
fn mend(file: &[u8]) -> Vec<u8> {
    let mut mended = Vec::new();
    for line in file.split_inclusive(|byte| *byte == b'\n') {
        match line.len().checked_sub(SEAL) {
            Some(end) => mended.extend(seal(&[&line[..end], b"}"].concat())),
            None => mended.extend(line),
        }
    }
    mended
}

/// What a file holds.
struct Contents {
    head: ShardHead,
    items: Vec<Item>,
    end: Option<u32>,
    is_damaged: bool,
}

fn read(file: &[u8]) -> Option<Contents> {
    let mut reader = Reader::<JsonLines, _>::new(file).ok()?;
    let mut items = Vec::new();
    while let Some(item) = reader.next_item().expect("bytes can be read") {
        items.push(item);
    }
    let read = reader.contents();
    Some(Contents {
        head: read.head.clone(),
        items,
        end: read.end,
        is_damaged: read.damage.is_some(),
    })
}

fn check(contents: &Contents) {
    for (place, item) in (0..).zip(&contents.items) {
        assert_eq!(contents.head.shard.number(place), Some(item.number));
    }
    if let Some(end) = contents.end {
        let mut written = JsonLines::head(&contents.head).expect("settings are JSON");
        contents
            .items
            .iter()
            .for_each(|item| written.extend(JsonLines::item(item)));
        written.extend(JsonLines::end(end));
        let again = read(&written).expect("what was written has a head");
        assert_eq!(again.items, contents.items);
        assert!(again.end == Some(end) && !again.is_damaged);
    }
}

fn checked(file: &[u8]) -> Option<Vec<Item>> {
    let contents = read(file)?;
    check(&contents);
    Some(contents.items)
}

pub fn run(data: &[u8]) {
    beginnings(data, |file| *file = mend(file), checked);
}
