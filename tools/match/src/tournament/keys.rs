use loa::UnknownNameError;

/// Reads `key=value,key=value,…`. A value that begins with a quotation mark ends at the next one if
/// a comma or the end follows there; other values end at the next comma. `\,` is a comma in both.
///
/// # Errors
/// If something is not a key with a value.
pub fn parse_keys(text: &str) -> Result<Vec<(String, String)>, UnknownNameError> {
    let mut keys = Vec::new();
    let mut rest = text;
    while !rest.trim().is_empty() {
        let error = || UnknownNameError::new(rest, "is not KEY=VALUE");
        let (key, after) = rest.split_once('=').ok_or_else(error)?;
        if key.contains(',') || key.trim().is_empty() {
            return Err(error());
        }
        let (value, next) = quoted(after).unwrap_or_else(|| plain(after));
        keys.push((key.trim().to_owned(), value));
        rest = next;
    }
    Ok(keys)
}

fn quoted(text: &str) -> Option<(String, &str)> {
    let mark = text.chars().next().filter(|mark| "'\"".contains(*mark))?;
    let (value, after) = text[1..].split_once(mark)?;
    let at_end = || after.is_empty().then_some("");
    let next = after.strip_prefix(',').or_else(at_end)?;
    Some((value.to_owned(), next))
}

fn plain(text: &str) -> (String, &str) {
    let mut value = String::new();
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        match letter {
            ',' => return (value, &text[at + 1..]),
            '\\' if letters.next_if(|(_, next)| *next == ',').is_some() => value.push(','),
            _ => value.push(letter),
        }
    }
    (value, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(String, String)> {
        parse_keys(text).unwrap()
    }

    fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
        let owned = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
        expected.iter().map(owned).collect()
    }

    #[test]
    fn values_go_to_the_next_comma() {
        assert_eq!(
            read("name=A,cmd=loa --level 5,time=0.5"),
            pairs(&[("name", "A"), ("cmd", "loa --level 5"), ("time", "0.5")])
        );
        assert_eq!(
            read("init=a=b\\,c,x="),
            pairs(&[("init", "a=b,c"), ("x", "")])
        );
        assert_eq!(read(""), []);
    }

    #[test]
    fn quotes_keep_commas() {
        assert_eq!(
            read("cmd=\"prog a,b\",init='x;y'"),
            pairs(&[("cmd", "prog a,b"), ("init", "x;y")])
        );
        // Quotes within a command are the command's own.
        assert_eq!(
            read("cmd='my prog' -x,name=B"),
            pairs(&[("cmd", "'my prog' -x"), ("name", "B")])
        );
    }

    #[test]
    fn a_key_needs_a_value() {
        assert!(parse_keys("name").is_err());
        assert!(parse_keys("a,name=x").is_err());
        assert!(parse_keys("=x").is_err());
    }
}
