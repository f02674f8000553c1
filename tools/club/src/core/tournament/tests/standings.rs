//! Points, tie-breaks and files.

use super::recorded::{new, play};
use crate::core::tournament::{Bye, Format, Standings, TieBreak, Tournament, csv, standings, trf};
use loa::Color;

const ALL: [TieBreak; 4] = [
    TieBreak::Buchholz,
    TieBreak::BuchholzCut1,
    TieBreak::SonnebornBerger,
    TieBreak::Wins,
];

fn played(players: usize, lines: &[&str]) -> Tournament {
    let mut tournament = new(players, lines.len(), Color::Black);
    for line in lines {
        play(&mut tournament, line);
    }
    tournament
}

/// Five players with every kind of round; the values are worked out by hand.
fn mixed() -> Tournament {
    played(
        5,
        &["1-3:1 2-4:+ 5:U", "5-1:0 4-2:= 3:H", "1-2:= 3-5:1 4:Z"],
    )
}

fn ids(standings: &Standings) -> Vec<(usize, i64)> {
    let rows = standings.rows.iter();
    rows.map(|row| (row.rank, row.player)).collect()
}

#[test]
fn tie_breaks_count_unplayed_rounds_by_article_16() {
    let standings = standings(&mixed(), &ALL);
    let rows: Vec<_> = standings
        .rows
        .iter()
        .map(|row| (row.player, row.points, &row.tie_breaks[..]))
        .collect();
    assert_eq!(
        rows,
        [
            (1, 2.5, &[4.5, 3.5, 3.5, 2.0][..]),
            // 4 counts one point: half for the last round, which it asked to be left out of.
            (2, 2.0, &[4.5, 3.5, 2.75, 1.0]),
            // The half point on request goes first, though an opponent had fewer.
            (3, 1.5, &[5.0, 3.5, 1.75, 1.0]),
            (5, 1.0, &[5.0, 4.0, 1.0, 1.0]),
            (4, 0.5, &[3.0, 2.5, 1.0, 0.0]),
        ]
    );
}

#[test]
fn games_with_each_other_decide_among_equals() {
    let mut tournament = played(4, &["1-4:0 2-3:1", "4-3:0 1-2:1", "2-4:1 3-1:0"]);
    tournament.format = Format::RoundRobin;
    // 1 and 2 have two points and 1 won; 3 and 4 have one and 3 won.
    let by_encounter = standings(&tournament, &[TieBreak::DirectEncounter]);
    assert_eq!(ids(&by_encounter), [(1, 1), (2, 2), (3, 3), (4, 4)]);
    let without = standings(&tournament, &[]);
    assert_eq!(ids(&without), [(1, 1), (1, 2), (3, 3), (3, 4)]);
}

#[test]
fn where_not_all_have_met_only_a_sure_place_counts() {
    let encounter =
        |lines: &[&str]| ids(&standings(&played(6, lines), &[TieBreak::DirectEncounter]));
    // 1, 2 and 3 have a point; 1 beat 2, and would still share the place if 3 beat it.
    let unsure = encounter(&["1-2:1 3-4:1 5-6:=", "5-1:1 2-6:1 3-4:-"]);
    assert_eq!(unsure, [(1, 5), (2, 1), (2, 2), (2, 3), (2, 4), (6, 6)]);
    // 1 beat both 2 and 3, who have not met.
    let sure = encounter(&[
        "1-2:1 3-4:1 5-6:=",
        "1-3:1 2-5:1 6-4:1",
        "4-1:1 2-6:1 3-5:1",
    ]);
    assert_eq!(sure[..3], [(1, 1), (2, 2), (2, 3)]);
}

/// 1 and 2 are equal by the other tie-breaks of a Swiss, and 2 beat 1.
#[test]
fn in_a_swiss_the_direct_encounter_decides_last() {
    let lines = ["2-1:1 3-4:=", "2-3:= 1-4:=", "4-2:1 1-3:1"];
    let breaks = TieBreak::usual(Format::Swiss);
    let ranks = |breaks| ids(&standings(&played(4, &lines), breaks));
    assert_eq!(ranks(&breaks[..3]), [(1, 4), (2, 1), (2, 2), (4, 3)]);
    assert_eq!(ranks(breaks), [(1, 4), (2, 2), (3, 1), (4, 3)]);
}

#[test]
fn csv_quotes_names() {
    let mut tournament = mixed();
    tournament.players[0].name = "=1+1, \"Ann\"".to_owned();
    let text = csv(&standings(&tournament, &[TieBreak::Buchholz]));
    let lines: Vec<&str> = text.lines().collect();
    let expected = [
        "rank,number,name,rating,points,BH,round 1,round 2,round 3",
        "1,1,\"'=1+1, \"\"Ann\"\"\",2999,2.5,4.5,\"3b1\",\"5w1\",\"2b=\"",
        "5,4,\"Player 4\",2996,0.5,3,\"2w-\",\"2b=\",\"Z\"",
    ];
    assert_eq!([lines[0], lines[1], lines[5]], expected);
}

#[test]
fn report_files_have_fides_columns() {
    let mut tournament = mixed();
    tournament.rounds = 4;
    tournament.players[4].bye = Some(Bye::Half);
    let breaks = TieBreak::usual(Format::Swiss);
    let text = trf(&tournament, "Spring\n", &standings(&tournament, breaks));
    let lines: Vec<&str> = text.split_terminator("\r\n").collect();
    let head = "012 Spring|062 5|072 5|092 Swiss Dutch|142 4|152 W|192 FIDE_DUTCH_2026|\
                202 BH/C1,BH,SB,DE|XXR 4|XXC white1";
    assert_eq!(lines[..10].join("|"), head);
    let blank = " ".repeat(28);
    assert_eq!(
        lines[10],
        format!(
            "001    1      Player 1{:25} 2999{blank} 2.5    1  0003 w 1  0005 b 1  0002 w =",
            ""
        )
    );
    assert!(
        lines[13].ends_with("  0002 b -  0002 w =  0000 - Z"),
        "{}",
        lines[13]
    );
    assert!(
        lines[14].ends_with("  0000 - U  0001 w 0  0003 b 0  0000 - H"),
        "{}",
        lines[14]
    );
    // Positions count from 1: points end at 84, the rank at 89, the first result is at 99.
    assert_eq!(
        (&lines[10][80..84], &lines[10][85..89], &lines[10][98..99]),
        (" 2.5", "   1", "1")
    );
    // With the half point of the round that is to be paired.
    assert_eq!(&lines[14][80..84], " 1.5");
    // Only a Swiss tournament draws a colour.
    for (format, draws) in [(Format::Swiss, true), (Format::RoundRobin, false)] {
        tournament.format = format;
        let text = trf(&tournament, "Spring", &standings(&tournament, &[]));
        for line in ["\r\n152 W", "\r\nXXC white1"] {
            assert_eq!(text.contains(line), draws, "{format}: {text}");
        }
    }
}
