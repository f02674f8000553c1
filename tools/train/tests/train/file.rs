//! Files of training data: what is written is read, what is damaged is noticed, and interrupted
//! work ends as uninterrupted work does.

use loa::{Preset, Size};
use loa_engine::is_quiet;
use loa_train::{
    Damage, Ending, GameCounts, GameReader, GameRecord, Games, Header, HeaderError, Sample,
    play_games,
};
use loa_work::{Interrupt, Shard, ShardItems, Shards, WorkEnd, WorkError, part_of};
use std::error::Error;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use tempfile::{TempDir, tempdir};

const SETTINGS: Header = Header {
    board: SIZE,
    rules: Preset::SOUCIE,
    nodes: 40,
    evaluated: 2,
    seed: 3,
    engine: String::new(),
    shard: Shard::ALL,
};
const SIZE: Size = match Size::new(6, 5) {
    Some(size) => size,
    None => Size::STANDARD,
};

#[derive(Clone, Copy, Debug)]
enum Amount {
    Games(u32),
    Positions(u64),
}

fn play(path: &Path, amount: Amount, threads: usize) -> Option<Damage> {
    play_with(&SETTINGS, path, amount, threads)
}

fn play_with(settings: &Header, path: &Path, amount: Amount, threads: usize) -> Option<Damage> {
    let (end, enough) = match amount {
        Amount::Games(games) => (games, None),
        Amount::Positions(positions) => (u32::MAX, Some(positions)),
    };
    let items = ShardItems::<Games>::kept(path, settings, end).unwrap();
    let damage = items.damage().cloned();
    let (stop, threads) = (Interrupt::never(), NonZeroUsize::new(threads).unwrap());
    let mut counts = GameCounts {
        enough,
        ..GameCounts::default()
    };
    let ended = items
        .run(
            |numbers, take| play_games(settings, threads, &stop, numbers, take),
            &mut |game| Ok(counts.add(&game)),
        )
        .unwrap();
    assert!(
        matches!(ended, WorkEnd::Before | WorkEnd::Done),
        "{ended:?}"
    );
    damage
}

/// Plays a shard's games, up to a number; returns its file.
fn play_shard(folder: &TempDir, shard: &str, games: u32) -> PathBuf {
    let settings = Header {
        shard: shard.parse().unwrap(),
        ..SETTINGS
    };
    let path = folder.path().join(shard.replace('/', "-"));
    play_with(&settings, &path, Amount::Games(games), 2);
    path
}

/// What a file holds, as far as it is good.
#[derive(Debug)]
struct Contents {
    header: Header,
    games: Vec<GameRecord>,
    damage: Option<Damage>,
}

fn read(bytes: &[u8]) -> Result<Contents, HeaderError> {
    let mut reader = GameReader::new(bytes)?;
    let games = std::iter::from_fn(|| reader.next_item().unwrap()).collect();
    let found = reader.contents();
    Ok(Contents {
        header: found.head.clone(),
        games,
        damage: found.damage.clone(),
    })
}

fn contents(bytes: &[u8]) -> Contents {
    read(bytes).unwrap()
}

/// The bytes of a file with some games.
fn some_games(games: u32) -> Vec<u8> {
    let folder = tempdir().unwrap();
    let path = folder.path().join("data");
    play(&path, Amount::Games(games), 1);
    std::fs::read(path).unwrap()
}

fn head_len() -> usize {
    some_games(1).len() - block_len(&contents(&some_games(1)), 0)
}

fn block_len(contents: &Contents, game: usize) -> usize {
    8 + 24 * contents.games[game].sample_count() + 4
}

#[test]
fn games_are_kept_as_they_were_played() {
    let bytes = some_games(6);
    let contents = contents(&bytes);
    assert_eq!(contents.header, SETTINGS);
    assert_eq!(contents.damage, None);
    assert_eq!(contents.games.len(), 6);
    for (number, game) in contents.games.iter().enumerate() {
        let again = loa_train::SelfPlay::new(SETTINGS).play(number as u32, &|| false);
        assert_eq!(again.as_ref(), Some(game));
        for pair in game.samples.windows(2) {
            assert!(pair[0].ply < pair[1].ply);
        }
        for sample in &game.samples {
            assert!(is_quiet(&SETTINGS.rules.rules, &sample.position));
            assert_eq!(sample.position.size(), SIZE);
            assert!(sample.ply >= 4);
        }
    }
    assert!(contents.games.iter().any(|game| !game.samples.is_empty()));
}

