//! The numbers of positions: none is left out, and only images of each other share one.

use loa::{Color, Position, Preset, Size, Square, Start};
use loa_solver::{Index, Problem, TablePlace, Tier};
use proptest::prelude::*;
use std::collections::HashMap;

fn problem(size: Size) -> Problem {
    Problem::new(size, Start::Standard, &Preset::GAMESMAN.rules).unwrap()
}

/// The position with a piece, or none, for each square: 0 none, 1 the mover's, 2 the opponent's.
fn position(size: Size, to_move: Color, pieces: &[u8]) -> Position {
    let mut position = Position::empty(size);
    for (square, piece) in size.squares().into_iter().zip(pieces) {
        let color = match piece {
            0 => None,
            1 => Some(to_move),
            _ => Some(to_move.opponent()),
        };
        position.set(square, color, to_move).unwrap();
    }
    position
}

/// What is the same for a position and all its images, and for no other: the smallest of their
/// pictures.
fn class(position: &Position) -> Vec<u8> {
    pictures(position).into_iter().min().unwrap()
}

/// The position and its images, the mover's pieces as 1.
fn pictures(position: &Position) -> Vec<Vec<u8>> {
    let size = position.size();
    let (width, height) = (size.width(), size.height());
    let mover = position.turn();
    let piece = |file, rank| match position.at(Square::new(file, rank).unwrap()) {
        None => 0,
        Some(color) if color == mover => 1,
        Some(_) => 2,
    };
    let mut pictures = Vec::new();
    for turn in 0..8 {
        let (mirrored, upside_down, transposed) = (turn & 1 > 0, turn & 2 > 0, turn & 4 > 0);
        if transposed && width != height {
            continue;
        }
        let picture = (0..height).flat_map(|rank| {
            (0..width).map(move |file| {
                let (file, rank) = if transposed {
                    (rank, file)
                } else {
                    (file, rank)
                };
                let file = if mirrored { width - 1 - file } else { file };
                let rank = if upside_down { height - 1 - rank } else { rank };
                (file, rank)
            })
        });
        pictures.push(picture.map(|(file, rank)| piece(file, rank)).collect());
    }
    pictures
}

/// All positions of a board with their places, either side to move.
fn places(problem: &Problem, index: &Index) -> Vec<(Position, TablePlace)> {
    let size = problem.size();
    let area = size.squares().len();
    let mut places = Vec::new();
    for number in 0..3_u32.pow(area) {
        let pieces: Vec<u8> = (0..area)
            .map(|cell| (number / 3_u32.pow(cell) % 3) as u8)
            .collect();
        let both = Color::ALL.map(|mover| {
            let position = position(size, mover, &pieces);
            let place = index.place(&position);
            assert_eq!(place.is_some(), problem.covers(&position));
            places.extend(place.map(|place| (position, place)));
            place
        });
        if let [Some(black), Some(white)] = both {
            assert_eq!(black, white, "the colour of the mover matters");
        }
    }
    places
}

/// Makes sure that each place is that of positions which are the same in a way, and that there is
/// no other.
fn check_places(problem: &Problem, index: &Index, same: impl Fn(&Position) -> Vec<u8>) {
    let mut seen: HashMap<(Tier, usize), Vec<u8>> = HashMap::new();
    for (position, place) in places(problem, index) {
        assert_eq!(place.tier, Tier::of(&position));
        assert!(place.at < index.len(place.tier));
        let picture = same(&position);
        let first = seen
            .entry((place.tier, place.at))
            .or_insert_with(|| picture.clone());
        assert_eq!(*first, picture, "two of them at {place:?}");
    }
    let all: usize = problem
        .tiers()
        .into_iter()
        .map(|tier| index.len(tier))
        .sum();
    assert_eq!(seen.len(), all, "places that no position has");
}

const SIZES: [&str; 3] = ["3x3", "3x4", "4x3"];

#[test]
fn every_place_is_that_of_one_class_of_images() {
    for size in SIZES {
        let problem = problem(size.parse().unwrap());
        check_places(&problem, &Index::new(&problem), class);
    }
}

#[test]
fn without_symmetries_every_place_is_that_of_one_position() {
    for size in SIZES {
        let problem = problem(size.parse().unwrap());
        let index = Index::with_symmetries(&problem, false);
        check_places(&problem, &index, |position| {
            pictures(position).swap_remove(0)
        });
    }
}

proptest! {
    // Each case makes an index of a whole board.
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Larger boards, some of their positions.
    #[test]
    fn places_are_within_their_tier_and_tell_classes_apart(
        width in 3..=5_u8,
        height in 3..=4_u8,
        pieces in proptest::collection::vec(0..3_u8, 20),
        swap in (0..20_usize, 0..20_usize),
    ) {
        let size = Size::new(width, height).unwrap();
        let problem = problem(size);
        let index = Index::new(&problem);
        let one = position(size, Color::Black, &pieces);
        let area = size.squares().len() as usize;
        let mut other = pieces;
        other.swap(swap.0 % area, swap.1 % area);
        let other = position(size, Color::White, &other);
        let (place, other_place) = (index.place(&one), index.place(&other));
        prop_assert_eq!(place.is_some(), problem.covers(&one));
        if let (Some(place), Some(other_place)) = (place, other_place) {
            prop_assert_eq!(place.tier, Tier::of(&one));
            prop_assert!(place.at < index.len(place.tier));
            if place == other_place {
                prop_assert_eq!(class(&one), class(&other));
            }
        }
    }
}
