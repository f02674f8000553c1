use crate::cuhk::error::GradeError;
use loa_match::CommandLine;
use std::env;

/// The C++ compiler that the environment names.
#[derive(Clone, Debug)]
pub(crate) struct Compiler {
    command: CommandLine,
}

impl Compiler {
    /// Takes the compiler from `CXX`, if that is set, and flags from `CXXFLAGS`.
    pub(crate) fn from_environment() -> Result<Compiler, GradeError> {
        const USUAL: &str = "g++";
        let variable = |name| env::var(name).unwrap_or_default();
        let (compiler, flags) = (variable("CXX"), variable("CXXFLAGS"));
        let compiler = match compiler.trim() {
            "" => USUAL,
            compiler => compiler,
        };
        let command = CommandLine::split_quoted(&format!("{compiler} {flags}"));
        Ok(Compiler {
            command: command.map_err(GradeError::Variable)?,
        })
    }

    /// Returns the command with arguments after those of the environment.
    pub(crate) fn with(&self, arguments: &[&str]) -> CommandLine {
        let mut command = self.command.clone();
        command.add_arguments(arguments);
        command
    }

    /// Tells whether programs are made such that they check themselves, which takes memory.
    pub(crate) fn sanitizes(&self) -> bool {
        let mut flags = self.command.arguments().iter();
        flags.any(|flag| flag.to_string_lossy().starts_with("-fsanitize"))
    }
}
