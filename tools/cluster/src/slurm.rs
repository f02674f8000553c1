/// Lists the nodes of a Slurm job from its short form, as `scontrol show hostnames` does:
/// `node[08-10,12],login` are `node08`, `node09`, `node10`, `node12` and `login`. `None` if it
/// is invalid.
pub(crate) fn nodes(list: &str) -> Option<Vec<String>> {
    let mut nodes = Vec::new();
    for item in split_outside_brackets(list)? {
        nodes.extend(expand(item)?);
    }
    Some(nodes)
}

fn split_outside_brackets(list: &str) -> Option<Vec<&str>> {
    let (mut inside, mut is_sound) = (false, true);
    let items = list.split(|character| {
        if let '[' | ']' = character {
            is_sound &= inside == (character == ']');
            inside = character == '[';
        }
        character == ',' && !inside
    });
    let items = items.collect();
    (is_sound && !inside).then_some(items)
}

/// Lists the nodes of an item with any number of brackets.
fn expand(item: &str) -> Option<Vec<String>> {
    let Some((before, rest)) = item.split_once('[') else {
        return (!item.is_empty()).then(|| vec![item.to_owned()]);
    };
    let (ranges, after) = rest.split_once(']')?;
    let ends = match after {
        "" => vec![String::new()],
        _ => expand(after)?,
    };
    let mut nodes = Vec::new();
    for range in ranges.split(',') {
        for number in numbers(range)? {
            nodes.extend(ends.iter().map(|end| format!("{before}{number}{end}")));
        }
    }
    Some(nodes)
}

/// More than any cluster has.
const MAX_NODES: u64 = 1 << 16;

/// Lists the numbers of a range such as `08-10`, with as many digits as the first has.
fn numbers(range: &str) -> Option<Vec<String>> {
    let (first, last) = range.split_once('-').unwrap_or((range, range));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (begin, end): (u64, u64) = (first.parse().ok()?, last.parse().ok()?);
    let sound = digits(first) && digits(last) && begin <= end && end - begin < MAX_NODES;
    let width = first.len();
    sound.then(|| {
        (begin..=end)
            .map(|number| format!("{number:0width$}"))
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_forms_are_expanded() {
        for (list, expected) in [
            ("alpha", "alpha"),
            ("alpha,beta", "alpha beta"),
            ("n[1-3]", "n1 n2 n3"),
            ("n[08-10,12],login", "n08 n09 n10 n12 login"),
            ("r[1-2]n[5,7]-ib", "r1n5-ib r1n7-ib r2n5-ib r2n7-ib"),
        ] {
            assert_eq!(nodes(list).unwrap().join(" "), expected, "{list}");
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let lists = [
            "", "a,", "n[1-", "n]1[", "n[[1]]", "n[3-1]", "n[a]", "n[]", "n[+1-2]",
        ];
        for list in lists.into_iter().chain(["n[0-99999999999]"]) {
            assert_eq!(nodes(list), None, "{list}");
        }
    }
}
