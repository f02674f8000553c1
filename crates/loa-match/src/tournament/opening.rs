use loa::{
    Game, IllegalMove, Move, ParseMoveError, Position, Preset, Random, Size, Start, Verdict,
};
use loa_notation::{Fen, ParseFenError, Record, RecordError, decode, read_records};
use std::str::FromStr;
use thiserror::Error;

/// Where openings come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningSource {
    /// All games begin at the start position.
    Start,
    /// This many plies of random moves.
    Random(u32),
    /// A list, with the text that it was read from.
    List(OpeningList),
}

/// Openings in a fixed order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningList {
    openings: Vec<Opening>,
    fingerprint: String,
}

/// A position and the moves from there.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Opening {
    /// `None` for the start position.
    first: Option<Box<Position>>,
    moves: Vec<Move>,
}

/// The error of a text without openings, or of openings that can't be played.
#[derive(Debug, Error)]
pub enum OpeningError {
    /// There is no opening in a list.
    #[error("there are no openings")]
    Empty,
    /// A word is no move.
    #[error("opening {number}: {cause}")]
    Move {
        /// Which opening, from 1.
        number: usize,
        /// What is wrong.
        cause: ParseMoveError,
    },
    /// A line is no position.
    #[error("opening {number}: {cause}")]
    Position {
        /// Which opening, from 1.
        number: usize,
        /// What is wrong.
        cause: ParseFenError,
    },
    /// A game record can't be read, or replayed.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// A move can't be played.
    #[error("opening {number}: {mv} is illegal: {cause}")]
    Illegal {
        /// Which opening, from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// What is wrong with it.
        cause: IllegalMove,
    },
    /// The game is over before it begins.
    #[error("opening {number}: {verdict}")]
    Over {
        /// Which opening, from 1.
        number: usize,
        /// How the game has ended.
        verdict: Verdict,
    },
    /// The board is not that of the match.
    #[error("opening {number} is on a board of {found}, not {expected}")]
    Board {
        /// Which opening, from 1.
        number: usize,
        /// The size of its board.
        found: Size,
        /// The size of the match's board.
        expected: Size,
    },
    /// Random games hardly ever last that long.
    #[error("no game goes on after {0} random plies")]
    Random(u32),
}

/// The openings of a match, by number.
#[derive(Clone, Debug)]
pub(super) struct Openings {
    pub(super) source: OpeningSource,
    pub(super) preset: Preset,
    pub(super) size: Size,
    pub(super) start: Start,
    pub(super) seed: u64,
}

impl OpeningList {
    /// Reads openings: one a line, moves with blanks between them or a position as FEN, where `#`
    /// begins a comment; or the main lines of an SGF file. A match checks them when it begins.
    ///
    /// # Errors
    /// If there is none, or something is not an opening.
    pub fn read(bytes: &[u8]) -> Result<OpeningList, OpeningError> {
        let text = decode(bytes);
        let openings = if text.trim_start().starts_with('(') {
            from_records(&text)?
        } else {
            from_lines(&text)?
        };
        if openings.is_empty() {
            return Err(OpeningError::Empty);
        }
        Ok(OpeningList {
            openings,
            fingerprint: format!("{:016x}", fnv(bytes)),
        })
    }

    /// Returns the number of openings.
    pub fn len(&self) -> usize {
        self.openings.len()
    }

    /// Returns `false`: a list has openings.
    pub fn is_empty(&self) -> bool {
        self.openings.is_empty()
    }
}

/// Reads `random:PLIES`.
impl FromStr for OpeningSource {
    type Err = ();

    fn from_str(text: &str) -> Result<OpeningSource, ()> {
        let plies = text.strip_prefix("random:").ok_or(())?;
        plies.parse().map(OpeningSource::Random).map_err(|_| ())
    }
}

impl OpeningSource {
    /// Describes the source, for comparison.
    pub(super) fn settings(&self) -> String {
        match self {
            OpeningSource::Start => "start".to_owned(),
            OpeningSource::Random(plies) => format!("random:{plies}"),
            OpeningSource::List(list) => format!("list:{}", list.fingerprint),
        }
    }
}

