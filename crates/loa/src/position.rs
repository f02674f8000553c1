use crate::bridges::Bridges;
use crate::contents::{Contents, LineContents, empty_lines};
use crate::freedom::{Freedom, PLAIN_WORTH};
use crate::geometry::{Geometry, Spot};
use crate::{Axis, ByColor, Color, Jumps, Move, Size, Square, SquareSet, Start, zobrist};
use std::fmt;

/// The pieces on a board and the side to move.
///
/// A position is never over: whether a game has ended is a question of its rules and its past,
/// which [`Game`](crate::Game) knows. Any arrangement is allowed, an empty board too.
///
/// The contents of all lines, both sides' numbers of jumps and a hash key are kept up to date
/// with every change.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pieces: ByColor<SquareSet>,
    key: u64,
    freedom: Freedom,
    size: Size,
    to_move: Color,
    lines: LineContents,
}

/// A square that the board does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OffBoardError {
    /// The square asked for.
    pub square: Square,
    /// The size of the board.
    pub size: Size,
}

impl fmt::Display for OffBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not on the {} board", self.square, self.size)
    }
}

impl std::error::Error for OffBoardError {}

impl Position {
    /// Returns the board without pieces, Black to move.
    pub fn empty(size: Size) -> Position {
        Position {
            pieces: ByColor::default(),
            key: 0,
            freedom: Freedom::NONE,
            size,
            to_move: Color::Black,
            lines: empty_lines(&Geometry::of(size).lines),
        }
    }

    /// Returns a start position, Black to move.
    pub fn start(size: Size, start: Start) -> Position {
        let pieces = start.pieces(size);
        let mut position = Position::empty(size);
        for color in Color::ALL {
            for square in pieces[color] {
                position.put(square, color);
            }
        }
        position
    }

