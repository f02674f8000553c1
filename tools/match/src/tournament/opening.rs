use loa::{Game, Move, Random, Size};
use loa_notation::{
    Fen, GamesRead, MoveLine, Notation, ParseFenError, ReadError, ReadGame, RecordError, decode,
    read_games,
};
use loa_work::content_lines;

/// Where openings come from.
#[derive(Clone, Debug)]
pub enum OpeningSource {
    /// All games begin at the start position.
    Start,
    /// This many plies of random moves; with a test, again until one passes.
    Random(u32, Option<OpeningTest>),
    /// A list, with the text that it was read from.
    List(OpeningList),
}

/// A test that random openings have to pass.
#[derive(Clone, Debug)]
pub struct OpeningTest {
    /// What the openings that pass are called: a word.
    pub name: &'static str,
    /// Who tests. The journal of a match names it, since another one would choose other openings.
    pub by: String,
    /// Tells whether an opening passes. Depends on nothing else, since each game of a match asks
    /// anew.
    pub passes: fn(&Game) -> bool,
}

/// Openings in a fixed order.
#[derive(Clone, Debug)]
pub struct OpeningList {
    openings: Vec<Opening>,
    fingerprint: String,
}

/// A position, with what its text counts before it, and the moves from there.
#[derive(Clone, Debug)]
struct Opening {
    /// `None` for the start position.
    first: Option<Box<Fen>>,
    moves: Vec<Move>,
}

/// The error of a text without openings, or of openings that can't be played.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpeningError {
    /// There is no opening in a list.
    #[error("there are no openings")]
    Empty,
    /// An opening can't be read or played.
    #[error("opening {number}: {cause}")]
    Flawed {
        /// Which opening, from 1.
        number: usize,
        /// What is wrong.
        cause: String,
    },
    /// A text of games can't be read.
    #[error(transparent)]
    Games(#[from] ReadError),
    /// A game can't be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
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
    /// Random games hardly ever pass the test.
    #[error("no {name} game is found after {plies} random plies")]
    Unfit {
        /// The test's name.
        name: &'static str,
        /// How many plies.
        plies: u32,
    },
}

impl OpeningError {
    const fn flawed(number: usize, cause: String) -> OpeningError {
        OpeningError::Flawed { number, cause }
    }
}

impl OpeningList {
    /// Reads openings: one a line, moves in any form or a position as FEN, where `#` begins a
    /// comment; or the games of a text in any notation. Lines of moves are a game's if they can be
    /// played one after the other, with at most one move a line or two after a number.
    /// A match checks openings when it begins.
    ///
    /// # Errors
    /// If there is none, or something is not an opening.
    pub fn read(bytes: &[u8]) -> Result<OpeningList, OpeningError> {
        let text = decode(bytes).replace("\r\n", "\n").replace('\r', "\n");
        let lines = content_lines(text.trim_start_matches('\u{feff}'));
        let lines: Vec<(usize, &str)> = lines.collect();
        let listed: Result<Vec<_>, _> = (1..).zip(&lines).map(from_line).collect();
        let openings = match (listed, read_games(bytes)) {
            (listed, Ok(read)) if is_list(&lines, listed.is_ok(), &read) => listed?,
            (_, Ok(read)) => from_games(read)?,
            (Ok(list), Err(_)) => list,
            (listed, Err(ReadError::NoMove | ReadError::Empty)) => listed?,
            // A list in which a later line is wrong.
            (Err(error @ OpeningError::Flawed { number: 2.., .. }), _) => return Err(error),
            (_, Err(error)) => return Err(error.into()),
        };
        if openings.is_empty() {
            return Err(OpeningError::Empty);
        }
        Ok(OpeningList {
            openings,
            fingerprint: format!("{:016x}", fnv(bytes)),
        })
    }
}

impl OpeningSource {
    /// Describes the source, for comparison.
    pub(super) fn settings(&self) -> String {
        match self {
            OpeningSource::Start => "start".to_owned(),
            OpeningSource::Random(plies, None) => format!("random:{plies}"),
            OpeningSource::Random(plies, Some(OpeningTest { name, by, .. })) => {
                format!("{name}:{plies} by {by}")
            }
            OpeningSource::List(list) => format!("list:{}", list.fingerprint),
        }
    }

