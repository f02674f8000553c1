//! Sessions with any lines.

use crate::common::Talk;
use proptest::prelude::*;
use test_support::sessions::menu_answer;

/// A line: mostly one that means something somewhere.
fn line() -> impl Strategy<Value = String> {
    let keys: Vec<String> = "swoyrhqpacfbupv?imgrltyne1234"
        .chars()
        .map(String::from)
        .collect();
    let words = "|ps|pv|pw|pm|pz|3x3-misere|3x4-olympiad".split('|');
    let positions = "X--/o-o/-X- X|-X-/o-o/--X o|XX--/o--o/o--o/-XX- o|--X/---/o-- X".split('|');
    let square = "[a-f][1-6]";
    prop_oneof![
        8 => proptest::sample::select(keys),
        2 => proptest::sample::select(words.collect::<Vec<_>>()).prop_map(String::from),
        2 => proptest::sample::select(positions.collect::<Vec<_>>()).prop_map(String::from),
        4 => (square, square).prop_map(|(from, to)| from + &to),
        4 => "[3-4]",
        1 => "[0-9]{1,30}",
        1 => ".*",
        1 => proptest::collection::vec(any::<u8>(), 0..20)
            .prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_lines_make_a_session_fail(lines in proptest::collection::vec(line(), 0..60)) {
        let mut talk = Talk::new();
        for line in lines {
            let text = talk.line(&line);
            menu_answer(&text, &talk.session.prompt(), talk.session.is_over());
        }
    }

    #[test]
    fn the_same_lines_get_the_same_answers(lines in proptest::collection::vec(line(), 0..30)) {
        let told = || {
            let mut talk = Talk::new();
            lines.iter().map(|line| talk.line(line)).collect::<Vec<_>>()
        };
        prop_assert_eq!(told(), told());
    }
}
