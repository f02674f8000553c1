use crate::{ByColor, Color, Size, Square, SquareSet};

crate::named! {
    /// An arrangement of the pieces at the start of a game, on a board of any size.
    ///
    /// Corners are empty in each of them, and Black moves first.
    #[derive(PartialOrd, Ord)]
    pub enum Start: "a start position" {
        /// Black on the first and last rank, White on the first and last file.
        Standard = "standard",
        /// The standard start with the colors exchanged.
        Sides = "sides",
        /// The two colors alternate along the edge ("scrambled eggs").
        Scrambled = "scrambled",
    }
}

impl Start {
    /// Returns the squares of each side's pieces.
    pub fn pieces(self, size: Size) -> ByColor<SquareSet> {
        ByColor::from_fn(|color| {
            let of_color = |square: &Square| self.piece(size, *square) == Some(color);
            size.squares().into_iter().filter(of_color).collect()
        })
    }

    fn piece(self, size: Size, square: Square) -> Option<Color> {
        let (file, rank) = (square.file(), square.rank());
        let (right, top) = (size.width() - 1, size.height() - 1);
        let on_rank_edge = rank == 0 || rank == top;
        let on_file_edge = file == 0 || file == right;
        if on_rank_edge == on_file_edge {
            return None; // a corner, or inside
        }
        let black = match self {
            Start::Standard => on_rank_edge,
            Start::Sides => on_file_edge,
            Start::Scrambled if rank == 0 => file % 2 == 0,
            Start::Scrambled if rank == top => file % 2 == 1,
            Start::Scrambled if file == 0 => rank % 2 == 1,
            Start::Scrambled => rank % 2 == 0,
        };
        Some(if black { Color::Black } else { Color::White })
    }
}
