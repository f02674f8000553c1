use loa::{Axis, Color, Move, Position, Square, SquareSet};
use std::fmt::Write as _;

/// A picture of a board: what is drawn besides the pieces, and how large.
#[derive(Clone, Debug)]
pub struct BoardPicture {
    /// A move whose two squares are marked.
    pub last: Option<Move>,
    /// Moves drawn as arrows. Passes, and moves that leave the board, are left out.
    pub arrows: Vec<Move>,
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

const STYLE: &str = "\
.loa-edge{fill:#f4efe6}.loa-dark{fill:#d9b382}.loa-light{fill:#ecd3ab}.loa-mark{fill:#f2c84b;fill-opacity:.6}\
.loa-name{font:13px system-ui,sans-serif;fill:#5a4a35;text-anchor:middle}\
.loa-black{fill:#22262b;stroke:#000}.loa-white{fill:#fbf8f1;stroke:#6b6257}\
.loa-joined{stroke-width:9;stroke-linecap:round}.loa-joined.loa-black{stroke:#22262b}\
.loa-joined.loa-white{stroke:#fbf8f1}.loa-line{stroke:#2563a8;stroke-width:3;stroke-opacity:.7}\
.loa-count{font:bold 14px system-ui,sans-serif;fill:#fff;text-anchor:middle}.loa-badge{fill:#2563a8}\
.loa-arrow{stroke:#15803d;stroke-width:6;stroke-opacity:.8;stroke-linecap:round}\
.loa-head{fill:#15803d;fill-opacity:.8}";

impl BoardPicture {
    /// Draws a position as SVG.
    pub fn svg(&self, position: &Position) -> String {
        let board = Board::new(position);
        let mut svg = self.open(&board);
        board.squares(&mut svg, self.last);
        board.names(&mut svg);
        if let Some(square) = self.lines {
            board.lines(&mut svg, square);
        }
        board.pieces(&mut svg, self.groups);
        for arrow in &self.arrows {
            board.arrow(&mut svg, *arrow);
        }
        if let Some(square) = self.lines {
            board.counts(&mut svg, square);
        }
        svg.push_str("</svg>");
        svg
    }

    /// The head of a picture and its background.
    pub(super) fn open(&self, board: &Board) -> String {
        let (width, height) = (
            board.width * SIDE + 2.0 * MARGIN,
            board.height * SIDE + 2.0 * MARGIN,
        );
        let pixels = f64::from(self.width);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{pixels}\" height=\"{:.0}\" role=\"img\" aria-label=\"Lines of Action board\">\
             <style>{STYLE}</style>\
             <rect class=\"loa-edge\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>",
            pixels * height / width,
        )
    }
}

/// A position and its size in squares.
pub(super) struct Board<'a> {
    position: &'a Position,
    width: f64,
    height: f64,
}

