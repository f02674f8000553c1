use crate::game_file;
use anyhow::{Context, Result};
use clap::Args;
use loa::{Game, Move, Position, Preset, Size, Start, join};
use loa_notation::Fen;
use std::path::{Path, PathBuf};

/// The position that a command is about.
#[derive(Args)]
pub(crate) struct Beginning {
    /// Position in FEN [default: the start position].
    #[arg(value_name = "POSITION", conflicts_with_all = ["board", "start"])]
    position: Option<Fen>,
    /// File with a game in any notation.
    ///
    /// Its first game counts, after its last move.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "rules", "board", "start", "moves"])]
    pub(crate) game: Option<PathBuf>,
    #[command(flatten)]
    setup: Setup,
}

/// How a game begins, and under which rules.
#[derive(Args)]
pub(crate) struct Setup {
    /// Rule set [default: olympiad; for a file its own, or soucie].
    #[arg(long, value_name = "NAME")]
    pub(crate) rules: Option<Preset>,
    /// Board size [default: 8x8].
    ///
    /// The game begins at its start position.
    #[arg(long, value_name = "WxH")]
    board: Option<Size>,
    /// Start position: standard, sides or scrambled [default: that of the rules].
    #[arg(long, value_name = "NAME")]
    start: Option<Start>,
    /// Moves to play first, such as "b1-b3 a2-c2".
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
}

impl Beginning {
    /// Returns the game of the file, or after the moves.
    ///
    /// # Errors
    /// If the file has no game, or a move can't be played.
    pub(crate) fn game(&self) -> Result<Game> {
        let Some(path) = &self.game else {
            return self.setup.game_from(self.position.as_ref());
        };
        let game = game_file::read_records(path)?.into_iter().next();
        let game = game.with_context(|| format!("no game in {}", path.display()))?;
        Ok(game.to_game()?)
    }
}

impl Setup {
    /// Returns the game after the moves, from a position or else the start position.
    ///
    /// # Errors
    /// If one of them can't be played.
    pub(crate) fn game_from(&self, position: Option<&Fen>) -> Result<Game> {
        let preset = self.rules.unwrap_or_default();
        let size = self.board.unwrap_or(Size::STANDARD);
        let start = || Fen::from(Position::start(size, self.start.unwrap_or(preset.start)));
        let mut game = position.copied().unwrap_or_else(start).game(preset.rules);
        for mv in moves_of(self.moves.as_deref().unwrap_or_default())? {
            game.play_on(mv).with_context(|| {
                let number = game.past().len() + 1;
                format!("move {number}, {mv}, can't be played")
            })?;
        }
        Ok(game)
    }
}

/// Reads moves with blanks or commas between them.
pub(crate) fn moves_of(text: &str) -> Result<Vec<Move>> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',');
    let words = words.filter(|word| !word.is_empty());
    words.map(|word| Ok(word.parse()?)).collect()
}

/// Returns which of some endings a file's name has, in any case.
///
/// # Errors
/// If it has none of them.
pub(crate) fn ending_of(path: &Path, endings: &[&'static str]) -> Result<&'static str> {
    let found = game_file::ending(path);
    let ending = endings.iter().find(|ending| **ending == found);
    ending.copied().with_context(|| {
        let endings = join(endings.iter().map(|ending| format!(".{ending}")), " or ");
        format!(
            "can't write {}: its name has to end in {endings}",
            path.display()
        )
    })
}
