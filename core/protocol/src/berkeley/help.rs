use super::Request;

/// What `help` says first. No line of any help is longer than 40 columns, no topic than 22 lines.
const FIRST: &str = "\
A move is two squares, such as b1-b3.
A square alone shows its moves.
  hint          suggest a move
  undo          take your move back
  level 1..10   the computer's strength
  new           begin a new game
  quit          leave the program
More, with the word after 'help':
";

struct Topic {
    name: &'static str,
    about: &'static str,
    /// The lines that begin with two blanks and a word are about a command each.
    lines: &'static str,
}

const TOPICS: [Topic; 5] = [
    Topic {
        name: "moves",
        about: "moving, hints, ending",
        lines: "\
Moving:
  b1-b3         move; also b1b3, b1xb3
  b1            list a piece's moves
  moves [b1]    list all moves, or those
  hint          suggest a move
  undo [PLIES]  take your last move back
  redo          play it again
  list          list the moves so far
  pass          happens by itself
  draw          offer or accept a draw
  resign        give the game up
",
    },
    Topic {
        name: "players",
        about: "who plays, how strongly",
        lines: "\
Players:
  play SIDE     you play black, white or
                both; it plays the rest
  auto SIDE     the computer plays black
                or white, or both
  manual COLOR  you play black or white
  level 1..10   the computer's strength
  time SECONDS  its time for each move
  seed N        make its play repeatable
Without more, 'level', 'time' and 'seed'
show what is set.
",
    },
    Topic {
        name: "games",
        about: "rules, boards, files",
        lines: "\
Games:
  new           begin a new game
  rules [NAME]  begin by other rules, or
                list them
  size WxH      begin on a board of 3x3
                to 8x8
  start NAME    begin from standard,
                sides or scrambled
  limit N       a tie after N moves each
  plies N       a tie after N plies, or
                never: none
  save FILE     write the game as SGF,
                or .pgn, .json, .txt
  save! FILE    write over a file
  load FILE     go on with a game in any
                notation
",
    },
    Topic {
        name: "board",
        about: "how it looks",
        lines: "\
The board:
  board         show it again; numbers
                count each line's pieces
  flip          turn it round
  style NAME    letters, symbols, plain
",
    },
    Topic {
        name: "positions",
        about: "set up, for programs",
        lines: "\
Positions:
  fen [FEN]     print the position, or
                begin a game at one
  set SQUARE PIECE COLOR
                put black, white or -
                there; COLOR moves next
  dump          print it for programs
  eval          show its evaluation
A line that begins with # is a comment.
",
    },
];

/// The commands that `help` alone lists and those without a line.
const OTHER: [&str; 3] = ["quit", "help", "?"];

/// Returns what a topic's lines say, all lines, those with a command, or an overview.
pub(super) fn help(word: &str) -> String {
    let has = |topic: &&Topic| topic.name == word || commands(topic).any(|name| name == word);
    match TOPICS.iter().find(has) {
        Some(topic) => topic.lines.to_owned(),
        None if word == "all" => TOPICS.iter().map(|topic| topic.lines).collect(),
        None => {
            let row = |topic: &Topic| format!("  {:<13} {}\n", topic.name, topic.about);
            FIRST.to_owned() + &TOPICS.iter().map(row).collect::<String>() + "  all\n"
        }
    }
}

fn commands(topic: &Topic) -> impl Iterator<Item = &'static str> {
    let rows = topic
        .lines
        .lines()
        .filter_map(|line| line.strip_prefix("  "));
    let rows = rows.filter(|row| !row.starts_with(' ') && !row.starts_with("b1"));
    rows.filter_map(|row| row.split_whitespace().next())
}

impl Request {
    /// Returns the words that requests begin with, for completion.
    pub fn command_words() -> Vec<&'static str> {
        let mut words: Vec<&str> = TOPICS.iter().flat_map(commands).chain(OTHER).collect();
        words.sort_unstable();
        words.dedup();
        words
    }

    /// Returns the words that may follow `help`, for completion.
    pub fn help_topics() -> Vec<&'static str> {
        TOPICS
            .iter()
            .map(|topic| topic.name)
            .chain(["all"])
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_help_fits_a_small_terminal() {
        for word in Request::help_topics()
            .into_iter()
            .filter(|word| *word != "all")
            .chain([""])
        {
            let text = help(word);
            assert!(text.lines().count() <= 22, "{text}");
            assert!(text.lines().all(|line| line.len() <= 40), "{text}");
        }
        assert_eq!(help("undo"), help("moves"));
        assert_eq!(help("me"), help(""));
    }

    #[test]
    fn every_command_of_the_help_is_read() {
        let words = Request::command_words();
        for word in ["play", "new", "board", "fen", "quit"] {
            assert!(words.contains(&word), "{word}");
        }
        for word in words {
            let error = Request::read(word).err().map(|error| error.to_string());
            let unknown = error.filter(|error| error.contains("neither a command"));
            assert_eq!(unknown, None);
        }
    }
}