pub(super) const fn class(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// A piece, up to what is inside of its element.
pub(super) fn circle(class: &str, (x, y): (f64, f64)) -> String {
    format!(
        "<circle class=\"loa-{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{}\">",
        SIDE * 0.38
    )
}

impl Board<'_> {
    pub(super) fn new(position: &Position) -> Board<'_> {
        Board {
            position,
            width: f64::from(position.size().width()),
            height: f64::from(position.size().height()),
        }
    }

    /// The middle of a square.
    pub(super) fn middle(&self, square: Square) -> (f64, f64) {
        (
            MARGIN + (f64::from(square.file()) + 0.5) * SIDE,
            MARGIN + (self.height - f64::from(square.rank()) - 0.5) * SIDE,
        )
    }

    pub(super) fn squares(&self, svg: &mut String, last: Option<Move>) {
        let marked = |square: Square| match last {
            Some(Move::Jump(from, to)) => square == from || square == to,
            _ => false,
        };
        for square in self.position.size().squares() {
            let (x, y) = self.middle(square);
            let (x, y) = (x - SIDE / 2.0, y - SIDE / 2.0);
            let is_dark = (square.file() + square.rank()) % 2 == 0;
            let mut rect = |class: &str| {
                let _ = write!(
                    svg,
                    "<rect class=\"loa-{class}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>"
                );
            };
            rect(if is_dark { "dark" } else { "light" });
            if marked(square) {
                rect("mark");
            }
        }
    }

    pub(super) fn names(&self, svg: &mut String) {
        let mut name = |x: f64, y: f64, text: char| {
            let _ = write!(
                svg,
                "<text class=\"loa-name\" x=\"{x}\" y=\"{y}\">{text}</text>"
            );
        };
        let size = self.position.size();
        let bottom = 2.0 * MARGIN + self.height * SIDE - 7.0;
        for file in (0..size.width()).filter_map(|file| Square::new(file, 0)) {
            name(self.middle(file).0, bottom, char::from(b'a' + file.file()));
        }
        for rank in (0..size.height()).filter_map(|rank| Square::new(0, rank)) {
            name(
                MARGIN / 2.0,
                self.middle(rank).1 + 4.5,
                char::from(b'1' + rank.rank()),
            );
        }
    }

    fn pieces(&self, svg: &mut String, groups: bool) {
        for color in Color::ALL {
            let (pieces, class) = (self.position.pieces(color), class(color));
            if groups {
                self.joints(svg, pieces, class);
            }
            for square in pieces {
                svg.push_str(&circle(class, self.middle(square)));
                svg.push_str("</circle>");
            }
        }
    }

    /// Joins neighbouring pieces.
    fn joints(&self, svg: &mut String, pieces: SquareSet, class: &str) {
        for square in pieces {
            let later = |other: &Square| *other > square;
            let neighbours = SquareSet::of(square).neighbours() & pieces;
            for other in neighbours.into_iter().filter(later) {
                let class = format!("joined loa-{class}");
                self.segment(svg, &class, self.middle(square), self.middle(other));
            }
        }
    }

    fn segment(&self, svg: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        let _ = write!(
            svg,
            "<line class=\"loa-{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        );
    }

    /// The first and the last square of a line.
    fn ends(&self, square: Square, axis: Axis) -> Option<(Square, Square)> {
        let line = self.position.line(square, axis)?;
        Some((line.first()?, line.into_iter().last()?))
    }

    fn lines(&self, svg: &mut String, square: Square) {
        for (first, last) in Axis::ALL
            .into_iter()
            .filter_map(|axis| self.ends(square, axis))
        {
            if first != last {
                self.segment(svg, "line", self.middle(first), self.middle(last));
            }
        }
    }

    /// Writes the number of pieces at one end of each line.
    fn counts(&self, svg: &mut String, square: Square) {
        for axis in Axis::ALL {
            let Some((first, last)) = self.ends(square, axis).filter(|(a, b)| a != b) else {
                continue;
            };
            let end = if last == square { first } else { last };
            let ((x, y), count) = (self.middle(end), self.position.line_count(square, axis));
            let _ = write!(
                svg,
                "<circle class=\"loa-badge\" cx=\"{x}\" cy=\"{y}\" r=\"10\"/>\
                 <text class=\"loa-count\" x=\"{x}\" y=\"{:.1}\">{count}</text>",
                y + 5.0
            );
        }
    }

    fn arrow(&self, svg: &mut String, mv: Move) {
        let Move::Jump(from, to) = mv else { return };
        let on_board = |square| self.position.size().contains(square);
        if from == to || !on_board(from) || !on_board(to) {
            return;
        }
        let ((x1, y1), (x2, y2)) = (self.middle(from), self.middle(to));
        let length = (x2 - x1).hypot(y2 - y1);
        let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
        let neck = (x2 - 14.0 * dx, y2 - 14.0 * dy);
        self.segment(svg, "arrow", (x1, y1), neck);
        let side = |sign: f64| (neck.0 - sign * 9.0 * dy, neck.1 + sign * 9.0 * dx);
        let (left, right) = (side(1.0), side(-1.0));
        let _ = write!(
            svg,
            "<path class=\"loa-head\" d=\"M{x2:.1},{y2:.1}L{:.1},{:.1}L{:.1},{:.1}Z\"/>",
            left.0, left.1, right.0, right.1
        );
    }
}
