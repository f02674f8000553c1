use clap::Args;
use loa_notation::Fen;
use std::path::PathBuf;

/// The help for --json.
const JSON_HELP: &str = "\
With --json one object is printed:
  position    the position, written in full
  to_move     \"black\" or \"white\"
  value       \"win\", \"loss\", \"tie\" or \"draw\", for the side to move
  remoteness  the plies to the end of the game; null for a draw
  moves       every move, the best first: an object with move, value and remoteness, where the
              value is what the move is worth to the player who makes it
  line        the moves of one best game to the end; null for a draw, which has none
  end         how that game ends, as in \"Black wins by connection\"; null for a draw

Exit status: 0 done, 2 the tables lack the position or can't be read.";

#[derive(Args)]
#[command(after_help = JSON_HELP)]
pub(crate) struct ProbeFlags {
    /// Folder of the tables.
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: PathBuf,
    /// Position, as in "1LL1/l2l/l2l/1LL1 w" (w: L is to move, b: l is to move).
    #[arg(long, value_name = "FEN")]
    pub(crate) position: Fen,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}
