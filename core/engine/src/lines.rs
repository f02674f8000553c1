//! Tables for the lines of an 8×8 board: by class of lines and by their contents, a line and its
//! mirror image counting as one.

use loa::{Color, LineIndex};
use std::ops::Range;

/// The number of weights for lines, in each phase.
pub(crate) const LINE_ENTRIES: usize = FIRST_ENTRY[CLASSES];

/// Ranks and files by their distance from the edge, then diagonals from the longest to those of two
/// squares.
const CLASSES: usize = 11;

/// The lengths of the classes.
const LENGTHS: [u8; CLASSES] = [8, 8, 8, 8, 8, 7, 6, 5, 4, 3, 2];

/// The lines of a board, long and short.
const ALL_LINES: usize = 46;

/// The first entry of each class, and the number of all.
const FIRST_ENTRY: [usize; CLASSES + 1] = {
    let mut first = [0; CLASSES + 1];
    let mut class = 0;
    while class < CLASSES {
        first[class + 1] = first[class] + contents_count(LENGTHS[class]);
        class += 1;
    }
    first
};

/// The number of contents of a line of a length, mirror images counting once.
const fn contents_count(len: u8) -> usize {
    (3usize.pow(len as u32) + 3usize.pow(len.div_ceil(2) as u32)) / 2
}

/// The number of the [`LineIndex`] of an empty line of a length.
const fn empty_line(len: u8) -> usize {
    (3usize.pow(len as u32) - 1) / 2
}

/// The class of each line by its number; `None` for a single square.
const CLASS: [Option<u8>; ALL_LINES] = {
    let mut class = [None; ALL_LINES];
    let mut line = 0;
    while line < ALL_LINES {
        class[line] = match line {
            0..16 => {
                let place = line % 8;
                Some(if place < 4 { place } else { 7 - place } as u8)
            }
            16..31 => diagonal_class(line.abs_diff(23)),
            _ => diagonal_class(line.abs_diff(38)),
        };
        line += 1;
    }
    class
};

/// The class of a diagonal by its distance from the longest.
const fn diagonal_class(distance: usize) -> Option<u8> {
    if distance < 7 {
        Some(4 + distance as u8)
    } else {
        None
    }
}

/// Returns the entry of a line's contents, the number of a [`LineIndex`], as a side sees them;
/// `None` for a single square.
#[inline]
pub(crate) fn entry(line: usize, contents: usize, own: Color) -> Option<usize> {
    let class = CLASS[line]?;
    let seen = CONTENTS[seen_by(contents, own)];
    Some(FIRST_ENTRY[usize::from(class)] + usize::from(seen.unmirrored))
}

/// Returns a line's contents as a side sees them: its own pieces are Black's.
#[inline]
pub(crate) fn seen_by(contents: usize, own: Color) -> usize {
    match own {
        Color::Black => contents,
        Color::White => CONTENTS[contents].swapped.into(),
    }
}

/// Returns the contents of a line with a length, seen from its other end.
pub(crate) fn mirrored(contents: usize, len: u8) -> usize {
    let first = empty_line(len);
    first + images(contents - first, len.into()).1
}

/// The row of each line for the index 0: lines of different lengths share a block of rows, and
/// those of eight squares have one for each class.
const FIRST_ROW: [u16; ALL_LINES.next_power_of_two()] = {
    let mut first = [0; ALL_LINES.next_power_of_two()];
    let mut line = 0;
    while line < ALL_LINES {
        first[line] = match CLASS[line] {
            Some(class) if LENGTHS[class as usize] == 8 => class as u16 * FULL_LINES,
            _ => 0,
        };
        line += 1;
    }
    first
};

/// The contents of a line of eight squares.
const FULL_LINES: u16 = 3u16.pow(8);

/// A rank or file, or the longest diagonal.
const FULL_CLASSES: u16 = 5;

/// The number of rows of a table that the search reads.
pub(crate) const ROWS: usize = LineIndex::COUNT + ((FULL_CLASSES - 1) * FULL_LINES) as usize;

