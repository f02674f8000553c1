//! The catalogues of all languages: as complete as the English one, and with the same parameters.

use super::catalogue;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const LANG: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/page/js/lang");

/// A parameter in a pattern.
#[derive(Debug, PartialEq, Eq)]
struct Parameter<'a> {
    name: &'a str,
    /// `select`, `plural`, `percent`, `number`, or nothing.
    kind: &'a str,
    forms: BTreeMap<&'a str, &'a str>,
}

/// Reads the parameters of a pattern, as text.js does; `None` where it does not understand one.
fn parameters(pattern: &str) -> Option<Vec<Parameter<'_>>> {
    let mut found = Vec::new();
    let mut left = pattern;
    while let Some(begin) = left.find(['{', '}']) {
        left = left[begin..].strip_prefix('{')?;
        let end = left.find([',', '}'])?;
        let (name, rest) = left.split_at(end);
        let (kind, rest) = match rest.strip_prefix(", ") {
            Some(rest) => rest.split_at(rest.find([',', '}'])?),
            None => ("", rest),
        };
        let (forms, rest) = match rest.strip_prefix(", ") {
            Some(rest) => forms(rest)?,
            None => (BTreeMap::new(), rest),
        };
        left = rest.strip_prefix('}')?;
        let has_forms = match kind {
            "select" | "plural" => true,
            "percent" | "number" | "" => false,
            _ => return None,
        };
        if has_forms == forms.is_empty() || !is_name(name) {
            return None;
        }
        found.push(Parameter { name, kind, forms });
    }
    Some(found)
}

/// Reads forms with their names up to the closing brace.
fn forms(text: &str) -> Option<(BTreeMap<&str, &str>, &str)> {
    let mut found = BTreeMap::new();
    let mut left = text;
    while !left.starts_with('}') {
        let (name, rest) = left.split_once(" {")?;
        let (form, rest) = rest.split_at(rest.find(['{', '}'])?);
        left = rest.strip_prefix('}')?;
        left = left.strip_prefix(' ').unwrap_or(left);
        let is_new = found.insert(name, form).is_none();
        if !is_new || !is_name(name.trim_start_matches('=')) {
            return None;
        }
    }
    Some((found, left))
}

fn is_name(text: &str) -> bool {
    let is_sign = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    !text.is_empty() && text.chars().all(is_sign)
}

/// Returns the names of the parameters, and those of the forms that a choice is made from.
fn choices<'a>(parameters: &[Parameter<'a>]) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut choices = BTreeMap::new();
    for Parameter { name, kind, forms } in parameters {
        let names: &mut BTreeSet<_> = choices.entry(*name).or_default();
        if *kind == "select" {
            names.extend(forms.keys());
        }
    }
    choices
}

fn read(path: &Path) -> BTreeMap<String, String> {
    catalogue::sentences(&fs::read_to_string(path).unwrap()).unwrap()
}

fn english() -> BTreeMap<String, String> {
    let mut all = read(&Path::new(LANG).join("en/first.js"));
    for part in ["en/later.js", "en/club.js"] {
        all.extend(read(&Path::new(LANG).join(part)));
    }
    all
}

/// Returns the catalogues of the other languages, by their names, with what a club says.
fn others() -> BTreeMap<String, BTreeMap<String, String>> {
    let mut all = BTreeMap::<_, BTreeMap<_, _>>::new();
    for folder in ["", "club"] {
        for file in fs::read_dir(Path::new(LANG).join(folder)).unwrap() {
            let path = file.unwrap().path();
            if path.is_dir() {
                continue;
            }
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            all.entry(name).or_default().extend(read(&path));
        }
    }
    all
}

#[test]
fn patterns_are_read_as_the_page_reads_them() {
    let found = parameters("A {x}: {n, plural, =0 {no} other {# y}}{p, percent}.").unwrap();
    let names: Vec<_> = found.iter().map(|found| (found.name, found.kind)).collect();
    assert_eq!(names, [("x", ""), ("n", "plural"), ("p", "percent")]);
    assert_eq!(found[1].forms["=0"], "no");
    assert_eq!(found[1].forms["other"], "# y");
    for wrong in [
        "{x",
        "x}",
        "{x, select}",
        "{x, plural, one {a {y}}}",
        "{x, choice, a {b}}",
        "{x, select, a {b}  c {d}}",
        "{x y}",
        "{x, percent, a {b}}",
    ] {
        assert_eq!(parameters(wrong), None, "{wrong}");
    }
}

#[test]
fn every_pattern_can_be_read() {
    let english = ("en".to_owned(), english());
    for (language, sentences) in others().into_iter().chain([english]) {
        for (code, sentence) in sentences {
            assert!(
                parameters(&sentence).is_some(),
                "{language} {code}: {sentence}"
            );
        }
    }
}

#[test]
fn every_language_has_all_codes_with_the_same_parameters() {
    let english = english();
    for (language, sentences) in others() {
        let codes: BTreeSet<_> = sentences.keys().collect();
        assert_eq!(codes, english.keys().collect(), "{language}");
        for (code, sentence) in &sentences {
            let own = choices(&parameters(sentence).unwrap());
            let original = choices(&parameters(&english[code]).unwrap());
            let names: BTreeSet<_> = own.keys().collect();
            assert_eq!(names, original.keys().collect(), "{language} {code}");
            for (name, forms) in own {
                let lacks_none = forms.contains("other") || forms.is_superset(&original[name]);
                assert!(
                    forms.is_empty() || lacks_none,
                    "{language} {code}: {name} lacks forms"
                );
            }
        }
    }
}

#[test]
fn no_sentence_is_left_in_english() {
    let english = english();
    for (language, sentences) in others() {
        let is_word = |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase());
        let is_sentence = |text: &str| text.split(' ').filter(is_word).count() > 1;
        let left: Vec<_> = sentences
            .iter()
            .filter(|(code, sentence)| english[*code] == **sentence && is_sentence(sentence))
            .collect();
        assert_eq!(left, [], "{language}");
    }
}
