use super::ReadGame;
use crate::Fen;
use crate::sgf::{
    Beginning, GameResult, LeftOut, Mark, NodeId, Place, Property, Record, RecordFault, RecordNode,
    RuleSet, read_move_limit,
};
use loa::{Color, Game, Move, Preset, Size, Square, Start};

/// A game that is being read, move by move.
pub(super) struct Builder {
    pub(super) record: Record,
    game: Game,
    node: NodeId,
    /// The first fault of the main line.
    left_out: Option<LeftOut>,
    /// The first fault of a variation.
    left_out_beside: Option<LeftOut>,
    /// The first move that is told of and not played, or a move limit that can't be read.
    mentioned: Option<LeftOut>,
    /// The variations that are open.
    open: Vec<OpenVariation>,
    /// Whether plies were taken back as if they had not been played.
    has_undone: bool,
    /// Whether the game is said to be one, by its rules or its name.
    pub(super) is_named: bool,
    /// The move limit, where one is stated beside the rules.
    move_limit: Option<Option<u32>>,
}

/// Where the line goes on after a variation.
struct OpenVariation {
    /// The last node before the variation, to whose ply it is an alternative.
    node: NodeId,
    /// The plies before the variation.
    plies: usize,
    is_cut: bool,
    place: Place,
}

/// Begins a game under rules that are not stated, at the standard start.
impl Default for Builder {
    fn default() -> Builder {
        let start = Beginning::Start(Preset::SOUCIE.start, Size::STANDARD);
        let mut record = Record::new(Preset::SOUCIE, start);
        record.rule_set = RuleSet::Unstated;
        Builder {
            game: record.begin(),
            node: record.nodes.root(),
            left_out: None,
            left_out_beside: None,
            mentioned: None,
            open: Vec::new(),
            has_undone: false,
            is_named: false,
            move_limit: None,
            record,
        }
    }
}

impl Builder {
    /// Begins another game under the same rules on the same board, with their own move limit.
    pub(super) fn anew(&self) -> Builder {
        let mut next = Builder::default();
        if let RuleSet::Preset(preset) = self.record.rule_set {
            next.set_rules(preset);
        }
        let (start, size) = match self.record.beginning {
            Beginning::Start(start, size) => (start, size),
            Beginning::Position(fen) => (self.record.rule_set.preset().start, fen.position.size()),
        };
        next.begin_with(start, size);
        next.is_named = self.is_named && !self.has_begun();
        next
    }

    /// Changes rules or beginning before the first move.
    pub(super) fn set_up(&mut self, change: impl FnOnce(&mut Record)) {
        if self.game.past().is_empty() && self.open.is_empty() {
            change(&mut self.record);
            let usual = self.record.usual_move_limit();
            self.record.move_limit = self.move_limit.unwrap_or(usual);
            self.game = self.record.begin();
        }
    }

    /// Begins at a position as FEN; where it can't be read, no move is kept.
    pub(super) fn begin_at(&mut self, fen: &str, place: Option<Place>) {
        match fen.parse::<Fen>() {
            Ok(fen) => self.set_up(|record| record.beginning = Beginning::Position(fen)),
            Err(error) => self.leave_out(RecordFault::Fen(error), place),
        }
    }

    /// Changes a square before the first move, as the program's `set` does.
    pub(super) fn set(&mut self, square: Square, piece: Option<Color>, to_move: Color) {
        if self.is_cut() {
            return;
        }
        if self.plies() > 0 || self.is_in_variation() {
            return self.leave_out(RecordFault::SetUp, None);
        }
        let mut fen = Fen {
            plies_since_capture: 0,
            ..Fen::first_of(&self.game)
        };
        // The program refuses squares that are not on the board.
        if fen.position.set(square, piece, to_move).is_ok() {
            match fen.position.with_pieces() {
                Ok(_) => {
                    let limit = self.record.move_limit;
                    self.set_up(|record| record.beginning = Beginning::Position(fen));
                    self.record.move_limit = limit;
                    self.game = self.record.begin();
                }
                Err(error) => self.leave_out(RecordFault::NoPieces(error), None),
            }
        }
    }

    /// Begins at a start position.
    pub(super) fn begin_with(&mut self, start: Start, size: Size) {
        self.set_up(|record| record.beginning = Beginning::Start(start, size));
    }