/// A number of rows beyond which there is none: no lookup has to check it.
pub(crate) const MOST_ROWS: usize = 1 << u16::BITS;
const _: () = assert!(ROWS <= MOST_ROWS);

/// The row for a line's contents, the number of a [`LineIndex`].
#[inline(always)]
pub(crate) fn row(line: usize, contents: usize) -> usize {
    let first = FIRST_ROW[line % FIRST_ROW.len()];
    usize::from(first.wrapping_add(contents as u16))
}

/// Returns each line of two squares or more with each of its contents, beginning with none.
pub(crate) fn all_contents() -> impl Iterator<Item = (usize, Range<usize>)> {
    let lines = CLASS.into_iter().enumerate();
    lines.filter_map(|(line, class)| {
        let len = LENGTHS[usize::from(class?)];
        Some((line, empty_line(len)..empty_line(len + 1)))
    })
}

/// What a line's contents become.
#[derive(Clone, Copy)]
struct Contents {
    /// The index with the colours exchanged.
    swapped: u16,
    /// The place among the contents of lines of this length, mirror images having the same.
    unmirrored: u16,
}

/// By line index.
static CONTENTS: [Contents; LineIndex::COUNT] = {
    let none = Contents {
        swapped: 0,
        unmirrored: 0,
    };
    let mut contents = [none; LineIndex::COUNT];
    let (mut number, mut first, mut len, mut next) = (0, 0, 0, 0);
    while number < LineIndex::COUNT {
        if number == first + 3usize.pow(len) {
            (first, len, next) = (number, len + 1, 0);
        }
        let (swapped, mirrored) = images(number - first, len);
        contents[number].swapped = (first + swapped) as u16;
        contents[number].unmirrored = if first + mirrored < number {
            contents[first + mirrored].unmirrored
        } else {
            next += 1;
            next - 1
        };
        number += 1;
    }
    contents
};

/// The digits of a number in base 3 with 1 and 2 exchanged, and in reverse order.
const fn images(mut digits: usize, len: u32) -> (usize, usize) {
    let (mut swapped, mut mirrored, mut place) = (0, 0, 0);
    while place < len {
        let digit = digits % 3;
        swapped += [0, 2, 1][digit] * 3usize.pow(place);
        mirrored = 3 * mirrored + digit;
        digits /= 3;
        place += 1;
    }
    (swapped, mirrored)
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{ByColor, LinePieces};
    use std::collections::HashMap;

    #[test]
    fn all_entries_are_used() {
        assert_eq!(LINE_ENTRIES, 18_321);
        assert_eq!(CLASS.iter().flatten().count(), 42);
        let mut used = vec![false; LINE_ENTRIES];
        for class in CLASS.into_iter().flatten().map(usize::from) {
            for (number, contents) in CONTENTS.iter().enumerate() {
                if LineIndex::pieces(number).len == LENGTHS[class] {
                    used[FIRST_ENTRY[class] + usize::from(contents.unmirrored)] = true;
                }
            }
        }
        assert!(used.iter().all(|used| *used));
    }

    #[test]
    fn only_mirror_images_share_an_entry() {
        let key = |line: LinePieces| (line.len, line.pieces.black, line.pieces.white);
        let mut seen = HashMap::new();
        for (number, contents) in CONTENTS.iter().enumerate() {
            let line = LineIndex::pieces(number);
            let swapped = LineIndex::pieces(usize::from(contents.swapped));
            assert_eq!(
                key(swapped),
                (line.len, line.pieces.white, line.pieces.black)
            );
            let mirrored = |bits: u8| bits.reverse_bits().unbounded_shr(8 - u32::from(line.len));
            let ByColor { black, white } = line.pieces;
            let image = (line.len, mirrored(black), mirrored(white));
            let first = seen
                .entry((line.len, contents.unmirrored))
                .or_insert(key(line));
            assert!(*first == key(line) || *first == image);
        }
    }
}
