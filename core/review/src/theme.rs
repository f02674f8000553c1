loa::named! {
    /// A theme of a puzzle's first move; it may have several. Only a first move that does not end
    /// the game has those from `Sacrifice` to `Defence`.
    #[derive(PartialOrd, Ord)]
    pub enum Theme: "a theme" {
        /// A capture.
        Capture = "capture",
        /// No capture, but the opponent can capture the moved piece at once.
        Sacrifice = "sacrifice",
        /// Threatens to win with the next move.
        Threat = "threat",
        /// Neither a capture nor a threat, where the task is to win.
        Quiet = "quiet",
        /// No capture; the moved piece stands in the way of a move with which the opponent would win:
        /// at once, or within the moves of a task to hold.
        Block = "block",
        /// The opponent would win at once if it were to move.
        Defence = "defence",
        /// There are at most [`Theme::ENDGAME_PIECES`] pieces.
        Endgame = "endgame",
    }
}

impl Theme {
    /// The most pieces of both sides together in an endgame.
    pub const ENDGAME_PIECES: u32 = 12;
}
