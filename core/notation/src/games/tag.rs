//! The tags of PGN.

use crate::sgf::is_number;

/// Reads a tag of PGN, `[Name "value"]`, up to its value, and returns what follows.
pub(super) fn tag_name(text: &str) -> Option<(&str, &str)> {
    let inside = text.strip_prefix('[')?.trim_start();
    let is_end = |c: char| !c.is_ascii_alphanumeric() && c != '_';
    let (name, rest) = inside.split_at(inside.find(is_end)?);
    let value = rest.trim_start().strip_prefix('"')?;
    (!name.is_empty()).then_some((name, value))
}

/// Reads the value of a tag, in which a backslash protects quotation marks and backslashes, and
/// returns what follows the tag.
pub(super) fn tag_value(text: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut signs = text.char_indices();
    while let Some((at, sign)) = signs.next() {
        let rest = &text[at + sign.len_utf8()..];
        if sign == '"'
            && let Some(after) = rest.trim_start().strip_prefix(']')
        {
            return Some((value, after));
        }
        let is_protected = sign == '\\' && rest.starts_with(['"', '\\']);
        value.extend(if is_protected {
            signs.next().map(|(_, next)| next)
        } else {
            Some(sign)
        });
    }
    None
}

/// Returns the date of a tag, `2026.11.??`, as SGF writes it, `2026-11`; none if the year is not
/// known. What is no date is kept.
pub(super) fn date_of_tag(value: &str) -> Option<String> {
    let parts: Vec<&str> = value.split('.').collect();
    let is_unknown = |part: &&str| !part.is_empty() && part.chars().all(|c| c == '?');
    if !is_date(&parts, |part| is_number(part) || is_unknown(&part)) {
        return Some(value.to_owned());
    }
    let known = parts.iter().take_while(|part| !is_unknown(part)).count();
    (known > 0).then(|| parts[..known].join("-"))
}

/// Returns a date of SGF, `2026-11`, as a tag has it, `2026.11.??`. What is no date, or several, is
/// kept.
pub(super) fn tag_of_date(value: &str) -> String {
    let parts: Vec<&str> = value.split('-').collect();
    if !is_date(&parts, is_number) {
        return value.to_owned();
    }
    let part = |index: usize| parts.get(index).copied().unwrap_or("??");
    format!("{}.{}.{}", parts[0], part(1), part(2))
}

/// Tells whether parts are those of a date: four signs for the year, then two each.
fn is_date(parts: &[&str], is_part: impl Fn(&str) -> bool) -> bool {
    let mut lengths = [4, 2, 2].into_iter();
    let mut parts = parts.iter();
    parts.all(|part| lengths.next() == Some(part.len()) && is_part(part))
}
