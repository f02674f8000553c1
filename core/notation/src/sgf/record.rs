use super::{Ending, GameResult, NodeId, Place, Property, Tree};
use crate::Fen;
use loa::{ByColor, Color, Game, Move, Position, Preset, Rules, Size, Start};
use std::iter;
use thiserror::Error;

/// A whole game of Lines of Action with what is known about it, its comments and variations.
///
/// [`FromStr`](std::str::FromStr) reads one game as SGF, [`read_records`](super::read_records) a
/// file of several; [`Display`](std::fmt::Display) writes one. What is written is read as the same,
/// but for carriage returns in texts, which become line feeds; [`with_line_feeds`] makes them such
/// before. Where something was read is not compared.
///
/// [`with_line_feeds`]: super::with_line_feeds
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What is said about the rules (`RU`).
    pub rule_set: RuleSet,
    /// The number of plies after which the game is drawn, if any (`ML` where it is not the
    /// [usual](Record::usual_move_limit) one).
    pub move_limit: Option<u32>,
    /// The position that the game began with (`SU`, `SZ`, `IP`).
    pub beginning: Beginning,
    /// The players' names (`PB`, `PW`).
    pub players: ByColor<Option<String>>,
    /// How the game is said to have ended (`RE`).
    pub result: Option<GameResult>,
    /// The nodes. The root, before the first move, holds the comment on the game as a whole and
    /// whatever else is said about it (`DT`, `EV`, …).
    pub nodes: Tree<RecordNode>,
}

/// What a record says about its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleSet {
    /// The name of a preset.
    Preset(Preset),
    /// Text that is not the name of a preset, kept as it was read.
    Other(String),
    /// Nothing.
    Unstated,
}

impl RuleSet {
    /// Reads the value of `RU`.
    pub fn from_text(text: &str) -> RuleSet {
        match text.trim().parse() {
            Ok(preset) => RuleSet::Preset(preset),
            Err(_) => RuleSet::Other(text.to_owned()),
        }
    }

    /// Returns the preset to replay by. Where none is named it is the inventor's rules: they judge
    /// as the default does, but a long game from elsewhere does not end at a limit that its players
    /// did not know.
    pub const fn preset(&self) -> Preset {
        match self {
            RuleSet::Preset(preset) => *preset,
            RuleSet::Other(_) | RuleSet::Unstated => Preset::SOUCIE,
        }
    }
}

/// The position that a game begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "there is one in a record")]
pub enum Beginning {
    /// A start position, Black to move.
    Start(Start, Size),
    /// A position that was set up, with what its text counts before it.
    Position(Fen),
}

impl Beginning {
    /// Returns the position.
    pub fn position(&self) -> Position {
        self.fen().position
    }

    /// Returns the position with what is counted before it.
    pub fn fen(&self) -> Fen {
        match self {
            Beginning::Start(start, size) => Position::start(*size, *start).into(),
            Beginning::Position(fen) => *fen,
        }
    }
}

/// Names the start position that the position is, if it is one; counts make it a position that was
/// set up.
impl From<Fen> for Beginning {
    fn from(fen: Fen) -> Beginning {
        let size = fen.position.size();
        let is_here = |start: &Start| Fen::from(Position::start(size, *start)) == fen;
        let start = Start::ALL.into_iter().find(is_here);
        start.map_or(Beginning::Position(fen), |start| {
            Beginning::Start(start, size)
        })
    }
}

/// As for a text with the position in which nothing has been played yet.
impl From<Position> for Beginning {
    fn from(position: Position) -> Beginning {
        Fen::from(position).into()
    }
}

/// A point in a recorded game: what was done to reach it, and what is said about it.
#[derive(Clone, Debug, Default)]
pub struct RecordNode {
    /// What was done; `None` where there are only words, as there may be anywhere, and usually at
    /// the root.
    pub turn: Option<Turn>,
    /// The comment (`C`).
    pub comment: Option<String>,
    /// The other properties, kept as they are: marks, clock times, whatever programs write.
    ///
    /// A name that the record gives a meaning to (such as `B` or `C`) does not belong here; it
    /// would be read back as what it means.
    pub properties: Vec<Property>,
    /// Where the text of the move was read; `None` for a node without a move, and for one that was
    /// not read. Not compared.
    pub place: Option<Place>,
}

/// What a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who did it.
    pub color: Color,
    /// What.
    pub action: Action,
}

/// What a player can do in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Play a move.
    Move(Move),
    /// Give up.
    Resign,
}

impl RecordNode {
    /// Makes a node with a move and nothing else.
    pub fn played(color: Color, mv: Move) -> RecordNode {
        RecordNode {
            turn: Some(Turn {
                color,
                action: Action::Move(mv),
            }),
            ..RecordNode::default()
        }
    }

    /// Returns the move, if one was played.
    pub(crate) fn mv(&self) -> Option<Move> {
        match self.turn?.action {
            Action::Move(mv) => Some(mv),
            Action::Resign => None,
        }
    }

    /// Adds a comment after the one that is there, if any.
    pub fn add_comment(&mut self, text: &str) {
        match &mut self.comment {
            Some(comment) => comment.extend(["\n", text]),
            None => self.comment = Some(text.to_owned()),
        }
    }

    /// Adds what stands after a move: a sign such as `!?` as SGF's property for it, words as a
    /// comment.
    pub(crate) fn add_words(&mut self, text: &str) {
        let signs = text.trim_matches(|c: char| c.is_whitespace() || "+#=~".contains(c));
        match SIGNS.iter().find(|(sign, ..)| *sign == signs) {
            Some((_, name, value)) => self.properties.push(Property::new(*name, *value)),
            None if signs.contains(char::is_alphanumeric) => self.add_comment(text.trim()),
            None => {}
        }
    }

