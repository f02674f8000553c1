//! The folder of a match, and what its journal says after a kill.

use super::{TestFolder, refused};
use loa::Preset;
use loa_match::statistics::{EloModel, Sprt};
use loa_match::tournament::{Match, MatchSettings, SprtSettings};
use loa_notation::Record;
use loa_work::{seal, unseal};
use std::fs;
use std::time::Duration;

#[test]
fn a_folder_is_for_one_match() {
    let room = TestFolder::new();
    let olympiad = || MatchSettings {
        preset: Preset::OLYMPIAD,
        ..room.pair("quick win", "quick win")
    };
    room.play(olympiad());
    let held = Match::new(olympiad(), Some(&room.out())).unwrap();
    let error = refused(olympiad(), Some(&room.out()));
    assert!(error.contains("is in use by another process"), "{error}");
    drop(held);
    // What a person has set is named, not what follows from it, and players as they are typed.
    let players = ["name=a,cmd=true", "cmd=true"].map(|keys| keys.parse().unwrap());
    let others = MatchSettings {
        players: players.to_vec(),
        ..olympiad()
    };
    for (settings, complaint) in [
        (
            room.pair("quick win", "quick win"),
            "is of another run: rules is olympiad, not berkeley",
        ),
        (others, ", not name=a,cmd=true and cmd=true"),
    ] {
        let error = refused(settings, Some(&room.out()));
        assert!(error.ends_with(complaint), "{error}");
    }
}

/// A match resumes whatever a kill leaves after the last whole line of the journal.
#[test]
fn an_incomplete_line_is_cut_off_and_its_game_replayed() {
    let room = TestFolder::new();
    let mut settings = room.pair("quick win", "quick miss");
    settings.games = 4;
    let whole = room.play(settings.clone());
    let journal = room.out().join("games.jsonl");
    let text = fs::read(&journal).unwrap();
    let lines: Vec<&[u8]> = text.split_inclusive(|byte| *byte == b'\n').collect();
    assert_eq!(lines.len(), 4);
    let third = lines[2];
    for cut in [0, 1, third.len() / 2, third.len() - 1] {
        let left = [lines[0], lines[1], &third[..cut]].concat();
        fs::write(&journal, left).unwrap();
        fs::write(room.out().join("games/000003.sgf"), "(;GM[9]").unwrap();
        let again = room.play(settings.clone());
        assert_eq!(again.games, whole.games[2..]);
        assert_eq!(again.tally(0), whole.tally(0));
        let record = fs::read_to_string(room.out().join("games/000003.sgf")).unwrap();
        assert!(record.parse::<Record>().is_ok());
    }
}

/// A line of the journal as versions up to 0.1.0 wrote it.
fn without_checksum(line: &str) -> String {
    let (entry, _) = line.split_once(",\"crc32\":").unwrap();
    format!("{entry},\"held_up\":0}}\n")
}

#[test]
fn a_journal_without_checksums_is_resumed() {
    let room = TestFolder::new();
    let mut settings = room.pair("quick win", "quick miss");
    let first = room.play(settings.clone());
    let journal = room.out().join("games.jsonl");
    let text = fs::read_to_string(&journal).unwrap();
    let old: String = text.lines().map(without_checksum).collect();
    fs::write(&journal, &old).unwrap();
    settings.games = 4;
    let resumed = room.play(settings.clone());
    assert_eq!(resumed.games.len(), 2);
    assert_eq!(resumed.tally(0), [4, 0, 0]);
    assert_eq!(first.tally(0), [2, 0, 0]);
    let text = fs::read_to_string(&journal).unwrap();
    assert!(text.lines().all(|line| line.contains("crc32")), "{text}");
    for (line, old) in text.lines().zip(old.lines()) {
        assert!(line.starts_with(old.trim_end_matches('}')), "{text}");
    }
    assert_eq!(room.play(settings).games, []);
}

/// Without `match.json` the games could be of any match. Text without a newline is not cut off
/// then.
#[test]
fn games_without_a_head_are_refused() {
    let room = TestFolder::new();
    room.play(room.pair("quick win", "quick win"));
    let journal = room.out().join("games.jsonl");
    for name in ["match.json", "lock"] {
        fs::remove_file(room.out().join(name)).unwrap();
    }
    fs::remove_dir_all(room.out().join("games")).unwrap();
    for text in [fs::read(&journal).unwrap(), b"my notes".to_vec()] {
        fs::write(&journal, &text).unwrap();
        let error = refused(room.pair("quick win", "quick win"), Some(&room.out()));
        let complaint = "match.json: it is missing, but games.jsonl is there";
        assert!(error.ends_with(complaint), "{error}");
        assert_eq!(fs::read(&journal).unwrap(), text);
        assert_eq!(fs::read_dir(room.out()).unwrap().count(), 1);
    }
}

