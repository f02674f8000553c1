use clap::{ArgGroup, Args};
use std::path::PathBuf;

#[derive(Args)]
#[command(
    group = ArgGroup::new("file").required(true).multiple(true),
    after_help = "CXX names the C++ compiler, g++ otherwise; CXXFLAGS its flags. Exit status: 0 all is \
                  right, 1 something differs or does not compile, 2 grading was not possible."
)]
pub(crate) struct GradeFlags {
    /// The file with the class, LinesOfAction.cpp.
    #[arg(long, value_name = "FILE", group = "file")]
    pub(crate) class: Option<PathBuf>,
    /// The file with the client program, gameplay.cpp.
    #[arg(long, value_name = "FILE", group = "file")]
    pub(crate) client: Option<PathBuf>,
    /// The folder with libloa.a, for clients [default: this program's, or ../lib from there].
    #[arg(long, value_name = "DIR")]
    pub(crate) library: Option<PathBuf>,
    /// Compares blanks at line ends and blank lines at the end of the output too.
    #[arg(long)]
    pub(crate) strict_space: bool,
    /// Counts what a client does with words on several lines, and when the input ends too early.
    #[arg(long)]
    pub(crate) strict_input: bool,
    /// Seconds that a program may take for a script.
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub(crate) time: u64,
    /// Number of differing scripts whose output is shown; of others only the names.
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) show: usize,
    /// Prints one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}
