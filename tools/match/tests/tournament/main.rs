//! Matches between the programs of `testing/support/fake`: who wins, why, and that no process is
//! left behind.

#![allow(clippy::unwrap_used)]

mod journal;

use loa::{Color, Move, Outcome, Ply, Preset, Size, Start};
use loa_match::statistics::{EloModel, Hypothesis, Sprt, Tally};
use loa_match::tournament::{
    Assignment, Cause, Contender, Fault, Format, Halt, Match, MatchEnd, MatchError, MatchSettings,
    OpeningList, OpeningSource, PlayedGame, Player, PlayerFactory, SprtSettings, Standings, Turn,
};
use loa_match::{CommandLine, Interrupt, SpawnError};
use loa_notation::{Ending, GameResult, Record};
use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use test_support::{fake, processes_with};

/// The side to move can win at once, and if it does not, so can the opponent.
const SHORT: &str = "l2l4/8/8/8/8/8/8/L2L4 w - - 0 1";

/// More than enough time on a busy computer.
const LONG: Duration = Duration::from_secs(60);

struct TestFolder(TempDir);

impl TestFolder {
    fn new() -> TestFolder {
        TestFolder(tempfile::tempdir().unwrap())
    }

    /// A fake player, whose processes can be found by their arguments: `quick win` and `quick miss`
    /// are the shell script, others the arguments of `player.py`.
    fn player(&self, name: &str, program: &str, keys: &str) -> Contender {
        let (dialect, way) = program.split_once(' ').unwrap();
        let tag = self.tag();
        let (dialect, command) = match dialect {
            "quick" => (
                "uci",
                format!("sh {} {way} {tag}", fake("quick.sh").display()),
            ),
            _ => (
                dialect,
                format!(
                    "python3 -SE {} {program} {tag}",
                    fake("player.py").display()
                ),
            ),
        };
        let unlimited = dialect == "uci" && keys.is_empty();
        let limit = if unlimited { ",depth=1" } else { keys };
        let keys = format!("name={name},dialect={dialect},cmd={command}{limit}");
        keys.parse().unwrap()
    }

    fn tag(&self) -> String {
        self.0.path().display().to_string()
    }

    fn out(&self) -> std::path::PathBuf {
        self.0.path().join("out")
    }

    fn settings(&self, players: Vec<Contender>, games: usize, opening: &str) -> MatchSettings {
        MatchSettings {
            players,
            preset: Preset::BERKELEY,
            size: Size::STANDARD,
            start: Start::Standard,
            format: Format::RoundRobin,
            games,
            openings: OpeningSource::List(OpeningList::read(opening.as_bytes()).unwrap()),
            seed: 1,
            concurrency: 1,
            margin: LONG,
            longest_move: LONG,
            startup: LONG,
            most_plies: 500,
            draws_repetitions: true,
            sprt: None,
        }
    }

    /// Two players, given by dialect and behaviour, and short games.
    fn pair(&self, one: &str, other: &str) -> MatchSettings {
        self.pair_with(one, "", other)
    }

    /// The same with keys of the first one.
    fn pair_with(&self, one: &str, keys: &str, other: &str) -> MatchSettings {
        let one = self.player("one", one, keys);
        self.settings(vec![one, self.player("other", other, "")], 2, SHORT)
    }

    /// The record of a game.
    fn record(&self, number: usize) -> Record {
        let file = format!("games/{number:06}.sgf");
        let text = fs::read_to_string(self.out().join(file)).unwrap();
        text.parse().unwrap()
    }

    fn play(&self, settings: MatchSettings) -> Played {
        let mut game = Match::new(settings, Some(&self.out())).unwrap();
        let mut games = Vec::new();
        let end = game.run(&Interrupt::never(), &mut |_, game| games.push(game.clone()));
        self.assert_nothing_left();
        games.sort_by_key(|game| game.pairing.number);
        Played {
            end: end.unwrap(),
            games,
            standings: game.standings().clone(),
        }
    }

