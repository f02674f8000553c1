use crate::list::{Problem, read};
use loa::{Color, Game, Outcome, Position, Preset, Random, Rules, Size, Status};
use loa_engine::{Engine, Job, Limits};
use loa_notation::Fen;
use loa_prover::{Answer, Control, ProofGoal, Prover, ProverOptions};
use std::collections::BTreeMap;
use std::error::Error;
use std::io::Write;

/// The shortest and the longest win that is kept, in own moves.
const SHORTEST: u32 = 2;
const LONGEST: u32 = 9;
/// The positions that the players look at for a move, and for a win.
const PLAY_NODES: u64 = 4_000;
const WIN_NODES: u64 = 1_000_000;
/// The positions after which a proof is given up.
const PROOF_NODES: u64 = 400_000;
const RANDOM_PLIES: u32 = 6;
const LONGEST_GAME: u32 = 150;

/// A forced win: the mover's own moves that it takes at most.
pub(crate) type Win = Problem<u32>;

/// Plays games, goes back from their ends as long as the win is seen, and appends what is
/// proven to the file.
pub(crate) fn run(
    file: &str,
    mut arguments: impl Iterator<Item = String>,
) -> Result<(), Box<dyn Error>> {
    let (mut count, mut seed) = (320usize, 1u64);
    while let Some(flag) = arguments.next() {
        let value = arguments.next().ok_or(format!("{flag} needs a value"))?;
        match flag.as_str() {
            "--count" => count = value.parse()?,
            "--seed" => seed = value.parse()?,
            _ => return Err(format!("unknown flag {flag}").into()),
        }
    }
    let known: Vec<Win> = read(&std::fs::read_to_string(file).unwrap_or_default())?;
    let mut kept = BTreeMap::<u32, usize>::new();
    for problem in &known {
        *kept.entry(problem.answer).or_default() += 1;
    }
    let each = count.div_ceil((LONGEST - SHORTEST + 1) as usize);
    let mut out = std::fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(file)?;
    let mut random = Random::new(seed);
    while kept.values().sum::<usize>() < count {
        for problem in harvest(&mut random)? {
            let of_length = kept.entry(problem.answer).or_default();
            if *of_length < each {
                *of_length += 1;
                writeln!(out, "{}; {}", problem.fen, problem.answer)?;
            }
        }
        println!("{kept:?}");
    }
    Ok(())
}

/// Plays a game and returns forced wins of its winner.
fn harvest(random: &mut Random) -> Result<Vec<Win>, Box<dyn Error>> {
    let game = play(random);
    let Some(Outcome::Win(winner)) = game.status().verdict().map(|verdict| verdict.outcome) else {
        return Ok(Vec::new());
    };
    let mut problems = Vec::new();
    let mut engine = Engine::new(64);
    let before = game.past().iter().rev().map(|ply| ply.before);
    for position in before.filter(|position| position.turn() == winner) {
        let game = Game::new(*game.rules(), position);
        let job = Job::new(&game, Limits::nodes(WIN_NODES));
        let found = job.run(&mut engine, &mut || false, &mut |_| {});
        let Some(plies) = found.best().and_then(|report| report.score.win_plies()) else {
            break;
        };
        if plies > 2 * LONGEST {
            break;
        }
        if let Some(moves) = proven_moves(&position, game.rules(), plies.div_ceil(2))?
            && moves >= SHORTEST
        {
            let fen = Fen::from(position).to_string();
            problems.push(Win { fen, answer: moves });
        }
    }
    Ok(problems)
}

/// Plays a game whose first moves are random.
pub(crate) fn play(random: &mut Random) -> Game {
    let mut game = Game::start(&Preset::SOUCIE, Size::STANDARD);
    let mut engines = [0, 1].map(|_| Engine::new(8));
    while !game.status().is_over() && game.plies() < LONGEST_GAME {
        let mv = if game.plies() < RANDOM_PLIES {
            *random
                .choose(&game.legal_moves())
                .expect("the game goes on")
        } else {
            let player = usize::from(game.position().turn() == Color::White);
            let job = Job::new(&game, Limits::nodes(PLAY_NODES));
            let found = job.run(&mut engines[player], &mut || false, &mut |_| {});
            found.best().expect("the game goes on").best
        };
        if game.play(mv).expect("players make legal moves") != Status::Ongoing {
            break;
        }
    }
    game
}

/// Returns the least number of own moves that a win is proven to take at most, given one that the
/// engine goals; `None` where the goal itself is not proven in time.
fn proven_moves(
    position: &Position,
    rules: &Rules,
    claimed: u32,
) -> Result<Option<u32>, Box<dyn Error>> {
    let mut proven = None;
    for moves in (1..=claimed).rev() {
        if decide(position, rules, 2 * moves - 1)? != Answer::Proved {
            break;
        }
        proven = Some(moves);
    }
    Ok(proven)
}

fn decide(position: &Position, rules: &Rules, plies: u32) -> Result<Answer, Box<dyn Error>> {
    let goal = ProofGoal::new(*position, rules, position.turn()).within(plies as u8);
    let mut prover = Prover::new(ProverOptions {
        memory: 1 << 25,
        ..ProverOptions::default()
    })?;
    Ok(prover.decide(&goal, &Control::default(), Some(PROOF_NODES))?)
}
