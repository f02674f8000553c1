use crate::actions::move_of;
use crate::arguments::{Bounded, List, Number, SizeArgument, StartArgument, parsed};
use crate::batch::write_planes;
use crate::color::Color;
use crate::errors::{illegal_move, parse_error, value_error};
use crate::getters::getters;
use crate::moves::Move;
use crate::pickle::{Reduced, reduced};
use crate::square::Square;
use loa::{Axis, Jumps, SquareSet};
use loa_notation::drawing::BoardPicture;
use loa_notation::{Fen, action_count, action_of, for_each_action};
use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyInt, PyList};
use std::cell::Cell;

/// The pieces on a board and the side to move. It never changes; ``play`` returns another one.
///
/// ``Position("1LLL1/l3l/l3l/l3l/1LLL1 w")`` reads a FEN, ``Position.start("8x8")`` is a start
/// position.
#[pyclass(eq, frozen, hash, module = "lines_of_action")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Position(pub(crate) loa::Position);

getters! { Position, self:
    /// The board's size, as in ``8x8``.
    board: String = self.0.size().to_string();

    /// The number of files.
    width: u8 = self.0.size().width();

    /// The number of ranks.
    height: u8 = self.0.size().height();

    /// The side to move.
    turn: Color = self.0.turn().into();
}

#[pymethods]
impl Position {
    #[new]
    fn new(fen: &str) -> PyResult<Position> {
        let fen: Fen = fen.parse().map_err(parse_error)?;
        Ok(Position(fen.position))
    }

    /// Returns a start position: ``standard``, ``sides`` or ``scrambled``.
    #[staticmethod]
    #[pyo3(signature = (board = SizeArgument::default(), start = StartArgument(loa::Start::Standard)))]
    #[pyo3(text_signature = "(board='8x8', start='standard')")]
    fn start(board: SizeArgument, start: StartArgument) -> Position {
        Position(loa::Position::start(board.0, start.0))
    }

