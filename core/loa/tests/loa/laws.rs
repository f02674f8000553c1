//! Random games on every size and under every rule set, with every law held at every ply.

use loa::{
    Color, Game, Jumps, Move, Position, Preset, Random, Size, Square, SquareSet, Start, perft,
};
use std::collections::{BTreeMap, HashMap};
use test_support::laws::{
    check, connecting_wins_are_the_oracles, connection_is_the_oracles, far_from_end_is_far,
    jumps_are_the_oracles, the_game_is_the_referees, undo_restores, words,
};
use test_support::oracle::{BOOKS, Board, PairedGame, Place, Referee, letter, other};
use test_support::pick;

/// Plays random moves, holding every law at every ply, and counts how games end.
fn play_on(pair: &mut PairedGame, random: &mut Random, plies: usize, ends: &mut Ends) {
    check(&pair.game, pair.referee());
    for _ in 0..plies {
        let moves: Vec<Move> = pair.referee().legal_moves().into_iter().collect();
        if moves.is_empty() {
            break;
        }
        pair.play(pick(random, &moves));
        check(&pair.game, pair.referee());
    }
    ends.count(pair);
}

/// How often games ended how.
#[derive(Debug, Default)]
struct Ends(BTreeMap<String, u32>);

impl Ends {
    fn count(&mut self, pair: &PairedGame) {
        let referee = pair.referee();
        let end = referee.verdict.as_deref().unwrap_or("ongoing");
        *self.0.entry(end.to_owned()).or_default() += 1;
    }

    /// Random games that never get there would prove little.
    #[track_caller]
    fn include(&self, ends: &[&str]) {
        for end in ends {
            assert!(self.0.contains_key(*end), "no {end} in {self:?}");
        }
    }
}

/// A start position as the crate has it; that it is the right one is a test of its own.
fn start_board(size: Size, start: Start) -> Board {
    Board::of(&Position::start(size, start))
}

#[test]
fn games_on_every_size_from_every_start() {
    let mut ends = Ends::default();
    let mut seed = 0;
    for size in Size::all() {
        for start in Start::ALL {
            let board = start_board(size, start);
            for &book in BOOKS {
                seed += 1;
                let what = format!("seed {seed}, {size}, {}", start.name());
                let mut pair = PairedGame::new(book, &board, 'b', &what);
                play_on(&mut pair, &mut Random::new(seed), 24, &mut ends);
            }
        }
    }
    ends.include(&[
        "Black wins by connection",
        "White wins by connection",
        "Black wins by simultaneous connection",
        "White wins by simultaneous connection",
        "draw by simultaneous connection",
        "draw by repetition",
        "ongoing",
    ]);
}

#[test]
fn long_games_on_the_usual_board() {
    let mut ends = Ends::default();
    for (seed, &book) in (1..).zip(BOOKS) {
        let start: Start = book.start.parse().unwrap();
        let board = start_board(Size::STANDARD, start);
        let what = format!("seed {seed}");
        let mut pair = PairedGame::new(book, &board, 'b', &what);
        play_on(&mut pair, &mut Random::new(seed), 200, &mut ends);
    }
    ends.include(&["draw by move limit"]);
}

/// An arrangement that play would hardly lead to.
fn odd_board(size: Size, random: &mut Random) -> Board {
    let mut board = Board::empty(size);
    let places: Vec<Place> = board.places().collect();
    let sides = pick(random, &["bw", "bw", "bw", "bbbw", "wwwb", "b", "w"]);
    let sides: Vec<char> = sides.chars().collect();
    match random.below(6) {
        0 if random.below(4) == 0 => {}
        1 => scatter(&mut board, &sides, places.len(), random),
        2 => cluster(&mut board, &sides, random),
        3 => scatter(&mut board, &sides, 4, random),
        _ => {
            let pieces = random.below(places.len() + 1);
            scatter(&mut board, &sides, pieces, random);
        }
    }
    board
}

/// Puts pieces anywhere, on a square at most once.
fn scatter(board: &mut Board, sides: &[char], pieces: usize, random: &mut Random) {
    let mut free: Vec<Place> = board.places().collect();
    for _ in 0..pieces {
        let at = free.swap_remove(random.below(free.len()));
        board.put(at, pick(random, sides));
    }
}

