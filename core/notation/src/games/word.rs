use crate::sgf::score;
use loa::{Game, Move, Square};

/// What a word in a list of moves is.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Word<'a> {
    /// A move, and what stands after it.
    Move(Move, &'a str),
    /// A move named by a letter for the piece and what tells pieces apart.
    Letter(LetterMove<'a>, &'a str),
    Square(Square),
    /// The number of a move with this many dots, and what stands after them.
    Number(u32, usize, &'a str),
    /// What stands between two squares.
    Dash,
    /// What stands between two squares or, in some notations, before the square of a capture.
    Takes,
    /// Letters alone, or punctuation alone.
    Prose,
    /// A letter and a digit first, and a digit last: a move with a slip.
    Slip,
    /// Anything else.
    Unknown,
}

/// `Lb3`, `L2xb3`, `Lbb3`: the square that a piece goes to, and its file or rank where needed.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct LetterMove<'a> {
    /// The file, the rank or both of the square that the piece comes from; empty if not needed.
    from: &'a str,
    to: Square,
}

impl LetterMove<'_> {
    /// Returns the legal moves that it can mean.
    pub(super) fn find(&self, game: &Game) -> Vec<Move> {
        let is_meant = |from: Square| self.from.chars().all(|c| from.to_string().contains(c));
        let jumps = game.position().jumps();
        let jumps = jumps.filter(|jumps| is_meant(jumps.from) && jumps.to.contains(self.to));
        jumps.map(|jumps| Move::Jump(jumps.from, self.to)).collect()
    }

    fn read(text: &str) -> Option<LetterMove<'_>> {
        let rest = text.strip_prefix('L')?;
        let (before, to) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
        let from = before.strip_suffix(['x', '-', ':']).unwrap_or(before);
        let to = to.parse().ok()?;
        match from.as_bytes() {
            [] | [b'a'..=b'h' | b'1'..=b'8'] | [b'a'..=b'h', b'1'..=b'8'] => {
                Some(LetterMove { from, to })
            }
            _ => None,
        }
    }
}

/// Takes the first word off a text, and returns it and the rest. The signs that stand for a dash or
/// dots in print, and what HTML has for them, are replaced; tags of HTML are empty words, and signs
/// without width are left out.
pub(super) fn plain_word(text: &str) -> (String, &str) {
    const DASHES: [&str; 5] = ["&ndash;", "&mdash;", "&rarr;", "-&gt;", "&#8211;"];
    let is_end = |c: char| c.is_whitespace() || "{}()[],;\"'$".contains(c);
    let mut plain = String::new();
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let dash = DASHES
            .iter()
            .find(|dash| "-&".contains(sign) && rest.starts_with(**dash));
        let (length, replaced) = match (sign, dash) {
            (_, Some(dash)) => (dash.len(), "-"),
            ('<', _) if let Some(length) = tag_length(rest) => match plain.is_empty() {
                true => return (plain, &rest[length..]),
                false => break,
            },
            ('\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2192}', _) => (sign.len_utf8(), "-"),
            ('×', _) => (sign.len_utf8(), "x"),
            ('…', _) => (sign.len_utf8(), "..."),
            ('\u{200b}'..='\u{200d}' | '\u{ad}' | '\u{feff}', _) => (sign.len_utf8(), ""),
            _ if is_end(sign) && rest.len() < text.len() => break,
            _ => (sign.len_utf8(), &rest[..sign.len_utf8()]),
        };
        plain.push_str(replaced);
        rest = &rest[length..];
    }
    (plain, rest)
}

/// Returns the words of a text as [`plain_word`] reads them, with blanks between.
pub(super) fn plain_words(text: &str) -> String {
    let (mut plain, mut rest) = (String::new(), text.trim_start());
    while !rest.is_empty() {
        let (word, after) = plain_word(rest);
        plain.extend([&word, " "]);
        rest = after.trim_start();
    }
    plain
}

/// Returns the length of the tag of HTML that a text begins with.
fn tag_length(text: &str) -> Option<usize> {
    let inside = text[1..].strip_prefix('/').unwrap_or(&text[1..]);
    let begins = inside.starts_with(|c: char| c.is_ascii_alphabetic());
    let end = text
        .bytes()
        .take(300)
        .position(|byte| matches!(byte, b'>' | b'\n'))?;
    (begins && text.as_bytes()[end] == b'>').then_some(end + 1)
}

/// Tells whether what stands after a semicolon is a comment, not another move.
pub(super) fn is_comment(rest: &str) -> bool {
    let is_end = |c: char| c.is_whitespace() || c == ';' || c == ',';
    let first = rest.trim_start().split(is_end).next().unwrap_or_default();
    score(rest.trim_start()).is_none()
        && matches!(Word::of(first), Word::Prose | Word::Slip | Word::Unknown)
}

/// Tells whether what stands after a semicolon behind a blank is moves and words about them.
pub(super) fn is_remark(rest: &str) -> bool {
    let mut words = words_of(rest.split([';', '{', '(']).next().unwrap_or_default());
    words.next().is_some_and(|word| is_move(&word))
        && words.find(|word| !is_move(word)) == Some(Word::Prose)
}

