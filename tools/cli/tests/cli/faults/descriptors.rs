//! Too few file descriptors: whatever can't be opened is told in words.

use super::room::{Room, err, no_panic};
use std::process::Output;

const COMMANDS: [&str; 8] = [
    "save.txt",
    "--log log moves.txt",
    "--dialect uci < uci.txt",
    "analyze --threads 2 --nodes 3000",
    "solve --board 3x3 --out tables",
    "datagen --board 5x5 --games 2 --nodes 100 --out data/games",
    "match --games 2 --openings short.txt --player 'name=a,dialect=uci,depth=1,cmd=sh quick.sh win' \
     --player 'name=b,dialect=uci,depth=1,cmd=sh quick.sh miss'",
    "serve --listen 127.0.0.1:0 --token secret-token",
];

#[test]
fn too_few_descriptors_give_an_error_message() {
    let room = Room::new();
    let (mut done, mut failed) = (0, 0);
    for most in (3..24).step_by(2) {
        for command in COMMANDS {
            room.done("rm -rf tables data/* game.sgf log");
            let (what, output) = run(&room, most, command);
            no_panic(&what, &output);
            match output.status.code() {
                // A server is ended by a signal.
                Some(0 | 143) => done += 1,
                code => {
                    failed += 1;
                    assert!(!err(&output).is_empty(), "{what}: {code:?} without a word");
                }
            }
        }
    }
    assert!(done > 10 && failed > 10, "{done} {failed}");
}

/// Runs a command with few descriptors; a server until it has said something.
fn run(room: &Room, most: u32, command: &str) -> (String, Output) {
    let mut seconds = if command.starts_with("serve") {
        0.3
    } else {
        60.0
    };
    loop {
        // Bash, as other shells may need descriptors beyond the limit for redirections.
        let what = format!(
            "exec bash -c 'ulimit -n {most}; exec timeout --preserve-status {seconds} \"$LOA\" {}'",
            command.replace('\'', "'\\''")
        );
        let output = room.shell(&what);
        let is_silent = output.stdout.is_empty() && output.stderr.is_empty();
        if !is_silent || seconds >= 60.0 {
            return (what, output);
        }
        seconds *= 4.0;
    }
}
