//! The catalogue of the page against the codes of messages.

use super::catalogue;
use loa_page_api::Code;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Returns the codes of the catalogue with their sentences.
fn catalogue(modules: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for name in CATALOGUE {
        for (code, sentence) in catalogue::sentences(&modules[name]).unwrap() {
            assert_eq!(
                all.insert(code.clone(), sentence),
                None,
                "{code} occurs twice"
            );
        }
    }
    all
}

const CATALOGUE: [&str; 3] = ["lang/en/first.js", "lang/en/later.js", "lang/en/club.js"];
/// The codes of a club's server; its crate depends on this one.
const CLUB_CODES: &str = include_str!("../../../club/src/code.rs");

/// Returns the modules and the markup of the page by their names.
fn modules() -> BTreeMap<String, String> {
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("page/js");
    let name = |path: &Path| {
        let name = path.strip_prefix(&scripts).unwrap_or(path);
        name.to_str().unwrap().to_owned()
    };
    let files = super::sources().into_iter();
    let files = files.filter(|path| path.extension().is_none_or(|ending| ending != "svg"));
    let files = files.map(|path| (name(&path), fs::read_to_string(&path).unwrap()));
    let is_other = |name: &str| name.starts_with("lang/") && !CATALOGUE.contains(&name);
    files.filter(|(name, _)| !is_other(name)).collect()
}

#[test]
fn the_catalogue_has_every_code_of_the_server() {
    let catalogue = catalogue(&modules());
    for code in Code::ALL {
        let sentence = catalogue.get(code.as_str());
        let sentence = sentence.unwrap_or_else(|| panic!("{} is missing", code.as_str()));
        for name in code.params() {
            let is_in = ["}", ","].map(|end| sentence.contains(&format!("{{{name}{end}")));
            assert!(is_in[0] || is_in[1], "{} lacks {name}", code.as_str());
        }
    }
}

#[test]
fn the_catalogue_has_every_code_of_a_club() {
    let catalogue = catalogue(&modules());
    let codes = CLUB_CODES.lines().filter_map(|line| {
        let (code, params) = line.split_once(" \"")?.1.split_once("\" [")?;
        let params = params.split(']').next()?.split_whitespace();
        Some((code, params.map(|name| name.trim_matches('"'))))
    });
    let mut count = 0;
    for (code, params) in codes {
        let sentence = catalogue.get(code);
        let sentence = sentence.unwrap_or_else(|| panic!("{code} is missing"));
        for name in params {
            let is_in = ["}", ","].map(|end| sentence.contains(&format!("{{{name}{end}")));
            assert!(is_in[0] || is_in[1], "{code} lacks {name}");
        }
        count += 1;
    }
    assert!(count > 30, "{count} codes");
}

#[test]
fn every_entry_of_the_catalogue_is_used() {
    let modules = modules();
    for code in catalogue(&modules).keys() {
        let names = [format!("'{code}'"), format!("{code}}}}}")];
        let mut others = modules
            .iter()
            .filter(|(name, _)| !CATALOGUE.contains(&name.as_str()));
        let is_used = Code::ALL.iter().any(|own| own.as_str() == code)
            || CLUB_CODES.contains(&format!(" \"{code}\" ["))
            || others.any(|(_, text)| names.iter().any(|name| text.contains(name)));
        assert!(is_used, "{code}");
    }
}
