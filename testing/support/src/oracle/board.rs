use loa::{Color, Move, Position, Size, Square};
use std::collections::BTreeSet;
use std::fmt;

/// File and rank, counted from 0. It may lie off the board.
pub type Place = (i32, i32);

/// What to add to a place for one step.
type Step = (i32, i32);

/// Horizontally, vertically, diagonally, both ways.
const DIRECTIONS: [Step; 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (-1, -1),
    (1, -1),
    (-1, 1),
];

/// The letter of a side.
pub fn letter(color: Color) -> char {
    match color {
        Color::Black => 'b',
        Color::White => 'w',
    }
}

/// The side that has a letter.
fn color(side: char) -> Option<Color> {
    match side {
        'b' => Some(Color::Black),
        'w' => Some(Color::White),
        _ => None,
    }
}

/// The opponent.
pub fn other(side: char) -> char {
    match side {
        'b' => 'w',
        'w' => 'b',
        _ => panic!("invalid side '{side}'"),
    }
}

pub fn place(square: Square) -> Place {
    (i32::from(square.file()), i32::from(square.rank()))
}

pub fn square((file, rank): Place) -> Square {
    Square::new(file as u8, rank as u8).expect("a place of a board")
}

fn go((file, rank): Place, (files, ranks): Step, steps: i32) -> Place {
    (file + files * steps, rank + ranks * steps)
}

/// Two pieces are adjacent if they touch horizontally, vertically or diagonally.
pub fn are_adjacent(a: Place, b: Place) -> bool {
    DIRECTIONS.iter().any(|step| go(a, *step, 1) == b)
}

/// A grid of `b`, `w` and `-`; the first row is rank 1.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    rows: Vec<Vec<char>>,
}

impl Board {
    pub fn empty(size: Size) -> Board {
        let row = vec!['-'; usize::from(size.width())];
        Board {
            rows: vec![row; usize::from(size.height())],
        }
    }

    /// Reads a picture: the ranks from the top, a line each; blanks mean nothing.
    pub fn read(picture: &str) -> Board {
        let ranks = picture.lines().rev().map(str::trim);
        let rows: Vec<Vec<char>> = ranks
            .filter(|rank| !rank.is_empty())
            .map(|rank| rank.chars().filter(|sign| *sign != ' ').collect())
            .collect();
        let signs = rows.iter().flatten();
        assert!(
            signs.clone().all(|sign| "bw-".contains(*sign)) && !rows.is_empty(),
            "no picture: {picture}"
        );
        assert!(rows.iter().all(|row| row.len() == rows[0].len()));
        Board { rows }
    }

    pub fn width(&self) -> i32 {
        self.rows[0].len() as i32
    }

    pub fn height(&self) -> i32 {
        self.rows.len() as i32
    }

    pub fn size(&self) -> Size {
        Size::new(self.width() as u8, self.height() as u8).expect("a size of the crate")
    }

    pub fn has(&self, (file, rank): Place) -> bool {
        0 <= file && file < self.width() && 0 <= rank && rank < self.height()
    }

    /// What a place of the board holds.
    pub fn at(&self, (file, rank): Place) -> char {
        self.rows[rank as usize][file as usize]
    }

    pub fn put(&mut self, (file, rank): Place, piece: char) {
        self.rows[rank as usize][file as usize] = piece;
    }

    pub fn places(&self) -> impl Iterator<Item = Place> {
        let (width, height) = (self.width(), self.height());
        (0..height).flat_map(move |rank| (0..width).map(move |file| (file, rank)))
    }

    pub fn pieces(&self, side: char) -> Vec<Place> {
        self.places().filter(|at| self.at(*at) == side).collect()
    }
}

/// How pieces move.
impl Board {
    /// The line of action: the squares in front of a piece, those behind it, and its own.
    pub fn line_of_action(&self, from: Place, direction: Step) -> Vec<Place> {
        let backward = (-direction.0, -direction.1);
        let mut line = vec![from];
        for way in [direction, backward] {
            let mut next = go(from, way, 1);
            while self.has(next) {
                line.push(next);
                next = go(next, way, 1);
            }
        }
        line
    }

    /// A piece moves as many squares as there are pieces, black and white, on its line of action.
    pub fn distance(&self, from: Place, direction: Step) -> i32 {
        let line = self.line_of_action(from, direction);
        line.iter().filter(|at| self.at(**at) != '-').count() as i32
    }

