//! Clubs of many seeds: disks that fail, power cuts, lost answers, time that jumps.
//!
//! `LOA_SEEDS` has how many seeds there are, `LOA_SEED` is the first.

use super::world::World;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

const EVENTS: usize = 500;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().unwrap())
}

/// Lives through a club. Returns how many rounds of tournaments were played.
fn live(seed: u64) -> usize {
    let mut world = World::new(seed);
    for _ in 0..EVENTS {
        world.step();
        match world.random.below(100) {
            0 => world.fail(),
            1 => world.crash(),
            2..40 => world.sync(),
            _ => continue,
        }
        if world.random.below(25) == 0 {
            world.check();
        }
    }
    world.sync();
    world.check();
    let tournaments = world.disk.tournaments.values();
    tournaments.map(|it| it.played.len()).sum()
}

#[test]
fn no_seed_breaks_a_club() {
    let (first, count) = (number("LOA_SEED", 0), number("LOA_SEEDS", 2_000));
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let rounds = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let rounds = &rounds;
        for thread in 0..threads {
            scope.spawn(move || {
                for seed in (first + thread..first + count).step_by(threads as usize) {
                    let lived = catch_unwind(AssertUnwindSafe(|| live(seed)));
                    match lived {
                        Ok(played) => rounds.fetch_add(played, Relaxed),
                        Err(cause) => {
                            eprintln!("LOA_SEED={seed} LOA_SEEDS=1 repeats this");
                            resume_unwind(cause);
                        }
                    };
                }
            });
        }
    });
    println!("{} rounds of tournaments", rounds.load(Relaxed));
    assert!(
        count < 100 || rounds.into_inner() as u64 > count,
        "few rounds are played"
    );
}
