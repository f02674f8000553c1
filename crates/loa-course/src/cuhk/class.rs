use crate::cuhk::class_scripts::{game_scripts, probe_scripts};
use crate::cuhk::error::GradeError;
use crate::cuhk::grade::{Grade, Graded, Part, read};
use crate::cuhk::workshop::{Made, Workshop};
use std::path::{Path, PathBuf};

/// The header that both files of a submission are written for.
pub(crate) const HEADER: (&str, &str) =
    ("LinesOfAction.h", include_str!("../../cpp/LinesOfAction.h"));

/// A grader of the class, `LinesOfAction.cpp`.
#[derive(Debug)]
pub struct ClassGrader<'a> {
    workshop: &'a Workshop,
    probe: PathBuf,
    client: PathBuf,
}

impl<'a> ClassGrader<'a> {
    /// Compiles what the class is to be tried with.
    ///
    /// # Errors
    /// If that does not work.
    pub fn new(workshop: &'a Workshop) -> Result<ClassGrader<'a>, GradeError> {
        let probe = include_str!("../../cpp/probe.cpp");
        let client = include_str!("../../cpp/client.cpp");
        Ok(ClassGrader {
            workshop,
            probe: reference(workshop, "probe.cpp", probe, &[HEADER])?,
            client: reference(workshop, "client.cpp", client, &[HEADER])?,
        })
    }

    /// Grades a file.
    ///
    /// # Errors
    /// If that is not possible. A class that is wrong is no error.
    pub fn grade(&self, file: &Path) -> Result<Grade, GradeError> {
        let refused = |errors| Ok(Grade::refused(file, Part::Class, errors));
        let source = read(file)?;
        let made = self
            .workshop
            .compile("LinesOfAction.cpp", &source, &[HEADER])?;
        let (class, warnings) = match made {
            Made::Done { file, warnings } => (file, warnings),
            Made::Refused { errors } => return refused(errors),
        };
        let mut graded = Vec::new();
        for (other, scripts) in [
            (&self.probe, probe_scripts()),
            (&self.client, game_scripts()),
        ] {
            let program = match self.workshop.link(&[other, &class], &[])? {
                Made::Done { file, .. } => file,
                Made::Refused { errors } => return refused(errors),
            };
            graded.extend(Graded::run_all(self.workshop, &program, &scripts)?);
        }
        Ok(Grade::of_scripts(file, Part::Class, warnings, graded))
    }
}

/// Compiles a reference file.
pub(crate) fn reference(
    workshop: &Workshop,
    name: &'static str,
    source: &str,
    headers: &[(&str, &str)],
) -> Result<PathBuf, GradeError> {
    match workshop.compile(name, source.as_bytes(), headers)? {
        Made::Done { file, .. } => Ok(file),
        Made::Refused { errors } => Err(GradeError::Reference {
            file: name,
            messages: errors,
        }),
    }
}
