//! Strategies written as certificates; their format is in the documentation of [`proof`](crate::proof).

use crate::proof::claim::Claim;
use crate::proof::play::{moves, wins_at_once};
use crate::proof::strategy::Strategy;
use crate::proof::symmetry::Arrangement;
use loa::{
    Blocked, Color, Goal, Move, Position, Repetition, Rules, Simultaneous, Size, SquareSet,
};
use std::collections::HashSet;
use std::io::{self, Write};

pub(crate) const MAGIC: [u8; 8] = *b"LOAPROOF";
pub(crate) const VERSION: u8 = 1;
/// The bytes of a header without its checksum.
pub(crate) const HEADER: usize = 34;

/// The most plies that a line of play may have. Nothing known comes near, and it keeps the memory
/// that a check needs in bounds whatever the file says.
pub(crate) const MOST_PLIES: u32 = 20_000;

/// What a strategy comes to as a certificate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// The number of positions in which the winner has to know a move.
    pub choices: u64,
    /// The plies of the longest line of play.
    pub plies: u32,
    /// The number of bytes.
    pub bytes: u64,
}

impl Strategy {
    /// Writes the strategy as a certificate that [`check_proof`](crate::proof::check_proof) can check.
    ///
    /// # Errors
    /// When writing fails.
    ///
    /// # Panics
    /// If the strategy is not whole; those that [`Prover`](crate::proof::Prover) hands out are.
    pub fn write(&self, out: impl Write) -> io::Result<Extent> {
        let mut writer = Writer {
            out: Sealed::new(out),
            strategy: self,
            written: HashSet::new(),
            choices: 0,
        };
        writer.out.write(&header(self.claim()))?;
        writer.out.seal()?;
        let plies = self.plies_of_claim();
        writer.body()?;
        let choices = writer.choices;
        writer.out.write(&choices.to_le_bytes())?;
        writer.out.write(&plies.to_le_bytes())?;
        writer.out.seal()?;
        Ok(Extent {
            choices,
            plies,
            bytes: writer.out.bytes,
        })
    }
}

struct Writer<'a, W> {
    out: Sealed<W>,
    strategy: &'a Strategy,
    written: HashSet<Arrangement>,
    choices: u64,
}

impl<W: Write> Writer<'_, W> {
    fn body(&mut self) -> io::Result<()> {
        let claim = self.strategy.claim();
        let mut ahead = vec![*claim.position()];
        while let Some(position) = ahead.pop() {
            if claim.decided(&position).is_some() {
                continue;
            }
            let mut after = position;
            if position.to_move() == claim.winner() {
                if wins_at_once(claim, &position) || !self.is_new(&position) {
                    continue;
                }
                after = position.after(self.choose(&position)?);
            }
            let replies = moves(&after).into_iter().rev();
            ahead.extend(replies.map(|reply| after.after(reply)));
        }
        Ok(())
    }

    fn is_new(&mut self, position: &Position) -> bool {
        self.written.insert(Arrangement::of(position))
    }

    fn choose(&mut self, position: &Position) -> io::Result<Move> {
        let (arrangement, symmetry) = Arrangement::with_symmetry(position);
        let step = self.strategy.step(&arrangement);
        let moves = moves(position);
        let number = moves
            .iter()
            .position(|mv| Some(symmetry.image(position.size(), *mv)) == step);
        let number = number.expect("a strategy has a legal move for each position it leads to");
        self.choices += 1;
        self.out.write(&varint(number))?;
        Ok(moves[number])
    }
}

fn varint(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    while number > 0x7f {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
    bytes
}

/// A writer that knows the checksum of what went through it.
struct Sealed<W> {
    out: W,
    crc: crc32fast::Hasher,
    bytes: u64,
}

impl<W: Write> Sealed<W> {
    fn new(out: W) -> Sealed<W> {
        Sealed {
            out,
            crc: crc32fast::Hasher::new(),
            bytes: 0,
        }
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.crc.update(bytes);
        self.bytes += bytes.len() as u64;
        self.out.write_all(bytes)
    }

    /// Writes the checksum of all so far.
    fn seal(&mut self) -> io::Result<()> {
        self.write(&self.crc.clone().finalize().to_le_bytes())
    }
}

fn header(claim: &Claim) -> Vec<u8> {
    let (position, rules) = (claim.position(), claim.rules());
    let mut bytes = MAGIC.to_vec();
    bytes.extend([
        VERSION,
        position.size().width(),
        position.size().height(),
        number_of(&GOALS, rules.goal),
        number_of(&SIMULTANEOUS, rules.simultaneous),
        number_of(&BLOCKED, rules.blocked),
        number_of(&Color::ALL, claim.winner()),
        number_of(&Color::ALL, position.to_move()),
    ]);
    let limit = claim.plies().map_or(0, |plies| u16::from(plies) + 1);
    bytes.extend(limit.to_le_bytes());
    for color in Color::ALL {
        bytes.extend(position.pieces(color).bits().to_le_bytes());
    }
    bytes
}

const GOALS: [Goal; 2] = [Goal::Connect, Goal::Misere];
const SIMULTANEOUS: [Simultaneous; 2] = [Simultaneous::Mover, Simultaneous::Draws];
const BLOCKED: [Blocked; 3] = [Blocked::Passes, Blocked::Loses, Blocked::Draws];

fn number_of<T: PartialEq>(all: &[T], one: T) -> u8 {
    let number = all.iter().position(|other| *other == one);
    number.expect("all of them are listed") as u8
}

/// Reads the claim of a header; says what is wrong with it.
pub(crate) fn read_header(bytes: &[u8; HEADER]) -> Result<Claim, &'static str> {
    let [width, height, goal, simultaneous, blocked, winner, mover] = bytes[9..16] else {
        return Err("the header is too short");
    };
    let size = Size::new(width, height).ok_or("there is no board of that size")?;
    let rules = Rules {
        goal: *GOALS.get(usize::from(goal)).ok_or("the goal is unknown")?,
        simultaneous: *SIMULTANEOUS
            .get(usize::from(simultaneous))
            .ok_or("the rule for simultaneous connection is unknown")?,
        blocked: *BLOCKED
            .get(usize::from(blocked))
            .ok_or("the rule for blocked players is unknown")?,
        repetition: Repetition::Ignored,
        move_limit: None,
    };
    let color = |number: u8| Color::ALL.get(usize::from(number)).copied();
    let winner = color(winner).ok_or("the winner is neither side")?;
    let mover = color(mover).ok_or("the side to move is neither side")?;
    let limit = u16::from_le_bytes([bytes[16], bytes[17]]);
    let pieces = |at: usize| {
        let bits = std::array::from_fn(|byte| bytes[at + byte]);
        SquareSet::from_bits(u64::from_le_bytes(bits))
    };
    let claim = Claim::new(read_position(size, pieces(18), pieces(26), mover)?, &rules, winner);
    match limit.checked_sub(1) {
        None => Ok(claim),
        Some(plies) => u8::try_from(plies)
            .map(|plies| claim.within(plies))
            .map_err(|_| "the limit is too great"),
    }
}

fn read_position(
    size: Size,
    black: SquareSet,
    white: SquareSet,
    mover: Color,
) -> Result<Position, &'static str> {
    if !(black & white).is_empty() {
        return Err("there are two pieces on one square");
    }
    let mut position = Position::empty(size);
    for (color, pieces) in [(Color::Black, black), (Color::White, white)] {
        for square in pieces {
            position
                .set(square, Some(color), mover)
                .map_err(|_| "there is a piece beyond the board")?;
        }
    }
    position.set_to_move(mover);
    Ok(position)
}
