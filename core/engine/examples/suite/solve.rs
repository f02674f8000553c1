use crate::collect::Win;
use crate::flags::search_flags;
use crate::list::read;
use loa_engine::{Engine, Job, Limits};
use std::collections::BTreeMap;
use std::error::Error;

/// What came of the problems of one length.
#[derive(Default)]
struct Tally {
    count: u32,
    solved: u32,
    nodes: Vec<u64>,
}

pub(crate) fn run(
    file: &str,
    arguments: impl Iterator<Item = String>,
) -> Result<(), Box<dyn Error>> {
    let (nodes, techniques) = search_flags(arguments, 100_000)?;
    let mut tallies = BTreeMap::<u32, Tally>::new();
    let mut engine = Engine::new(64);
    engine.techniques = techniques;
    for problem in read::<u32>(&std::fs::read_to_string(file)?)? {
        let used = solve(&mut engine, &problem, nodes)?;
        let tally = tallies.entry(problem.answer).or_default();
        tally.count += 1;
        if let Some(used) = used {
            tally.solved += 1;
            tally.nodes.push(used);
        } else {
            println!(
                "not found within {nodes} nodes: {} (win in {})",
                problem.fen, problem.answer
            );
        }
    }
    print(&mut tallies);
    Ok(())
}

/// Returns the number of nodes after which a win is claimed; `None` if it takes too many.
fn solve(engine: &mut Engine, problem: &Win, nodes: u64) -> Result<Option<u64>, Box<dyn Error>> {
    engine.clear();
    let job = Job::new(&problem.game()?, Limits::nodes(nodes));
    let found = job.run(engine, &mut || false, &mut |_| {});
    let report = found.best().ok_or("a problem is over")?;
    let found = report.score.win_plies().is_some() && report.nodes <= nodes;
    Ok(found.then_some(report.nodes))
}

fn print(tallies: &mut BTreeMap<u32, Tally>) {
    println!(
        "{:>8} {:>8} {:>8} {:>12} {:>12}",
        "win in", "problems", "solved", "median nodes", "most nodes"
    );
    for (moves, tally) in tallies {
        tally.nodes.sort_unstable();
        let median = tally.nodes.get(tally.nodes.len() / 2).copied().unwrap_or(0);
        let most = tally.nodes.last().copied().unwrap_or(0);
        println!(
            "{moves:>8} {:>8} {:>8} {median:>12} {most:>12}",
            tally.count, tally.solved
        );
    }
}
