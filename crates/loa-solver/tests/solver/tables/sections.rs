//! Pairs of tiers solved in sections, which pass updates to each other as bytes.

use super::{contents, new_folder, problem_of, solved};
use loa::Preset;
use loa_solver::section::{Cursor, PairSection, Step};
use loa_solver::{Folder, Index, Problem, Store, Tier};
use std::path::Path;

/// Solves a problem in a folder with a number of sections for each pair. If it `resumes`, all is
/// saved after every level and loaded again by the next number of sections.
fn solve_in_sections(
    problem: &Problem,
    path: &Path,
    sections: &mut dyn FnMut() -> usize,
    resumes: bool,
) {
    let index = Index::new(problem);
    let mut folder = Folder::create_or_resume(path, problem).unwrap();
    let tiers = problem.tiers().into_iter();
    for tier in tiers.filter(|tier| tier.own <= tier.opposing) {
        let mut pair = Pair::begin(&index, tier, path, sections());
        let mut step = Step::Captures;
        loop {
            pair.round(step, &folder);
            step = match step {
                Step::Captures => {
                    pair.each(|section| section.finish_captures().unwrap());
                    Step::WinsAndLosses(0)
                }
                Step::WinsAndLosses(level) if pair.last_level() > Some(level) => {
                    Step::WinsAndLosses(level + 1)
                }
                Step::WinsAndLosses(_) => {
                    pair.each(|section| section.begin_ties().unwrap());
                    Step::Ties(0)
                }
                Step::Ties(level) if pair.last_level() > Some(level) => Step::Ties(level + 1),
                Step::Ties(_) => break,
            };
            if resumes {
                pair = pair.save_and_resume(&index, step, path, sections());
            }
        }
        pair.write(&mut folder);
        PairSection::remove_files(&index, tier, path).unwrap();
    }
}

struct Pair<'a> {
    tier: Tier,
    sections: Vec<PairSection<'a>>,
}

impl<'a> Pair<'a> {
    fn begin(index: &'a Index, tier: Tier, path: &Path, count: usize) -> Pair<'a> {
        let sections = (0..count).map(|number| PairSection::new(index, tier, number, count));
        let mut pair = Pair {
            tier,
            sections: sections.collect(),
        };
        pair.sections[0].create_files(path).unwrap();
        for section in &mut pair.sections[1..] {
            section.open_files(path).unwrap();
        }
        pair.each(|section| section.initialize().unwrap());
        pair
    }

    fn each(&mut self, work: impl FnMut(&mut PairSection<'a>)) {
        self.sections.iter_mut().for_each(work);
    }

    fn last_level(&self) -> Option<u16> {
        self.sections
            .iter()
            .filter_map(PairSection::last_level)
            .max()
    }

    /// Does a step, in as many rounds as it takes.
    fn round(&mut self, step: Step, folder: &Folder) {
        let mut cursors = vec![Cursor::BEGIN; self.sections.len()];
        while cursors.iter().any(|cursor| !cursor.is_done()) {
            let mut arrived = vec![Vec::new(); self.sections.len()];
            for (section, cursor) in self.sections.iter_mut().zip(&mut cursors) {
                let mut send = |to: usize, bytes| arrived[to].push(bytes);
                section.collect(step, cursor, folder, &mut send).unwrap();
            }
            for (section, mut batches) in self.sections.iter_mut().zip(arrived) {
                // The order does not matter.
                batches.reverse();
                section.apply(step, &batches).unwrap();
            }
        }
    }

    fn save_and_resume(
        mut self,
        index: &'a Index,
        next: Step,
        path: &Path,
        count: usize,
    ) -> Pair<'a> {
        let mut saved: Vec<Vec<u8>> = Vec::new();
        self.each(|section| {
            for (tier, bytes) in section.save_blocks(path).unwrap().into_iter().enumerate() {
                saved.resize(saved.len().max(tier + 1), Vec::new());
                saved[tier].extend(bytes);
            }
        });
        self.sections[0]
            .write_checkpoint(path, next, &saved)
            .unwrap();
        let sections = (0..count).map(|number| {
            let resumed = PairSection::resume(index, self.tier, number, count, path);
            let (section, step, cursor) = resumed.unwrap();
            assert_eq!((step, cursor), (next, Cursor::BEGIN));
            section
        });
        Pair {
            tier: self.tier,
            sections: sections.collect(),
        }
    }

    fn write(&self, folder: &mut Folder) {
        let tiers: Vec<Tier> = self.sections[0].tiers().collect();
        for (number, tier) in tiers.into_iter().enumerate() {
            let values = self
                .sections
                .iter()
                .map(|section| section.found_values(number).unwrap());
            let mut found = values.collect::<Vec<_>>().concat();
            found.sort_unstable();
            found.dedup();
            let mut first_values = vec![Vec::new(); self.sections.len()];
            for section in &self.sections {
                if let Some((to, bytes)) = section.first_values(number).unwrap() {
                    first_values[to].push(bytes);
                }
            }
            for (section, first_values) in self.sections.iter().zip(&first_values) {
                section
                    .save_part(number, folder, &found, first_values)
                    .unwrap();
            }
            folder
                .join_parts(tier, self.sections.len(), &found)
                .unwrap();
            assert!(folder.has(tier));
        }
    }
}

/// Compares the files of a solution in sections with those of [`solve`](loa_solver::solve()).
fn assert_no_byte_changes(size: &str, preset: &Preset, sections: &[usize], resumes: bool) {
    let problem = problem_of(size, &preset.rules);
    let [whole, folder] = [(); 2].map(|()| new_folder());
    solved(whole.path(), &problem);
    let mut sections = sections.iter().copied().cycle();
    solve_in_sections(
        &problem,
        folder.path(),
        &mut || sections.next().unwrap(),
        resumes,
    );
    let is_same = contents(folder.path()) == contents(whole.path());
    assert!(is_same, "{size}, {}", preset.name);
}

#[test]
fn sections_change_no_byte() {
    assert_no_byte_changes("3x3", &Preset::GAMESMAN_MISERE, &[7], false);
    assert_no_byte_changes("4x4", &Preset::OLYMPIAD, &[2], false);
    assert_no_byte_changes("4x4", &Preset::GAMESMAN, &[5], false);
    assert_no_byte_changes("5x3", &Preset::OPENSPIEL, &[3], false);
}

#[test]
fn other_sections_resume() {
    assert_no_byte_changes("3x4", &Preset::GAMESMAN, &[3, 1, 2, 5], true);
    assert_no_byte_changes("4x3", &Preset::GAMESMAN_MISERE, &[2, 3], true);
}
