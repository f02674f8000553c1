use super::write::write_game;
use super::{Action, Beginning, Property, Record, RecordNode, RuleSet, Turn};
use crate::Fen;
use loa::{Color, Size, Start};
use std::fmt;

/// Writes the record as a game tree in SGF, `FF[4]`. Write several one after the other for a file of
/// several games.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let root = self.nodes.root();
        let game = self.nodes.map(|id, node| {
            let mut properties = if id == root { header(self) } else { Vec::new() };
            add_node(&mut properties, node);
            properties
        });
        write_game(f, &game)
    }
}

/// The properties that say what game it is.
fn header(record: &Record) -> Vec<Property> {
    let mut properties = vec![
        Property::new("FF", "4"),
        Property::new("GM", "9"),
        Property::new("CA", "UTF-8"),
    ];
    let mut add = |name: &str, text: Option<String>| {
        properties.extend(text.map(|text| Property::new(name, text)));
    };
    add("RU", rule_set(&record.rule_set));
    add("ML", move_limit(record));
    add("SZ", size(record.beginning.size()));
    let (set_up, position) = beginning(&record.beginning);
    add("SU", Some(set_up.to_owned()));
    add("IP", position);
    add("PB", record.players.black.clone());
    add("PW", record.players.white.clone());
    add("RE", record.result.as_ref().map(ToString::to_string));
    properties
}

fn rule_set(rule_set: &RuleSet) -> Option<String> {
    match rule_set {
        RuleSet::Preset(preset) => Some(preset.name.to_owned()),
        RuleSet::Other(text) => Some(text.clone()),
        RuleSet::Unstated => None,
    }
}

fn move_limit(record: &Record) -> Option<String> {
    if record.move_limit == record.rule_set.preset().rules.move_limit {
        return None;
    }
    let plies = record.move_limit.map(|limit| limit.to_string());
    Some(plies.unwrap_or_else(|| "none".to_owned()))
}

fn size(size: Size) -> Option<String> {
    if size == Size::STANDARD {
        None
    } else if size.width() == size.height() {
        Some(size.width().to_string())
    } else {
        Some(format!("{}:{}", size.width(), size.height()))
    }
}

fn beginning(beginning: &Beginning) -> (&'static str, Option<String>) {
    match beginning {
        Beginning::Start(Start::Standard, _) => ("Standard", None),
        Beginning::Start(Start::Scrambled, _) => ("Scrambled-eggs", None),
        Beginning::Start(Start::Sides, _) => ("Sides", None),
        Beginning::Position(position) => ("Custom", Some(Fen::from(*position).to_string())),
    }
}

fn add_node(properties: &mut Vec<Property>, node: &RecordNode) {
    properties.extend(node.turn.as_ref().map(turn));
    properties.extend(node.properties.iter().cloned());
    let comment = node.comment.as_ref();
    properties.extend(comment.map(|text| Property::new("C", text)));
}

fn turn(turn: &Turn) -> Property {
    let name = match turn.color {
        Color::Black => "B",
        Color::White => "W",
    };
    let text = match turn.action {
        Action::Move(loa::Move::Pass) => "Pass".to_owned(),
        Action::Move(mv) => mv.to_string(),
        Action::Resign => "resign".to_owned(),
    };
    Property::new(name, text)
}
