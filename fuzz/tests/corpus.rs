//! Every law on its corpus and on mutations of it. `LOA_FUZZ_MUTATIONS` says how many of each file.

use loa::Random;
use loa_fuzz::TARGETS;
use std::fs;
use std::path::Path;

const MUTATIONS: usize = 32;

/// Changes, removes or repeats a few bytes.
fn mutate(bytes: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len() + 1);
        let end = (at + random.below(8)).min(bytes.len());
        match random.below(3) {
            0 => bytes.insert(at, random.next_u64() as u8),
            1 => drop(bytes.drain(at..end)),
            _ => bytes.extend_from_within(at..end),
        }
    }
}

#[test]
fn laws_hold_on_the_corpus_and_its_mutations() {
    let mutations = std::env::var("LOA_FUZZ_MUTATIONS").ok();
    let mutations = mutations.map_or(MUTATIONS, |count| count.parse().unwrap());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for inputs in fs::read_dir(&folder).unwrap() {
        let name = inputs.unwrap().file_name();
        assert!(TARGETS.iter().any(|(known, _)| name == *known), "{name:?}");
    }
    std::thread::scope(|scope| {
        for (name, target) in TARGETS {
            let folder = folder.join(name);
            scope.spawn(move || {
                for entry in fs::read_dir(folder).unwrap() {
                    let path = entry.unwrap().path();
                    let bytes = fs::read(&path).unwrap();
                    println!("{}", path.display());
                    target(&bytes);
                    let mut random = Random::new(bytes.len() as u64);
                    for _ in 0..mutations {
                        let mut changed = bytes.clone();
                        mutate(&mut changed, &mut random);
                        target(&changed);
                    }
                }
            });
        }
    });
}
