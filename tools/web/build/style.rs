//! Removes from style sheets what browsers don't need.

/// Removes comments, and blanks where nothing needs them.
pub(crate) fn compact(style: &str) -> String {
    let mut parts = style.split("/*");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain += part.split_once("*/").map_or("", |(_, rest)| rest);
    }
    let words = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut compact = String::with_capacity(words.len());
    let mut left = words.as_str();
    while let Some(next) = left.chars().next() {
        left = &left[next.len_utf8()..];
        match next {
            // Blanks around these have no meaning. Before a colon one may, in a selector.
            '{' | '}' | ';' | ',' => {
                compact.truncate(compact.trim_end().len());
                if next == '}' && compact.ends_with(';') {
                    compact.pop();
                }
                compact.push(next);
                left = left.trim_start();
            }
            ':' => {
                compact.push(next);
                left = left.trim_start();
            }
            _ => compact.push(next),
        }
    }
    compact
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_lose_comments_and_blanks() {
        let style = "/* a */\n.b :is(.c, d) {\n  e: f g; /* h\n */\n\n}\n@media (i: j) {\n  k {\n\
            l: calc(1px + 2px);\n}\n}\n";
        assert_eq!(
            compact(style),
            ".b :is(.c,d){e:f g}@media (i:j){k{l:calc(1px + 2px)}}"
        );
    }
}
