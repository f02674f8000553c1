//! Damaged files: never a wrong value, never a panic, and the file is named.

use super::{RULES, positions, problem, problem_of, solution, solved, solved_into};
use loa::{Position, Preset};
use loa_solver::{Fault, Probe, SolveOptions, Store, TableError, TableStore, Tables, Tier, Value};
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of a solution, one file of which gets damaged.
struct Victim {
    place: tempfile::TempDir,
    tier: Tier,
    file: PathBuf,
    good: Vec<u8>,
    /// Positions of the tier with their values.
    known: Vec<(Position, Value)>,
}

impl Victim {
    /// A tier of several chunks.
    fn new() -> Victim {
        let (place, _) = solved(&problem());
        let tier = Tier::new(2, 4);
        let file = place.path().join("2v4.tier");
        let solution = solution(&problem());
        let value = |position: &Position| solution.probe(position).unwrap().unwrap();
        let positions = positions(problem().size(), 2, 4).into_iter();
        Victim {
            tier,
            good: fs::read(&file).unwrap(),
            file,
            known: positions
                .map(|position| (position, value(&position)))
                .collect(),
            place,
        }
    }

    fn path(&self) -> &Path {
        self.place.path()
    }

    fn folder(&self) -> TableStore {
        TableStore::create_or_resume(self.path(), &problem()).unwrap()
    }

    /// Puts another file in the place of the good one.
    fn replace(&self, bytes: &[u8]) {
        let next = self.path().join("next");
        fs::write(&next, bytes).unwrap();
        fs::rename(&next, &self.file).unwrap();
    }

    #[track_caller]
    fn assert_named(&self, error: &TableError) {
        let message = error.to_string();
        assert!(message.contains("2v4.tier"), "{message}");
    }

    /// Probes positions, some steps apart; returns how many can't be read. All others are right.
    #[track_caller]
    fn unreadable(&self, step: usize) -> usize {
        let tables = Tables::open(self.path()).unwrap();
        let mut unreadable = 0;
        for (position, value) in self.known.iter().step_by(step) {
            match tables.probe(position) {
                Ok(found) => assert_eq!(found, Some(*value)),
                Err(error) => {
                    self.assert_named(&error);
                    unreadable += 1;
                }
            }
        }
        unreadable
    }
}

#[test]
fn truncated_files_are_refused_at_every_length() {
    let victim = Victim::new();
    let folder = victim.folder();
    for length in 0..victim.good.len() {
        victim.replace(&victim.good[..length]);
        assert!(!folder.has(victim.tier), "{length} bytes");
        let error = folder.load(victim.tier).unwrap_err();
        assert!(matches!(error, TableError::Damaged { .. }), "{error}");
        victim.assert_named(&error);
    }
    for length in (0..victim.good.len()).step_by(97) {
        victim.replace(&victim.good[..length]);
        assert_eq!(victim.unreadable(500), victim.known.len().div_ceil(500));
    }
}

#[test]
fn longer_files_are_refused() {
    let victim = Victim::new();
    let folder = victim.folder();
    for more in [b"x".as_slice(), &[0; 20], &victim.good] {
        victim.replace(&[&victim.good, more].concat());
        let error = folder.load(victim.tier).unwrap_err();
        assert!(matches!(error, TableError::Damaged { .. }), "{error}");
        assert!(!folder.has(victim.tier));
    }
}

#[test]
fn a_wrong_bit_anywhere_is_found() {
    let victim = Victim::new();
    let folder = victim.folder();
    for byte in 0..victim.good.len() {
        for wrong in [1 << (byte % 8), 0xff] {
            let mut bytes = victim.good.clone();
            bytes[byte] ^= wrong;
            victim.replace(&bytes);
            let error = folder.load(victim.tier).unwrap_err();
            victim.assert_named(&error);
        }
    }
}

#[test]
fn a_damaged_chunk_is_found_when_it_is_read_and_spoils_no_other() {
    let victim = Victim::new();
    let folder = victim.folder();
    let mut spoiled = 0;
    for byte in (0..victim.good.len()).step_by(61) {
        let mut bytes = victim.good.clone();
        bytes[byte] ^= 0x10;
        victim.replace(&bytes);
        let unreadable = victim.unreadable(7);
        assert!(unreadable > 0, "byte {byte}");
        let within_a_chunk = folder.has(victim.tier);
        assert_eq!(
            within_a_chunk,
            unreadable < victim.known.len().div_ceil(7),
            "byte {byte}"
        );
        spoiled += usize::from(within_a_chunk);
    }
    assert!(spoiled > 0, "one of the bytes is in a chunk");
}

