//! The sentences of the catalogue.

use super::tokens::{self, Kind, Token, TokenError};
use std::collections::BTreeMap;

/// Reads the codes and sentences of a catalogue: `code: 'sentence',` with `+` between parts.
pub(crate) fn sentences(script: &str) -> Result<BTreeMap<String, String>, TokenError> {
    let tokens = tokens::split(script)?;
    let mut sentences = BTreeMap::new();
    for (at, colon) in tokens.iter().enumerate() {
        let Some(code) = at.checked_sub(1).map(|before| unquoted(&tokens[before])) else {
            continue;
        };
        let mut rest = tokens[at + 1..].iter();
        let first = rest.next().filter(|token| token.kind == Kind::Text);
        let Some(first) = first.filter(|_| colon.is(":")) else {
            continue;
        };
        let mut sentence = unquoted(first).to_owned();
        while rest.next().is_some_and(|plus| plus.is("+")) {
            sentence += rest.next().map_or("", unquoted);
        }
        sentences.insert(code.to_owned(), sentence);
    }
    Ok(sentences)
}

fn unquoted<'a>(token: &Token<'a>) -> &'a str {
    token.text.trim_matches(['\'', '"'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_stand_for_their_sentences() {
        let script = "export const EN = {\n// A.\na: 'One: {x}.',\n'b-c':\n'Two' +\n' parts',\n};";
        let sentences = sentences(script).unwrap();
        assert_eq!(sentences["a"], "One: {x}.");
        assert_eq!(sentences["b-c"], "Two parts");
    }
}
