//! A plain move generator, made well: bitboards, the pieces on a line by population count, targets
//! and paths from tables, leaves counted in bulk, connection by flood fill.

use loa::{Color, Position, Square};

/// The eight directions as steps of file and rank; opposite ones four apart.
const DIRECTIONS: [(i32, i32); 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

struct Tables {
    /// All squares of a line, by square and axis.
    line: [[u64; 4]; 64],
    /// The target as a bit, 0 off the board, by square, direction and distance.
    target: [[[u64; 9]; 8]; 64],
    /// The squares strictly between.
    path: [[[u64; 9]; 8]; 64],
}

pub(crate) struct Board {
    own: u64,
    enemy: u64,
    tables: std::rc::Rc<Tables>,
}

impl Board {
    pub(crate) fn new(position: &Position) -> Board {
        let bits = |color: Color| {
            position
                .pieces(color)
                .into_iter()
                .map(|s| 1u64 << s.index())
                .sum()
        };
        Board {
            own: bits(position.turn()),
            enemy: bits(!position.turn()),
            tables: std::rc::Rc::new(tables()),
        }
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        perft(&self.tables, self.own, self.enemy, depth)
    }
}

fn perft(tables: &Tables, own: u64, enemy: u64, depth: u32) -> u64 {
    let mut count = 0;
    let occupied = own | enemy;
    let mut pieces = own;
    while pieces != 0 {
        let from = pieces.trailing_zeros() as usize;
        pieces &= pieces - 1;
        for axis in 0..4 {
            let distance = (occupied & tables.line[from][axis]).count_ones() as usize;
            for direction in [axis, axis + 4] {
                let to = tables.target[from][direction][distance];
                let legal = to & !own != 0 && tables.path[from][direction][distance] & enemy == 0;
                if depth == 1 {
                    count += u64::from(legal);
                } else if legal {
                    let (own, enemy) = (own & !(1 << from) | to, enemy & !to);
                    if !connected(own) && !connected(enemy) {
                        count += perft(tables, enemy, own, depth - 1);
                    }
                }
            }
        }
    }
    count
}

fn connected(pieces: u64) -> bool {
    let mut group = pieces & pieces.wrapping_neg();
    loop {
        let sides = (group & 0x7f7f_7f7f_7f7f_7f7f) << 1 | (group & 0xfefe_fefe_fefe_fefe) >> 1;
        let rows = group | sides;
        let grown = (rows | rows << 8 | rows >> 8) & pieces;
        if grown == group {
            return group == pieces;
        }
        group = grown;
    }
}

fn tables() -> Tables {
    let mut tables = Tables {
        line: [[0; 4]; 64],
        target: [[[0; 9]; 8]; 64],
        path: [[[0; 9]; 8]; 64],
    };
    for from in 0..64 {
        for (direction, step) in DIRECTIONS.iter().enumerate() {
            let mut path = 0;
            for distance in 1..9 {
                let target = shifted(from, *step, distance as i32);
                tables.path[from][direction][distance] = path;
                tables.target[from][direction][distance] = target;
                path |= target;
            }
            tables.line[from][direction % 4] |= path | 1 << from;
        }
    }
    tables
}

/// The square some steps away as a bit; 0 off the board.
fn shifted(from: usize, step: (i32, i32), distance: i32) -> u64 {
    let square = Square::from_index(from);
    let file = i32::from(square.file()) + step.0 * distance;
    let rank = i32::from(square.rank()) + step.1 * distance;
    let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
    if on_board { 1 << (rank * 8 + file) } else { 0 }
}
