use super::trainer::Epoch;
use loa_notation::drawing::Chart;

/// Curves differ in their dashes as well as in colour.
const STYLE: &str = "\
.c0{stroke:#39424e}.c1{stroke:#c2571a;stroke-dasharray:9 3}.c2{stroke:#2b6cb0;stroke-dasharray:2 4}\
@media(prefers-color-scheme:dark){.c0{stroke:#aeb8c4}.c1{stroke:#ff9d5c}.c2{stroke:#7fb2ea}}";

/// A name, and the loss of an epoch.
type Curve = (&'static str, fn(&Epoch) -> f64);

const CURVES: [Curve; 3] = [
    ("training targets", |epoch| epoch.loss),
    ("results held back", |epoch| epoch.held_back),
    ("scores held back", |epoch| epoch.held_back_scores),
];

/// Draws the losses of a training, epoch by epoch, as an SVG picture that suits light and dark
/// surroundings.
pub fn svg_learning_curve(epochs: &[Epoch]) -> String {
    let last = epochs.len().saturating_sub(1);
    let mut chart = Chart::new("Loss by epoch", STYLE, last, bounds(epochs));
    chart.grid(5, |loss| format!("{loss:.4}"));
    if !epochs.is_empty() {
        chart.numbers(1);
    }
    for (number, (name, loss)) in CURVES.into_iter().enumerate() {
        let points: Vec<(f64, f64)> = (epochs.iter().enumerate())
            .map(|(step, epoch)| (chart.x(step), chart.y(loss(epoch))))
            .collect();
        chart.curve(&format!("curve c{number}"), &points);
        let (x, y) = Chart::legend(number, 230.0);
        chart.add(format_args!(
            "<path class=\"curve c{number}\" d=\"M{x},{y} h36\"/>\
             <text x=\"{}\" y=\"{}\">{name}</text>",
            x + 44.0,
            y + 4.0,
        ));
    }
    chart.finish()
}

/// The least and the greatest loss, with room around them.
fn bounds(epochs: &[Epoch]) -> (f64, f64) {
    let losses = (epochs.iter()).flat_map(|epoch| CURVES.map(|(_, loss)| loss(epoch)));
    let least = losses.clone().reduce(f64::min).unwrap_or(0.0);
    let most = losses.reduce(f64::max).unwrap_or(1.0);
    let margin = (0.05 * (most - least)).max(1e-4);
    (least - margin, most + margin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn epoch(loss: f64) -> Epoch {
        Epoch {
            loss,
            held_back: loss + 0.01,
            held_back_scores: loss - 0.02,
            held_back_evaluated: loss - 0.1,
        }
    }

    #[test]
    fn lower_losses_are_lower_in_the_picture() {
        let svg = svg_learning_curve(&[epoch(0.65), epoch(0.63), epoch(0.62)]);
        let curve = svg.split("class=\"curve c1\" points=\"").nth(1).unwrap();
        let points = curve.split('"').next().unwrap();
        let heights: Vec<f64> = points
            .split(' ')
            .map(|point| point.split(',').nth(1).unwrap().parse().unwrap())
            .collect();
        assert_eq!(heights.len(), 3);
        assert!(heights[0] < heights[1] && heights[1] < heights[2]);
    }

    #[test]
    fn trainings_of_any_length_can_be_drawn() {
        for epochs in [0, 1, 100] {
            let svg = svg_learning_curve(&vec![epoch(0.6); epochs]);
            assert!(
                svg.ends_with("</svg>\n") && !svg.contains("NaN"),
                "{epochs}"
            );
        }
    }
}
