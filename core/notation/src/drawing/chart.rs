use loa::join;
use std::fmt::{Arguments, Write as _};

const WIDTH: f64 = 840.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 72.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 22.0;
const BOTTOM: f64 = 66.0;
/// The vertical place of the legend.
const LEGEND: f64 = HEIGHT - 18.0;
/// The most numbers below the chart.
const MOST_NUMBERS: usize = 12;

/// Colours for light surroundings and for dark ones.
const STYLE: &str = "\
.card{fill:#fff;stroke:#d8d4cc}.grid{stroke:#8a8a8a;stroke-opacity:.4}\
text{font:12px system-ui,sans-serif;fill:#4a463f}\
.curve{fill:none;stroke-width:2.2;stroke-linejoin:round}\
@media(prefers-color-scheme:dark){.card{fill:#1f2226;stroke:#3a3f45}text{fill:#c9c5bd}}";

/// A chart of values at steps, as an SVG picture that suits light and dark surroundings.
///
/// Elements are drawn in the order in which they are added.
pub struct Chart {
    last: usize,
    bounds: (f64, f64),
    svg: String,
}

impl Chart {
    /// Begins a chart of steps 0 to `last`, for values between the two bounds. `label` names it for
    /// those who don't see it; `style` is CSS for the elements that will be added.
    ///
    /// # Panics
    /// Panics unless the first bound is less than the second.
    pub fn new(label: &str, style: &str, last: usize, bounds: (f64, f64)) -> Chart {
        assert!(
            bounds.0 < bounds.1,
            "the bounds {bounds:?} are not in order"
        );
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" aria-label=\"{label}\">\n\
             <style>{STYLE}{style}</style>\n\
             <rect class=\"card\" x=\".5\" y=\".5\" width=\"{}\" height=\"{}\" rx=\"8\"/>\n",
            WIDTH - 1.0,
            HEIGHT - 1.0,
        );
        Chart { last, bounds, svg }
    }

    /// The horizontal place of a step.
    pub fn x(&self, step: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * step as f64 / self.last.max(1) as f64
    }

    /// The vertical place of a value.
    pub fn y(&self, value: f64) -> f64 {
        let (least, most) = self.bounds;
        TOP + (HEIGHT - TOP - BOTTOM) * (most - value) / (most - least)
    }

    /// Adds an element, or several.
    pub fn add(&mut self, element: Arguments) {
        let _ = writeln!(self.svg, "{element}");
    }

    /// Adds horizontal lines that divide the height into `parts`, each with its value in words.
    pub fn grid(&mut self, parts: u32, in_words: impl Fn(f64) -> String) {
        let (least, most) = self.bounds;
        for line in 0..=parts {
            let value = least + (most - least) * f64::from(line) / f64::from(parts);
            let y = self.y(value);
            self.add(format_args!(
                "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{}\" y2=\"{y:.1}\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                WIDTH - RIGHT,
                LEFT - 8.0,
                y + 4.0,
                in_words(value),
            ));
        }
    }

    /// Adds numbers below the steps, beginning with `first` at step 0, as many as there is room for.
    pub fn numbers(&mut self, first: usize) {
        let every = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
        let every = every
            .into_iter()
            .find(|every| self.last / every <= MOST_NUMBERS);
        for step in (0..=self.last).step_by(every.unwrap_or(5000)) {
            self.add(format_args!(
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                self.x(step),
                HEIGHT - BOTTOM + 18.0,
                first + step,
            ));
        }
    }

    /// Adds a curve through points, with a class for its look.
    pub fn curve(&mut self, class: &str, points: &[(f64, f64)]) {
        let points = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}"));
        let points = join(points, " ");
        self.add(format_args!(
            "<polyline class=\"{class}\" points=\"{points}\"/>"
        ));
    }

    /// The place of entry `number` of the legend, of entries `apart` from each other.
    pub fn legend(number: usize, apart: f64) -> (f64, f64) {
        (LEFT + apart * number as f64, LEGEND)
    }

    /// Adds text at the right end of the legend's line.
    pub fn name_steps(&mut self, name: &str) {
        self.add(format_args!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{name}</text>",
            WIDTH - RIGHT,
            LEGEND + 4.0,
        ));
    }

    /// Adds text along the vertical axis.
    pub fn name_values(&mut self, name: &str) {
        self.add(format_args!(
            "<text transform=\"translate(18 {:.1}) rotate(-90)\" text-anchor=\"middle\">\
             {name}</text>",
            TOP + (HEIGHT - TOP - BOTTOM) / 2.0
        ));
    }

    /// Ends the picture.
    pub fn finish(mut self) -> String {
        self.svg.push_str("</svg>\n");
        self.svg
    }
}

#[cfg(test)]
mod tests {
    use super::Chart;

    #[test]
    fn greater_values_are_higher_and_inside() {
        let chart = Chart::new("test", "", 10, (0.2, 0.6));
        let heights = [0.6, 0.5, 0.3, 0.2].map(|value| chart.y(value));
        assert!(heights.is_sorted());
        assert!(heights[0] > 0.0 && heights[3] < super::LEGEND);
        assert!(chart.x(0) < chart.x(1) && chart.x(1) < chart.x(10));
    }

    #[test]
    fn there_is_room_for_the_numbers_of_any_length() {
        for last in [0, 1, 12, 100, 9999, 1_000_000] {
            let mut chart = Chart::new("test", "", last, (0.0, 1.0));
            chart.numbers(1);
            let numbers = chart.finish().matches("<text").count();
            assert!((1..=201).contains(&numbers), "{last}: {numbers}");
        }
    }
}
