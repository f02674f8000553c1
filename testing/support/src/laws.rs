//! One check that holds every law for a game, and the laws one by one.

use crate::oracle::{Board, Place, Referee, letter, other, place, square};
use loa::{
    Axis, Blocked, Color, Game, Goal, IllegalMove, Jumps, Move, Position, Recurrence, Rules,
    Simultaneous, Square, SquareSet, Status, Symmetry,
};
use std::collections::BTreeSet;

/// Holds every law for a game and the oracle's game beside it.
pub fn check(game: &Game, referee: &Referee) {
    let (position, board) = (game.position(), &referee.board);
    assert_eq!(Board::of(position), *board);
    assert_eq!(letter(position.turn()), referee.to_move);
    jumps_are_the_oracles(position, board);
    connection_is_the_oracles(position, board);
    connecting_wins_are_the_oracles(position, board);
    far_from_end_is_far(position, board);
    symmetry_commutes(position, board);
    what_is_kept_is_what_is_recomputed(position, board);
    the_game_is_the_referees(game, referee);
    every_pair_of_squares_is_judged_right(game, referee);
    undo_restores(game, referee);
}

fn all_squares() -> impl Iterator<Item = Square> {
    (0..Square::COUNT).map(Square::from_index)
}

fn set_of(squares: impl IntoIterator<Item = Place>) -> SquareSet {
    squares.into_iter().map(square).collect()
}

pub fn jumps_are_the_oracles(position: &Position, board: &Board) {
    for from in all_squares() {
        let there = board.has(place(from)) && board.at(place(from)) != '-';
        let to = if there {
            board.destinations(place(from))
        } else {
            Vec::new()
        };
        let jumps = position.jumps_from(from);
        assert_eq!((jumps.from, jumps.to), (from, set_of(to)));
    }
    for color in Color::ALL {
        let expected: Vec<Move> = board.moves(letter(color)).into_iter().collect();
        let mut jumps: Vec<Move> = position.jumps_of(color).flat_map(Jumps::moves).collect();
        jumps.sort();
        assert_eq!(jumps, expected, "jumps of {color}");
        assert_eq!(position.mobility(color) as usize, expected.len());
        if position.turn() == color {
            let mut visited = Vec::new();
            position.for_each_jump(|from, to| visited.push(Move::Jump(from, to)));
            visited.sort();
            assert_eq!(visited, expected);
            assert!(position.jumps().eq(position.jumps_of(color)));
            assert_eq!(position.is_blocked(), expected.is_empty());
        }
    }
}

pub fn connection_is_the_oracles(position: &Position, board: &Board) {
    for color in Color::ALL {
        let side = letter(color);
        let pieces = position.pieces(color);
        assert_eq!(pieces, set_of(board.pieces(side)));
        assert_eq!(position.is_connected(color), board.is_connected(side));
        assert_eq!(pieces.is_connected(), board.is_connected(side));
        let groups: Vec<SquareSet> = pieces.groups().collect();
        let expected = board.groups(side);
        assert_eq!(groups.len(), expected.len(), "each group once");
        for group in expected {
            let group = set_of(group);
            assert!(groups.contains(&group));
            for seed in group {
                assert_eq!(pieces.group_of(SquareSet::of(seed)), group);
            }
        }
    }
}

/// A jump that wins by connection is found where there is one, for both goals.
pub fn connecting_wins_are_the_oracles(position: &Position, board: &Board) {
    for color in Color::ALL {
        let mover = letter(color);
        let jumps = board.jumps(mover).into_iter();
        let ends: Vec<(Move, [bool; 2])> = jumps
            .map(|(from, to)| {
                let after = board.after(from, to);
                let connected = [mover, other(mover)].map(|side| after.is_connected(side));
                (Move::Jump(square(from), square(to)), connected)
            })
            .collect();
        for goal in [Goal::Connect, Goal::Misere] {
            for both in [Simultaneous::MoverDecides, Simultaneous::Draws] {
                let wins = |[own, theirs]: [bool; 2]| match goal {
                    Goal::Connect => own && (!theirs || both == Simultaneous::MoverDecides),
                    Goal::Misere => theirs && !own,
                };
                let winning = ends.iter().filter(|(_, connected)| wins(*connected));
                let winning: Vec<Move> = winning.map(|(mv, _)| *mv).collect();
                let rules = Rules::new(goal, both, Blocked::Passes);
                match rules.connecting_win(position, color) {
                    Some(mv) => assert!(winning.contains(&mv), "{mv} does not win: {goal}, {both}"),
                    None => assert_eq!(winning, [], "{goal}, {both}"),
                }
            }
        }
    }
}

