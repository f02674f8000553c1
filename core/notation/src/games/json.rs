//! JSON in which there is a game: lists of moves, as AbstractPlay's records have them, action
//! numbers or serialized states of OpenSpiel, as Kaggle's replays have them, or a board for each
//! state. Values are looked at one by one, so that a long file takes no memory.

use super::builder::Builder;
use super::{GamesRead, Notation, ReadError, boards, openspiel, text};
use crate::sgf::GameResult;
use loa::{ByColor, Preset, excerpt};
use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::{fmt, mem};

/// Reads games; `None` if the text is no JSON object or list.
///
/// # Errors
/// If the text begins as JSON does and has a fault, or has no game.
pub(super) fn read(text: &str) -> Result<Option<GamesRead>, ReadError> {
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
        let read = value.and_then(|_| Key(&mut found, "", "").deserialize(&mut source));
        match read {
            Ok(()) => {}
            Err(_) if !is_object => return Ok(None),
            Err(error) => return Err(ReadError::Json(error.to_string())),
        }
    }
    found.games().map(Some)
}

/// What was found.
#[derive(Default)]
struct Found {
    /// The longest state of OpenSpiel.
    state: String,
    /// A game in another notation.
    text: String,
    /// The moves of each game, a line each, and its result.
    moves: Vec<(String, Option<GameResult>)>,
    /// Whether the next move is another game's.
    is_new: bool,
    actions: Vec<u64>,
    boards: Vec<boards::Board>,
    players: Vec<String>,
    fen: Option<String>,
    is_scrambled: bool,
    rules: Option<Preset>,
    move_limit: Option<String>,
    result: Option<GameResult>,
    /// The name of another game.
    other: Option<String>,
}

impl Found {
    fn games(self) -> Result<GamesRead, ReadError> {
        let notation = Notation::Json;
        if let Some(name) = self.other {
            return Err(ReadError::OtherGame { notation, name });
        }
        if self.moves.is_empty() {
            if !self.text.is_empty() {
                return super::read_notation(&self.text);
            }
            let state = openspiel::read(&self.state)?.map(|read| read.games);
            if let Some(games) = state.or_else(|| openspiel::of_actions(&self.actions)) {
                return Ok(GamesRead { notation, games });
            }
        }
        let mut games = Vec::new();
        for (moves, result) in &self.moves {
            games.extend(text::read_on(self.begun(result.as_ref()), moves)?.games);
        }
        if games.is_empty() {
            let is_named = self.fen.is_some() || self.rules.is_some();
            let builder = match is_named && self.boards.is_empty() {
                true => self.begun(self.result.as_ref()),
                false => boards::play(&self.boards).ok_or(ReadError::NoMove)?,
            };
            games.extend(builder.finish());
        }
        if let ([first, second], [game]) = (&self.players[..], &mut games[..]) {
            game.record.players = ByColor {
                black: Some(first.clone()),
                white: Some(second.clone()),
            };
        }
        Ok(GamesRead { notation, games })
    }

    /// Returns the game before the first move.
    fn begun(&self, result: Option<&GameResult>) -> Builder {
        let mut builder = Builder::default();
        if let Some(preset) = self.rules {
            builder.set_rules(preset);
        }
        if let Some(limit) = &self.move_limit {
            builder.set_move_limit(limit, None);
        }
        if self.is_scrambled {
            builder.begin_scrambled();
        }
        if let Some(fen) = &self.fen {
            builder.begin_at(fen, None);
        }
        builder.record.result = result.cloned();
        builder
    }

    fn text(&mut self, (parent, key): (&str, &str), text: &str) {
        let is_state = text.contains("[State]") || text.contains("history=");
        let lower = key.to_ascii_lowercase();
        match lower.as_str() {
            _ if is_state && text.len() > self.state.len() => text.clone_into(&mut self.state),
            _ if is_state => {}
            "pgn" | "sgf" => text.clone_into(&mut self.text),
            "rules" => self.rules = text.parse().ok(),
            "movelimit" => self.move_limit = Some(text.to_owned()),
            "result" => self.result = GameResult::known(text),
            "variants" | "variant" => {
                self.is_scrambled |= text.to_ascii_lowercase().contains("scrambled");
            }
            "name"
                if parent == "game" && !text.to_ascii_lowercase().contains("lines of action") =>
            {
                self.other = Some(excerpt(text));
            }
            "name" if parent == "players" => self.players.push(text.to_owned()),
            "start" | "position" | "initialposition" if text.contains('/') => {
                self.fen = Some(text.to_owned());
            }
            key if key.ends_with("fen") => {
                self.fen.get_or_insert(text.to_owned());
            }
            "" | "move" | "moves" | "history" | "action" | "actions" | "line" | "stdout"
            | "from" | "to"
                if text.contains(|c: char| c.is_ascii_digit())
                    || text.eq_ignore_ascii_case("pass") =>
            {
                if mem::take(&mut self.is_new) {
                    self.moves.push((String::new(), None));
                }
                if let Some((moves, _)) = self.moves.last_mut() {
                    // The squares of a move may be values of their own.
                    let end = if key == "to" || text.len() > 2 {
                        '\n'
                    } else {
                        ' '
                    };
                    moves.push_str(text.trim());
                    moves.push(end);
                }
            }
            _ => self.boards.extend(boards::Board::read(text)),
        }
    }

    fn move_limit(&mut self, key: &str, number: &impl ToString) {
        if key.eq_ignore_ascii_case("moveLimit") {
            self.move_limit = Some(number.to_string());
        }
    }

    fn number(&mut self, key: &str, number: u64) {
        self.move_limit(key, &number);
        if matches!(key, "" | "history" | "actions" | "action" | "submission") {
            self.actions.push(number);
        }
    }
}

/// Looks at a value that stands under the key of an object, which stands under another; the values
/// of a list stand under the list's.
struct Key<'a, 'k>(&'a mut Found, &'k str, &'k str);

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
        self.0.text((self.1, self.2), text);
        Ok(())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<(), E> {
        self.0.number(self.2, number);
        Ok(())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<(), E> {
        self.0.move_limit(self.2, &number);
        Ok(())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<(), E> {
        self.0.move_limit(self.2, &number);
        Ok(())
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while list
            .next_element_seed(Key(self.0, self.1, self.2))?
            .is_some()
        {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let (games, outside) = (self.0.moves.len(), self.0.result.take());
        while let Some(key) = map.next_key::<String>()? {
            match &*key {
                "site" | "legalActions" | "legalMoves" | "legalActionStrings" | "chat" => {
                    map.next_value::<IgnoredAny>().map(drop)?;
                }
                key => {
                    if key == "moves" {
                        self.0.is_new = true;
                    }
                    map.next_value_seed(Key(self.0, self.2, key))?;
                }
            }
        }
        // The result is that of the games inside, or else of those outside.
        let inside = self.0.result.take();
        for (_, result) in &mut self.0.moves[games..] {
            *result = result.take().or_else(|| inside.clone());
        }
        let is_used = self.0.moves.len() > games;
        self.0.result = outside.or(inside.filter(|_| !is_used));
        Ok(())
    }
}
