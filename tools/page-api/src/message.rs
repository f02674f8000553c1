//! Texts for people, as codes with parameters. The page has the sentences in its catalogue.

use loa::{Color, Square};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt;

/// Defines the codes with the names of their parameters, which can become messages.
#[macro_export]
macro_rules! codes {
    ($(#[$doc:meta])* $enum:ident: $($name:ident $text:literal [$($param:literal)*],)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $enum {
            $(#[allow(missing_docs, reason = "the names say it")] $name,)*
        }

        impl $enum {
            /// All codes.
            pub const ALL: &[$enum] = &[$($enum::$name,)*];

            /// Returns its name in messages and catalogues.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $($enum::$name => $text,)*
                }
            }

            /// Returns the names of its parameters.
            pub const fn params(self) -> &'static [&'static str] {
                match self {
                    $($enum::$name => &[$($param,)*],)*
                }
            }
        }

        impl From<$enum> for $crate::Message {
            fn from(code: $enum) -> $crate::Message {
                $crate::Message::new(code.as_str(), code.params())
            }
        }
    };
}

// A `detail` is in English: what a library says of a fault in a file or a request.
codes! {
    /// What a message says.
    Code:
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
    NotARecord "not-a-record" ["detail"],
    LeftOut "left-out" ["detail"],
    FirstOf "first-of" ["count"],
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
    ChanceTaken "chance-taken" ["side"],
    Judged "judged" ["judgement" "before" "after" "better" "now"],
    Better "better" ["move" "score"],
    Now "now" ["score"],
    Nothing "nothing" [],
    Won "won" [],
    Lost "lost" [],
    WinIn "win-in" ["moves"],
    LossIn "loss-in" ["moves"],
    Chance "chance" ["chance"],
    Summary "summary" ["accuracy" "inaccuracies" "mistakes" "blunders" "missed"],
    NoSummary "no-summary" [],
}

/// Something to tell a person: a code with its parameters, which are squares, sides, numbers, and
/// messages that are part of it. A `detail` is in English, about a fault in a file or a request.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub struct Message {
    code: &'static str,
    /// The parameters that the code has.
    #[serde(skip)]
    names: &'static [&'static str],
    #[serde(skip_serializing_if = "Map::is_empty")]
    #[schema(value_type = Option<Object>)]
    params: Map<String, Value>,
}

impl Message {
    /// Makes a message of a code, of which it has yet to get the parameters.
    pub fn new(code: &'static str, names: &'static [&'static str]) -> Message {
        let params = Map::new();
        Message {
            code,
            names,
            params,
        }
    }

    /// Adds a parameter.
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        debug_assert!(self.names.contains(&name), "{}: {name}", self.code);
        self.params.insert(name.to_owned(), value.into());
        self
    }

    /// Adds a parameter as text.
    pub fn with_text(self, name: &'static str, value: impl fmt::Display) -> Message {
        self.with(name, value.to_string())
    }
}

/// A side, in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Side {
    Black,
    White,
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::Black => Color::Black,
            Side::White => Color::White,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::Black => Side::Black,
            Color::White => Side::White,
        }
    }
}

/// Says something about a side.
pub(crate) fn of_color(code: Code, side: Color) -> Message {
    Message::from(code).with("color", side.name())
}

/// Says that a piece is in the way.
pub(crate) fn in_the_way(owner: Color, square: Square) -> Message {
    of_color(Code::InTheWay, owner).with_text("square", square)
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        debug_assert_eq!(message.params.len(), message.names.len(), "{message}");
        let mut fields = Map::new();
        fields.insert("code".to_owned(), message.code.into());
        if !message.params.is_empty() {
            fields.insert("params".to_owned(), message.params.into());
        }
        fields.into()
    }
}

/// Writes the code and the parameters, for programmers.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)?;
        for (name, value) in &self.params {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn messages_have_their_parameters_and_those_in_them_alone() {
        let inner = Message::from(Code::LeavesBoard);
        assert_eq!(json!(inner), json!({ "code": "leaves-board" }));
        let square: Square = "c3".parse().unwrap();
        let first = in_the_way(Color::White, square);
        let both = Message::from(Code::TwoFaults).with("first", first);
        let both = both.with("second", inner);
        let first = json!({ "code": "in-the-way", "params": { "color": "white", "square": "c3" } });
        let params = json!({ "first": first, "second": { "code": "leaves-board" } });
        assert_eq!(
            json!(both),
            json!({ "code": "two-faults", "params": params })
        );
        assert_eq!(Value::from(both.clone()), json!(both));
    }
}
