//! Runs the commands of `docs/club.md`, from an empty folder to a restored backup.

use super::page::{Command, blocks};
use super::reader::Reader;
use std::fs;
use test_support::repository;

/// What readers put in place of words of the page: here, variables of the shell.
const KNOWN: [(&str, &str); 6] = [
    ("cargo run --release -- club", "loa club"),
    ("0.0.0.0:8090", "127.0.0.1:0"),
    ("http://localhost:8090/", "${url}"),
    ("\"CODE\"", "\"'$code'\""),
    ("\"JOIN-CODE\"", "\"'$join'\""),
    ("--key KEY", "--key $key"),
];

/// Waits until the club is open, and reads what it says.
const OPEN: &str = "server=$! # club.db, club.db-wal, club.db-shm, club.db.lock
until grep -qs Ctrl-C said; do sleep 0.05; done
url=$(sed -n 's/^The club is open at //p' said)
code=$(sed -n \"s/^The code for the owner's first visit is //p\" said)";

/// Waits until the program is seated, and ends it.
const SEATED: &str = "bot=$!
until post -b lee ${url}club/players | grep -q '\"Lees program\"[^{]*\"present\":true'; do
    sleep 0.05
done
kill -INT $bot; wait $bot || [ $? = 130 ]";

/// Ends the club, as the page says.
const CLOSED: &str = "kill -INT $server; wait $server || [ $? = 130 ]";

/// Returns a line of the page as this shell can run it.
fn runnable(line: &str) -> String {
    let known = KNOWN.iter();
    let run = known.fold(line.to_owned(), |line, (word, value)| {
        line.replace(word, value)
    });
    let keep = |name: &str, field: &str| {
        let find = format!("sed 's/.*\"{field}\":\"\\([^\"]*\\)\".*/\\1/' shown");
        format!("{run} > shown; cat shown; {name}=$({find})")
    };
    match line {
        _ if line.starts_with("cargo run") => format!("{run} > said 2>&1 &\n{OPEN}"),
        _ if line.contains("club/codes") => keep("join", "code"),
        _ if line.contains("club/bots") => keep("key", "key"),
        _ if line.starts_with("loa bot") => format!("{run} > played &\n{SEATED}"),
        _ if line.starts_with("loa club restore") => format!("{CLOSED}\n{run}"),
        _ => run,
    }
}

/// Returns a block of the page as a command; what it starts ends with the shell.
fn command(block: &str) -> Command {
    let lines: Vec<String> = block.lines().map(runnable).collect();
    let begin = "set -e; trap 'kill $(jobs -p) 2> /dev/null' EXIT";
    Command::new(format!("{begin}\n{}\nset +e", lines.join("\n")))
}

#[test]
fn commands_of_the_clubs_page_work() {
    let page = fs::read_to_string(repository("docs/club.md")).unwrap();
    let commands: Vec<Command> = blocks(&page, "sh").iter().map(|it| command(it)).collect();
    assert_eq!(commands.len(), 5);
    let results = Reader::new().follow(&commands);
    for (command, (output, status)) in commands.iter().zip(&results) {
        assert_eq!(*status, 0, "{}:\n{output}", command.source);
        assert!(
            !output.contains("\"error\""),
            "{}:\n{output}",
            command.source
        );
    }
    assert_eq!(results.len(), commands.len(), "{results:?}");
    let (end, _) = results.last().unwrap();
    for words in ["monday.db: 1 games, no faults", "restored club.db"] {
        assert!(end.contains(words), "{end}");
    }
}