    /// Runs a match that ends with an error before any game; returns this.
    fn fails(&self, settings: MatchSettings) -> String {
        let mut game = Match::new(settings, Some(&self.out())).unwrap();
        let error = game.run(&Interrupt::never(), &mut |_, _| {}).unwrap_err();
        assert_eq!(game.standings().games(), 0);
        assert_eq!(fs::read(self.out().join("games.jsonl")).unwrap(), b"");
        self.assert_nothing_left();
        error.to_string()
    }

    fn assert_nothing_left(&self) {
        assert_eq!(processes_with(&self.tag()), [""; 0]);
    }
}

struct Played {
    end: MatchEnd,
    games: Vec<PlayedGame>,
    standings: Standings,
}

impl Played {
    fn tally(&self, player: usize) -> [u64; 3] {
        let Tally {
            wins,
            draws,
            losses,
        } = self.standings.tally(player);
        [wins, draws, losses]
    }
}

/// Who wins, wins with the first move. White space in answers does not matter, and who knows the
/// start may move before it is told.
#[test]
fn dialects_play_each_other() {
    // The tally, the plies of the second game, and the number of pairs for each score.
    let both_black = ([1, 0, 1], 1, [0, 0, 1, 0, 0]);
    let swept = ([2, 0, 0], 2, [0, 0, 0, 0, 1]);
    for (one, other, (tally, plies, counts)) in [
        ("berkeley win", "uci win", both_black),
        ("uci win", "codingame win", both_black),
        ("codingame win", "berkeley win", both_black),
        ("berkeley win", "berkeley miss", swept),
        ("berkeley win", "uci miss", swept),
        ("berkeley win", "codingame miss", swept),
        ("uci spaced", "berkeley miss", swept),
        ("codingame early", "berkeley miss", swept),
    ] {
        let room = TestFolder::new();
        let played = room.play(room.pair(one, other));
        assert_eq!(played.end, MatchEnd::AllPlayed);
        assert_eq!(played.tally(0), tally, "{one} {other}: {:?}", played.games);
        for game in &played.games {
            let winner = [Color::Black, Color::White][game.plies as usize - 1];
            assert_eq!(game.finish.outcome, Outcome::Win(winner), "{game:?}");
            assert_eq!(game.finish.cause, Cause::Rules);
        }
        assert_eq!(played.games[1].plies, plies);
        assert_eq!(played.standings.meetings()[0].pairs.counts, counts);
    }
}

#[test]
fn whole_games_from_random_openings() {
    let room = TestFolder::new();
    let mut settings = room.pair("uci win", "berkeley miss");
    settings.openings = OpeningSource::Random(6, None);
    settings.most_plies = 30;
    let played = room.play(settings);
    for game in &played.games {
        let is_forfeit = [Cause::Fault, Cause::Time].contains(&game.finish.cause);
        assert!(!is_forfeit, "{game:?}");
        let record = room.record(game.pairing.number);
        assert_eq!(record.to_game().unwrap().plies(), game.plies);
    }
    // Both games of a pair have the same opening.
    let opening = |number: usize| {
        let game = room.record(number).to_game().unwrap();
        let plies = game.past()[..6].iter();
        plies.map(|ply| ply.mv).collect::<Vec<_>>()
    };
    assert_eq!(opening(1), opening(2));
}

