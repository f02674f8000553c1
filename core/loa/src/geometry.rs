//! The lines of every board size: where they run, and where each square lies on its four.
//!
//! A square lies on four lines, one per [`Axis`]. Lines are numbered alike on every size; on a
//! small board some have no square.

use crate::{Size, Square, SquareSet};

/// The direction that a line runs in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Axis {
    /// Along a rank.
    Horizontal,
    /// Along a file.
    Vertical,
    /// From bottom left to top right.
    Rising,
    /// From bottom right to top left.
    Falling,
}

impl Axis {
    /// The four axes.
    pub const ALL: [Axis; 4] = [
        Axis::Horizontal,
        Axis::Vertical,
        Axis::Rising,
        Axis::Falling,
    ];

    /// Returns the files and ranks that one step forward along the axis adds.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Axis::Horizontal => (1, 0),
            Axis::Vertical => (0, 1),
            Axis::Rising => (1, 1),
            Axis::Falling => (-1, 1),
        }
    }

    /// Returns the axis on which two different squares share a line.
    pub const fn between(a: Square, b: Square) -> Option<Axis> {
        let files = a.file() as i8 - b.file() as i8;
        let ranks = a.rank() as i8 - b.rank() as i8;
        match (files, ranks) {
            (0, 0) => None,
            (_, 0) => Some(Axis::Horizontal),
            (0, _) => Some(Axis::Vertical),
            _ if files == ranks => Some(Axis::Rising),
            _ if files == -ranks => Some(Axis::Falling),
            _ => None,
        }
    }
}

/// The number of lines: 8 ranks, 8 files and 15 diagonals each way.
pub(crate) const LINE_COUNT: usize = 46;

/// Powers of three, the weights of the squares of a line.
pub(crate) const POW3: [u16; 9] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561];

/// Where a square lies on one of its lines.
#[derive(Clone, Copy)]
pub(crate) struct OnLine {
    /// The line's number.
    pub(crate) line: u8,
    /// The place along the line, from 0.
    pub(crate) place: u8,
    /// Three to the power of the place.
    pub(crate) weight: u16,
}

/// A line of a board of one size.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    /// The number of the first square.
    first: u8,
    /// What one step forward adds to a square's number.
    step: i8,
    /// The number of squares; 0 for a line that the size does not have.
    pub(crate) len: u8,
}

impl Line {
    /// Returns the square at a place along the line.
    #[inline]
    pub(crate) const fn square(self, place: u8) -> Square {
        Square::from_index((self.first as i8 + self.step * place as i8) as usize)
    }

    /// Returns all its squares.
    pub(crate) fn squares(self) -> SquareSet {
        (0..self.len).map(|place| self.square(place)).collect()
    }

    /// Returns the squares some places before and after one on the line; any squares where these
    /// places are not on it.
    #[inline]
    pub(crate) const fn squares_around(self, square: Square, places: u8) -> [Square; 2] {
        let (from, way) = (
            square.index() as isize,
            self.step as isize * places as isize,
        );
        [
            Square::from_index((from - way) as usize),
            Square::from_index((from + way) as usize),
        ]
    }
}

/// The lines of a board of one size.
pub(crate) struct Geometry {
    /// The four spots of each square, by axis.
    pub(crate) spots: [[OnLine; 4]; Square::COUNT],
    /// The lines by number.
    pub(crate) lines: [Line; LINE_COUNT],
}

impl Geometry {
    /// Returns the lines of a size.
    #[inline]
    pub(crate) fn of(size: Size) -> &'static Geometry {
        &GEOMETRIES[size.ordinal()]
    }

    const fn new(size: Size) -> Geometry {
        let nowhere = OnLine {
            line: 0,
            place: 0,
            weight: 0,
        };
        let mut geometry = Geometry {
            spots: [[nowhere; 4]; Square::COUNT],
            lines: [Line {
                first: 0,
                step: 0,
                len: 0,
            }; LINE_COUNT],
        };
        let mut index = 0;
        while index < Square::COUNT {
            let square = Square::from_index(index);
            let mut axis = 0;
            while axis < 4 && size.contains(square) {
                let spot = spot(size, square, Axis::ALL[axis]);
                geometry.spots[index][axis] = spot;
                let (files, ranks) = Axis::ALL[axis].step();
                let step = files + 8 * ranks;
                let line = &mut geometry.lines[spot.line as usize];
                line.step = step;
                line.first = (index as i8 - step * spot.place as i8) as u8;
                if line.len <= spot.place {
                    line.len = spot.place + 1;
                }
                axis += 1;
            }
            index += 1;
        }
        geometry
    }
}

/// Finds a square's spot on the line along an axis.
const fn spot(size: Size, square: Square, axis: Axis) -> OnLine {
    let (file, rank) = (square.file(), square.rank());
    let files_right = size.width() - 1 - file;
    let (line, place) = match axis {
        Axis::Horizontal => (rank, file),
        Axis::Vertical => (8 + file, rank),
        Axis::Rising => (16 + file + 7 - rank, smaller(file, rank)),
        Axis::Falling => (31 + file + rank, smaller(files_right, rank)),
    };
    OnLine {
        line,
        place,
        weight: POW3[place as usize],
    }
}

const fn smaller(a: u8, b: u8) -> u8 {
    if a < b { a } else { b }
}

#[cfg(not(feature = "lazy"))]
static GEOMETRIES: [Geometry; 36] = geometries();
#[cfg(feature = "lazy")]
static GEOMETRIES: std::sync::LazyLock<[Geometry; 36]> = std::sync::LazyLock::new(geometries);

const fn geometries() -> [Geometry; 36] {
    let mut geometries = [const { Geometry::new(Size::STANDARD) }; 36];
    let mut ordinal = 0;
    while ordinal < 36 {
        let side = Size::MIN as usize;
        let size = Size::new((ordinal / 6 + side) as u8, (ordinal % 6 + side) as u8);
        geometries[ordinal] = Geometry::new(size.expect("every ordinal is a size"));
        ordinal += 1;
    }
    geometries
}
