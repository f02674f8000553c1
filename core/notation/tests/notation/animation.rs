//! Games as animated pictures.

use loa::{Color, Square};
use loa_notation::drawing::BoardPicture;
use loa_notation::read_records;
use std::collections::BTreeSet;
use test_support::repository;

/// The text between the first occurrence of `begin` and the `"` after it.
fn attribute<'a>(text: &'a str, begin: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(begin)?;
    rest.split('"').next()
}

/// The last value of an attribute, whether it is animated or not.
fn last_value(circle: &str, name: &str) -> f64 {
    let animated = attribute(circle, &format!("\"{name}\" values=\""));
    let values = animated
        .or(attribute(circle, &format!(" {name}=\"")))
        .unwrap();
    values.rsplit(';').next().unwrap().parse().unwrap()
}

#[test]
fn every_piece_ends_where_it_ends_in_the_game() {
    let text = std::fs::read_to_string(repository("docs/book/desk/game.sgf")).unwrap();
    let game = read_records(&text).unwrap()[0].to_game().unwrap();
    assert!(game.past().iter().any(loa::Ply::is_capture));
    let svg = BoardPicture::default().animation(&game);
    for color in Color::ALL {
        let class = format!("<circle class=\"loa-{}\"", color.to_string().to_lowercase());
        let circles = svg.split(&class).skip(1);
        let circles = circles.map(|rest| rest.split("</circle>").next().unwrap());
        let left: BTreeSet<Square> = circles
            .filter(|circle| !circle.contains("opacity"))
            .map(|circle| {
                let square = |value: f64, margin: f64| ((value - margin) / 40.0) as u8;
                let file = square(last_value(circle, "cx"), 22.0);
                let rank = 7 - square(last_value(circle, "cy"), 22.0);
                Square::new(file, rank).unwrap()
            })
            .collect();
        assert_eq!(left, game.position().pieces(color).into_iter().collect());
    }
}

#[test]
fn times_ascend_from_the_beginning_to_the_end() {
    let text = std::fs::read_to_string(repository("docs/book/desk/game.sgf")).unwrap();
    let game = read_records(&text).unwrap()[0].to_game().unwrap();
    let svg = BoardPicture::default().animation(&game);
    for animated in svg.split("keyTimes=\"").skip(1) {
        let times = animated.split('"').next().unwrap();
        let times: Vec<f64> = times.split(';').map(|time| time.parse().unwrap()).collect();
        assert_eq!(times[0], 0.0);
        assert!(times.is_sorted(), "{times:?}");
        assert!(times.iter().all(|time| *time <= 1.0));
    }
}