    /// Returns the sign that a move has, such as `!?`, or nothing.
    pub(crate) fn sign(&self) -> &'static str {
        let is_here = |(_, name, value): &&(&str, &str, &str)| {
            let named = self.properties.iter().filter(|it| it.name == *name);
            let mut values = named.flat_map(|it| &it.values);
            values.any(|it| it.text == *value)
        };
        SIGNS.iter().find(is_here).map_or("", |(sign, ..)| sign)
    }
}

/// The signs beside moves, and the properties that mean them: tesuji, bad move, interesting,
/// doubtful.
const SIGNS: [(&str, &str, &str); 6] = [
    ("!", "TE", "1"),
    ("!!", "TE", "2"),
    ("?", "BM", "1"),
    ("??", "BM", "2"),
    ("!?", "IT", ""),
    ("?!", "DO", ""),
];

impl PartialEq for RecordNode {
    fn eq(&self, other: &RecordNode) -> bool {
        self.turn == other.turn
            && self.comment == other.comment
            && self.properties == other.properties
    }
}

impl Eq for RecordNode {}

/// Rules that a record can't name: they are not the given preset's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the rules of the game are not those of {0}")]
pub struct OtherRulesError(pub &'static str);

impl Record {
    /// Makes a record without moves, with the usual move limit.
    pub fn new(preset: Preset, beginning: Beginning) -> Record {
        Record {
            rule_set: RuleSet::Preset(preset),
            move_limit: beginning.fen().limit_left(preset.rules.move_limit),
            beginning,
            players: ByColor::default(),
            result: None,
            nodes: Tree::new(RecordNode::default()),
        }
    }

    /// Records a game that is played by a preset's rules, its move limit apart. The result is what
    /// the rules say; a game that goes on has none.
    ///
    /// A game whose board was set up in its middle is recorded from there on, and its move limit is
    /// lowered by the plies before.
    ///
    /// # Errors
    /// If the rules of the game differ from the preset's in more than the move limit.
    pub fn from_game(game: &Game, preset: &Preset) -> Result<Record, OtherRulesError> {
        let rules = game.first_rules();
        let move_limit = rules.move_limit;
        if rules != preset.rules.with_move_limit(move_limit) {
            return Err(OtherRulesError(preset.name));
        }
        let earlier = game.plies() - game.past().len() as u32;
        let mut record = Record::new(*preset, Beginning::from(Fen::first_of(game)));
        record.move_limit = move_limit.map(|limit| limit.saturating_sub(earlier));
        record.result = game.status().verdict().map(GameResult::from);
        let mut node = record.nodes.root();
        for ply in game.past() {
            let played = RecordNode::played(ply.before.turn(), ply.mv);
            node = record.nodes.add(node, played);
        }
        Ok(record)
    }

    /// Returns the rules of the game: those of the rule set, with the record's own move limit.
    pub fn rules(&self) -> Rules {
        let rules = self.rule_set.preset().rules;
        rules.with_move_limit(self.move_limit)
    }

    /// Returns the move limit where none is stated: that of the rule set, less the plies that are
    /// counted before the first position.
    pub fn usual_move_limit(&self) -> Option<u32> {
        let limit = self.rule_set.preset().rules.move_limit;
        self.beginning.fen().limit_left(limit)
    }

    /// Begins the game, before its first move.
    pub fn begin(&self) -> Game {
        self.beginning.fen().begin(self.rules())
    }

    /// Returns the turns of the main line.
    pub(crate) fn main_turns(&self) -> impl Iterator<Item = Turn> {
        let nodes = self.nodes.main_line();
        nodes.filter_map(|node| self.nodes[node].turn)
    }

    /// Returns how the game ended: as the rules say, or else as is stated, or else by the
    /// resignation that ends the main line. What is stated stands where the game is void, or its
    /// rules are named and not known.
    pub fn final_result(&self) -> Option<GameResult> {
        let verdict = self.to_game().ok().and_then(|game| game.status().verdict());
        let last = self.main_turns().last();
        let resigned = last.filter(|turn| turn.action == Action::Resign);
        let told = resigned.map(|turn| GameResult::Win(!turn.color, Ending::Resignation));
        let stated = GameResult::or_told(self.result.clone(), told);
        match (&stated, &self.rule_set) {
            (Some(GameResult::Void), _) => stated,
            (Some(_), RuleSet::Other(_)) if stated != Some(GameResult::Unknown) => stated,
            _ => verdict.map(GameResult::from).or(stated),
        }
    }

    /// Returns the game's own comment, which is the root's.
    pub fn comment(&self) -> Option<&str> {
        self.nodes[self.nodes.root()].comment.as_deref()
    }

    /// Adds a move by the side whose turn it is after a node, as its last child: it continues the
    /// main line if nothing follows yet and is a variation otherwise. Whether it is legal is not
    /// asked.
    ///
    /// # Panics
    /// If the node is not of this record.
    pub fn add_move(&mut self, after: NodeId, mv: Move) -> NodeId {
        let mut back = iter::successors(Some(after), |node| self.nodes.parent(*node));
        let last = back.find_map(|node| self.nodes[node].turn);
        let color = last.map_or_else(
            || self.beginning.position().turn(),
            |turn| turn.color.opponent(),
        );
        self.nodes.add(after, RecordNode::played(color, mv))
    }
}
