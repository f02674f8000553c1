//! A club's round robin of programs, and the match of the same ones.

use crate::bots::seat;
use crate::support::{Visitor, new_club, wait_until};
use loa::{Color, Preset, Size};
use loa_match::Interrupt;
use loa_match::tournament::{
    Contender, Format, Match, MatchSettings, OpeningSource, PlayedGame, Standings,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;

/// The programs: each makes the legal move at its place of the list, of so many percent.
const PROGRAMS: [(&str, u32); 3] = [("First", 0), ("Middle", 50), ("Last", 99)];

/// A program in CodinGame's dialect that depends on the position alone.
fn script(percent: u32) -> String {
    format!(
        "read side
while true; do
    for rank in 1 2 3 4 5 6 7 8; do read row || exit; done
    read last; read count
    for at in $(seq 0 $((count - 1))); do
        read mv; [ $at = $((count * {percent} / 100)) ] && chosen=$mv
    done
    echo $chosen
done
"
    )
}

/// The winner of each game, by the names of Black and White; no winner is a draw.
type Results = BTreeMap<(String, String), Option<Color>>;

/// Each player's Elo with its error, and whether it counts more draws.
type Ratings = (BTreeMap<String, (f64, f64)>, bool);

/// Returns the results and the ratings.
fn of_a_match(programs: &[(String, String)]) -> (Results, Ratings) {
    let player = |(name, cmd): &(String, String)| {
        let keys = [
            ("name", name.as_str()),
            ("cmd", cmd),
            ("dialect", "codingame"),
        ];
        Contender::of_program(&keys.map(|(key, value)| (key.to_owned(), value.to_owned()))).unwrap()
    };
    let settings = MatchSettings {
        players: programs.iter().map(player).collect(),
        preset: Preset::CODINGAME,
        size: Size::STANDARD,
        start: Preset::CODINGAME.start,
        format: Format::RoundRobin,
        games: 2,
        openings: OpeningSource::Start,
        seed: 1,
        concurrency: 1,
        margin: Duration::from_secs(10),
        longest_move: Duration::from_secs(10),
        startup: Duration::from_secs(10),
        most_plies: 10_000,
        draws_repetitions: false,
        sprt: None,
    };
    let mut results = Results::new();
    let mut run = Match::new(settings, None).unwrap();
    let names = run.standings().names().to_vec();
    let mut watch = |_: &Standings, game: &PlayedGame| {
        let pairing = game.pairing;
        let players = [pairing.black, pairing.white].map(|player| names[player].clone());
        results.insert(players.into(), game.finish.outcome.winner());
    };
    run.run(&Interrupt::never(), &mut watch).unwrap();
    let rated = run.standings().ratings();
    let ratings = rated.players.into_iter();
    let ratings = ratings.map(|rating| rating.map(|rating| (rating.elo, rating.error)).unwrap());
    let ratings = names.into_iter().zip(ratings).collect();
    (results, (ratings, rated.softened))
}

/// Returns the same of a tournament.
fn of_a_tournament(view: &Value) -> (Results, Ratings) {
    let array = |value: &Value| value.as_array().unwrap().clone();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let players = array(&view["players"]).into_iter();
    let names: BTreeMap<i64, String> = players
        .map(|player| (player["id"].as_i64().unwrap(), text(&player["name"])))
        .collect();
    let pairs = array(&view["played"]).into_iter();
    let pairs = pairs.flat_map(|round| array(&round["pairs"]));
    let results = pairs.map(|pair| {
        let name = |side: &str| names[&pair[side].as_i64().unwrap()].clone();
        let winner = match pair["result"]["winner"].as_str() {
            Some("black") => Some(Color::Black),
            Some(_) => Some(Color::White),
            None => None,
        };
        assert_eq!(pair["result"]["forfeit"], false);
        ((name("black"), name("white")), winner)
    });
    let ratings = array(&view["standings"]).into_iter().map(|row| {
        let number = |key: &str| row[key].as_f64().unwrap();
        (text(&row["name"]), (number("elo"), number("eloError")))
    });
    let softened = view["softened"].as_bool().unwrap();
    (results.collect(), (ratings.collect(), softened))
}

#[test]
fn a_round_robin_agrees_with_a_match_of_the_same_programs() {
    let (folder, server) = new_club();
    let mut owner = server.owner();
    let clock = json!({ "kind": "realTime", "seconds": 600, "increment": 5 });
    let body = json!({
        "name": "Programs", "format": "double-round-robin", "rounds": 0, "rest": 0,
        "setup": { "rules": "codingame", "clock": clock },
    });
    let made = owner.post("/club/tournaments", &body);
    let path = format!("/club/tournaments/{}", made["id"]);
    let mut seated = Vec::new();
    let programs = PROGRAMS.map(|(name, percent)| {
        let cmd = folder.script(&format!("{name}.sh"), &script(percent));
        let made = owner.post("/club/bots", &json!({ "name": name }));
        seated.push(seat(&server.url, made["key"].as_str().unwrap(), &cmd));
        let enter = json!({ "act": "enter", "player": made["bot"]["id"] });
        owner.post(&path, &enter);
        (name.to_owned(), cmd)
    });
    owner.post(&path, &json!({ "act": "start" }));
    let (results, (ratings, softened)) = of_a_match(&programs);
    assert_eq!(results.len(), 6);
    let view = |visitor: &mut Visitor| visitor.get(&path);
    wait_until("the end", || view(&mut owner)["stage"] == "over");
    let (played, (rated, is_softened)) = of_a_tournament(&view(&mut owner));
    assert_eq!((played, is_softened), (results, softened));
    for (name, (elo, error)) in ratings {
        let (own, own_error) = rated[&name];
        assert!((own - elo).abs() < 1e-6, "{name}: {own} {elo}");
        let gap = (own_error - error).abs();
        assert!(gap < 1e-6, "{name}: {own_error} {error}");
    }
}
