//! Texts for people, as codes with parameters. The page has the sentences in its catalogue.

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Map, Value};
use std::fmt;

/// Defines the codes with the names of their parameters.
macro_rules! codes {
    ($($name:ident $text:literal [$($param:literal)*],)*) => {
        /// What a message says.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Code {
            $($name,)*
        }

        impl Code {
            #[cfg(test)]
            const ALL: &[Code] = &[$(Code::$name,)*];

            pub(crate) const fn as_str(self) -> &'static str {
                match self {
                    $(Code::$name => $text,)*
                }
            }

            /// Returns the names of its parameters.
            const fn params(self) -> &'static [&'static str] {
                match self {
                    $(Code::$name => &[$($param,)*],)*
                }
            }
        }
    };
}

// A `detail` is in English: what a library says of a fault in a file or a request.
codes! {
    // Refused requests.
    NoSuchRequest "no-such-request" [],
    NoSuchFile "no-such-file" [],
    WrongMethod "wrong-method" [],
    NoToken "no-token" [],
    NoHost "no-host" [],
    OtherHost "other-host" [],
    OtherSite "other-site" [],
    RepeatedHeader "repeated-header" ["name"],
    TooSlow "too-slow" [],
    Incomplete "incomplete" ["detail"],
    TooLarge "too-large" ["kibibytes"],
    NotAnObject "not-an-object" [],
    BadJson "bad-json" ["detail"],
    BadHandshake "bad-handshake" ["detail"],
    Internal "internal" ["detail"],
    ManyAnalyses "many-analyses" [],
    ManyJobs "many-jobs" ["most"],
    JobInUse "job-in-use" ["id"],
    NoSharedGame "no-shared-game" [],
    NotACommand "not-a-command" [],
    ProgramBusy "program-busy" [],
    NoTables "no-tables" [],
    NotInTables "not-in-tables" [],
    // Games in requests.
    BadRules "bad-rules" ["detail"],
    BadSize "bad-size" ["detail"],
    BadStart "bad-start" ["detail"],
    BadPosition "bad-position" ["detail"],
    BadMove "bad-move" ["detail"],
    BadPly "bad-ply" ["number" "detail"],
    IllegalPly "illegal-ply" ["number" "move" "reason"],
    BadTime "bad-time" [],
    BadLevel "bad-level" ["most"],
    LongText "long-text" ["most"],
    LongGame "long-game" ["count" "most"],
    GameOver "game-over" [],
    FewPieces "few-pieces" [],
    // Imports and exports.
    NothingToRead "nothing-to-read" [],
    NoGame "no-game" [],
    BadSgf "bad-sgf" ["detail"],
    NotARecord "not-a-record" ["detail"],
    BadTree "bad-tree" ["detail"],
    ManyNodes "many-nodes" ["count" "most"],
    NodeWithoutMove "node-without-move" ["number"],
    NodeWithoutParent "node-without-parent" ["number"],
    NoRoot "no-root" [],
    // Illegal moves.
    Over "over" [],
    OffBoard "off-board" ["square"],
    EmptySquare "empty-square" ["square"],
    OtherPiece "other-piece" ["square" "owner" "mover"],
    SameSquare "same-square" ["square"],
    NoLine "no-line" ["from" "to"],
    WrongLength "wrong-length" ["needed" "tried" "line"],
    InTheWay "in-the-way" ["color" "square"],
    TwoFaults "two-faults" ["first" "second"],
    OwnPiece "own-piece" ["color" "square"],
    MustJump "must-jump" [],
    NoPassing "no-passing" [],
    // Lines, and directions without a move.
    Rank "rank" [],
    File "file" [],
    Rising "rising" [],
    Falling "falling" [],
    LeavesBoard "leaves-board" [],
    LandsOnOwn "lands-on-own" ["square"],
    // Ends of games.
    WinConnected "win-connected" ["winner" "color" "count"],
    WinSimultaneous "win-simultaneous" ["winner" "mover"],
    WinBlocked "win-blocked" ["winner" "loser"],
    WinOther "win-other" ["winner" "reason"],
    DrawSimultaneous "draw-simultaneous" [],
    DrawBlocked "draw-blocked" [],
    DrawRepetition "draw-repetition" [],
    DrawMoveLimit "draw-move-limit" ["count"],
    DrawConnected "draw-connected" [],
    // Positions that people set up.
    NoPieces "no-pieces" ["color"],
    OnePiece "one-piece" ["color"],
    AllConnected "all-connected" ["color"],
    OverAlready "over-already" ["end"],
    NoMoves "no-moves" [],
    ManyPieces "many-pieces" ["color" "count" "most"],
    MoverBlocked "mover-blocked" ["color"],
    // Reviews.
    OnlyMove "only-move" [],
    BestProven "best-proven" ["score"],
    BestEstimated "best-estimated" ["chance"],
    Judged "judged" ["judgement" "before" "after" "better" "now"],
    Better "better" ["move" "score"],
    Now "now" ["score"],
    Nothing "nothing" [],
    Won "won" [],
    Lost "lost" [],
    WinIn "win-in" ["moves"],
    LossIn "loss-in" ["moves"],
    Points "points" ["points"],
    Summary "summary" ["accuracy" "inaccuracies" "mistakes" "blunders" "missed"],
    NoSummary "no-summary" [],
}

