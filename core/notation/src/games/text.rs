//! Moves in the forms in which people and programs write them, line by line.
//!
//! A move is two squares with or without a sign between them, or a piece's letter and a square as
//! in PGN. Numbers, signs after moves and words of letters are passed over; `{…}`, `#` and, before
//! words, `;` begin comments; `(…)` is a variation. A FEN sets the board up, as does the program's
//! `set` before the first move. The number 1, a tag at the beginning of a line or after a result, a
//! position or a score before further moves begins another game, and so do the program's `rules`,
//! `start` and `size` after moves.

use super::builder::Builder;
use super::prose::{Prose, tells_of_move, told_by};
use super::tag::{date_of_tag, tag_name, tag_value};
use super::word::{
    LetterMove, Word, has_move, is_comment, is_remark, plain_word, plain_words, sign_of_nag,
};
use super::write::PROPERTIES;
use super::{GamesRead, Notation, ReadError, ReadGame};
use crate::sgf::{
    Beginning, GameResult, Place, Property, RecordFault, is_number, score, with_line_feeds,
};
use loa::{Move, Size, Square, Start, excerpt};
use std::collections::BTreeSet;

/// Reads games.
pub(super) fn read(text: &str) -> Result<GamesRead, ReadError> {
    read_on(Builder::default(), text)
}

/// Reads games, the first of which has begun.
pub(super) fn read_on(begun: Builder, text: &str) -> Result<GamesRead, ReadError> {
    let mut reader = TextReader {
        builder: begun,
        ..TextReader::default()
    };
    for (number, line) in (1..).zip(with_line_feeds(text).split('\n')) {
        reader.line(number, line)?;
    }
    reader.end_game();
    match reader.games.is_empty() {
        true => Err(ReadError::NoMove),
        false => Ok(GamesRead {
            notation: reader.notation.unwrap_or(Notation::Moves),
            games: reader.games,
        }),
    }
}

#[derive(Default)]
struct TextReader {
    // Of the file.
    games: Vec<ReadGame>,
    /// The notation, where it is not moves alone.
    notation: Option<Notation>,

    // Of the game: `end_game` begins them again.
    builder: Builder,
    /// The first square of a move whose second is to come.
    from: Option<Square>,
    /// Whether a result has ended the game.
    is_ended: bool,
    /// The score before the first move, which counts if none stands after the last.
    heading: Option<GameResult>,
    /// The comment that goes on in the next line, and where it begins.
    comment: Option<(Place, String)>,
    /// Whether the number 1 has come up again.
    may_begin: bool,
    /// Whether the game is UCI's, and whether the last one was.
    is_uci: [bool; 2],
    /// What words tell of the end, if no move comes after them.
    told: Option<GameResult>,
    /// The names of the game's tags.
    tags: BTreeSet<String>,
    /// Whether a blank line or a result stands after tags: one that comes again is the next game's.
    is_apart: bool,
    /// Whether any tag is: a result stands after what makes a game.
    are_tags_over: bool,

    // Of the line: `words` begins them again.
    /// Whether the next square is named again because a piece was taken there.
    repeats_square: bool,
    /// The words before the next.
    prose: Prose,
    /// Whether a move stands in the line, once that was asked.
    line_has_move: Option<bool>,
    /// Whether a tag may end in the line.
    line_has_tags: bool,
}

/// Where a word stands.
#[derive(Clone, Copy)]
struct At<'a> {
    line: &'a str,
    /// Where in the line it begins and ends.
    start: usize,
    end: usize,
    place: Place,
    is_first: bool,
}

impl TextReader {
    fn end_game(&mut self) {
        if let Some((place, comment)) = self.comment.take() {
            self.builder.comment(&comment);
            let fault = RecordFault::Unclosed('{', '}');
            self.builder.leave_out(fault, Some(place));
        }
        let mut builder = std::mem::take(&mut self.builder);
        builder.record.result = builder.record.result.take().or(self.heading.take());
        // A log of UCI has the same game again and again, with one more move.
        let is_log = self.is_uci == [true; 2];
        self.games.pop_if(|last| is_log && builder.continues(last));
        self.games.extend(builder.finish(self.told.take()));
        self.is_uci = [false, self.is_uci[0]];
        (self.from, self.is_ended, self.may_begin) = (None, false, false);
        (self.is_apart, self.are_tags_over) = (false, false);
        self.tags.clear();
    }