/// Puts pieces next to each other, so that a side is often connected.
fn cluster(board: &mut Board, sides: &[char], random: &mut Random) {
    let places: Vec<Place> = board.places().collect();
    for side in sides.iter().take(2) {
        let mut at = pick(random, &places);
        for _ in 0..random.below(9) {
            board.put(at, *side);
            let next = |to: &&Place| test_support::oracle::are_adjacent(at, **to);
            let beside: Vec<Place> = places.iter().filter(next).copied().collect();
            at = pick(random, &beside);
        }
    }
}

#[test]
fn games_from_positions_that_are_set_up() {
    let mut ends = Ends::default();
    for seed in 0..1500 {
        let mut random = Random::new(seed);
        let sizes: Vec<Size> = Size::all().collect();
        let board = odd_board(pick(&mut random, &sizes), &mut random);
        let to_move = pick(&mut random, &['b', 'w']);
        let book = pick(&mut random, BOOKS);
        let mut pair = PairedGame::new(book, &board, to_move, &format!("seed {seed}"));
        play_on(&mut pair, &mut random, 6, &mut ends);
    }
    ends.include(&[
        "Black wins by simultaneous connection",
        "White wins by simultaneous connection",
        "draw by simultaneous connection",
        "Black wins by lack of moves",
        "White wins by lack of moves",
        "draw by lack of moves",
    ]);
}

/// A full board, an empty one, one side alone: each rule book, each size, each side to move.
#[test]
fn extreme_positions() {
    let mut ends = Ends::default();
    for size in Size::all() {
        let filled = |piece: &dyn Fn(Place) -> char| {
            let mut board = Board::empty(size);
            let places: Vec<Place> = board.places().collect();
            for at in places {
                board.put(at, piece(at));
            }
            board
        };
        let boards = [
            filled(&|_| '-'),
            filled(&|_| 'b'),
            filled(&|_| 'w'),
            filled(&|(file, rank)| if (file + rank) % 2 == 0 { 'b' } else { 'w' }),
            filled(&|(file, _)| if file == 0 { 'b' } else { 'w' }),
            filled(&|at| if at == (1, 1) { 'b' } else { '-' }),
        ];
        for (book, to_move) in BOOKS.iter().flat_map(|&book| [(book, 'b'), (book, 'w')]) {
            for board in &boards {
                let mut pair = PairedGame::new(book, board, to_move, &format!("{size}"));
                let random = &mut Random::new(1);
                if size.width() == size.height() {
                    play_on(&mut pair, random, 2, &mut ends);
                } else {
                    the_game_is_the_referees(&pair.game, pair.referee());
                }
            }
        }
    }
    ends.include(&[
        "White wins by simultaneous connection",
        "draw by simultaneous connection",
    ]);
}

/// Moves, moves taken back, squares set in the middle of a game, limits changed.
#[test]
fn set_ups_during_random_games() {
    let mut ends = Ends::default();
    for seed in 0..400 {
        let mut random = Random::new(seed);
        let size = Size::new(3 + random.below(3) as u8, 3 + random.below(3) as u8).unwrap();
        let mut board = Board::empty(size);
        let pieces = 3 + random.below(4);
        scatter(&mut board, &['b', 'w'], pieces, &mut random);
        let book = pick(&mut random, BOOKS);
        let mut pair = PairedGame::new(book, &board, 'b', &format!("seed {seed}"));
        for _ in 0..24 {
            meddle(&mut pair, &mut random);
            the_game_is_the_referees(&pair.game, pair.referee());
            undo_restores(&pair.game, pair.referee());
        }
        check(&pair.game, pair.referee());
        ends.count(&pair);
    }
    ends.include(&[
        "Black wins by connection",
        "White wins by connection",
        "draw by move limit",
        "ongoing",
    ]);
}

/// A random legal move, if possible one after which the game goes on.
fn lasting_move(referee: &Referee, random: &mut Random) -> Option<Move> {
    let mut moves: Vec<Move> = referee.legal_moves().into_iter().collect();
    let mut last = None;
    while !moves.is_empty() {
        let mv = moves.swap_remove(random.below(moves.len()));
        let mut after = referee.clone();
        after.play(mv);
        let connects = ['b', 'w']
            .iter()
            .any(|side| after.board.is_connected(*side));
        if !connects {
            return Some(mv);
        }
        last = Some(mv);
    }
    last
}

