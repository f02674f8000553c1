use super::{
    Action, Beginning, Collection, NodeId, Property, Record, RecordNode, RuleSet, Tree, Turn, Value,
};
use loa::{Color, Move, Position, Size, Start};
use std::fmt;

/// The width that lines are broken at, between properties and never within one.
const WIDTH: usize = 78;

/// Writes the game trees: the root and each variation on lines of their own, text as UTF-8.
impl fmt::Display for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for game in &self.games {
            write_game(f, game, |node| game[node].clone())?;
        }
        Ok(())
    }
}

/// Writes the record as a game tree in SGF, `FF[4]`. Write several one after the other for a file
/// of several games.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_game(f, &self.nodes, |node| {
            let is_root = node == self.nodes.root();
            let mut properties = if is_root { header(self) } else { Vec::new() };
            add_node(&mut properties, &self.nodes[node]);
            properties
        })
    }
}

loa::serialize_as_text!(Record);

impl Record {
    /// Writes the move limit, unless it is the usual one.
    pub(crate) fn own_move_limit(&self) -> Option<String> {
        if self.move_limit == self.usual_move_limit() {
            return None;
        }
        let plies = self.move_limit.map(|limit| limit.to_string());
        Some(plies.unwrap_or_else(|| "none".to_owned()))
    }
}

/// What is left to be written.
enum Task {
    Node(NodeId),
    Variation(NodeId),
    Close,
}

/// Writes a game tree with the properties of each node. What is still to be written waits in a
/// list, so that depth costs no stack.
fn write_game<T>(
    f: &mut fmt::Formatter<'_>,
    game: &Tree<T>,
    properties: impl Fn(NodeId) -> Vec<Property>,
) -> fmt::Result {
    let mut lines = Lines { f, column: 0 };
    let mut tasks = vec![Task::Variation(game.root())];
    while let Some(task) = tasks.pop() {
        let node = match task {
            Task::Close => {
                lines.write(")")?;
                continue;
            }
            Task::Variation(node) => {
                lines.end()?;
                lines.write("(")?;
                tasks.push(Task::Close);
                node
            }
            Task::Node(node) => node,
        };
        write_node(&mut lines, &properties(node))?;
        if node == game.root() {
            lines.end()?;
        }
        let first = tasks.len();
        tasks.extend(game.children(node).map(Task::Variation));
        match &mut tasks[first..] {
            [Task::Variation(only)] => tasks[first] = Task::Node(*only),
            several => several.reverse(),
        }
    }
    lines.end()
}

fn write_node(lines: &mut Lines<'_, '_>, properties: &[Property]) -> fmt::Result {
    let mut texts = properties.iter().map(written);
    // The first property stays with its semicolon.
    lines.write_whole(&format!(";{}", texts.next().unwrap_or_default()))?;
    texts.try_for_each(|text| lines.write_whole(&text))
}

fn written(property: &Property) -> String {
    let mut text = property.name.clone();
    for value in &property.values {
        text.push('[');
        for c in value.text.chars() {
            if matches!(c, ']' | '\\') {
                text.push('\\');
            }
            text.push(c);
        }
        text.push(']');
    }
    if property.values.is_empty() {
        text.push_str("[]"); // a name without a value is not a property
    }
    text
}

/// A writer that breaks lines.
struct Lines<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    column: usize,
}

impl Lines<'_, '_> {
    fn write(&mut self, text: &str) -> fmt::Result {
        self.column = match text.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + text.chars().count(),
        };
        self.f.write_str(text)
    }

    /// Writes text, on the next line if this one has no room for it. A `(` alone on a line keeps
    /// what comes next beside it.
    fn write_whole(&mut self, text: &str) -> fmt::Result {
        let first_line = text.lines().next().unwrap_or_default();
        if self.column > 1 && self.column + first_line.chars().count() > WIDTH {
            self.end()?;
        }
        self.write(text)
    }

    fn end(&mut self) -> fmt::Result {
        if self.column > 0 {
            self.write("\n")?;
        }
        Ok(())
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
    add("ML", record.own_move_limit());
    add("SZ", size(record.beginning.position().size()));
    let (set_up, position) = beginning(&record.beginning);
    add("SU", Some(set_up.to_owned()));
    add("IP", position);
    add("PB", record.players.black.clone());
    add("PW", record.players.white.clone());
    add("RE", record.result.as_ref().map(ToString::to_string));
    if let Beginning::Position(fen) = &record.beginning {
        add_pieces(&mut properties, &fen.position);
    }
    properties
}