impl Openings {
    /// Plays all openings of a list, or the first random ones, to check that they are possible.
    pub(super) fn check(&self, wanted: usize) -> Result<(), OpeningError> {
        const RANDOM: usize = 200;
        let count = match &self.source {
            OpeningSource::Start => 1,
            OpeningSource::Random(_) => wanted.min(RANDOM),
            OpeningSource::List(list) => list.len(),
        };
        (0..count).try_for_each(|number| self.game(number).map(drop))
    }

    /// Returns the game after an opening; the list begins anew after its end.
    pub(super) fn game(&self, number: usize) -> Result<Game, OpeningError> {
        let start = Position::start(self.size, self.start);
        match &self.source {
            OpeningSource::Start => Ok(Game::new(self.preset.rules, start)),
            OpeningSource::Random(plies) => self
                .random(*plies, number as u64)
                .ok_or(OpeningError::Random(*plies)),
            OpeningSource::List(list) => {
                let number = number % list.len();
                self.listed(&list.openings[number], number + 1)
            }
        }
    }

    fn listed(&self, opening: &Opening, number: usize) -> Result<Game, OpeningError> {
        let start = Position::start(self.size, self.start);
        let first = opening.first.as_ref().map_or(start, |first| **first);
        let (found, expected) = (first.size(), self.size);
        if found != expected {
            return Err(OpeningError::Board {
                number,
                found,
                expected,
            });
        }
        let mut game = Game::new(self.preset.rules, first);
        let over = |verdict| OpeningError::Over { number, verdict };
        if let Some(verdict) = game.judged().verdict() {
            return Err(over(verdict));
        }
        for mv in &opening.moves {
            let mv = *mv;
            game.play(mv)
                .map_err(|cause| OpeningError::Illegal { number, mv, cause })?;
        }
        game.status()
            .verdict()
            .map_or(Ok(game), |verdict| Err(over(verdict)))
    }

    /// Plays random moves, again until neither the game is over after them nor the next move wins.
    fn random(&self, plies: u32, number: u64) -> Option<Game> {
        const TRIES: u64 = 10_000;
        (0..TRIES).find_map(|attempt| {
            let mut random = seeded([self.seed, number, attempt]);
            let mut game = Game::new(self.preset.rules, Position::start(self.size, self.start));
            for _ in 0..plies {
                game.play(*random.choose(&game.legal_moves())?).ok()?;
            }
            is_open(&game).then_some(game)
        })
    }
}

/// Tells whether no move ends the game.
fn is_open(game: &Game) -> bool {
    !game.status().is_over()
        && game.legal_moves().into_iter().all(|mv| {
            let mut after = game.clone();
            after.play(mv).is_ok_and(|status| !status.is_over())
        })
}

fn from_lines(text: &str) -> Result<Vec<Opening>, OpeningError> {
    let lines = text.lines().map(|line| {
        let end = line.find('#').unwrap_or(line.len());
        line[..end].trim()
    });
    let lines = lines.filter(|line| !line.is_empty());
    (1..)
        .zip(lines)
        .map(|(number, line)| from_line(number, line))
        .collect()
}

fn from_line(number: usize, line: &str) -> Result<Opening, OpeningError> {
    if line.contains('/') {
        let fen: Fen = line
            .parse()
            .map_err(|cause| OpeningError::Position { number, cause })?;
        return Ok(Opening {
            first: Some(Box::new(fen.position)),
            moves: Vec::new(),
        });
    }
    let moves = line.split_whitespace().map(str::parse);
    let moves: Result<_, _> = moves.collect();
    Ok(Opening {
        first: None,
        moves: moves.map_err(|cause| OpeningError::Move { number, cause })?,
    })
}