fn meddle(pair: &mut PairedGame, random: &mut Random) {
    match random.below(20) {
        0 => {
            pair.undo();
        }
        1 => {
            let squares: Vec<Square> = pair.game.position().size().squares().into_iter().collect();
            let piece = pick(random, &[None, Some(Color::Black), Some(Color::White)]);
            pair.set(pick(random, &squares), piece, pick(random, &Color::ALL));
        }
        2 => {
            let limit = random.below(24) as u32;
            pair.set_move_limit(pick(random, &[None, Some(limit)]));
        }
        _ => match lasting_move(pair.referee(), random) {
            Some(mv) => pair.play(mv),
            None => while random.below(2) == 0 && pair.undo() {},
        },
    }
}

/// The move that takes the last one of the side to move back on the board.
fn way_back(pair: &PairedGame) -> Option<Move> {
    let own = pair.game.past().iter().nth_back(1)?;
    let Move::Jump(from, to) = own.mv else {
        return None;
    };
    let back = Move::Jump(to, from);
    let legal = pair.referee().legal_moves().contains(&back);
    legal.then_some(back)
}

/// Few pieces on small boards walk about for long: repetitions of every kind, and odd ends.
#[test]
fn long_games_of_few_pieces() {
    let mut ends: HashMap<&str, Ends> = HashMap::new();
    for seed in 0..600 {
        let mut random = Random::new(seed);
        let book = BOOKS[seed as usize % BOOKS.len()];
        let size = Size::new(3 + random.below(3) as u8, 3 + random.below(3) as u8).unwrap();
        let mut board = Board::empty(size);
        scatter(&mut board, &['b', 'w'], 6, &mut random);
        let mut pair = PairedGame::new(book, &board, 'b', &format!("seed {seed}"));
        for _ in 0..200 {
            the_game_is_the_referees(&pair.game, pair.referee());
            let back = way_back(&pair).filter(|_| random.below(2) == 0);
            let Some(mv) = back.or_else(|| lasting_move(pair.referee(), &mut random)) else {
                break;
            };
            pair.play(mv);
        }
        the_game_is_the_referees(&pair.game, pair.referee());
        ends.entry(book.name).or_default().count(&pair);
    }
    for repeats in ["olympiad", "openspiel", "playstrategy"] {
        ends[repeats].include(&["draw by repetition"]);
    }
    ends["berkeley"].include(&["draw by move limit"]);
    ends["codingame"].include(&["draw by move limit"]);
}

/// Every arrangement of the smallest board, either side to move.
#[test]
fn every_position_of_the_smallest_board() {
    let size = Size::new(3, 3).unwrap();
    for number in 0..3_usize.pow(9) {
        let mut board = Board::empty(size);
        let places: Vec<Place> = board.places().collect();
        for (place, at) in places.into_iter().enumerate() {
            let piece = ['-', 'b', 'w'][number / 3_usize.pow(place as u32) % 3];
            board.put(at, piece);
        }
        for to_move in ['b', 'w'] {
            let position = board.position(to_move);
            jumps_are_the_oracles(&position, &board);
            connection_is_the_oracles(&position, &board);
            connecting_wins_are_the_oracles(&position, &board);
            far_from_end_is_far(&position, &board);
            let book = BOOKS[number % BOOKS.len()];
            let preset: Preset = book.name.parse().unwrap();
            let game = Game::new(preset.rules, position);
            let referee = Referee::new(book, board.clone(), to_move);
            the_game_is_the_referees(&game, &referee);
            for mv in referee.legal_moves() {
                let (mut game, mut referee) = (game.clone(), referee.clone());
                game.play(mv).unwrap();
                referee.play(mv);
                assert_eq!(words(game.status()), referee.verdict, "{board:?} {mv}");
            }
        }
    }
}

fn square_distance(a: Square, b: Square) -> u32 {
    let files = u32::from(a.file().abs_diff(b.file()));
    let ranks = u32::from(a.rank().abs_diff(b.rank()));
    files.pow(2) + ranks.pow(2)
}

