use crate::geometry::{Geometry, OnLine};
use crate::line_index::{Lines, empty_lines, step};
use crate::{
    Axis, ByColor, Color, IllegalMove, Jumps, LineIndex, LineObserver, Move, Size, Square,
    SquareSet, Start, zobrist,
};
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};

/// The pieces on a board and the side to move.
///
/// A position is never over: whether a game has ended is a question of its rules and its past,
/// which [`Game`](crate::Game) knows. Any arrangement is allowed, an empty board too.
///
/// The contents of all lines and a hash key are kept up to date with every change.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pieces: ByColor<SquareSet>,
    key: u64,
    size: Size,
    turn: Color,
    lines: Lines,
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

impl core::error::Error for OffBoardError {}

impl Position {
    /// Returns the board without pieces, Black to move.
    pub fn empty(size: Size) -> Position {
        Position {
            pieces: ByColor::default(),
            key: 0,
            size,
            turn: Color::Black,
            lines: empty_lines(&Geometry::of(size).lines),
        }
    }

    /// Returns a start position, Black to move.
    pub fn start(size: Size, start: Start) -> Position {
        Position::place(size, start.pieces(size), Color::Black)
    }

    /// Returns the position with these pieces; `None` if a piece is off the board or a square has
    /// two.
    pub fn from_pieces(size: Size, pieces: ByColor<SquareSet>, turn: Color) -> Option<Position> {
        let outside = (pieces.black | pieces.white) - size.squares();
        let double = pieces.black & pieces.white;
        (outside | double)
            .is_empty()
            .then(|| Position::place(size, pieces, turn))
    }

    fn place(size: Size, pieces: ByColor<SquareSet>, turn: Color) -> Position {
        let mut position = Position::empty(size);
        for color in Color::ALL {
            for square in pieces[color] {
                position.change(square, None, Some(color), &mut ());
            }
        }
        position.set_turn(turn);
        position
    }

    /// Returns the position with these ranks, the last one first, and on each what stands on its
    /// squares; `None` if they are not a board.
    pub fn from_ranks<R: IntoIterator<Item = Option<Color>>>(
        ranks: impl IntoIterator<Item = R>,
        turn: Color,
    ) -> Option<Position> {
        let ranks = ranks.into_iter().map(|rank| rank.into_iter().collect());
        let ranks: Vec<Vec<Option<Color>>> = ranks.collect();
        let (width, height) = (ranks.first()?.len(), ranks.len());
        let size = Size::new(width.try_into().ok()?, height.try_into().ok()?)?;
        if ranks.iter().any(|rank| rank.len() != width) {
            return None;
        }
        let mut position = Position::empty(size);
        for (number, rank) in (0..).zip(ranks.iter().rev()) {
            for (file, piece) in (0..).zip(rank) {
                position.change(Square::new(file, number)?, None, *piece, &mut ());
            }
        }
        position.set_turn(turn);
        Some(position)
    }

    /// Returns what stands on the squares of each rank, the last one first.
    pub fn ranks(&self) -> impl Iterator<Item = impl Iterator<Item = Option<Color>>> {
        let (files, ranks) = (0..self.size.width(), 0..self.size.height());
        ranks.rev().map(move |rank| {
            let squares = files
                .clone()
                .filter_map(move |file| Square::new(file, rank));
            squares.map(|square| self.at(square))
        })
    }

    /// Returns the board's size.
    #[inline]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns the side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
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

    /// Returns the color of the piece on a square; `None` on an empty square and off the board.
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

    /// Returns how many jumps a side has, whoever is to move.
    #[inline]
    pub fn mobility(&self, color: Color) -> u32 {
        self.lines.iter().map(|line| line.jumps(color)).sum()
    }

    /// Tells whether the side to move has no jump.
    #[inline]
    pub fn is_blocked(&self) -> bool {
        let turn = self.turn;
        self.lines.iter().all(|line| line.moves(turn).count == 0)
    }

    /// Tells whether one jump of the opponent could leave a side without jumps: never while the
    /// side has jumps along more lines than the seven that a jump changes.
    #[inline]
    pub fn may_be_blocked(&self, color: Color) -> bool {
        let mut open = self.lines.iter().filter(|line| line.moves(color).count > 0);
        open.nth(7).is_none()
    }

