//! Joins the modules of the page into two scripts: what the first screen needs, and the rest.
//!
//! The first script has the entry module and what it imports, the second one what `import()` loads
//! later. Each module becomes a function that returns its exports, in the order of the imports.
//! The licences of all are at the end of the second one. Modules name what they import and export;
//! there are no default exports and no cycles, and exports don't change.

use super::tokens::{self, Gap, Kind, Token, TokenError};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use thiserror::Error;

/// Why modules can't be joined.
#[derive(Debug, Error)]
pub(crate) enum BundleError {
    #[error("{0}: {1}")]
    Token(String, TokenError),
    #[error("{0}: there is no such module")]
    Missing(String),
    #[error("{0} imports itself, through other modules")]
    Cycle(String),
    #[error("{module}: can't read the {what} at '{near}'")]
    Form {
        module: String,
        what: &'static str,
        near: String,
    },
}

/// The joined scripts.
#[derive(Debug)]
pub(crate) struct Bundle {
    pub(crate) first: String,
    pub(crate) rest: String,
}

/// The name of a module in a script, and under which another module knows it.
type Alias<'a> = (&'a str, &'a str);

/// A module, split.
#[derive(Debug, Default)]
struct Module<'a> {
    imports: Vec<(String, Names<'a>)>,
    exports: Vec<Alias<'a>>,
    body: Vec<Piece<'a>>,
    licences: Vec<&'a str>,
}

/// What a module imports of another one.
#[derive(Debug)]
enum Names<'a> {
    Some(Vec<Alias<'a>>),
    All(&'a str),
}

#[derive(Debug)]
enum Piece<'a> {
    Token(Token<'a>),
    /// A module that is imported later, with the blank before.
    Later(String, Gap),
}

/// Joins the modules that an entry module needs. Names are paths in the folder of modules.
pub(crate) fn bundle(
    sources: &BTreeMap<String, String>,
    entry: &str,
) -> Result<Bundle, BundleError> {
    let mut modules = BTreeMap::new();
    let mut first = Vec::new();
    collect(sources, entry, &mut modules, &mut first, &mut Vec::new())?;
    let mut all = first.clone();
    let mut done = 0;
    while let Some(name) = all.get(done).cloned() {
        done += 1;
        let later = modules.get(&name).map(Module::later).unwrap_or_default();
        for target in later {
            collect(sources, &target, &mut modules, &mut all, &mut Vec::new())?;
        }
    }
    let rest = all.split_off(first.len());
    let shared: Vec<String> = first.iter().map(|name| variable(name)).collect();
    let mut bundle = Bundle {
        first: "// Licences: at the end of rest.js.\n".to_owned(),
        rest: format!("import {{ {} }} from './first.js';\n", shared.join(", ")),
    };
    for (names, script) in [(&first, &mut bundle.first), (&rest, &mut bundle.rest)] {
        for name in names {
            if let Some(module) = modules.get(name) {
                module.write(name, &first, script);
            }
        }
        let exports: Vec<String> = names.iter().map(|name| variable(name)).collect();
        // Writing to a string can't fail.
        let _ = writeln!(script, "export {{ {} }};", exports.join(", "));
    }
    for licence in modules.values().flat_map(|module| &module.licences) {
        let _ = writeln!(bundle.rest, "{licence}");
    }
    Ok(bundle)
}

/// Reads a module and those that it imports; adds their names, each after what it imports.
fn collect<'a>(
    sources: &'a BTreeMap<String, String>,
    name: &str,
    modules: &mut BTreeMap<String, Module<'a>>,
    order: &mut Vec<String>,
    path: &mut Vec<String>,
) -> Result<(), BundleError> {
    if order.iter().any(|known| known == name) {
        return Ok(());
    }
    if path.iter().any(|open| open == name) {
        return Err(BundleError::Cycle(name.to_owned()));
    }
    let source = sources.get(name);
    let source = source.ok_or_else(|| BundleError::Missing(name.to_owned()))?;
    let module = Module::read(name, source)?;
    path.push(name.to_owned());
    for (target, _) in &module.imports {
        collect(sources, target, modules, order, path)?;
    }
    path.pop();
    order.push(name.to_owned());
    modules.insert(name.to_owned(), module);
    Ok(())
}

/// Returns the variable of a module.
fn variable(name: &str) -> String {
    let name = name.trim_end_matches(".js");
    let word = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    format!("${}", name.chars().map(word).collect::<String>())
}

/// Returns the path that a module means by a text such as `'./board.js'`.
fn resolve(module: &str, text: &str) -> String {
    let path = text.trim_matches(['\'', '"']);
    let mut folders: Vec<&str> = module.split('/').collect();
    folders.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(folders.pop()),
            _ => folders.push(part),
        }
    }
    folders.join("/")
}