/// The variance is half the mean square distance of two squares, each of them any of the set.
#[test]
fn variance_of_random_sets() {
    let mut random = Random::new(30);
    for _ in 0..500 {
        let set = SquareSet::from_bits(random.next_u64() & random.next_u64());
        let squares: Vec<Square> = set.into_iter().collect();
        let from = |a: &Square| squares.iter().map(|b| square_distance(*a, *b)).sum::<u32>();
        let all = squares.iter().map(from);
        let pairs = (squares.len() * squares.len()).max(1);
        let expected = f64::from(all.sum::<u32>()) / 2.0 / pairs as f64;
        let found = f64::from(set.variance());
        assert!(
            (found - expected).abs() < 1e-4,
            "{set:?}: {found}, {expected}"
        );
    }
    assert_eq!(SquareSet::EMPTY.variance(), 0.0);
}

/// No square has a smaller sum of square distances from the squares of a set than its centre.
#[test]
fn centers_of_random_sets() {
    let mut random = Random::new(31);
    for _ in 0..500 {
        let set = SquareSet::from_bits(random.next_u64() & random.next_u64());
        let sum = |to: Square| -> u32 {
            let distances = set.into_iter().map(|from| square_distance(from, to));
            distances.sum()
        };
        let least = Size::STANDARD.squares().into_iter().map(sum).min();
        assert_eq!(set.center().map(sum), least, "{set:?}");
    }
    assert_eq!(SquareSet::EMPTY.center(), None);
}

/// What is far from connected is not connected after one square of it has gone anywhere, or away.
fn far_is_far(set: SquareSet, size: Size) {
    if !set.is_far_from_connected() {
        return;
    }
    assert!(!set.is_connected(), "{set:?}");
    for from in set {
        let rest = set - SquareSet::of(from);
        assert!(!rest.is_connected(), "{set:?} without {from}");
        for to in size.squares() {
            let moved = rest | SquareSet::of(to);
            assert!(!moved.is_connected(), "{set:?} with {from} on {to}");
        }
    }
}

#[test]
fn far_from_connected_is_far() {
    let four = Size::new(4, 4).unwrap();
    let squares: Vec<Square> = four.squares().into_iter().collect();
    let mut far = 0;
    for number in 0..1_usize << squares.len() {
        let chosen = |place: &usize| number >> place & 1 != 0;
        let places = (0..squares.len()).filter(chosen);
        let set: SquareSet = places.map(|place| squares[place]).collect();
        far_is_far(set, four);
        far += usize::from(set.is_far_from_connected());
    }
    assert!(far > 0);
    let sizes: Vec<Size> = Size::all().collect();
    for seed in 0..20_000 {
        let mut random = Random::new(seed);
        let size = pick(&mut random, &sizes);
        let mut board = Board::empty(size);
        // One group and up to two squares that may lie apart from it: nearly connected.
        cluster(&mut board, &['b'], &mut random);
        let apart = random.below(3);
        scatter(&mut board, &['b'], apart, &mut random);
        far_is_far(board.position('b').pieces(Color::Black), size);
    }
}

/// Equal keys mean equal pieces and side to move, whatever way led there.
#[test]
fn keys_tell_positions_apart() {
    let mut seen: HashMap<u64, (Board, char)> = HashMap::new();
    let mut again = 0;
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let mut position = Position::start(Size::new(5, 5).unwrap(), Start::Standard);
        for _ in 0..200 {
            let this = (Board::of(&position), letter(position.turn()));
            let known = seen.entry(position.key()).or_insert_with(|| this.clone());
            assert_eq!(*known, this);
            again += 1;
            let moves: Vec<Move> = position.jumps().flat_map(Jumps::moves).collect();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(pick(&mut random, &moves));
        }
    }
    assert!(seen.len() > 1000 && again > seen.len());
}

/// Counts move sequences as `perft` says it does under rules without passes: a connection ends a
/// sequence, a blocked player too.
fn slow_perft(board: &Board, side: char, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |(from, to): (Place, Place)| {
        let after = board.after(from, to);
        let ended = after.is_connected('b') || after.is_connected('w');
        if ended && depth > 1 {
            0
        } else {
            slow_perft(&after, other(side), depth - 1)
        }
    };
    board.jumps(side).into_iter().map(after).sum()
}

#[test]
fn perft_counts_what_the_oracle_counts() {
    for size in Size::all() {
        for start in Start::ALL {
            let board = start_board(size, start);
            let squares = size.width() * size.height();
            let depth = if squares > 25 { 2 } else { 3 };
            let rules = Preset::GAMESMAN.rules;
            let count = perft(&rules, &Position::start(size, start), depth);
            assert_eq!(count, slow_perft(&board, 'b', depth), "{size} {start:?}");
        }
    }
}
