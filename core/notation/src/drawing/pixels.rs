use super::glyph;
use super::shape::{Ink, Line, Look, Point, Shape};
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
        let lines = lines(shape, &ink);
        let around = bounds(shape, &lines, &ink);
        let distance = |point| outside(shape, &lines, point);
        // Letters are filled, but made of strokes here.
        let (fill, stroke) = match ink.letters {
            Some((_, true)) => (None, ink.fill.zip(Some(2.1))),
            Some((_, false)) => (None, ink.fill.zip(Some(1.3))),
            None => (ink.fill, ink.stroke),
        };
        if let Some(color) = fill {
            self.paint(around, (color, ink.opacity), distance);
        }
        if let Some((color, width)) = stroke {
            let from_stroke = |point| distance(point).abs() - width / 2.0;
            self.paint(around, (color, ink.opacity), from_stroke);
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
    file.extend((content.len() as u32).to_be_bytes());
    let summed = file.len();
    file.extend(name);
    file.extend(content);
    file.extend(crc32fast::hash(&file[summed..]).to_be_bytes());
}

fn compressed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    // A Vec takes everything.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

/// The lines that a shape is made of, or that are its edges; none of rectangles and circles.
fn lines(shape: &Shape, ink: &Ink) -> Vec<Line> {
    match (shape, ink.letters) {
        (Shape::Letter(at, letter), Some((height, _))) => glyph::lines(*letter, *at, height),
        (Shape::Line(from, to), _) => vec![(*from, *to)],
        (Shape::Triangle([a, b, c]), _) => vec![(*a, *b), (*b, *c), (*c, *a)],
        _ => Vec::new(),
    }
}

/// The least and the greatest coordinates that a shape with these lines touches.
fn bounds(shape: &Shape, lines: &[Line], ink: &Ink) -> (Point, Point) {
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
        _ => lines.iter().flat_map(|(from, to)| [*from, *to]).collect(),
    };
    let more = 1.0 + ink.stroke.map_or(1.0, |(_, width)| width / 2.0);
    let least = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::MAX, f64::min) - more;
    let most = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::MIN, f64::max) + more;
    (
        (least(|point| point.0), least(|point| point.1)),
        (most(|point| point.0), most(|point| point.1)),
    )
}

/// Returns how far a point is outside of a shape with these lines; inside, the negative distance to
/// its edge.
fn outside(shape: &Shape, lines: &[Line], (x, y): Point) -> f64 {
    let to_lines = lines.iter().map(|line| to_segment((x, y), *line));
    let to_line = to_lines.fold(f64::MAX, f64::min);
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
        Shape::Line(..) | Shape::Letter(..) => to_line,
        Shape::Triangle(_) => {
            let turns_left = |(from, to): &Line| {
                (to.0 - from.0) * (y - from.1) >= (to.1 - from.1) * (x - from.0)
            };
            let left = lines.iter().filter(|line| turns_left(line)).count();
            match left {
                0 | 3 => -to_line,
                _ => to_line,
            }
        }
    }
}

fn to_segment((x, y): Point, (from, to): Line) -> f64 {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let along = (x - from.0) * across + (y - from.1) * down;
    let part = along / (across * across + down * down).max(f64::MIN_POSITIVE);
    let part = part.clamp(0.0, 1.0);
    (x - from.0 - part * across).hypot(y - from.1 - part * down)
}
