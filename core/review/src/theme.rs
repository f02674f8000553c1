loa::named! {
    /// The theme of a puzzle's first move.
    #[derive(PartialOrd, Ord)]
    pub enum Theme: "a theme" {
        /// A capture.
        Capture = "capture",
        /// No capture; threatens to connect on the next move.
        Threat = "threat",
        /// Neither a capture nor an immediate threat.
        Quiet = "quiet",
        /// The only move that avoids a forced loss.
        Defence = "defence",
    }
}