    /// Returns a board without pieces.
    #[staticmethod]
    #[pyo3(signature = (
        board = SizeArgument::default(), turn = Color::Black
    ))]
    #[pyo3(text_signature = "(board='8x8', turn='black')")]
    fn empty(board: SizeArgument, turn: Color) -> Position {
        Position(loa::Position::empty(board.0)).with_turn(turn)
    }

    /// Returns the position with a piece, or none, on a square.
    #[pyo3(signature = (square, piece))]
    fn with_piece(&self, square: Square, piece: Option<Color>) -> PyResult<Position> {
        let mut position = self.0;
        let set = position.set(square.0, piece.map(Color::into), self.0.turn());
        set.map_err(value_error)?;
        Ok(Position(position))
    }

    /// Returns the position with another side to move.
    fn with_turn(&self, turn: Color) -> Position {
        let mut position = self.0;
        position.set_turn(turn.into());
        Position(position)
    }

    /// The position as FEN. ``L`` and ``w`` are Black, ``l`` and ``b`` White.
    #[getter]
    pub(crate) fn fen(&self) -> String {
        format!("{:#}", Fen::from(self.0))
    }

    /// Returns the color of the piece on a square; ``None`` if it is empty.
    fn at(&self, square: Square) -> Option<Color> {
        self.0.at(square.0).map(Color::from)
    }

    /// Returns the squares of a side's pieces.
    fn pieces(&self, color: Color) -> Vec<Square> {
        squares(self.0.pieces(color.into()))
    }

    /// Returns the groups of a side's pieces, each as a list of squares.
    fn groups(&self, color: Color) -> Vec<Vec<Square>> {
        let groups = self.0.pieces(color.into()).groups();
        groups.map(squares).collect()
    }

    /// Tells whether a side's pieces form one group.
    fn is_connected(&self, color: Color) -> bool {
        self.0.is_connected(color.into())
    }

    /// Returns how many jumps a side has, whoever is to move.
    fn mobility(&self, color: Color) -> u32 {
        self.0.mobility(color.into())
    }

    /// Returns the number of pieces on the four lines through a square, which is how far a piece
    /// moves along them: rank, file, rising diagonal, falling diagonal.
    fn line_counts(&self, square: Square) -> (u32, u32, u32, u32) {
        let count = |axis| self.0.line_count(square.0, axis);
        Axis::ALL.map(count).into()
    }

    /// Returns the squares that the piece on a square can jump to, whoever is to move.
    fn targets(&self, square: Square) -> Vec<Square> {
        let Jumps { to, .. } = self.0.jumps_from(square.0);
        squares(to)
    }

    /// Returns the jumps of the side to move, or a pass if it has none. A ``Game`` also knows when
    /// it is over.
    fn legal_moves(&self) -> Vec<Move> {
        self.0.legal_moves().into_iter().map(Move).collect()
    }

    /// Returns the action numbers of the legal moves, in ascending order; see ``num_actions``.
    pub(crate) fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        // All lists share their numbers: to make them anew takes longer than to find them.
        static NUMBERS: PyOnceLock<Vec<Py<PyInt>>> = PyOnceLock::new();
        let most = action_count(loa::Size::STANDARD);
        let numbers = NUMBERS.get_or_init(py, || {
            (0..most).map(|it| PyInt::new(py, it).unbind()).collect()
        });
        let mut actions = Vec::with_capacity(48);
        for_each_action(&self.0, |action| {
            actions.push(numbers[action as usize].bind(py));
        });
        PyList::new(py, actions)
    }

    /// Returns the action number of a move.
    #[pyo3(name = "action")]
    fn action_of(&self, r#move: Move) -> PyResult<u32> {
        let (mv, board) = (r#move.0, self.0.size());
        let action = action_of(&self.0, mv);
        action.ok_or_else(|| value_error(format!("{mv} is no move on a board of {board}")))
    }

    /// Returns the move with an action number.
    #[pyo3(name = "move")]
    pub(crate) fn move_of(&self, action: Number) -> PyResult<Move> {
        let most = action_count(self.0.size()) as u32 - 1;
        let mv = move_of(&self.0, action.within("action", 0..=most)?).map(Move);
        mv.ok_or_else(|| value_error(format!("no move has the action number {action} here")))
    }

    /// Returns the position after a move.
    fn play(&self, r#move: Move) -> PyResult<Position> {
        let mut position = self.0;
        let mv = r#move.0;
        position.play(mv).map_err(|cause| illegal_move(mv, cause))?;
        Ok(Position(position))
    }

    /// Returns ``2 * height * width`` bytes: ones where the side to move has its pieces, then ones
    /// where the opponent has, along the ranks from a1.
    pub(crate) fn planes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut planes = vec![0; 2 * self.0.size().squares().len() as usize];
        let cells = Cell::from_mut(&mut planes[..]).as_slice_of_cells();
        write_planes(cells, &self.0);
        PyBytes::new(py, &planes)
    }

    /// Draws the board as SVG.
    ///
    /// :param last: a move to mark
    /// :param arrows: moves to draw as arrows
    /// :param circles: squares to draw circles round
    /// :param lines: a square whose four lines are shown with the number of pieces on them
    /// :param groups: whether to join neighbouring pieces of one side
    /// :param size: the width in pixels, 16 to 8192
    #[pyo3(signature = (
        *, last = None, arrows = Bounded(Vec::new()), circles = Bounded(Vec::new()), lines = None,
        groups = false, size = 360.into()
    ))]
    #[pyo3(
        text_signature = "($self, *, last=None, arrows=(), circles=(), lines=None, \
                             groups=False, size=360)"
    )]
    fn svg(
        &self,
        last: Option<Move>,
        arrows: List<Move>,
        circles: List<Square>,
        lines: Option<Square>,
        groups: bool,
        size: Number,
    ) -> PyResult<String> {
        let picture = BoardPicture {
            last: last.map(|mv| mv.0),
            arrows: arrows.0.into_iter().map(|mv| mv.0).collect(),
            circles: circles.0.into_iter().map(|square| square.0).collect(),
            lines: lines.map(|square| square.0),
            groups,
            width: size.within("size", 16..=8192)?,
        };
        Ok(picture.svg(&self.0))
    }

    fn _repr_svg_(&self) -> String {
        BoardPicture::default().svg(&self.0)
    }

    /// The board as text.
    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        match self.0.occupied().is_empty() {
            true => format!("Position.empty('{}', '{}')", self.board(), self.0.turn()),
            false => format!("Position('{}')", self.fen()),
        }
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py>> {
        let position = slf.get();
        if position.0.occupied().is_empty() {
            let empty = slf.get_type().getattr("empty")?;
            return reduced(empty, (position.board(), position.turn()));
        }
        reduced(slf.get_type().into_any(), (position.fen(),))
    }
}

fn squares(set: SquareSet) -> Vec<Square> {
    set.into_iter().map(Square).collect()
}

/// A position; that of a FEN comes with its counts.
pub(crate) struct PositionArgument(pub(crate) Fen);

impl<'py> FromPyObject<'_, 'py> for PositionArgument {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<PositionArgument> {
        match given.cast::<Position>() {
            Ok(object) => Ok(PositionArgument(object.get().0.into())),
            Err(_) => parsed(&given, "a Position or a FEN").map(PositionArgument),
        }
    }
}

/// Returns what in a FEN no game from a start position can lead to, in words: pieces that a side
/// has too many or none of, counts that can't be.
#[pyfunction]
pub(crate) fn fen_faults(fen: &str) -> PyResult<Vec<String>> {
    let fen: Fen = fen.parse().map_err(parse_error)?;
    Ok(fen.faults().iter().map(ToString::to_string).collect())
}
