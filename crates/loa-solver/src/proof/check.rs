//! Certificates checked with nothing but the rules.

use crate::proof::format::{
    Extent, HEADER, MAGIC, MOST_PLIES, VERSION, read_header,
};
use crate::proof::claim::Claim;
use crate::proof::play::{moves, wins_at_once};
use crate::proof::symmetry::Arrangement;
use loa::{Move, Position};
use std::collections::HashMap;
use std::fmt;
use std::io::{self, BufReader, Read};

/// A certificate that has been checked: its claim is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckedProof {
    /// What is proved.
    pub claim: Claim,
    /// What it took.
    pub extent: Extent,
}

/// What is wrong with a certificate, and where.
#[derive(Debug, thiserror::Error)]
pub enum CertificateError {
    /// It could not be read.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It is something else.
    #[error("not a proof: it does not begin as one")]
    NotAProof,
    /// It is of a version that this program doesn't know.
    #[error("a proof in version {0} of the format, and this program knows only version {VERSION}")]
    OtherVersion(u8),
    /// Its beginning makes no sense.
    #[error("damaged at the beginning: {0}")]
    Header(&'static str),
    /// It ends too soon.
    #[error("cut off: something is missing after byte {0}")]
    CutOff(u64),
    /// It goes on when everything has been said.
    #[error("damaged: something follows after the end at byte {0}")]
    TooLong(u64),
    /// It chooses a move that the position doesn't have.
    #[error("byte {byte}: there is no move {number} among {moves} {line}")]
    NoSuchMove {
        /// Where in the file.
        byte: u64,
        /// The number of the move, from 0.
        number: usize,
        /// How many moves there are.
        moves: usize,
        /// How the position comes about.
        line: Line,
    },
    /// The winner does not win.
    #[error("byte {byte}: the game is over without a win {line}")]
    NotWon {
        /// Where in the file.
        byte: u64,
        /// How the position comes about.
        line: Line,
    },
    /// A line of play is longer than any proof's.
    #[error("byte {byte}: a line of play has more than {MOST_PLIES} plies")]
    TooDeep {
        /// Where in the file.
        byte: u64,
    },
    /// The win takes longer than it says.
    #[error("the win takes {found} plies, not {said} at most")]
    TooLate {
        /// The longest line of play.
        found: u32,
        /// What the certificate says.
        said: u32,
    },
    /// What it says about itself at its end is wrong.
    #[error("damaged: it says that it has {said} {what}, and has {found}")]
    OtherExtent {
        /// What is counted.
        what: &'static str,
        /// The number said.
        said: u64,
        /// The number found.
        found: u64,
    },
    /// It has been changed.
    #[error("damaged: the checksum is wrong")]
    Checksum,
}

/// Moves from the position that a proof is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line(pub Vec<Move>);

/// Writes `after b1-b3 a2-c2`, or `at the beginning`.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("at the beginning");
        }
        f.write_str("after")?;
        self.0.iter().try_for_each(|mv| write!(f, " {mv}"))
    }
}

/// Checks a certificate, with the rules alone; nothing of the search that found it is trusted.
///
/// Memory grows with the number of choices read, about 50 bytes each.
///
/// # Errors
/// With what is wrong with it, and where.
pub fn check_proof(input: impl Read) -> Result<CheckedProof, CertificateError> {
    let mut input = Input {
        bytes: BufReader::with_capacity(1 << 16, input).bytes(),
        at: 0,
        crc: crc32fast::Hasher::new(),
    };
    let claim = input.header()?;
    let mut check = Check {
        claim,
        input,
        done: HashMap::new(),
        frames: Vec::new(),
        plies: 0,
        choices: 0,
    };
    check.body()?;
    check.trailer()
}

struct Check<R: Read> {
    claim: Claim,
    input: Input<R>,
    /// The positions that are proved to be won by the winner, who is to move, and in how many
    /// plies at most.
    done: HashMap<Arrangement, u16>,
    /// The positions on the way in which the opponent is to move.
    frames: Vec<Frame>,
    /// The most plies left from the position that was left last.
    plies: u32,
    choices: u64,
}

/// A position in which the opponent is to move, after a choice of the winner's or at the beginning.
struct Frame {
    /// The choice, and the position that it was made in.
    chosen: Option<(Move, Arrangement)>,
    position: Position,
    replies: std::vec::IntoIter<Move>,
    reply: Option<Move>,
    /// The most plies left after the replies so far.
    plies: u32,
}

impl<R: Read> Check<R> {
    fn body(&mut self) -> Result<(), CertificateError> {
        let root = *self.claim.position();
        if self.claim.decided(&root).is_some() || root.to_move() == self.claim.winner() {
            self.enter(&root)?;
        } else {
            self.frames.push(Frame::new(None, root));
        }
        while let Some(frame) = self.frames.last_mut() {
            frame.reply = frame.replies.next();
            match frame.reply {
                Some(reply) => {
                    let position = frame.position.after(reply);
                    self.enter(&position)?;
                }
                None => self.leave(),
            }
        }
        Ok(())
    }

    /// Goes on to a position that is over or in which the winner is to move.
    fn enter(&mut self, position: &Position) -> Result<(), CertificateError> {
        match self.claim.decided(position) {
            Some(true) => self.note(0),
            Some(false) => return Err(self.not_won(None)),
            None if wins_at_once(&self.claim, position) => self.note(1),
            None => {
                let arrangement = Arrangement::of(position);
                match self.done.get(&arrangement) {
                    Some(plies) => self.note(u32::from(*plies)),
                    None => self.choose(position, arrangement)?,
                }
            }
        }
        Ok(())
    }

