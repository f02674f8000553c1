//! The symmetries of boards.

use loa::{Move, Position, Size, Square, SquareSet, Start, Symmetry};
use std::collections::HashSet;

fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}

#[test]
fn symmetries_keep_distances() {
    for size in Size::all() {
        for symmetry in Symmetry::all(size) {
            for a in size.squares() {
                let image = symmetry.square(a);
                assert!(symmetry.image_size().contains(image));
                assert_eq!(symmetry.set(SquareSet::of(a)), SquareSet::of(image));
                for b in size.squares() {
                    assert_eq!(distance(a, b), distance(image, symmetry.square(b)));
                }
            }
        }
    }
}

#[test]
fn all_symmetries_of_a_board_are_found_once() {
    for size in Size::all() {
        let maps = |symmetries: Vec<Symmetry>| -> HashSet<Vec<Square>> {
            let map = |symmetry: &Symmetry| {
                let squares = size.squares().into_iter();
                squares.map(|square| symmetry.square(square)).collect()
            };
            symmetries.iter().map(map).collect()
        };
        let square = size.width() == size.height();
        assert_eq!(maps(Symmetry::all(size).collect()).len(), 8);
        assert_eq!(
            maps(Symmetry::of(size).collect()).len(),
            if square { 8 } else { 4 }
        );
        assert!(Symmetry::of(size).all(|symmetry| symmetry.image_size() == size));
        let identity = Symmetry::of(size).next().unwrap();
        assert!(size.squares().into_iter().all(|s| identity.square(s) == s));
    }
}

#[test]
fn inverses_lead_back() {
    for size in Size::all() {
        let mut position = Position::start(size, Start::Scrambled);
        let mv = position.jumps().next().unwrap().moves().next().unwrap();
        position.play_unchecked(mv);
        for symmetry in Symmetry::all(size) {
            let inverse = symmetry.inverse();
            assert_eq!(inverse.size(), symmetry.image_size());
            assert_eq!(inverse.image_size(), size);
            assert_eq!(inverse.position(&symmetry.position(&position)), position);
            assert_eq!(inverse.mv(symmetry.mv(mv)), mv);
            assert_eq!(symmetry.mv(Move::Pass), Move::Pass);
        }
    }
}
