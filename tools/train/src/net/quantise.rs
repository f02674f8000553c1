use super::model::Model;
use super::parameters::unit;
use loa_engine::net::{NetWeights, Tensor};

impl Model {
    /// Returns the engine's integers nearest to the parameters.
    pub fn quantised(&self) -> NetWeights {
        let mut weights = NetWeights::zero();
        for tensor in Tensor::ALL {
            let (unit, limit) = (unit(tensor), tensor.form().limit);
            let parameters = &self.parameters[tensor.range()];
            for (weight, parameter) in weights[tensor].iter_mut().zip(parameters) {
                *weight = nearest(f64::from(*parameter) * unit, limit);
            }
        }
        weights
    }
}

/// Returns the nearest number within a limit, either way; ties go away from 0.
fn nearest(number: f64, limit: i32) -> i32 {
    (number.round() as i32).clamp(-limit, limit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::features::{Features, position};
    use crate::net::loss::POINTS;
    use crate::net::model::Scratch;
    use crate::net::tests::{OPTIONS, positions};
    use crate::net::{Options, Trainer};
    use loa_engine::net::Net;

    #[test]
    fn integers_evaluate_like_the_numbers_they_come_from() {
        let (positions, held_back) = positions();
        let options = Options {
            rate: 0.01,
            ..OPTIONS
        };
        let mut trainer = Trainer::new(&positions, &held_back, options);
        while trainer.step() > 0 {}
        let model = trainer.model();
        let net = Net::new("small", serde_json::Value::Null, model.quantised()).unwrap();
        let mut scratch = Scratch::default();
        let mut squares = 0.0;
        for place in 0..held_back.len() {
            let packed = held_back.at(place);
            let variant = packed.variant();
            let features = Features::of(packed.sets, variant);
            let logit = model.forward(&features, &mut scratch);
            let position = position(packed.sets, variant.size);
            let points = f64::from(net.evaluate(&position, variant.goal).points());
            squares += (points - f64::from(logit) * POINTS).powi(2);
        }
        let error = (squares / held_back.len() as f64).sqrt();
        assert!(error < 8.0, "{error} points");
    }

    #[test]
    fn numbers_are_rounded_and_kept_within_the_limit() {
        let numbers = [1.49, -1.5, 9.0, -1e30, f64::NAN];
        assert_eq!(numbers.map(|number| nearest(number, 7)), [1, -2, 7, -7, 0]);
    }
}
