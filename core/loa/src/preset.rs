use crate::{
    Blocked, Goal, Recurrence, Repetition, Rules, Simultaneous, Start, UnknownNameError, parse_name,
};
use core::fmt;
use core::str::FromStr;

/// A rule set in use somewhere, by name, with the start position that goes with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preset {
    /// The name by which it is read and written.
    pub name: &'static str,
    /// What is special about it, in one line.
    pub summary: &'static str,
    /// The rules.
    pub rules: Rules,
    /// The usual start position.
    pub start: Start,
}

/// The rules that most rule books share: the mover wins when both sides get connected, a blocked
/// player passes, repetition means nothing, a game may last for ever.
const COMMON: Rules = Rules::new(Goal::Connect, Simultaneous::MoverDecides, Blocked::Passes);

const fn repeats(occurrence: u32, of: Recurrence) -> Repetition {
    Repetition::Draws { occurrence, of }
}

/// Declares the presets, each by its start position and the rules in which it differs from
/// [`COMMON`].
macro_rules! presets {
    ($($(#[$about:meta])* $preset:ident $name:literal $summary:literal
        $start:ident { $($question:ident: $answer:expr),* })+) => {
        impl Preset {
            $($(#[$about])* pub const $preset: Preset = Preset {
                name: $name,
                summary: $summary,
                rules: Rules { $($question: $answer,)* ..COMMON },
                start: Start::$start,
            };)+

            /// All presets.
            pub const ALL: [Preset; [$($name),+].len()] = [$(Preset::$preset),+];
        }
    };
}

presets! {
    /// The course project of CS 61B at Berkeley: a tie after 60 plies.
    BERKELEY "berkeley" "mover wins when both connect" Standard { move_limit: Some(60) }

    /// The course project of CSCI1520 at the Chinese University of Hong Kong: Black starts on the
    /// files.
    CUHK "cuhk" "draw when both connect, Black starts on the files"
        Sides { simultaneous: Simultaneous::Draws }

    /// GAMESMAN, a system of the University of California that solves games: a blocked player ties.
    GAMESMAN "gamesman" "mover wins when both connect, draw when blocked"
        Standard { blocked: Blocked::Draws }

    /// GAMESMAN's misère variant: who connects loses.
    GAMESMAN_MISERE "gamesman-misere" "who connects loses, draw when blocked"
        Standard { goal: Goal::Misere, blocked: Blocked::Draws }

    /// The Computer Olympiad and the Mind Sports Olympiad.
    OLYMPIAD "olympiad" "draw when both connect or at the 3rd occurrence"
        Standard { simultaneous: Simultaneous::Draws, repetition: repeats(3, Recurrence::Position) }

    /// The inventor's rules, as printed in Sid Sackson's *A Gamut of Games*.
    SOUCIE "soucie" "mover wins when both connect" Standard {}

    /// OpenSpiel's `lines_of_action`.
    OPENSPIEL "openspiel" "blocked loses, draw when a board comes again"
        Standard {
            blocked: Blocked::Loses,
            repetition: repeats(2, Recurrence::Board),
            move_limit: Some(1000)
        }

    /// CodinGame's "Lines of Action" bot contest.
    CODINGAME "codingame" "mover wins when both connect" Standard { move_limit: Some(150) }

    /// The server PlayStrategy; it offers scrambled eggs as well.
    PLAYSTRATEGY "playstrategy" "draw when both connect, blocked, or at the 5th occurrence"
        Standard {
            simultaneous: Simultaneous::Draws,
            blocked: Blocked::Draws,
            repetition: repeats(5, Recurrence::Position)
        }

    /// The server BoardSpace; it offers scrambled eggs as well.
    BOARDSPACE "boardspace" "mover wins when both connect" Standard {}
}

/// The rules of the Computer Olympiad.
impl Default for Preset {
    fn default() -> Preset {
        Preset::OLYMPIAD
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Reads a preset's name, in any case.
impl FromStr for Preset {
    type Err = UnknownNameError;

    fn from_str(text: &str) -> Result<Preset, UnknownNameError> {
        parse_name(text, "a rule set", &Preset::ALL, |preset| preset.name)
    }
}
