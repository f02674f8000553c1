use loa::{ByColor, Color, Move, Position, SquareSet};
use loa_solver::{Probe, Problem, TableError, Value};
use std::collections::HashMap;

type Key = (ByColor<SquareSet>, Color);

fn key(position: &Position) -> Key {
    (
        ByColor::from_fn(|color| position.pieces(color)),
        position.turn(),
    )
}

/// The values of all positions that can come up, worked out by going through all of them again and
/// again: slow and obvious.
pub(crate) struct Brute {
    problem: Problem,
    values: HashMap<Key, Value>,
}

/// A position that can come up: its value as soon as it is known, and where its moves lead.
struct Node {
    value: Option<Value>,
    successors: Vec<usize>,
}

impl Brute {
    pub(crate) fn solve(problem: &Problem) -> Brute {
        let (positions, mut nodes) = explore(problem);
        settle(&mut nodes, wins_and_losses);
        settle(&mut nodes, ties);
        let value = |node: &Node| node.value.unwrap_or(Value::Draw);
        let values = positions
            .iter()
            .map(key)
            .zip(nodes.iter().map(value))
            .collect();
        Brute {
            problem: *problem,
            values,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.values.len()
    }
}

/// Finds all positions from the start, none beyond one that is over.
fn explore(problem: &Problem) -> (Vec<Position>, Vec<Node>) {
    let mut positions: Vec<Position> = problem.start_position().into_iter().collect();
    let mut numbers: HashMap<_, usize> = positions.iter().map(key).zip(0..).collect();
    let mut nodes = Vec::new();
    while let Some(position) = positions.get(nodes.len()).copied() {
        let value = problem.primitive(&position);
        let mut successors = Vec::new();
        if value.is_none() {
            position.for_each_jump(|from, to| {
                let after = position.after(Move::Jump(from, to));
                let number = *numbers.entry(key(&after)).or_insert_with(|| {
                    positions.push(after);
                    positions.len() - 1
                });
                successors.push(number);
            });
        }
        nodes.push(Node { value, successors });
    }
    (positions, nodes)
}

/// Gives values to nodes, those with the smallest remoteness first, as long as there are any.
fn settle(nodes: &mut [Node], rule: fn(&[Node], &Node, u16) -> Option<Value>) {
    for remoteness in 1.. {
        let settled: Vec<(usize, Value)> = nodes
            .iter()
            .enumerate()
            .filter(|(_, node)| node.value.is_none())
            .filter_map(|(at, node)| Some((at, rule(nodes, node, remoteness)?)))
            .collect();
        if settled.is_empty() {
            return;
        }
        for (at, value) in settled {
            nodes[at].value = Some(value);
        }
    }
}

/// A player wins with a move to a lost position, and loses if all moves lead to won ones.
fn wins_and_losses(nodes: &[Node], node: &Node, remoteness: u16) -> Option<Value> {
    let mut values = node.successors.iter().map(|to| nodes[*to].value);
    if values
        .clone()
        .any(|value| value == Some(Value::Loss(remoteness - 1)))
    {
        return Some(Value::Win(remoteness));
    }
    values
        .all(|value| matches!(value, Some(Value::Win(_))))
        .then_some(Value::Loss(remoteness))
}

/// A player who can't win ties with a move to a tied position.
fn ties(nodes: &[Node], node: &Node, remoteness: u16) -> Option<Value> {
    let mut values = node.successors.iter().map(|to| nodes[*to].value);
    let found = values.any(|value| value == Some(Value::Tie(remoteness - 1)));
    found.then_some(Value::Tie(remoteness))
}

impl Probe for Brute {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn probe(&self, position: &Position) -> Result<Option<Value>, TableError> {
        Ok(self.values.get(&key(position)).copied())
    }
}
