use super::features::{TERM_LIMIT, TERM_SCALES};
use super::loss::POINTS;
use super::model::Model;
use super::shape::Group;
use loa_engine::net::{HIDDEN, NetWeights};
use loa_engine::{Term, Weights};

impl Model {
    /// Returns the weights of terms, many pieces and few, in points for 1 of each term's value;
    /// `None` for a net.
    pub fn term_points(&self) -> Option<[(f64, f64); Term::COUNT]> {
        if !self.shape().is_terms_only() {
            return None;
        }
        let (many, few) = self.group(Group::Terms).split_at(Term::COUNT);
        let points =
            |weight: f32, at: usize| f64::from(weight) * f64::from(TERM_SCALES[at]) * POINTS;
        Some(std::array::from_fn(|at| {
            (points(many[at], at), points(few[at], at))
        }))
    }

    /// Returns the engine's weights nearest to those of terms; `None` for a net.
    pub fn weights(&self) -> Option<Weights> {
        let unit = |points: f64| nearest(points * f64::from(Weights::UNIT), TERM_LIMIT);
        let points = self.term_points()?;
        Some(Weights::new(
            points.map(|(many, _)| unit(many)),
            points.map(|(_, few)| unit(few)),
        ))
    }

    /// Returns the engine's integers nearest to the parameters; `None` if the engine's nets
    /// have another number of neurons. Without line tables, theirs are 0.
    pub fn quantised(&self) -> Option<NetWeights> {
        if self.shape().hidden != HIDDEN {
            return None;
        }
        let mut weights = NetWeights::zero();
        self.round(Group::InputBias, &mut weights.hidden_bias);
        self.round(Group::Input, weights.hidden.as_flattened_mut());
        self.round(Group::Output, weights.output.as_flattened_mut());
        self.round(Group::Lines, weights.lines.as_flattened_mut());
        self.round(Group::LineNeurons, weights.line_neurons.as_flattened_mut());
        self.round(Group::LineBias, &mut weights.line_bias);
        self.round(Group::LineOutput, weights.line_output.as_flattened_mut());
        self.round(Group::OutputBias, &mut weights.bias);
        Some(weights)
    }

    fn round<T: TryFrom<i32>>(&self, group: Group, to: &mut [T]) {
        let (limit, scale, points) = group.integers();
        for (to, from) in to.iter_mut().zip(self.group(group)) {
            // The limits are those of the types.
            if let Ok(number) = nearest(f64::from(*from) * (scale * points), limit).try_into() {
                *to = number;
            }
        }
    }
}

/// Returns the nearest number within a limit, either way; ties go away from 0.
fn nearest(number: f64, limit: i32) -> i32 {
    (number.round() as i32).clamp(-limit, limit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::Shape;
    use crate::net::features::{Features, position};
    use crate::net::model::Scratch;
    use crate::net::tests::{OPTIONS, positions};
    use crate::net::{Options, Trainer, Variant};
    use loa::Size;
    use loa_engine::net::Net;

    #[test]
    fn integers_evaluate_like_the_numbers_they_come_from() {
        let (positions, held_back) = positions();
        let options = Options {
            hidden: HIDDEN,
            rate: 0.01,
            ..OPTIONS
        };
        let mut trainer = Trainer::new(&positions, &held_back, options);
        while trainer.step() > 0 {}
        let model = trainer.model();
        let net = Net::new("small", serde_json::Value::Null, model.quantised().unwrap()).unwrap();
        let mut scratch = Scratch::new(model.shape());
        let mut squares = 0.0;
        for place in 0..held_back.len() {
            let sets = held_back.at(place).sets;
            let features = Features::of(sets, Variant::OF_NETS, model.shape());
            let logit = model.forward(&features, &mut scratch);
            let position = position(sets, Size::STANDARD);
            let points = f64::from(net.evaluate(&position).points());
            squares += (points - f64::from(logit) * POINTS).powi(2);
        }
        let error = (squares / held_back.len() as f64).sqrt();
        assert!(error < 8.0, "{error} points");
    }

    #[test]
    fn other_numbers_of_neurons_have_no_integers() {
        let shape = Shape {
            hidden: HIDDEN / 2,
            has_lines: true,
        };
        assert_eq!(Model::new(shape, 1).quantised(), None);
    }

    #[test]
    fn numbers_are_rounded_and_kept_within_the_limit() {
        let numbers = [1.49, -1.5, 9.0, -1e30, f64::NAN];
        assert_eq!(numbers.map(|number| nearest(number, 7)), [1, -2, 7, -7, 0]);
    }
}
