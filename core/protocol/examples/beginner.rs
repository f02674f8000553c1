//! Complete programs for the course CS 61B that play like people who have just learnt the rules:
//! players for `test-loa` and `loa match`. The argument is a habit: `random`, `centre`, `together`
//! or `captures`. All but `random` see a win in one move, and nothing else ahead.
//!
//! ```sh
//! cargo run --release -p lines-of-action-protocol --example beginner -- together
//! ```

use loa::{Game, Move, Position, Random, Square};
use loa_protocol::{Reply, Request, Session, Setting, write_berkeley_error};
use std::io::{self, BufRead, Write};

/// What a player likes to see after its move: the least number is the best.
type Habit = fn(before: &Position, after: &Position) -> u32;

fn main() -> io::Result<()> {
    let name = std::env::args().nth(1).unwrap_or("random".to_owned());
    let Some(habit) = habit(&name) else {
        eprintln!("'{name}' is not a habit (random, centre, together, captures)");
        std::process::exit(2);
    };
    let mut session = Session::default();
    let mut random = Random::new(1);
    let (input, mut output) = (io::stdin().lock(), io::stdout().lock());
    for line in input.lines() {
        let replies = match Request::read(&line?) {
            Ok(Some(Request::Quit)) => break,
            Ok(Some(request)) => answer(&mut session, &mut random, &request),
            Ok(None) => Ok(Vec::new()),
            Err(error) => Err(error.to_string()),
        };
        match replies {
            Ok(replies) => say(&mut output, &replies)?,
            Err(error) => eprintln!("{}", write_berkeley_error(&error)),
        }
        while session.is_computer_to_move() {
            let Some(mv) = choose(session.game(), habit, &mut random) else {
                break;
            };
            // The session only refuses what is not legal.
            let replies = session.play_computer_move(mv).unwrap_or_default();
            say(&mut output, &replies)?;
        }
        write!(output, "{}", session.prompt())?;
        output.flush()?;
    }
    Ok(())
}

/// Returns the habit with a name; the inner `None` is that of random play.
fn habit(name: &str) -> Option<Option<Habit>> {
    Some(match name {
        "random" => None,
        "centre" => Some(|_, after| distances(after, |piece| to_centre(after, piece))),
        "together" => Some(|_, after| scattered(after)),
        "captures" => Some(|before, after| {
            let captures = after.occupied().len() < before.occupied().len();
            scattered(after) + if captures { 0 } else { NO_CAPTURE }
        }),
        _ => return None,
    })
}

/// A capture is worth as much as two groups that become one.
const NO_CAPTURE: u32 = GROUP;

/// A group more weighs more than any distances.
const GROUP: u32 = 10_000;

/// Tells how scattered the pieces of the side that has moved are: the number of their groups above
/// all, then their distances from each other.
fn scattered(after: &Position) -> u32 {
    let pieces = after.pieces(!after.turn());
    let to_others = |piece| pieces.into_iter().map(|other| apart(piece, other)).sum();
    pieces.groups().count() as u32 * GROUP + distances(after, to_others)
}

/// Adds up a distance over the pieces of the side that has moved.
fn distances(after: &Position, distance: impl Fn(Square) -> u32) -> u32 {
    after.pieces(!after.turn()).into_iter().map(distance).sum()
}

/// Returns the distance from the middle of the board, in half squares.
fn to_centre(position: &Position, square: Square) -> u32 {
    let size = position.size();
    let half = |at: u8, length: u8| u32::from((2 * at + 1).abs_diff(length));
    half(square.file(), size.width()).max(half(square.rank(), size.height()))
}

/// Returns the number of steps of a king from one square to another.
fn apart(one: Square, other: Square) -> u32 {
    u32::from(
        one.file()
            .abs_diff(other.file())
            .max(one.rank().abs_diff(other.rank())),
    )
}

/// Returns a win in one move, or one of the moves that the habit likes best.
fn choose(game: &Game, habit: Option<Habit>, random: &mut Random) -> Option<Move> {
    let mut moves = game.legal_moves();
    if let Some(habit) = habit {
        let position = game.position();
        let wins = |mv: &Move| position.after(*mv).is_connected(position.turn());
        let price = |mv: &Move| match wins(mv) {
            true => 0,
            false => 1 + habit(position, &position.after(*mv)),
        };
        let best = moves.iter().map(price).min();
        moves.retain(|mv| Some(price(mv)) == best);
    }
    random.choose(&moves).copied()
}

/// Does what a session can do by itself; the rest needs an engine, or files.
fn answer(
    session: &mut Session,
    random: &mut Random,
    request: &Request,
) -> Result<Vec<Reply>, String> {
    match request {
        Request::Change(change) => session
            .change(change)
            .map_err(|refusal| refusal.to_string()),
        Request::Show(show) => match session.show(*show) {
            Ok(reply) => Ok(vec![reply]),
            Err(refusal) => Err(refusal.to_string()),
        },
        Request::Help(topic) => Ok(vec![Reply::Help(topic.clone())]),
        Request::Setting(Setting::Seed(seed)) => {
            *random = Random::new(seed.cast_unsigned());
            Ok(Vec::new())
        }
        Request::Setting(_) | Request::Style(_) => Ok(Vec::new()),
        _ => Err("there is no engine here".to_owned()),
    }
}

fn say(output: &mut impl Write, replies: &[Reply]) -> io::Result<()> {
    for reply in replies {
        write!(output, "{reply}")?;
    }
    Ok(())
}
