use super::board::{Board, BoardPicture, PIECE, piece};
use super::shape::write_svg;
use loa::{Color, Game, Move, Position, Square};
use std::fmt::Write as _;

/// How long each position stands still, in seconds.
const STANDS: f64 = 1.2;
/// How long a piece moves.
const MOVES: f64 = 0.5;
/// How long the last position stands, beyond the others.
const ENDS: f64 = 4.0;

/// A piece, with the times and squares of its moves.
struct Track {
    color: Color,
    /// The first one is the start.
    stops: Vec<(f64, Square)>,
    /// The time when it is captured.
    captured: Option<f64>,
}

impl BoardPicture {
    /// Draws a game as an SVG that plays itself again and again; of this picture it takes the
    /// width.
    pub fn animation(&self, game: &Game) -> String {
        let board = Board::new(game.first_position());
        let mut svg = self.open(&board);
        for (look, shape) in board.empty(None) {
            write_svg(&mut svg, look, &shape);
        }
        let (tracks, end) = tracks(game);
        for track in &tracks {
            draw(&mut svg, &board, track, end);
        }
        svg.push_str("</svg>");
        svg
    }
}

/// The pieces of a game, and when it begins anew.
fn tracks(game: &Game) -> (Vec<Track>, f64) {
    let mut tracks = on_board(game.first_position());
    let mut time = STANDS;
    for ply in game.past() {
        let Move::Jump(from, to) = ply.mv else {
            continue;
        };
        let there = time + MOVES;
        let is_on = |track: &Track, square| {
            track.captured.is_none() && track.stops.last().is_some_and(|stop| stop.1 == square)
        };
        if let Some(victim) = tracks.iter_mut().find(|track| is_on(track, to)) {
            victim.captured = Some(there);
        }
        if let Some(mover) = tracks.iter_mut().find(|track| is_on(track, from)) {
            mover.stops.extend([(time, from), (there, to)]);
        }
        time = there + STANDS;
    }
    (tracks, time + ENDS)
}

fn on_board(position: &Position) -> Vec<Track> {
    let pieces = Color::ALL.into_iter().flat_map(|color| {
        let squares = position.pieces(color).into_iter();
        squares.map(move |square| (color, square))
    });
    pieces
        .map(|(color, square)| Track {
            color,
            stops: vec![(0.0, square)],
            captured: None,
        })
        .collect()
}

fn draw(svg: &mut String, board: &Board, track: &Track, end: f64) {
    let class = piece(track.color).ink().class;
    let (x, y) = board.middle(track.stops[0].1);
    let _ = write!(
        svg,
        "<circle class=\"loa-{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{PIECE}\">"
    );
    let last = track.stops[track.stops.len() - 1].1;
    if track.stops.len() > 1 {
        let stops = || track.stops.iter().copied().chain([(end, last)]);
        let times = joined(stops().map(|(time, _)| format!("{:.4}", time / end)));
        for (name, values) in [
            (
                "cx",
                joined(stops().map(|stop| board.middle(stop.1).0.to_string())),
            ),
            (
                "cy",
                joined(stops().map(|stop| board.middle(stop.1).1.to_string())),
            ),
        ] {
            let _ = write!(
                svg,
                "<animate attributeName=\"{name}\" values=\"{values}\" keyTimes=\"{times}\" \
                 dur=\"{end:.1}s\" repeatCount=\"indefinite\"/>"
            );
        }
    }
    if let Some(captured) = track.captured {
        let _ = write!(
            svg,
            "<animate attributeName=\"opacity\" values=\"1;0\" keyTimes=\"0;{:.4}\" \
             calcMode=\"discrete\" dur=\"{end:.1}s\" repeatCount=\"indefinite\"/>",
            captured / end
        );
    }
    svg.push_str("</circle>");
}

fn joined(values: impl Iterator<Item = String>) -> String {
    values.collect::<Vec<_>>().join(";")
}
