use loa::{Color, Position, Size, Square};
use std::fmt;

/// The most squares of a grid.
const ROOM: usize = 36;

/// File and rank, counted from 0. It may lie off the board.
type Place = (i32, i32);

/// Horizontally, vertically, diagonally, both ways.
const DIRECTIONS: [(i32, i32); 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (-1, -1),
    (1, -1),
    (-1, 1),
];

/// The opponent.
pub(crate) fn other(side: char) -> char {
    match side {
        'b' => 'w',
        'w' => 'b',
        _ => panic!("invalid side '{side}'"),
    }
}

/// A board: `b`, `w` and `-`, the first rank first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Grid {
    width: i32,
    height: i32,
    squares: [char; ROOM],
}

impl Grid {
    /// The board whose squares are the ternary digits of a number.
    pub(crate) fn numbered(width: i32, height: i32, number: usize) -> Grid {
        let mut grid = Grid {
            width,
            height,
            squares: ['-'; ROOM],
        };
        let mut rest = number;
        for at in 0..grid.area() {
            grid.squares[at] = ['-', 'b', 'w'][rest % 3];
            rest /= 3;
        }
        grid
    }

    /// The number whose ternary digits are the squares.
    pub(crate) fn number(&self) -> usize {
        let squares = self.squares[..self.area()].iter().rev();
        squares.fold(0, |number, square| {
            number * 3
                + match square {
                    'b' => 1,
                    'w' => 2,
                    _ => 0,
                }
        })
    }

    /// How many squares there are.
    pub(crate) fn area(&self) -> usize {
        (self.width * self.height) as usize
    }

    /// How many pieces a side has.
    pub(crate) fn count(&self, side: char) -> usize {
        self.squares
            .iter()
            .filter(|square| **square == side)
            .count()
    }

    fn has(&self, (file, rank): Place) -> bool {
        0 <= file && file < self.width && 0 <= rank && rank < self.height
    }

    fn at(&self, (file, rank): Place) -> char {
        self.squares[(rank * self.width + file) as usize]
    }

    fn put(&mut self, (file, rank): Place, piece: char) {
        self.squares[(rank * self.width + file) as usize] = piece;
    }

    fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let (width, height) = (self.width, self.height);
        (0..height).flat_map(move |rank| (0..width).map(move |file| (file, rank)))
    }
}

/// How pieces move.
impl Grid {
    /// The boards that the jumps of a side lead to.
    pub(crate) fn after_jumps(&self, side: char) -> Vec<Grid> {
        let mut boards = Vec::new();
        for from in self.places().filter(|from| self.at(*from) == side) {
            for direction in DIRECTIONS {
                if let Some(to) = self.destination(from, direction) {
                    let mut after = *self;
                    after.put(from, '-');
                    after.put(to, side);
                    boards.push(after);
                }
            }
        }
        boards
    }

    /// A piece moves as many squares as there are pieces on its line of action. It may not leave
    /// the board, cross an enemy piece or land on one of its own side.
    fn destination(&self, (file, rank): Place, (files, ranks): Place) -> Option<Place> {
        let ahead = |steps: i32| (file + files * steps, rank + ranks * steps);
        let side = self.at((file, rank));
        let distance = 1 + self.pieces_ahead(ahead) + self.pieces_ahead(|steps| ahead(-steps));
        let to = ahead(distance);
        if !self.has(to) || self.at(to) == side {
            return None;
        }
        let crosses_an_enemy = (1..distance).any(|steps| self.at(ahead(steps)) == other(side));
        (!crosses_an_enemy).then_some(to)
    }

    /// The pieces from one step away to the edge.
    fn pieces_ahead(&self, ahead: impl Fn(i32) -> Place) -> i32 {
        let mut pieces = 0;
        let mut steps = 1;
        while self.has(ahead(steps)) {
            if self.at(ahead(steps)) != '-' {
                pieces += 1;
            }
            steps += 1;
        }
        pieces
    }
}

/// What connected means.
impl Grid {
    /// Tells whether all pieces of a side can be reached from one of them over pieces that touch
    /// at a side or a corner.
    pub(crate) fn is_connected(&self, side: char) -> bool {
        let mut rest = *self;
        match self.places().find(|at| self.at(*at) == side) {
            Some(piece) => rest.clear_group(piece, side),
            None => return true,
        }
        rest.count(side) == 0
    }

    /// Takes away a piece and all that it is connected with.
    fn clear_group(&mut self, at: Place, side: char) {
        if !self.has(at) || self.at(at) != side {
            return;
        }
        self.put(at, '-');
        for (files, ranks) in DIRECTIONS {
            self.clear_group((at.0 + files, at.1 + ranks), side);
        }
    }
}

/// Conversions from and to the types of the crates.
impl Grid {
    pub(crate) fn of(position: &Position) -> Grid {
        let size = position.size();
        let mut grid = Grid::numbered(size.width().into(), size.height().into(), 0);
        for at in grid.places() {
            let piece = match position.at(square(at)) {
                Some(Color::Black) => 'b',
                Some(Color::White) => 'w',
                None => '-',
            };
            grid.put(at, piece);
        }
        grid
    }

    /// The same board, set up square by square, Black to move.
    pub(crate) fn position(&self) -> Position {
        let size = Size::new(self.width as u8, self.height as u8).expect("a size of the crate");
        let mut position = Position::empty(size);
        for at in self.places() {
            let piece = match self.at(at) {
                'b' => Color::Black,
                'w' => Color::White,
                _ => continue,
            };
            let set = position.set(square(at), Some(piece), Color::Black);
            set.expect("a square of the board");
        }
        position
    }
}

fn square((file, rank): Place) -> Square {
    Square::new(file as u8, rank as u8).expect("a place of a board")
}

/// Draws the board, ranks from the top.
impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.height).rev() {
            let row: String = (0..self.width).map(|file| self.at((file, rank))).collect();
            write!(f, "\n{row}")?;
        }
        Ok(())
    }
}