    /// Plays all openings of a list, the first that passes a test, or the first `wanted` random
    /// ones, to check that they are possible.
    pub(super) fn check(&self, start: &Game, seed: u64, wanted: usize) -> Result<(), OpeningError> {
        const RANDOM: usize = 200;
        let count = match self {
            OpeningSource::Start | OpeningSource::Random(_, Some(_)) => 1,
            OpeningSource::Random(_, None) => wanted.min(RANDOM),
            OpeningSource::List(list) => list.openings.len(),
        };
        (0..count).try_for_each(|number| self.game(start, seed, number).map(drop))
    }

    /// Returns the game after an opening of a match whose games start like this one; a list begins
    /// anew after its end.
    pub(super) fn game(
        &self,
        start: &Game,
        seed: u64,
        number: usize,
    ) -> Result<Game, OpeningError> {
        match self {
            OpeningSource::Start => Ok(start.clone()),
            OpeningSource::Random(plies, test) => {
                let mut games = random(*plies, start, [seed, number as u64]);
                let plies = *plies;
                match test {
                    None => games.next().ok_or(OpeningError::Random(plies)),
                    Some(test) => {
                        let (name, found) = (test.name, games.take(CHOICES).find(test.passes));
                        found.ok_or(OpeningError::Unfit { name, plies })
                    }
                }
            }
            OpeningSource::List(list) => {
                let number = number % list.openings.len();
                list.openings[number].play(start, number + 1)
            }
        }
    }
}

impl Opening {
    fn play(&self, start: &Game, number: usize) -> Result<Game, OpeningError> {
        let expected = start.position().size();
        let first = self.first.as_deref().copied();
        let first = first.unwrap_or_else(|| Fen::from(*start.position()));
        let mut game = first.game(*start.rules());
        let found = first.position.size();
        if found != expected {
            return Err(OpeningError::Board {
                number,
                found,
                expected,
            });
        }
        let flawed = |cause: String| OpeningError::flawed(number, cause);
        if let Some(verdict) = game.status().verdict() {
            return Err(flawed(verdict.to_string()));
        }
        for mv in &self.moves {
            game.play(*mv)
                .map_err(|cause| flawed(format!("{mv} is illegal: {cause}")))?;
        }
        match game.status().verdict() {
            Some(verdict) => Err(flawed(verdict.to_string())),
            None => Ok(game),
        }
    }
}

/// How many random openings are tested before a source gives up.
const CHOICES: usize = 1_000;

/// Plays random moves, again and again, and gives the games that are not over after them and that
/// the next move does not win.
fn random(plies: u32, start: &Game, [seed, number]: [u64; 2]) -> impl Iterator<Item = Game> {
    const TRIES: u64 = 10_000;
    (0..TRIES).filter_map(move |attempt| {
        let mut random = seeded([seed, number, attempt]);
        let mut game = start.clone();
        for _ in 0..plies {
            game.play(*random.choose(&game.legal_moves())?).ok()?;
        }
        is_open(&game).then_some(game)
    })
}

/// Tells whether no move ends the game.
fn is_open(game: &Game) -> bool {
    !game.status().is_over()
        && game.legal_moves().into_iter().all(|mv| {
            let mut after = game.clone();
            after.play(mv).is_ok_and(|status| !status.is_over())
        })
}

fn from_line((number, (at, line)): (usize, &(usize, &str))) -> Result<Opening, OpeningError> {
    let (mut first, mut moves) = (None, Vec::new());
    let flawed = |cause: String| OpeningError::flawed(number, format!("{cause} (line {at})"));
    if line.contains('/') {
        let fen: Fen = line
            .parse()
            .map_err(|it: ParseFenError| flawed(it.to_string()))?;
        first = Some(Box::new(fen));
    } else {
        let read: Result<MoveLine, _> = line.parse();
        moves = read.map_err(|it| flawed(it.to_string()))?.moves;
    }
    Ok(Opening { first, moves })
}

