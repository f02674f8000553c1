//! Random games and positions.

// Each test file uses its own part of this.
use loa::{Color, Game, Move, Position, Preset, Size, Square, Start};
use loa_notation::{PgnMoves, Record};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

pub(crate) fn size() -> impl Strategy<Value = Size> {
    select(Size::all().collect::<Vec<_>>())
}

pub(crate) fn preset() -> impl Strategy<Value = Preset> {
    select(Preset::ALL.to_vec())
}

pub(crate) fn square() -> impl Strategy<Value = Square> {
    (0..Square::COUNT).prop_map(Square::from_index)
}

pub(crate) fn color() -> impl Strategy<Value = Color> {
    select(Color::ALL.to_vec())
}

pub(crate) fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        9 => (square(), square()).prop_map(|(from, to)| Move::Jump(from, to)),
        1 => Just(Move::Pass),
    ]
}

/// Any arrangement of pieces on a board of any size, but not of none: readers refuse that.
pub(crate) fn set_up() -> impl Strategy<Value = Position> {
    let piece = prop_oneof![Just(None), color().prop_map(Some)];
    let any = (size(), vec(piece, Square::COUNT), color()).prop_map(|(size, pieces, to_move)| {
        let mut position = Position::empty(size);
        for square in size.squares() {
            position
                .set(square, pieces[square.index()], to_move)
                .unwrap();
        }
        position
    });
    any.prop_filter("no pieces", |position| !position.occupied().is_empty())
}

/// A start position, or now and then any other.
pub(crate) fn beginning() -> impl Strategy<Value = Position> {
    let start = select(Start::ALL.to_vec());
    prop_oneof![
        4 => (size(), start).prop_map(|(size, start)| Position::start(size, start)),
        1 => set_up(),
    ]
}

/// A game by a preset's rules, now and then with another move limit, as far as it got.
pub(crate) fn game() -> impl Strategy<Value = (Preset, Game)> {
    let limit = prop_oneof![
        3 => Just(None),
        1 => (1_u32..100).prop_map(|limit| Some(Some(limit))),
        1 => Just(Some(None)),
    ];
    let choices = vec(any::<prop::sample::Index>(), 0..90);
    (preset(), beginning(), limit, choices).prop_map(|(preset, position, limit, choices)| {
        let mut game = Game::new(preset.rules, position);
        if let Some(limit) = limit {
            game.set_move_limit(limit).unwrap();
        }
        for choice in choices {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(*choice.get(&moves)).unwrap();
        }
        (preset, game)
    })
}

/// Text made of what the formats are made of, so that it gets far into the parsers.
pub(crate) fn scraps(scraps: &'static [&'static str]) -> impl Strategy<Value = String> {
    vec(select(scraps), 0..60).prop_map(|scraps| scraps.concat())
}

/// A record in the notations that are not SGF.
pub(crate) fn written(record: &Record, moves: PgnMoves) -> [String; 3] {
    [record.to_pgn(moves), record.to_json(), record.to_text()]
}
