//! Games as PGN, JSON and text; [`Display`](std::fmt::Display) of [`Record`] writes SGF. What is
//! written is read back as the same moves, variations, comments, marks, clocks and result; JSON and
//! text have the main line alone.

use super::tag::tag_of_date;
use crate::sgf::{
    Beginning, GameResult, Mark, NodeId, Property, Record, RecordNode, RuleSet, Tree,
};
use loa::{Color, Game, Move, Position, Size, Start};
use std::fmt::Write;

/// The tags of PGN that SGF has properties for.
pub(super) const PROPERTIES: [(&str, &str); 4] = [
    ("Event", "EV"),
    ("Site", "PC"),
    ("Date", "DT"),
    ("Round", "RO"),
];

/// How PGN names moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PgnMoves {
    /// By both squares, `b1-b3` and `b1xb3`.
    Squares,
    /// By a letter and the last square, `Lb3` and `L1xb3`, with file or rank where pieces must be
    /// told apart.
    Letters,
}

impl Record {
    /// Writes the game as PGN, each line at most as long as a move with its comment.
    pub fn to_pgn(&self, moves: PgnMoves) -> String {
        let mut text = String::new();
        let end = self.final_result();
        let result = result_of(end.as_ref());
        let termination = end.as_ref().map(|end| ("Termination", end.to_string()));
        for (name, value) in self.tags().into_iter().chain(termination) {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            let value = value.replace(['\n', '\r'], " ");
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
        let _ = writeln!(text, "[Result \"{result}\"]\n");
        let mut writer = PgnWriter {
            nodes: &self.turns(),
            text,
            moves,
        };
        writer.write(self.begin());
        writer.text + result + "\n"
    }

    /// Returns the nodes without those that have no turn: their remarks go to the node before. One
    /// that ends a line stays, so that what stands beside it does not become that line.
    fn turns(&self) -> Tree<RecordNode> {
        let mut turns = Tree::new(self.nodes[self.nodes.root()].clone());
        // What each node on the way has become.
        let mut path = vec![turns.root()];
        for (depth, node) in self.nodes.preorder().skip(1) {
            path.truncate(depth);
            let before = path[depth - 1];
            let content = self.nodes[node].clone();
            let is_last = self.nodes.children(node).next().is_none();
            let ends_line = is_last && turns.children(before).next().is_none();
            if content.turn.is_some() || ends_line {
                path.push(turns.add(before, content));
                continue;
            }
            if let Some(comment) = &content.comment {
                turns[before].add_comment(comment);
            }
            turns[before].properties.extend(content.properties);
            path.push(before);
        }
        turns
    }

    fn tags(&self) -> Vec<(&'static str, String)> {
        let mut tags = Vec::new();
        let root = &self.nodes[self.nodes.root()];
        for (name, property) in PROPERTIES {
            let mut found = root.properties.iter().filter(|it| it.name == property);
            let value = found.next().and_then(|it| it.values.first());
            tags.extend(value.map(|value| match name {
                "Date" => (name, tag_of_date(&value.text)),
                _ => (name, value.text.clone()),
            }));
        }
        tags.extend(self.players.black.clone().map(|name| ("P1", name)));
        tags.extend(self.players.white.clone().map(|name| ("P2", name)));
        tags.push(("Variant", "Lines Of Action".to_owned()));
        tags.extend(self.stated_rules().map(|name| ("Rules", name.to_owned())));
        tags.extend(self.own_move_limit().map(|limit| ("MoveLimit", limit)));
        tags.extend(self.fen_of_set_up().map(|fen| ("FEN", fen)));
        tags
    }

    /// Returns the rules that are stated; a game without moves has nothing else to be known by.
    fn stated_rules(&self) -> Option<&'static str> {
        let is_stated = matches!(self.rule_set, RuleSet::Preset(_));
        let is_stated = is_stated || self.main_moves().next().is_none();
        is_stated.then(|| self.rule_set.preset().name)
    }

    /// Returns the first position, unless it is the standard start and the rules' own.
    fn fen_of_set_up(&self) -> Option<String> {
        let standard = Beginning::Start(Start::Standard, Size::STANDARD);
        let is_standard = self.rule_set.preset().start == Start::Standard;
        let is_set_up = self.beginning != standard || !is_standard;
        is_set_up.then(|| self.beginning.fen().to_string())
    }

