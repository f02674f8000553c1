use loa::{Game, Jumps, Move, Square};

/// What a word in a list of moves is.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Word<'a> {
    /// A move, and what stands after it.
    Move(Move, &'a str),
    /// A move named by a letter for the piece and what tells pieces apart.
    Letter(LetterMove, &'a str),
    Square(Square),
    /// The number of a move with this many dots, and what stands after them.
    Number(u32, usize, &'a str),
    /// The result: 1 if the first player has won, -1 if the second, 0 for a draw.
    Result(i32),
    /// What stands between two squares.
    Dash,
    /// What stands between two squares or, in some notations, before the square of a capture.
    Takes,
    Resigns,
    /// Letters alone, or punctuation alone.
    Prose,
    /// A letter and a digit first, and a digit last: a move with a slip.
    Slip,
    /// Anything else.
    Unknown,
}

/// `Lb3`, `L2xb3`, `Lbb3`: the square that a piece goes to, and its file or rank where needed.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct LetterMove {
    file: Option<char>,
    rank: Option<char>,
    to: Square,
}

impl LetterMove {
    /// Returns the legal moves that it can mean.
    pub(super) fn find(&self, game: &Game) -> Vec<Move> {
        let is_meant = |from: Square| {
            let name = from.to_string();
            let mut letters = name.chars();
            let (file, rank) = (letters.next(), letters.next());
            (self.file.is_none() || self.file == file) && (self.rank.is_none() || self.rank == rank)
        };
        let jumps = game.position().jumps().filter(|jumps| is_meant(jumps.from));
        let moves = jumps.flat_map(Jumps::moves);
        moves
            .filter(|mv| matches!(mv, Move::Jump(_, to) if *to == self.to))
            .collect()
    }

    fn read(text: &str) -> Option<LetterMove> {
        let rest = text.strip_prefix('L')?;
        let (before, to) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
        let before = before.strip_suffix(['x', '-', ':']).unwrap_or(before);
        let (mut file, mut rank) = (None, None);
        for letter in before.chars() {
            match letter {
                'a'..='h' if file.is_none() && rank.is_none() => file = Some(letter),
                '1'..='8' if rank.is_none() => rank = Some(letter),
                _ => return None,
            }
        }
        let to = to.parse().ok()?;
        Some(LetterMove { file, rank, to })
    }
}

/// Replaces the signs that stand for a dash or a capture in print.
pub(super) fn with_plain_signs(text: &str) -> String {
    let plain = |c: char| match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2192}' => '-',
        '×' => 'x',
        '…' => '.',
        c => c,
    };
    text.replace("->", "-")
        .replace('…', "...")
        .chars()
        .map(plain)
        .collect()
}

impl Word<'_> {
    /// Reads a word with [plain signs](with_plain_signs).
    pub(super) fn of(text: &str) -> Word<'_> {
        match text {
            "1-0" => return Word::Result(1),
            "0-1" => return Word::Result(-1),
            "1/2-1/2" | "½-½" | "0.5-0.5" => return Word::Result(0),
            "0000" | "--" => return Word::Move(Move::Pass, ""),
            "-" | "to" => return Word::Dash,
            "x" | "X" | ":" => return Word::Takes,
            _ => {}
        }
        let (word, after) = split_marks(text);
        if let Ok(mv) = word.parse() {
            return Word::Move(mv, after);
        }
        if let Some(mv) = LetterMove::read(word) {
            return Word::Letter(mv, after);
        }
        if let Ok(square) = word.parse() {
            return Word::Square(square);
        }
        if let Some(number) = number(text) {
            return number;
        }
        let plain = word.to_ascii_lowercase();
        if matches!(&*plain, "resign" | "resigns" | "resigned") {
            return Word::Resigns;
        }
        match word.as_bytes() {
            [b'a'..=b'z' | b'A'..=b'Z', b'0'..=b'9', .., b'0'..=b'9'] => Word::Slip,
            text if text.iter().any(|c| c.is_ascii_digit() || *c == b'=') => Word::Unknown,
            _ => Word::Prose,
        }
    }
}

/// Splits off the signs after a move: `!?`, `++`, `#`.
fn split_marks(text: &str) -> (&str, &str) {
    let word = text.trim_end_matches(|c: char| "!?+#=~.".contains(c));
    text.split_at(word.len())
}

/// Reads `12`, `12.`, `12...` or `12)`, perhaps with a move behind it.
fn number(text: &str) -> Option<Word<'_>> {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = text[..text.len() - rest.len()].parse().ok()?;
    let after = rest.trim_start_matches(['.', ')']);
    let dots = rest.len() - after.len();
    (dots > 0 || rest.is_empty()).then_some(Word::Number(number, dots, after))
}
