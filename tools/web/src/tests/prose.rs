//! Finds text for people that is not in the catalogue.

use super::tokens::{self, Kind};
use std::fs;

/// Attributes that people hear or see.
const SAID: [&str; 4] = ["aria-label=\"", "title=\"", "placeholder=\"", "alt=\""];
/// Names of keys, and words of the SGF format.
const NAMES: [&str; 10] = [
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "Draw",
    "End",
    "Enter",
    "Escape",
    "Home",
    "Tab",
];

/// Tells whether a string seems to be for people: it begins like a name or a sentence, has several
/// words, or signs that only prose has.
fn is_prose(text: &str) -> bool {
    let mut chars = text.trim_start().chars();
    let begins = chars.next().is_some_and(char::is_uppercase)
        && chars.next().is_some_and(char::is_lowercase);
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
    let has_words = text.split(' ').filter(is_word).count() > 1;
    begins && !NAMES.contains(&text) || has_words || text.contains(['’', '“', '…'])
}

/// Returns the texts of markup: between tags, and in attributes that people hear or see.
fn markup_texts(markup: &str) -> Vec<String> {
    let mut texts = Vec::new();
    // What comes first is between tags.
    let markup = format!(">{markup}");
    for part in markup.split('<') {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        texts.push(text);
        texts.extend(
            SAID.iter()
                .filter_map(|name| tag.split(name).nth(1)?.split('"').next()),
        );
    }
    texts.retain(|text| text.contains(char::is_alphabetic));
    texts.into_iter().map(str::to_owned).collect()
}

/// Splits a template into what is between its expressions, and these.
fn split_template(template: &str) -> (String, Vec<&str>) {
    let mut between = String::new();
    let mut expressions = Vec::new();
    let mut left = template.trim_matches('`');
    while let Some((before, rest)) = left.split_once("${") {
        let end = tokens::expression_end(rest.as_bytes(), 0).unwrap();
        expressions.push(&rest[..end - 1]);
        between += before;
        left = &rest[end..];
    }
    (between + left, expressions)
}

/// Returns the text for people in a script.
fn prose(script: &str) -> Vec<String> {
    let tokens = tokens::split(script).unwrap();
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let follows = |names: &[&str], back: usize| {
            at >= back && names.iter().any(|name| tokens[at - back].is(name))
        };
        if token.kind != Kind::Text || token.text.starts_with('/') {
            continue;
        }
        if !token.text.starts_with('`') {
            let is_class = follows(&["class"], 2) || follows(&["querySelector"], 2);
            let text = token.text.trim_matches(['\'', '"']);
            if !is_class && is_prose(text) {
                found.push(text.to_owned());
            }
            continue;
        }
        let (between, expressions) = split_template(token.text);
        match follows(&["html", "svg"], 1) {
            true => found.extend(markup_texts(&between)),
            false if is_prose(&between) => found.push(between),
            false => {}
        }
        found.extend(expressions.into_iter().flat_map(prose));
    }
    found
}

#[test]
fn prose_is_found() {
    let script = "f('quiet icon nav'); g({ class: 'quiet icon nav' }, 'No move', 'ArrowUp');\n\
        html`<p class=\"a b\" title=\"turn\">${x ? html`no <b>${'Draw it'}</b>` \
        : `${y} has no move`}</p>`";
    let found = prose(script);
    let expected = [
        "quiet icon nav",
        "No move",
        "turn",
        "no ",
        "Draw it",
        " has no move",
    ];
    assert_eq!(found, expected);
}

#[test]
fn all_text_of_the_page_is_in_the_catalogue() {
    for path in super::sources() {
        let name = path.to_str().unwrap();
        let read = || fs::read_to_string(&path).unwrap();
        let found = match name.rsplit_once('.') {
            Some((_, "js")) if !name.contains("/lang/") => prose(&read()),
            Some((_, "html")) => {
                let source = read();
                let parts = source
                    .split('{')
                    .map(|part| part.rsplit('}').next().unwrap_or(""));
                markup_texts(&parts.collect::<String>())
            }
            _ => continue,
        };
        assert!(found.is_empty(), "{name}: {found:#?}");
    }
}
