use super::error::{FORMAT, TableError};
use crate::Problem;
use loa::{Blocked, Goal, Rules, Simultaneous, Size, Start};
use loa_work::read_input;
use serde::{Deserialize, Serialize, de};
use std::io::{self, Write};
use std::path::Path;

/// The most bytes of a manifest.
const MAX_BYTES: u64 = 1 << 16;

/// The contents of a manifest.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    format: u32,
    program: String,
    board: Size,
    /// The start position whose pieces are the most, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<Start>,
    /// The most pieces of each side, else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pieces: Option<u8>,
    goal: Goal,
    simultaneous: Simultaneous,
    blocked: Blocked,
}

/// The part that manifests of all formats have.
#[derive(Deserialize)]
struct AnyManifest {
    format: u32,
}

/// Writes the manifest of a problem.
pub(super) fn write(problem: &Problem, mut out: impl Write) -> io::Result<()> {
    let rules = problem.rules();
    let manifest = Manifest {
        format: FORMAT,
        program: format!("loa {}", env!("CARGO_PKG_VERSION")),
        board: problem.size(),
        start: problem.start(),
        pieces: problem.pieces(),
        goal: rules.goal,
        simultaneous: rules.simultaneous,
        blocked: rules.blocked,
    };
    serde_json::to_writer_pretty(&mut out, &manifest)?;
    out.write_all(b"\n")
}

/// Reads the problem of a manifest.
pub(super) fn read(path: &Path) -> Result<Problem, TableError> {
    let text = read_input(path, MAX_BYTES).map_err(TableError::io(path))?;
    let wrong = |cause| TableError::Manifest {
        path: path.to_owned(),
        cause,
    };
    let AnyManifest { format } = serde_json::from_slice(&text).map_err(wrong)?;
    if format != FORMAT {
        return Err(TableError::OtherFormat {
            path: path.to_owned(),
            found: format,
        });
    }
    let manifest: Manifest = serde_json::from_slice(&text).map_err(wrong)?;
    let board = manifest.board;
    let rules = Rules::new(manifest.goal, manifest.simultaneous, manifest.blocked);
    let problem = match (manifest.start, manifest.pieces) {
        (Some(start), None) => Problem::new(board, start, &rules),
        (None, Some(pieces)) => Problem::of_pieces(board, pieces, &rules),
        _ => {
            let one = "one of 'start' and 'pieces' is needed";
            return Err(wrong(de::Error::custom(one)));
        }
    };
    problem.map_err(|cause| wrong(de::Error::custom(cause)))
}