#[test]
fn a_damaged_chunk_is_reported_with_its_offset() {
    let victim = Victim::new();
    let folder = victim.folder();
    let mut bytes = victim.good.clone();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    victim.replace(&bytes);
    let error = folder.load(victim.tier).unwrap_err();
    let TableError::Damaged {
        path,
        fault: Fault::Chunk { offset, .. },
    } = &error
    else {
        panic!("{error}");
    };
    assert_eq!(*path, victim.file);
    assert!((1..middle as u64).contains(offset), "{error}");
}

#[test]
fn damaged_files_are_set_aside_and_solved_anew() {
    let victim = Victim::new();
    let truncated = victim.good[..victim.good.len() - 1].to_vec();
    let mut spoiled = victim.good.clone();
    spoiled[victim.good.len() / 2] ^= 1;
    for bad in [truncated, spoiled] {
        victim.replace(&bad);
        let folder = victim.folder();
        let [aside] = folder.set_aside() else {
            panic!("{:?}", folder.set_aside());
        };
        assert_eq!(aside.path, victim.path().join("2v4.tier.damaged"));
        assert_eq!(fs::read(&aside.path).unwrap(), bad);
        victim.assert_named(&aside.error);
        drop(folder);
        solved_into(victim.path(), &problem(), &SolveOptions::default());
        assert_eq!(fs::read(&victim.file).unwrap(), victim.good);
        assert!(victim.folder().set_aside().is_empty());
    }
}

impl Victim {
    /// The errors of those who resume a solution and who probe it.
    fn refusals(&self) -> [TableError; 2] {
        let resumed = TableStore::create_or_resume(self.path(), &problem()).err();
        let tables = Tables::open(self.path()).unwrap();
        let probed = tables.probe(&self.known[0].0).unwrap_err();
        [resumed.unwrap(), probed]
    }
}

#[test]
fn files_of_other_formats_solutions_and_tiers_are_refused() {
    let victim = Victim::new();
    let mut newer = victim.good.clone();
    newer[8] = 2;
    let (elsewhere, _) = solved(&problem_of("3x4", &Preset::GAMESMAN.rules));
    type IsExpected = fn(&TableError) -> bool;
    let cases: [(Vec<u8>, IsExpected); 3] = [
        (newer, |error| {
            matches!(error, TableError::OtherFormat { found: 2, .. })
        }),
        (
            fs::read(elsewhere.path().join("2v4.tier")).unwrap(),
            |error| {
                let words = error.to_string();
                let is_other = matches!(error, TableError::OtherProblem { .. });
                is_other && words.contains("goal connect") && words.contains("goal misere")
            },
        ),
        (fs::read(victim.path().join("4v2.tier")).unwrap(), |error| {
            let other = Tier::new(4, 2);
            matches!(error, TableError::OtherTier { found, .. } if *found == other)
        }),
    ];
    for (bytes, is_expected) in cases {
        victim.replace(&bytes);
        for error in victim.refusals() {
            assert!(is_expected(&error), "{error}");
            victim.assert_named(&error);
        }
    }
}

#[test]
fn the_same_tier_of_the_same_rules_may_come_from_a_larger_problem() {
    // Scrambled, a 4x3 board has three pieces of each side; the values of 3v3 are the same.
    let victim = Victim::new();
    let size = problem().size();
    let scrambled = loa_solver::Problem::new(size, loa::Start::Scrambled, &RULES).unwrap();
    assert_ne!(scrambled.material(), problem().material());
    let (elsewhere, _) = solved(&scrambled);
    let small = fs::read(elsewhere.path().join("2v2.tier")).unwrap();
    assert_eq!(small, fs::read(victim.path().join("2v2.tier")).unwrap());
}

#[test]
fn what_is_no_table_at_all_is_refused() {
    let victim = Victim::new();
    let folder = victim.folder();
    for bytes in [
        b"".as_slice(),
        b"LOA",
        b"LOA tier",
        b"PK\x03\x04 something else",
        &[0; 5000],
    ] {
        victim.replace(bytes);
        assert!(!folder.has(victim.tier));
        victim.assert_named(&folder.load(victim.tier).unwrap_err());
        assert_eq!(victim.unreadable(500), victim.known.len().div_ceil(500));
    }
    fs::remove_file(&victim.file).unwrap();
    fs::create_dir(&victim.file).unwrap();
    let error = folder.load(victim.tier).unwrap_err();
    assert!(
        matches!(
            &error,
            TableError::Damaged {
                fault: Fault::NotAFile,
                ..
            }
        ),
        "{error}"
    );
    assert_eq!(victim.unreadable(500), victim.known.len().div_ceil(500));
}
