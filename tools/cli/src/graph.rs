//! `loa graph`: the positions around one, with their values.

use crate::analyze::Analyzer;
use crate::beginning::{Beginning, ending_of};
use crate::memory::engine_with;
use crate::solved;
use crate::tables;
use crate::whole_file::{check_results, write_file};
use anyhow::{Result, ensure};
use clap::Args;
use loa::{Color, Game, Move, Position, join};
use loa_engine::Limits;
use loa_notation::drawing::BoardPicture;
use loa_review::score_in_words;
use loa_work::Interrupt;
use std::fmt::Write as _;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Flags {
    #[command(flatten)]
    beginning: Beginning,
    /// DOT or SVG file for the graph, by its ending.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Number of plies from the position.
    #[arg(long, value_name = "PLIES", default_value = "1", value_parser = clap::value_parser!(u32).range(0..=20))]
    depth: u32,
    /// Maximum number of positions.
    #[arg(long, value_name = "N", default_value = "200", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    most: u32,
    /// Number of nodes that the engine searches for the value of a position.
    #[arg(long, value_name = "N", default_value = "5000", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Tables of a solved board, for exact values.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
}

/// Positions with the moves between them.
struct Graph {
    nodes: Vec<Node>,
    /// The numbers of two nodes, and the move that leads from one to the other.
    edges: Vec<(usize, usize, Move)>,
}

struct Node {
    game: Game,
    /// The fewest plies from the first position.
    plies: u32,
    /// The value for the side to move.
    value: String,
}

pub(crate) fn run(flags: &Flags) -> Result<()> {
    let ending = ending_of(&flags.out, &["dot", "svg"])?;
    let out = Some(flags.out.clone());
    let read = flags.beginning.game.iter().chain(&flags.tables);
    check_results(read, &[("--out", &out)])?;
    let mut graph = Graph::new(flags.beginning.game()?, flags.depth, flags.most as usize)?;
    let mut analyzer = analyzer(flags)?;
    solved::check(analyzer.tables.as_ref(), &graph.nodes[0].game)?;
    for node in &mut graph.nodes {
        node.value = value(&mut analyzer, &node.game)?;
    }
    let text = match ending {
        "dot" => graph.dot(),
        _ => graph.svg(),
    };
    write_file(&flags.out, text)
}

/// Returns what finds values: in the tables where they have them, otherwise with the engine.
fn analyzer(flags: &Flags) -> Result<Analyzer> {
    const MEBIBYTES: usize = 16;
    Ok(Analyzer {
        tables: flags.tables.as_deref().map(tables::open).transpose()?,
        engine: engine_with(MEBIBYTES)?,
        limits: Limits::nodes(flags.nodes),
        lines: 1,
        stop: Interrupt::never(),
    })
}

/// Returns the value of a game's position, for the side to move.
fn value(analyzer: &mut Analyzer, game: &Game) -> Result<String> {
    if let Some(verdict) = game.status().verdict() {
        return Ok(verdict.to_string());
    }
    let (_, found) = analyzer.find(game, &mut |_| {})?;
    let value = found.best().map(|line| score_in_words(line.score));
    let turn = game.position().turn();
    Ok(format!("{turn}: {}", value.unwrap_or_default()))
}

