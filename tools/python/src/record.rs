use crate::arguments::Text;
use crate::color::Color;
use crate::errors::parse_error;
use crate::game::Game;
use crate::getters::getters;
use crate::pickle::pickled;
use crate::rules::Rules;
use loa_notation::{PgnMoves, RuleSet, with_line_feeds};
use pyo3::Borrowed;
use pyo3::exceptions::{PyTypeError, PyUserWarning};
use pyo3::prelude::*;
use pyo3::pybacked::{PyBackedBytes, PyBackedStr};
use pyo3::types::PyString;
use std::ffi::CString;

/// A game of an SGF file: names, comments, the result, and the moves with variations.
///
/// ``str`` writes it as SGF. ``Game.record`` makes one of a game, ``read_sgf`` reads a file's. Texts
/// have at most 16 MiB.
#[pyclass(eq, module = "lines_of_action", str = "{0}")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Record(pub(crate) loa_notation::Record);

getters! { Record, self:
    /// The rules, with the record's own move limit.
    rules: Rules = Rules(self.0.rules());

    /// The name of the player of the black pieces.
    black as black: Option<&str> = self.0.players.black.as_deref();

    /// The name of the player of the white pieces.
    white as white: Option<&str> = self.0.players.white.as_deref();

    /// The comment on the game as a whole.
    comment as comment: Option<&str> = self.0.comment();

    /// The result as the record says it, as in ``B+Resign``; ``None`` if it says nothing.
    result: Option<String> = self.0.result.as_ref().map(ToString::to_string);

    /// The winner that the record names; ``None`` for a draw or an unknown result.
    winner: Option<Color> = self.0.result.as_ref()?.outcome()?.winner().map(Color::from);
}

#[pymethods]
impl Record {
    #[new]
    pub(crate) fn new(py: Python<'_>, text: Text) -> PyResult<Record> {
        let read = py.detach(|| text.0.parse::<loa_notation::Record>());
        read.map(Record).map_err(parse_error)
    }

    /// Replays the main line.
    pub(crate) fn game(&self) -> PyResult<Game> {
        let game = self.0.to_game().map_err(parse_error)?;
        let preset = match self.0.rule_set {
            RuleSet::Preset(preset) => Some(preset),
            _ => None,
        };
        Ok(Game { game, preset })
    }

    /// Checks the moves of all variations.
    fn check(&self) -> PyResult<()> {
        self.0.check().map_err(parse_error)
    }

    #[setter(black)]
    fn set_black(&mut self, name: Option<Text>) {
        self.0.players.black = name.map(|name| with_line_feeds(&name.0));
    }

    #[setter(white)]
    fn set_white(&mut self, name: Option<Text>) {
        self.0.players.white = name.map(|name| with_line_feeds(&name.0));
    }

    #[setter(comment)]
    fn set_comment(&mut self, text: Option<Text>) {
        let root = self.0.nodes.root();
        self.0.nodes[root].comment = text.map(|text| with_line_feeds(&text.0));
    }

    /// Records that a side has given up.
    fn resign(&mut self, color: Color) {
        let winner = loa::Color::from(color).opponent();
        let result = loa_notation::GameResult::Win(winner, loa_notation::Ending::Resignation);
        self.0.result = Some(result);
    }

    /// Writes the game as PGN: moves as ``b1-b3``, or with letters as ``Lb3``.
    #[pyo3(signature = (letters = false))]
    fn to_pgn(&self, letters: bool) -> String {
        self.0.to_pgn(match letters {
            true => PgnMoves::Letters,
            false => PgnMoves::Squares,
        })
    }

    /// Writes the main line as JSON.
    fn to_json(&self) -> String {
        self.0.to_json()
    }

    /// Writes the main line as numbered moves.
    fn to_text(&self) -> String {
        self.0.to_text()
    }

    fn __repr__(&self) -> String {
        let name = |name: &Option<String>| name.clone().unwrap_or_else(|| "?".to_owned());
        let players = &self.0.players;
        let (black, white) = (name(&players.black), name(&players.white));
        let moves = self
            .0
            .nodes
            .main_line()
            .filter(|node| self.0.nodes[*node].turn.is_some());
        format!("<Record: {black} - {white}, {} moves>", moves.count())
    }
}

pickled!(Record, it: (it.0.to_string(),));

/// Reads all games of an SGF text of at most 16 MiB, BoardSpace's files included.
#[pyfunction]
pub(crate) fn read_sgf(py: Python<'_>, text: Text) -> PyResult<Vec<Record>> {
    let records = py.detach(|| loa_notation::read_records(&text.0));
    let records = records.map_err(parse_error)?;
    Ok(records.into_iter().map(Record).collect())
}

/// Reads all games of a text in any notation: SGF, PGN, numbered moves, JSON and more.
///
/// What can be read is kept: the first move that can't be played ends its game, with a warning that
/// says which and why.
///
/// :param data: the text, or the bytes of a file, at most 16 MiB
/// :param strict: whether that is a ``ParseError``
#[pyfunction]
#[pyo3(signature = (data, strict = false))]
pub(crate) fn read_games(py: Python<'_>, data: Data, strict: bool) -> PyResult<Vec<Record>> {
    let bytes = match &data {
        Data::Text(text) => text.as_bytes(),
        Data::Bytes(bytes) => bytes,
    };
    let read = py.detach(|| loa_notation::read_games(bytes));
    let read = read.map_err(parse_error)?;
    let games = (1..).zip(read.games).map(|(number, game)| {
        if let Some(left_out) = game.left_out {
            let text = format!("game {number}: {left_out}");
            if strict {
                return Err(parse_error(text));
            }
            let text = CString::new(text).map_err(parse_error)?;
            PyErr::warn(py, &py.get_type::<PyUserWarning>(), &text, 1)?;
        }
        Ok(Record(game.record))
    });
    games.collect()
}

/// A text or bytes.
pub(crate) enum Data {
    Text(PyBackedStr),
    Bytes(PyBackedBytes),
}

impl<'py> FromPyObject<'_, 'py> for Data {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Data> {
        if given.is_instance_of::<PyString>() {
            return Ok(Data::Text(given.extract()?));
        }
        let found = given.get_type().name()?;
        let message = format!("expected a text or bytes, not {found}");
        let bytes = given.extract().map(Data::Bytes);
        bytes.map_err(|_| PyTypeError::new_err(message))
    }
}