impl<'a> Module<'a> {
    fn read(name: &str, source: &'a str) -> Result<Module<'a>, BundleError> {
        let script = tokens::split(source);
        let script = script.map_err(|error| BundleError::Token(name.to_owned(), error))?;
        let mut module = Module {
            licences: script.licences,
            ..Module::default()
        };
        let left = &script.tokens;
        let mut rest = Reader { name, left };
        let mut depth = 0;
        while let Some(token) = rest.next() {
            let next = rest.left.first();
            if token.is("import") && next.is_some_and(|next| next.is("(")) {
                let target = resolve(name, rest.later()?);
                module.body.push(Piece::Later(target, token.gap));
            } else if token.is("import") && depth == 0 {
                let (names, target) = rest.import()?;
                module.imports.push((resolve(name, target), names));
            } else if token.is("export") && depth == 0 {
                if next.is_some_and(|next| next.is("{")) {
                    module.exports.extend(rest.aliases("export")?);
                    rest.skip(";");
                } else {
                    let exported = rest.declared()?;
                    module.exports.push((exported, exported));
                }
            } else {
                depth += match token.text {
                    "{" | "(" | "[" => 1,
                    "}" | ")" | "]" => -1,
                    _ => 0,
                };
                module.body.push(Piece::Token(token));
            }
        }
        Ok(module)
    }

    fn later(&self) -> Vec<String> {
        let pieces = self.body.iter();
        let later = pieces.filter_map(|piece| match piece {
            Piece::Later(name, _) => Some(name.clone()),
            Piece::Token(_) => None,
        });
        later.collect()
    }

    /// Writes the module as a function that is called at once.
    fn write(&self, name: &str, first: &[String], script: &mut String) {
        let _ = writeln!(script, "// {name}\nconst {} = (() => {{", variable(name));
        for (target, names) in &self.imports {
            let target = variable(target);
            let _ = match names {
                Names::All(own) => writeln!(script, "const {own} = {target};"),
                Names::Some(names) if names.is_empty() => Ok(()),
                Names::Some(names) => writeln!(script, "const {{ {} }} = {target};", list(names)),
            };
        }
        let mut last = None;
        for piece in &self.body {
            match piece {
                Piece::Token(token) => {
                    script.push_str(blank(last, token));
                    script.push_str(token.text);
                    last = Some(token);
                }
                Piece::Later(target, gap) => {
                    script.push_str(if *gap == Gap::None { "" } else { " " });
                    let own = variable(target);
                    if first.contains(target) {
                        let _ = write!(script, "Promise.resolve({own})");
                    } else {
                        let _ = write!(script, "import('./rest.js').then((rest) => rest.{own})");
                    }
                    last = None;
                }
            }
        }
        let _ = writeln!(
            script,
            "\nreturn {{ {} }};\n}})();",
            list_reversed(&self.exports)
        );
    }
}

/// Returns the blank that is needed between two tokens; lines stay.
fn blank(last: Option<&Token>, token: &Token) -> &'static str {
    let Some(last) = last else {
        return "";
    };
    let both = |kind| last.kind == kind && token.kind == kind;
    let is_word = |token: &Token| token.kind != Kind::Mark;
    match token.gap {
        Gap::Line => "\n",
        // `a - -b` is not `a--b`.
        Gap::Space if both(Kind::Mark) && last.text == token.text => " ",
        Gap::Space if last.is("/") || is_word(last) && is_word(token) => " ",
        _ => "",
    }
}

fn list(names: &[Alias]) -> String {
    let one = |(theirs, own): &Alias| match theirs == own {
        true => (*own).to_owned(),
        false => format!("{theirs}: {own}"),
    };
    names.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn list_reversed(names: &[Alias]) -> String {
    let reversed: Vec<Alias> = names.iter().map(|(own, theirs)| (*theirs, *own)).collect();
    list(&reversed)
}

/// Reads the tokens of a module one after the other.
struct Reader<'t, 'a> {
    name: &'t str,
    left: &'t [Token<'a>],
}

