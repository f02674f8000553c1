//! Too few threads: work goes on with those that there are, or the lack is told in words.

use super::room::{Room, can, err, no_panic, out};

/// Limits on threads don't hold for root, and count all of a user: here one that is nowhere else.
const AS_USER: &str = "setpriv --reuid 64513 --regid 65534 --clear-groups";

const COMMANDS: [&str; 7] = [
    "--dialect uci --hash 1 < many.txt",
    "moves.txt",
    "analyze --hash 1 --threads 64 --nodes 3000",
    "solve --board 3x3 --threads 64 --out data/tables",
    "datagen --board 5x5 --threads 64 --games 2 --nodes 100 --out data/games",
    "match --games 2 --concurrency 2 --out data/match --openings short.txt --player 'name=a,dialect=uci,depth=1,cmd=sh quick.sh win' \
     --player 'name=b,dialect=uci,depth=1,cmd=sh quick.sh miss'",
    "prove --board 4x4 --within 5 --threads 64 --memory 1MiB",
];

#[test]
fn too_few_threads_give_an_error_or_fewer_threads() {
    if !can(
        "no right to become another user",
        &format!("{AS_USER} true"),
    ) {
        return;
    }
    let room = Room::new();
    room.done("chmod 755 . && chmod 777 data && cp \"$LOA\" loa");
    let asked = "setoption name Threads value 64\ngo depth 5\nisready\ngo movetime 100\nquit\n";
    room.write("many.txt", asked);
    let mut done = [0; COMMANDS.len()];
    for most in [2, 3, 4, 5, 6, 8, 12, 20] {
        for (command, done) in COMMANDS.iter().zip(&mut done) {
            room.done("rm -rf data/*");
            let quoted = command.replace('\'', "'\\''");
            let what = format!(
                "exec {AS_USER} bash -c 'ulimit -u {most}; exec timeout 60 ./loa {quoted}'"
            );
            let output = room.shell(&what);
            no_panic(&what, &output);
            match output.status.code() {
                Some(0) => *done += 1,
                code => assert!(!err(&output).is_empty(), "{what}: {code:?} without a word"),
            }
            // Who has no room to play in has not lost.
            let games = room.shell("cat data/match/games.jsonl");
            assert!(!out(&games).contains("started"), "{what}\n{}", out(&games));
            if output.status.success() && command.starts_with("--dialect uci") {
                let answers = out(&output).matches("bestmove ").count();
                assert_eq!(answers, 2, "{what}\n{}", out(&output));
            }
        }
    }
    // A search and self-play need one thread more, whatever they were allowed.
    assert!(done[0] > 0 && done[2] > 0 && done[4] > 0, "{done:?}");
}
