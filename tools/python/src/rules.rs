use crate::arguments::Number;
use crate::errors::parse_error;
use loa::{Blocked, Goal, Recurrence, Repetition, Simultaneous};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;

/// The answers to the questions in which rule books differ.
///
/// ``Rules()`` are those of the Computer Olympiad. ``PRESETS`` has the rule sets in use by name.
///
/// :param goal: ``connect`` or ``misere``, where connecting loses
/// :param simultaneous: who wins if a move connects both sides: ``mover`` or ``draws``
/// :param blocked: a player without a jump ``passes``, ``loses`` or ``draws``
/// :param repetition: ``None``, or which occurrence of a ``position`` or a ``board`` (whoever is to
///     move) is a draw, as in ``(3, "position")``
/// :param move_limit: the plies after which the game is drawn
#[pyclass(eq, frozen, hash, module = "lines_of_action")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rules(pub(crate) loa::Rules);

/// A word for each value of a question.
trait Answer: Copy + PartialEq + 'static {
    const QUESTION: &'static str;
    const WORDS: &'static [(&'static str, Self)];

    fn read(word: &str) -> PyResult<Self> {
        let found = Self::WORDS.iter().find(|(name, _)| *name == word);
        found.map(|(_, value)| *value).ok_or_else(|| {
            let names: Vec<&str> = Self::WORDS.iter().map(|(name, _)| *name).collect();
            let (question, names) = (Self::QUESTION, names.join(", "));
            let word = loa::excerpt(word);
            PyValueError::new_err(format!("{question}: '{word}' is none of {names}"))
        })
    }

    fn word(self) -> &'static str {
        let found = Self::WORDS.iter().find(|(_, value)| *value == self);
        found.map_or("", |(name, _)| name)
    }
}

impl Answer for Goal {
    const QUESTION: &'static str = "goal";
    const WORDS: &'static [(&'static str, Goal)] =
        &[("connect", Goal::Connect), ("misere", Goal::Misere)];
}

impl Answer for Simultaneous {
    const QUESTION: &'static str = "simultaneous";
    const WORDS: &'static [(&'static str, Simultaneous)] = &[
        ("mover", Simultaneous::MoverDecides),
        ("draws", Simultaneous::Draws),
    ];
}

impl Answer for Blocked {
    const QUESTION: &'static str = "blocked";
    const WORDS: &'static [(&'static str, Blocked)] = &[
        ("passes", Blocked::Passes),
        ("loses", Blocked::Loses),
        ("draws", Blocked::Draws),
    ];
}

impl Answer for Recurrence {
    const QUESTION: &'static str = "repetition";
    const WORDS: &'static [(&'static str, Recurrence)] = &[
        ("position", Recurrence::Position),
        ("board", Recurrence::Board),
    ];
}

fn read_repetition(repetition: Option<(Number, String)>) -> PyResult<Repetition> {
    match repetition {
        None => Ok(Repetition::Ignored),
        Some((occurrence, of)) => Ok(Repetition::Draws {
            occurrence: occurrence.within("repetition", 2..=u32::MAX)?,
            of: Recurrence::read(&of)?,
        }),
    }
}

type RulesFields = (
    &'static str,
    &'static str,
    &'static str,
    Option<(u32, &'static str)>,
    Option<u32>,
);

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (
        goal = "connect", simultaneous = "draws", blocked = "passes",
        repetition = Some((3.into(), "position".to_owned())), move_limit = None
    ))]
    #[pyo3(
        text_signature = "(goal='connect', simultaneous='draws', blocked='passes', \
                             repetition=(3, 'position'), move_limit=None)"
    )]
    fn new(
        goal: &str,
        simultaneous: &str,
        blocked: &str,
        repetition: Option<(Number, String)>,
        move_limit: Option<Number>,
    ) -> PyResult<Rules> {
        let move_limit = move_limit.map(|plies| plies.within("move_limit", 1..=u32::MAX));
        Ok(Rules(loa::Rules {
            goal: Goal::read(goal)?,
            simultaneous: Simultaneous::read(simultaneous)?,
            blocked: Blocked::read(blocked)?,
            repetition: read_repetition(repetition)?,
            move_limit: move_limit.transpose()?,
        }))
    }

    /// What connecting one's pieces means: ``connect`` wins, ``misere`` loses.
    #[getter]
    fn goal(&self) -> &'static str {
        self.0.goal.word()
    }

    /// What a move means that connects both sides: the ``mover`` wins, or it ``draws``.
    #[getter]
    fn simultaneous(&self) -> &'static str {
        self.0.simultaneous.word()
    }

    /// What happens to a player without a jump: ``passes``, ``loses`` or ``draws``.
    #[getter]
    fn blocked(&self) -> &'static str {
        self.0.blocked.word()
    }

    /// Which occurrence of what is a draw, as in ``(3, "position")``; ``None`` if none is.
    #[getter]
    fn repetition(&self) -> Option<(u32, &'static str)> {
        match self.0.repetition {
            Repetition::Ignored => None,
            Repetition::Draws { occurrence, of } => Some((occurrence, of.word())),
        }
    }

    /// The plies after which the game is drawn; ``None`` for no limit.
    #[getter]
    fn move_limit(&self) -> Option<u32> {
        self.0.move_limit
    }

    fn __repr__(&self) -> String {
        let repetition = match self.repetition() {
            None => "None".to_owned(),
            Some((occurrence, of)) => format!("({occurrence}, '{of}')"),
        };
        let limit = self
            .0
            .move_limit
            .map_or("None".to_owned(), |limit| limit.to_string());
        format!(
            "Rules(goal='{}', simultaneous='{}', blocked='{}', repetition={repetition}, \
             move_limit={limit})",
            self.goal(),
            self.simultaneous(),
            self.blocked(),
        )
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, RulesFields) {
        let rules = slf.get();
        let fields = (
            rules.goal(),
            rules.simultaneous(),
            rules.blocked(),
            rules.repetition(),
            rules.move_limit(),
        );
        (slf.get_type(), fields)
    }
}

/// A rule set in use, by its name, with the start position that goes with it.
///
/// ``PRESETS`` maps the names of all ten to them.
#[pyclass(eq, frozen, hash, module = "lines_of_action")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Preset(pub(crate) loa::Preset);

#[pymethods]
impl Preset {
    #[new]
    fn new(name: &str) -> PyResult<Preset> {
        name.parse().map(Preset).map_err(parse_error)
    }

    /// All presets.
    #[staticmethod]
    fn all() -> Vec<Preset> {
        loa::Preset::ALL.map(Preset).to_vec()
    }

    /// The name.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name
    }

    /// What is special about it, in one line.
    #[getter]
    fn summary(&self) -> &'static str {
        self.0.summary
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.0.rules)
    }

    /// The usual start position: ``standard``, ``sides`` or ``scrambled``.
    #[getter]
    fn start(&self) -> &'static str {
        self.0.start.name()
    }

    fn __repr__(&self) -> String {
        format!("Preset('{}')", self.0.name)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (&'static str,)) {
        (slf.get_type(), (slf.get().0.name,))
    }
}
