//! Prints the bench's checksum and the search's speed.

use std::time::Instant;

fn main() {
    let start = Instant::now();
    let nodes = loa_engine::bench();
    let seconds = start.elapsed().as_secs_f64();
    println!("{nodes} nodes, {:.0} nodes/s", nodes as f64 / seconds);
}
