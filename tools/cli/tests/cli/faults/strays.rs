//! Players that leave processes behind.

use super::room::Room;
use crate::start::wait_for;
use test_support::processes_with;

#[test]
fn a_player_that_forks_leaves_nothing_behind() {
    let room = Room::new();
    // Another name than any other test's.
    let name = format!("86{}", std::process::id());
    room.write(
        "forks.sh",
        &format!("sleep {name} &\nsetsid sleep {name} &\n(trap '' TERM HUP; nohup sleep {name}) > /dev/null 2>&1 &\nexec sh quick.sh win\n"),
    );
    let output = room.done(
        "\"$LOA\" match --games 4 --openings short.txt --player 'name=forks,dialect=uci,depth=1,cmd=sh forks.sh' \
         --player 'name=b,dialect=uci,depth=1,cmd=sh quick.sh miss'",
    );
    assert!(output.contains("forks"), "{output}");
    wait_for("no sleeper lives on", || processes_with(&name).is_empty());
}
