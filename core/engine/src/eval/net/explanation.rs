//! What pieces and lines contribute to an evaluation.

use super::Net;
use super::codes::Without;
use super::evaluator::Board;
use loa::{Axis, Color, Goal, LineIndex, Position, Square, SquareSet};

/// What pieces and lines contribute to the evaluation of a position. Each share is by how much the
/// evaluation falls without it; the evaluation is not a sum, so shares do not add up to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The points for the side to move.
    pub points: i32,
    /// Each piece with the points that its side has by it.
    pub pieces: Vec<PieceShare>,
    /// Each line with a piece, and the points that the side to move has by its contents.
    pub lines: Vec<LineShare>,
}

/// What a piece contributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceShare {
    /// Where it stands.
    pub square: Square,
    /// Whose it is.
    pub color: Color,
    /// Points for its side.
    pub points: i32,
}

/// What the contents of a line contribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineShare {
    /// The squares of the line.
    pub squares: SquareSet,
    /// Points for the side to move.
    pub points: i32,
}

impl Net {
    /// Explains the static evaluation of a position by its pieces and its lines of two squares or
    /// more.
    pub fn explain(&self, position: &Position, goal: Goal) -> Explanation {
        let board = Board::new(self, position.size(), goal);
        let points_without = |without| board.points_without(position, without);
        let points = points_without(Without::Nothing);
        let share_of_piece = |(square, color)| {
            let sign = if color == position.turn() { 1 } else { -1 };
            PieceShare {
                square,
                color,
                points: sign * (points - points_without(Without::Piece(square))),
            }
        };
        let pieces = Color::ALL.into_iter().flat_map(|color| {
            let squares = position.pieces(color).into_iter();
            squares.map(move |square| (square, color))
        });
        let lines = (0..LineIndex::LINES).filter_map(|line| {
            let squares = position.size().line(line);
            let [mut from, to] = [squares.into_iter(), squares.into_iter()];
            let axis = Axis::between(from.next()?, to.last()?)?;
            (!(squares & position.occupied()).is_empty()).then(|| LineShare {
                squares,
                points: points - points_without(Without::Line(squares, axis)),
            })
        });
        Explanation {
            points,
            pieces: pieces.map(share_of_piece).collect(),
            lines: lines.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::net::tests::random_net;
    use crate::eval::net::{Tensor, reference};
    use crate::tests::strewn_positions;

    #[test]
    fn all_pieces_and_their_lines_have_shares() {
        let net = random_net(8);
        let mut told = 0;
        for position in strewn_positions().take(60) {
            for goal in [Goal::Connect, Goal::Misere] {
                let Explanation {
                    points,
                    pieces,
                    lines,
                } = net.explain(&position, goal);
                assert_eq!(points, net.points(&position, goal));
                let of = |color| pieces.iter().filter(move |share| share.color == color);
                for color in Color::ALL {
                    let squares: SquareSet = of(color).map(|share| share.square).collect();
                    assert_eq!(squares, position.pieces(color));
                }
                let is_occupied = |squares: SquareSet| !(squares & position.occupied()).is_empty();
                assert!(lines.iter().all(|share| is_occupied(share.squares)));
                told += lines.iter().filter(|share| share.points != 0).count();
            }
        }
        assert!(told > 100);
    }

    /// The evaluation as it is defined, without a piece or a line.
    #[test]
    fn shares_are_what_the_evaluation_loses() {
        let net = random_net(10);
        for position in strewn_positions().step_by(3) {
            for goal in [Goal::Connect, Goal::Misere] {
                let explanation = net.explain(&position, goal);
                let loss = |piece, is_unseen: &dyn Fn(Square, Axis) -> bool| {
                    let weights = net.weights();
                    let left =
                        reference::points_without(weights, &position, goal, piece, is_unseen);
                    explanation.points - left
                };
                for share in &explanation.pieces {
                    let loss = loss(Some(share.square), &|_, _| false);
                    let is_own = share.color == position.turn();
                    assert_eq!(share.points, if is_own { loss } else { -loss });
                }
                for share in &explanation.lines {
                    let is_unseen =
                        |square, axis| position.line(square, axis) == Some(share.squares);
                    assert_eq!(share.points, loss(None, &is_unseen), "{share:?}");
                }
            }
        }
    }

    /// Without layers above the sums, the evaluation is the sum of what the pieces add.
    #[test]
    fn shares_add_up_where_sums_are_all_that_counts() {
        let mut weights = random_net(9).weights().clone();
        for tensor in [Tensor::Output, Tensor::Third, Tensor::Bias] {
            weights[tensor].fill(0);
        }
        let net = Net::new("linear", serde_json::Value::Null, weights).unwrap();
        for position in strewn_positions() {
            let explanation = net.explain(&position, Goal::Connect);
            let shares = explanation.pieces.iter().map(|share| match share.color {
                color if color == position.turn() => share.points,
                _ => -share.points,
            });
            // Each share is rounded.
            let rounding = position.occupied().len() as i32;
            assert!((shares.sum::<i32>() - explanation.points).abs() <= rounding);
        }
    }
}