    /// Names the rules; the start is theirs unless one has been named before.
    pub(super) fn set_rules(&mut self, preset: Preset) {
        self.is_named = true;
        self.set_up(|record| {
            if let Beginning::Start(start, _) = &mut record.beginning {
                *start = preset.start;
            }
            record.rule_set = RuleSet::Preset(preset);
        });
    }

    /// Sets the move limit, whatever the rules say; where it can't be read, this is told.
    pub(super) fn set_move_limit(&mut self, text: &str, place: Option<Place>) {
        match read_move_limit(text) {
            Ok(limit) if self.plies() == 0 => {
                self.move_limit = Some(limit);
                self.set_up(|_| {});
            }
            // The program refuses one that has been reached.
            Ok(limit) => {
                if self.game.set_move_limit(limit).is_ok() {
                    self.record.move_limit = limit;
                }
            }
            Err(fault) => {
                (self.mentioned).get_or_insert(self.left_out_now(fault, place));
            }
        }
    }

    /// Lets rules that are named from here on have their own move limit.
    pub(super) fn forget_move_limit(&mut self) {
        self.move_limit = None;
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// Tells whether a move was read or a position set up.
    pub(super) fn has_begun(&self) -> bool {
        self.plies() > 0 || matches!(self.record.beginning, Beginning::Position(_))
    }

    /// Tells whether this is a game even without moves.
    pub(super) fn is_game(&self) -> bool {
        self.has_begun() || self.is_named
    }

    pub(super) fn plies(&self) -> usize {
        self.game.past().len()
    }

    /// Tells whether the game begins with the moves of another.
    pub(super) fn continues(&self, other: &ReadGame) -> bool {
        let Ok(game) = other.record.to_game() else {
            return false;
        };
        let begun = self.game.moves().take(game.past().len());
        self.game.first_position() == game.first_position() && begun.eq(game.moves())
    }

    pub(super) fn is_in_variation(&self) -> bool {
        !self.open.is_empty()
    }

    /// Tells whether moves are left out now: after the first that can't be played.
    pub(super) fn is_cut(&self) -> bool {
        self.open
            .last()
            .map_or(self.left_out.is_some(), |variation| variation.is_cut)
    }

    /// Plays a move, after a forced pass that is missing.
    pub(super) fn play(&mut self, mv: Move, place: Option<Place>) {
        if self.is_cut() {
            return;
        }
        if mv != Move::Pass && self.game.must_pass() && self.game.play(Move::Pass).is_ok() {
            self.add(Move::Pass, None);
        }
        match self.game.play_on(mv) {
            Ok(_) => self.add(mv, place),
            Err(cause) => self.leave_out(RecordFault::Illegal { mv, cause }, place),
        }
    }

    fn add(&mut self, mv: Move, place: Option<Place>) {
        let mut node = RecordNode::played(self.game.position().turn().opponent(), mv);
        node.place = place;
        self.node = self.record.nodes.add(self.node, node);
    }

    /// Returns a fault of the next ply.
    fn left_out_now(&self, fault: RecordFault, place: Option<Place>) -> LeftOut {
        let ply = self.plies() + 1;
        LeftOut {
            ply,
            is_main: self.open.is_empty(),
            error: fault.at_node(place, ply),
        }
    }

    /// Ends the line before the next ply.
    pub(super) fn leave_out(&mut self, fault: RecordFault, place: Option<Place>) {
        if self.is_cut() {
            return;
        }
        let left_out = self.left_out_now(fault, place);
        match self.open.last_mut() {
            Some(variation) => {
                variation.is_cut = true;
                self.left_out_beside.get_or_insert(left_out);
            }
            None => self.left_out = Some(left_out),
        }
    }

    /// Notes a move that is told of and not played, unless it is one of the last plies.
    pub(super) fn mention(&mut self, mv: Move, place: Place) {
        let mut last = self.game.past().iter().rev().take(4);
        if self.mentioned.is_none() && last.all(|ply| ply.mv != mv) {
            self.mentioned = Some(self.left_out_now(RecordFault::Mentioned(mv), Some(place)));
        }
    }

    /// Goes back before the last ply, for a variation.
    pub(super) fn open_variation(&mut self, place: Place) {
        let (node, is_cut) = (self.node, self.is_cut());
        self.take_back();
        self.open.push(OpenVariation {
            node,
            plies: self.plies(),
            is_cut,
            place,
        });
    }

    /// Takes the last ply back, if there is one.
    fn take_back(&mut self) {
        if self.game.undo().is_some() {
            self.node = self.record.nodes.parent(self.node).unwrap_or(self.node);
        }
    }

    /// Goes on after the ply that the variation is an alternative to.
    pub(super) fn close_variation(&mut self) {
        if let Some(variation) = self.open.pop() {
            while self.plies() > variation.plies {
                self.game.undo();
            }
            if let Some(mv) = self.record.nodes[variation.node].mv() {
                let played = self.game.play_on(mv);
                debug_assert!(played.is_ok(), "it was played before");
            }
            self.node = variation.node;
        }
    }

    /// Takes plies back as if they had not been played.
    pub(super) fn undo(&mut self, plies: usize) {
        // A variation has no plies before it to take back.
        let kept = self.open.last().map_or(0, |variation| variation.plies);
        for _ in 0..plies.min(self.plies().saturating_sub(kept)) {
            self.take_back();
        }
        self.has_undone = true;
    }

    /// Adds words, clock times and marks to the last ply, or to the game before the first.
    pub(super) fn comment(&mut self, text: &str) {
        let mut words = String::new();
        let mut rest = text;
        while let Some((start, end)) = command(rest) {
            match rest[start + 2..end].split_once(' ') {
                Some(("clk", time)) => self.clock(time),
                Some(("cal" | "csl", list)) => self.marks(list),
                _ => {}
            }
            words.push_str(&rest[..start]);
            rest = &rest[end + 1..];
        }
        words.push_str(rest);
        let words = words.trim();
        if !words.is_empty() {
            self.record.nodes[self.node].add_comment(words);
        }
    }

    fn clock(&mut self, time: &str) {
        let seconds = time.trim().split(':').try_fold(0.0, |sum, part| {
            let part: f64 = part.parse().ok()?;
            Some(sum * 60.0 + part)
        });
        let node = &mut self.record.nodes[self.node];
        if let (Some(seconds), Some(turn)) = (seconds, &node.turn) {
            let name = format!("{}L", turn.color.letter().to_ascii_uppercase());
            let clock = Property::new(name, seconds.to_string());
            node.properties.push(clock);
        }
    }

    /// Reads arrows and circles as lichess writes them: a letter for the colour, and squares.
    fn marks(&mut self, list: &str) {
        for item in list.split(',') {
            let squares = item.trim().get(1..).unwrap_or_default();
            let mark: Option<Mark> = match squares.split_at_checked(2) {
                Some((from, "")) => from.parse().ok(),
                Some((from, to)) => format!("{from}:{to}").parse().ok(),
                None => None,
            };
            if let Some(mark) = mark {
                self.record.nodes[self.node].add_mark(mark);
            }
        }
    }

    /// Adds what stands after the last move.
    pub(super) fn add_words(&mut self, text: &str) {
        if !self.is_cut() {
            self.record.nodes[self.node].add_words(text);
        }
    }

    /// Ends the game, of whose end words may have told; `None` if nothing has been read of it.
    pub(super) fn finish(mut self, told: Option<GameResult>) -> Option<ReadGame> {
        self.record.result = GameResult::or_told(self.record.result, told);
        while let Some(open) = self.open.last() {
            let (place, has_moves) = (open.place, open.is_cut || self.plies() > open.plies);
            self.close_variation();
            if has_moves {
                self.leave_out(RecordFault::Unclosed('(', ')'), Some(place));
            }
        }
        if self.has_undone {
            // What does not lead to the last ply. Numbers of nodes grow along a path.
            let path = self.record.nodes.path_to(self.node);
            self.record.cut(|node| path.binary_search(&node).is_err());
        }
        let has_begun = self.has_begun() || self.is_named && !self.has_undone;
        let left_out = self.left_out.or(self.left_out_beside).or(self.mentioned);
        if !self.game.past().is_empty() || left_out.is_none() {
            self.record.beginning = self.record.beginning.fen().into();
        }
        (has_begun || left_out.is_some()).then_some(ReadGame {
            record: self.record,
            left_out,
        })
    }
}

/// Finds the first command of a comment, `[%name …]`: where it begins and ends.
fn command(text: &str) -> Option<(usize, usize)> {
    let start = text.find("[%")?;
    let end = text[start..].find(']')?;
    Some((start, start + end))
}
