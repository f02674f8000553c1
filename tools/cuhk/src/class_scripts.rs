//! The scripts for classes.

use crate::client_scripts;
use crate::games::{invalid_move, long_games};
use crate::probe_script::ProbeScript;
use crate::script::GraderScript;
use loa::{Color, Move, Random};

/// The scripts of rules, after a head that describes them.
const RULES: &str = include_str!("../scripts/class.txt");

/// Scripts for the probe: those of rules, then games.
pub(crate) fn probe_scripts() -> Vec<GraderScript> {
    let mut scripts: Vec<GraderScript> = RULES.split("\n\n").skip(2).map(rule).collect();
    let games = long_games(3).into_iter().zip(1..);
    scripts.extend(games.map(|(moves, number)| long_game(&moves, number)));
    scripts
}

/// Reads a script.
fn rule(text: &'static str) -> GraderScript {
    let mut lines = text.lines();
    let head = lines.next().unwrap_or_default();
    let (name, rule) = head.split_once(": ").unwrap_or((head, ""));
    lines.fold(ProbeScript::new(), order).script(name, rule)
}

/// Adds an order.
fn order(script: ProbeScript, line: &str) -> ProbeScript {
    let (order, rest) = line.split_once(' ').unwrap_or((line, ""));
    match order {
        "set" => {
            let (black, rest) = rest.split_once('/').unwrap_or_default();
            let (white, player) = rest.rsplit_once(' ').unwrap_or_default();
            let is_black = player == "B";
            let player = if is_black { Color::Black } else { Color::White };
            script.set(black, white, player)
        }
        "invalid" => {
            let (from, to) = rest.split_once(' ').unwrap_or_default();
            script.attempt(&word(from), &word(to), false)
        }
        "swap" => script.swap(),
        "players" => script.players(),
        "connected" => script.connected(),
        "over" => script.over(),
        "print" => script.print(),
        "counts" => script.counts(),
        _ => script.tries(line),
    }
}

/// Reads a word of a move that is not valid.
fn word(text: &str) -> Vec<u8> {
    if let Some((word, times)) = text.split_once('*') {
        return word.as_bytes().repeat(times.parse().unwrap_or(0));
    }
    let mut parts = text.trim_matches('"').split("\\x");
    let mut word = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (byte, rest) = part.split_at(2);
        word.extend(u8::from_str_radix(byte, 16));
        word.extend(rest.as_bytes());
    }
    word
}

/// Scripts for the reference client.
pub(crate) fn game_scripts() -> Vec<GraderScript> {
    let mut scripts = client_scripts::games();
    scripts.extend(client_scripts::long());
    for script in &mut scripts {
        script.name = format!("client-{}", script.name);
    }
    scripts
}

fn long_game(moves: &[Move], number: u64) -> GraderScript {
    let mut random = Random::new(number);
    let mut script = ProbeScript::new();
    for mv in moves {
        if random.below(3) == 0 {
            let wrong = invalid_move(&script.position, &mut random);
            script = script.attempt_words(&wrong, false);
        }
        script = script.turn(*mv).players().connected().over();
    }
    script.script(
        format!("long-game-{number}"),
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
