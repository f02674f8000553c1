use crate::move_text;
use crate::text::ValueKind;
use loa::Move;
use loa_solver::Value;
use std::fmt::Write;

/// Lists moves by the kind of their values, the best first in each, and by how many plies each ends
/// the game later (`+`) or sooner (`-`) than the best of its kind.
pub(crate) fn list_move_values(moves: &[(Move, Value)]) -> String {
    let mut text = String::new();
    for kind in ValueKind::ALL {
        let of_kind = |(_, value): &&(Move, Value)| ValueKind::of(*value) == kind;
        let mut moves = moves.iter().filter(of_kind).peekable();
        let best = moves.peek().map(|(_, value)| *value);
        let none = if best.is_none() { " none" } else { "" };
        let _ = writeln!(text, "  {} moves:{none}", heading(kind));
        for (mv, value) in moves {
            let remoteness = remoteness_text(*value, best);
            let _ = writeln!(text, "    {}  {remoteness}", move_text(*mv));
        }
    }
    text
}

const fn heading(class: ValueKind) -> &'static str {
    match class {
        ValueKind::Win => "Winning",
        ValueKind::Tie => "Tying",
        ValueKind::Draw => "Drawing",
        ValueKind::Lose => "Losing",
    }
}

fn remoteness_text(value: Value, best: Option<Value>) -> String {
    match value.remoteness().zip(best.and_then(Value::remoteness)) {
        None => "never ends".to_owned(),
        Some((plies, best)) if plies == best => format!("in {plies:>2}, best"),
        Some((plies, best)) => format!("in {plies:>2}, {:+}", i32::from(plies) - i32::from(best)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_move;

    #[test]
    fn moves_are_compared_with_the_best_of_their_kind() {
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
        assert_eq!(list_move_values(&moves), expected);
    }
}
