use crate::review::{Judgement, Review, ReviewedPly, percent};
use std::fmt::Write as _;

const WIDTH: f64 = 840.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 62.0;
const RIGHT: f64 = 18.0;
const TOP: f64 = 20.0;
const BOTTOM: f64 = 64.0;

/// Colours for light surroundings and for dark ones. Kinds of errors differ in shape as well.
const STYLE: &str = "\
.card{fill:#fff;stroke:#d8d4cc}.grid{stroke:#8a8a8a;stroke-opacity:.45}.even{stroke:#8a8a8a}\
text{font:12px system-ui,sans-serif;fill:#4a463f}.black{fill:#39424e}.white{fill:#efe9dc}\
.curve{fill:none;stroke:#c2571a;stroke-width:2.2;stroke-linejoin:round}\
.inaccuracy{fill:#e3b505}.mistake{fill:#e87722}.blunder{fill:#c8102e}.missed{fill:#8e3bd1}\
.mark{stroke:#fff;stroke-width:1.4}\
@media(prefers-color-scheme:dark){.card{fill:#1f2226;stroke:#3a3f45}\
text{fill:#c9c5bd}.black{fill:#11151a}.white{fill:#565b60}\
.curve{stroke:#ff9d5c}.mark{stroke:#1f2226}.missed{fill:#b98cff}.blunder{fill:#ff5a6e}}";

/// Draws Black's chance to win over a game, with marks at the errors, as an SVG picture that suits
/// light and dark surroundings.
///
/// Below the curve is Black's share, above it White's.
pub fn svg_curve(review: &Review) -> String {
    let picture = Picture {
        review,
        plies: review.plies.len().max(1),
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" aria-label=\"Black's chance to win\">\n\
         <style>{STYLE}</style>\n\
         <rect class=\"card\" x=\".5\" y=\".5\" width=\"{}\" height=\"{}\" rx=\"8\"/>\n",
        WIDTH - 1.0,
        HEIGHT - 1.0,
    );
    picture.areas(&mut svg);
    picture.grid(&mut svg);
    picture.curve(&mut svg);
    for ply in &review.plies {
        picture.mark(&mut svg, ply);
    }
    picture.legend(&mut svg);
    svg.push_str("</svg>\n");
    svg
}

struct Picture<'a> {
    review: &'a Review,
    plies: usize,
}

impl Picture<'_> {
    fn x(&self, place: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * place as f64 / self.plies as f64
    }

    fn y(&self, chance: f64) -> f64 {
        TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance)
    }

    /// The parts of the game in which the chance is known, as points.
    fn stretches(&self) -> Vec<Vec<(f64, f64)>> {
        let known = self.review.chances.iter().enumerate();
        let points = known.map(|(place, chance)| chance.map(|it| (self.x(place), self.y(it))));
        let mut stretches = vec![Vec::new()];
        for point in points {
            match (point, stretches.last_mut()) {
                (Some(point), Some(last)) => last.push(point),
                _ => stretches.push(Vec::new()),
            }
        }
        stretches.retain(|points| !points.is_empty());
        stretches
    }

    fn areas(&self, svg: &mut String) {
        for points in self.stretches() {
            let (Some(first), Some(last)) = (points.first(), points.last()) else {
                continue;
            };
            let (top, bottom) = (self.y(1.0), self.y(0.0));
            let (left, right) = (first.0, last.0);
            let path = path(&points);
            let _ = writeln!(
                svg,
                "<rect class=\"white\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>\n\
                 <path class=\"black\" d=\"M{path} L{right:.1},{bottom:.1} L{left:.1},{bottom:.1} Z\"/>",
                right - left,
                bottom - top,
            );
        }
    }

    fn grid(&self, svg: &mut String) {
        let (left, right) = (LEFT, WIDTH - RIGHT);
        for quarter in 0..=4 {
            let chance = f64::from(quarter) / 4.0;
            let y = self.y(chance);
            let class = if quarter == 2 { "even" } else { "grid" };
            let _ = writeln!(
                svg,
                "<line class=\"{class}\" x1=\"{left}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{} %</text>",
                left - 8.0,
                y + 4.0,
                100.0 * chance,
            );
        }
        let step = [2, 4, 10, 20, 50, 100, 200, 500, 1000];
        let step = step.into_iter().find(|step| self.plies / step <= 12);
        let y = self.y(0.0) + 17.0;
        for place in (0..=self.plies).step_by(step.unwrap_or(5000)) {
            let x = self.x(place);
            let _ = writeln!(
                svg,
                "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{place}</text>"
            );
        }
        let middle = f64::midpoint(self.y(0.0), self.y(1.0));
        let _ = writeln!(
            svg,
            "<text transform=\"translate(15 {middle:.1}) rotate(-90)\" text-anchor=\"middle\">\
             Black's chance to win</text>"
        );
    }

    fn curve(&self, svg: &mut String) {
        for points in self.stretches() {
            let path = path(&points);
            let _ = writeln!(svg, "<path class=\"curve\" d=\"M{path}\"/>");
        }
    }

    fn mark(&self, svg: &mut String, ply: &ReviewedPly) {
        let place = ply.number as usize;
        let error = ply.judgement.filter(|judgement| judgement.is_error());
        let chance = self.review.chances.get(place).copied().flatten();
        let (Some(judgement), Some(chance), Some(loss)) = (error, chance, ply.loss()) else {
            return;
        };
        let title = format!(
            "{}. {} {}: {judgement}, loses {}",
            ply.number,
            ply.color,
            ply.mv,
            percent(loss)
        );
        let (x, y) = (self.x(place), self.y(chance));
        let _ = writeln!(svg, "{}", shape(judgement, (x, y), &title));
    }

    fn legend(&self, svg: &mut String) {
        let y = HEIGHT - 20.0;
        let errors = Judgement::ALL.into_iter().filter(|it| it.is_error());
        for (place, judgement) in errors.enumerate() {
            let x = LEFT + 14.0 + 120.0 * place as f64;
            let _ = writeln!(
                svg,
                "{}<text x=\"{:.1}\" y=\"{:.1}\">{judgement}</text>",
                shape(judgement, (x, y), &judgement.to_string()),
                x + 12.0,
                y + 4.0,
            );
        }
        let right = WIDTH - RIGHT;
        let _ = writeln!(
            svg,
            "<text x=\"{right}\" y=\"{:.1}\" text-anchor=\"end\">plies</text>",
            y + 4.0
        );
    }
}

fn path(points: &[(f64, f64)]) -> String {
    let points = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}"));
    points.collect::<Vec<String>>().join(" L")
}

fn shape(judgement: Judgement, (x, y): (f64, f64), title: &str) -> String {
    let (class, outline) = match judgement {
        Judgement::Inaccuracy => ("inaccuracy", "M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0Z"),
        Judgement::Mistake => ("mistake", "M0,-6L6,5L-6,5Z"),
        Judgement::Blunder => ("blunder", "M-5,-5H5V5H-5Z"),
        _ => ("missed", "M0,-7L7,0L0,7L-7,0Z"),
    };
    format!(
        "<path class=\"mark {class}\" d=\"{outline}\" transform=\"translate({x:.1} {y:.1})\">\
         <title>{title}</title></path>"
    )
}
