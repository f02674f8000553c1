use crate::arguments::{List, Number, SizeArgument, StartArgument, Text};
use crate::color::Color;
use crate::errors::{illegal_move, parse_error, value_error};
use crate::getters::getters;
use crate::moves::Move;
use crate::pickle::pickled;
use crate::position::{Position, PositionArgument};
use crate::record::Record;
use crate::rules::{Preset, Rules, RulesArgument};
use crate::verdict::{Verdict, result_for};
use loa::Status;
use loa_notation::Fen;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyIterator, PyList, PyString};

/// A game: rules, a position and the moves that led to it.
///
/// ``Game()`` is the usual game, by the rules of the Computer Olympiad on 8×8. An ongoing game
/// always has a legal move. A move that is not legal raises ``IllegalMoveError`` and changes
/// nothing. ``len`` counts the moves played, and iteration goes through them.
///
/// :param rules: the name of a preset, a ``Preset`` or ``Rules``
/// :param board: the board's size, ``"3x3"`` to ``"8x8"``, or files and ranks as a tuple
/// :param start: ``standard``, ``sides`` or ``scrambled``; by default that of the preset
/// :param position: a ``Position`` or a FEN to begin at, instead of a start position; the plies
///     that a FEN's move number counts are taken off the move limit, and where they have reached it
///     the game has none
/// :param moves: moves to play first, a list of at most a million or a text such as ``"1. b1-b3
///     a2-c2"`` of at most 16 MiB; a draw by repetition or move limit among them is passed over
#[pyclass(module = "lines_of_action")]
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) game: loa::Game,
    pub(crate) preset: Option<loa::Preset>,
}

impl Game {
    /// Returns the preset that the game was begun by, or else another one, with its present rules.
    fn known_preset(&self) -> Option<loa::Preset> {
        let mut all = self.preset.into_iter().chain(loa::Preset::ALL);
        all.find(|preset| preset.rules == *self.game.rules())
    }

    /// Plays moves on from a game that is given.
    fn played_on(mut self, moves: List<Move>) -> PyResult<Game> {
        for Move(mv) in moves.0 {
            let played = self.game.play_on(mv);
            played.map_err(|cause| illegal_move(mv, cause))?;
        }
        Ok(self)
    }

    fn has_same_moves(&self, other: &Game) -> bool {
        let (own, other) = (&self.game, &other.game);
        Fen::first_of(own) == Fen::first_of(other) && own.moves().eq(other.moves())
    }
}