/// Where no end is near, neither side is connected, and no jump of either side connects either.
pub fn far_from_end_is_far(position: &Position, board: &Board) {
    let far = |color| position.pieces(color).is_far_from_connected();
    if !Color::ALL.into_iter().all(far) {
        return;
    }
    assert!(!board.is_connected('b') && !board.is_connected('w'));
    for mover in ['b', 'w'] {
        for (from, to) in board.jumps(mover) {
            let after = board.after(from, to);
            let connected = after.is_connected('b') || after.is_connected('w');
            assert!(!connected, "{mover} {} {}", square(from), square(to));
        }
    }
}

/// Rotated, mirrored or with the colours exchanged, a board has the same jumps and connections.
fn symmetry_commutes(position: &Position, board: &Board) {
    let side = letter(position.turn());
    for symmetry in Symmetry::all(position.size()) {
        let to = |at: Place| place(symmetry.square(square(at)));
        let mapped = board.mapped(symmetry.image_size(), to);
        assert_eq!(symmetry.position(position), mapped.position(side));
        let exchanged = mapped.with_colors_exchanged().position(other(side));
        image_is_like(position, &mapped.position(side), &to, false);
        image_is_like(position, &exchanged, &to, true);
    }
}

fn image_is_like(
    position: &Position,
    image: &Position,
    to: &dyn Fn(Place) -> Place,
    exchanged: bool,
) {
    for from in position.size().squares() {
        let jumps = position.jumps_from(from).to;
        let expected = set_of(jumps.into_iter().map(|at| to(place(at))));
        assert_eq!(image.jumps_from(square(to(place(from)))).to, expected);
    }
    for color in Color::ALL {
        let same = if exchanged { !color } else { color };
        assert_eq!(position.is_connected(color), image.is_connected(same));
        assert_eq!(position.mobility(color), image.mobility(same));
    }
}

fn what_is_kept_is_what_is_recomputed(position: &Position, board: &Board) {
    assert_eq!(*position, board.position(letter(position.turn())));
    for at in all_squares() {
        for axis in Axis::ALL {
            let (files, ranks) = axis.step();
            let step = (i32::from(files), i32::from(ranks));
            let on_board = board.has(place(at));
            let line = on_board.then(|| set_of(board.line_of_action(place(at), step)));
            let count = line.map_or(0, |_| board.distance(place(at), step));
            assert_eq!(position.line(at, axis), line);
            assert_eq!(position.line_count(at, axis) as i32, count);
        }
        if !board.has(place(at)) {
            assert_eq!(position.at(at), None);
            let mut refused = *position;
            assert!(refused.set(at, Some(Color::Black), Color::White).is_err());
            assert_eq!(refused, *position, "set off the board");
        }
    }
}

pub fn words(status: Status) -> Option<String> {
    status.verdict().map(|verdict| verdict.to_string())
}

pub fn the_game_is_the_referees(game: &Game, referee: &Referee) {
    assert_eq!(words(game.status()), referee.verdict, "status");
    let moves = game.legal_moves();
    let expected = referee.legal_moves();
    assert_eq!(moves.len(), expected.len(), "each move once");
    assert_eq!(BTreeSet::from_iter(moves), expected);
    assert_eq!(game.status().is_over(), expected.is_empty());
    assert_eq!(game.plies() as usize, referee.movers.len());
    for color in Color::ALL {
        let plies = referee.plies_of(letter(color));
        assert_eq!(game.plies_of(color) as usize, plies);
    }
    assert_eq!(game.plies_since_capture() as usize, referee.quiet);
    let limit = game.rules().move_limit.map(|limit| limit as usize);
    assert_eq!(limit, referee.book.move_limit);
    for of in Recurrence::ALL {
        let past = game.past()[game.counted_from()..].iter();
        let again = past.filter(|ply| of.same(&ply.before, game.position()));
        assert_eq!(game.occurrences(of) as usize, 1 + again.count(), "{of}");
    }
}

/// `check` lets the oracle's moves through and no others, with a true reason; a move that is
/// refused changes nothing.
fn every_pair_of_squares_is_judged_right(game: &Game, referee: &Referee) {
    let legal = referee.legal_moves();
    let before = Snapshot::of(game);
    let mut refused = game.clone();
    let pairs = all_squares().flat_map(|from| all_squares().map(move |to| Move::Jump(from, to)));
    for mv in pairs.chain([Move::Pass]) {
        match game.check(mv) {
            Ok(()) => assert!(legal.contains(&mv), "{mv} is not legal"),
            Err(why) => {
                assert!(!legal.contains(&mv), "{mv}: {why}");
                assert!(is_true(why, mv, referee), "{mv}: {why}");
                assert_eq!(refused.play(mv), Err(why));
                assert_eq!(refused.position(), game.position());
            }
        }
    }
    assert_eq!(Snapshot::of(&refused), before);
}

