//! Prints the bench's checksum and the search's speed, then what an evaluation and a node of a
//! search take with the built-in net and without. The times are those of the fastest of several
//! runs.

use loa_engine::net::Net;
use loa_engine::{bench, bench_evaluations};
use std::sync::Arc;
use std::time::Instant;

/// Runs of each kind, in turn.
const RUNS: usize = 7;

fn main() {
    let net = Net::built_in();
    let (nodes, seconds) = timed(|| bench(Some(net.clone())));
    println!("{nodes} nodes, {:.0} nodes/s", nodes as f64 / seconds);
    let evaluations = |net: Option<&Net>| timed(|| bench_evaluations(net).0);
    let searches = |net: Option<&Arc<Net>>| timed(|| bench(net.cloned()));
    let (mut without, mut nets) = ([f64::MAX; 2], [f64::MAX; 2]);
    for _ in 0..RUNS {
        for (times, net) in [(&mut without, None), (&mut nets, Some(&net))] {
            let runs = [evaluations(net.map(Arc::as_ref)), searches(net)];
            for (least, (count, seconds)) in times.iter_mut().zip(runs) {
                *least = least.min(seconds / count as f64 * 1e9);
            }
        }
    }
    println!("nanoseconds          without      net    ratio");
    for (kind, name) in ["a move and evaluation", "a node of a search"]
        .iter()
        .enumerate()
    {
        let (without, net) = (without[kind], nets[kind]);
        println!(
            "{name:<20} {without:>8.0} {net:>8.0} {:>8.2}",
            net / without
        );
    }
}

/// Returns a count with the seconds that it took.
fn timed(count: impl FnOnce() -> u64) -> (u64, f64) {
    let start = Instant::now();
    (count(), start.elapsed().as_secs_f64())
}
