/// Returns text that came from outside as it can be shown on one line, cut where it is long.
pub fn excerpt(text: &[u8]) -> String {
    excerpt_of(text, 60)
}

/// The same, cut after so many letters.
pub fn excerpt_of(text: &[u8], longest: usize) -> String {
    const LONGEST_LETTER: usize = 4;
    let text = text.get(..LONGEST_LETTER * (longest + 1)).unwrap_or(text);
    let text = String::from_utf8_lossy(text);
    let shown: String = text
        .chars()
        .take(longest)
        .map(|letter| if letter.is_control() { '?' } else { letter })
        .collect();
    match text.chars().nth(longest) {
        Some(_) => shown + "...",
        None => shown,
    }
}