    /// Writes the game as JSON: `{"fen": …, "players": [{"name": …}], "result": …, "moves": […]}`,
    /// where `fen` stands only if the game does not begin at the standard start.
    pub fn to_json(&self) -> String {
        let players = self.players.black.as_ref().zip(self.players.white.as_ref());
        let players = players.map(|(black, white)| [black, white].map(|name| Player { name }));
        let game = JsonGame {
            rules: self.stated_rules(),
            move_limit: self.own_move_limit(),
            fen: self.fen_of_set_up(),
            players,
            result: self.final_result().map(|result| result.to_string()),
            moves: self.main_moves().map(|mv| mv.to_string()).collect(),
        };
        serde_json::to_string(&game).unwrap_or_default()
    }

    /// Writes the game as numbered moves, two a line, after lines with the rules if they are
    /// stated, the move limit if it is not theirs, and a FEN if it does not begin at the standard
    /// start.
    pub fn to_text(&self) -> String {
        let rules = self.stated_rules().map(|name| format!("rules {name}\n"));
        let limit = self.own_move_limit();
        let limit = limit.map(|limit| format!("plies {limit}\n"));
        let mut text: String = rules.into_iter().chain(limit).collect();
        if let Some(fen) = self.fen_of_set_up() {
            let _ = writeln!(text, "{fen}");
        }
        for (index, mv) in self.main_moves().enumerate() {
            let number = index / 2 + 1;
            let _ = match index % 2 {
                0 => write!(text, "{number}. {mv}"),
                _ => writeln!(text, " {mv}"),
            };
        }
        if !text.ends_with('\n') {
            text.push(' ');
        }
        text + result_of(self.final_result().as_ref()) + "\n"
    }

    pub(super) fn main_moves(&self) -> impl Iterator<Item = Move> {
        let nodes = self.nodes.main_line();
        nodes.filter_map(|node| self.nodes[node].mv())
    }
}

#[derive(serde::Serialize)]
struct JsonGame<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<&'static str>,
    #[serde(rename = "moveLimit", skip_serializing_if = "Option::is_none")]
    move_limit: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<[Player<'a>; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    moves: Vec<String>,
}

#[derive(serde::Serialize)]
struct Player<'a> {
    name: &'a str,
}

fn result_of(result: Option<&GameResult>) -> &'static str {
    match result {
        Some(GameResult::Win(Color::Black, _)) => "1-0",
        Some(GameResult::Win(Color::White, _)) => "0-1",
        Some(GameResult::Draw(_)) => "1/2-1/2",
        _ => "*",
    }
}

struct PgnWriter<'a> {
    nodes: &'a Tree<RecordNode>,
    text: String,
    moves: PgnMoves,
}

/// What is left to be written, and how many plies have been played before the node.
enum Task {
    /// What follows a node, after its turn.
    Line(usize, NodeId),
    /// A node in parentheses, and what follows it.
    Variation(usize, NodeId),
    Close,
}

