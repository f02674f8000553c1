use crate::Score;

/// Returns how many moves the winner makes in so many plies that end with one of them.
pub const fn own_moves(plies: u32) -> u32 {
    plies.div_ceil(2)
}

/// Writes a score with the winner's own moves counted, as in `win in 3`, or an estimate with its
/// sign.
///
/// ```
/// use loa_engine::Score;
/// use loa_engine::review::score_in_words;
///
/// assert_eq!(score_in_words(Score::win_in(5)), "win in 3");
/// assert_eq!(score_in_words(Score::loss_in(4)), "loss in 2");
/// assert_eq!(score_in_words(Score::estimate(-12)), "-12");
/// ```
pub fn score_in_words(score: Score) -> String {
    match (score.win_plies(), score.loss_plies()) {
        (Some(0), _) => "won".to_owned(),
        (_, Some(0)) => "lost".to_owned(),
        (Some(plies), _) => format!("win in {}", own_moves(plies)),
        // A loss by one's own move takes an odd number of plies, the opponent's moves are fewer.
        (_, Some(plies)) => format!("loss in {}", (plies / 2).max(1)),
        _ => score.to_string(),
    }
}

/// Writes a share as whole hundredths. What is neither certain nor impossible is not written so.
pub fn percent(share: f64) -> String {
    let hundredths = 100.0 * share;
    let shown = match hundredths {
        _ if hundredths <= 0.0 => 0.0,
        _ if hundredths >= 100.0 => 100.0,
        _ => hundredths.round().clamp(1.0, 99.0),
    };
    format!("{shown:.0} %")
}