/// Tells whether each line is an opening, not all together what was read.
fn is_list(lines: &[(usize, &str)], are_openings: bool, read: &GamesRead) -> bool {
    let is_whole = |read: &GamesRead| read.games.iter().all(|game| game.left_out.is_none());
    if read.notation != Notation::Moves {
        return false;
    }
    if let [(_, line)] = lines {
        let line: Result<MoveLine, _> = line.parse();
        return line.is_ok_and(|line| !line.is_numbered);
    }
    let plies_alone = |line: &str| {
        let read = read_games(line.as_bytes()).ok().filter(is_whole)?;
        read.games.first().map(|game| game.record.nodes.len() - 1)
    };
    let is_opening = |line: &str| match line.parse::<MoveLine>() {
        Ok(line) => line.longest > 1 + usize::from(line.is_numbered),
        Err(_) if line.contains('/') => true,
        Err(_) => plies_alone(line) > Some(1) && !line.starts_with(|c: char| c.is_ascii_digit()),
    };
    let is_any_opening = || lines.iter().any(|(_, line)| is_opening(line));
    if is_whole(read) {
        let is_for_each = read.games.len() >= lines.len();
        return is_for_each && are_openings || !is_for_each && is_any_opening();
    }
    // What is no move may stand in a list by mistake, or between the moves of a game.
    let is_numbered = |line: &str| Some(line.parse::<MoveLine>().ok()?.is_numbered);
    let all = lines.iter().map(|(_, line)| *line);
    let moves: Vec<&str> = all.filter(|line| is_numbered(line).is_some()).collect();
    let go_on = || read_games(moves.join("\n").as_bytes()).is_ok_and(|read| is_whole(&read));
    are_openings
        || lines.first().and_then(|(_, line)| is_numbered(line)) == Some(false)
        || is_any_opening()
        || moves.len() > 1 && moves.iter().all(|line| plies_alone(line).is_some()) && !go_on()
}

