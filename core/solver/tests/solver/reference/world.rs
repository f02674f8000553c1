use super::grid::{Grid, other};
use loa::{Color, Position, Size, Start};

/// The number of a position in a world.
pub(crate) type At = usize;

/// All boards of a size with one to `most` pieces of each side, with either
/// side to move, and where their jumps lead. That is the same under all rules.
pub(crate) struct World {
    grids: Vec<Grid>,
    /// The number of each grid, in ascending order.
    numbers: Vec<usize>,
    connected: Vec<Vec<char>>,
    /// The positions after the jumps, of all positions in a row.
    jumps: Vec<u32>,
    /// By position, where its own begin; and the end of the last.
    first_jumps: Vec<usize>,
}

impl World {
    /// All positions with the pieces that a start has, or fewer.
    pub(crate) fn of(size: Size, start: Start) -> World {
        let start = Grid::of(&Position::start(size, start));
        World::with(size, ['b', 'w'].map(|side| start.count(side)))
    }

    /// All positions with up to a number of pieces of each side.
    pub(crate) fn of_pieces(size: Size, pieces: usize) -> World {
        World::with(size, [pieces; 2])
    }

    fn with(size: Size, most: [usize; 2]) -> World {
        let (width, height) = (size.width().into(), size.height().into());
        let numbers = numbers(size.squares().len(), most);
        let grid = |number: &usize| Grid::numbered(width, height, *number);
        let mut world = World {
            grids: numbers.iter().map(grid).collect(),
            numbers,
            connected: Vec::new(),
            jumps: Vec::new(),
            first_jumps: vec![0],
        };
        world.find_connections();
        world.find_jumps();
        world
    }

    fn find_connections(&mut self) {
        for grid in &self.grids {
            let connected = ['b', 'w']
                .into_iter()
                .filter(|side| grid.is_connected(*side));
            self.connected.push(connected.collect());
        }
    }

    /// A connection ends the game under all rules, so there are no jumps then.
    fn find_jumps(&mut self) {
        for at in 0..self.len() {
            if self.connected(at).is_empty() {
                let side = self.to_move(at);
                for grid in self.grid(at).after_jumps(side) {
                    let after = self.find(&grid, other(side));
                    self.jumps
                        .push(after.expect("both sides had two pieces or more") as u32);
                }
            }
            self.first_jumps.push(self.jumps.len());
        }
    }

    /// How many positions there are.
    pub(crate) fn len(&self) -> usize {
        self.grids.len() * 2
    }

    pub(crate) fn grid(&self, at: At) -> &Grid {
        &self.grids[at / 2]
    }

    pub(crate) fn to_move(&self, at: At) -> char {
        ['b', 'w'][at % 2]
    }

    /// The same board with the other side to move.
    pub(crate) fn turned(&self, at: At) -> At {
        at ^ 1
    }

    /// The sides that are connected.
    pub(crate) fn connected(&self, at: At) -> &[char] {
        &self.connected[at / 2]
    }

    /// The positions after the jumps of the side to move.
    pub(crate) fn jumps(&self, at: At) -> &[u32] {
        &self.jumps[self.first_jumps[at]..self.first_jumps[at + 1]]
    }

    fn find(&self, grid: &Grid, to_move: char) -> Option<At> {
        let place = self.numbers.binary_search(&grid.number()).ok()?;
        Some(place * 2 + At::from(to_move == 'w'))
    }
}

/// The numbers of all grids with at least one and at most `most` pieces of each side, digit by
/// digit.
fn numbers(area: u32, most: [usize; 2]) -> Vec<usize> {
    let mut numbers = vec![(0, [0, 0])];
    for _ in 0..area {
        let longer = |(number, [blacks, whites]): (usize, [usize; 2])| {
            let ways = [[blacks, whites], [blacks + 1, whites], [blacks, whites + 1]];
            (0..)
                .zip(ways)
                .map(move |(digit, counts)| (3 * number + digit, counts))
        };
        let longer = numbers.into_iter().flat_map(longer);
        numbers = longer
            .filter(|(_, [blacks, whites])| *blacks <= most[0] && *whites <= most[1])
            .collect();
    }
    let complete = numbers
        .into_iter()
        .filter(|(_, counts)| !counts.contains(&0));
    complete.map(|(number, _)| number).collect()
}

/// Conversions from and to the types of the crates.
impl World {
    /// The number of a position.
    pub(crate) fn at(&self, position: &Position) -> Option<At> {
        let to_move = match position.turn() {
            Color::Black => 'b',
            Color::White => 'w',
        };
        self.find(&Grid::of(position), to_move)
    }

    pub(crate) fn position(&self, at: At) -> Position {
        let mut position = self.grid(at).position();
        if self.to_move(at) == 'w' {
            position.set_turn(Color::White);
        }
        position
    }
}
