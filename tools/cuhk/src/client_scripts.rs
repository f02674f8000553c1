//! The scripts for client programs.

use crate::client_script::ClientScript;
use crate::games::{long_games, whole_games, won_game};
use crate::script::GraderScript;
use loa::Random;

/// Illegal moves at the start, one of each kind in the document: characters and integers.
const WRONG_AT_THE_START: [&str; 10] = [
    "A2 c4", // not lowercase
    "a8 c4", // no such row
    "a22 c44", "?3 !5", "j2 c4", // no such column
    "d4 d5", // an empty square
    "c0 c2", // not Black's
    "a2 b4", // not on a line
    "a2 d2", // the wrong distance
    "a1 a3", // on a piece of its own side
];

/// All scripts for clients.
pub(crate) fn scripts() -> Vec<GraderScript> {
    let mut scripts = vec![first_turns(), invalid_moves(), odd_words()];
    scripts.extend(games());
    scripts.push(after_the_end());
    scripts.push(split_words());
    scripts.extend(ends_of_input());
    scripts
}

/// A game for each way of ending, and long ones with invalid moves in between.
pub(crate) fn games() -> Vec<GraderScript> {
    let games = whole_games().chain(long_games(3)).map(|game| {
        let words = game.turns.iter().map(|(words, _)| words.as_str());
        let played = words.fold(ClientScript::new(), ClientScript::turn);
        played.script.named(game.name, game.rule)
    });
    games.collect()
}

/// Goes on to the end of the game that Black wins.
fn play_to_end(script: ClientScript) -> ClientScript {
    let played = script.client.game().past().len();
    won_game().skip(played).fold(script, ClientScript::turn)
}

fn first_turns() -> GraderScript {
    play_to_end(ClientScript::new()).script.named(
        "turns",
        "the board, then the players are asked in turn, with the board before each move and at the end",
    )
}

fn invalid_moves() -> GraderScript {
    let words = WRONG_AT_THE_START.into_iter();
    let words = words.clone().chain(won_game().take(1)).chain(words);
    let typed = words.fold(ClientScript::new(), ClientScript::turn);
    play_to_end(typed).script.named(
        "invalid-moves",
        "after an invalid move a warning, and the same player is asked again, without the board",
    )
}

fn odd_words() -> GraderScript {
    let script = ClientScript::new()
        .type_in(b"hello world\n")
        .type_in(b"2a 4c\n")
        .type_in(b"? !\n")
        .type_in(&[&b"x".repeat(5000)[..], b" c4\n"].concat());
    undocumented(play_to_end(script).script.named(
        "odd-words",
        "words that are not a character and an integer are invalid moves",
    ))
}

fn after_the_end() -> GraderScript {
    play_to_end(ClientScript::new())
        .type_in(b"a0 a1\nhello world\n")
        .script
        .named(
            "after-the-end",
            "after the result nothing is asked or printed any more",
        )
}

/// Moves whose words are not on lines of their own, as `cin >>` reads them.
fn split_words() -> GraderScript {
    let mut random = Random::new(1);
    let mut typed = String::new();
    for words in won_game() {
        const WHITE: [&str; 4] = ["\n", "  ", "\t", " \n\n"];
        typed.push_str(&words.replace(' ', WHITE[random.below(WHITE.len())]));
        typed.push_str(WHITE[random.below(WHITE.len())]);
    }
    let typed = ClientScript::new().type_in(typed.as_bytes());
    undocumented(typed.script.named(
        "split-words",
        "words may be on several lines, or several moves on one",
    ))
}

/// Input that ends before the game does.
fn ends_of_input() -> Vec<GraderScript> {
    let rule = "the input ends before the game: the program ends, and prints no more";
    let begun = won_game().take(3);
    let begun = begun.fold(ClientScript::new(), ClientScript::turn);
    let scripts = [
        ("no-input", ClientScript::new()),
        ("input-ends", begun.clone()),
        ("input-ends-in-a-move", begun.type_in(b"a1")),
    ];
    scripts
        .map(|(name, typed)| undocumented(typed.script.named(name, rule)))
        .into()
}

fn undocumented(script: GraderScript) -> GraderScript {
    GraderScript {
        is_documented: false,
        ..script
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documented_scripts_end_with_a_result() {
        for script in scripts() {
            let expected = script.expected();
            let over = ["B wins!\n", "W wins!\n", "Draw game!\n"]
                .iter()
                .any(|result| expected.ends_with(result));
            assert!(over || !script.is_documented, "{}", script.name);
        }
    }

    #[test]
    fn invalid_moves_are_invalid() {
        let script = invalid_moves();
        let invalid = script
            .expected()
            .matches("Invalid move. Try again!\n")
            .count();
        assert_eq!(invalid, 2 * WRONG_AT_THE_START.len());
    }

    #[test]
    fn scripts_are_what_the_reference_program_does() {
        for script in scripts() {
            let output = test_support::play_cuhk(&script.input);
            assert_eq!(script.expected(), output, "{}", script.name);
        }
    }
}
