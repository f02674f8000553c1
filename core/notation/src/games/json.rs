//! JSON in which there is a game: lists of moves, as AbstractPlay's records have them, action
//! numbers or serialized states of OpenSpiel, as Kaggle's replays have them, or a board for each
//! state. Values are looked at one by one, so that a long file takes no memory.

use super::builder::Builder;
use super::{GamesRead, Notation, ReadError, ReadGame, boards, openspiel, text};
use crate::sgf::{Ending, GameResult, RecordFault, with_line_feeds};
use loa::{ByColor, Color, Outcome, Preset, Size, Start, UnknownNameError, excerpt};
use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::cmp::Ordering;
use std::{fmt, mem};

/// Reads games; `None` if the text is no JSON object or list. A text in it may be JSON `levels`
/// deep.
///
/// # Errors
/// If the text begins as JSON does and has a fault, or has no game.
pub(super) fn read(text: &str, levels: u32) -> Result<Option<GamesRead>, ReadError> {
    let is_object = text.starts_with('{') && text[1..].trim_start().starts_with(['"', '}']);
    if !(is_object || text.starts_with('[')) {
        return Ok(None);
    }
    let mut found = Found::default();
    // There may be a value a line. To ask a deserializer for its end takes time for all before it.
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<IgnoredAny>();
    let mut begin = 0;
    while let Some(value) = values.next() {
        let mut source = serde_json::Deserializer::from_str(&text[begin..values.byte_offset()]);
        begin = values.byte_offset();
        found.is_new = true;
        let before = found.begin();
        let read = value.and_then(|_| Key(&mut found, ("", "")).deserialize(&mut source));
        found.end(before, false);
        match read {
            Ok(()) => {}
            Err(_) if !is_object => return Ok(None),
            Err(error) => return Err(ReadError::Json(error.to_string())),
        }
    }
    found.games(levels).map(Some)
}

/// What was found.
#[derive(Default)]
struct Found {
    /// The longest state of OpenSpiel.
    state: String,
    /// A game in another notation.
    text: String,
    moves: Vec<MoveList>,
    /// Whether the next move is another game's.
    is_new: bool,
    actions: Vec<u64>,
    boards: Vec<boards::Board>,
    /// The number of the player who won the game of the boards.
    winner: Option<usize>,
    /// What is said about the games that stand around here.
    set_up: SetUp,
    /// The name of another game.
    other: Option<String>,
}

/// The moves of a game, a line each, and what is said about it.
#[derive(Default)]
struct MoveList {
    text: String,
    set_up: SetUp,
    /// What is said beside single moves. It counts where nothing is said about the game.
    beside: SetUp,
}

/// What is said about a game beside its moves.
#[derive(Default)]
struct SetUp {
    players: Vec<String>,
    /// The points of the players.
    points: Vec<f64>,
    fen: Option<String>,
    is_scrambled: bool,
    rules: Option<Preset>,
    move_limit: Option<String>,
    result: Option<GameResult>,
    /// Whether it is of a site whose usual board is larger, and whether the board is of 8×8 there.
    is_abstract_play: bool,
    is_classic: bool,
}

impl SetUp {
    /// Adds what is said elsewhere and not here.
    fn add(&mut self, other: &SetUp) {
        /// A third one of a list is added, so that none count.
        fn add_each<T: Clone>(here: &mut Vec<T>, there: &[T]) {
            if here.len() < 2 || here.len() == 2 && there.len() == 1 {
                here.extend_from_slice(there);
            }
        }
        add_each(&mut self.players, &other.players);
        add_each(&mut self.points, &other.points);
        self.fen = self.fen.take().or_else(|| other.fen.clone());
        self.rules = self.rules.or(other.rules);
        self.move_limit = self.move_limit.take().or_else(|| other.move_limit.clone());
        self.result = self.result.take().or_else(|| other.result.clone());
        self.is_scrambled |= other.is_scrambled;
        self.is_abstract_play |= other.is_abstract_play;
        self.is_classic |= other.is_classic;
    }

    /// Tells whether this is a game without moves, too.
    fn is_named(&self) -> bool {
        self.fen.is_some() || self.rules.is_some()
    }

    /// Returns the result that is stated, or else that of the points.
    fn result(&self) -> Option<GameResult> {
        let scored = match self.points[..] {
            [first, second] if first + second > 0.0 => Some(match first.total_cmp(&second) {
                Ordering::Greater => Outcome::Win(Color::Black),
                Ordering::Less => Outcome::Win(Color::White),
                Ordering::Equal => Outcome::Draw,
            }),
            _ => None,
        };
        let scored = scored.map(|outcome| GameResult::new(outcome, Ending::Unstated));
        self.result.clone().or(scored)
    }

