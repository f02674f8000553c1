//! The letters and digits of boards, as strokes: for pictures that are made of pixels.

use super::shape::{Line, Point};

/// The units of a glyph in the height of its font.
const UNITS: f64 = 9.6;
/// Half of a glyph's width.
const MIDDLE: f64 = 2.0;
/// The height of the base line, which is the lowest one but in letters such as g.
const BASE: f64 = 2.0;

/// The round part of a, b, d and g.
const BOWL: &str = "44 37 17 05 04 12 32 45";

/// Returns the strokes of a file's letter or of a digit from 1 to 8; none for others.
///
/// Each stroke has points with two digits: how far to the right and how far up.
const fn strokes(letter: char) -> &'static [&'static str] {
    match letter {
        'a' => &[BOWL, "47 42"],
        'b' => &[BOWL, "09 02"],
        'c' => &["46 37 17 05 04 12 32 43"],
        'd' => &[BOWL, "49 42"],
        'e' => &["05 45 46 37 17 05 04 12 32 43"],
        'f' => &["49 39 28 22", "07 47"],
        'g' => &[BOWL, "47 41 30 00"],
        'h' => &["09 02", "06 17 37 46 42"],
        '1' => &["07 29 22"],
        '2' => &["08 19 39 48 47 02 42"],
        '3' => &["08 19 39 48 47 36 16 36 45 43 32 12 03"],
        '4' => &["32 39 04 44"],
        '5' => &["49 09 06 36 45 43 32 12 03"],
        '6' => &["48 39 19 07 03 12 32 43 45 36 16 05"],
        '7' => &["09 49 12"],
        '8' => &["16 07 08 19 39 48 47 36 16 05 03 12 32 43 45 36"],
        _ => &[],
    }
}

/// Returns the lines of a letter of some height above a point of the base line.
pub(super) fn lines(letter: char, (x, y): Point, height: f64) -> Vec<Line> {
    let unit = height / UNITS;
    let digit = |byte: u8| f64::from(byte - b'0');
    let place = |point: &str| match *point.as_bytes() {
        [across, up] => (
            x + (digit(across) - MIDDLE) * unit,
            y - (digit(up) - BASE) * unit,
        ),
        _ => (x, y),
    };
    let mut lines = Vec::new();
    for stroke in strokes(letter) {
        let points: Vec<Point> = stroke.split(' ').map(place).collect();
        lines.extend(points.windows(2).map(|ends| (ends[0], ends[1])));
    }
    lines
}
