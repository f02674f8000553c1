//! Any SGF file: game trees of nodes with properties, whatever they mean.

use super::text::{Cursor, Place};
use super::{NodeId, Property, RecordError, RecordFault, Tree, Value};
use crate::games::{LARGEST_FILE, has_memory};
use std::str::FromStr;
use thiserror::Error;

/// The game trees of a file. Their nodes are lists of properties, in the order of the file.
///
/// [`FromStr`] reads a file in time proportional to its length, however deep its variations go;
/// [`Display`](std::fmt::Display) writes one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection {
    /// The game trees.
    pub games: Vec<Tree<Vec<Property>>>,
}

/// What can be wrong with the form of an SGF file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SgfFault {
    /// No game tree begins anywhere.
    #[error("there is no game: expected '(;'")]
    NoGame,
    /// A character stands where something else should.
    #[error("found '{}', expected {expected}", .found.escape_debug())]
    Unexpected {
        /// What stands there.
        found: char,
        /// What could stand there.
        expected: &'static str,
    },
    /// The text ends where something should follow.
    #[error("the text ends here, expected {expected}")]
    Ends {
        /// What should follow.
        expected: &'static str,
    },
    /// A value has no end.
    #[error("the value that begins here has no ']'")]
    OpenValue,
    /// A game tree or variation has no end.
    #[error("the '(' here has no ')'")]
    OpenTree,
    /// There are too many nodes.
    #[error("the file has more than {MOST_NODES} nodes")]
    TooLarge,
    /// There is too much text.
    #[error("more than {LARGEST_FILE} bytes")]
    TooLong,
    /// There is too little memory.
    #[error("not enough memory to read {0} bytes")]
    Memory(usize),
}

impl FromStr for Collection {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Collection, RecordError> {
        let mut games = Vec::new();
        read_trees(text, |_, game| games.push(game))?;
        Ok(Collection { games })
    }
}

/// The most nodes of a file.
pub(crate) const MOST_NODES: usize = 1 << 20;

/// Reads the game trees one by one, at least one, and gives each to a function, with the place of
/// its `(`.
///
/// # Errors
/// With the first fault. What could be read of its tree has been given to the function.
pub(super) fn read_trees(
    text: &str,
    mut take: impl FnMut(Place, Tree<Vec<Property>>),
) -> Result<(), RecordError> {
    match text.len() {
        length if length > LARGEST_FILE => return Err(SgfFault::TooLong.at(Place::START)),
        length if !has_memory(length) => return Err(SgfFault::Memory(length).at(Place::START)),
        _ => {}
    }
    let (mut cursor, mut left) = (first_game(text)?, MOST_NODES);
    while cursor.peek().is_some() {
        let place = cursor.place;
        if left == 0 {
            return Err(SgfFault::TooLarge.at(place));
        }
        let mut tree = Tree::new(first_node(&mut cursor)?);
        let read = read_nodes(&mut cursor, place, &mut tree, left);
        left -= tree.len();
        take(place, tree);
        read?;
        cursor.skip_blanks();
    }
    Ok(())
}

/// Passes over what stands before the first game: the headers of a letter, for instance.
fn first_game(text: &str) -> Result<Cursor<'_>, RecordError> {
    let mut cursor = Cursor::new(text);
    let mut first_parenthesis = None;
    while let Some(c) = cursor.peek() {
        let here = cursor.clone();
        cursor.next();
        if c == '(' {
            cursor.skip_blanks();
            if cursor.peek() == Some(';') {
                return Ok(here);
            }
            first_parenthesis.get_or_insert(here);
        }
    }
    first_parenthesis.ok_or(SgfFault::NoGame.at(Place::START))
}

/// Reads the nodes after the root of the game tree whose `(` is at `start`.
fn read_nodes(
    cursor: &mut Cursor<'_>,
    start: Place,
    tree: &mut Tree<Vec<Property>>,
    most: usize,
) -> Result<(), RecordError> {
    let mut node = tree.root();
    // The parentheses that are open, with the node that each began after.
    let mut open: Vec<(Place, NodeId)> = vec![(start, node)];
    let mut after_variation = false;
    while let Some((opened, parent)) = open.last().copied() {
        cursor.skip_blanks();
        let place = cursor.place;
        match cursor.peek() {
            Some(';' | '(') if tree.len() >= most => return Err(SgfFault::TooLarge.at(place)),
            Some(';') if !after_variation => {
                cursor.next();
                let properties = read_properties(cursor)?;
                node = tree.add(node, properties);
            }
            Some('(') => {
                open.push((place, node));
                let properties = first_node(cursor)?;
                node = tree.add(node, properties);
                after_variation = false;
            }
            Some(')') => {
                cursor.next();
                open.pop();
                node = parent;
                after_variation = true;
            }
            Some(_) if after_variation => return Err(unexpected(cursor, "'(' or ')'")),
            Some(_) => return Err(unexpected(cursor, "a property, ';', '(' or ')'")),
            None => return Err(SgfFault::OpenTree.at(opened)),
        }
    }
    Ok(())
}

/// Reads a `(` and the node that has to follow.
fn first_node(cursor: &mut Cursor<'_>) -> Result<Vec<Property>, RecordError> {
    for (sign, expected) in [('(', "'('"), (';', "';'")] {
        if cursor.peek() != Some(sign) {
            return Err(unexpected(cursor, expected));
        }
        cursor.next();
        cursor.skip_blanks();
    }
    read_properties(cursor)
}