    /// Returns the game before the first move.
    fn begun(&self) -> Builder {
        let mut builder = Builder::default();
        if let Some(preset) = self.rules {
            builder.set_rules(preset);
        }
        if let Some(limit) = &self.move_limit {
            builder.set_move_limit(limit, None);
        }
        if self.is_scrambled {
            builder.begin_with(Start::Scrambled, Size::STANDARD);
        }
        if let Some(fen) = &self.fen {
            builder.begin_at(fen, None);
        }
        if self.is_abstract_play && !self.is_classic {
            let fault = "plays on a board that is not 8×8, unless the variant is classic";
            let fault = UnknownNameError::new(ABSTRACT_PLAY, fault);
            builder.leave_out(RecordFault::Word(fault), None);
        }
        self.describe(&mut builder);
        builder
    }

    /// Adds the players' names and the result.
    fn describe(&self, builder: &mut Builder) {
        builder.record.result = self.result();
        if let [black, white] = &self.players[..] {
            builder.record.players = ByColor {
                black: Some(black.clone()),
                white: Some(white.clone()),
            };
        }
    }

    /// Reads the moves of a game; none if there is nothing to know it by.
    fn read(&self, moves: &str) -> Result<Vec<ReadGame>, ReadError> {
        match text::read_on(self.begun(), moves) {
            Err(ReadError::NoMove) => Ok(Vec::new()),
            read => Ok(read?.games),
        }
    }
}

/// The longest text about a game, in bytes. Each game of a file may get a copy.
const LONGEST: usize = 256;

/// The site AbstractPlay, as its records name it.
const ABSTRACT_PLAY: &str = "Abstract Play";

impl Found {
    fn games(mut self, levels: u32) -> Result<GamesRead, ReadError> {
        let notation = Notation::Json;
        if let Some(name) = self.other {
            return Err(ReadError::OtherGame { notation, name });
        }
        if self.moves.is_empty() {
            if !self.text.is_empty() {
                return super::read_notation(&self.text, levels);
            }
            let state = openspiel::read(&self.state)?.map(|read| read.games);
            if let Some(games) = state.or_else(|| openspiel::of_actions(&self.actions)) {
                return Ok(GamesRead { notation, games });
            }
        }
        let mut games = Vec::new();
        for mut list in mem::take(&mut self.moves) {
            list.set_up.add(&list.beside);
            games.extend(list.set_up.read(&list.text)?);
        }
        if games.is_empty() {
            let builder = match self.set_up.is_named() && self.boards.is_empty() {
                true => self.set_up.begun(),
                false => self.play_boards()?,
            };
            games.extend(builder.finish(None));
        }
        Ok(GamesRead { notation, games })
    }

    fn play_boards(&self) -> Result<Builder, ReadError> {
        let mut builder = boards::play(&self.boards).ok_or(ReadError::NoMove)?;
        self.set_up.describe(&mut builder);
        let winner = self
            .winner
            .and_then(|number| Color::ALL.get(number).copied());
        let won = winner.map(|winner| GameResult::Win(winner, Ending::Unstated));
        builder.record.result = builder.record.result.take().or(won);
        Ok(builder)
    }

    /// Returns the number of games, and what was said before an object or a value of the text.
    fn begin(&mut self) -> (usize, SetUp) {
        (self.moves.len(), mem::take(&mut self.set_up))
    }

    /// Ends an object: what was said in it is about the games in it, or else about those around
    /// it. What is said in an object that is a move stands beside this move of the last game.
    fn end(&mut self, (games, before): (usize, SetUp), is_move: bool) {
        let inside = mem::replace(&mut self.set_up, before);
        match &mut self.moves[..] {
            [.., list] if is_move && !self.is_new => list.beside.add(&inside),
            lists if is_move || lists.len() == games => self.set_up.add(&inside),
            lists => lists[games..]
                .iter_mut()
                .for_each(|list| list.set_up.add(&inside)),
        }
    }

    /// Adds a game without moves, if a list of moves was empty in an object that names a game.
    fn end_moves(&mut self) {
        let has_other = !self.actions.is_empty() || !self.boards.is_empty();
        let has_other = has_other || !self.state.is_empty() || !self.text.is_empty();
        if self.is_new && !has_other && self.set_up.is_named() {
            self.moves.push(MoveList::default());
        }
    }

