use std::str::FromStr;
use thiserror::Error;

/// A host name of the server, such as `loa.example`: letters, digits and dashes between dots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostName(String);

/// A text that is not a host name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "'{}' is not a host name: expected letters, digits and dashes between dots, as in loa.example, \
     without port", loa::excerpt(.0)
)]
pub struct HostNameError(String);

impl HostName {
    /// Tells whether a name is this one, in any case.
    pub(crate) fn is(&self, name: &str) -> bool {
        self.0.eq_ignore_ascii_case(name)
    }
}

impl FromStr for HostName {
    type Err = HostNameError;

    fn from_str(text: &str) -> Result<HostName, HostNameError> {
        let is_label = |label: &str| {
            let mut bytes = label.bytes();
            !label.is_empty() && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        };
        if text.split('.').all(is_label) {
            Ok(HostName(text.to_owned()))
        } else {
            Err(HostNameError(text.to_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_other_characters_are_refused() {
        for name in ["localhost", "loa.example", "xn--bcher-kva.example", "a-1.b"] {
            assert_eq!(name.parse(), Ok(HostName(name.to_owned())));
        }
        for name in [
            "",
            "*",
            "a b",
            "a..b",
            ".a",
            "loa.example:80",
            "http://a",
            "\n",
            "bücher",
        ] {
            assert!(name.parse::<HostName>().is_err(), "{name}");
        }
    }
}