fn read_properties(cursor: &mut Cursor<'_>) -> Result<Vec<Property>, RecordError> {
    let mut properties = Vec::new();
    loop {
        cursor.skip_blanks();
        if !cursor.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
            return Ok(properties);
        }
        let name = read_name(cursor);
        let mut values = Vec::new();
        cursor.skip_blanks();
        while cursor.peek() == Some('[') {
            values.push(read_value(cursor)?);
            cursor.skip_blanks();
        }
        if values.is_empty() {
            return Err(unexpected(cursor, "'[' and a value"));
        }
        properties.push(Property { name, values });
    }
}

/// Reads a property's name. Small letters beside capitals are decoration, as up to `FF[3]`: `White`
/// is `W`. A name that would not begin with a capital without them is read as if it were written in
/// capitals.
fn read_name(cursor: &mut Cursor<'_>) -> String {
    let mut name = String::new();
    while let Some(c) = cursor.peek().filter(char::is_ascii_alphanumeric) {
        name.push(c);
        cursor.next();
    }
    let without_lowercase = name.replace(|c: char| c.is_ascii_lowercase(), "");
    if without_lowercase.starts_with(|c: char| c.is_ascii_uppercase()) {
        return without_lowercase;
    }
    name.make_ascii_uppercase();
    name
}

/// Reads a value, from its `[` to its `]`. A backslash protects the character after it; a line
/// break after it is not a part of the text.
fn read_value(cursor: &mut Cursor<'_>) -> Result<Value, RecordError> {
    let open = cursor.place;
    cursor.next();
    let place = Some(cursor.place);
    let mut text = String::new();
    while let Some(c) = cursor.next() {
        match c {
            ']' => return Ok(Value { text, place }),
            '\\' => text.extend(cursor.next().filter(|c| *c != '\n')),
            c => text.push(c),
        }
    }
    Err(SgfFault::OpenValue.at(open))
}

fn unexpected(cursor: &Cursor<'_>, expected: &'static str) -> RecordError {
    let fault = match cursor.peek() {
        Some(found) => SgfFault::Unexpected { found, expected },
        None => SgfFault::Ends { expected },
    };
    fault.at(cursor.place)
}

impl SgfFault {
    fn at(self, place: Place) -> RecordError {
        RecordFault::Syntax(self).at(Some(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws trees as `name=value|value name=…`, a node a line, indented by depth.
    fn sketch(text: &str) -> String {
        let collection: Collection = text.parse().unwrap();
        let mut sketch = String::new();
        for game in &collection.games {
            for (depth, node) in game.preorder() {
                sketch.push_str(&" ".repeat(depth));
                for property in &game[node] {
                    let values: Vec<_> = property.values.iter().map(|v| v.text.as_str()).collect();
                    sketch.push_str(&format!("{}={} ", property.name, values.join("|")));
                }
                sketch.push('\n');
            }
        }
        sketch
    }

    #[test]
    fn texts_are_read_as_trees() {
        for (text, expected) in [
            (
                "(;A[1];B[2](;C[3];D[4](;E[5])(;F[6]))(;G[7]))",
                "A=1 \n B=2 \n  C=3 \n   D=4 \n    E=5 \n    F=6 \n  G=7 \n",
            ),
            // Several games, blanks, and text before.
            (
                "From: me (you)\n( ; A [1] [2]\n AB[]\n;\t) \n (;B[3])\n",
                "A=1|2 AB= \n \nB=3 \n",
            ),
            ("(;C[a\\]b\\\\c\\\nd\r\ne\\:f;(])", "C=a]b\\cd\ne:f;( \n"),
            // Old names.
            ("(;White[a]b[c]P0[d])", "W=a B=c P0=d \n"),
        ] {
            assert_eq!(sketch(text), expected);
        }
    }

    /// Also where each game is a root alone. The games before the fault are kept.
    #[test]
    fn nodes_of_all_games_count() {
        let text = "(;)".repeat(MOST_NODES + 2);
        let column = 1 + 3 * MOST_NODES;
        fails(
            &text,
            &format!("line 1, column {column}: the file has more than {MOST_NODES} nodes"),
        );
        let mut count = 0;
        assert!(read_trees(&text, |_, _| count += 1).is_err());
        assert_eq!(count, MOST_NODES);
        assert!(read_trees(&text[..3 * MOST_NODES], |_, _| {}).is_ok());
    }

    #[track_caller]
    fn fails(text: &str, message: &str) {
        let error = text.parse::<Collection>().unwrap_err();
        assert_eq!(error.to_string(), message, "{text:.200?}");
    }

    #[test]
    fn one_error_with_line_and_column() {
        fails("", "line 1, column 1: there is no game: expected '(;'");
        fails(
            "\n;B[a]",
            "line 1, column 1: there is no game: expected '(;'",
        );
        fails("\n GM (x)", "line 2, column 6: found 'x', expected ';'");
        fails("(", "line 1, column 2: the text ends here, expected ';'");
        fails(
            "(;é",
            "line 1, column 3: found 'é', expected a property, ';', '(' or ')'",
        );
        fails(
            "(;C[é]\n  B)",
            "line 2, column 4: found ')', expected '[' and a value",
        );
        fails(
            "(;B",
            "line 1, column 4: the text ends here, expected '[' and a value",
        );
        fails(
            "(;C[é\n]\n;B[a",
            "line 3, column 3: the value that begins here has no ']'",
        );
        fails(
            "(;C[\\",
            "line 1, column 4: the value that begins here has no ']'",
        );
        fails(
            "(;B[a]\n(;W[b])\n(;W[c]",
            "line 3, column 1: the '(' here has no ')'",
        );
        fails(
            "(;B[a](;W[b])\n;B[c])",
            "line 2, column 1: found ';', expected '(' or ')'",
        );
        fails("(;B[a])\n)", "line 2, column 1: found ')', expected '('");
        fails("(;B[a](W[b]))", "line 1, column 8: found 'W', expected ';'");
    }
}