    fn choose(
        &mut self,
        position: &Position,
        arrangement: Arrangement,
    ) -> Result<(), CertificateError> {
        let number = self.input.choice()?;
        let moves = moves(position);
        let Some(mv) = moves.get(number) else {
            return Err(CertificateError::NoSuchMove {
                byte: self.input.last(),
                number,
                moves: moves.len(),
                line: self.line(None),
            });
        };
        let after = position.after(*mv);
        if self.claim.decided(&after).is_some() {
            return Err(self.not_won(Some(*mv)));
        }
        self.choices += 1;
        self.frames.push(Frame::new(Some((*mv, arrangement)), after));
        if self.frames.len() as u32 * 2 > MOST_PLIES {
            let byte = self.input.last();
            return Err(CertificateError::TooDeep { byte });
        }
        Ok(())
    }

    /// Leaves a position all of whose replies have been looked at.
    fn leave(&mut self) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        let Some((_, arrangement)) = frame.chosen else {
            self.note(frame.plies + 1);
            return;
        };
        // Each line is checked for its length as it is entered, so this fits.
        let plies = u16::try_from(frame.plies + 2).unwrap_or(u16::MAX);
        self.done.insert(arrangement, plies);
        self.note(u32::from(plies));
    }

    /// Notes how many plies are left, at most, from the position that has been dealt with.
    fn note(&mut self, plies: u32) {
        match self.frames.last_mut() {
            Some(frame) => frame.plies = frame.plies.max(plies),
            None => self.plies = plies,
        }
    }

    fn not_won(&self, last: Option<Move>) -> CertificateError {
        CertificateError::NotWon {
            byte: self.input.last(),
            line: self.line(last),
        }
    }

    fn line(&self, last: Option<Move>) -> Line {
        let moves = self.frames.iter().flat_map(|frame| {
            let chosen = frame.chosen.map(|(mv, _)| mv);
            chosen.into_iter().chain(frame.reply)
        });
        Line(moves.chain(last).collect())
    }

    fn trailer(mut self) -> Result<CheckedProof, CertificateError> {
        let choices = u64::from_le_bytes(self.input.array()?);
        let plies = u32::from_le_bytes(self.input.array()?);
        self.input.seal()?;
        self.input.end()?;
        let counts = [
            ("choices", choices, self.choices),
            ("plies", u64::from(plies), u64::from(self.plies)),
        ];
        for (what, said, found) in counts {
            if said != found {
                return Err(CertificateError::OtherExtent { what, said, found });
            }
        }
        if let Some(said) = self.claim.plies().map(u32::from)
            && plies > said
        {
            let found = plies;
            return Err(CertificateError::TooLate { found, said });
        }
        Ok(CheckedProof {
            claim: self.claim,
            extent: Extent {
                choices,
                plies,
                bytes: self.input.at,
            },
        })
    }
}

impl Frame {
    fn new(chosen: Option<(Move, Arrangement)>, position: Position) -> Frame {
        Frame {
            chosen,
            replies: moves(&position).into_iter(),
            position,
            reply: None,
            plies: 0,
        }
    }
}

/// The bytes of a certificate.
struct Input<R: Read> {
    bytes: io::Bytes<BufReader<R>>,
    at: u64,
    crc: crc32fast::Hasher,
}

impl<R: Read> Input<R> {
    fn byte(&mut self) -> Result<u8, CertificateError> {
        let byte = self.bytes.next().ok_or(CertificateError::CutOff(self.at))??;
        self.at += 1;
        self.crc.update(&[byte]);
        Ok(byte)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], CertificateError> {
        let mut bytes = [0; N];
        for byte in &mut bytes {
            *byte = self.byte()?;
        }
        Ok(bytes)
    }

    /// Where the byte stands that was read last.
    fn last(&self) -> u64 {
        self.at.saturating_sub(1)
    }

    fn header(&mut self) -> Result<Claim, CertificateError> {
        let mut bytes = [0; HEADER];
        for place in 0..HEADER {
            bytes[place] = self.byte()?;
            if place < MAGIC.len() && bytes[place] != MAGIC[place] {
                return Err(CertificateError::NotAProof);
            }
            if place == MAGIC.len() && bytes[place] != VERSION {
                return Err(CertificateError::OtherVersion(bytes[place]));
            }
        }
        self.seal()?;
        read_header(&bytes).map_err(CertificateError::Header)
    }

    /// Reads the number of a move. Positions have fewer than 2^14 moves.
    fn choice(&mut self) -> Result<usize, CertificateError> {
        let low = usize::from(self.byte()?);
        if low < 0x80 {
            return Ok(low);
        }
        Ok(usize::from(self.byte()?) << 7 | low & 0x7f)
    }

    /// Reads the checksum of all before.
    fn seal(&mut self) -> Result<(), CertificateError> {
        let computed = self.crc.clone().finalize();
        let said = u32::from_le_bytes(self.array()?);
        if said == computed {
            Ok(())
        } else {
            Err(CertificateError::Checksum)
        }
    }

    fn end(&mut self) -> Result<(), CertificateError> {
        match self.bytes.next() {
            None => Ok(()),
            Some(byte) => byte
                .map_err(CertificateError::Io)
                .and(Err(CertificateError::TooLong(self.at))),
        }
    }
}
