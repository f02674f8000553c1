//! Grades the class `LinesOfAction.cpp` of several students, and tells who got how much right.
//!
//! ```sh
//! cargo run --release -p lines-of-action-cuhk --example ranking -- */LinesOfAction.cpp
//! ```

use loa_cuhk::{GradeSettings, Grader, Part, Workspace};
use loa_match::Interrupt;
use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let files: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let workspace = Workspace::new(GradeSettings::default(), &Interrupt::never())?;
    let grader = Grader::of(Part::Class, &workspace)?;

    let mut ranking = Vec::new();
    for file in &files {
        let grade = grader.grade(file)?;
        let counting = grade.scripts.iter().filter(|script| script.counts);
        let right = counting.clone().filter(|script| script.same);
        ranking.push((right.count(), counting.count(), grade));
    }
    ranking.sort_by_key(|(right, _, _)| std::cmp::Reverse(*right));
    for (right, all, grade) in &ranking {
        match grade.compiles {
            true => println!("{right:3} of {all} {}", grade.file),
            false => println!("can't be compiled: {}", grade.file),
        }
    }
    Ok(())
}
