use crate::arguments::{Number, StartArgument, optional, parsed};
use crate::errors::parse_error;
use crate::getters::getters;
use crate::pickle::pickled;
use loa::{Repetition, UnknownNameError};
use pyo3::prelude::*;
use std::str::FromStr;

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

/// Reads the answer to a question.
fn read<T: FromStr<Err = UnknownNameError>>(word: &str) -> PyResult<T> {
    word.parse().map_err(parse_error)
}

fn read_repetition(repetition: Option<(Number, String)>) -> PyResult<Repetition> {
    match repetition {
        None => Ok(Repetition::Ignored),
        Some((occurrence, of)) => Ok(Repetition::Draws {
            occurrence: occurrence.within("repetition", 2..=u32::MAX)?,
            of: read(&of)?,
        }),
    }
}

getters! { Rules, self:
    /// What connecting one's pieces means: ``connect`` wins, ``misere`` loses.
    goal: &'static str = self.0.goal.name();

    /// What a move means that connects both sides: the ``mover`` wins, or it ``draws``.
    simultaneous: &'static str = self.0.simultaneous.name();

    /// What happens to a player without a jump: ``passes``, ``loses`` or ``draws``.
    blocked: &'static str = self.0.blocked.name();

    /// Which occurrence of what is a draw, as in ``(3, "position")``; ``None`` if none is.
    repetition: Option<(u32, &'static str)> = match self.0.repetition {
        Repetition::Ignored => None,
        Repetition::Draws { occurrence, of } => Some((occurrence, of.name())),
    };

    /// The plies after which the game is drawn; ``None`` for no limit.
    move_limit: Option<u32> = self.0.move_limit;
}

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
        let rules = loa::Rules::new(read(goal)?, read(simultaneous)?, read(blocked)?);
        let limit = optional(move_limit, "move_limit", 1..=u32::MAX)?;
        let rules = rules.with_repetition(read_repetition(repetition)?);
        Ok(Rules(rules.with_move_limit(limit)))
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
}

pickled!(Rules, it: {
    let repetition = it.repetition();
    (it.goal(), it.simultaneous(), it.blocked(), repetition, it.move_limit())
});

/// A rule set in use, by its name, with the start position that goes with it.
///
/// ``PRESETS`` maps the names of all ten to them.
#[pyclass(eq, frozen, hash, module = "lines_of_action")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Preset(pub(crate) loa::Preset);

getters! { Preset, self:
    /// The name.
    name: &'static str = self.0.name;

    /// What is special about it, in one line.
    summary: &'static str = self.0.summary;

    /// The rules.
    rules: Rules = Rules(self.0.rules);

    /// The usual start position: ``standard``, ``sides`` or ``scrambled``.
    start: &'static str = self.0.start.name();
}

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

    fn __repr__(&self) -> String {
        format!("Preset('{}')", self.0.name)
    }
}

pickled!(Preset, it: (it.0.name,));

/// Rules, a preset, or a preset's name.
#[derive(Clone, Copy)]
pub(crate) struct RulesArgument {
    pub(crate) rules: loa::Rules,
    pub(crate) preset: Option<loa::Preset>,
}

impl From<loa::Preset> for RulesArgument {
    fn from(preset: loa::Preset) -> RulesArgument {
        RulesArgument {
            rules: preset.rules,
            preset: Some(preset),
        }
    }
}

impl Default for RulesArgument {
    fn default() -> RulesArgument {
        loa::Preset::default().into()
    }
}

impl RulesArgument {
    /// Returns the start position that was asked for, or else the one that goes with the rules.
    pub(crate) fn start(&self, asked: Option<StartArgument>) -> loa::Start {
        let usual = self.preset.map_or(loa::Start::Standard, |it| it.start);
        asked.map_or(usual, |start| start.0)
    }
}

impl<'py> FromPyObject<'_, 'py> for RulesArgument {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<RulesArgument> {
        if let Ok(rules) = given.cast::<Rules>() {
            return Ok(RulesArgument {
                rules: rules.get().0,
                preset: None,
            });
        }
        if let Ok(preset) = given.cast::<Preset>() {
            return Ok(preset.get().0.into());
        }
        let preset: loa::Preset = parsed(&given, "Rules, a Preset or its name")?;
        Ok(preset.into())
    }
}