/// Whether what is said against a move is so.
fn is_true(why: IllegalMove, mv: Move, referee: &Referee) -> bool {
    if let (Some(verdict), why) = (&referee.verdict, why) {
        return matches!(why, IllegalMove::Over(over) if over.to_string() == *verdict);
    }
    let Move::Jump(from, to) = mv else {
        let blocked = referee.board.jumps(referee.to_move).is_empty();
        let may_pass = referee.book.blocked == "passes";
        return match why {
            IllegalMove::MustJump => may_pass && !blocked,
            IllegalMove::NoPassing => !may_pass,
            _ => false,
        };
    };
    let holds = |at: Square, piece: char| {
        referee.board.has(place(at)) && referee.board.at(place(at)) == piece
    };
    let ((from_file, from_rank), (to_file, to_rank)) = (place(from), place(to));
    let (files, ranks) = (to_file - from_file, to_rank - from_rank);
    let length = files.abs().max(ranks.abs());
    let on_a_line = from != to && (files == 0 || ranks == 0 || files.abs() == ranks.abs());
    let step = (files.signum(), ranks.signum());
    match why {
        IllegalMove::OffBoard(at) => [from, to].contains(&at) && !referee.board.has(place(at)),
        IllegalMove::Empty(at) => at == from && holds(at, '-'),
        IllegalMove::NotYours { from: at, owner } => {
            at == from && letter(owner) == other(referee.to_move) && holds(at, letter(owner))
        }
        IllegalMove::NotALine { from: a, to: b } => (a, b) == (from, to) && !on_a_line,
        IllegalMove::Distance { tried, needed } => {
            let distance = referee.board.distance(place(from), step);
            on_a_line && (tried as i32, needed as i32) == (length, distance) && tried != needed
        }
        IllegalMove::InTheWay(at) => {
            let crossed = |n: i32| (from_file + step.0 * n, from_rank + step.1 * n) == place(at);
            on_a_line && (1..length).any(crossed) && holds(at, other(referee.to_move))
        }
        IllegalMove::Occupied(at) => at == to && holds(at, referee.to_move),
        IllegalMove::Over(_) | IllegalMove::MustJump | IllegalMove::NoPassing => false,
    }
}

/// Everything that a game shows.
#[derive(Debug, PartialEq)]
struct Snapshot {
    position: Position,
    first_position: Position,
    status: Status,
    past: Vec<(Move, Position)>,
    legal_moves: Vec<Move>,
    plies: [u32; 4],
    move_limit: Option<u32>,
    counted_from: usize,
    occurrences: [u32; 2],
}

impl Snapshot {
    fn of(game: &Game) -> Snapshot {
        let past = game.past().iter();
        Snapshot {
            position: *game.position(),
            first_position: *game.first_position(),
            status: game.status(),
            past: past.map(|ply| (ply.mv, ply.before)).collect(),
            legal_moves: game.legal_moves(),
            plies: [
                game.plies(),
                game.plies_of(Color::Black),
                game.plies_of(Color::White),
                game.plies_since_capture(),
            ],
            move_limit: game.rules().move_limit,
            counted_from: game.counted_from(),
            occurrences: Recurrence::ALL.map(|of| game.occurrences(of)),
        }
    }
}

/// The move that `undo` gives back is the one that was played, and everything is as before it.
pub fn undo_restores(game: &Game, referee: &Referee) {
    let before = Snapshot::of(game);
    let moves = referee.legal_moves();
    let (first, last) = (moves.first(), moves.last());
    for mv in first.into_iter().chain(last) {
        let mut played = game.clone();
        let status = played.play(*mv).unwrap();
        assert_eq!(status, played.status());
        assert_eq!(played.position(), &game.position().after(*mv));
        let captures = matches!(mv, Move::Jump(_, to) if referee.board.at(place(*to)) != '-');
        assert_eq!(played.past().last().unwrap().is_capture(), captures);
        assert_eq!(played.first_position(), game.first_position());
        assert_eq!(played.undo(), Some(*mv));
        assert_eq!(Snapshot::of(&played), before, "{mv} taken back");
    }
    // A game that is over has no legal move; from a draw one may go on.
    let moves = game.position().legal_moves();
    for mv in moves.first().into_iter().chain(moves.last()) {
        let mut played = game.clone();
        if played.play_on(*mv).is_ok() {
            assert_eq!(played.undo(), Some(*mv));
        }
        assert_eq!(Snapshot::of(&played), before, "{mv} taken back");
    }
}
