use loa::join;
use std::fmt::Write as _;

pub(super) type Point = (f64, f64);

/// The ends of a line.
pub(super) type Line = (Point, Point);

loa::named! {
    /// What a shape stands for, which says how it looks. The name is its class in SVG after `loa-`.
    pub(super) enum Look: "a look" {
        Edge = "edge",
        Dark = "dark",
        Light = "light",
        Mark = "mark",
        Name = "name",
        Black = "black",
        White = "white",
        BlackJoint = "black-joint",
        WhiteJoint = "white-joint",
        Line = "line",
        Badge = "badge",
        Count = "count",
        Arrow = "arrow",
        Head = "head",
        Ring = "ring",
    }
}

/// How a shape looks.
#[derive(Clone, Copy)]
pub(super) struct Ink {
    /// Red, green and blue.
    pub(super) fill: Option<u32>,
    /// Colour and width. Lines have round ends.
    pub(super) stroke: Option<(u32, f64)>,
    pub(super) opacity: f64,
    /// The height of letters, and whether they are bold.
    pub(super) letters: Option<(f64, bool)>,
}

/// A shape of a picture. Lengths are in the picture's own units.
pub(super) enum Shape {
    /// A rectangle with rounded corners.
    Rectangle {
        corner: Point,
        size: Point,
        radius: f64,
    },
    Circle {
        center: Point,
        radius: f64,
    },
    Line(Point, Point),
    Triangle([Point; 3]),
    /// A letter or digit, centred on a point of its base line.
    Letter(Point, char),
}

const fn filled(fill: u32, opacity: f64) -> Ink {
    Ink {
        fill: Some(fill),
        stroke: None,
        opacity,
        letters: None,
    }
}

const fn stroked(color: u32, width: f64, opacity: f64) -> Ink {
    Ink {
        fill: None,
        stroke: Some((color, width)),
        ..filled(color, opacity)
    }
}

const fn edged(fill: u32, edge: u32) -> Ink {
    Ink {
        stroke: Some((edge, 1.0)),
        ..filled(fill, 1.0)
    }
}

const fn written(color: u32, height: f64, bold: bool) -> Ink {
    Ink {
        letters: Some((height, bold)),
        ..filled(color, 1.0)
    }
}

/// The diameter of a line that joins two pieces.
const JOINT: f64 = 9.0;

impl Look {
    pub(super) const fn ink(self) -> Ink {
        match self {
            Look::Edge => filled(0xf4_ef_e6, 1.0),
            Look::Dark => filled(0xd9_b3_82, 1.0),
            Look::Light => filled(0xec_d3_ab, 1.0),
            Look::Mark => filled(0xf2_c8_4b, 0.6),
            Look::Name => written(0x5a_4a_35, 13.0, false),
            Look::Black => edged(0x22_26_2b, 0x00_00_00),
            Look::White => edged(0xfb_f8_f1, 0x6b_62_57),
            Look::BlackJoint => stroked(0x22_26_2b, JOINT, 1.0),
            Look::WhiteJoint => stroked(0xfb_f8_f1, JOINT, 1.0),
            Look::Line => stroked(0x25_63_a8, 3.0, 0.7),
            Look::Badge => filled(0x25_63_a8, 1.0),
            Look::Count => written(0xff_ff_ff, 14.0, true),
            Look::Arrow => stroked(0x15_80_3d, 6.0, 0.8),
            Look::Head => filled(0x15_80_3d, 0.8),
            Look::Ring => stroked(0x15_80_3d, 3.0, 0.8),
        }
    }
}

/// The looks as CSS.
pub(super) fn css() -> String {
    let mut css = String::new();
    for look in Look::ALL {
        let ink = look.ink();
        let _ = write!(css, ".loa-{look}{{");
        let _ = match ink.fill {
            Some(fill) => write!(css, "fill:#{fill:06x};"),
            None => write!(css, "fill:none;"),
        };
        if let Some((color, width)) = ink.stroke {
            let _ = write!(
                css,
                "stroke:#{color:06x};stroke-width:{width};stroke-linecap:round;"
            );
        }
        if let Some((height, bold)) = ink.letters {
            let weight = if bold { "bold " } else { "" };
            let _ = write!(
                css,
                "font:{weight}{height}px system-ui,sans-serif;text-anchor:middle;"
            );
        }
        if ink.opacity < 1.0 {
            let _ = write!(css, "opacity:{};", ink.opacity);
        }
        css.truncate(css.len() - 1);
        css.push('}');
    }
    css
}

/// Writes a shape as SVG.
pub(super) fn write_svg(svg: &mut String, look: Look, shape: &Shape) {
    let (element, place) = match shape {
        Shape::Rectangle {
            corner: (x, y),
            size: (width, height),
            radius,
        } => {
            let round = match *radius > 0.0 {
                true => format!(" rx=\"{radius}\""),
                false => String::new(),
            };
            let size = format!("width=\"{width}\" height=\"{height}\"");
            ("rect", format!("x=\"{x}\" y=\"{y}\" {size}{round}"))
        }
        Shape::Circle {
            center: (x, y),
            radius,
        } => ("circle", format!("cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"")),
        Shape::Line((x1, y1), (x2, y2)) => {
            let from = format!("x1=\"{x1:.1}\" y1=\"{y1:.1}\"");
            ("line", format!("{from} x2=\"{x2:.1}\" y2=\"{y2:.1}\""))
        }
        Shape::Triangle(corners) => {
            let corners = join(corners.map(|(x, y)| format!("{x:.1},{y:.1}")), "L");
            ("path", format!("d=\"M{corners}Z\""))
        }
        Shape::Letter((x, y), _) => ("text", format!("x=\"{x}\" y=\"{y}\"")),
    };
    let _ = match shape {
        Shape::Letter(_, letter) => {
            write!(svg, "<text class=\"loa-{look}\" {place}>{letter}</text>")
        }
        _ => write!(svg, "<{element} class=\"loa-{look}\" {place}/>"),
    };
}