    /// Tells an observer about every line, as if the pieces were just put on the board.
    #[inline]
    pub fn observe_lines(&self, observer: &mut impl LineObserver) {
        let empty = empty_lines(&Geometry::of(self.size).lines);
        for (line, (before, after)) in empty.into_iter().zip(self.lines).enumerate() {
            observer.line_changed(line, before, after);
        }
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

    /// Returns the squares where a side's jumps along the line with a number end, one for each
    /// jump.
    ///
    /// # Panics
    /// If [`LineObserver`] knows no line with this number.
    #[inline]
    pub fn landings_on(&self, line: usize, color: Color) -> impl Iterator<Item = Square> {
        let squares = Geometry::of(self.size).lines[line];
        let landings = self.lines[line].landings(color);
        let landings = landings.into_iter().flat_map(places);
        landings.map(move |place| squares.square(place))
    }

    /// Returns the contents of the four lines through a square of the board, by axis, each with the
    /// square's place along the line.
    #[inline(always)]
    pub fn lines_through(&self, square: Square) -> [(LineIndex, usize); 4] {
        let spots = &Geometry::of(self.size).spots[square.index()];
        let [a, b, c, d] = spots;
        [self.on(a), self.on(b), self.on(c), self.on(d)]
    }

    #[inline(always)]
    fn on(&self, spot: &OnLine) -> (LineIndex, usize) {
        (self.lines[usize::from(spot.line)], usize::from(spot.place))
    }

    /// Returns the squares of the line through a square; `None` off the board.
    pub fn line(&self, square: Square, axis: Axis) -> Option<SquareSet> {
        if !self.size.contains(square) {
            return None;
        }
        let geometry = Geometry::of(self.size);
        let spot = geometry.spots[square.index()][axis as usize];
        Some(geometry.lines[spot.line as usize].squares())
    }

    /// Returns the jumps of the piece on a square, whoever is to move; none if it is empty.
    pub fn jumps_from(&self, from: Square) -> Jumps {
        let mut to = SquareSet::EMPTY;
        let Some(color) = self.at(from) else {
            return Jumps { from, to };
        };
        let geometry = Geometry::of(self.size);
        // Whether there is a jump is as good as random, so nothing branches on it.
        let one_if = |is_there: bool, square| match is_there {
            true => SquareSet::of(square),
            false => SquareSet::EMPTY,
        };
        for spot in &geometry.spots[from.index()] {
            let line = geometry.lines[spot.line as usize];
            let moves = self.lines[spot.line as usize].moves(color);
            let [before, after] = line.squares_around(from, moves.distance);
            to = to
                | one_if(moves.forward >> spot.place & 1 != 0, after)
                | one_if(moves.backward >> spot.place & 1 != 0, before);
        }
        Jumps { from, to }
    }

    /// Returns a side's jump to one of some squares that passes a test, whoever is to move.
    #[inline]
    pub(crate) fn find_landing(
        &self,
        color: Color,
        squares: SquareSet,
        mut test: impl FnMut(Square, Square) -> bool,
    ) -> Option<Move> {
        let geometry = Geometry::of(self.size);
        for to in squares & (self.size.squares() - self.pieces[color]) {
            for spot in &geometry.spots[to.index()] {
                let index = self.lines[spot.line as usize];
                let [forward, backward] = index.landings(color).map(|ends| ends >> spot.place & 1);
                if forward | backward == 0 {
                    continue;
                }
                let line = geometry.lines[spot.line as usize];
                let [before, after] = line.squares_around(to, index.moves(color).distance);
                let from = [(forward, before), (backward, after)]
                    .into_iter()
                    .filter(|(lands, _)| *lands != 0)
                    .find(|(_, from)| test(*from, to));
                if let Some((_, from)) = from {
                    return Some(Move::Jump(from, to));
                }
            }
        }
        None
    }

    /// Returns the jumps of the side to move, a piece at a time; pieces without jumps are left out.
    pub fn jumps(&self) -> impl Iterator<Item = Jumps> {
        self.jumps_of(self.turn)
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
        self.find_jump(self.turn, |from, to| {
            visit(from, to);
            false
        });
    }

    /// Returns a side's first jump that passes a test, whoever is to move; in the order of
    /// [`for_each_jump`](Position::for_each_jump).
    #[inline]
    pub fn find_jump(
        &self,
        color: Color,
        mut test: impl FnMut(Square, Square) -> bool,
    ) -> Option<Move> {
        let lines = &Geometry::of(self.size).lines;
        let squares = |line: usize, places: [u8; 2]| places.map(|place| lines[line].square(place));
        let (line, places) = self.find_line_jump(color, |line, places| {
            let [from, to] = squares(line, places);
            test(from, to)
        })?;
        let [from, to] = squares(line, places);
        Some(Move::Jump(from, to))
    }

    /// The same, with the number of the line and the places on it.
    #[inline]
    pub(crate) fn find_line_jump(
        &self,
        color: Color,
        mut test: impl FnMut(usize, [u8; 2]) -> bool,
    ) -> Option<(usize, [u8; 2])> {
        let table = LineIndex::move_table(color);
        for (line, index) in self.lines.iter().enumerate() {
            let moves = index.moves_in(table);
            for from in places(moves.forward) {
                if test(line, [from, from + moves.distance]) {
                    return Some((line, [from, from + moves.distance]));
                }
            }
            for from in places(moves.backward) {
                if test(line, [from, from.wrapping_sub(moves.distance)]) {
                    return Some((line, [from, from.wrapping_sub(moves.distance)]));
                }
            }
        }
        None
    }

    /// Returns the jumps of the side to move, by their first square, then by their last, or a pass
    /// if it has none.
    ///
    /// That is what [`play`](Position::play) accepts. A [`Game`](crate::Game) also knows when it is
    /// over and what its rules do with a blocked player.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = self.jumps().flat_map(Jumps::moves).collect();
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    /// Tells whether the side to move can make a move; a pass is legal where it has no jump.
    ///
    /// # Errors
    /// With what is wrong with the move.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            Move::Jump(from, to) => IllegalMove::check_jump(self, from, to),
            Move::Pass if self.is_blocked() => Ok(()),
            Move::Pass => Err(IllegalMove::MustJump),
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the move is not [legal](Position::check); nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Returns the position after a legal move.
    ///
    /// The move is not checked. An illegal one leads to a meaningless position, but to no undefined
    /// behaviour; builds with debug assertions panic.
    #[inline]
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let mut after = *self;
        after.play_unchecked(mv);
        after
    }

