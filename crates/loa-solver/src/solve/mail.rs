use crate::cells::Cells;

/// News for the rows of a tier, put down by one worker and sorted by row before it is read.
pub(super) struct Outbox {
    /// Row, pieces and news of each letter, in one number.
    letters: Vec<u64>,
    /// Where each row's letters begin once they are sorted.
    begins: Vec<u32>,
    sorted: Vec<u32>,
    room: usize,
}

/// What a decided position means for those that lead to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    /// The decided position: the pieces of the player who has just moved.
    pub(super) moved: Cells,
    /// Whether its player to move wins.
    pub(super) won: bool,
}

impl Outbox {
    /// The bytes that a letter takes, before and after sorting.
    pub(super) const LETTER_BYTES: u64 = 12;

    pub(super) fn new(room: usize) -> Outbox {
        Outbox {
            letters: Vec::with_capacity(room),
            begins: Vec::new(),
            sorted: Vec::with_capacity(room),
            room,
        }
    }

    /// Tells whether a row's news can still be put here.
    pub(super) fn has_room_for(&self, letters: usize) -> bool {
        self.letters.is_empty() || self.letters.len() + letters <= self.room
    }

    #[inline]
    pub(super) fn put(&mut self, row: usize, letter: Letter) {
        let letter = u64::from(letter.moved) << 1 | u64::from(letter.won);
        self.letters.push((row as u64) << 32 | letter);
    }

    /// Sorts what has been put down, for a tier of so many rows, and makes room for more. Returns
    /// how much it was.
    pub(super) fn sort(&mut self, rows: usize) -> usize {
        self.begins.clear();
        self.begins.resize(rows + 1, 0);
        for letter in &self.letters {
            self.begins[(letter >> 32) as usize] += 1;
        }
        let mut end = 0;
        for begin in &mut self.begins {
            end += *begin;
            *begin = end;
        }
        self.sorted.resize(self.letters.len(), 0);
        for letter in self.letters.drain(..) {
            let begin = &mut self.begins[(letter >> 32) as usize];
            *begin -= 1;
            self.sorted[*begin as usize] = letter as u32;
        }
        self.sorted.len()
    }

    /// The sorted letters for a row.
    pub(super) fn letters(&self, row: usize) -> impl Iterator<Item = Letter> {
        let range = self.begins[row] as usize..self.begins[row + 1] as usize;
        self.sorted[range].iter().map(|letter| Letter {
            moved: letter >> 1,
            won: letter & 1 == 1,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_reaches_its_row() {
        let mut outbox = Outbox::new(16);
        let letters = [(2, 7, true), (0, 3, false), (2, 7, false), (5, 0, true)];
        for (row, moved, won) in letters {
            outbox.put(row, Letter { moved, won });
        }
        assert_eq!(outbox.sort(6), 4);
        for row in 0..6 {
            let mut got: Vec<_> = outbox.letters(row).map(|l| (row, l.moved, l.won)).collect();
            let mut sent: Vec<_> = letters.into_iter().filter(|l| l.0 == row).collect();
            got.sort_unstable();
            sent.sort_unstable();
            assert_eq!(got, sent);
        }
        assert_eq!(outbox.sort(6), 0, "letters are read once");
    }
}
