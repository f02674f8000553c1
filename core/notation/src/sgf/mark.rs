use super::header::rectangle;
use super::{Property, RecordNode, Value};
use loa::{Size, Square, UnknownNameError};
use std::fmt;
use std::str::FromStr;

/// What a person has drawn on the board of a node.
///
/// As text it is the value of its property: `b1:b3` of `AR`, or `b1` of `CR`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// An arrow from a square to another.
    Arrow(Square, Square),
    /// A circle round a square.
    Circle(Square),
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Arrow(from, to) => write!(f, "{from}:{to}"),
            Mark::Circle(square) => square.fmt(f),
        }
    }
}

impl FromStr for Mark {
    type Err = UnknownNameError;

    fn from_str(text: &str) -> Result<Mark, UnknownNameError> {
        Ok(match text.split_once(':') {
            Some((from, to)) => Mark::Arrow(from.trim().parse()?, to.trim().parse()?),
            None => Mark::Circle(text.trim().parse()?),
        })
    }
}

loa::serialize_as_text!(Mark);

impl RecordNode {
    /// Returns the arrows (`AR`) and circles (`CR`) of the node, on a board of this size. Values
    /// that name other things are passed over; a rectangle of circles is its squares.
    pub fn marks(&self, size: Size) -> Vec<Mark> {
        let mut marks = Vec::new();
        for property in &self.properties {
            for value in &property.values {
                match (property.name.as_str(), value.text.parse()) {
                    ("AR", Ok(mark @ Mark::Arrow(..))) | ("CR", Ok(mark @ Mark::Circle(_))) => {
                        marks.push(mark);
                    }
                    ("CR", Ok(Mark::Arrow(first, last))) => {
                        let squares = rectangle(first, last, size).into_iter();
                        marks.extend(squares.map(Mark::Circle));
                    }
                    _ => {}
                }
            }
        }
        marks.retain(|mark| match *mark {
            Mark::Arrow(from, to) => size.contains(from) && size.contains(to),
            Mark::Circle(square) => size.contains(square),
        });
        marks
    }

    /// Adds an arrow or circle.
    pub fn add_mark(&mut self, mark: Mark) {
        let name = match mark {
            Mark::Arrow(..) => "AR",
            Mark::Circle(_) => "CR",
        };
        let text = mark.to_string();
        match self.properties.iter_mut().find(|it| it.name == name) {
            Some(property) => property.values.push(Value { text, place: None }),
            None => self.properties.push(Property::new(name, text)),
        }
    }
}
