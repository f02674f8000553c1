//! JSON in which there is a game: lists of moves, as AbstractPlay's records have them, action
//! numbers or serialized states of OpenSpiel, as Kaggle's replays have them, or a board for each
//! state. Values are looked at one by one, so that a long file takes no memory.

use super::builder::Builder;
use super::word::with_plain_signs;
use super::{GamesRead, Notation, ReadError, boards, openspiel};
use crate::Fen;
use crate::sgf::{Beginning, GameResult, RecordFault};
use loa::{Color, Preset, excerpt};
use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// Reads a game; `None` if the text is no JSON object or list.
///
/// # Errors
/// If the text begins as JSON does and has a fault, or has no game.
pub(super) fn read(text: &str) -> Result<Option<GamesRead>, ReadError> {
    let is_object = text.starts_with('{') && text[1..].trim_start().starts_with(['"', '}']);
    if !(is_object || text.starts_with('[')) {
        return Ok(None);
    }
    let mut found = Found::default();
    let mut source = serde_json::Deserializer::from_str(text);
    let read = Key(&mut found, "")
        .deserialize(&mut source)
        .and_then(|()| source.end());
    match read {
        Ok(()) => found.game().map(Some),
        Err(_) if !is_object => Ok(None),
        Err(error) => Err(ReadError::Json(error.to_string())),
    }
}

/// What was found.
#[derive(Default)]
struct Found {
    /// The longest state of OpenSpiel.
    state: String,
    moves: Vec<String>,
    actions: Vec<u64>,
    boards: Vec<boards::Board>,
    players: Vec<String>,
    fen: Option<Fen>,
    rules: Option<Preset>,
    result: Option<GameResult>,
}

impl Found {
    fn game(self) -> Result<GamesRead, ReadError> {
        let state = openspiel::read(&self.state);
        let actions = || openspiel::of_actions(&self.actions);
        if self.moves.is_empty()
            && let Some(read) = state.or_else(actions)
        {
            return Ok(GamesRead {
                notation: Notation::Json,
                ..read
            });
        }
        let mut builder = match self.moves.is_empty() {
            false => self.played(),
            true if self.fen.is_some() && self.boards.is_empty() => self.begun(),
            true => boards::play(&self.boards).ok_or(ReadError::NoMove)?,
        };
        if let [first, second] = &self.players[..] {
            let players = &mut builder.record.players;
            players[Color::Black] = Some(first.clone());
            players[Color::White] = Some(second.clone());
        }
        Ok(GamesRead {
            notation: Notation::Json,
            games: builder.finish().into_iter().collect(),
        })
    }

    /// Returns the game before the first move.
    fn begun(&self) -> Builder {
        let mut builder = Builder::new();
        if let Some(preset) = self.rules {
            builder.set_rules(preset);
        }
        if let Some(fen) = &self.fen {
            builder.set_up(|record| record.beginning = Beginning::Position(fen.position));
        }
        builder.record.result.clone_from(&self.result);
        builder
    }

    fn played(&self) -> Builder {
        let mut builder = self.begun();
        for text in &self.moves {
            match with_plain_signs(text).parse() {
                Ok(mv) => builder.play(mv, None),
                Err(error) => builder.leave_out(RecordFault::Move(error), None),
            }
        }
        builder
    }

    fn text(&mut self, key: &str, text: &str) {
        let is_state = text.contains("[State]") || text.contains("history=");
        match key {
            _ if is_state && text.len() > self.state.len() => text.clone_into(&mut self.state),
            _ if is_state => {}
            "fen" => self.fen = text.parse().ok(),
            "rules" => self.rules = text.parse().ok(),
            "result" => self.result = Some(GameResult::from_text(text)),
            "name" => self.players.push(text.to_owned()),
            "" | "move" | "moves" | "history" | "action" | "actions" | "line" | "stdout"
                if text.chars().any(|c| c.is_ascii_digit())
                    || text.eq_ignore_ascii_case("pass") =>
            {
                let moves = text.split_whitespace();
                self.moves.extend(moves.map(excerpt));
            }
            _ => self.boards.extend(boards::Board::read(text)),
        }
    }

    fn number(&mut self, key: &str, number: u64) {
        if matches!(key, "" | "history" | "actions" | "action" | "submission") {
            self.actions.push(number);
        }
    }
}

/// Looks at a value that stands under a key; the values of a list stand under the list's.
struct Key<'a, 'k>(&'a mut Found, &'k str);

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
        self.0.number(self.1, number);
        Ok(())
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<(), E> {
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
        while let Some(key) = map.next_key::<String>()? {
            match &*key {
                "game" | "site" | "legalActions" | "legalMoves" | "legalActionStrings" => {
                    map.next_value::<IgnoredAny>().map(drop)?;
                }
                key => map.next_value_seed(Key(self.0, key))?,
            }
        }
        Ok(())
    }
}
