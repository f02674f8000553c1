use strsim::damerau_levenshtein;

/// Returns the word of a list that another word is probably a slip for: at most two letters of it
/// are wrong, missing, too many or exchanged, and at most half of them.
pub fn slip_for<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    const MOST_SLIPS: usize = 2;
    const LONGEST: usize = 32;
    let known = known.into_iter().filter(|_| word.len() <= LONGEST);
    let slips = known.map(|known| (damerau_levenshtein(known, word), known));
    let (slips, nearest) = slips.min_by_key(|(slips, _)| *slips)?;
    (slips <= MOST_SLIPS && 2 * slips <= word.len()).then_some(nearest)
}