/// A player that misbehaves, or does not answer in time, loses both games, with the reason.
#[test]
fn misbehaviour_loses_the_game_and_not_the_match() {
    const CRASH: &str =
        "was killed by signal 6 (SIGABRT); its standard error ends: Segmentation fault, or so";
    const FLOOD: &str = "printed more than 4194304 bytes for one move";
    const LONG_LINE: &str = "printed a line of more than 16384 bytes";
    const CLOSED: &str = "closed its standard output, but goes on running";
    const LOST: &str = "did not set up the opening: it shows another board";
    const CLAIM: &str = "announced 'White wins', but the game is not over";
    const UNENDED: &str = "no move within 1 s; the line '* a1-h8' lacks its newline";
    const UCI_UNENDED: &str = "no move within 1 s; the line 'bestmove a1h8' lacks its newline";
    for (program, keys, reason) in [
        ("berkeley crash", "", CRASH),
        ("berkeley leave", "", "exited with status 0"),
        ("uci leave", "", "exited with status 0"),
        ("codingame fork", "", "exited with status 0"),
        ("berkeley cheat", "", "a1-h8 is illegal: "),
        ("uci cheat", "", "a1-h8 is illegal: "),
        ("codingame cheat", "", "a1-h8 is illegal: "),
        ("berkeley babble", "", "invalid move 'I resign'"),
        ("uci babble", "", "invalid move 'bestmove resign'"),
        ("codingame babble", "", "invalid move 'dunno'"),
        ("berkeley claim", "", CLAIM),
        ("berkeley flood", "", "printed more than 3000 lines"),
        ("uci flood", "", FLOOD),
        ("codingame flood_line", "", LONG_LINE),
        ("berkeley close_output", "", CLOSED),
        ("berkeley lost", "", LOST),
        ("uci twice", "", "unexpected output 'bestmove "),
        ("berkeley twice", "", "unexpected output '* "),
        ("codingame twice", "", "unexpected output '"),
        ("berkeley hang", ",time=0.02", "no move within 0.02 s"),
        ("uci hang", ",time=0.05+0", "no move within 0.05 s"),
        // What CodinGame gives for the first move.
        ("codingame close_input", ",time=0.02", "no move within 1 s"),
        ("berkeley unended", ",time=1", UNENDED),
        ("uci unended", ",time=1", UCI_UNENDED),
    ] {
        let (cause, ending, forfeits, concurrency) = match reason.starts_with("no move") {
            true => (Cause::Time, Ending::Time, (2, 0), 1),
            false => (Cause::Fault, Ending::Forfeit, (0, 2), 2),
        };
        let room = TestFolder::new();
        // The quick one knows no second move.
        let other = match program.ends_with("twice") {
            true => "uci miss",
            false => "quick miss",
        };
        let margin = if keys.is_empty() { "" } else { ",margin=0" };
        let mut settings = room.pair_with(program, &format!("{keys}{margin}"), other);
        settings.concurrency = concurrency;
        let played = room.play(settings);
        assert_eq!(played.end, MatchEnd::AllPlayed);
        assert_eq!(played.tally(0), [0, 0, 2], "{program}: {:?}", played.games);
        let found = played.standings.forfeits(0);
        assert_eq!((found.time, found.fault), forfeits);
        for (game, color) in played.games.iter().zip(["Black", "White"]) {
            let expected = format!("{color}: {reason}");
            let is_told = game.finish.reason.starts_with(&expected);
            assert!(is_told, "{program}: {game:?}");
            assert_eq!(game.finish.cause, cause);
        }
        let record = room.record(1);
        assert_eq!(record.result, Some(GameResult::Win(Color::White, ending)));
        assert!(record.comment().unwrap().contains(reason));
    }
}

/// Two players that can't begin draw, if others play as well.
#[test]
fn players_that_cannot_begin_lose_to_others_and_draw_among_themselves() {
    let room = TestFolder::new();
    let players = vec![
        room.player("one", "berkeley leave_at_once", ""),
        room.player("other", "uci leave_at_once", ""),
        room.player("third", "quick win", ""),
    ];
    let played = room.play(room.settings(players, 2, SHORT));
    assert_eq!(played.tally(0), [0, 2, 2]);
    assert_eq!(played.tally(2), [4, 0, 0]);
    let game = &played.games[0];
    assert_eq!(game.finish.cause, Cause::NoGame);
    let expected = "Black: exited with status 0; White: exited with status 0";
    assert_eq!(game.finish.reason, expected);
}

#[test]
fn a_match_between_two_players_that_cannot_begin_ends() {
    let (exited, short) = ("exited with status 0", Duration::from_millis(50));
    let silent = ["dump", "uci"].map(|what| format!("no answer to '{what}' within 0.05 s"));
    for (way, startup, [black, white]) in [
        ("leave_at_once", LONG, [exited, exited]),
        ("deaf", short, [&silent[0], &silent[1]]),
    ] {
        let room = TestFolder::new();
        let mut settings = room.pair(&format!("berkeley {way}"), &format!("uci {way}"));
        settings.startup = startup;
        let expected = format!(
            "neither 'one' (Black) nor 'other' (White) can begin a game: \
             Black: {black}; White: {white}"
        );
        assert_eq!(room.fails(settings), expected);
    }
}