impl PgnWriter<'_> {
    /// Writes all moves. Variations wait in a list, so that depth costs no stack. The one game
    /// takes moves back.
    fn write(&mut self, mut game: Game) {
        let root = self.nodes.root();
        self.node(&mut game, root);
        let mut tasks = Vec::new();
        self.line(&mut game, root, &mut tasks);
        while let Some(task) = tasks.pop() {
            let (Task::Line(plies, node) | Task::Variation(plies, node)) = task else {
                self.text.truncate(self.text.trim_end().len());
                self.text.push_str(")\n");
                continue;
            };
            while game.past().len() > plies {
                game.undo();
            }
            match task {
                Task::Variation(..) => self.begin_variation(&mut game, node),
                _ => drop(self.nodes[node].mv().map(|mv| game.play_on(mv))),
            }
            self.line(&mut game, node, &mut tasks);
        }
    }

    /// Writes what follows a node, up to where there are variations, which are tasks then.
    fn line(&mut self, game: &mut Game, mut node: NodeId, tasks: &mut Vec<Task>) {
        let nodes = self.nodes;
        loop {
            let mut children = nodes.children(node);
            let Some(main) = children.next() else { break };
            let variations = children.filter(|it| nodes[*it].mv().is_some());
            let variations: Vec<NodeId> = variations.collect();
            let plies = game.past().len();
            self.node(game, main);
            node = main;
            if !variations.is_empty() {
                tasks.push(Task::Line(plies, main));
                for variation in variations.into_iter().rev() {
                    tasks.push(Task::Close);
                    tasks.push(Task::Variation(plies, variation));
                }
                break;
            }
        }
    }

    /// Writes the first move of a variation.
    fn begin_variation(&mut self, game: &mut Game, node: NodeId) {
        self.text.push('(');
        // What stands beside the end of a line is an alternative to the move before.
        let before = self.nodes.parent(node).filter(|it| {
            let mut beside = self.nodes.children(*it);
            let is_last = self.nodes[*it].mv() == game.last_move();
            is_last
                && beside
                    .next()
                    .is_some_and(|it| self.nodes[it].mv().is_none())
        });
        if let Some(before) = before.filter(|_| game.undo().is_some()) {
            self.turn(game, before);
        }
        self.node(game, node);
    }

    /// Writes a node's move with its number, and what is said about it.
    fn node(&mut self, game: &mut Game, node: NodeId) {
        self.turn(game, node);
        self.remarks(&self.nodes[node]);
    }

    /// Writes a node's move with its number.
    fn turn(&mut self, game: &mut Game, node: NodeId) {
        let node = &self.nodes[node];
        if let Some(mv) = node.mv() {
            let (number, is_second) = (game.past().len() / 2 + 1, game.past().len() % 2 == 1);
            let goes_on = self.text.ends_with(' ') && !self.text.ends_with("} ");
            let _ = match (is_second, goes_on) {
                (false, _) => write!(self.text, "{number}. "),
                (true, false) => write!(self.text, "{number}... "),
                (true, true) => Ok(()),
            };
            let text = self.move_text(game.position(), mv);
            let end = if is_second { '\n' } else { ' ' };
            let _ = write!(self.text, "{text}{}{end}", node.sign());
            // Whether it is legal was not asked; what can't be played is written all the same.
            let _ = game.play_on(mv);
        }
    }

    fn move_text(&self, position: &Position, mv: Move) -> String {
        let Move::Jump(from, to) = mv else {
            return "pass".to_owned();
        };
        let captures = position.at(to).is_some();
        if self.moves == PgnMoves::Squares {
            return format!("{from}{}{to}", if captures { 'x' } else { '-' });
        }
        let others = position
            .jumps()
            .filter(|jumps| jumps.from != from && jumps.to.contains(to));
        let others: Vec<_> = others.map(|jumps| jumps.from).collect();
        let name = from.to_string();
        let apart = match &others[..] {
            [] => "",
            others if others.iter().all(|it| it.file() != from.file()) => &name[..1],
            others if others.iter().all(|it| it.rank() != from.rank()) => &name[1..],
            _ => &name,
        };
        format!("L{apart}{}{to}", if captures { "x" } else { "" })
    }

    /// Writes comment, clock time and marks.
    fn remarks(&mut self, node: &RecordNode) {
        let mut remarks = String::new();
        let named = |name: &'static str| node.properties.iter().filter(move |it| it.name == name);
        for clock in named("BL").chain(named("WL")) {
            remarks += &clock_text(clock).unwrap_or_default();
        }
        let (mut arrows, mut circles) = (Vec::new(), Vec::new());
        for mark in node.marks(Size::STANDARD) {
            match mark {
                Mark::Arrow(from, to) => arrows.push(format!("G{from}{to}")),
                Mark::Circle(square) => circles.push(format!("G{square}")),
            }
        }
        for (name, marks) in [("cal", arrows), ("csl", circles)] {
            if !marks.is_empty() {
                let _ = write!(remarks, "[%{name} {}]", marks.join(","));
            }
        }
        if let Some(comment) = &node.comment {
            remarks += &comment.replace('{', "(").replace('}', ")");
        }
        if !remarks.is_empty() {
            let _ = writeln!(self.text, "{{{remarks}}}");
        }
    }
}

fn clock_text(clock: &Property) -> Option<String> {
    let seconds: f64 = clock.values.first()?.text.trim().parse().ok()?;
    let whole = seconds.trunc().clamp(0.0, 1e9) as u64;
    let (hours, minutes) = (whole / 3600, whole / 60 % 60);
    let rest = seconds - (whole - whole % 60) as f64;
    let rest = (rest * 1000.0).round() / 1000.0;
    Some(format!(
        "[%clk {hours}:{minutes:02}:{}{rest}]",
        if rest < 10.0 { "0" } else { "" }
    ))
}