    fn line(&mut self, number: u32, line: &str) -> Result<(), ReadError> {
        if self.comment.is_none() {
            self.name(line)?;
            if line.starts_with('%') || self.command(line).is_some() {
                return Ok(());
            }
        }
        let is_blank = self.comment.is_none() && line.trim().is_empty();
        self.is_apart |= is_blank && !self.tags.is_empty() && self.builder.is_game();
        if line.trim_start().starts_with("position ") {
            if self.builder.has_begun() {
                self.end_game();
            }
            self.is_uci[0] = true;
        }
        self.words(number, line)
    }

    /// Reads the rest of a comment that is open, and returns what follows it; `None` if it goes on
    /// in the next line.
    fn after_comment<'a>(&mut self, line: &str, rest: &'a str) -> Option<&'a str> {
        let Some((place, mut comment)) = self.comment.take() else {
            return Some(rest);
        };
        let Some((inside, after)) = rest.split_once('}') else {
            comment.extend([rest, "\n"]);
            self.comment = Some((place, comment));
            return None;
        };
        comment.push_str(inside);
        self.builder.comment(&comment);
        self.prose = Prose::from(line.len() - after.len());
        Some(after)
    }

    /// Reads the words, tags and comments of a line.
    fn words(&mut self, number: u32, line: &str) -> Result<(), ReadError> {
        (self.repeats_square, self.prose) = (false, Prose::from(0));
        (self.line_has_move, self.line_has_tags) = (None, true);
        let mut rest = line;
        let mut is_first = true;
        // Characters are counted once, however long the line is.
        let (mut column, mut counted) = (1, 0);
        loop {
            let Some(after) = self.after_comment(line, rest) else {
                return Ok(());
            };
            rest = after.trim_start_matches(|c: char| c.is_whitespace() || ",\"']".contains(c));
            let Some(sign) = rest.chars().next() else {
                return Ok(());
            };
            let here = line.len() - rest.len();
            column += line[counted..here].chars().count() as u32;
            counted = here;
            let place = Place {
                line: number,
                column,
            };
            match sign {
                '{' => self.comment = Some((place, String::new())),
                '(' => (self.from, _) = (None, self.builder.open_variation(place)),
                ')' => {
                    (self.from, self.prose.from, _) =
                        (None, here + 1, self.builder.close_variation());
                }
                '[' => {
                    rest = self.bracket((&line[..here], rest), place)?;
                    continue;
                }
                '#' => return Ok(()),
                ';' if is_comment(&rest[1..])
                    || line[..here].ends_with(char::is_whitespace) && is_remark(&rest[1..]) =>
                {
                    self.builder.comment(&rest[1..]);
                    return Ok(());
                }
                ';' => {}
                _ => {
                    let at = At {
                        line,
                        start: here,
                        end: line.len(),
                        place,
                        is_first,
                    };
                    rest = self.word_or_fen(rest, at);
                    is_first = false;
                    continue;
                }
            }
            rest = &rest[1..];
        }
    }

    /// Reads a tag, or passes over a bracket or a comment in brackets, and returns what follows. A
    /// tag after moves in a line is a comment, unless a result stands before it.
    fn bracket<'a>(
        &mut self,
        (before, text): (&str, &'a str),
        place: Place,
    ) -> Result<&'a str, ReadError> {
        if self.line_has_tags
            && let Some((name, rest)) = tag_name(text)
        {
            match tag_value(rest) {
                Some((value, after)) => {
                    let is_ended = self.is_ended || before.trim_end().ends_with('*');
                    let has_begun = self.builder.plies() > 0 || self.builder.is_cut();
                    if !has_begun || is_ended || !before.contains(char::is_alphanumeric) {
                        self.tag(place, name, &value)?;
                    }
                    return Ok(after);
                }
                // A long line of tags without an end is searched once.
                None => self.line_has_tags = false,
            }
        }
        let end = text.bytes().take(200).position(|byte| byte == b']');
        let inside = &text[1..end.unwrap_or(1)];
        Ok(match is_comment(inside) {
            true => &text[1 + inside.len()..],
            false => &text[1..],
        })
    }

    /// Reads a word, or a position of several, and returns what follows it.
    fn word_or_fen<'a>(&mut self, text: &'a str, at: At<'_>) -> &'a str {
        if let Some((result, rest)) = score(text) {
            if !self.builder.is_in_variation() {
                let words = &at.line[self.prose.from..at.start];
                self.is_ended = self.builder.plies() > 0;
                if !self.is_ended {
                    self.is_apart |= !self.tags.is_empty();
                    self.are_tags_over |= self.is_apart && self.builder.is_game();
                    self.heading.get_or_insert(result);
                } else if self.heading.is_none() || !words.contains(char::is_alphabetic) {
                    self.builder.record.result.get_or_insert(result);
                }
            }
            self.prose = Prose::from(at.end - rest.len());
            return rest;
        }
        let (word, rest) = plain_word(text);
        if looks_like_board(&word) && text.starts_with(&word) {
            let length = fen_length(text);
            self.fen(at.place, &text[..length]);
            return &text[length..];
        }
        let end = at.end - rest.len();
        if !word.is_empty() {
            self.word(&word, At { end, ..at });
        }
        rest
    }

    fn word(&mut self, text: &str, at: At<'_>) {
        if let Some(nag) = text.strip_prefix('$') {
            self.builder.add_words(sign_of_nag(nag));
            return;
        }
        let place = Some(at.place);
        let word = Word::of(text);
        if matches!(word, Word::Prose) {
            self.pass_prose(text, at);
            return;
        }
        let Prose { words, tells, from } = self.prose;
        // A name before a colon may be long.
        let is_named = at.line[..at.start].trim_end().ends_with(':');
        let game = self.builder.game();
        let tells = match &word {
            Word::Move(mv, _) => tells || is_named && game.check(*mv).is_ok(),
            Word::Letter(mv, _) => tells || is_named && mv.find(game).len() == 1,
            _ => tells,
        };
        let is_move = matches!(word, Word::Move(..) | Word::Letter(..) | Word::Square(_));
        match word {
            // The text speaks of a move, as in "lost on time after b1-b3".
            Word::Move(mv, _) if words >= 3 && !tells => {
                self.builder.mention(mv, at.place);
                return;
            }
            Word::Letter(..) | Word::Slip | Word::Unknown if words >= 3 && !tells => return,
            Word::Move(mv, after) => self.play(mv, after, place),
            Word::Letter(mv, after) => self.play_letter(&mv, (text, after), place),
            Word::Square(square) => match (self.repeats_square, self.from.take()) {
                (true, _) => self.repeats_square = false,
                (false, None) => self.from = Some(square),
                (false, Some(from)) => self.play(Move::Jump(from, square), "", place),
            },
            Word::Takes => self.repeats_square = self.from.is_none(),
            Word::Number(number, dots, rest) => {
                let is_one = number == 1 && (dots == 1 || at.is_first && dots < 2);
                let may_begin = self.builder.plies() > 0 && !self.builder.is_in_variation();
                self.may_begin |= is_one && may_begin;
                self.prose = Prose::from(from);
                if !rest.is_empty() {
                    let is_first = false;
                    self.word(rest, At { is_first, ..at });
                }
            }
            Word::Slip | Word::Unknown => self.refuse(text, &word, at),
            Word::Dash | Word::Prose => {}
        }
        self.prose = Prose::from(if is_move { at.end } else { from });
    }

    /// Passes over a word of prose, or dots, which stand for the first player's move.
    fn pass_prose(&mut self, text: &str, at: At<'_>) {
        let is_word = text.contains(char::is_alphanumeric);
        self.may_begin &= is_word;
        self.from = None;
        if !self.builder.is_in_variation() {
            let before = &at.line[self.prose.from..at.start];
            let told = told_by(text, (before, &at.line[at.end..]), &self.builder);
            self.told = GameResult::or_told(self.told.take(), told);
        }
        self.prose.tells = self.prose.tells && self.prose.words > 0 || tells_of_move(text);
        self.prose.words += usize::from(is_word);
    }

    /// Ends the game before what is no move, unless it stands in a heading.
    fn refuse(&mut self, text: &str, word: &Word<'_>, at: At<'_>) {
        if *word == Word::Unknown
            && self.builder.plies() == 0
            && !*self.line_has_move.get_or_insert_with(|| has_move(at.line))
        {
            return;
        }
        if let Err(error) = text.parse::<Move>() {
            self.builder
                .leave_out(RecordFault::Word(error), Some(at.place));
        }
    }

    fn play_letter(
        &mut self,
        mv: &LetterMove<'_>,
        (text, after): (&str, &str),
        place: Option<Place>,
    ) {
        let now = mv.find(self.builder.game());
        self.begin_anew(now.first().copied());
        match mv.find(self.builder.game())[..] {
            [mv] => self.play(mv, after, place),
            ref several => {
                let (text, fits) = (excerpt(text), several.len());
                self.builder
                    .leave_out(RecordFault::Letter { text, fits }, place);
            }
        }
    }

    fn play(&mut self, mv: Move, after: &str, place: Option<Place>) {
        self.begin_anew(Some(mv));
        self.from = None;
        if !self.builder.is_in_variation() {
            self.told = None;
        }
        self.builder.play(mv, place);
        self.builder.add_words(after);
    }

    /// Begins another game before a move after a result, or after the number 1 where the move is
    /// not the second of this game.
    fn begin_anew(&mut self, mv: Option<Move>) {
        let can_play = |mv| self.builder.game().check(mv).is_ok();
        let is_second = self.builder.plies() == 1 && mv.is_some_and(can_play);
        let begins = self.may_begin && !is_second;
        if (self.is_ended || begins) && !self.builder.is_in_variation() {
            self.end_game();
        }
        self.may_begin = false;
    }

    fn fen(&mut self, place: Place, text: &str) {
        if self.builder.has_begun() {
            self.end_game();
        }
        self.builder.begin_at(text, Some(place));
    }

    fn tag(&mut self, place: Place, name: &str, value: &str) -> Result<(), ReadError> {
        self.notation = Some(Notation::Pgn);
        let is_next = self.are_tags_over || self.is_apart && self.tags.contains(name);
        if self.builder.plies() > 0 || self.builder.is_cut() || is_next {
            self.end_game();
        }
        self.tags.insert(name.to_owned());
        if name == "Variant" {
            check_name(Notation::Pgn, value)?;
            self.builder.is_named = true;
        }
        let record = &mut self.builder.record;
        let root = record.nodes.root();
        match name {
            "P1" | "Black" => record.players.black = Some(value.to_owned()),
            "P2" | "White" => record.players.white = Some(value.to_owned()),
            name if name.eq_ignore_ascii_case("fen") => self.fen(place, value),
            "Rules" => {
                if let Ok(preset) = value.parse() {
                    self.builder.set_rules(preset);
                }
            }
            "MoveLimit" => self.builder.set_move_limit(value, Some(place)),
            "Variant" if value.to_ascii_lowercase().contains("scrambled") => {
                self.builder.begin_with(Start::Scrambled, Size::STANDARD);
            }
            "Termination" => {
                record.result = GameResult::known(value).or(record.result.take());
            }
            "Result" if record.result.is_none() => record.result = GameResult::known(value),
            _ => {
                let known = PROPERTIES.iter().find(|(tag, _)| *tag == name);
                let text = match name {
                    "Date" => date_of_tag(value),
                    _ => Some(value.to_owned()),
                };
                let property = known
                    .zip(text)
                    .map(|((_, name), text)| Property::new(*name, text));
                record.nodes[root].properties.extend(property);
            }
        }
        Ok(())
    }

    /// Looks at a line that names the game, as Zillions of Games writes it.
    fn name(&mut self, line: &str) -> Result<(), ReadError> {
        let variant = line.strip_prefix("VariantName=");
        if let Some(name) = variant.or(line.strip_prefix("RulesFile=")) {
            check_name(Notation::Moves, name)?;
        }
        if variant.is_some_and(|name| name.to_ascii_lowercase().contains("scrambled")) {
            self.builder.begin_with(Start::Scrambled, Size::STANDARD);
        }
        Ok(())
    }

    /// Reads a command of the text program that changes the game, or passes over another; `None`
    /// for other lines.
    fn command(&mut self, line: &str) -> Option<()> {
        let lower = plain_words(line).to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().take(6).collect();
        match words[..] {
            ["rules", name] => {
                let preset = name.parse().ok()?;
                let is_first = !self.begin_after_moves();
                self.builder.set_rules(preset);
                self.builder.is_named &= is_first;
            }
            ["start", name] => {
                let start = name.parse().ok()?;
                self.begin_after_moves();
                let size = self.builder.record.beginning.position().size();
                self.builder.begin_with(start, size);
            }
            ["size", size] => {
                let square = format!("{size}x{size}");
                let size = size.parse().or_else(|_| square.parse()).ok()?;
                self.begin_after_moves();
                self.builder.set_up(|record| {
                    if let Beginning::Start(start, _) = record.beginning {
                        record.beginning = Beginning::Start(start, size);
                    }
                });
            }
            ["plies", limit] if limit == "none" || is_number(limit) => {
                self.set_move_limit(limit);
            }
            ["limit", moves] => {
                let plies = 2 * u64::from(moves.parse::<u32>().ok()?);
                self.set_move_limit(&plies.to_string());
                self.builder.forget_move_limit();
            }
            // The other side may have declined.
            ["draw"] => {}
            ["new"] => {
                let next = self.builder.anew();
                if self.builder.has_begun() {
                    self.end_game();
                }
                self.builder = next;
            }
            ["undo"] => self.builder.undo(1),
            ["undo", plies] => self.builder.undo(plies.parse().ok()?),
            ["set", square, piece, to_move] => {
                let piece = match piece {
                    "-" => Ok(None),
                    color => color.parse().map(Some),
                };
                // The program refuses others.
                if let (Ok(square), Ok(piece), Ok(to_move)) =
                    (square.parse(), piece, to_move.parse())
                {
                    self.builder.set(square, piece, to_move);
                }
            }
            [first, ..] if UCI.contains(&first) => {}
            ["moves", ..] if has_move(line) => return None,
            [first, ..] if words.len() <= 3 && OTHERS.contains(&first) => {}
            _ => return None,
        }
        Some(())
    }

    /// Sets the move limit of this game, or after a result of the next one.
    fn set_move_limit(&mut self, plies: &str) {
        if self.is_ended {
            self.end_game();
        }
        self.builder.set_move_limit(plies, None);
    }

    /// Begins another game if this one has moves, as rules, start and size do in the program. After
    /// a result it is the next of a file, to which nothing said before applies. Tells whether it
    /// did.
    fn begin_after_moves(&mut self) -> bool {
        let begins = self.builder.plies() > 0 || self.builder.is_cut();
        if begins {
            let next = (!self.is_ended).then(|| self.builder.anew());
            self.end_game();
            self.builder = next.unwrap_or_default();
        }
        begins
    }
}

