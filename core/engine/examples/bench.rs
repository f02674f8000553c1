//! Prints the bench's checksum and the search's speed, then what an evaluation and a search take
//! with a net and without: a net whose search visits nearly the same positions. The times are those
//! of the fastest of several runs.

use loa_engine::net::{BUCKETS, Net, NetError, NetWeights};
use loa_engine::{Phase, Term, Weights, bench, bench_evaluations, bench_with};
use std::sync::Arc;
use std::time::Instant;

/// Runs of each kind, in turn.
const RUNS: usize = 7;

fn main() -> Result<(), NetError> {
    let (nodes, seconds) = timed(bench);
    println!("{nodes} nodes, {:.0} nodes/s", nodes as f64 / seconds);
    let net = Arc::new(net_like_the_terms()?);
    let evaluations = |net: Option<&Net>| timed(|| bench_evaluations(net).0);
    let searches = |net: Option<&Arc<Net>>| timed(|| bench_with(net.cloned()));
    let (mut terms, mut nets) = ([f64::MAX; 2], [f64::MAX; 2]);
    for _ in 0..RUNS {
        for (times, net) in [(&mut terms, None), (&mut nets, Some(&net))] {
            let runs = [evaluations(net.map(Arc::as_ref)), searches(net)];
            for (least, (count, seconds)) in times.iter_mut().zip(runs) {
                *least = least.min(seconds / count as f64 * 1e9);
            }
        }
    }
    println!("nanoseconds            terms      net    ratio");
    for (kind, name) in ["a move and evaluation", "a node of a search"]
        .iter()
        .enumerate()
    {
        let (terms, net) = (terms[kind], nets[kind]);
        println!("{name:<21} {terms:>7.0} {net:>8.0} {:>8.2}", net / terms);
    }
    Ok(())
}

/// Returns a count with the seconds that it took.
fn timed(count: impl FnOnce() -> u64) -> (u64, f64) {
    let start = Instant::now();
    (count(), start.elapsed().as_secs_f64())
}

/// A net that adds nothing to the weighted terms.
fn net_like_the_terms() -> Result<Net, NetError> {
    let mut weights = NetWeights::zero();
    for (bucket, terms) in (0..BUCKETS as i32).zip(&mut weights.terms) {
        // Its middle number of pieces.
        let pieces = (3 * bucket + 2).clamp(Phase::FEW as i32, Phase::MANY as i32);
        let share = f64::from(pieces - Phase::FEW as i32) / f64::from(Phase::MANY - Phase::FEW);
        for (term, weight) in Term::ALL.into_iter().zip(terms) {
            let (many, few) = Weights::DEFAULT.phases(term);
            *weight = (share * f64::from(many) + (1.0 - share) * f64::from(few)) as i32;
        }
    }
    Net::new("terms", Default::default(), weights)
}
