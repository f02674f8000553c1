use loa_engine::Score;

/// Returns the number of moves that the winner still has to make; `None` for an estimate.
pub fn moves_to_win(score: Score) -> Option<u32> {
    match (score.win_plies(), score.loss_plies()) {
        (Some(plies), _) => Some(plies.div_ceil(2)),
        // If the loser makes the last move, the winner makes fewer.
        (_, Some(plies)) => Some((plies / 2).max(1)),
        _ => None,
    }
}

/// Writes a proven score in moves of the winner, as in `win in 3`, and an estimate with its sign.
///
/// ```
/// use loa_engine::Score;
/// use loa_review::score_in_words;
///
/// assert_eq!(score_in_words(Score::win_in(5)), "win in 3");
/// assert_eq!(score_in_words(Score::loss_in(4)), "loss in 2");
/// assert_eq!(score_in_words(Score::estimate(-12)), "-12");
/// ```
pub fn score_in_words(score: Score) -> String {
    match (moves_to_win(score), score.win_plies(), score.loss_plies()) {
        (_, Some(0), _) => "won".to_owned(),
        (_, _, Some(0)) => "lost".to_owned(),
        (Some(moves), Some(_), _) => format!("win in {moves}"),
        (Some(moves), ..) => format!("loss in {moves}"),
        _ => score.to_string(),
    }
}

/// Writes a share as a whole percentage; only 0 and 1 themselves become 0 % and 100 %.
pub fn percent(share: f64) -> String {
    format!("{:.0} %", (100.0 * uncertain(share, 0.01)).round())
}

/// Returns a share as it is shown with the unit of the last digit: one that is not certain stays
/// that far from 0 and 1, so that it is not rounded to them.
pub fn uncertain(share: f64, unit: f64) -> f64 {
    match share {
        _ if share <= 0.0 => 0.0,
        _ if share >= 1.0 => 1.0,
        _ => share.clamp(unit, 1.0 - unit),
    }
}

/// Makes the first letter of an English phrase a capital.
pub(crate) fn capitalized(phrase: &str) -> String {
    let mut letters = phrase.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}
