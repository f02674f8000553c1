//! Scratch.
use loa::*;
use loa_solver::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let size: Size = a[1].parse().unwrap();
    let preset: Preset = a[2].parse().unwrap();
    let p = Problem::new(size, Start::Standard, &preset.rules).unwrap();
    let o = SolveOptions::default();
    eprintln!("needs {} MB", memory_needed(&p, &o) >> 20);
    let t = std::time::Instant::now();
    let last = std::sync::Mutex::new((Tier::new(0, 0), 0u64));
    let stop = std::sync::atomic::AtomicBool::new(false);
    let progress = |pr: Progress| {
        let mut l = last.lock().unwrap();
        if l.0 != pr.tier || pr.done - l.1 > 20_000_000 {
            eprintln!(
                "{:8.2} {} {}/{}",
                t.elapsed().as_secs_f64(),
                pr.tier,
                pr.done,
                pr.total
            );
            *l = (pr.tier, pr.done);
        }
    };
    let s = solve_in_memory_watched(
        &p,
        &o,
        &Watch {
            stop: &stop,
            progress: &progress,
        },
    )
    .unwrap();
    println!(
        "{size} {:?} {:.2}s",
        s.probe(&p.start_position()).unwrap(),
        t.elapsed().as_secs_f64()
    );
}
