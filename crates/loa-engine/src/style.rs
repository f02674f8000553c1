/// How a player plays, apart from how far it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// Which of the players with this style it is: with noise, other seeds play other moves.
    pub seed: u64,
    /// How far, in points, estimates are off at random, up or down; 0 for none.
    pub noise: u16,
    /// The noise is there as long as the game has fewer plies than this.
    pub noisy_plies: u32,
    /// Forced wins within this many plies are looked for first, and not missed unless the search is
    /// stopped before; those in one never are. More than 5 count as 5.
    pub forced_plies: u32,
}

impl Style {
    /// No noise, and all forced wins within three moves of its own.
    pub const STEADY: Style = Style {
        seed: 0,
        noise: 0,
        noisy_plies: 0,
        forced_plies: 5,
    };
}

impl Default for Style {
    fn default() -> Style {
        Style::STEADY
    }
}
