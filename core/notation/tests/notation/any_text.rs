//! Whatever is read, no parser panics, and what it accepts is written and read as the same.

use crate::common::scraps;
use loa::Move;
use loa_notation::{Collection, Fen, Record, read_records};
use proptest::prelude::*;

fn read_everything(text: &str) {
    if let Ok(mv) = text.parse::<Move>() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    if let Ok(fen) = text.parse::<Fen>() {
        assert_eq!(fen.to_string().parse(), Ok(fen));
    }
    if let Ok(collection) = text.parse::<Collection>() {
        assert_eq!(collection.to_string().parse(), Ok(collection));
    }
    for record in read_records(text).into_iter().flatten() {
        assert_eq!(
            record.to_string().parse::<Record>().as_ref(),
            Ok(&record),
            "{text:?}"
        );
        let replayed = record.to_game();
        // The main line is one of the lines that are checked.
        assert!(replayed.is_ok() || record.check().is_err());
    }
}

/// Lowercase letters of a property's name don't count, unless a digit would come first then.
#[test]
fn names_of_properties_begin_with_a_letter() {
    for name in ["c1W2", "a1b", "x1Y", "0A"] {
        read_everything(&format!("(;GM[9]{name}[x])"));
    }
    let collection: Collection = "(;c1W2[x]CoPyright[y])".parse().unwrap();
    assert!(collection.to_string().contains("C1W2[x]CP[y]"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn almost_moves(text in scraps(&["a", "b1", "H8", "-", "x", ":", " ", "pass", "é", "9", "\n"])) {
        read_everything(&text);
    }

    #[test]
    fn almost_positions(board in "[Ll0-9/xobw]{0,40}", fields in "[ wb0-9xolack-]{0,20}") {
        read_everything(&format!("{board} {fields}"));
        read_everything(&format!("3/LlL/3/{board} {fields}"));
    }

    #[test]
    fn almost_games(text in scraps(&[
        "(;", ")", "(", ";", "GM[9]", "B[b1-b3]", "W[a2-c2]", "W[", "]", "[", "\\", "C[ä\n]", "RE[",
        "SZ[5]", "SZ[6:5]", "SU[sides]", "SU[", "IP[LLL/3/lll b]", "IP[", "RU[cuhk]", "ML[3]", "AB[b1]",
        "AE[a1:h8]", "PL[W]", "P0[", "P1[", "P0[id \"x\"]", "3 ", "move ", "c1 c3", "done", " ", "\r\n",
        "B[resign]", "W[]", "RE[Game won by x]", "é",
    ])) {
        read_everything(&text);
        read_everything(&format!("(;{text})"));
    }

    #[test]
    fn almost_nodes(text in scraps(&[
        "B[b1-b3]", "W[a2-c2]", "B[c1-a3]", ";", ";", ";", "(;", ")", "C[x]", "P0[1 move b1 b3]",
        "P1[2 a2 c2]", "P0[0 start]", "P0[time 3]", "W[pass]", "B[resign]", "PL[W]", "C[\\]]",
    ])) {
        read_everything(&format!("(;GM[9]{text})"));
    }
}
