use super::trainer::Epoch;
use std::fmt::Write;

const WIDTH: f64 = 840.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 72.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 72.0;
/// The horizontal lines of the grid.
const GRID: u32 = 5;
/// The most numbers along the epochs.
const MOST_TICKS: usize = 12;

/// Colours for light surroundings and for dark ones. Curves differ in their dashes as well.
const STYLE: &str = "\
.card{fill:#fff;stroke:#d8d4cc}.grid{stroke:#8a8a8a;stroke-opacity:.35}\
text{font:12px system-ui,sans-serif;fill:#4a463f}\
.curve{fill:none;stroke-width:2.2;stroke-linejoin:round}\
.c0{stroke:#39424e}.c1{stroke:#c2571a;stroke-dasharray:9 3}.c2{stroke:#2b6cb0;stroke-dasharray:2 4}\
@media(prefers-color-scheme:dark){.card{fill:#1f2226;stroke:#3a3f45}text{fill:#c9c5bd}\
.c0{stroke:#aeb8c4}.c1{stroke:#ff9d5c}.c2{stroke:#7fb2ea}}";

/// A name, and the loss of an epoch.
type Curve = (&'static str, fn(&Epoch) -> f64);

/// Draws the losses of a training, epoch by epoch, as an SVG picture that suits light and dark
/// surroundings.
pub fn svg_learning_curve(epochs: &[Epoch]) -> String {
    let curves: [Curve; 3] = [
        ("training targets", |epoch| epoch.loss),
        ("results held back", |epoch| epoch.held_back),
        ("scores held back", |epoch| epoch.held_back_scores),
    ];
    let picture = Picture::of(epochs, &curves);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" aria-label=\"Loss by epoch\">\n\
         <style>{STYLE}</style>\n\
         <rect class=\"card\" x=\".5\" y=\".5\" width=\"{}\" height=\"{}\" rx=\"8\"/>\n",
        WIDTH - 1.0,
        HEIGHT - 1.0,
    );
    picture.grid(&mut svg);
    for (number, (name, loss)) in curves.into_iter().enumerate() {
        let points: Vec<String> = (epochs.iter().enumerate())
            .map(|(place, epoch)| {
                let (x, y) = (picture.x(place), picture.y(loss(epoch)));
                format!("{x:.1},{y:.1}")
            })
            .collect();
        let left = LEFT + 230.0 * number as f64;
        let y = HEIGHT - 18.0;
        // Writing to a string does not fail.
        let _ = writeln!(
            svg,
            "<polyline class=\"curve c{number}\" points=\"{}\"/>\n\
             <path class=\"curve c{number}\" d=\"M{left},{y} h36\"/>\
             <text x=\"{}\" y=\"{}\">{name}</text>",
            points.join(" "),
            left + 44.0,
            y + 4.0,
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// Where epochs and losses are in the picture.
struct Picture {
    epochs: usize,
    least: f64,
    most: f64,
}

impl Picture {
    fn of(epochs: &[Epoch], curves: &[Curve]) -> Picture {
        let values = || {
            epochs
                .iter()
                .flat_map(|it| curves.iter().map(|(_, loss)| loss(it)))
        };
        let least = values().fold(f64::INFINITY, f64::min);
        let most = values().fold(f64::NEG_INFINITY, f64::max);
        let (least, most) = if least <= most {
            (least, most)
        } else {
            (0.0, 1.0)
        };
        let margin = (0.05 * (most - least)).max(1e-4);
        Picture {
            epochs: epochs.len(),
            least: least - margin,
            most: most + margin,
        }
    }

    fn x(&self, place: usize) -> f64 {
        let last = self.epochs.saturating_sub(1).max(1);
        LEFT + (WIDTH - LEFT - RIGHT) * place as f64 / last as f64
    }

    fn y(&self, loss: f64) -> f64 {
        TOP + (HEIGHT - TOP - BOTTOM) * (self.most - loss) / (self.most - self.least)
    }

    fn grid(&self, svg: &mut String) {
        for line in 0..=GRID {
            let share = f64::from(line) / f64::from(GRID);
            let loss = self.least + share * (self.most - self.least);
            let y = self.y(loss);
            let _ = writeln!(
                svg,
                "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{}\" y2=\"{y:.1}\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{loss:.4}</text>",
                WIDTH - RIGHT,
                LEFT - 8.0,
                y + 4.0,
            );
        }
        let y = HEIGHT - BOTTOM + 20.0;
        for place in (0..self.epochs).step_by(self.epochs.div_ceil(MOST_TICKS).max(1)) {
            let x = self.x(place);
            let _ = writeln!(
                svg,
                "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{}</text>",
                place + 1
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn epoch(loss: f64) -> Epoch {
        Epoch {
            loss,
            held_back: loss + 0.01,
            held_back_scores: loss - 0.02,
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
        assert!(heights.iter().all(|y| (TOP..=HEIGHT - BOTTOM).contains(y)));
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