impl<'a> Reader<'_, 'a> {
    fn next(&mut self) -> Option<Token<'a>> {
        let (first, left) = self.left.split_first()?;
        self.left = left;
        Some(*first)
    }

    fn fault(&self, what: &'static str) -> BundleError {
        let near = self.left.iter().take(4).map(|token| token.text);
        BundleError::Form {
            module: self.name.to_owned(),
            what,
            near: near.collect::<Vec<_>>().join(" "),
        }
    }

    /// Passes a token if it is next.
    fn skip(&mut self, text: &str) -> bool {
        let is_next = self.left.first().is_some_and(|token| token.is(text));
        if is_next {
            self.next();
        }
        is_next
    }

    fn expect(&mut self, text: &str, what: &'static str) -> Result<(), BundleError> {
        if self.skip(text) {
            Ok(())
        } else {
            Err(self.fault(what))
        }
    }

    fn take(&mut self, kind: Kind, what: &'static str) -> Result<&'a str, BundleError> {
        match self.left.first() {
            Some(token) if token.kind == kind => {
                self.left = &self.left[1..];
                Ok(token.text)
            }
            _ => Err(self.fault(what)),
        }
    }

    /// Reads what follows the word `import`.
    fn import(&mut self) -> Result<(Names<'a>, &'a str), BundleError> {
        let what = "import";
        let names = match self.left.first() {
            Some(token) if token.kind == Kind::Text => Names::Some(Vec::new()),
            Some(token) if token.is("*") => {
                self.next();
                self.expect("as", what)?;
                let own = self.take(Kind::Word, what)?;
                self.expect("from", what)?;
                Names::All(own)
            }
            _ => {
                let names = self.aliases(what)?;
                self.expect("from", what)?;
                Names::Some(names)
            }
        };
        let target = self.take(Kind::Text, what)?;
        self.skip(";");
        Ok((names, target))
    }

    /// Reads names such as `{ a, b as c }`.
    fn aliases(&mut self, what: &'static str) -> Result<Vec<Alias<'a>>, BundleError> {
        self.expect("{", what)?;
        let mut names = Vec::new();
        while !self.skip("}") {
            let before = self.take(Kind::Word, what)?;
            let after = match self.skip("as") {
                true => self.take(Kind::Word, what)?,
                false => before,
            };
            names.push((before, after));
            if !self.skip(",") {
                self.expect("}", what)?;
                break;
            }
        }
        Ok(names)
    }

    /// Returns the name of the declaration that follows the word `export`, and stays before it.
    fn declared(&self) -> Result<&'a str, BundleError> {
        let mut ahead = Reader {
            name: self.name,
            left: self.left,
        };
        let what = "export";
        if !ahead.skip("const") && !ahead.skip("class") {
            ahead.skip("async");
            ahead.expect("function", what)?;
            ahead.skip("*");
        }
        ahead.take(Kind::Word, what)
    }

    /// Reads the module of `import('./name.js')` after the word `import`.
    fn later(&mut self) -> Result<&'a str, BundleError> {
        let what = "import";
        self.expect("(", what)?;
        let target = self.take(Kind::Text, what)?;
        self.expect(")", what)?;
        Ok(target)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn join(modules: &[(&str, &str)]) -> Result<Bundle, BundleError> {
        let sources = modules.iter();
        let sources = sources.map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
        bundle(&sources.collect(), "main.js")
    }

    #[test]
    fn modules_come_after_what_they_import_and_the_rest_later() {
        let main = "// Begins.\nimport { a, b as c } from './lib/ab.js';\n\
            const more = () => import('./late.js');\na(c);";
        let joined = join(&[
            ("main.js", main),
            (
                "lib/ab.js",
                "export const a = 1;\nfunction g() {}\nexport { g as b };",
            ),
            (
                "late.js",
                "/* A licence. */import * as ab from './lib/ab.js';\nexport class Late {}",
            ),
        ])
        .unwrap();
        let first = "// Licences: at the end of rest.js.\n// lib/ab.js\n\
            const $lib_ab = (() => {\nconst a=1;\nfunction g(){}\n\
            return { a, b: g };\n})();\n// main.js\nconst $main = (() => {\n\
            const { a, b: c } = $lib_ab;\nconst more=()=> import('./rest.js')\
            .then((rest) => rest.$late);\na(c);\nreturn {  };\n})();\n\
            export { $lib_ab, $main };\n";
        assert_eq!(joined.first, first);
        let rest = "import { $lib_ab, $main } from './first.js';\n// late.js\n\
            const $late = (() => {\nconst ab = $lib_ab;\nclass Late{}\nreturn { Late };\n})();\n\
            export { $late };\n/* A licence. */\n";
        assert_eq!(joined.rest, rest);
    }

    #[test]
    fn what_is_there_already_is_not_loaded_again() {
        let joined = join(&[
            ("main.js", "import './a.js';import('./a.js')"),
            ("a.js", ""),
        ]);
        assert!(joined.unwrap().first.contains("Promise.resolve($a)"));
    }

    #[test]
    fn operators_stay_apart() {
        let joined = join(&[("main.js", "a - -b; a / /b/; c + ++d; return  x")]).unwrap();
        assert!(
            joined.first.contains("a- -b;a/ /b/;c+ ++d;return x"),
            "{}",
            joined.first
        );
    }

    #[test]
    fn other_forms_are_refused() {
        for (main, fault) in [
            (
                "import a from './a.js';",
                "can't read the import at 'a from './a.js' ;'",
            ),
            (
                "export default 3;",
                "can't read the export at 'default 3 ;'",
            ),
            ("export let x = 3;", "can't read the export at 'let x = 3'"),
            (
                "export const { x } = y;",
                "can't read the export at '{ x } ='",
            ),
            ("import './none.js'", "none.js: there is no such module"),
            (
                "import './main.js'",
                "main.js imports itself, through other modules",
            ),
            ("import(x)", "can't read the import at 'x )'"),
            ("'a", "main.js: line 1: the text has no end"),
        ] {
            let error = join(&[("main.js", main)]).unwrap_err().to_string();
            assert!(error.contains(fault), "{error}");
        }
    }
}
