//! The tags of PGN.

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