impl Graph {
    /// Finds the positions that a number of plies lead to. Each stands once, whatever moves lead
    /// to it; with a move limit, once for each number of plies.
    ///
    /// # Errors
    /// If there are too many.
    fn new(game: Game, depth: u32, most: usize) -> Result<Graph> {
        let node = |game, plies| Node {
            game,
            plies,
            value: String::new(),
        };
        let mut nodes = vec![node(game, 0)];
        let mut edges = Vec::new();
        let mut number = 0;
        while number < nodes.len() && nodes[number].plies < depth {
            let (game, plies) = (nodes[number].game.clone(), nodes[number].plies + 1);
            for mv in game.legal_moves() {
                // Without its past, so that repetitions on the way don't count; its plies do.
                let limit = game.rules().move_limit;
                let left = limit.map(|limit| limit.saturating_sub(game.plies()));
                let mut next = Game::new(game.rules().with_move_limit(left), *game.position());
                next.play(mv)?;
                let same = |node: &Node| {
                    node.game.position() == next.position()
                        && (limit.is_none() || node.plies == plies)
                };
                let target = nodes.iter().position(same).unwrap_or(nodes.len());
                edges.push((number, target, mv));
                if target == nodes.len() {
                    ensure!(
                        nodes.len() < most,
                        "{plies} plies lead to more than {most} positions"
                    );
                    nodes.push(node(next, plies));
                }
            }
            number += 1;
        }
        Ok(Graph { nodes, edges })
    }

    /// Writes the graph for Graphviz.
    fn dot(&self) -> String {
        let mut text = "digraph loa {\n  node [shape=box, fontname=monospace];\n".to_owned();
        for (number, node) in self.nodes.iter().enumerate() {
            let (board, value) = (rows(node.game.position()), &node.value);
            let _ = writeln!(text, "  n{number} [label=\"{board}\\n{value}\"];");
        }
        for (from, to, mv) in &self.edges {
            let _ = writeln!(text, "  n{from} -> n{to} [label=\"{mv}\"];");
        }
        text + "}\n"
    }

    /// Draws the graph: a row for each number of plies, a board for each position.
    fn svg(&self) -> String {
        const BOARD: usize = 120;
        const COLUMN: usize = BOARD + 40;
        const ROW: usize = BOARD + 90;
        let rows = self.nodes.chunk_by(|one, next| one.plies == next.plies);
        let rows: Vec<usize> = rows.map(<[Node]>::len).collect();
        let widest = rows.iter().max().unwrap_or(&1);
        let (width, height) = (widest * COLUMN, rows.len() * ROW);
        let mut places = Vec::new();
        for (row, count) in rows.iter().enumerate() {
            let left = (width - count * COLUMN) / 2;
            let y = row * ROW + (ROW - BOARD - 20) / 2;
            let x = |number: usize| left + number * COLUMN + COLUMN / 2;
            places.extend((0..*count).map(|number| (x(number), y)));
        }
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"Positions and moves\">\n\
             <style>.card{{fill:#fff}}.edge{{stroke:#8a8a8a}}\
             .word{{font:12px system-ui,sans-serif;fill:#333;text-anchor:middle}}</style>\n\
             <rect class=\"card\" width=\"{width}\" height=\"{height}\"/>\n"
        );
        for (from, to, _) in &self.edges {
            let ((x1, y1), (x2, y2)) = (places[*from], places[*to]);
            let _ = writeln!(
                svg,
                "<line class=\"edge\" x1=\"{x1}\" y1=\"{}\" x2=\"{x2}\" y2=\"{y2}\"/>",
                y1 + BOARD + 18
            );
        }
        for (node, (x, y)) in self.nodes.iter().zip(&places) {
            let picture = BoardPicture {
                last: node.game.last_move(),
                width: BOARD as u32,
                ..BoardPicture::default()
            };
            let at = format!("<svg x=\"{}\" y=\"{y}\" ", x - BOARD / 2);
            let board = picture.svg(node.game.position()).replacen("<svg ", &at, 1);
            let _ = writeln!(
                svg,
                "{board}<text class=\"word\" x=\"{x}\" y=\"{}\">{}</text>",
                y + BOARD + 14,
                node.value
            );
        }
        svg + "</svg>\n"
    }
}

/// Writes the ranks of a board for a label of Graphviz.
fn rows(position: &Position) -> String {
    let signs = |piece: Option<Color>| [' ', piece.map_or('.', Color::letter)];
    let rows = position.ranks();
    let rows = rows.map(|rank| rank.flat_map(signs).collect::<String>());
    join(rows, "\\n")
}