/// What searches evaluated is added to a game, and does not change it.
#[test]
fn evaluated_positions_are_near_those_of_the_game() {
    let without = Header {
        evaluated: 0,
        ..SETTINGS
    };
    let play = |settings, number| {
        let mut player = loa_train::SelfPlay::new(settings);
        player.play(number, &|| false).unwrap()
    };
    let (mut count, mut most) = (0, 0);
    for number in 0..20 {
        let game = play(SETTINGS, number);
        let expected = GameRecord {
            evaluated: Vec::new(),
            ..game.clone()
        };
        assert_eq!(play(without.clone(), number), expected);
        for evaluated in &game.evaluated {
            assert!(is_quiet(&SETTINGS.rules.rules, &evaluated.position));
            let base = game
                .samples
                .iter()
                .find(|sample| sample.ply == evaluated.ply);
            let left = base.unwrap().position.occupied() - evaluated.position.occupied();
            assert!(left.len() < 8, "{evaluated:?}");
        }
        count += game.evaluated.len();
        most += SETTINGS.evaluated * game.samples.len();
    }
    assert!(count > most / 2 && count < most, "{count} of {most}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let folder = tempdir().unwrap();
    for amount in [Amount::Games(9), Amount::Positions(60)] {
        let files = [1, 2, 5].map(|threads| {
            let path = folder.path().join(format!("{threads} {amount:?}"));
            play(&path, amount, threads);
            std::fs::read(path).unwrap()
        });
        assert!(files[0] == files[1] && files[0] == files[2]);
    }
}

#[test]
fn generation_stops_at_the_amount() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("data");
    play(&path, Amount::Positions(50), 2);
    let contents = contents(&std::fs::read(&path).unwrap());
    let samples: Vec<usize> = contents
        .games
        .iter()
        .map(GameRecord::sample_count)
        .collect();
    let all: usize = samples.iter().sum();
    assert!(all >= 50 && all - samples[samples.len() - 1] < 50);
    let before = std::fs::read(&path).unwrap();
    play(&path, Amount::Games(1), 2);
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[test]
fn resumed_generation_gives_the_same_file() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("data");
    let (stop, threads) = (Interrupt::never(), NonZeroUsize::new(2).unwrap());
    let mut written = 0;
    let items = ShardItems::<Games>::kept(&path, &SETTINGS, 500).unwrap();
    let ended = items
        .run(
            |numbers, take| play_games(&SETTINGS, threads, &stop, numbers, take),
            &mut |_| {
                written += 1;
                stop.set(written >= 3);
                Ok(ControlFlow::Continue(()))
            },
        )
        .unwrap();
    assert_eq!(ended, WorkEnd::Stopped(written));
    assert!(!path.exists());
    let games = contents(&std::fs::read(part_of(&path)).unwrap())
        .games
        .len();
    assert!((3..500).contains(&games));
    assert_eq!(games as u32, written);
    play(&path, Amount::Games(games as u32 + 4), 1);
    assert_eq!(std::fs::read(&path).unwrap(), some_games(games as u32 + 4));
}

/// Shards have the games of a single run, each of them once, whatever was interrupted. The last
/// game of all is missed when it is damaged, though no shard goes on after it.
#[test]
fn shards_have_the_games_of_a_single_run() {
    let folder = tempdir().unwrap();
    let paths = ["1/3", "2/3", "3/3"].map(|shard| {
        play_shard(&folder, shard, 4);
        play_shard(&folder, shard, 10)
    });
    let merge = || {
        let mut bytes = Vec::new();
        let shards = Shards::<Games>::read(&paths)?;
        let merged =
            shards.write::<Box<dyn Error>>(&mut bytes, &mut |_| Ok(ControlFlow::Continue(())));
        merged.map(|_| bytes)
    };
    assert_eq!(merge().unwrap(), some_games(10));
    let mut bytes = std::fs::read(&paths[0]).unwrap();
    let last = bytes.len() - 3;
    bytes[last] ^= 1;
    std::fs::write(&paths[0], bytes).unwrap();
    let error = merge().unwrap_err().to_string();
    assert!(error.starts_with("item 9 is missing: "), "{error}");
}

/// A position counts once in a game; a repetition that the rules ignore ends it.
#[test]
fn no_game_goes_round_in_circles() {
    let size = Size::new(4, 4).unwrap();
    let settings = Header {
        // Misère games are long.
        rules: Preset::GAMESMAN_MISERE,
        board: size,
        ..SETTINGS
    };
    let mut player = loa_train::SelfPlay::new(settings);
    let mut repetitions = 0;
    for number in 0..100 {
        let game = player.play(number, &|| false).unwrap();
        repetitions += u32::from(game.ending == Ending::Repetition);
        for (index, sample) in game.samples.iter().enumerate() {
            let same = |other: &Sample| other.position == sample.position;
            assert!(!game.samples[..index].iter().any(same));
        }
    }
    assert!(repetitions > 0);
}