fn from_records(text: &str) -> Result<Vec<Opening>, OpeningError> {
    let of = |record: Record| {
        let game = record.to_game()?;
        Ok(Opening {
            first: Some(Box::new(*game.first_position())),
            moves: game.past().iter().map(|ply| ply.mv).collect(),
        })
    };
    read_records(text)?.into_iter().map(of).collect()
}

/// The hash function FNV-1a: tells texts apart that differ by accident.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Returns the generator for a series of seeds.
fn seeded(seeds: [u64; 3]) -> Random {
    seeds.into_iter().fold(Random::new(0), |mut random, seed| {
        Random::new(random.next_u64() ^ seed)
    })
}

/// Returns a number that depends on others, the same everywhere.
pub(super) fn seed_of(numbers: [u64; 3]) -> u64 {
    seeded(numbers).next_u64()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn openings(source: OpeningSource, seed: u64) -> Openings {
        Openings {
            source,
            preset: Preset::OLYMPIAD,
            size: Size::STANDARD,
            start: Start::Standard,
            seed,
        }
    }

    fn listed(text: &str) -> Result<Vec<Game>, OpeningError> {
        let list = OpeningList::read(text.as_bytes())?;
        let count = list.len();
        let openings = openings(OpeningSource::List(list), 1);
        openings.check(count)?;
        (0..count).map(|number| openings.game(number)).collect()
    }

    fn error(text: &str) -> String {
        listed(text).unwrap_err().to_string()
    }

    #[test]
    fn lines_are_moves_or_positions() {
        let games = listed("# two\nb1-b3 a2c2\n\nl6l/8/8/8/8/8/8/L2L4 b # White first\n").unwrap();
        assert_eq!(games[0].plies(), 2);
        assert_eq!(games[1].position().turn(), loa::Color::White);
    }

    #[test]
    fn games_of_a_file_are_openings() {
        let games = listed("(;GM[9];B[b1-b3];W[a2-c2])(;GM[9]SU[Scrambled-eggs])").unwrap();
        assert_eq!(games[0].plies(), 2);
        assert_eq!(
            *games[1].position(),
            Position::start(Size::STANDARD, Start::Scrambled)
        );
    }

    #[test]
    fn a_list_begins_anew() {
        let list = OpeningList::read(b"b1-b3\nc1-c3\n").unwrap();
        let openings = openings(OpeningSource::List(list), 1);
        let position = |number| *openings.game(number).unwrap().position();
        assert_eq!(position(0), position(2));
        assert_ne!(position(0), position(1));
    }

    #[test]
    fn errors_say_which_opening() {
        assert_eq!(error("# nothing\n"), "there are no openings");
        assert!(
            error("b1-b3\n\nb1-b4").starts_with("opening 2: b1-b4 is illegal: needs exactly 2")
        );
        assert!(error("b1-b3 x").starts_with("opening 1: 'x' is not a move"));
        assert!(error("8/8 w").starts_with("opening 1: column"));
        assert_eq!(
            error("3LL3/8/8/8/8/8/8/l6l w"),
            "opening 1: Black wins by connection"
        );
        assert_eq!(
            error("2LL/4/4/l2l w"),
            "opening 1 is on a board of 4x4, not 8x8"
        );
        assert!(error("(;GM[9];B[b1-b4])").contains("b1-b4"));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20))]
        #[test]
        fn random_openings_repeat_and_leave_the_game_open(seed: u64, number in 0..1000_usize, plies in 0..12_u32) {
            let openings = openings(OpeningSource::Random(plies), seed);
            let (one, same) = (openings.game(number).unwrap(), openings.game(number).unwrap());
            prop_assert_eq!(one.past(), same.past());
            prop_assert_eq!(one.plies(), plies);
            prop_assert!(is_open(&one));
        }
    }

    #[test]
    fn random_openings_differ() {
        let keys = |seed| -> Vec<u64> {
            let openings = openings(OpeningSource::Random(6), seed);
            (0..50)
                .map(|number| openings.game(number).unwrap().position().key())
                .collect()
        };
        let mut all = [keys(1), keys(2)].concat();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 100);
    }
}