fn from_games(read: GamesRead) -> Result<Vec<Opening>, OpeningError> {
    let of = |(number, game): (usize, ReadGame)| {
        if let Some(left_out) = game.left_out {
            return Err(OpeningError::flawed(number, left_out.to_string()));
        }
        let game = game.record.to_game()?;
        Ok(Opening {
            first: Some(Box::new(Fen::first_of(&game))),
            moves: game.moves().collect(),
        })
    };
    (1..).zip(read.games).map(of).collect()
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
    use loa::{Position, Preset, Start};
    use proptest::prelude::*;

    fn start() -> Game {
        Game::start(&Preset::OLYMPIAD, Size::STANDARD)
    }

    fn listed(text: &str) -> Result<Vec<Game>, OpeningError> {
        let list = OpeningList::read(text.as_bytes())?;
        let count = list.openings.len();
        let openings = OpeningSource::List(list);
        openings.check(&start(), 1, count)?;
        let game = |number| openings.game(&start(), 1, number);
        (0..count).map(game).collect()
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

    /// Whatever the lines are decorated with; what is no opening is an error.
    #[test]
    fn each_line_of_moves_is_an_opening() {
        let two = ["b1-b3 a2-c2", "c1-c3 a4-c4"];
        let utf_16: Vec<u8> = ("\u{feff}b1-b3 a2-c2\r\nc1-c3 a4-c4\r\n".encode_utf16())
            .flat_map(u16::to_le_bytes)
            .collect();
        for bytes in [
            two.join("\n").as_bytes(),
            format!("\u{feff}{}", two.join("\r\n")).as_bytes(),
            &utf_16,
            two.join("\n").replace('-', "–").as_bytes(),
            two.join("\n").replace(' ', ", ").as_bytes(),
            two.join("\r").as_bytes(),
            two.join(" *\n\n").as_bytes(),
            two.join(" 1-0\n").as_bytes(),
            b"1. b1-b3 a2-c2\n2. c1-c3 a4-c4",
            b"1) b1 - b3 a2 - c2\n2) c1 - c3 a4 - c4",
            b"1. b1-b3 a2-c2 *\n1. c1-c3 a4-c4",
        ] {
            let text = String::from_utf8_lossy(bytes);
            let list = OpeningList::read(bytes).unwrap_or_else(|error| panic!("{error}: {text}"));
            let moves = |opening: &Opening| {
                let texts = opening.moves.iter().map(ToString::to_string);
                texts.collect::<Vec<_>>().join(" ")
            };
            let openings: Vec<String> = list.openings.iter().map(moves).collect();
            assert_eq!(openings, two, "{text}");
        }
        let four = "b1-b3 a2-c2 b3-b1 c2-a2";
        assert_eq!(listed(&format!("1. {four}\n2. {four}")).unwrap().len(), 2);
        assert_eq!(listed("b1-b3\na2-c2\nb3-b1").unwrap().len(), 1);
        assert_eq!(listed("1. b1-b3 a2-c2\n2. b3-b1 c2-a2").unwrap().len(), 1);
        for game in [
            "1. g1-g3 a3-d3\n2. c8-c6 a2-c2\n3. g8-g6 a5-c7",
            "1. g1-g3 a3-d3 2. c8-c6 a2-c2\n3. g8-g6 a5-c7",
            "Ann - Bob\n1. g1-g3 a3-d3\n2. c8-c6 a2-c2\n3. g8-g6 a5-c7",
        ] {
            let games = listed(game).unwrap();
            assert_eq!((games.len(), games[0].plies()), (1, 6), "{game}");
        }
        let told =
            error("Ann - Bob\n1. g1-g3 a3-d3\n2. c8-c6 a2-c2\nI thought about c2-c5\n3. g8-g6");
        assert!(
            told.starts_with("opening 1: ply 5: c2-c5 stands in a"),
            "{told}"
        );
        let slip = error("Ann - Bob\n1. g1-g3 a3-d3\n2. c8-c5 a2-c2");
        assert!(
            slip.starts_with("opening 1: ply 3") && slip.contains("c8-c5"),
            "{slip}"
        );
        assert!(error("1. b1-b3 a2-c2\n2. c1-c3 a4-c4\n3. d1-d3 well").ends_with("(line 3)"));
        assert!(error("hello\nb1-b3 a2-c2\nc1-c3 a4-c4").ends_with("(line 1)"));
        assert!(error("b1-b3 a2-c2\n\nc1-c3 a4-c4 {a plan}").ends_with("(line 3)"));
        assert!(error("Lbb3 L2c2\nLcc3 L4c4").ends_with("(line 1)"));
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
    fn what_an_opening_counts_is_taken_off_the_move_limit() {
        const FEN: &str = "1LL1/l2l/l2l/1LL1 w - - 0 26";
        for text in [FEN.to_owned(), format!("[FEN \"{FEN}\"]\n\n1. b1-d1")] {
            let source = OpeningSource::List(OpeningList::read(text.as_bytes()).unwrap());
            let start = Game::start(&Preset::BERKELEY, Size::new(4, 4).unwrap());
            let game = source.game(&start, 1, 0).unwrap();
            assert_eq!(game.rules().move_limit, Some(10), "{text}");
            assert_eq!(Fen::first_of(&game).to_string(), FEN);
        }
    }

    #[test]
    fn a_list_begins_anew() {
        let list = OpeningList::read(b"b1-b3\nc1-c3\n").unwrap();
        let openings = OpeningSource::List(list);
        let position = |number| *openings.game(&start(), 1, number).unwrap().position();
        assert_eq!(position(0), position(2));
        assert_ne!(position(0), position(1));
    }

    #[test]
    fn errors_say_which_opening() {
        assert_eq!(error("# nothing\n"), "there are no openings");
        assert!(error("b1-b3\n\nb1-b4").starts_with("opening 2: b1-b4 is illegal: a move along"));
        assert!(error("b1-b3\nb1-b3 x").starts_with("opening 2: 'x' is not a move"));
        assert!(error("c1-c3\n8/8 w").starts_with("opening 2: column"));
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
            let play = || OpeningSource::Random(plies, None).game(&start(), seed, number).unwrap();
            let (one, same) = (play(), play());
            prop_assert_eq!(one.past(), same.past());
            prop_assert_eq!(one.plies(), plies);
            prop_assert!(is_open(&one));
        }
    }

    #[test]
    fn chosen_openings_pass_their_test() {
        let chosen = |passes: fn(&Game) -> bool| {
            let (name, by) = ("captured", "a rule".to_owned());
            OpeningSource::Random(4, Some(OpeningTest { name, by, passes }))
        };
        let captured = |game: &Game| game.plies_since_capture() < 4;
        assert_eq!(chosen(captured).settings(), "captured:4 by a rule");
        for number in 0..20 {
            let play = || chosen(captured).game(&start(), 1, number).unwrap();
            let opening = play();
            assert!(captured(&opening) && is_open(&opening));
            assert_eq!(opening.past(), play().past());
        }
        let error = chosen(|_| false).check(&start(), 1, 1).unwrap_err();
        assert_eq!(
            error.to_string(),
            "no captured game is found after 4 random plies"
        );
    }

    #[test]
    fn random_openings_differ() {
        let keys = |seed| -> Vec<u64> {
            let random = OpeningSource::Random(6, None);
            let game = |number| random.game(&start(), seed, number).unwrap();
            (0..50)
                .map(|number| game(number).position().key())
                .collect()
        };
        let mut all = [keys(1), keys(2)].concat();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 100);
    }
}
