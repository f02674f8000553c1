use crate::{ByColor, Move, Position, Size, Square, SquareSet};

/// A rotation or reflection of a board.
///
/// Symmetries map lines to lines and so legal moves to legal moves. A board mirrored along its
/// diagonal has as many files as it had ranks.
///
/// ```
/// use loa::{Move, Position, Size, Start, Symmetry};
///
/// let start = Position::start(Size::STANDARD, Start::Standard);
/// let first: Move = "b1-b3".parse()?;
/// for symmetry in Symmetry::of(start.size()) {
///     let image = symmetry.position(&start.after(first));
///     assert_eq!(symmetry.inverse().position(&image), start.after(first));
/// }
/// # Ok::<(), loa::UnknownNameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// The size of the boards that it applies to.
    size: Size,
    /// Whether files are mirrored, before anything else.
    files: bool,
    /// Whether ranks are mirrored.
    ranks: bool,
    /// Whether files and ranks are exchanged in the end.
    transposed: bool,
}

impl Symmetry {
    /// Returns the symmetries that map boards of a size onto themselves: 8 on square boards, 4 on
    /// others. The first one is the identity.
    pub fn of(size: Size) -> impl Iterator<Item = Symmetry> {
        let count = if size.width() == size.height() { 8 } else { 4 };
        Symmetry::all(size).take(count)
    }

    /// Returns all 8 symmetries, those first that keep the shape of every board. On a board that is
    /// not square, the last 4 lead to boards of the [transposed size](Symmetry::image_size).
    pub fn all(size: Size) -> impl Iterator<Item = Symmetry> {
        (0..8).map(move |number| Symmetry {
            size,
            ranks: number & 1 != 0,
            files: number & 2 != 0,
            transposed: number & 4 != 0,
        })
    }

    /// Returns the size of the boards that it applies to.
    pub const fn size(self) -> Size {
        self.size
    }

    /// Returns the size of the boards that it leads to.
    pub const fn image_size(self) -> Size {
        if self.transposed {
            self.size.transposed()
        } else {
            self.size
        }
    }

    /// Returns the symmetry that leads back.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        // Exchanging files and ranks first and then mirroring files is the same as first mirroring
        // ranks and then exchanging.
        let (files, ranks) = if self.transposed {
            (self.ranks, self.files)
        } else {
            (self.files, self.ranks)
        };
        Symmetry {
            size: self.image_size(),
            files,
            ranks,
            transposed: self.transposed,
        }
    }

    /// Returns the image of a square, which has to be on the board.
    pub const fn square(self, square: Square) -> Square {
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.files {
            file = (self.size.width() - 1).wrapping_sub(file);
        }
        if self.ranks {
            rank = (self.size.height() - 1).wrapping_sub(rank);
        }
        if self.transposed {
            (file, rank) = (rank, file);
        }
        Square::from_index(8 * rank as usize + file as usize)
    }

    /// Returns the images of a set of squares of the board.
    pub const fn set(self, mut set: SquareSet) -> SquareSet {
        if self.files {
            set = set.mirrored_files(self.size.width());
        }
        if self.ranks {
            set = set.mirrored_ranks(self.size.height());
        }
        if self.transposed {
            set = set.transposed();
        }
        set
    }

    /// Returns the image of a move on the board.
    pub const fn mv(self, mv: Move) -> Move {
        match mv {
            Move::Jump(from, to) => Move::Jump(self.square(from), self.square(to)),
            Move::Pass => Move::Pass,
        }
    }

    /// Returns the image of a position of this size, with the same side to move.
    ///
    /// # Panics
    /// If the position has another size.
    pub fn position(self, position: &Position) -> Position {
        assert_eq!(position.size(), self.size, "a symmetry belongs to a size");
        let pieces = ByColor::from_fn(|color| self.set(position.pieces(color)));
        Position::from_pieces(self.image_size(), pieces, position.turn())
            .expect("symmetries map squares of the board one to one")
    }
}
