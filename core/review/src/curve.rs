use crate::{Judgement, Review, ReviewedPly, percent};
use loa_notation::drawing::Chart;

/// Kinds of errors differ in shape as well as in colour.
const STYLE: &str = "\
.black{fill:#39424e}.white{fill:#efe9dc}.curve{stroke:#c2571a}\
.inaccuracy{fill:#e3b505}.mistake{fill:#e87722}.blunder{fill:#c8102e}.missed{fill:#8e3bd1}\
.mark{stroke:#fff;stroke-width:1.4}\
@media(prefers-color-scheme:dark){.black{fill:#11151a}.white{fill:#565b60}\
.curve{stroke:#ff9d5c}.mark{stroke:#1f2226}.missed{fill:#b98cff}.blunder{fill:#ff5a6e}}";

/// Draws Black's chance to win over a game, with marks at the errors, as an SVG picture that suits
/// light and dark surroundings.
///
/// Below the curve is Black's share, above it White's.
pub fn svg_curve(review: &Review) -> String {
    let last = review.plies.len().max(1);
    let mut chart = Chart::new("Black's chance to win", STYLE, last, (0.0, 1.0));
    let stretches = stretches(review, &chart);
    for points in &stretches {
        shares(&mut chart, points);
    }
    chart.grid(4, |chance| format!("{} %", 100.0 * chance));
    chart.numbers(0);
    chart.name_values("Black's chance to win");
    for points in &stretches {
        chart.curve("curve", points);
    }
    for ply in &review.plies {
        mark(&mut chart, review, ply);
    }
    legend(&mut chart);
    chart.name_steps("plies");
    chart.finish()
}

/// The parts of the game in which the chance is known, as points.
fn stretches(review: &Review, chart: &Chart) -> Vec<Vec<(f64, f64)>> {
    let known = review.chances.iter().enumerate();
    let points = known.map(|(place, chance)| chance.map(|it| (chart.x(place), chart.y(it))));
    let points: Vec<Option<(f64, f64)>> = points.collect();
    let stretches = points.split(Option::is_none).filter(|it| !it.is_empty());
    stretches
        .map(|it| it.iter().copied().flatten().collect())
        .collect()
}

/// Colours what is above and below a curve.
fn shares(chart: &mut Chart, points: &[(f64, f64)]) {
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        return;
    };
    let (top, bottom) = (chart.y(1.0), chart.y(0.0));
    let (left, right) = (first.0, last.0);
    let path = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}"));
    let path = loa::join(path, " L");
    chart.add(format_args!(
        "<rect class=\"white\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>\n\
         <path class=\"black\" d=\"M{path} L{right:.1},{bottom:.1} L{left:.1},{bottom:.1} Z\"/>",
        right - left,
        bottom - top,
    ));
}

fn mark(chart: &mut Chart, review: &Review, ply: &ReviewedPly) {
    let place = ply.number as usize;
    let error = ply.judgement.filter(|judgement| judgement.is_error());
    let chance = review.chances.get(place).copied().flatten();
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
    let at = (chart.x(place), chart.y(chance));
    chart.add(format_args!("{}", shape(judgement, at, &title)));
}

fn legend(chart: &mut Chart) {
    let errors = Judgement::ALL.into_iter().filter(|it| it.is_error());
    for (number, judgement) in errors.enumerate() {
        let (x, y) = Chart::legend(number, 120.0);
        let name = judgement.to_string();
        chart.add(format_args!(
            "{}<text x=\"{:.1}\" y=\"{:.1}\">{name}</text>",
            shape(judgement, (x + 6.0, y), &name),
            x + 18.0,
            y + 4.0,
        ));
    }
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
