//! The codes as the search reads them, and their sums.
//!
//! The loops are written for the compiler to turn into vector instructions.

use super::numbers::{LONGEST, code, square_class};
use super::tensors::Tensor;
use super::weights::{CHANNELS, HIDDEN_SCALE, NetWeights, SUMS};
use loa::{Axis, ByColor, Color, LineIndex, Position, Size, Square, SquareSet};

/// Channels as Black sees them, then as White does.
const VIEWS: usize = 2 * CHANNELS;

/// The channels of a line's contents and a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
struct Row([i8; VIEWS]);

/// The channels of a square, or their sums over squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(super) struct Channels([i16; VIEWS]);

impl Channels {
    /// Adds the activations of a square with a bias and lines.
    #[inline(always)]
    fn add<'a>(&mut self, bias: &Channels, lines: impl IntoIterator<Item = &'a [i8; VIEWS]>) {
        let mut channels = bias.0;
        for line in lines {
            for (channel, code) in channels.iter_mut().zip(line) {
                *channel += i16::from(*code);
            }
        }
        for (sum, channel) in self.0.iter_mut().zip(channels) {
            let clipped = channel.clamp(0, HIDDEN_SCALE as i16) as u16;
            *sum += ((clipped * clipped + 128) >> 8) as i16;
        }
    }
}

/// The biases of the squares of a board.
pub(super) type Biases = [Channels; Square::COUNT];

/// What sums leave out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Without {
    Nothing,
    /// The piece on a square; the lines through it stay as they are.
    Piece(Square),
    /// The contents of a line.
    Line(SquareSet, Axis),
}

impl Without {
    /// Tells whether a line through a square is left out.
    fn has(self, square: Square, axis: Axis) -> bool {
        matches!(self, Without::Line(squares, of) if of == axis && squares.contains(square))
    }
}

/// The sums over the sides' pieces in the order of the weights.
#[inline(always)]
fn ordered(sums: &ByColor<Channels>, own: Color) -> [i16; SUMS] {
    let mut ordered = [0; SUMS];
    let mut parts = ordered.as_chunks_mut::<CHANNELS>().0.iter_mut();
    for view in [own, own.opponent()] {
        for pieces in [view, view.opponent()] {
            let channels = &sums[pieces].0.as_chunks::<CHANNELS>().0[view as usize];
            if let Some(part) = parts.next() {
                *part = *channels;
            }
        }
    }
    ordered
}

/// The codes by [`LineIndex`] and place, and the biases by class of square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CodeTable {
    rows: Box<[Row]>,
    biases: Box<[Channels]>,
}

impl CodeTable {
    pub(super) fn new(weights: &NetWeights) -> CodeTable {
        let codes = weights.rows::<CHANNELS>(Tensor::Codes);
        let mut rows = vec![Row([0; VIEWS]); LineIndex::COUNT * LONGEST].into_boxed_slice();
        for contents in 0..LineIndex::COUNT {
            let ByColor { black, white } = LineIndex::pieces(contents).pieces;
            let pieces = black | white;
            for place in (0..LONGEST).filter(|place| pieces >> place & 1 != 0) {
                let row = &mut rows[contents * LONGEST + place].0;
                for (half, own) in row.chunks_mut(CHANNELS).zip(Color::ALL) {
                    let channels = codes[code(contents, place, own)];
                    half.copy_from_slice(&channels.map(|channel| channel as i8));
                }
            }
        }
        let views =
            |bias: &[i32; CHANNELS]| Channels(std::array::from_fn(|at| bias[at % CHANNELS] as i16));
        let biases = weights.rows(Tensor::SquareBias).iter().map(views);
        CodeTable {
            rows,
            biases: biases.collect(),
        }
    }

    /// Returns the biases of the squares of a board.
    pub(super) fn biases(&self, size: Size) -> Box<Biases> {
        let mut biases = Box::new([Channels([0; VIEWS]); Square::COUNT]);
        for square in size.squares() {
            biases[square.index()] = self.biases[square_class(size, square)];
        }
        biases
    }

    /// Sums up the activations of the pieces of a position, given the biases of its board, in the
    /// order that [`SUMS`] tells.
    #[inline(always)]
    pub(super) fn sums(&self, biases: &Biases, position: &Position) -> [i16; SUMS] {
        let sums = ByColor {
            black: self.side_sums(biases, position, Color::Black),
            white: self.side_sums(biases, position, Color::White),
        };
        ordered(&sums, position.turn())
    }

    /// The same, but for what is left out.
    pub(super) fn sums_without(
        &self,
        biases: &Biases,
        position: &Position,
        without: Without,
    ) -> [i16; SUMS] {
        let side = |color| {
            let mut sums = Channels([0; VIEWS]);
            for square in position.pieces(color) {
                if without != Without::Piece(square) {
                    let lines = position.lines_through(square).map(|line| self.row(line));
                    let seen = Axis::ALL.into_iter().zip(lines);
                    let seen = seen.filter(|(axis, _)| !without.has(square, *axis));
                    sums.add(&biases[square.index()], seen.map(|(_, row)| row));
                }
            }
            sums
        };
        ordered(&ByColor::from_fn(side), position.turn())
    }

    /// The sums over a side's pieces.
    #[inline(always)]
    fn side_sums(&self, biases: &Biases, position: &Position, color: Color) -> Channels {
        let mut sums = Channels([0; VIEWS]);
        for square in position.pieces(color) {
            let [a, b, c, d] = position.lines_through(square);
            let rows = [self.row(a), self.row(b), self.row(c), self.row(d)];
            sums.add(&biases[square.index()], rows);
        }
        sums
    }

    #[inline(always)]
    fn row(&self, (contents, place): (LineIndex, usize)) -> &[i8; VIEWS] {
        &self.rows[contents.number() * LONGEST + place].0
    }
}
