use super::glyph;
use super::shape::{Ink, Look, Point, Shape};
use crc32fast::Hasher;
use flate2::{Compression, write::ZlibEncoder};
use std::io::Write as _;

/// A picture made of pixels, transparent at first.
pub(super) struct Pixels {
    pub(super) width: u32,
    pub(super) height: u32,
    /// Pixels for a unit of the shapes.
    scale: f64,
    /// Red, green, blue and opacity of each pixel, the first three times the last.
    values: Vec<[u8; 4]>,
}

impl Pixels {
    /// Begins a picture of some width, of shapes in a space of this size.
    pub(super) fn new(width: u32, (across, down): Point) -> Pixels {
        let scale = f64::from(width) / across;
        let height = (down * scale).round().max(1.0) as u32;
        Pixels {
            width,
            height,
            scale,
            values: vec![[0; 4]; width as usize * height as usize],
        }
    }

    pub(super) fn draw(&mut self, look: Look, shape: &Shape) {
        let ink = look.ink();
        let around = bounds(shape, &ink);
        if let Some(fill) = ink.fill {
            let lines = letter_lines(shape, &ink);
            let thick = if ink.letters.is_some_and(|(_, bold)| bold) {
                2.1
            } else {
                1.3
            };
            self.paint(around, (fill, ink.opacity), |point| {
                let to_line = |line: &(Point, Point)| to_segment(point, line.0, line.1);
                match shape {
                    Shape::Letter(..) => {
                        lines.iter().map(to_line).fold(f64::MAX, f64::min) - thick / 2.0
                    }
                    _ => outside(shape, point),
                }
            });
        }
        if let Some((color, width)) = ink.stroke {
            self.paint(around, (color, ink.opacity), |point| {
                outside(shape, point).abs() - width / 2.0
            });
        }
    }

    /// Mixes a colour into the pixels of an area, as far as they are inside of something: where the
    /// distance to it, in units, is negative.
    fn paint(
        &mut self,
        (from, to): (Point, Point),
        (color, opacity): (u32, f64),
        distance: impl Fn(Point) -> f64,
    ) {
        let pixels =
            |units: f64, most: u32| (units * self.scale).clamp(0.0, f64::from(most)) as u32;
        let columns = pixels(from.0, self.width)..pixels(to.0 + 1.0, self.width);
        let rows = pixels(from.1, self.height)..pixels(to.1 + 1.0, self.height);
        let [_, red, green, blue] = color.to_be_bytes();
        let color = [red, green, blue, u8::MAX].map(f64::from);
        for row in rows {
            for column in columns.clone() {
                let units = |pixel: u32| (f64::from(pixel) + 0.5) / self.scale;
                let far = distance((units(column), units(row))) * self.scale;
                let share = (0.5 - far).clamp(0.0, 1.0) * opacity;
                let at = row as usize * self.width as usize + column as usize;
                for (value, color) in self.values[at].iter_mut().zip(color) {
                    let before = f64::from(*value);
                    *value = (before + (color - before) * share).round() as u8;
                }
            }
        }
    }

    /// Returns red, green, blue and opacity of all pixels, row after row.
    pub(super) fn colors(&self) -> impl Iterator<Item = [u8; 4]> {
        self.values.iter().map(straight)
    }

    /// Returns the picture as a PNG file.
    pub(super) fn png(&self) -> Vec<u8> {
        const RGBA_8_BIT: [u8; 5] = [8, 6, 0, 0, 0];
        let size = [self.width.to_be_bytes(), self.height.to_be_bytes()].concat();
        let mut rows = Vec::new();
        for row in self.values.chunks(self.width as usize) {
            // No filter.
            rows.push(0);
            rows.extend(row.iter().flat_map(straight));
        }
        let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
        chunk(
            &mut file,
            *b"IHDR",
            &[size.as_slice(), &RGBA_8_BIT].concat(),
        );
        chunk(&mut file, *b"IDAT", &compressed(&rows));
        chunk(&mut file, *b"IEND", &[]);
        file
    }
}