/// The commands of the text program that change no game.
const OTHERS: [&str; 18] = [
    "auto", "manual", "players", "seed", "dump", "level", "quit", "board", "moves", "help", "hint",
    "list", "flip", "save", "load", "redo", "time", "threads",
];
/// The first words of UCI's lines that hold no game.
const UCI: [&str; 6] = ["info", "bestmove", "go", "setoption", "option", "id"];

/// Refuses a game by another name.
pub(super) fn check_name(notation: Notation, name: &str) -> Result<(), ReadError> {
    let lower = name.to_ascii_lowercase();
    let ours = ["line", "loa", "scrambled", "standard"];
    match ours.iter().any(|word| lower.contains(word)) {
        true => Ok(()),
        false => Err(ReadError::OtherGame {
            notation,
            name: excerpt(name),
        }),
    }
}

/// Tells whether a word is a board as FEN writes it: ranks of pieces and numbers, not a date.
fn looks_like_board(word: &str) -> bool {
    let ranks: Vec<&str> = word.split('/').take(10).collect();
    let is_written_so = |c: char| c.is_ascii_alphanumeric();
    let has_pieces = word.contains(|c: char| "LlxXoObBwW".contains(c));
    ranks.len() > 2
        && ranks.iter().all(|rank| rank.chars().all(is_written_so))
        && (has_pieces || ranks.iter().all(|rank| *rank == ranks[0]))
}

/// Returns how much of a text is a FEN: the board and the fields after it.
fn fen_length(text: &str) -> usize {
    let mut end = text.find(char::is_whitespace).unwrap_or(text.len());
    for field in 1..6 {
        let rest = text[end..].trim_start();
        let word = rest
            .split(|c: char| c.is_whitespace() || c == ',')
            .next()
            .unwrap_or_default();
        let fits = match field {
            1 => word.len() <= 5 && word.chars().all(char::is_alphabetic),
            2 | 3 if word == "-" => true,
            _ => word.chars().all(|c| c.is_ascii_digit()),
        };
        if word.is_empty() || !fits || rest.len() == text[end..].len() {
            break;
        }
        end = text.len() - rest.len() + word.len();
    }
    end
}
