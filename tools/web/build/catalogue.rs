//! The sentences of the catalogue, for the parts of the page that have no script.

use super::tokens::{self, Kind, Token, TokenError};
use std::collections::BTreeMap;

/// Reads the codes and sentences of a catalogue: `code: 'sentence',` with `+` between parts.
pub(crate) fn sentences(script: &str) -> Result<BTreeMap<String, String>, TokenError> {
    let tokens = tokens::split(script)?.tokens;
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

/// Writes the sentences of codes such as `{{title}}` into a text; returns a code that is missing.
pub(crate) fn fill(text: &str, sentences: &BTreeMap<String, String>) -> Result<String, String> {
    let mut parts = text.split("{{");
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (code, rest) = part.split_once("}}").ok_or(part)?;
        filled += sentences.get(code).ok_or(code)?;
        filled += rest;
    }
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_stand_for_their_sentences() {
        let script = "export const EN = {\n// A.\na: 'One: {x}.',\n'b-c':\n'Two' +\n' parts',\n};";
        let sentences = sentences(script).unwrap();
        let filled = fill("<p>{{a}}</p> {x} {{b-c}}", &sentences);
        assert_eq!(filled.unwrap(), "<p>One: {x}.</p> {x} Two parts");
        assert_eq!(fill("{{d}}", &sentences), Err("d".to_owned()));
    }
}
