use super::pixels::Pixels;
use super::shape::{Look, Point, Shape, css, write_svg};
use loa::{Axis, Color, Move, Position, Square, SquareSet};

/// A picture of a board: what is drawn besides the pieces, and how large.
#[derive(Clone, Debug)]
pub struct BoardPicture {
    /// A move whose two squares are marked.
    pub last: Option<Move>,
    /// Moves drawn as arrows. Passes, and moves that leave the board, are left out.
    pub arrows: Vec<Move>,
    /// Squares with circles round them.
    pub circles: Vec<Square>,
    /// A square whose lines are drawn, with the number of pieces on each.
    pub lines: Option<Square>,
    /// Whether neighbouring pieces of one side are joined.
    pub groups: bool,
    /// The width in pixels.
    pub width: u32,
}

impl Default for BoardPicture {
    fn default() -> BoardPicture {
        BoardPicture {
            last: None,
            arrows: Vec::new(),
            circles: Vec::new(),
            lines: None,
            groups: false,
            width: 360,
        }
    }
}

/// The side of a square.
const SIDE: f64 = 40.0;
/// The space around the board, for letters and numbers.
const MARGIN: f64 = 22.0;

/// The radius of a piece.
const PIECE: f64 = SIDE * 0.38;

/// The radius of a circle round a square.
const RING: f64 = SIDE * 0.44;

/// The shapes of a picture in the order in which they are drawn.
type Shapes = Vec<(Look, Shape)>;

impl BoardPicture {
    /// Draws a position as SVG.
    pub fn svg(&self, position: &Position) -> String {
        let board = Board { position };
        let (width, height) = board.extent();
        let pixels = f64::from(self.width);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{pixels}\" height=\"{:.0}\" role=\"img\" aria-label=\"Lines of Action board\">\
             <style>{}</style>",
            pixels * height / width,
            css(),
        );
        for (look, shape) in self.shapes(&board) {
            write_svg(&mut svg, look, &shape);
        }
        svg.push_str("</svg>");
        svg
    }

    /// Draws a position as a PNG file.
    ///
    /// The picture takes twelve bytes of memory for each pixel, and is about as high as wide.
    pub fn png(&self, position: &Position) -> Vec<u8> {
        self.pixels(position).png()
    }

    pub(super) fn pixels(&self, position: &Position) -> Pixels {
        let board = Board { position };
        let mut pixels = Pixels::new(self.width, board.extent());
        for (look, shape) in self.shapes(&board) {
            pixels.draw(look, &shape);
        }
        pixels
    }

    fn shapes(&self, board: &Board) -> Shapes {
        let mut shapes = board.empty(self.last);
        if let Some(square) = self.lines {
            board.lines(&mut shapes, square);
        }
        board.pieces(&mut shapes, self.groups);
        for arrow in &self.arrows {
            board.arrow(&mut shapes, *arrow);
        }
        let on_board = |square: &&Square| board.position.size().contains(**square);
        for square in self.circles.iter().filter(on_board) {
            let (center, radius) = (board.middle(*square), RING);
            shapes.push((Look::Ring, Shape::Circle { center, radius }));
        }
        if let Some(square) = self.lines {
            board.counts(&mut shapes, square);
        }
        shapes
    }
}

/// A position that is drawn.
pub(super) struct Board<'a> {
    pub(super) position: &'a Position,
}