/// Returns the first word of a text that is no part of a move. Comments and results are passed
/// over.
pub(super) fn stray_word(text: &str) -> Option<String> {
    let line_end = |rest: &str| rest.find('\n').unwrap_or(rest.len());
    let (mut from, mut repeats_square) = (None, false);
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || "()[],\"'".contains(c));
        let Some(sign) = rest.chars().next() else {
            return from;
        };
        let (word, after) = match sign {
            '{' => (
                String::new(),
                rest.split_once('}').map_or("", |(_, after)| after),
            ),
            '#' => (String::new(), &rest[line_end(rest)..]),
            ';' if is_comment(&rest[1..]) => (String::new(), &rest[line_end(rest)..]),
            ';' => (String::new(), &rest[1..]),
            _ => match score(rest) {
                Some((_, after)) => (String::new(), after),
                None => plain_word(rest),
            },
        };
        rest = after;
        if word.is_empty() {
            continue;
        }
        let read = match Word::of(&word) {
            Word::Number(_, _, behind) => Word::of(behind),
            read => read,
        };
        match read {
            Word::Square(_) if repeats_square => repeats_square = false,
            Word::Square(_) if from.is_none() => from = Some(word),
            Word::Square(_) => from = None,
            Word::Takes => repeats_square = from.is_none(),
            Word::Dash => {}
            Word::Move(..) | Word::Letter(..) if from.is_none() => {}
            Word::Prose if from.is_none() && !word.contains(char::is_alphabetic) => {}
            _ => return from.or(Some(word)),
        }
    }
}

/// Tells whether a move stands in a line.
pub(super) fn has_move(line: &str) -> bool {
    words_of(line).any(|word| is_move(&word))
}

fn is_move(word: &Word<'_>) -> bool {
    matches!(word, Word::Move(..) | Word::Letter(..))
}

/// Returns the words of a line that have letters, without the numbers before them.
fn words_of(line: &str) -> impl Iterator<Item = Word<'_>> {
    let words = line.split(|c: char| c.is_whitespace() || c == ',');
    let words = words.map(|word| match Word::of(word) {
        Word::Number(_, _, rest) => rest,
        _ => word,
    });
    let with_letters = words.filter(|word| word.contains(char::is_alphabetic));
    with_letters.map(Word::of)
}

impl Word<'_> {
    /// Reads a word with [plain signs](plain_word).
    pub(super) fn of(text: &str) -> Word<'_> {
        match text.to_ascii_lowercase().as_str() {
            "0000" | "--" => return Word::Move(Move::Pass, ""),
            "-" | "to" | ":" | "=>" | "->" | ">" | "nach" | "naar" | "en" | "vers" | "hasta" => {
                return Word::Dash;
            }
            "x" | "takes" => return Word::Takes,
            _ => {}
        }
        if let Some(number) = number(text) {
            return number;
        }
        let (word, after) = without_marks(text);
        if let Ok(mv) = word.parse() {
            return Word::Move(mv, after);
        }
        if let Some(mv) = two_squares(word) {
            return Word::Move(mv, after);
        }
        if let Some(mv) = LetterMove::read(word) {
            return Word::Letter(mv, after);
        }
        if let Ok(square) = word.parse() {
            return Word::Square(square);
        }
        match word.as_bytes() {
            [b'a'..=b'z' | b'A'..=b'Z', b'0'..=b'9', .., b'0'..=b'9'] => Word::Slip,
            text if !text.iter().any(u8::is_ascii_alphabetic) => Word::Prose,
            text if text.iter().any(|c| c.is_ascii_digit() || *c == b'=') => Word::Unknown,
            _ => Word::Prose,
        }
    }
}

/// Returns the sign beside a move that a number of PGN stands for, or nothing.
pub(super) fn sign_of_nag(number: &str) -> &'static str {
    const SIGNS: [&str; 7] = ["", "!", "?", "!!", "??", "!?", "?!"];
    let sign = number
        .parse()
        .ok()
        .and_then(|number: usize| SIGNS.get(number));
    sign.copied().unwrap_or_default()
}

/// Splits a word from the signs before it, and from those after it: `!?`, `++`, `#`, `$1`.
fn without_marks(text: &str) -> (&str, &str) {
    let is_sign = |c: char| !c.is_alphanumeric();
    let text = text.trim_start_matches(is_sign);
    let end = text.find('$').unwrap_or(text.len());
    let word = text[..end].trim_end_matches(is_sign);
    text.split_at(word.len())
}

/// Reads two squares with signs between them, whatever signs these are.
fn two_squares(word: &str) -> Option<Move> {
    let (from, rest) = word.split_at_checked(2)?;
    let (between, to) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
    let signs = between.chars().count() <= 4 && !between.contains(char::is_alphanumeric);
    let squares = from.parse().ok().zip(to.parse().ok()).filter(|_| signs);
    squares.map(|(from, to)| Move::Jump(from, to))
}

/// Reads `12`, `12.`, `12...`, `12)` or `12:`, perhaps with a move behind it.
fn number(text: &str) -> Option<Word<'_>> {
    let text = text.trim_start_matches(['*', '_']);
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = text[..text.len() - rest.len()].parse().ok()?;
    let after = rest.trim_start_matches(['.', ')', ':', 'º', '、', '*', '_']);
    let dots = rest[..rest.len() - after.len()].chars().count();
    let goes_on = after.starts_with(|c: char| c.is_ascii_digit());
    (!goes_on && (dots > 0 || rest.is_empty())).then_some(Word::Number(number, dots, after))
}
