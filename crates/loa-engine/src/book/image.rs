use loa::{Color, Move, Position, Square};

/// A mirroring of the standard board: of the files, the ranks, both or neither.
#[derive(Clone, Copy)]
pub(super) struct Image {
    files: bool,
    ranks: bool,
}

impl Image {
    /// Returns the smallest key of a position's mirror images, and the mirroring that leads there.
    pub(super) fn first(position: &Position) -> (u64, Image) {
        let all = [(false, false), (false, true), (true, false), (true, true)];
        let images = all.map(|(files, ranks)| {
            let image = Image { files, ranks };
            (image.position(position).key(), image)
        });
        let first = images.into_iter().min_by_key(|(key, _)| *key);
        first.expect("there are four images")
    }

    /// Returns the image of a move.
    pub(super) fn of(self, mv: Move) -> Move {
        match mv {
            Move::Jump(from, to) => Move::Jump(self.square(from), self.square(to)),
            Move::Pass => Move::Pass,
        }
    }

    /// Returns the move whose image is this one: mirroring twice changes nothing.
    pub(super) fn back(self, mv: Move) -> Move {
        self.of(mv)
    }

    fn square(self, square: Square) -> Square {
        let mirrored = |mirror: bool, n: u8| if mirror { 7 - n } else { n };
        let file = mirrored(self.files, square.file());
        let rank = mirrored(self.ranks, square.rank());
        Square::from_index(usize::from(rank) * 8 + usize::from(file))
    }

    fn position(self, position: &Position) -> Position {
        let mut image = Position::empty(position.size());
        for color in Color::ALL {
            for square in position.pieces(color) {
                let placed = image.set(self.square(square), Some(color), Color::Black);
                debug_assert!(placed.is_ok(), "the image of a board is as large");
            }
        }
        image.set_turn(position.turn());
        image
    }
}
