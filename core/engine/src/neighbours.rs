use loa::{Square, SquareSet};

/// The neighbours of each square.
pub(crate) static NEIGHBOURS: [SquareSet; Square::COUNT] = {
    let mut neighbours = [SquareSet::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        neighbours[index] = SquareSet::of(Square::from_index(index)).neighbours();
        index += 1;
    }
    neighbours
};