/// A player that can't be started for a reason of this kind, and makes a request when it is tried.
#[derive(Debug)]
struct Unstartable(io::ErrorKind, Interrupt);

impl PlayerFactory for Unstartable {
    fn start(&self) -> Result<Box<dyn Player + '_>, Fault> {
        self.1.set(true);
        Err(Fault::NotStarted(SpawnError {
            command: Box::new(CommandLine::new("engine", [""; 0])),
            cause: io::Error::new(self.0, "no memory for its table"),
        }))
    }
}

/// Sandboxes fail with errors of the kind `Other`.
#[test]
fn lack_of_memory_and_of_a_sandbox_ends_the_match_and_loses_no_game() {
    for kind in [io::ErrorKind::OutOfMemory, io::ErrorKind::Other] {
        let room = TestFolder::new();
        let large = Arc::new(Unstartable(kind, Interrupt::never()));
        let large = Contender::new("large".to_owned(), &[], large).unwrap();
        let settings = room.settings(vec![room.player("one", "quick win", ""), large], 2, SHORT);
        let expected = "can't run 'engine': no memory for its table";
        assert_eq!(room.fails(settings), expected);
    }
}

/// An engine player takes the memory for its table at its start.
#[test]
fn white_is_not_started_without_a_black_player() {
    let room = TestFolder::new();
    // The match ends with the first game.
    let (stop, white_is_started) = (Interrupt::never(), Interrupt::never());
    let players = [("black", &stop), ("white", &white_is_started)].map(|(name, tried)| {
        let player = Arc::new(Unstartable(io::ErrorKind::OutOfMemory, tried.clone()));
        Contender::new(name.to_owned(), &[], player).unwrap()
    });
    let settings = room.settings(players.to_vec(), 2, SHORT);
    let mut game = Match::new(settings, None).unwrap();
    assert!(game.run(&stop, &mut |_, _| {}).is_err());
    assert!(!white_is_started.is_requested());
}

/// Goes back and forth.
#[derive(Debug)]
struct Shuffler;

impl PlayerFactory for Shuffler {
    fn start(&self) -> Result<Box<dyn Player + '_>, Fault> {
        Ok(Box::new(Shuffler))
    }
}

impl Player for Shuffler {
    fn choose(&mut self, _: &Assignment<'_>, turn: &Turn<'_>) -> Result<Move, Halt> {
        let moves = turn.game.legal_moves();
        let back = turn.game.past().iter().rev().nth(1);
        let back = back.map(|ply| match ply.mv {
            Move::Jump(from, to) => Move::Jump(to, from),
            Move::Pass => Move::Pass,
        });
        Ok(back.filter(|mv| moves.contains(mv)).unwrap_or(moves[0]))
    }
}

/// Where the rules ignore repetition, the match does not, unless it is told to.
#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let start = "1llllll1/L6L/L6L/L6L/L6L/L6L/L6L/1llllll1 b - - 0 1";
    for (draws_repetitions, cause, ending) in [
        (true, Cause::Repetition, "Adjudication"),
        (false, Cause::Length, "Length"),
    ] {
        let room = TestFolder::new();
        let players = ["one", "other"]
            .map(|name| Contender::new(name.to_owned(), &[], Arc::new(Shuffler)).unwrap());
        let settings = MatchSettings {
            most_plies: 40,
            draws_repetitions,
            ..room.settings(players.into(), 2, start)
        };
        let played = room.play(settings);
        for game in &played.games {
            assert_eq!(game.finish.cause, cause);
            assert_eq!(game.finish.outcome, Outcome::Draw);
        }
        let record = room.record(1);
        let result = GameResult::Draw(Ending::Other(ending.to_owned()));
        assert_eq!(record.result, Some(result));
        let game = record.to_game().unwrap();
        let same = |ply: &&Ply| ply.before == *game.position();
        let before = game.past().iter().filter(same).count();
        assert_eq!(before == 2, draws_repetitions, "{before}");
    }
}

