//! Lets two programs that speak the course's commands play four games.
//!
//! ```sh
//! cargo run --release -p lines-of-action-match --example duel -- "loa" docs/book/desk/submissions/ada/loa
//! ```

use loa::{Preset, Size};
use loa_match::Interrupt;
use loa_match::tournament::{Contender, Format, Match, MatchSettings, OpeningSource};
use std::error::Error;
use std::time::Duration;

fn main() -> Result<(), Box<dyn Error>> {
    let players: Vec<Contender> = std::env::args()
        .skip(1)
        .enumerate()
        .map(|(number, command)| format!("name=player-{number},cmd={command},time=5").parse())
        .collect::<Result<_, _>>()?;
    let mut games = Match::new(settings(players), None)?;
    games.run(&Interrupt::never(), &mut |_, game| {
        let (number, finish) = (game.pairing.number, &game.finish);
        println!("game {number}: {:?} ({})", finish.outcome, finish.reason);
    })?;
    let standings = games.standings();
    for player in standings.ranking() {
        let (name, tally) = (&standings.names()[player], standings.tally(player));
        println!("{name}: {} of {}", tally.points(), tally.games());
    }
    Ok(())
}

fn settings(players: Vec<Contender>) -> MatchSettings {
    MatchSettings {
        players,
        preset: Preset::BERKELEY,
        size: Size::STANDARD,
        start: Preset::BERKELEY.start,
        format: Format::RoundRobin,
        games: 4,
        openings: OpeningSource::Random(4, None),
        seed: 1,
        concurrency: 1,
        margin: Duration::from_millis(50),
        longest_move: Duration::from_secs(60),
        startup: Duration::from_secs(10),
        most_plies: 500,
        draws_repetitions: true,
        sprt: None,
    }
}
