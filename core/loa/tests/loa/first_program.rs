//! A first program as a user of chess libraries such as shakmaty would write it.

use loa::{Position, Random, Square};
use std::collections::HashSet;

#[test]
fn a_random_game_by_the_position_alone() -> Result<(), Box<dyn std::error::Error>> {
    let mut position = Position::default();
    position.play("b1-b3".parse()?)?;
    let (mut random, mut seen) = (Random::new(8), HashSet::new());
    while !position.is_connected(!position.turn()) && seen.insert(position) {
        let moves = position.legal_moves();
        let mv = random.choose(&moves).ok_or("a blocked player can pass")?;
        position.play(*mv)?;
    }
    println!("{position}");
    Ok(())
}

#[test]
fn a_position_is_drawn_with_its_coordinates() {
    let drawn = "\
8 - b b b b b b -
7 w - - - - - - w
6 w - - - - - - w
5 w - - - - - - w
4 w - - - - - - w
3 w - - - - - - w
2 w - - - - - - w
1 - b b b b b b -
  a b c d e f g h
Black to move";
    assert_eq!(Position::default().to_string(), drawn);
}

#[test]
fn squares_have_names() {
    assert_eq!(
        (Square::A1.to_string(), Square::H8.to_string()),
        ("a1".into(), "h8".into())
    );
    for (index, square) in Square::ALL.into_iter().enumerate() {
        assert_eq!((square.index(), Square::from_index(index)), (index, square));
    }
    assert_eq!(Square::C5, Square::new(2, 4).unwrap());
}