/// A code with its parameters.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Message {
    code: Code,
    params: Map<String, Value>,
}

impl Message {
    /// Adds a parameter.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        debug_assert!(
            self.code.params().contains(&name),
            "{}: {name}",
            self.code.as_str()
        );
        self.params.insert(name.to_owned(), value.into());
        self
    }

    /// Adds a parameter as text.
    pub(crate) fn with_text(self, name: &'static str, value: impl fmt::Display) -> Message {
        self.with(name, value.to_string())
    }
}

impl From<Code> for Message {
    fn from(code: Code) -> Message {
        let params = Map::new();
        Message { code, params }
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        debug_assert_eq!(
            message.params.len(),
            message.code.params().len(),
            "{message}"
        );
        let mut fields = Map::new();
        fields.insert("code".to_owned(), message.code.as_str().into());
        if !message.params.is_empty() {
            fields.insert("params".to_owned(), message.params.into());
        }
        fields.into()
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("code", self.code.as_str())?;
        if !self.params.is_empty() {
            fields.serialize_entry("params", &self.params)?;
        }
        fields.end()
    }
}

/// Writes the code and the parameters, for programmers.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code.as_str())?;
        for (name, value) in &self.params {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::catalogue;
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

    const CATALOGUE: [&str; 2] = ["en.js", "en-later.js"];

    /// Returns the modules and the markup of the page by their names.
    fn modules() -> BTreeMap<String, String> {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
        let files = [page.join("js"), page].into_iter();
        let files = files.flat_map(|folder| fs::read_dir(folder).unwrap());
        let files = files.map(|entry| entry.unwrap());
        let files = files.filter(|file| file.path().is_file());
        let name = |file: &fs::DirEntry| file.file_name().into_string().unwrap();
        files
            .map(|file| (name(&file), fs::read_to_string(file.path()).unwrap()))
            .collect()
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
    fn every_entry_of_the_catalogue_is_used() {
        let modules = modules();
        for code in catalogue(&modules).keys() {
            let names = [format!("'{code}'"), format!("{{{{{code}}}}}")];
            let mut others = modules
                .iter()
                .filter(|(name, _)| !CATALOGUE.contains(&name.as_str()));
            let is_used = Code::ALL.iter().any(|own| own.as_str() == code)
                || others.any(|(_, text)| names.iter().any(|name| text.contains(name)));
            assert!(is_used, "{code}");
        }
    }
}
