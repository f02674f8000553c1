use crate::move_text;
use crate::words::Class;
use loa::Move;
use loa_solver::Value;
use std::fmt::Write;

/// Lists moves with their values by class, the best first in each, and by how many plies each ends
/// the game later (`+`) or sooner (`-`) than the best of its class.
pub(crate) fn list_worths(moves: &[(Move, Value)]) -> String {
    let mut text = String::new();
    for class in Class::ALL {
        let of_class: Vec<_> = moves
            .iter()
            .filter(|(_, value)| Class::of(*value) == class)
            .collect();
        let Some((_, best)) = of_class.first() else {
            let _ = writeln!(text, "  {} moves: none", heading(class));
            continue;
        };
        let _ = writeln!(text, "  {} moves:", heading(class));
        for (mv, value) in &of_class {
            let _ = writeln!(text, "    {}  {}", move_text(*mv), worth(*value, *best));
        }
    }
    text
}

const fn heading(class: Class) -> &'static str {
    match class {
        Class::Win => "Winning",
        Class::Tie => "Tying",
        Class::Draw => "Drawing",
        Class::Lose => "Losing",
    }
}

fn worth(value: Value, best: Value) -> String {
    let (Some(plies), Some(best)) = (value.remoteness(), best.remoteness()) else {
        return "never ends".to_owned();
    };
    let worse = i32::from(plies) - i32::from(best);
    match worse {
        0 => format!("in {plies:>2}, best"),
        _ => format!("in {plies:>2}, {worse:+}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_move;

    #[test]
    fn worse_than_the_best_of_the_class() {
        let mv = |text| parse_move(text).unwrap();
        let moves = [
            (mv("b1b3"), Value::Win(3)),
            (mv("c1c3"), Value::Win(7)),
            (mv("b1a2"), Value::Draw),
            (mv("c1d2"), Value::Loss(6)),
            (mv("c4c2"), Value::Loss(2)),
        ];
        let expected = "  Winning moves:
    b1b3  in  3, best
    c1c3  in  7, +4
  Tying moves: none
  Drawing moves:
    b1a2  never ends
  Losing moves:
    c1d2  in  6, best
    c4c2  in  2, -4
";
        assert_eq!(list_worths(&moves), expected);
    }
}