getters! { Game, self:
    /// The rules.
    rules: Rules = Rules(*self.game.rules());

    /// The preset of the rules; ``None`` if the rules are not those of a preset.
    get_preset as preset: Option<Preset> = self.known_preset().map(Preset);

    /// The position on the board.
    position: Position = Position(*self.game.position());

    /// The position that the game began with.
    first_position: Position = Position(*self.game.first_position());

    /// The board's size, as in ``8x8``.
    board: String = self.game.position().size().to_string();

    /// The side to move.
    turn: Color = self.game.position().turn().into();

    /// The moves played.
    moves: Vec<Move> = self.game.moves().map(Move).collect();

    /// The number of plies played, passes included.
    plies: u32 = self.game.plies();

    /// Whether the game has ended.
    is_over: bool = self.game.status().is_over();

    /// How the game ended; ``None`` while it goes on.
    verdict: Option<Verdict> = self.game.status().verdict().map(Verdict);

    /// The winner; ``None`` for a draw and while the game goes on.
    winner: Option<Color> = self.game.status().verdict()?.outcome.winner().map(Color::from);

    /// The position as FEN, with the plies since the last capture and the move number.
    fen: String = Fen::from_game(&self.game).to_string();
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (
        rules = RulesArgument::default(), board = None, start = None, position = None,
        moves = None
    ))]
    #[pyo3(text_signature = "(rules='olympiad', board='8x8', start=None, position=None, moves=())")]
    fn new(
        rules: RulesArgument,
        board: Option<SizeArgument>,
        start: Option<StartArgument>,
        position: Option<PositionArgument>,
        moves: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Game> {
        let position = match position {
            Some(_) if board.is_some() || start.is_some() => {
                let message = "a position has its own board: give no board or start with it";
                return Err(value_error(message));
            }
            Some(position) => {
                position.0.position.with_pieces().map_err(value_error)?;
                position.0
            }
            None => {
                let board = board.unwrap_or_default();
                loa::Position::start(board.0, rules.start(start)).into()
            }
        };
        let mut game = Game {
            game: position.game(rules.rules),
            preset: rules.preset,
        };
        let Some(moves) = moves else {
            return Ok(game);
        };
        if moves.is_instance_of::<PyString>() {
            let text: Text = moves.extract()?;
            if !text.0.trim().is_empty() {
                loa_notation::play_moves(&mut game.game, &text.0).map_err(parse_error)?;
            }
            return Ok(game);
        }
        game.played_on(moves.extract()?)
    }

    #[staticmethod]
    fn _of(
        rules: RulesArgument,
        preset: Option<RulesArgument>,
        position: PositionArgument,
        counts: (u32, u32),
        moves: List<Move>,
    ) -> PyResult<Game> {
        let first = loa::Game::new(rules.rules, position.0.position);
        let game = Game {
            game: first.with_counts_before(counts.0, counts.1),
            preset: preset.and_then(|given| given.preset),
        };
        game.played_on(moves)
    }

    /// Replays the main line of the only game of an SGF text; ``read_sgf`` reads several.
    #[staticmethod]
    fn from_sgf(py: Python<'_>, text: Text) -> PyResult<Game> {
        Record::new(py, text)?.game()
    }

    /// What Black and White got: 1 for a win, -1 for a loss, 0 for a draw and while the game goes
    /// on.
    fn returns(&self) -> (f64, f64) {
        let verdict = self.game.status().verdict();
        let black = verdict.map_or(0, |it| result_for(loa::Color::Black, it.outcome));
        (black.into(), (-black).into())
    }

    /// Returns the legal moves; none when the game is over.
    fn legal_moves(&self) -> Vec<Move> {
        self.game.legal_moves().into_iter().map(Move).collect()
    }

    /// Returns the action numbers of the legal moves, in ascending order; none when the game is
    /// over. See ``num_actions``.
    fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        match self.game.status() {
            Status::Ongoing => self.position().legal_actions(py),
            Status::Over(_) => Ok(PyList::empty(py)),
        }
    }

    /// Tells whether a move is legal.
    fn is_legal(&self, r#move: Move) -> bool {
        self.game.check(r#move.0).is_ok()
    }

    /// Plays a move.
    fn play(&mut self, r#move: Move) -> PyResult<()> {
        let played = self.game.play(r#move.0).map(drop);
        played.map_err(|cause| illegal_move(r#move.0, cause))
    }

    /// Plays the move with an action number.
    fn play_action(&mut self, action: Number) -> PyResult<()> {
        self.play(self.position().move_of(action)?)
    }

    /// Takes the last move back and returns it; ``None`` if there is none.
    fn undo(&mut self) -> Option<Move> {
        self.game.undo().map(Move)
    }

    /// Returns how often the position has come up since the last capture, this time included.
    fn occurrences(&self) -> u32 {
        self.game.occurrences(loa::Recurrence::Position)
    }

    /// Returns a copy, with which play can go on independently.
    fn copy(&self) -> Game {
        self.clone()
    }

    /// Returns ``2 * height * width`` bytes, as ``Position.planes`` does.
    fn planes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        self.position().planes(py)
    }

    /// Returns the game as SGF, which needs the rules of a preset, apart from the move limit.
    fn sgf(&self) -> PyResult<String> {
        Ok(self.record()?.0.to_string())
    }

    /// Returns the game as a record, for SGF with names and comments.
    fn record(&self) -> PyResult<Record> {
        let near = |preset: &loa::Preset| {
            let move_limit = self.game.rules().move_limit;
            preset.rules.with_move_limit(move_limit) == *self.game.rules()
        };
        let preset = self.preset.or_else(|| self.known_preset());
        let preset = preset.or_else(|| loa::Preset::ALL.into_iter().find(near));
        let record = loa_notation::Record::from_game(&self.game, &preset.unwrap_or_default());
        record.map(Record).map_err(value_error)
    }

    /// Draws the board with the last move as SVG; takes the arguments of ``Position.svg``.
    #[pyo3(signature = (**arguments))]
    fn svg<'py>(
        slf: &Bound<'py, Self>,
        arguments: Option<&Bound<'py, pyo3::types::PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (position, last) = {
            let game = slf.borrow();
            let last = game.game.last_move().map(Move);
            (game.position(), last)
        };
        let all = pyo3::types::PyDict::new(slf.py());
        all.set_item("last", last)?;
        if let Some(arguments) = arguments {
            all.update(arguments.as_mapping())?;
        }
        let position = Bound::new(slf.py(), position)?;
        position.call_method("svg", (), Some(&all))
    }

    fn _repr_svg_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Game::svg(slf, None)
    }

    /// The board as text.
    fn __str__(&self) -> String {
        self.game.position().to_string()
    }

    fn __repr__(&self) -> String {
        let rules = self
            .known_preset()
            .map_or("own rules", |preset| preset.name);
        let state = match self.game.status() {
            Status::Ongoing => format!("{} to move", self.game.position().turn()),
            Status::Over(verdict) => verdict.to_string(),
        };
        let (board, plies) = (self.board(), self.game.plies());
        format!("<Game: {rules}, {board}, {plies} plies, {state}>")
    }

    /// The number of moves played.
    fn __len__(&self) -> usize {
        self.game.past().len()
    }

    /// A game without moves is true, too.
    fn __bool__(&self) -> bool {
        true
    }

    /// The moves played so far.
    fn __iter__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyIterator>> {
        let moves = slf.try_borrow()?.moves();
        moves.into_pyobject(slf.py())?.try_iter()
    }

    fn __eq__(&self, other: &Bound<'_, Game>) -> PyResult<bool> {
        let other = other.try_borrow()?;
        Ok(self.game.first_rules() == other.game.first_rules() && self.has_same_moves(&other))
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }
}

pickled!(Game::_of, it: {
    let (rules, preset) = (Rules(it.game.first_rules()), it.preset.map(Preset));
    (rules, preset, it.first_position(), it.game.counts_before(), it.moves())
});
