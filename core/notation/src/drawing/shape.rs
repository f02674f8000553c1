use std::fmt::Write as _;

pub(super) type Point = (f64, f64);

/// What a shape stands for, which says how it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    Edge,
    Dark,
    Light,
    Mark,
    Name,
    Black,
    White,
    BlackJoint,
    WhiteJoint,
    Line,
    Badge,
    Count,
    Arrow,
    Head,
    Ring,
}

/// How a shape looks.
#[derive(Clone, Copy)]
pub(super) struct Ink {
    /// The class in SVG, after `loa-`.
    pub(super) class: &'static str,
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

const fn filled(class: &'static str, fill: u32, opacity: f64) -> Ink {
    Ink {
        class,
        fill: Some(fill),
        stroke: None,
        opacity,
        letters: None,
    }
}

const fn stroked(class: &'static str, color: u32, width: f64, opacity: f64) -> Ink {
    Ink {
        class,
        fill: None,
        stroke: Some((color, width)),
        opacity,
        letters: None,
    }
}

const fn edged(class: &'static str, fill: u32, edge: u32) -> Ink {
    Ink {
        stroke: Some((edge, 1.0)),
        ..filled(class, fill, 1.0)
    }
}

const fn written(class: &'static str, color: u32, height: f64, bold: bool) -> Ink {
    Ink {
        letters: Some((height, bold)),
        ..filled(class, color, 1.0)
    }
}

/// The diameter of a line that joins two pieces.
const JOINT: f64 = 9.0;

impl Look {
    const ALL: [Look; 15] = [
        Look::Edge,
        Look::Dark,
        Look::Light,
        Look::Mark,
        Look::Name,
        Look::Black,
        Look::White,
        Look::BlackJoint,
        Look::WhiteJoint,
        Look::Line,
        Look::Badge,
        Look::Count,
        Look::Arrow,
        Look::Head,
        Look::Ring,
    ];

    pub(super) const fn ink(self) -> Ink {
        match self {
            Look::Edge => filled("edge", 0xf4_ef_e6, 1.0),
            Look::Dark => filled("dark", 0xd9_b3_82, 1.0),
            Look::Light => filled("light", 0xec_d3_ab, 1.0),
            Look::Mark => filled("mark", 0xf2_c8_4b, 0.6),
            Look::Name => written("name", 0x5a_4a_35, 13.0, false),
            Look::Black => edged("black", 0x22_26_2b, 0x00_00_00),
            Look::White => edged("white", 0xfb_f8_f1, 0x6b_62_57),
            Look::BlackJoint => stroked("black-joint", 0x22_26_2b, JOINT, 1.0),
            Look::WhiteJoint => stroked("white-joint", 0xfb_f8_f1, JOINT, 1.0),
            Look::Line => stroked("line", 0x25_63_a8, 3.0, 0.7),
            Look::Badge => filled("badge", 0x25_63_a8, 1.0),
            Look::Count => written("count", 0xff_ff_ff, 14.0, true),
            Look::Arrow => stroked("arrow", 0x15_80_3d, 6.0, 0.8),
            Look::Head => filled("head", 0x15_80_3d, 0.8),
            Look::Ring => stroked("ring", 0x15_80_3d, 3.0, 0.8),
        }
    }
}

/// The looks as CSS.
pub(super) fn css() -> String {
    let mut css = String::new();
    for ink in Look::ALL.map(Look::ink) {
        let _ = write!(css, ".loa-{}{{", ink.class);
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
    let class = look.ink().class;
    let _ = match shape {
        Shape::Rectangle {
            corner: (x, y),
            size: (width, height),
            radius,
        } => {
            let _ = write!(
                svg,
                "<rect class=\"loa-{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" \
                 height=\"{height}\""
            );
            match *radius > 0.0 {
                true => write!(svg, " rx=\"{radius}\"/>"),
                false => write!(svg, "/>"),
            }
        }
        Shape::Circle {
            center: (x, y),
            radius,
        } => write!(
            svg,
            "<circle class=\"loa-{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"
        ),
        Shape::Line((x1, y1), (x2, y2)) => write!(
            svg,
            "<line class=\"loa-{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" \
             y2=\"{y2:.1}\"/>"
        ),
        Shape::Triangle([(x1, y1), (x2, y2), (x3, y3)]) => write!(
            svg,
            "<path class=\"loa-{class}\" d=\"M{x1:.1},{y1:.1}L{x2:.1},{y2:.1}L{x3:.1},{y3:.1}Z\"/>"
        ),
        Shape::Letter((x, y), letter) => write!(
            svg,
            "<text class=\"loa-{class}\" x=\"{x}\" y=\"{y}\">{letter}</text>"
        ),
    };
}