/// Checks that a file has all games before the one with a place that is damaged; returns their
/// number and where they end.
fn good_part(found: &Contents, all: &Contents, head: usize, place: usize) -> (u32, usize) {
    let count = found.games.len();
    assert_eq!(found.games, all.games[..count]);
    let games = (0..count).map(|game| block_len(all, game));
    let good = head + games.sum::<usize>();
    assert!(
        (good..good + block_len(all, count)).contains(&place),
        "{place}"
    );
    (count as u32, good)
}

/// Cut off anywhere, a file still has all games that are whole, and goes on to be the same.
#[test]
fn files_truncated_at_every_length() {
    let whole = some_games(3);
    let (head, all) = (head_len(), contents(&whole));
    let folder = tempdir().unwrap();
    for len in 0..whole.len() {
        let bytes = &whole[..len];
        if len < head {
            assert!(matches!(read(bytes), Err(HeaderError::CutOff)));
        } else {
            let found = contents(bytes);
            let (number, good) = good_part(&found, &all, head, len);
            let cut_off = Damage {
                number,
                at: good as u64,
                what: "it is cut off".to_owned(),
            };
            assert_eq!(found.damage, (len > good).then_some(cut_off));
        }
        if len % 17 == 0 {
            let path = folder.path().join(len.to_string());
            std::fs::write(&path, bytes).unwrap();
            play(&path, Amount::Games(3), 1);
            assert_eq!(std::fs::read(&path).unwrap(), whole, "{len}");
        }
    }
}

#[test]
fn a_head_names_a_board_that_exists() {
    let key = br#""board":""#;
    let mut head = some_games(1);
    head.truncate(head_len() - 4);
    let at = head.windows(key.len()).position(|part| part == key);
    head[at.unwrap() + key.len()] = b'9';
    head.extend(crc32fast::hash(&head).to_le_bytes());
    let error = read(head.as_slice()).unwrap_err().to_string();
    assert!(error.contains("is not a board size"), "{error}");
}

/// A flipped bit anywhere is noticed, and what comes before is kept; the rest is played again.
#[test]
fn flipped_bits() {
    let whole = some_games(3);
    let (head, all) = (head_len(), contents(&whole));
    let folder = tempdir().unwrap();
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        if at < head {
            assert!(read(bytes.as_slice()).is_err(), "{at}");
            continue;
        }
        let found = contents(&bytes);
        let (number, good) = good_part(&found, &all, head, at);
        let damage = found.damage.unwrap();
        assert_eq!((damage.number, damage.at), (number, good as u64));
        // In a sample; other bits may change the length.
        if at == head + 20 {
            assert_eq!(damage.what, "the checksum does not match");
        }
        if at % 101 == 0 {
            let path = folder.path().join(at.to_string());
            std::fs::write(&path, bytes).unwrap();
            assert_eq!(play(&path, Amount::Games(3), 2), Some(damage));
            assert_eq!(std::fs::read(&path).unwrap(), whole, "{at}");
        }
    }
}

#[test]
fn files_of_other_games_stay_unchanged() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("data");
    let other = Header {
        nodes: SETTINGS.nodes + 1,
        ..SETTINGS
    };
    for bytes in [some_games(2), b"Dear diary,".to_vec(), vec![b'L'; 500]] {
        std::fs::write(&path, &bytes).unwrap();
        let error = ShardItems::<Games>::kept(&path, &other, 9).unwrap_err();
        assert!(matches!(
            error,
            WorkError::OtherRun { .. } | WorkError::Damaged { .. }
        ));
        assert!(!part_of(&path).exists());
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
    }
}

/// A block with a good checksum that says what can't be.
#[test]
fn invalid_blocks_with_valid_checksums_are_rejected() {
    let whole = some_games(1);
    let head = head_len();
    let last = whole.len() - 4;
    let first_sample = head + 8;
    let damage = |at: usize, byte: u8| {
        let mut bytes = whole.clone();
        bytes[at] = byte;
        let crc = crc32fast::hash(&bytes[head..last]);
        bytes[last..].copy_from_slice(&crc.to_le_bytes());
        contents(&bytes).damage.unwrap()
    };
    // The result, what ended the game, the side to move, a sample of a search before one of the
    // game, an origin, a reserved byte, two pieces on one square, a piece off the board.
    for (at, byte) in [
        (head + 6, 3),
        (head + 7, 3),
        (first_sample + 20, 2),
        (first_sample + 22, 1),
        (first_sample + 22, 7),
        (first_sample + 23, 1),
        (first_sample, 0xff),
        (first_sample + 7, 0xff),
    ] {
        let Damage { number, what, .. } = damage(at, byte);
        assert_eq!(number, 0, "{at}: {what}");
        assert_ne!(what, "the checksum does not match", "{at}");
    }
    // Another game's number.
    assert_eq!(damage(head, 9).what, "it has the number 9");
}