#[test]
fn a_damaged_journal_is_refused() {
    let room = TestFolder::new();
    room.play(room.pair("quick win", "quick win"));
    let journal = room.out().join("games.jsonl");
    let text = fs::read_to_string(&journal).unwrap();
    let first = text.lines().next().unwrap().to_owned() + "\n";
    let object = unseal(first.as_bytes()).unwrap();
    let object = String::from_utf8(object).unwrap();
    let changed = |from: &str, to: &str| {
        let line = seal(object.replace(from, to).as_bytes());
        String::from_utf8(line).unwrap()
    };
    for (text, complaint) in [
        (first.repeat(2), "line 2: game 1 was there before"),
        (
            changed("one", "another"),
            "line 1: game 1 has other players",
        ),
        (
            changed("\"opening\":1", "\"opening\":2"),
            "line 1: game 1 has opening 2, not 1",
        ),
        (
            changed("\"winner\"", "\"wimner\""),
            "line 1: unknown field `wimner`",
        ),
        (
            changed("\"winner\":\"black\",", ""),
            "line 1: missing field `winner`",
        ),
        ("{}\n".to_owned(), "line 1: missing field"),
        (
            first.replace("\"winner\":\"black\"", "\"winner\":null"),
            "line 1: the checksum does not match; delete the line to have its game played again",
        ),
    ] {
        fs::write(&journal, text).unwrap();
        let error = refused(room.pair("quick win", "quick win"), Some(&room.out()));
        assert!(error.contains(complaint), "{complaint}: {error}");
    }
}

const SETTINGS: &str = r#"{
  "board": "8x8",
  "draws-repetitions": true,
  "format": "round-robin",
  "longest-move": 60.0,
  "margin": 0.05,
  "max-plies": 500,
  "openings": "list:705572858909afbe",
  "players": [
    [
      [
        "cmd",
        "true"
      ],
      [
        "name",
        "a"
      ]
    ],
    [
      [
        "cmd",
        "true"
      ]
    ]
  ],
  "rules": "berkeley",
  "seed": 1,
  "sprt": {
    "bounds": [
      "-2.251292",
      "2.890372"
    ],
    "elo0": 0.0,
    "elo1": 10.5,
    "model": "logistic",
    "pairs": true
  },
  "start": "standard",
  "startup": 60.0,
  "version": 1
}"#;

const HEAD: &str = r#"{"shard":"1/2","command":"match","program":"1","settings":{"board":"8x8","draws-repetitions":true,"errors":[0.05,0.1],"format":"round-robin","longest-move":60.0,"margin":0.05,"max-plies":500,"names":["a","true"],"openings":"list:705572858909afbe","players":[[["cmd","true"],["name","a"]],[["cmd","true"]]],"rules":"berkeley","seed":1,"sprt":{"bounds":["-2.251292","2.890372"],"elo0":0.0,"elo1":10.5,"model":"logistic","pairs":true},"start":"standard","startup":60.0,"version":1},"crc32":""#;

/// Folders and shards that other versions have begun stay those of the same match.
#[test]
fn the_settings_always_have_the_same_bytes() {
    let room = TestFolder::new();
    let players = ["cmd=true,name=a", "cmd=true"].map(|keys| keys.parse().unwrap());
    let mut settings = room.settings(players.to_vec(), 4, "b1-b3\n");
    settings.margin = Duration::from_millis(50);
    settings.sprt = Some(SprtSettings {
        test: Sprt::new(0.0, 10.5, 0.05, 0.1, EloModel::Logistic).unwrap(),
        of_pairs: true,
    });
    drop(Match::new(settings.clone(), Some(&room.out())).unwrap());
    let written = fs::read_to_string(room.out().join("match.json")).unwrap();
    assert_eq!(written, SETTINGS);
    let shard = room.out().join("shard");
    let part = || Match::of_shard(settings.clone(), "1/2".parse().unwrap(), &shard, "1");
    drop(part().unwrap());
    let written = fs::read_to_string(room.out().join("shard.part")).unwrap();
    assert!(written.starts_with(HEAD), "{written}");
    part().unwrap();
    let without_test = MatchSettings {
        sprt: None,
        ..settings
    };
    let error = refused(without_test, Some(&room.out()));
    assert!(
        error.contains("is of another run: sprt is {\"bounds\":"),
        "{error}"
    );
    assert!(error.ends_with("\"pairs\":true}, not null"), "{error}");
}