    /// A piece may not cross enemy pieces; one that it lands on is not crossed.
    fn crosses_an_enemy(&self, from: Place, direction: Step, distance: i32) -> bool {
        let enemy = other(self.at(from));
        (1..distance).any(|steps| self.at(go(from, direction, steps)) == enemy)
    }

    /// Where a piece gets to in a direction: not off the board, not over an enemy piece, not onto
    /// a piece of its own colour.
    fn destination(&self, from: Place, direction: Step) -> Option<Place> {
        let distance = self.distance(from, direction);
        let to = go(from, direction, distance);
        let legal = self.has(to)
            && !self.crosses_an_enemy(from, direction, distance)
            && self.at(to) != self.at(from);
        legal.then_some(to)
    }

    /// Where a piece can go.
    pub fn destinations(&self, from: Place) -> Vec<Place> {
        let ways = DIRECTIONS.iter();
        ways.filter_map(|way| self.destination(from, *way))
            .collect()
    }

    /// All jumps of a side.
    pub fn jumps(&self, side: char) -> Vec<(Place, Place)> {
        let mut jumps = Vec::new();
        for from in self.pieces(side) {
            for to in self.destinations(from) {
                jumps.push((from, to));
            }
        }
        jumps
    }

    /// The board after a jump: the piece has gone, and what stood where it arrives is captured.
    pub fn after(&self, from: Place, to: Place) -> Board {
        let mut after = self.clone();
        after.put(from, '-');
        after.put(to, self.at(from));
        after
    }
}

/// What connected means.
impl Board {
    /// The pieces that a path of steps to adjacent pieces of the same colour leads to.
    fn group_of(&self, piece: Place) -> BTreeSet<Place> {
        let mut outside = self.pieces(self.at(piece));
        outside.retain(|at| *at != piece);
        let mut group = vec![piece];
        let mut reached = 0;
        while reached < group.len() {
            let from = group[reached];
            group.extend(outside.iter().filter(|at| are_adjacent(from, **at)));
            outside.retain(|at| !are_adjacent(from, *at));
            reached += 1;
        }
        group.into_iter().collect()
    }

    pub fn groups(&self, side: char) -> BTreeSet<BTreeSet<Place>> {
        let pieces = self.pieces(side).into_iter();
        pieces.map(|piece| self.group_of(piece)).collect()
    }

    /// A path joins any two pieces. So it does where there is one piece, or none.
    pub fn is_connected(&self, side: char) -> bool {
        let pieces = self.pieces(side);
        let joined = |first: &Place| self.group_of(*first).len() == pieces.len();
        pieces.first().is_none_or(joined)
    }
}

/// Other boards made of this one.
impl Board {
    /// Every piece goes where a function says, on a board of a size that may be another.
    pub fn mapped(&self, size: Size, to: impl Fn(Place) -> Place) -> Board {
        let mut board = Board::empty(size);
        for from in self.places() {
            board.put(to(from), self.at(from));
        }
        board
    }

    /// Black's pieces are White's and the other way round.
    pub fn with_colors_exchanged(&self) -> Board {
        let mut board = self.clone();
        for side in ['b', 'w'] {
            for at in self.pieces(side) {
                board.put(at, other(side));
            }
        }
        board
    }
}

/// Conversions from and to the types of the crate.
impl Board {
    pub fn of(position: &Position) -> Board {
        let mut board = Board::empty(position.size());
        let places: Vec<Place> = board.places().collect();
        for at in places {
            board.put(at, position.at(square(at)).map_or('-', letter));
        }
        board
    }

    /// The same board and side to move, set up square by square.
    pub fn position(&self, to_move: char) -> Position {
        let to_move = color(to_move).expect("a side");
        let mut position = Position::empty(self.size());
        position.set_turn(to_move);
        for at in self.places() {
            let piece = color(self.at(at));
            position
                .set(square(at), piece, to_move)
                .expect("a square of the board");
        }
        position
    }

    /// All jumps of a side, as the crate writes them.
    pub fn moves(&self, side: char) -> BTreeSet<Move> {
        let jumps = self.jumps(side).into_iter();
        jumps
            .map(|(from, to)| Move::Jump(square(from), square(to)))
            .collect()
    }
}

/// Draws the board, ranks from the top.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.rows.iter().rev() {
            write!(f, "\n{}", row.iter().collect::<String>())?;
        }
        Ok(())
    }
}