    /// Returns the board's size.
    #[inline]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns the side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.to_move
    }

    /// Returns the squares of a side's pieces.
    #[inline]
    pub fn pieces(&self, color: Color) -> SquareSet {
        self.pieces[color]
    }

    /// Returns the squares with a piece.
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.pieces.black | self.pieces.white
    }

    /// Returns the colour of the piece on a square; `None` on an empty square and off the board.
    pub fn at(&self, square: Square) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|color| self.pieces[*color].contains(square))
    }

    /// Returns a number that equal positions share and different ones hardly ever do: a hash of
    /// the pieces and the side to move, not of the board's size.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Returns how many jumps a side has, whoever is to move. Costs nothing: the number is kept.
    #[inline]
    pub fn mobility(&self, color: Color) -> u32 {
        self.freedom.jumps(color)
    }

    /// Returns what a side's jumps are worth, whoever is to move, in quarters of a jump.
    ///
    /// A jump counts once, a capture twice; half of that where it ends on the edge of the board,
    /// and half again where it runs along the edge (after Winands, 2000).
    #[inline]
    pub fn weighted_mobility(&self, color: Color) -> u32 {
        const { assert!(PLAIN_WORTH == 4) };
        let edges = self.edge_lines();
        let along: u32 = edges.map(|line| line.freedom().worth(color)).iter().sum();
        // Along an edge all that ends short of the corners has yet to be halved for its end.
        self.freedom.worth(color) - along / 2
    }

    /// Returns how many jumps of a side the enemies prevent that it would have to leap over; those
    /// that begin at the end of a line, on the edge of the board, count twice.
    #[inline]
    pub fn walled_jumps(&self, color: Color) -> u32 {
        self.freedom.walled(color)
    }

    /// The contents of the four lines along the edge.
    #[inline]
    fn edge_lines(&self) -> [Contents; 4] {
        let spots = &Geometry::of(self.size).spots;
        let top_right = Square::from_index(
            8 * (self.size.height() as usize - 1) + self.size.width() as usize - 1,
        );
        let first = spots[0];
        let last = spots[top_right.index()];
        [
            first[Axis::Horizontal as usize],
            first[Axis::Vertical as usize],
            last[Axis::Horizontal as usize],
            last[Axis::Vertical as usize],
        ]
        .map(|spot| self.lines[spot.line as usize])
    }

    /// Tells whether the side to move has no jump.
    #[inline]
    pub fn is_blocked(&self) -> bool {
        self.mobility(self.to_move) == 0
    }

    /// Tells whether a side's pieces form one group. One piece does, and so does none.
    #[inline]
    pub fn is_connected(&self, color: Color) -> bool {
        self.pieces[color].is_connected()
    }

    /// Returns the number of pieces on the line through a square: how far a piece moves there.
    /// 0 off the board.
    pub fn line_count(&self, square: Square, axis: Axis) -> u32 {
        self.line(square, axis)
            .map_or(0, |line| (self.occupied() & line).len())
    }

    /// Returns the squares of the line through a square; `None` off the board.
    pub fn line(&self, square: Square, axis: Axis) -> Option<SquareSet> {
        if !self.size.contains(square) {
            return None;
        }
        let geometry = Geometry::of(self.size);
        let line = geometry.lines[self.spot(square, axis).line as usize];
        Some((0..line.len).map(|place| line.square(place)).collect())
    }

    /// Returns the jumps of the piece on a square, whoever is to move; none if it is empty.
    pub fn jumps_from(&self, from: Square) -> Jumps {
        let mut to = SquareSet::EMPTY;
        if let Some(color) = self.at(from) {
            for axis in Axis::ALL {
                to |= self.jumps_along(from, axis, color);
            }
        }
        Jumps { from, to }
    }

    #[inline]
    fn jumps_along(&self, from: Square, axis: Axis, color: Color) -> SquareSet {
        let spot = self.spot(from, axis);
        let line = Geometry::of(self.size).lines[spot.line as usize];
        let moves = self.lines[spot.line as usize].moves(color);
        let mut to = SquareSet::EMPTY;
        if moves.forward >> spot.place & 1 != 0 {
            to.insert(line.square(spot.place + moves.distance));
        }
        if moves.backward >> spot.place & 1 != 0 {
            to.insert(line.square(spot.place - moves.distance));
        }
        to
    }

    /// Returns the jumps of the side to move, a piece at a time; pieces without jumps are left out.
    pub fn jumps(&self) -> impl Iterator<Item = Jumps> {
        self.jumps_of(self.to_move)
    }

    /// Returns the jumps of a side, whoever is to move.
    pub fn jumps_of(&self, color: Color) -> impl Iterator<Item = Jumps> {
        let pieces = self.pieces[color].into_iter();
        pieces
            .map(|from| self.jumps_from(from))
            .filter(|jumps| !jumps.to.is_empty())
    }

    /// Calls a function with every jump of the side to move, line by line: the fastest way to
    /// visit them all.
    #[inline]
    pub fn for_each_jump(&self, mut visit: impl FnMut(Square, Square)) {
        let geometry = Geometry::of(self.size);
        for (contents, line) in self.lines.iter().zip(&geometry.lines) {
            let moves = contents.moves(self.to_move);
            for place in places(moves.forward) {
                visit(line.square(place), line.square(place + moves.distance));
            }
            for place in places(moves.backward) {
                visit(
                    line.square(place),
                    line.square(place.wrapping_sub(moves.distance)),
                );
            }
        }
    }

    /// Calls a function with every jump of the side to move that leaves either side connected.
    /// Costs little where there is none.
    #[inline]
    pub(crate) fn for_each_ending_jump(&self, mut visit: impl FnMut(Square, Square)) {
        let (own, enemies) = (self.pieces[self.to_move], self.pieces[!self.to_move]);
        let (own_bridges, enemy_bridges) = (Bridges::of(own), Bridges::of(enemies));
        if !own_bridges.can_connect_by_moving() && !enemy_bridges.can_connect_by_losing() {
            return;
        }
        let enemy_connected = enemy_bridges.is_connected();
        self.for_each_jump(|from, to| {
            let connects = || ((own - SquareSet::of(from)) | SquareSet::of(to)).is_connected();
            let ends = if enemies.contains(to) {
                enemy_bridges.may_connect_without(to)
                    && (enemies - SquareSet::of(to)).is_connected()
            } else {
                enemy_connected
            };
            if ends || own_bridges.may_connect(from, to) && connects() {
                visit(from, to);
            }
        });
    }

    /// Returns the position after a move, which is taken to be legal here.
    ///
    /// A move that is not legal gives a position that makes no sense, no worse; builds with debug
    /// assertions panic then.
    #[inline]
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let mut after = *self;
        after.play_unchecked(mv);
        after
    }

    /// Plays a move that is taken to be legal here, as [`after`](Position::after).
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        if let Move::Jump(from, to) = mv {
            let (mover, enemy) = (self.to_move, self.to_move.opponent());
            self.take(from, mover);
            if self.pieces[enemy].contains(to) {
                self.take(to, enemy);
            }
            self.put(to, mover);
        }
        self.pass();
        debug_assert_eq!(*self, self.recomputed());
    }

    /// Changes a square and says who is to move next.
    ///
    /// # Errors
    /// If the board does not have the square; nothing changes then.
    pub fn set(
        &mut self,
        square: Square,
        piece: Option<Color>,
        to_move: Color,
    ) -> Result<(), OffBoardError> {
        if !self.size.contains(square) {
            return Err(OffBoardError {
                square,
                size: self.size,
            });
        }
        if let Some(color) = self.at(square) {
            self.take(square, color);
        }
        if let Some(color) = piece {
            self.put(square, color);
        }
        self.set_turn(to_move);
        Ok(())
    }

    /// Says who is to move next.
    pub fn set_turn(&mut self, color: Color) {
        if self.to_move != color {
            self.pass();
        }
    }

    /// Returns the same pieces and side to move, everything kept besides worked out anew.
    fn recomputed(&self) -> Position {
        let mut position = Position::empty(self.size);
        for color in Color::ALL {
            for square in self.pieces[color] {
                position.put(square, color);
            }
        }
        position.set_turn(self.to_move);
        position
    }

    #[inline]
    fn pass(&mut self) {
        self.to_move = self.to_move.opponent();
        self.key ^= zobrist::WHITE_TO_MOVE;
    }

    #[inline]
    fn put(&mut self, square: Square, color: Color) {
        self.pieces[color].insert(square);
        self.change(square, color, Contents::with);
    }

    #[inline]
    fn take(&mut self, square: Square, color: Color) {
        self.pieces[color].remove(square);
        self.change(square, color, Contents::without);
    }

    /// Brings key, line contents and mobility up to date with a change of a square.
    #[inline]
    fn change(
        &mut self,
        square: Square,
        color: Color,
        update: impl Fn(Contents, Color, u16) -> Contents,
    ) {
        self.key ^= zobrist::piece(color, square);
        for spot in Geometry::of(self.size).spots[square.index()] {
            let old = self.lines[spot.line as usize];
            let new = update(old, color, spot.weight);
            self.lines[spot.line as usize] = new;
            self.freedom = self.freedom.with_change(old.freedom(), new.freedom());
        }
    }

    #[inline]
    fn spot(&self, square: Square, axis: Axis) -> Spot {
        Geometry::of(self.size).spots[square.index()][axis as usize]
    }

    /// The contents of every line, for counting moves in bulk.
    #[inline]
    pub(crate) const fn lines(&self) -> &LineContents {
        &self.lines
    }
}

/// The places marked in a line's mask.
#[inline]
fn places(mut mask: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = mask.trailing_zeros() as u8;
        (mask != 0).then(|| {
            mask &= mask - 1;
            place
        })
    })
}

/// Draws the board, ranks from the top.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.size.height()).rev() {
            writeln!(f)?;
            for file in 0..self.size.width() {
                let piece = Square::new(file, rank).and_then(|square| self.at(square));
                f.write_str(match piece {
                    Some(Color::Black) => "b ",
                    Some(Color::White) => "w ",
                    None => "- ",
                })?;
            }
        }
        write!(
            f,
            "\n{:#} to move, key {:016x}, mobility {:?}",
            self.to_move,
            self.key,
            ByColor::from_fn(|color| self.mobility(color))
        )
    }
}
