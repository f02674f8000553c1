//! Prints requests of random games with their answers, and searches with what they find, as JSON
//! lines: `recorded REQUESTS SEARCHES`. `tools/wasm/tests/same.mjs` asks a module the same.

use loa::{Game, Preset, Size};
use loa_engine::Engine;
use loa_page_api::{ClientMessage, Findings, Host, SearchMessage, answer};
use serde::Serialize;
use serde_json::{Value, json};
use std::io::{self, Write as _};

/// The positions that an analysis visits.
const NODES: u64 = 2_000;
/// The levels whose moves depend on numbers of positions alone.
const LEVELS: usize = 7;

/// Numbers that are the same everywhere (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }

    fn of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    /// Returns a random game as requests have it.
    fn game(&mut self) -> Value {
        let preset = self.of(&Preset::ALL);
        let size = [(8, 8), (8, 8), (6, 6), (5, 7), (3, 4)].map(|(w, h)| Size::new(w, h));
        let size = self.of(&size).unwrap_or(Size::STANDARD);
        let mut game = Game::start(&preset, size);
        let mut moves = Vec::new();
        for _ in 0..self.below(40) {
            let legal = game.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = self.of(&legal);
            game.play(mv).expect("a legal move");
            moves.push(mv.to_string());
        }
        json!({
            "rules": preset.name, "board": size.to_string(), "start": preset.start.name(),
            "moves": moves,
        })
    }

    /// Returns a name and a body.
    fn request(&mut self) -> (&'static str, Option<String>) {
        let game = self.game();
        let squares = ["b1", "c1", "b3", "a2", "h7", "d4", "z9"];
        let text = |value: Value| Some(value.to_string());
        match self.below(12) {
            0 => (self.of(&["about", "position", "nothing"]), None),
            1..=3 => ("position", text(game)),
            4 | 5 => {
                let mv = format!("{}-{}", self.of(&squares), self.of(&squares));
                ("move", text(json!({ "game": game, "move": mv })))
            }
            6 => ("setup", text(game)),
            7 => {
                let fewer = json!({ "black": self.below(9), "white": self.below(9) });
                ("start", text(json!({ "game": game, "fewer": fewer })))
            }
            8 => {
                let moves = game["moves"].as_array().into_iter().flatten();
                let moves: Vec<&str> = moves.filter_map(Value::as_str).collect();
                let rules = &game["rules"];
                (
                    "import",
                    text(json!({ "text": moves.join(" "), "rules": rules })),
                )
            }
            9 => {
                let sgf = self.of(&[
                    "(;GM[9];B[b1b3];W[a2c2])",
                    "(;GM[1])",
                    "8/8/8/LL1L4/8/8/8/l6l b",
                ]);
                ("import", text(json!({ "text": sgf })))
            }
            10 => {
                let nodes = json!([{ "parent": null }, { "parent": 0, "move": "b1-b3" }]);
                let fen = self.of(&["1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 b", "8/8 w"]);
                let tree = json!({ "rules": game["rules"], "fen": fen, "nodes": nodes });
                ("export", text(tree))
            }
            _ => {
                let count = game["moves"].as_array().map_or(0, Vec::len) + 1;
                let score = json!({ "points": 20 - 10 * self.below(5) as i32, "winIn": null, "lossIn": null });
                let found = vec![json!([{ "move": "b1-b3", "score": score }]); count];
                ("review", text(json!({ "game": game, "found": found })))
            }
        }
    }

    fn search(&mut self, id: usize) -> Value {
        let game = self.game();
        match self.below(3) {
            0 => json!({
                "type": "move", "id": id, "game": game, "level": 1 + self.below(LEVELS), "seed": id,
            }),
            _ => json!({
                "type": "analyse", "id": id, "game": game, "lines": 1 + self.below(3),
                "seconds": 3600, "nodes": NODES,
            }),
        }
    }
}

/// A search with what it is answered, in the order of its fields.
#[derive(Serialize)]
struct Searched {
    ask: Value,
    messages: Vec<SearchMessage>,
}

/// Returns the messages of a search; none if there is no such game.
fn messages(engine: &mut Engine, ask: &Value) -> Vec<SearchMessage> {
    let message = serde_json::from_value(ask.clone()).expect("a message");
    let (id, search) = match &message {
        ClientMessage::Move(asked) => (asked.id, asked.search()),
        ClientMessage::Analyse(asked) => (asked.id, asked.search(&Host::ALONE)),
        _ => return Vec::new(),
    };
    let Ok(mut search) = search else {
        return Vec::new();
    };
    engine.clear();
    let mut messages = Vec::new();
    let mut update = |findings: &Findings| {
        let findings = findings.clone();
        messages.push(SearchMessage::Found { id, findings });
    };
    search.run(engine, &mut || false, &mut update);
    let findings = search.findings();
    messages.push(SearchMessage::Done { id, findings });
    messages
}

fn main() -> io::Result<()> {
    let mut counts = std::env::args()
        .skip(1)
        .map(|count| count.parse().unwrap_or(0));
    let mut output = io::stdout().lock();
    let mut numbers = Numbers(20_261_124);
    for _ in 0..counts.next().unwrap_or(1_000) {
        let (name, body) = numbers.request();
        let (status, text) = answer(&Host::ALONE, name, body.as_deref().map(str::as_bytes));
        let line = json!({ "name": name, "body": body, "status": status, "text": text });
        writeln!(output, "{line}")?;
    }
    let mut engine = Engine::new(32);
    for id in 0..counts.next().unwrap_or(300) {
        let ask = numbers.search(id);
        let messages = messages(&mut engine, &ask);
        writeln!(
            output,
            "{}",
            loa_page_api::text(&Searched { ask, messages })
        )?;
    }
    Ok(())
}
