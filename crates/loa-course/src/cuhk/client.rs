use crate::cuhk::class::{HEADER, reference};
use crate::cuhk::client_scripts;
use crate::cuhk::error::GradeError;
use crate::cuhk::grade::{Grade, Graded, Part, read};
use crate::cuhk::workshop::{Made, Workshop};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// What the library needs of the system.
const SYSTEM_LIBRARIES: [&str; 3] = ["-lpthread", "-ldl", "-lm"];

/// A grader of the client program, `gameplay.cpp`.
#[derive(Debug)]
pub struct ClientGrader<'a> {
    workshop: &'a Workshop,
    class: PathBuf,
    libraries: Vec<OsString>,
}

impl<'a> ClientGrader<'a> {
    /// Compiles the reference class, which is made with the library `libloa.a`; see
    /// [`find_library`](crate::cuhk::find_library).
    ///
    /// # Errors
    /// If that does not work.
    pub fn new(workshop: &'a Workshop, library: &Path) -> Result<ClientGrader<'a>, GradeError> {
        let source = include_str!("../../cpp/LinesOfAction.cpp");
        let header = ("loa.h", include_str!("../../cpp/loa.h"));
        let system = SYSTEM_LIBRARIES.iter().map(OsString::from);
        Ok(ClientGrader {
            workshop,
            class: reference(workshop, "LinesOfAction.cpp", source, &[HEADER, header])?,
            libraries: std::iter::once(library.into()).chain(system).collect(),
        })
    }

    /// Compiles a class that needs no library, to be used as the reference.
    ///
    /// # Errors
    /// If that does not work.
    pub fn with_class(
        workshop: &'a Workshop,
        source: &str,
    ) -> Result<ClientGrader<'a>, GradeError> {
        Ok(ClientGrader {
            workshop,
            class: reference(workshop, "LinesOfAction.cpp", source, &[HEADER])?,
            libraries: Vec::new(),
        })
    }

    /// Grades a file.
    ///
    /// # Errors
    /// If that is not possible. A client that is wrong is no error.
    pub fn grade(&self, file: &Path) -> Result<Grade, GradeError> {
        let source = read(file)?;
        let made = self.workshop.compile("gameplay.cpp", &source, &[HEADER])?;
        let (client, warnings) = match made {
            Made::Done { file, warnings } => (file, warnings),
            Made::Refused { errors } => return Ok(Grade::refused(file, Part::Client, errors)),
        };
        let libraries: Vec<&OsStr> = self.libraries.iter().map(OsString::as_os_str).collect();
        let program = match self.workshop.link(&[&client, &self.class], &libraries)? {
            Made::Done { file, .. } => file,
            Made::Refused { errors } => return Ok(Grade::refused(file, Part::Client, errors)),
        };
        let graded = Graded::run_all(self.workshop, &program, &client_scripts::scripts())?;
        Ok(Grade::of_scripts(file, Part::Client, warnings, graded))
    }
}
