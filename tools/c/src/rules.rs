//! Rules and start positions.

use crate::boundary::{Fault, LoaError, parse, write, write_text};
use loa::{Blocked, Goal, Preset, Recurrence, Repetition, Rules, Simultaneous, Start};
use std::ffi::c_char;
use std::mem::MaybeUninit;

/// A rule set. Get a filled one from `loa_preset_rules` and change fields as needed.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoaRules {
    /// The result of connecting one's own pieces: a `LOA_GOAL_` number.
    pub goal: i32,
    /// The result of a move that connects both sides: a `LOA_SIMULTANEOUS_` number.
    pub simultaneous: i32,
    /// The rule for a player without a move: a `LOA_BLOCKED_` number.
    pub blocked: i32,
    /// The occurrence of a position that draws the game, 2 or more; 0 if repetitions do not count.
    pub repetition: u32,
    /// What counts as a repetition: a `LOA_RECURRENCE_` number.
    pub recurrence: i32,
    /// The number of plies, passes included, after which a game is drawn; 0 for no limit.
    pub move_limit: u32,
}

/// Connecting wins.
pub const LOA_GOAL_CONNECT: i32 = 0;
/// Connecting loses.
pub const LOA_GOAL_MISERE: i32 = 1;
/// Both connected: the mover has reached the goal.
pub const LOA_SIMULTANEOUS_MOVER: i32 = 0;
/// Both connected: a draw.
pub const LOA_SIMULTANEOUS_DRAWS: i32 = 1;
/// A player without a move passes; it is a draw if neither side has a move.
pub const LOA_BLOCKED_PASSES: i32 = 0;
/// A player without a move loses.
pub const LOA_BLOCKED_LOSES: i32 = 1;
/// A player without a move draws.
pub const LOA_BLOCKED_DRAWS: i32 = 2;
/// The same pieces with the same player to move.
pub const LOA_RECURRENCE_POSITION: i32 = 0;
/// The same pieces with either player to move.
pub const LOA_RECURRENCE_BOARD: i32 = 1;

impl LoaRules {
    pub(crate) fn read(&self) -> Result<Rules, Fault> {
        let goal = answer("goal", self.goal, &Goal::ALL)?;
        let simultaneous = answer("simultaneous", self.simultaneous, &Simultaneous::ALL)?;
        let blocked = answer("blocked", self.blocked, &Blocked::ALL)?;
        let of = answer("recurrence", self.recurrence, &Recurrence::ALL)?;
        let repetition = match self.repetition {
            0 => Repetition::Ignored,
            1 => return Err(wrong("repetition", 1)),
            occurrence => Repetition::Draws { occurrence, of },
        };
        let limit = (self.move_limit > 0).then_some(self.move_limit);
        let rules = Rules::new(goal, simultaneous, blocked);
        Ok(rules.with_repetition(repetition).with_move_limit(limit))
    }
}

/// Returns the answer to a question about the rules with this number.
fn answer<T: Copy>(question: &str, number: i32, all: &[T]) -> Result<T, Fault> {
    numbered(number, all).ok_or_else(|| wrong(question, number))
}

/// Returns the value with this number, counted from 0.
pub(crate) fn numbered<T: Copy>(number: i32, all: &[T]) -> Option<T> {
    all.get(usize::try_from(number).ok()?).copied()
}

fn wrong(question: &str, number: i32) -> Fault {
    Fault::argument(format!("the rules' `{question}` can't be {number}"))
}

impl From<&Rules> for LoaRules {
    fn from(rules: &Rules) -> LoaRules {
        let (repetition, recurrence) = match rules.repetition {
            Repetition::Ignored => (0, LOA_RECURRENCE_POSITION),
            Repetition::Draws { occurrence, of } => (occurrence, of as i32),
        };
        LoaRules {
            goal: rules.goal as i32,
            simultaneous: rules.simultaneous as i32,
            blocked: rules.blocked as i32,
            repetition,
            recurrence,
            move_limit: rules.move_limit.unwrap_or(0),
        }
    }
}

/// Returns the number of named rule sets.
#[unsafe(no_mangle)]
pub extern "C" fn loa_preset_count() -> usize {
    Preset::ALL.len()
}

