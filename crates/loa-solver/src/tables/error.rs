use crate::Tier;
use std::io;
use std::path::PathBuf;

/// Why a table could not be written or read.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The system refused to read or write.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The tier has not been solved yet.
    #[error("the tier {0} is not there")]
    Missing(Tier),
}