    /// Plays a legal move without checking it, as [`after`](Position::after) does.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        self.play_observed(mv, &mut ());
    }

    /// Plays a legal move without checking it and tells an observer which lines it changes.
    #[inline]
    pub fn play_observed(&mut self, mv: Move, observer: &mut impl LineObserver) {
        if let Move::Jump(from, to) = mv {
            let (mover, enemy) = (self.turn, self.turn.opponent());
            let captured = Some(enemy).filter(|enemy| self.pieces[*enemy].contains(to));
            self.change(from, Some(mover), None, observer);
            self.change(to, captured, Some(mover), observer);
        }
        self.pass();
        debug_assert_eq!(*self, Position::place(self.size, self.pieces, self.turn));
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
        self.size.check(square)?;
        self.change(square, self.at(square), piece, &mut ());
        self.set_turn(to_move);
        Ok(())
    }

    /// Says who is to move next.
    pub fn set_turn(&mut self, color: Color) {
        if self.turn != color {
            self.pass();
        }
    }

    #[inline]
    fn pass(&mut self) {
        self.turn = self.turn.opponent();
        self.key ^= zobrist::WHITE_TO_MOVE;
    }

    /// Replaces what is on a square, and brings the key and the lines up to date.
    #[inline]
    fn change(
        &mut self,
        square: Square,
        before: Option<Color>,
        after: Option<Color>,
        observer: &mut impl LineObserver,
    ) {
        if let Some(color) = before {
            self.pieces[color].remove(square);
            self.key ^= zobrist::piece(color, square);
        }
        if let Some(color) = after {
            self.pieces[color].insert(square);
            self.key ^= zobrist::piece(color, square);
        }
        let step = step(before, after);
        for spot in &Geometry::of(self.size).spots[square.index()] {
            let line = spot.line as usize;
            let old = self.lines[line];
            self.lines[line] = old.changed(step, spot.weight);
            observer.line_changed(line, old, self.lines[line]);
        }
    }

    /// The indices of all lines, for counting moves in bulk.
    #[inline]
    pub(crate) const fn lines(&self) -> &Lines {
        &self.lines
    }
}

/// The places marked in a line's mask.
#[inline]
fn places(mut mask: u8) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let place = mask.trailing_zeros() as u8;
        (mask != 0).then(|| {
            mask &= mask - 1;
            place
        })
    })
}

/// Hashes the [key](Position::key) alone, which takes no time.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

/// Draws the board with its coordinates, `b` for black pieces and `w` for white ones, and says who
/// is to move.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, rank) in (1..=self.size.height()).rev().zip(self.ranks()) {
            write!(f, "{number}")?;
            for piece in rank {
                write!(f, " {}", piece.map_or('-', Color::letter))?;
            }
            writeln!(f)?;
        }
        f.write_str(" ")?;
        for file in 0..self.size.width() {
            write!(f, " {}", char::from(b'a' + file))?;
        }
        write!(f, "\n{} to move", self.turn)
    }
}

/// Draws the board as [`Display`](fmt::Display) does, from a line of its own on.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}, key {:016x}", self.key)
    }
}

/// The usual start: the standard one on the 8×8 board.
impl Default for Position {
    fn default() -> Position {
        Position::start(Size::STANDARD, Start::Standard)
    }
}