/// Writes the name of a rule set, counted from 0.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the number is too large; `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_preset_name(
    index: usize,
    buffer: *mut c_char,
    size: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    // SAFETY: the caller's promise about buffers.
    unsafe { write_text(buffer, size, length, || Ok(preset(index)?.name)) }
}

/// Writes a one-line summary of a rule set, counted from 0.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the number is too large; `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_preset_summary(
    index: usize,
    buffer: *mut c_char,
    size: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    // SAFETY: the caller's promise about buffers.
    unsafe { write_text(buffer, size, length, || Ok(preset(index)?.summary)) }
}

/// Finds the rules with a name, in any case, and the start position that goes with them, for which
/// the pointer may be null.
///
/// Errors: `LOA_ERROR_TEXT` if the name is unknown.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_preset_rules(
    name: *const c_char,
    rules: Option<&mut MaybeUninit<LoaRules>>,
    start: Option<&mut MaybeUninit<LoaStart>>,
) -> LoaError {
    write(rules, "rules", || {
        // SAFETY: the caller's promise about texts.
        let preset: Preset = unsafe { parse(name, "name") }?;
        if let Some(start) = start {
            start.write(preset.start as LoaStart);
        }
        Ok(LoaRules::from(&preset.rules))
    })
}

fn preset(index: usize) -> Result<&'static Preset, Fault> {
    const { &Preset::ALL }
        .get(index)
        .ok_or_else(|| Fault::argument(format!("rule set {index} does not exist")))
}

/// An arrangement of the pieces at the start: one of the `LOA_START_` numbers.
pub type LoaStart = i32;

/// Black on the first and last rank, White on the first and last file.
pub const LOA_START_STANDARD: LoaStart = 0;
/// The standard start with the colours exchanged.
pub const LOA_START_SIDES: LoaStart = 1;
/// The two colours alternate along the edge ("scrambled eggs").
pub const LOA_START_SCRAMBLED: LoaStart = 2;

pub(crate) fn start(number: LoaStart) -> Result<Start, Fault> {
    let found = numbered(number, &Start::ALL);
    found.ok_or_else(|| Fault::argument(format!("{number} is not a start position")))
}

/// Finds a start position by its name: "standard", "sides" or "scrambled", in any case.
///
/// Errors: `LOA_ERROR_TEXT` if the name is unknown.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_start_from_name(
    name: *const c_char,
    start: Option<&mut MaybeUninit<LoaStart>>,
) -> LoaError {
    // SAFETY: the caller's promise about texts.
    let found = || unsafe { parse::<Start>(name, "name") };
    write(start, "start", || Ok(found()? as LoaStart))
}

/// Writes the name of a start position.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the number is not a start position; `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_start_name(
    start: LoaStart,
    buffer: *mut c_char,
    size: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    // SAFETY: the caller's promise about buffers.
    unsafe { write_text(buffer, size, length, || self::start(start)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_in_c_are_those_of_the_values() {
        let goals = [LOA_GOAL_CONNECT, LOA_GOAL_MISERE];
        assert_eq!(goals, Goal::ALL.map(|it| it as i32));
        let simultaneous = [LOA_SIMULTANEOUS_MOVER, LOA_SIMULTANEOUS_DRAWS];
        assert_eq!(simultaneous, Simultaneous::ALL.map(|it| it as i32));
        let blocked = [LOA_BLOCKED_PASSES, LOA_BLOCKED_LOSES, LOA_BLOCKED_DRAWS];
        assert_eq!(blocked, Blocked::ALL.map(|it| it as i32));
        let recurrences = [LOA_RECURRENCE_POSITION, LOA_RECURRENCE_BOARD];
        assert_eq!(recurrences, Recurrence::ALL.map(|it| it as i32));
        let starts = [LOA_START_STANDARD, LOA_START_SIDES, LOA_START_SCRAMBLED];
        assert_eq!(starts, Start::ALL.map(|it| it as LoaStart));
    }

    #[test]
    fn presets_survive_the_way_to_c_and_back() {
        for preset in Preset::ALL {
            let rules = LoaRules::from(&preset.rules);
            assert_eq!(rules.read().unwrap(), preset.rules, "{preset}");
        }
    }
}