impl Board<'_> {
    /// Width and height of the picture.
    pub(super) fn extent(&self) -> Point {
        let size = self.position.size();
        let length = |squares: u8| f64::from(squares) * SIDE + 2.0 * MARGIN;
        (length(size.width()), length(size.height()))
    }

    /// The middle of a square.
    fn middle(&self, square: Square) -> Point {
        let height = f64::from(self.position.size().height());
        (
            MARGIN + (f64::from(square.file()) + 0.5) * SIDE,
            MARGIN + (height - f64::from(square.rank()) - 0.5) * SIDE,
        )
    }

    /// The board without pieces, and the squares of a move marked.
    fn empty(&self, last: Option<Move>) -> Shapes {
        let rectangle = |corner, size, radius| Shape::Rectangle {
            corner,
            size,
            radius,
        };
        let square_at = |square| {
            let (x, y) = self.middle(square);
            rectangle((x - SIDE / 2.0, y - SIDE / 2.0), (SIDE, SIDE), 0.0)
        };
        let (width, height) = self.extent();
        let inside = (width - 2.0 * MARGIN, height - 2.0 * MARGIN);
        let mut shapes = vec![
            (Look::Edge, rectangle((0.0, 0.0), (width, height), 6.0)),
            (Look::Dark, rectangle((MARGIN, MARGIN), inside, 0.0)),
        ];
        for square in self.position.size().squares() {
            if (square.file() + square.rank()) % 2 == 1 {
                shapes.push((Look::Light, square_at(square)));
            }
        }
        if let Some(Move::Jump(from, to)) = last {
            shapes.extend([from, to].map(|square| (Look::Mark, square_at(square))));
        }
        self.names(&mut shapes);
        shapes
    }

    fn names(&self, shapes: &mut Shapes) {
        let mut name = |at: Point, letter: u8| {
            shapes.push((Look::Name, Shape::Letter(at, char::from(letter))));
        };
        let size = self.position.size();
        let bottom = self.extent().1 - 7.0;
        for file in (0..size.width()).filter_map(|file| Square::new(file, 0)) {
            name((self.middle(file).0, bottom), b'a' + file.file());
        }
        for rank in (0..size.height()).filter_map(|rank| Square::new(0, rank)) {
            let at = (MARGIN / 2.0, self.middle(rank).1 + 4.5);
            name(at, b'1' + rank.rank());
        }
    }

    fn pieces(&self, shapes: &mut Shapes, groups: bool) {
        for (color, look, joint) in [
            (Color::Black, Look::Black, Look::BlackJoint),
            (Color::White, Look::White, Look::WhiteJoint),
        ] {
            let pieces = self.position.pieces(color);
            if groups {
                self.joints(shapes, pieces, joint);
            }
            shapes.extend(pieces.into_iter().map(|square| {
                let (center, radius) = (self.middle(square), PIECE);
                (look, Shape::Circle { center, radius })
            }));
        }
    }

    /// Joins neighbouring pieces.
    fn joints(&self, shapes: &mut Shapes, pieces: SquareSet, look: Look) {
        for square in pieces {
            let later = |other: &Square| *other > square;
            let neighbours = SquareSet::of(square).neighbours() & pieces;
            for other in neighbours.into_iter().filter(later) {
                shapes.push((look, Shape::Line(self.middle(square), self.middle(other))));
            }
        }
    }

    /// The lines of several squares through a square: the axis, the first and the last square.
    fn lines_of(&self, square: Square) -> impl Iterator<Item = (Axis, Square, Square)> {
        Axis::ALL.into_iter().filter_map(move |axis| {
            let line = self.position.line(square, axis)?;
            let (first, last) = (line.first()?, line.into_iter().last()?);
            (first != last).then_some((axis, first, last))
        })
    }

    fn lines(&self, shapes: &mut Shapes, square: Square) {
        for (_, first, last) in self.lines_of(square) {
            let line = Shape::Line(self.middle(first), self.middle(last));
            shapes.push((Look::Line, line));
        }
    }

    /// Writes the number of pieces at one end of each line.
    fn counts(&self, shapes: &mut Shapes, square: Square) {
        for (axis, first, last) in self.lines_of(square) {
            let end = if last == square { first } else { last };
            let (center, radius) = (self.middle(end), 10.0);
            // At most eight.
            let count = b'0' + self.position.line_count(square, axis) as u8;
            let below = (center.0, center.1 + 5.0);
            shapes.push((Look::Badge, Shape::Circle { center, radius }));
            shapes.push((Look::Count, Shape::Letter(below, char::from(count))));
        }
    }

    fn arrow(&self, shapes: &mut Shapes, mv: Move) {
        let Move::Jump(from, to) = mv else { return };
        let on_board = |square| self.position.size().contains(square);
        if from == to || !on_board(from) || !on_board(to) {
            return;
        }
        let ((x1, y1), (x2, y2)) = (self.middle(from), self.middle(to));
        let length = (x2 - x1).hypot(y2 - y1);
        let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
        let neck = (x2 - 14.0 * dx, y2 - 14.0 * dy);
        let side = |sign: f64| (neck.0 - sign * 9.0 * dy, neck.1 + sign * 9.0 * dx);
        shapes.push((Look::Arrow, Shape::Line((x1, y1), neck)));
        let head = Shape::Triangle([(x2, y2), side(1.0), side(-1.0)]);
        shapes.push((Look::Head, head));
    }
}