/// The fake player prints what it was told on its standard error.
#[test]
fn uci_programs_are_told_rules_options_and_limits() {
    for (keys, go) in [
        (",depth=3", "go depth 3"),
        (",time=0.25,nodes=900", "go movetime 250 nodes 900"),
        (
            ",time=60+0.5",
            "go wtime 60000 btime 60000 winc 500 binc 500",
        ),
    ] {
        let room = TestFolder::new();
        let played = room.play(room.pair_with("uci tell", keys, "quick miss"));
        let reason = &played.games[0].finish.reason;
        assert!(
            reason.ends_with(&format!("its standard error ends: {go}")),
            "{reason}"
        );
    }
}

#[test]
fn a_test_stops_the_match() {
    for (one, other, hypothesis) in [
        ("quick win", "quick miss", Hypothesis::H1),
        ("quick miss", "quick win", Hypothesis::H0),
    ] {
        let room = TestFolder::new();
        let mut settings = room.pair(one, other);
        settings.games = 1000;
        settings.concurrency = 2;
        settings.sprt = Some(SprtSettings {
            test: Sprt::new(0.0, 400.0, 0.05, 0.05, EloModel::Logistic).unwrap(),
            of_pairs: true,
        });
        let played = room.play(settings.clone());
        assert_eq!(played.end, MatchEnd::Decided(hypothesis));
        assert!(played.games.len() < 40);
        // Taken up again, it is over at once.
        let again = room.play(settings);
        assert_eq!(again.end, MatchEnd::Decided(hypothesis));
        assert_eq!(again.games, []);
        assert_eq!(again.tally(0), played.tally(0));
    }
}

#[test]
fn a_round_robin_and_a_gauntlet() {
    for (format, tallies) in [
        (Format::RoundRobin, [[4, 0, 0], [2, 0, 2], [0, 0, 4]]),
        (Format::Gauntlet, [[4, 0, 0], [0, 0, 2], [0, 0, 2]]),
    ] {
        let room = TestFolder::new();
        let programs = [
            ("a", "quick win"),
            ("b", "quick miss"),
            ("c", "berkeley crash"),
        ];
        let players = programs.map(|(name, program)| room.player(name, program, ""));
        let mut settings = room.settings(players.into(), 2, SHORT);
        settings.format = format;
        let played = room.play(settings);
        assert_eq!([0, 1, 2].map(|player| played.tally(player)), tallies);
        if format == Format::RoundRobin {
            assert_eq!(played.standings.ranking(), [0, 1, 2]);
        }
    }
}

fn refused(settings: MatchSettings, folder: Option<&Path>) -> String {
    Match::new(settings, folder).unwrap_err().to_string()
}

#[test]
fn impossible_settings_are_refused() {
    let room = TestFolder::new();
    let pair = || room.pair("quick win", "quick win");
    let change = |change: fn(&mut MatchSettings)| {
        let mut settings = pair();
        change(&mut settings);
        refused(settings, None)
    };
    assert!(change(|s| drop(s.players.pop())).contains("two players at least"));
    assert!(change(|s| s.players[1].name = "one".into()).contains("two players are named 'one'"));
    assert!(change(|s| s.games = 3).contains("even"));
    assert!(change(|s| s.games = 0).contains("even"));
    assert!(change(|s| s.size = Size::new(6, 6).unwrap()).contains("board of 8x8, not 6x6"));
    assert!(change(|s| s.openings = OpeningSource::Random(500, None)).contains("500 random plies"));
    let mut settings = pair();
    settings.players[0] = "name=x,cmd=/no/such/program".parse().unwrap();
    assert!(matches!(
        Match::new(settings, None),
        Err(MatchError::Spawn(_))
    ));
}

#[test]
fn an_interrupt_ends_games_and_players() {
    let room = TestFolder::new();
    let mut settings = room.pair("quick win", "uci hang");
    settings.games = 2;
    settings.concurrency = 2;
    let mut game = Match::new(settings, Some(&room.out())).unwrap();
    let interrupt = Interrupt::never();
    let mut ended = 0;
    let end = game.run(&interrupt, &mut |_, _| {
        // Game 2 hangs, game 1 does not.
        ended += 1;
        interrupt.raise(15);
    });
    assert_eq!(end.unwrap(), MatchEnd::Interrupted(15));
    assert_eq!(ended, 1);
    room.assert_nothing_left();
}