/// Writes a position as other programs read it.
fn add_pieces(properties: &mut Vec<Property>, position: &Position) {
    for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
        let squares = position.pieces(color).into_iter();
        let values = squares.map(|square| Value {
            text: square.to_string(),
            place: None,
        });
        let values: Vec<Value> = values.collect();
        if !values.is_empty() {
            let name = name.to_owned();
            properties.push(Property { name, values });
        }
    }
    properties.push(Property::new("PL", letter(position.turn())));
}

fn rule_set(rule_set: &RuleSet) -> Option<String> {
    match rule_set {
        RuleSet::Preset(preset) => Some(preset.name.to_owned()),
        RuleSet::Other(text) => Some(text.clone()),
        RuleSet::Unstated => None,
    }
}

fn size(size: Size) -> Option<String> {
    match (size.width(), size.height()) {
        _ if size == Size::STANDARD => None,
        (width, height) if width == height => Some(width.to_string()),
        (width, height) => Some(format!("{width}:{height}")),
    }
}

fn beginning(beginning: &Beginning) -> (&'static str, Option<String>) {
    match beginning {
        Beginning::Start(Start::Standard, _) => ("Standard", None),
        Beginning::Start(Start::Scrambled, _) => ("Scrambled-eggs", None),
        Beginning::Start(Start::Sides, _) => ("Sides", None),
        Beginning::Position(fen) => ("Custom", Some(fen.to_string())),
    }
}

fn add_node(properties: &mut Vec<Property>, node: &RecordNode) {
    properties.extend(node.turn.as_ref().map(turn));
    properties.extend(node.properties.iter().cloned());
    let comment = node.comment.as_ref();
    properties.extend(comment.map(|text| Property::new("C", text)));
}

fn turn(turn: &Turn) -> Property {
    let text = match turn.action {
        Action::Move(Move::Pass) => "Pass".to_owned(),
        Action::Move(mv) => mv.to_string(),
        Action::Resign => "resign".to_owned(),
    };
    Property::new(letter(turn.color), text)
}

const fn letter(color: Color) -> char {
    color.letter().to_ascii_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::{Place, Spot};

    #[test]
    fn layout() {
        let text = "(;A[1]B[2];C[3](;D[4];E[5])(;F[6\\]\\\\]))(;)";
        let collection: Collection = text.parse().unwrap();
        let expected = "(;A[1]B[2]\n;C[3]\n(;D[4];E[5])\n(;F[6\\]\\\\]))\n(;\n)\n";
        assert_eq!(collection.to_string(), expected);
        assert_eq!(expected.parse(), Ok(collection));
    }

    #[test]
    fn long_lines_are_broken_between_properties() {
        let text = format!("(;{})", "AB[0123456789]".repeat(12));
        let collection: Collection = text.parse().unwrap();
        let written = collection.to_string();
        assert!(written.lines().count() > 2);
        assert!(written.lines().all(|line| line.len() <= WIDTH), "{written}");
        assert_eq!(written.parse(), Ok(collection));
    }

    #[test]
    fn depth_and_width_cost_no_stack() {
        const DEPTH: usize = 100_000;
        for text in [
            format!("{}{}", "(;B[e1-e3]".repeat(DEPTH), ")".repeat(DEPTH)),
            format!("(;{})", ";B[e1-e3]".repeat(DEPTH)),
            format!("(;{})", "(;B[e1-e3])".repeat(DEPTH)),
            format!(
                "{}(;C[two]){}",
                "(;C[one](;)".repeat(DEPTH),
                ")".repeat(DEPTH)
            ),
        ] {
            let collection: Collection = text.parse().unwrap();
            assert_eq!(collection.to_string().parse(), Ok(collection));
        }
        let open = "(;".repeat(DEPTH).parse::<Collection>().unwrap_err();
        let (line, column) = (1, 2 * DEPTH as u32 - 1);
        assert_eq!(open.at, Spot::Text(Place { line, column }));
        assert!("(".repeat(DEPTH).parse::<Collection>().is_err());
    }
}