    fn text(&mut self, (parent, key): Keys<'_>, text: &str) {
        let is_state = text.contains("[State]") || text.contains("history=");
        let lower = key.to_ascii_lowercase();
        let ending = ending(key, text);
        let set_up = &mut self.set_up;
        match lower.as_str() {
            _ if is_state && text.len() > self.state.len() => text.clone_into(&mut self.state),
            _ if is_state => {}
            "pgn" | "sgf" => text.clone_into(&mut self.text),
            "game" if text.starts_with('{') => text.clone_into(&mut self.text),
            "name"
                if parent == "game" && !text.to_ascii_lowercase().contains("lines of action") =>
            {
                self.other = Some(excerpt(text));
            }
            "rules" | "movelimit" | "result" | "start" | "position" | "initialposition"
            | "name" | "names"
                if text.len() > LONGEST => {}
            "rules" => set_up.rules = text.parse().ok(),
            "movelimit" => set_up.move_limit = Some(text.to_owned()),
            "result" if parent != "players" => set_up.result = GameResult::known(text),
            "variants" | "variant" => {
                let names = |word: &str| text.to_ascii_lowercase().contains(word);
                set_up.is_scrambled |= names("scrambled");
                set_up.is_classic |= ["classic", "8x8", "8×8"].into_iter().any(names);
            }
            "name" if parent == "site" => set_up.is_abstract_play |= text == ABSTRACT_PLAY,
            "name" | "names" if parent == "players" && set_up.players.len() <= 2 => {
                set_up.players.push(with_line_feeds(text));
            }
            "start" | "position" | "initialposition" if text.contains('/') => {
                set_up.fen = Some(text.to_owned());
            }
            key if key.ends_with("fen") && text.len() <= LONGEST => {
                set_up.fen.get_or_insert(text.to_owned());
            }
            "" | "move" | "moves" | "history" | "action" | "actions" | "line" | "stdout"
            | "from" | "to"
                if text.contains(|c: char| c.is_ascii_digit()) || ending.is_some() =>
            {
                self.add_move(key, ending.unwrap_or(text));
            }
            _ => self.boards.extend(boards::Board::read(text)),
        }
    }

    fn add_move(&mut self, key: &str, text: &str) {
        if mem::take(&mut self.is_new) {
            self.moves.push(MoveList::default());
        }
        if let Some(list) = self.moves.last_mut() {
            // The squares of a move may be values of their own.
            let end = if key == "to" || text.len() > 2 {
                '\n'
            } else {
                ' '
            };
            list.text.push_str(text.trim());
            list.text.push(end);
        }
    }

    fn number(&mut self, (parent, key): Keys<'_>, number: f64) {
        let is_whole = number >= 0.0 && number.fract() == 0.0;
        match key {
            "" | "history" | "actions" | "action" | "submission" if is_whole => {
                self.actions.push(number as u64);
            }
            "winner" if is_whole => self.winner = Some(number as usize),
            "result" if parent == "players" && self.set_up.points.len() <= 2 => {
                self.set_up.points.push(number);
            }
            key if key.eq_ignore_ascii_case("moveLimit") => {
                self.set_up.move_limit = Some(number.to_string());
            }
            _ => {}
        }
    }
}

/// Returns the word that a text has for what stands in place of a move: a pass, or the end of a
/// game as AbstractPlay writes it.
fn ending(key: &str, text: &str) -> Option<&'static str> {
    match text.trim().to_ascii_lowercase().as_str() {
        "pass" => Some("pass"),
        "resign" | "resigns" => Some("resigns"),
        "timeout" if matches!(key, "move" | "moves") => Some("timeout"),
        "draw" if key == "moves" => Some("drawn"),
        _ => None,
    }
}

/// The key of a value and the one that its object stands under.
type Keys<'k> = (&'k str, &'k str);

/// Looks at a value under its keys; the values of a list stand under the list's.
struct Key<'a, 'k>(&'a mut Found, Keys<'k>);

impl<'de> DeserializeSeed<'de> for Key<'_, '_> {
    type Value = ();

    fn deserialize<D: serde::Deserializer<'de>>(self, source: D) -> Result<(), D::Error> {
        source.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Key<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        self.0.text(self.1, text);
        Ok(())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<(), E> {
        self.visit_f64(number as f64)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<(), E> {
        self.visit_f64(number as f64)
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<(), E> {
        self.0.number(self.1, number);
        Ok(())
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while list.next_element_seed(Key(self.0, self.1))?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let Key(found, (_, own)) = self;
        let before = found.begin();
        let mut has_moves = false;
        while let Some(key) = map.next_key::<String>()? {
            match &*key {
                "legalActions" | "legalMoves" | "legalActionStrings" | "chat" => {
                    map.next_value::<IgnoredAny>().map(drop)?;
                }
                key => {
                    has_moves |= key == "moves";
                    found.is_new |= key == "moves";
                    map.next_value_seed(Key(found, (own, key)))?;
                }
            }
        }
        if has_moves {
            found.end_moves();
        }
        let is_move = matches!(
            own,
            "move" | "moves" | "history" | "action" | "actions" | "line" | "steps"
        );
        found.end(before, is_move && !has_moves);
        Ok(())
    }
}
