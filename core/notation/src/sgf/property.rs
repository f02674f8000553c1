use super::Place;

/// A property of a node: a name with one value or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// Capital letters and digits, a letter first, as in `PB`.
    pub name: String,
    /// The values; there is at least one in what has been read.
    pub values: Vec<Value>,
}

/// The text of a property's value, free of escapes. Where it was read is not compared.
#[derive(Clone, Debug)]
pub struct Value {
    /// The text; line breaks are `\n`.
    pub text: String,
    /// Where its first character was read; `None` if it was not read.
    pub place: Option<Place>,
}

impl Property {
    /// Makes a property with one value.
    ///
    /// A name that SGF does not allow can be written, but not read back, and so can a carriage
    /// return in the text.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Property {
        Property {
            name: name.into(),
            values: vec![Value {
                text: text.into(),
                place: None,
            }],
        }
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        self.text == other.text
    }
}

impl Eq for Value {}
