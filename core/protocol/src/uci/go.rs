use super::moves::{read_uci_move, write_moves};
use loa::{ByColor, Color, Move};
use std::fmt;
use std::time::Duration;

/// How a search is limited. What isn't said is `None`; several limits hold together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UciGo {
    /// What the sides' clocks show.
    pub clock: ByColor<Option<Duration>>,
    /// What is added to the clocks after each move.
    pub increment: ByColor<Duration>,
    /// The moves until clocks are wound up again.
    pub moves_to_go: Option<u32>,
    /// The time for this move.
    pub move_time: Option<Duration>,
    /// The greatest depth, in plies.
    pub depth: Option<u32>,
    /// The greatest number of positions.
    pub nodes: Option<u64>,
    /// The search ends when it has found a win in this many own moves.
    pub mate: Option<u32>,
    /// No search: the sequences of this many moves are counted.
    pub perft: Option<u32>,
    /// Whether the answer has to wait for `stop`.
    pub infinite: bool,
    /// Whether the last move of the position is only expected, and time does not run yet.
    pub ponder: bool,
    /// The moves to choose from; all, if empty.
    pub search_moves: Vec<Move>,
    /// Words that could not be understood.
    pub ignored: Vec<String>,
}

impl UciGo {
    /// Reads what comes after `go`. What can't be understood is [`ignored`](UciGo::ignored).
    pub fn read(text: &str) -> UciGo {
        let mut go = UciGo::default();
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while let Some(mv) = words.peek().and_then(|word| read_uci_move(word).ok()) {
                        go.search_moves.push(mv);
                        words.next();
                    }
                }
                _ => match words.peek().and_then(|next| read_number(next)) {
                    Some(number) if go.set(word, number) => drop(words.next()),
                    _ => go.ignored.push(word.to_owned()),
                },
            }
        }
        go
    }

    /// Tells whether nothing limits the search but `stop`.
    pub fn is_unlimited(&self, to_move: Color) -> bool {
        let limited = self.clock[to_move].is_some()
            || self.move_time.is_some()
            || self.depth.is_some()
            || self.nodes.is_some()
            || self.mate.is_some();
        self.infinite || !limited
    }

    /// Sets the limit that a word names; returns `false` if it names none.
    fn set(&mut self, word: &str, number: u64) -> bool {
        let small = u32::try_from(number).unwrap_or(u32::MAX);
        let time = Duration::from_millis(number);
        match word {
            "wtime" => self.clock[Color::Black] = Some(time),
            "btime" => self.clock[Color::White] = Some(time),
            "winc" => self.increment[Color::Black] = time,
            "binc" => self.increment[Color::White] = time,
            "movestogo" => self.moves_to_go = (small > 0).then_some(small),
            "movetime" => self.move_time = Some(time),
            "depth" => self.depth = Some(small),
            "nodes" => self.nodes = Some(number),
            "perft" => self.perft = Some(small),
            "mate" => self.mate = Some(small),
            _ => return false,
        }
        true
    }
}

/// Writes the command as it is read, without the words that were ignored.
impl fmt::Display for UciGo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        if self.ponder {
            f.write_str(" ponder")?;
        }
        let clock = |color| self.clock[color].map(|clock| clock.as_millis());
        let increment = |color: Color| {
            let has_clock = self.clock[color].is_some();
            has_clock.then(|| self.increment[color].as_millis())
        };
        for (word, number) in [
            ("movetime", self.move_time.map(|time| time.as_millis())),
            ("wtime", clock(Color::Black)),
            ("btime", clock(Color::White)),
            ("winc", increment(Color::Black)),
            ("binc", increment(Color::White)),
            ("movestogo", self.moves_to_go.map(u128::from)),
            ("nodes", self.nodes.map(u128::from)),
            ("depth", self.depth.map(u128::from)),
            ("mate", self.mate.map(u128::from)),
            ("perft", self.perft.map(u128::from)),
        ] {
            if let Some(number) = number {
                write!(f, " {word} {number}")?;
            }
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        f.write_str(&write_moves(
            "searchmoves",
            self.search_moves.iter().copied(),
        ))
    }
}

/// Reads a whole number of any size and sign; negative ones, as from clocks that have run out,
/// are 0.
fn read_number(word: &str) -> Option<u64> {
    let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| match word.starts_with('-') {
        true => 0,
        false => digits.parse().unwrap_or(u64::MAX),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn clocks_belong_to_the_first_and_the_second_player() {
        let go = UciGo::read("wtime 1000 btime 2000 winc 3 binc 4 movestogo 9");
        assert_eq!(go.clock[Color::Black], Some(ms(1000)));
        assert_eq!(go.clock[Color::White], Some(ms(2000)));
        assert_eq!(go.increment[Color::Black], ms(3));
        assert_eq!(go.increment[Color::White], ms(4));
        assert_eq!(go.moves_to_go, Some(9));
        assert_eq!(UciGo::read("wtime -30").clock[Color::Black], Some(ms(0)));
        assert!(UciGo::read("wtime 5").is_unlimited(Color::White));
        assert!(!UciGo::read("wtime 5").is_unlimited(Color::Black));
    }

    #[test]
    fn limits_in_any_order() {
        let go = UciGo::read("nodes 5 searchmoves b1b3 0000 depth 3 ponder mate 2 movetime 7");
        assert_eq!((go.nodes, go.depth, go.mate), (Some(5), Some(3), Some(2)));
        assert_eq!(go.move_time, Some(ms(7)));
        assert!(go.ponder && !go.infinite && !go.is_unlimited(Color::Black));
        assert_eq!(go.search_moves.len(), 2);
        assert!(go.ignored.is_empty());
        assert!(UciGo::read("").is_unlimited(Color::Black));
        assert!(UciGo::read("depth 3 infinite").is_unlimited(Color::Black));
    }

    #[test]
    fn a_command_is_read_as_it_was_written() {
        for text in [
            "",
            " ponder wtime 1000 btime 2000 winc 3 binc 4 movestogo 9",
            " movetime 250 nodes 900",
            " perft 4",
            " depth 3 mate 2 infinite searchmoves b1b3 0000",
        ] {
            let go = UciGo::read(text);
            assert_eq!(go.to_string(), format!("go{text}"));
            assert!(go.ignored.is_empty());
        }
    }

    #[test]
    fn unknown_words_are_ignored() {
        let go = UciGo::read("depth x nodes movetime 5 eval 3 depth 99999999999999999999 mate -1");
        assert_eq!(
            (go.depth, go.nodes, go.mate),
            (Some(u32::MAX), None, Some(0))
        );
        assert_eq!(go.move_time, Some(ms(5)));
        assert_eq!(go.ignored, ["depth", "x", "nodes", "eval", "3"]);
    }
}