/// The bytes of a pixel, with colours that are not multiplied with the opacity.
fn straight(pixel: &[u8; 4]) -> [u8; 4] {
    let opacity = f64::from(pixel[3].max(1)) / 255.0;
    let [red, green, blue, _] = pixel.map(|value| (f64::from(value) / opacity).round() as u8);
    [red, green, blue, pixel[3]]
}

fn chunk(file: &mut Vec<u8>, name: [u8; 4], content: &[u8]) {
    let mut sum = Hasher::new();
    sum.update(&name);
    sum.update(content);
    file.extend((content.len() as u32).to_be_bytes());
    file.extend(name);
    file.extend(content);
    file.extend(sum.finalize().to_be_bytes());
}

fn compressed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    // A Vec takes everything.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

fn letter_lines(shape: &Shape, ink: &Ink) -> Vec<(Point, Point)> {
    match (shape, ink.letters) {
        (Shape::Letter(at, letter), Some((height, _))) => glyph::lines(*letter, *at, height),
        _ => Vec::new(),
    }
}

/// The least and the greatest coordinates that a shape touches.
fn bounds(shape: &Shape, ink: &Ink) -> (Point, Point) {
    let points = match shape {
        Shape::Rectangle { corner, size, .. } => {
            vec![*corner, (corner.0 + size.0, corner.1 + size.1)]
        }
        Shape::Circle {
            center: (x, y),
            radius,
        } => {
            vec![(x - radius, y - radius), (x + radius, y + radius)]
        }
        Shape::Line(from, to) => vec![*from, *to],
        Shape::Triangle(corners) => corners.to_vec(),
        Shape::Letter(..) => {
            let lines = letter_lines(shape, ink).into_iter();
            lines.flat_map(|(from, to)| [from, to]).collect()
        }
    };
    let more = 1.0 + ink.stroke.map_or(1.0, |(_, width)| width / 2.0);
    let least = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::MAX, f64::min) - more;
    let most = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::MIN, f64::max) + more;
    (
        (least(|point| point.0), least(|point| point.1)),
        (most(|point| point.0), most(|point| point.1)),
    )
}

/// Returns how far a point is outside of a shape; inside, the negative distance to its edge.
fn outside(shape: &Shape, (x, y): Point) -> f64 {
    match *shape {
        Shape::Rectangle {
            corner,
            size,
            radius,
        } => {
            let (half_x, half_y) = (size.0 / 2.0, size.1 / 2.0);
            let over_x = (x - corner.0 - half_x).abs() - half_x + radius;
            let over_y = (y - corner.1 - half_y).abs() - half_y + radius;
            over_x.max(0.0).hypot(over_y.max(0.0)) + over_x.max(over_y).min(0.0) - radius
        }
        Shape::Circle { center, radius } => (x - center.0).hypot(y - center.1) - radius,
        Shape::Line(from, to) => to_segment((x, y), from, to),
        Shape::Triangle(corners) => {
            let sides = [0, 1, 2].map(|at| (corners[at], corners[(at + 1) % 3]));
            let to_edge = sides.map(|(from, to)| to_segment((x, y), from, to));
            let turns = sides
                .map(|(from, to)| (to.0 - from.0) * (y - from.1) >= (to.1 - from.1) * (x - from.0));
            let edge = to_edge.into_iter().fold(f64::MAX, f64::min);
            if turns[0] == turns[1] && turns[1] == turns[2] {
                -edge
            } else {
                edge
            }
        }
        Shape::Letter(..) => f64::MAX,
    }
}

fn to_segment((x, y): Point, from: Point, to: Point) -> f64 {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let along = (x - from.0) * across + (y - from.1) * down;
    let part = along / (across * across + down * down).max(f64::MIN_POSITIVE);
    let part = part.clamp(0.0, 1.0);
    (x - from.0 - part * across).hypot(y - from.1 - part * down)
}
