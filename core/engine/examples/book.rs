//! Works out the opening book and prints it.
//!
//! ```text
//! book [--plies N] [--nodes N] [--choices N] [--within POINTS]
//! ```
//! From the standard start on, each position is searched for its best moves; moves within
//! POINTS of the best one are kept and followed. Mirror images of earlier positions are skipped.

use loa::{Color, Game, Move, Position, Preset, Size, Square, SquareSet};
use loa_engine::{Engine, Job, Limits, Report};
use std::collections::HashSet;
use std::error::Error;

struct Plan {
    plies: usize,
    nodes: u64,
    choices: usize,
    within: i32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let plan = plan()?;
    println!("# Openings: moves from the start, then the moves to choose from with their points.");
    println!(
        "# cargo run --release -p lines-of-action-engine --example book -- --plies {} --nodes {} --choices {} --within {}",
        plan.plies, plan.nodes, plan.choices, plan.within
    );
    let mut known = HashSet::new();
    let mut lines = vec![Vec::new()];
    for _ in 0..plan.plies {
        let mut longer = Vec::new();
        for line in lines {
            let game = played(&line)?;
            if known.insert(first_image(game.position())) {
                let choices = choices(&plan, &game);
                print_line(&line, &choices);
                let follow = |choice: &Report| [&line[..], &[choice.best]].concat();
                longer.extend(choices.iter().map(follow));
            }
        }
        lines = longer;
    }
    Ok(())
}

fn plan() -> Result<Plan, Box<dyn Error>> {
    let mut plan = Plan {
        plies: 5,
        nodes: 400_000,
        choices: 5,
        within: 20,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(flag) = arguments.next() {
        let value = arguments.next().ok_or(format!("{flag} needs a value"))?;
        match flag.as_str() {
            "--plies" => plan.plies = value.parse()?,
            "--nodes" => plan.nodes = value.parse()?,
            "--choices" => plan.choices = value.parse()?,
            "--within" => plan.within = value.parse()?,
            _ => return Err(format!("unknown flag {flag}").into()),
        }
    }
    Ok(plan)
}

fn played(line: &[Move]) -> Result<Game, Box<dyn Error>> {
    let mut game = Game::start(&Preset::SOUCIE, Size::STANDARD);
    for mv in line {
        game.play(*mv)?;
    }
    Ok(game)
}

/// The best moves of which no two lead to mirror images of each other.
fn choices(plan: &Plan, game: &Game) -> Vec<Report> {
    let job = Job {
        lines: 2 * plan.choices,
        ..Job::new(game, Limits::nodes(plan.nodes))
    };
    let found = job.run(&mut Engine::new(64), &mut || false, &mut |_| {});
    let Some(best) = found.best().map(|line| line.score.points()) else {
        return Vec::new();
    };
    let mut known = HashSet::new();
    let mut kept = found.lines;
    kept.retain(|line| {
        line.score.points() + plan.within >= best
            && known.insert(first_image(&game.position().after(line.best)))
    });
    kept.truncate(plan.choices);
    kept
}

fn print_line(line: &[Move], choices: &[Report]) {
    let path: Vec<String> = line.iter().map(|mv| written(*mv)).collect();
    let choices: Vec<String> = choices
        .iter()
        .map(|choice| format!("{} {:+}", written(choice.best), choice.score.points()))
        .collect();
    println!("{}: {}", path.join(" "), choices.join(", "));
}

fn written(mv: Move) -> String {
    match mv {
        Move::Jump(from, to) => format!("{from}-{to}"),
        Move::Pass => "pass".to_owned(),
    }
}

/// The pieces of the smallest of a position's mirror images, and the side to move.
fn first_image(position: &Position) -> (u64, u64, Color) {
    let mirrored = |set: SquareSet, image: u32| {
        let mirror = |square: Square| {
            let file = if image & 1 == 0 {
                square.file()
            } else {
                7 - square.file()
            };
            let rank = if image & 2 == 0 {
                square.rank()
            } else {
                7 - square.rank()
            };
            Square::new(file, rank)
        };
        let set: SquareSet = set.into_iter().filter_map(mirror).collect();
        set.bits()
    };
    let images = (0..4).map(|image| {
        let pieces = |color| mirrored(position.pieces(color), image);
        (pieces(Color::Black), pieces(Color::White), position.turn())
    });
    images
        .min_by_key(|image| (image.0, image.1))
        .expect("there are four images")
}
