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
const COMMON: Rules = Rules {
    goal: Goal::Connect,
    simultaneous: Simultaneous::MoverDecides,
    blocked: Blocked::Passes,
    repetition: Repetition::Ignored,
    move_limit: None,
};

const fn repeats(occurrence: u32, of: Recurrence) -> Repetition {
    Repetition::Draws { occurrence, of }
}

impl Preset {
    /// The course project of CS 61B at Berkeley: a tie after 60 plies.
    pub const BERKELEY: Preset = Preset {
        name: "berkeley",
        summary: "mover wins when both connect",
        rules: Rules {
            move_limit: Some(60),
            ..COMMON
        },
        start: Start::Standard,
    };

    /// The course project of CSCI1520 at the Chinese University of Hong Kong: Black starts on the
    /// files.
    pub const CUHK: Preset = Preset {
        name: "cuhk",
        summary: "draw when both connect, Black starts on the files",
        rules: Rules {
            simultaneous: Simultaneous::Draws,
            ..COMMON
        },
        start: Start::Sides,
    };

    /// GAMESMAN, a system of the University of California that solves games: a blocked player ties.
    pub const GAMESMAN: Preset = Preset {
        name: "gamesman",
        summary: "mover wins when both connect, draw when blocked",
        rules: Rules {
            blocked: Blocked::Draws,
            ..COMMON
        },
        start: Start::Standard,
    };

    /// GAMESMAN's misère variant: who connects loses.
    pub const GAMESMAN_MISERE: Preset = Preset {
        name: "gamesman-misere",
        summary: "who connects loses, draw when blocked",
        rules: Rules {
            goal: Goal::Misere,
            blocked: Blocked::Draws,
            ..COMMON
        },
        start: Start::Standard,
    };

    /// The Computer Olympiad and the Mind Sports Olympiad.
    pub const OLYMPIAD: Preset = Preset {
        name: "olympiad",
        summary: "draw when both connect or at the 3rd occurrence",
        rules: Rules {
            simultaneous: Simultaneous::Draws,
            repetition: repeats(3, Recurrence::Position),
            ..COMMON
        },
        start: Start::Standard,
    };

    /// The inventor's rules, as printed in Sid Sackson's *A Gamut of Games*.
    pub const SOUCIE: Preset = Preset {
        name: "soucie",
        summary: "mover wins when both connect",
        rules: COMMON,
        start: Start::Standard,
    };

    /// OpenSpiel's `lines_of_action`.
    pub const OPENSPIEL: Preset = Preset {
        name: "openspiel",
        summary: "blocked loses, draw when a board comes again",
        rules: Rules {
            blocked: Blocked::Loses,
            repetition: repeats(2, Recurrence::Board),
            move_limit: Some(1000),
            ..COMMON
        },
        start: Start::Standard,
    };

    /// CodinGame's "Lines of Action" bot contest.
    pub const CODINGAME: Preset = Preset {
        name: "codingame",
        summary: "mover wins when both connect",
        rules: Rules {
            move_limit: Some(150),
            ..COMMON
        },
        start: Start::Standard,
    };

    /// The server PlayStrategy; it offers scrambled eggs as well.
    pub const PLAYSTRATEGY: Preset = Preset {
        name: "playstrategy",
        summary: "draw when both connect, blocked, or at the 5th occurrence",
        rules: Rules {
            simultaneous: Simultaneous::Draws,
            blocked: Blocked::Draws,
            repetition: repeats(5, Recurrence::Position),
            ..COMMON
        },
        start: Start::Standard,
    };

    /// The server BoardSpace; it offers scrambled eggs as well.
    pub const BOARDSPACE: Preset = Preset {
        name: "boardspace",
        summary: "mover wins when both connect",
        rules: COMMON,
        start: Start::Standard,
    };

    /// All presets.
    pub const ALL: [Preset; 10] = [
        Preset::BERKELEY,
        Preset::CUHK,
        Preset::GAMESMAN,
        Preset::GAMESMAN_MISERE,
        Preset::OLYMPIAD,
        Preset::SOUCIE,
        Preset::OPENSPIEL,
        Preset::CODINGAME,
        Preset::PLAYSTRATEGY,
        Preset::BOARDSPACE,
    ];
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
