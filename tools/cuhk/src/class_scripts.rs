//! The scripts for classes.

use crate::client_scripts;
use crate::games::{TestGame, long_games, sections};
use crate::probe_script::ProbeScript;
use crate::script::GraderScript;

/// The scripts of rules, after a head that describes them.
const RULES: &str = include_str!("../scripts/class.txt");

/// Scripts for the probe: those of rules, then games.
pub(crate) fn probe_scripts() -> Vec<GraderScript> {
    let rules = sections(RULES, 2).map(|[name, rule, orders]| {
        let given = orders.lines().fold(ProbeScript::new(), ProbeScript::order);
        given.script.named(name, rule)
    });
    rules.chain(long_games(3).map(long_game)).collect()
}

/// Scripts for the reference client.
pub(crate) fn game_scripts() -> Vec<GraderScript> {
    let mut scripts = client_scripts::games();
    for script in &mut scripts {
        script.name = format!("client-{}", script.name);
    }
    scripts
}

fn long_game(game: TestGame) -> GraderScript {
    const AFTER_A_MOVE: [&str; 4] = ["swap", "players", "connected", "over"];
    let mut given = ProbeScript::new();
    for (words, is_valid) in &game.turns {
        let (from, to) = words.split_once(' ').unwrap_or((words, ""));
        given = given.attempt(from.as_bytes(), to.as_bytes(), *is_valid);
        if *is_valid {
            given = AFTER_A_MOVE.into_iter().fold(given, ProbeScript::order);
        }
    }
    given.script.named(
        game.name,
        "a long game, with invalid moves in between, looked at after each move",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn script_names_are_unique() {
        // Making them checks which moves are valid.
        let scripts = [probe_scripts(), game_scripts()].concat();
        let names: HashSet<&str> = scripts.iter().map(|script| script.name.as_str()).collect();
        assert_eq!(names.len(), scripts.len());
    }

    #[test]
    fn boards_are_what_their_scripts_say() {
        let answers = |name: &str, question: &str| {
            let scripts = probe_scripts();
            let script = scripts.iter().find(|script| script.name == name).unwrap();
            let expected = script.expected();
            let answers = expected
                .lines()
                .filter_map(|line| line.strip_prefix(question));
            answers
                .map(|answer| answer.trim_matches('\'').chars().next().unwrap())
                .collect::<String>()
        };
        for (name, black, white) in [
            ("connected-straight", "tt", "tf"),
            ("connected-diagonally", "ttt", "tft"),
            ("not-connected", "ffff", "ffff"),
            ("connected-shapes", "tttt", "tttf"),
            ("connected-single-piece", "tft", "ftt"),
            ("connected-across-the-edge", "fff", "fff"),
            ("connected-by-others", "fff", "fff"),
        ] {
            assert_eq!(answers(name, "hasConnected('B') "), black, "{name}");
            assert_eq!(answers(name, "hasConnected('W') "), white, "{name}");
        }
        assert_eq!(answers("gameOver", "gameOver() "), "-BBWWDD--");
        assert_eq!(answers("gameOver-after-moves", "gameOver() "), "-BDWB");
    }
}
